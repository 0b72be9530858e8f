//! Events, with the facts needed to describe them.

use crate::card::CardName;
use crate::choice::{To, Way};
use crate::object::ObjId;
use crate::pile::PileName;
use serde::Serialize;
use table::{BySeat, RuleId, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts their variant names")]
pub enum Event {
    StartChosen { seat: Seat },
    /// Both players chose the same title.
    StartAgain { card: CardName, rule: RuleId },
    /// A starting location was placed on the table.
    Started { seat: Seat, card: CardName },
    TurnBegan { seat: Seat, turn: u8 },
    Activated { seat: Seat, amount: u8, most: u8 },
    Drained { by: Seat, at: ObjId, amount: i16 },
    /// A card was lost from a pile or from the hand.
    Lost { seat: Seat, card: CardName, from: Option<PileName> },
    /// A card on the table was lost together with another one.
    LostWith { card: CardName, owner: Seat },
    Deployed { by: Seat, id: ObjId, card: CardName, to: To, cost: i16 },
    Played { by: Seat, card: CardName, target: Option<ObjId>, cost: i16 },
    /// The destiny of a played card was compared with the player's highest ability.
    Tested { by: Seat, card: CardName, drawn: Option<i16>, ability: i16, rule: RuleId },
    Cancelled { owner: Seat, card: CardName },
    /// A card can neither battle nor move this turn.
    Barred { card: ObjId },
    /// A player may draw more battle destinies.
    MoreDestinies { by: Seat, more: u8 },
    Used { by: Seat, card: ObjId, target: Option<ObjId>, cost: i16 },
    Automatic { card: ObjId },
    Reacts { by: Seat, card: CardName, cost: i16 },
    /// A Force drain had no effect.
    DrainCancelled { by: Seat, at: ObjId },
    /// A destiny just drawn was canceled.
    DestinyCancelled { by: Seat, card: CardName },
    /// The value of a destiny just drawn was changed.
    DestinyChanged { by: Seat, card: CardName, value: i16 },
    /// The loser's battle damage is multiplied.
    DamageTimes { times: u8 },
    Captured { card: ObjId },
    Released { card: ObjId },
    Stolen { by: Seat, card: ObjId },
    PutInUsed { card: CardName, owner: Seat },
    OutOfPlay { card: CardName, owner: Seat },
    SetAside { card: ObjId, under: ObjId },
    /// A card set aside returned to its owner's hand.
    TakenBack { card: CardName, owner: Seat },
    Duelled { one: ObjId, with: i16, other: ObjId, against: i16 },
    Halved { seat: Seat, down: bool },
    Searched { by: Seat, card: CardName },
    /// A card's lasting target was chosen.
    AimedAt { card: ObjId, target: ObjId },
    Chosen { card: ObjId, mode: u8 },
    /// A text moved a card.
    Relocated { card: ObjId, to: ObjId },
    /// A card no longer takes part in the battle.
    Excluded { card: ObjId },
    Found { by: Seat, card: CardName, rule: RuleId },
    NotFound { by: Seat, rule: RuleId },
    /// The opponent verified a search of the Reserve Deck.
    Verified { by: Seat, rule: RuleId },
    Shuffled { of: Seat },
    Transferred { card: ObjId, to: ObjId, cost: i16 },
    BattleBegan { by: Seat, at: ObjId },
    /// A creature was attacked, or attacked the given card.
    Attacked { creature: ObjId, by: Seat, victim: Option<ObjId> },
    AttackDecided { creature: ObjId, power: i16, ferocity: i16, rule: RuleId },
    /// The interior of a vehicle that left the table was lost.
    SiteLost { card: CardName, owner: Seat },
    TookUnseen { by: Seat, rule: RuleId },
    Fired { by: Seat, weapon: ObjId, target: ObjId, cost: i16 },
    /// A destiny was drawn: its value, and the total so far.
    Destiny { by: Seat, card: CardName, value: i16, total: i16, rule: RuleId },
    /// The Reserve Deck was empty, so the draw failed.
    NoDestiny { by: Seat, rule: RuleId },
    /// The total of a shot was compared with the defense value.
    Shot { weapon: ObjId, target: ObjId, total: i16, defence: i16, hit: bool, rule: RuleId },
    Power {
        power: BySeat<i16>,
        damage: BySeat<i16>,
        attrition: BySeat<i16>,
        winner: Option<Seat>,
        rule: RuleId,
    },
    Forfeited { owner: Seat, card: CardName, value: i16, damage: i16, attrition: i16 },
    BattleEnded { at: ObjId },
    Moved { id: ObjId, way: Way, cost: i16 },
    Transited { from: ObjId, to: ObjId, cards: u8, cost: i16 },
    /// A card was drawn into hand; named only for those who know it.
    Drew { seat: Seat, card: Option<CardName> },
    Recirculated,
}
