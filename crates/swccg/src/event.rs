//! Events, with the facts needed to describe them.

use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use crate::cards::pile::PileName;
use crate::choice::{Destination, MoveKind};
use contract::{BySeat, RuleId, Seat};
use serde::Serialize;

/// An event of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A starting location was chosen, face down.
    StartChosen { seat: Seat },
    /// Both players chose the same title.
    StartAgain { card: CardName, rule: RuleId },
    /// A starting location was placed on the table.
    Started { seat: Seat, card: CardName },
    /// A turn began.
    TurnBegan { seat: Seat, turn: u8 },
    /// A player activated Force.
    Activated { seat: Seat, amount: u8, most: u8 },
    /// A player drained Force.
    Drained { by: Seat, at: ObjId, amount: i16 },
    /// A card was lost from a pile or from the hand.
    Lost { seat: Seat, card: CardName, from: Option<PileName> },
    /// A card on the table was lost together with another one.
    LostWith { card: CardName, owner: Seat },
    /// A card was deployed.
    Deployed { by: Seat, id: ObjId, card: CardName, to: Destination, cost: i16 },
    /// An Interrupt was played.
    Played { by: Seat, card: CardName, target: Option<ObjId>, cost: i16 },
    /// The destiny of a played card was compared with the player's highest ability.
    Tested { by: Seat, card: CardName, drawn: Option<i16>, ability: i16, rule: RuleId },
    /// A card was canceled.
    Cancelled { owner: Seat, card: CardName },
    /// A card can neither battle nor move this turn.
    Barred { card: ObjId },
    /// A player may draw more battle destinies.
    MoreDestinies { by: Seat, more: u8 },
    /// The text of a card on the table was used.
    Used { by: Seat, card: ObjId, target: Option<ObjId>, cost: i16 },
    /// Force was paid for an action in progress.
    Paid { by: Seat, cost: i16 },
    /// An action in progress was not paid for and stopped.
    NotPaid { by: Seat, cost: i16 },
    /// A text took effect automatically.
    Automatic { card: ObjId },
    /// A card reacts.
    Reacts { by: Seat, card: CardName, cost: i16 },
    /// A Force drain had no effect.
    DrainCancelled { by: Seat, at: ObjId },
    /// A destiny just drawn was canceled.
    DestinyCancelled { by: Seat, card: CardName },
    /// The value of a destiny just drawn was changed.
    DestinyChanged { by: Seat, card: CardName, value: i16 },
    /// The loser's battle damage is multiplied.
    DamageTimes { times: u8 },
    /// A card was captured.
    Captured { card: ObjId },
    /// A captive was released.
    Released { card: ObjId },
    /// A card was stolen.
    Stolen { by: Seat, card: ObjId },
    /// A card went to its owner's Used Pile.
    PutInUsed { card: CardName, owner: Seat },
    /// A card was placed out of play.
    OutOfPlay { card: CardName, owner: Seat },
    /// A card was set aside under another.
    SetAside { card: ObjId, under: ObjId },
    /// A card set aside returned to its owner's hand.
    TakenBack { card: CardName, owner: Seat },
    /// Two characters dueled.
    Duelled { one: ObjId, with: i16, other: ObjId, against: i16 },
    /// A player's Force losses are halved this turn, rounded up or down.
    Halved { seat: Seat, down: bool },
    /// A player retrieved Force: cards went from the Lost Pile to the Used Pile.
    Retrieved { seat: Seat, amount: i16 },
    /// A player's total battle destiny is zero in this battle.
    DestinyVoided { by: Seat },
    /// The forfeit value of a card is zero for the rest of the battle.
    Worthless { card: ObjId },
    /// A player searches the Reserve Deck.
    Searched { by: Seat, card: CardName },
    /// A card's lasting target was chosen.
    AimedAt { card: ObjId, target: ObjId },
    /// One of several texts of a card was chosen.
    Chosen { card: ObjId, mode: u8 },
    /// A text moved a card.
    Relocated { card: ObjId, to: ObjId },
    /// A card no longer takes part in the battle.
    Excluded { card: ObjId },
    /// A card was found, shown and taken into hand.
    Found { by: Seat, card: CardName, rule: RuleId },
    /// A search took nothing.
    NotFound { by: Seat, rule: RuleId },
    /// The opponent verified a search of the Reserve Deck.
    Verified { by: Seat, rule: RuleId },
    /// A Reserve Deck was shuffled.
    Shuffled { of: Seat },
    /// A weapon or device was transferred.
    Transferred { card: ObjId, to: ObjId, cost: i16 },
    /// A battle was initiated.
    BattleBegan { by: Seat, at: ObjId },
    /// A creature was attacked, or attacked the given card.
    Attacked { creature: ObjId, by: Seat, victim: Option<ObjId> },
    /// An attack was decided.
    AttackDecided { creature: ObjId, power: i16, ferocity: i16, rule: RuleId },
    /// The interior of a vehicle that left the table was lost.
    SiteLost { card: CardName, owner: Seat },
    /// A card was taken into hand without being shown.
    TookUnseen { by: Seat, rule: RuleId },
    /// A weapon was fired.
    Fired { by: Seat, weapon: ObjId, target: ObjId, cost: i16 },
    /// A destiny was drawn: its value, and the total so far.
    Destiny { by: Seat, card: CardName, value: i16, total: i16, rule: RuleId },
    /// The Reserve Deck was empty, so the draw failed.
    NoDestiny { by: Seat, rule: RuleId },
    /// The total of a shot was compared with the defense value.
    Shot {
        weapon: ObjId,
        target: ObjId,
        total: i16,
        #[serde(rename = "defence")]
        defense: i16,
        hit: bool,
        rule: RuleId,
    },
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
    /// The battle ended.
    BattleEnded { at: ObjId },
    /// A card moved.
    Moved { id: ObjId, way: MoveKind, cost: i16 },
    /// A group moved from docking bay to docking bay.
    Transited { from: ObjId, to: ObjId, cards: u8, cost: i16 },
    /// A card was drawn into hand; named only for those who know it.
    Drew { seat: Seat, card: Option<CardName> },
    /// The Used Piles went under the Reserve Decks.
    Recirculated,
}
