//! How a match begins: the mode, the options, and everything that can be wrong with them.

use crate::position::Position;
use crate::{CruiserKey, Matricule, Sector};
use contract::{BySeat, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// The start of a match as data: a new match, or a complete position.
///
/// ```
/// let setup: starfighter::Setup = serde_json::from_str(r#"{ "mode": "training" }"#).unwrap();
/// assert_eq!(setup.options.rounds, 30);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Setup {
    /// Determines the cards and cruisers used, and whether there is a common pile.
    pub mode: Mode,
    /// The seat that starts with the initiative marker.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = 1)))]
    pub first: Seat,
    /// The cruiser of each seat, or `None` if the seat chooses it during the match.
    #[serde(default)]
    pub cruisers: BySeat<Option<CruiserKey>>,
    /// Training and Skirmish: the common cards, if not all those of the mode.
    #[serde(default)]
    pub cards: Option<Vec<Matricule>>,
    /// Total War: the deck of each seat.
    #[serde(default)]
    pub decks: Option<BySeat<Deck>>,
    #[serde(default)]
    pub options: Options,
    /// A position in the middle of a match. It names every card itself, so `cards` and `decks` must be left out.
    #[serde(default)]
    pub position: Option<Box<Position>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mode {
    /// Green cards, training cruisers, a common pile.
    Training,
    /// All cards and cruisers, a common pile.
    Skirmish,
    /// Each seat brings its own deck.
    TotalWar,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Deck {
    /// A deck of the content, by its key.
    Ready(String),
    List(Vec<Matricule>),
}

/// House rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    pub chain: ChainLimit,
    /// After this many rounds the match is a draw.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub rounds: u8,
    pub boxes: Boxes,
    pub compensation: Compensation,
}

impl Default for Options {
    fn default() -> Self {
        Options { chain: ChainLimit::Once, rounds: 30, boxes: Boxes::Two, compensation: Compensation::None }
    }
}

/// How often a symbol may fire in one chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ChainLimit {
    /// Each symbol once.
    #[default]
    Once,
    /// Each symbol three times.
    Thrice,
    /// As often as it becomes visible, until an arrangement of the cards repeats in this chain.
    UntilRepeat,
}

/// How many boxes of the game the players own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Boxes {
    /// One: choosing a cruiser excludes the reverse of its board, and a card can be in only one deck.
    One,
    /// Two: no such limits.
    #[default]
    Two,
}

/// What the second player gets for not playing first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Compensation {
    /// Nothing, as in the rulebook.
    #[default]
    None,
    /// Extra cards in the first round.
    Cards(u8),
    /// Extra armor points.
    #[serde(rename = "armour")]
    Armor(u8),
}

/// Something wrong with a set-up, a position or a hand-written view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// There are only two seats.
    NoSuchSeat { seat: Seat },
    /// No cruiser has this key.
    NoSuchCruiser { seat: Seat, cruiser: CruiserKey, rule: RuleId },
    /// This cruiser is not used in this mode.
    CruiserNotInMode { seat: Seat, cruiser: CruiserKey, rule: RuleId },
    /// With one box both seats use the same board.
    CruiserTwice { cruiser: CruiserKey, rule: RuleId },
    /// A position names no cruiser for this seat.
    NoCruiser { seat: Seat },
    /// No card has this matricule.
    NoSuchCard { card: Matricule, rule: RuleId },
    /// This card is not used in this mode.
    CardNotInMode { card: Matricule, rule: RuleId },
    /// The card is listed twice.
    CardTwice { card: Matricule, rule: RuleId },
    /// With one box the card is in both decks.
    CardInBothDecks { card: Matricule, rule: RuleId },
    /// There are no cards to play with.
    NoCards { rule: RuleId },
    /// The deck is too small.
    DeckTooSmall { seat: Seat, cards: usize, least: usize, rule: RuleId },
    /// No ready-made deck has this key.
    NoSuchDeck { seat: Seat, deck: String, rule: RuleId },
    /// Total War needs two decks.
    NoDecks { rule: RuleId },
    /// Decks are for Total War only.
    DecksNotInMode { rule: RuleId },
    /// A list of common cards is for Training and Skirmish only; a position has its own lists.
    CardsNotWanted { rule: RuleId },
    /// The round limit is zero.
    NoRounds { rule: RuleId },
    /// The compensation is above the maximum.
    Compensation { most: u8, rule: RuleId },
    /// The position's round is zero or beyond the limit.
    Round { round: u8, most: u8, rule: RuleId },
    /// Too few sectors would face each other.
    Offset { offset: i8, most: i8, rule: RuleId },
    /// A position needs one pile, or two in Total War.
    Piles { found: usize, wanted: usize, rule: RuleId },
    /// A sector holds more cards than it has slots.
    SectorFull { seat: Seat, sector: Sector, cards: usize, slots: usize, rule: RuleId },
    /// A card on the table is not named.
    NoName { seat: Seat, sector: Sector, slot: u8 },
    /// A half has more markers than fighters, or the card has no undamaged fighter.
    Damage { seat: Seat, sector: Sector, slot: u8, rule: RuleId },
    /// A card has more markers on screens than screens.
    Screens { seat: Seat, sector: Sector, slot: u8, rule: RuleId },
    /// More cards are promised aside than the pile has.
    Promised { promised: u8, pile: u8, rule: RuleId },
    /// Both seats have passed, or a seat that passed is to play a card.
    Passed { rule: RuleId },
    /// The pile holds a card that was not reshuffled into it, or a reshuffled card is somewhere it cannot be.
    NotRemade { card: Matricule, rule: RuleId },
    /// A view does not add up: the number of places does not match the number of unseen cards.
    Places { places: usize, cards: usize },
    /// A view contradicts itself.
    Contradiction { what: &'static str },
}

/// A named set-up offered to players.
#[derive(Clone, Debug)]
pub struct Preset {
    /// The name on the command line and in links.
    pub key: &'static str,
    pub setup: Setup,
}

#[must_use]
pub fn presets() -> Vec<Preset> {
    let of = |mode| Setup {
        mode,
        first: Seat::A,
        cruisers: BySeat([None; 2]),
        cards: None,
        decks: None,
        options: Options::default(),
        position: None,
    };
    let one_box = Options { boxes: Boxes::One, ..Options::default() };
    let decks = BySeat([Deck::Ready("phalanx".into()), Deck::Ready("carousel".into())]);
    vec![
        Preset { key: "training", setup: Setup { options: one_box, ..of(Mode::Training) } },
        Preset { key: "skirmish", setup: of(Mode::Skirmish) },
        Preset { key: "total_war", setup: Setup { decks: Some(decks), ..of(Mode::TotalWar) } },
    ]
}
