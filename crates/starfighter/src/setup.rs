//! How a match begins: the mode, the options, and everything that can be wrong with them.

use crate::position::Position;
use crate::{CruiserKey, Matricule, Sector};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{BySeat, RuleId, Seat};

/// A beginning that can be written down: a new match, or a whole position.
///
/// ```
/// let setup: starfighter::Setup = serde_json::from_str(r#"{ "mode": "training" }"#).unwrap();
/// assert_eq!(setup.options.rounds, 30);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// Which cards and cruisers are used, and whose the piles are.
    pub mode: Mode,
    /// Who begins with the initiative marker.
    #[serde(default)]
    #[schemars(with = "u8", range(max = 1))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub first: Seat,
    /// The cruiser of each seat, or nothing where the seat is to choose at the table.
    #[serde(default)]
    #[schemars(with = "[Option<CruiserKey>; 2]")]
    #[cfg_attr(feature = "ts", ts(as = "[Option<CruiserKey>; 2]"))]
    pub cruisers: BySeat<Option<CruiserKey>>,
    /// Training and Skirmish: the common cards, if not all those of the mode.
    #[serde(default)]
    pub cards: Option<Vec<Matricule>>,
    /// Total War: the deck of each seat.
    #[serde(default)]
    #[schemars(with = "Option<[Deck; 2]>")]
    #[cfg_attr(feature = "ts", ts(as = "Option<[Deck; 2]>"))]
    pub decks: Option<BySeat<Deck>>,
    /// What the players agreed on.
    #[serde(default)]
    pub options: Options,
    /// A position in the middle of a match. It names every card itself, so `cards` and `decks` are left out.
    #[serde(default)]
    pub position: Option<Box<Position>>,
}

/// The three ways to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Mode {
    /// Green cards, training cruisers, a common pile.
    Training,
    /// All cards and cruisers, a common pile.
    Skirmish,
    /// Each seat brings its own deck.
    TotalWar,
}

/// A deck for Total War.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deck {
    /// A deck of the content, by key.
    Ready(String),
    /// A list of cards.
    List(Vec<Matricule>),
}

/// What the players agreed on before the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// How often a symbol may fire in one chain.
    pub chain: ChainLimit,
    /// After so many rounds the match is a draw.
    #[schemars(range(min = 1))]
    pub rounds: u8,
    /// How many boxes the table has.
    pub boxes: Boxes,
    /// What the second player gets for not being the first.
    pub compensation: Compensation,
}

impl Default for Options {
    fn default() -> Self {
        Options { chain: ChainLimit::Once, rounds: 30, boxes: Boxes::Two, compensation: Compensation::None }
    }
}

/// How often a symbol may fire in one chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChainLimit {
    /// Each symbol once.
    #[default]
    Once,
    /// Each symbol three times.
    Thrice,
    /// As often as it appears, until the cards lie as they lay before in this chain.
    UntilRepeat,
}

/// How many boxes the table has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Boxes {
    /// One: a chosen cruiser bars the reverse of its board, and a card sits in one deck only.
    One,
    /// Two: no such limits.
    #[default]
    Two,
}

/// What the second player gets for not being the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Compensation {
    /// Nothing, as in the rulebook.
    #[default]
    None,
    /// So many cards more in the first round.
    Cards(u8),
    /// So many points of armour more.
    Armour(u8),
}

/// One thing wrong with a set-up, a position or a hand-written view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Fault {
    /// There are two seats only.
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
    /// No ready deck has this key.
    NoSuchDeck { seat: Seat, deck: String, rule: RuleId },
    /// Total War needs two decks.
    NoDecks { rule: RuleId },
    /// Decks are for Total War only.
    DecksNotInMode { rule: RuleId },
    /// A list of common cards is for Training and Skirmish only; a position has its own lists.
    CardsNotWanted { rule: RuleId },
    /// The round limit is nought.
    NoRounds { rule: RuleId },
    /// The compensation is out of proportion.
    Compensation { most: u8, rule: RuleId },
    /// The position's round is nought or beyond the limit.
    Round { round: u8, most: u8, rule: RuleId },
    /// The boards are too far apart.
    Offset { offset: i8, most: i8, rule: RuleId },
    /// A position needs one pile, or two in Total War.
    Piles { found: usize, wanted: usize, rule: RuleId },
    /// A sector holds more cards than it has slots.
    SectorFull { seat: Seat, sector: Sector, cards: usize, slots: usize, rule: RuleId },
    /// A card on the table has no name.
    NoName { seat: Seat, sector: Sector, slot: u8 },
    /// A half has more markers than fighters, or no fighter of the card is whole.
    Damage { seat: Seat, sector: Sector, slot: u8, rule: RuleId },
    /// A card has more markers on screens than screens.
    Screens { seat: Seat, sector: Sector, slot: u8, rule: RuleId },
    /// More cards are promised aside than the pile has.
    Promised { promised: u8, pile: u8, rule: RuleId },
    /// Both seats have passed, or a seat that passed is to lay a card.
    Passed { rule: RuleId },
    /// The pile holds a card it was not made of, or a card that lies elsewhere since before the pile was made.
    NotRemade { card: Matricule, rule: RuleId },
    /// A view does not add up: so many places for so many unseen cards.
    Places { places: usize, cards: usize },
    /// A view asks something its other facts rule out.
    Contradiction { what: &'static str },
}

/// A named set-up for the host to offer.
#[derive(Clone, Debug)]
pub struct Preset {
    /// The name on the command line and in links.
    pub key: &'static str,
    /// The set-up.
    pub setup: Setup,
}

/// The set-ups worth a name.
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
