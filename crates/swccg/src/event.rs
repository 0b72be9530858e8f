//! What happened, with the facts needed to tell it.

use crate::card::CardName;
use crate::choice::{To, Way};
use crate::object::ObjId;
use crate::pile::PileName;
use serde::Serialize;
use table::{BySeat, RuleId, Seat};

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Event {
    /// A starting location was chosen, face down.
    StartChosen { seat: Seat },
    /// Both chose the same title.
    StartAgain { card: CardName, rule: RuleId },
    /// A starting location lies on the table.
    Started { seat: Seat, card: CardName },
    /// A turn begins.
    TurnBegan { seat: Seat, turn: u8 },
    /// Force was activated.
    Activated { seat: Seat, amount: u8, most: u8 },
    /// A Force drain.
    Drained { by: Seat, at: ObjId, amount: i16 },
    /// A card of a pile or of the hand was lost.
    Lost { seat: Seat, card: CardName, from: Option<PileName> },
    /// A card of the table was lost with another one.
    LostWith { card: CardName, owner: Seat },
    /// A card came to the table.
    Deployed { by: Seat, id: ObjId, card: CardName, to: To, cost: i16 },
    /// An Interrupt was played.
    Played { by: Seat, card: CardName, target: Option<ObjId>, cost: i16 },
    /// Its destiny was compared with the highest ability.
    Tested { by: Seat, card: CardName, drawn: Option<i16>, ability: i16, rule: RuleId },
    /// A card was cancelled.
    Cancelled { owner: Seat, card: CardName },
    /// A card neither battles nor moves this turn.
    Barred { card: ObjId },
    /// A player draws more battle destinies.
    MoreDestinies { by: Seat, more: u8 },
    /// The text of a card on the table is used.
    Used { by: Seat, card: ObjId, target: Option<ObjId>, cost: i16 },
    /// A text works by itself.
    Automatic { card: ObjId },
    /// A card reacts.
    Reacts { by: Seat, card: CardName, cost: i16 },
    /// A Force drain comes to nothing.
    DrainCancelled { by: Seat, at: ObjId },
    /// A destiny just drawn counts nothing.
    DestinyCancelled { by: Seat, card: CardName },
    /// A destiny just drawn counts something else.
    DestinyChanged { by: Seat, card: CardName, value: i16 },
    /// The loser's battle damage counts so many times.
    DamageTimes { times: u8 },
    /// A card was captured.
    Captured { card: ObjId },
    /// A captive is free.
    Released { card: ObjId },
    /// A card changed sides.
    Stolen { by: Seat, card: ObjId },
    /// A card went to the Used Pile.
    PutInUsed { card: CardName, owner: Seat },
    /// A card is out of play.
    OutOfPlay { card: CardName, owner: Seat },
    /// A card is set aside under another.
    SetAside { card: ObjId, under: ObjId },
    /// A card set aside goes to its owner's hand.
    TakenBack { card: CardName, owner: Seat },
    /// Two characters duelled.
    Duelled { one: ObjId, with: i16, other: ObjId, against: i16 },
    /// A player's Force losses are halved this turn.
    Halved { seat: Seat, down: bool },
    /// A player searches the Reserve Deck.
    Searched { by: Seat, card: CardName },
    /// A card aims at another.
    AimedAt { card: ObjId, target: ObjId },
    /// One of several texts was chosen.
    Chosen { card: ObjId, mode: u8 },
    /// Cards were moved by a text.
    Relocated { card: ObjId, to: ObjId },
    /// A card takes part in the battle no more.
    Excluded { card: ObjId },
    /// A card was found, shown and taken into hand.
    Found { by: Seat, card: CardName, rule: RuleId },
    /// Nothing was taken.
    NotFound { by: Seat, rule: RuleId },
    /// The opponent looked through the Reserve Deck.
    Verified { by: Seat, rule: RuleId },
    /// A Reserve Deck was shuffled.
    Shuffled { of: Seat },
    /// A weapon or device changed hands.
    Transferred { card: ObjId, to: ObjId, cost: i16 },
    /// A battle begins.
    BattleBegan { by: Seat, at: ObjId },
    /// A creature is attacked, or attacks the card named.
    Attacked { creature: ObjId, by: Seat, victim: Option<ObjId> },
    /// An attack was decided.
    AttackDecided { creature: ObjId, power: i16, ferocity: i16, rule: RuleId },
    /// The inside of a vehicle that is gone is lost.
    SiteLost { card: CardName, owner: Seat },
    /// A card was taken into hand without being shown.
    TookUnseen { by: Seat, rule: RuleId },
    /// A weapon is fired.
    Fired { by: Seat, weapon: ObjId, target: ObjId, cost: i16 },
    /// A destiny was drawn: what the card says, and the total so far.
    Destiny { by: Seat, card: CardName, value: i16, total: i16, rule: RuleId },
    /// The Reserve Deck was empty: the draw fails.
    NoDestiny { by: Seat, rule: RuleId },
    /// The shot was compared with the defence value.
    Shot { weapon: ObjId, target: ObjId, total: i16, defence: i16, hit: bool, rule: RuleId },
    /// Total power was compared.
    Power {
        power: BySeat<i16>,
        damage: BySeat<i16>,
        attrition: BySeat<i16>,
        winner: Option<Seat>,
        rule: RuleId,
    },
    /// A card was forfeited.
    Forfeited { owner: Seat, card: CardName, value: i16, damage: i16, attrition: i16 },
    /// The battle is over.
    BattleEnded { at: ObjId },
    /// A card moved.
    Moved { id: ObjId, way: Way, cost: i16 },
    /// A group went from docking bay to docking bay.
    Transited { from: ObjId, to: ObjId, cards: u8, cost: i16 },
    /// A card was drawn into hand; named for those who know it.
    Drew { seat: Seat, card: Option<CardName> },
    /// Used Piles went under Reserve Decks.
    Recirculated,
}
