//! The stack of steps in progress; the last one is handled first. A step that turns over a card needs chance only if
//! that card is not determined yet.

use crate::action::destiny_kind::DestinyKind;
use crate::cards::card::CardName;
use crate::cards::object::ObjId;
use crate::cards::pile::PileName;
use crate::choice::{Destination, MoveKind};
use contract::Seat;
use serde::{Deserialize, Serialize};

/// Maximum number of frames: an action, its losses, a card being turned over, and a dozen responses to one another.
pub(crate) const MAX_FRAMES: usize = 32;

/// The most frames an action needs without responses.
pub(crate) const RESERVED_FRAMES: usize = 8;

/// A step in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Frame {
    Draw {
        seat: Seat,
        from: PileName,
    },
    Lose {
        seat: Seat,
        /// How much is left.
        left: u8,
    },
    /// The top card of a pile is turned over and lost.
    Flip {
        seat: Seat,
        from: PileName,
    },
    /// A destiny is drawn for the frame below, or for the battle.
    Destiny {
        by: Seat,
        kind: DestinyKind,
        stage: DestinyStage,
    },
    Shot {
        weapon: ObjId,
        target: ObjId,
        /// Destinies left to draw.
        left: u8,
        /// Their total so far.
        total: i16,
    },
    /// An action of a text is in progress: a played Interrupt waits until nobody responds any more.
    Act {
        by: Seat,
        /// The card that bears the text.
        card: CardName,
        /// Its id, unless it was played from hand.
        obj: Option<ObjId>,
        /// Index into its text.
        clause: u8,
        target: Option<ObjId>,
        second: Option<ObjId>,
        stage: ActionStage,
        /// Index of the next step.
        step: u8,
        /// The Effect that keeps the Interrupt once it is carried out.
        #[serde(default)]
        grabbed: Option<ObjId>,
    },
    /// A player chooses the target or second card of the action below.
    Aim {
        by: Seat,
    },
    /// A player chooses the lasting target of a card just deployed.
    AimOf {
        card: ObjId,
    },
    /// A player chooses one of the texts of a card just deployed.
    Mode {
        card: ObjId,
        /// Number of texts.
        of: u8,
    },
    /// A card just deployed stays only if its destiny passes a test.
    DeployTest {
        card: ObjId,
        drawn: AwaitedDestiny,
    },
    /// A player pays Force for the action below, or it stops.
    Pay {
        by: Seat,
        cost: u8,
    },
    /// The player of a weapon decides how much extra Force the shot below is worth.
    Raise {
        weapon: ObjId,
        most: u8,
    },
    /// One of a player's characters at a location, chosen at random, is lost.
    Lot {
        seat: Seat,
        at: ObjId,
    },
    /// Two characters duel with destinies: the first is the one of the player who began it.
    Duel {
        by: Seat,
        one: ObjId,
        other: ObjId,
        /// Destinies that each has still to draw.
        left: [u8; 2],
        /// Their totals so far.
        totals: [i16; 2],
    },
    /// A player moves a card away, or it is lost.
    Away {
        card: ObjId,
    },
    /// A player loses characters at a location.
    Cull {
        seat: Seat,
        at: ObjId,
        /// Number of characters left to lose.
        left: u8,
    },
    /// The player's cards at a location are gathered for the action below.
    Gather {
        by: Seat,
        at: ObjId,
    },
    /// A vehicle passes sites on its way.
    Passing {
        card: ObjId,
        to: ObjId,
    },
    /// A card deploys or moves as a 'react'.
    React {
        by: Seat,
        what: Reaction,
        cancelled: bool,
    },
    Drain {
        by: Seat,
        at: ObjId,
        /// Whether the optional bonus is included.
        full: bool,
    },
    /// A weapon may be fired once more.
    Again {
        weapon: ObjId,
    },
    /// A creature attacks; whose cards may still have to be decided.
    Hunt {
        creature: ObjId,
        whose: Option<Seat>,
    },
    /// An attack by or on a creature.
    Attack {
        creature: ObjId,
        /// The player who attacks it, or whose card it attacks.
        by: Seat,
        /// The card it attacks, if it is the attacker.
        victim: Option<ObjId>,
        stage: AttackStage,
        /// Power so far, or the ferocity of a creature attacked by another.
        power: i16,
        /// Ferocity of the creature so far.
        ferocity: i16,
    },
    /// A text lets a weapon be fired outside a battle.
    Outside {
        by: Seat,
        /// The card that bears the text.
        card: CardName,
        /// Its id, unless it was played from hand.
        obj: Option<ObjId>,
        /// Index into its text.
        clause: u8,
        step: u8,
        /// Whether the first shot has been fired.
        fired: bool,
    },
    Leaving {
        card: ObjId,
    },
    /// A card was lost from the table; players may respond once the frames above are finished.
    Lost {
        card: CardName,
        owner: Seat,
        at: Option<ObjId>,
    },
    /// A player searches a pile for a card.
    Search {
        by: Seat,
        /// The card whose text allows the search.
        card: CardName,
        /// Index into its text.
        clause: u8,
        step: u8,
    },
    Bring {
        by: Seat,
        card: CardName,
    },
    Verify {
        by: Seat,
        /// The card whose text allowed the search.
        card: CardName,
        pile: PileName,
    },
    Shuffle {
        of: Seat,
    },
    /// Players may respond to what has just happened.
    Window {
        moment: Moment,
        asked: Seat,
        /// Number of consecutive passes.
        passes: u8,
    },
    Transit {
        from: ObjId,
        to: ObjId,
    },
}

/// The progress of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActionStage {
    Fresh,
    /// Its destiny was drawn; `None` if the draw failed.
    Drawn(Option<i16>),
    /// Its steps are carried out one by one; with its destiny, if it had one.
    Works(Option<i16>),
    /// The steps for a failed destiny test are carried out.
    Fails(Option<i16>),
    Cancelled,
}

/// The progress of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackStage {
    Weapons,
    /// The number of destinies still to draw for power.
    Power(u8),
    /// The number of destinies still to draw for ferocity.
    Ferocity(u8),
}

/// A destiny that a frame waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AwaitedDestiny {
    Not,
    /// `None` if the draw failed.
    As(Option<i16>),
}

/// The progress of a destiny.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DestinyStage {
    Fresh,
    /// Its player chooses between the two numbers of this card.
    Two(CardName),
    /// Drawn; players may respond.
    Drawn(CardName, i16),
    Void(CardName),
}

/// What is done as a 'react'.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reaction {
    Move(ObjId, MoveKind),
    Deploy(CardName, Destination),
    /// A craft deploys with its pilot.
    DeployWith(CardName, CardName, ObjId),
}

/// What players can respond to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Moment {
    /// The card in the frame just below was played or reacts.
    Played,
    Deployed(ObjId),
    BattleBegun,
    DrainBegun(ObjId),
    /// The destiny in the frame just below was drawn.
    Destiny,
    Leaving(ObjId),
    /// This card was just hit by this weapon.
    Hit(ObjId, ObjId),
    /// This card of this player was just lost from there.
    Lost(CardName, Seat, Option<ObjId>),
    BattleEnds,
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Lose { seat: Seat::A, left: 0 }
    }
}
