//! What is going on inside an action: a stack of small steps, the last one first. A step that turns a card asks
//! chance only if that card is not a fact yet.

use crate::card::CardName;
use crate::choice::{To, Way};
use crate::destiny::DestinyKind;
use crate::object::ObjId;
use crate::pile::PileName;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Room for frames: an action, its losses, a card being turned, and a dozen responses to one another.
pub(crate) const ROOM: usize = 32;

/// Frames an action needs at most without being responded to.
pub(crate) const SPARE: usize = 8;

/// One step under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A player draws the top card of a pile into hand.
    Draw {
        /// Who.
        seat: Seat,
        /// From which pile.
        from: PileName,
    },
    /// A player has Force to lose.
    Lose {
        /// Who.
        seat: Seat,
        /// How much is left.
        left: u8,
    },
    /// The top card of a pile is turned and lost.
    Flip {
        /// Whose.
        seat: Seat,
        /// Which pile.
        from: PileName,
    },
    /// A destiny is drawn for the frame below, or for the battle.
    Destiny {
        /// By whom.
        by: Seat,
        /// For what.
        kind: DestinyKind,
        /// How far it is.
        stage: DestinyStage,
    },
    /// A weapon is being fired.
    Shot {
        /// The weapon.
        weapon: ObjId,
        /// Its target.
        target: ObjId,
        /// Destinies left to draw.
        left: u8,
        /// Their total so far.
        total: i16,
    },
    /// An action of a text is under way: a played Interrupt waits until nobody responds any more.
    Act {
        /// By whom.
        by: Seat,
        /// The card that bears the text.
        card: CardName,
        /// Where it lies, if it was not played from hand.
        obj: Option<ObjId>,
        /// Which clause of its text.
        clause: u8,
        /// Aimed at what.
        target: Option<ObjId>,
        /// The second card chosen.
        second: Option<ObjId>,
        /// How far it is.
        stage: Stage,
        /// The step it is at.
        step: u8,
    },
    /// A player chooses the second card of the action below.
    Aim {
        /// Who.
        by: Seat,
    },
    /// A player chooses what a card just deployed aims at.
    AimOf {
        /// Which.
        card: ObjId,
    },
    /// A player chooses one of the texts of a card just deployed.
    Mode {
        /// Which.
        card: ObjId,
        /// How many there are.
        of: u8,
    },
    /// A card just deployed stays only if its destiny is right.
    DeployTest {
        /// Which.
        card: ObjId,
        /// Its destiny, once drawn.
        drawn: Drawn,
    },
    /// A player moves a card away or it is lost.
    Away {
        /// Which.
        card: ObjId,
    },
    /// A player loses so many characters at a location.
    Cull {
        /// Who.
        seat: Seat,
        /// Where.
        at: ObjId,
        /// How many are left.
        left: u8,
    },
    /// Own cards at a location are gathered for the action below.
    Gather {
        /// By whom.
        by: Seat,
        /// Where.
        at: ObjId,
    },
    /// A vehicle is on its way past sites between.
    Passing {
        /// Which.
        card: ObjId,
        /// To this site.
        to: ObjId,
    },
    /// A card deploys or moves as a 'react'.
    React {
        /// By whom.
        by: Seat,
        /// What.
        what: Reaction,
        /// Whether it was cancelled.
        cancelled: bool,
    },
    /// A Force drain begins.
    Drain {
        /// By whom.
        by: Seat,
        /// Where.
        at: ObjId,
        /// Whether what may be added is added.
        full: bool,
    },
    /// A weapon may be fired once more.
    Again {
        /// Which.
        weapon: ObjId,
    },
    /// A creature attacks: whose cards, once that is settled.
    Hunt {
        /// The creature.
        creature: ObjId,
        /// Whose card it attacks.
        whose: Option<Seat>,
    },
    /// A creature and those it fights.
    Attack {
        /// The creature.
        creature: ObjId,
        /// The player who attacks it, or whose card it attacks.
        by: Seat,
        /// The card it attacks, if it is the attacker.
        victim: Option<ObjId>,
        /// How far it is.
        stage: AttackStage,
        /// Power, or ferocity of a creature attacked by another, so far.
        power: i16,
        /// Ferocity of the creature so far.
        ferocity: i16,
    },
    /// A text lets a weapon be fired outside a battle.
    Outside {
        /// By whom.
        by: Seat,
        /// The card that bears the text.
        card: CardName,
        /// Where it lies, if it was not played from hand.
        obj: Option<ObjId>,
        /// Which clause of its text.
        clause: u8,
        /// Which step of it.
        step: u8,
        /// Whether the first shot was fired.
        fired: bool,
    },
    /// A card is about to be lost.
    Leaving {
        /// Which.
        card: ObjId,
    },
    /// A card was lost from the table; players may respond once what is above is through.
    Lost {
        /// Which.
        card: CardName,
        /// Whose it was.
        owner: Seat,
        /// Where it was.
        at: Option<ObjId>,
    },
    /// A player looks through a pile for a card.
    Search {
        /// Who.
        by: Seat,
        /// The card that lets them.
        card: CardName,
        /// Which clause of its text.
        clause: u8,
        /// Which step of it.
        step: u8,
    },
    /// A player deploys the card just found.
    Bring {
        /// Who.
        by: Seat,
        /// Which.
        card: CardName,
    },
    /// The opponent may verify a search that found nothing.
    Verify {
        /// Who searched.
        by: Seat,
        /// The card that let them.
        card: CardName,
        /// The pile that was searched.
        pile: PileName,
    },
    /// A Reserve Deck is shuffled.
    Shuffle {
        /// Whose.
        of: Seat,
    },
    /// Players may respond to what has just happened.
    Window {
        /// To what.
        moment: Moment,
        /// Who may now.
        asked: Seat,
        /// How many have passed one after the other.
        passes: u8,
    },
    /// A group gathers for docking bay transit.
    Transit {
        /// From this docking bay.
        from: ObjId,
        /// To that one.
        to: ObjId,
    },
}

/// How far an action is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing has been done yet.
    Fresh,
    /// Its destiny was drawn; nothing if the draw failed.
    Drawn(Option<i16>),
    /// Its steps are done one by one; with its destiny, if it had one.
    Works(Option<i16>),
    /// The steps for a wrong destiny are done.
    Fails(Option<i16>),
    /// It was cancelled.
    Cancelled,
}

/// How far an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackStage {
    /// Weapons may be fired at the creature.
    Weapons,
    /// So many destinies are drawn for power.
    Power(u8),
    /// So many destinies are drawn for ferocity.
    Ferocity(u8),
}

/// A destiny a frame waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Not drawn yet.
    Not,
    /// Drawn; nothing if the draw failed.
    As(Option<i16>),
}

/// How far a destiny is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DestinyStage {
    /// To be drawn.
    Fresh,
    /// Its player chooses between the two numbers of this card.
    Two(CardName),
    /// Drawn, and may be responded to.
    Drawn(CardName, i16),
    /// Cancelled.
    Void(CardName),
}

/// What is done as a 'react'.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// A card moves.
    Move(ObjId, Way),
    /// A card deploys.
    Deploy(CardName, To),
    /// A craft deploys with its pilot.
    DeployWith(CardName, CardName, ObjId),
}

/// What can be responded to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The card in the frame just below was played, or reacts.
    Played,
    /// A card was deployed.
    Deployed(ObjId),
    /// A battle was initiated.
    BattleBegun,
    /// A Force drain was initiated here.
    DrainBegun(ObjId),
    /// The destiny in the frame just below was drawn.
    Destiny,
    /// The card is about to be lost.
    Leaving(ObjId),
    /// This card was just lost, by this player, from there.
    Lost(CardName, Seat, Option<ObjId>),
    /// The battle ends.
    BattleEnds,
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Lose { seat: Seat::A, left: 0 }
    }
}
