//! Questions to people, asked one at a time.

pub mod answer;
mod offered;

pub use answer::Answer;

use crate::dice::RollRequest;
use serde::Serialize;
use xwing::content::{DialEntry, WeaponArc};
use xwing::craft::Object;
use xwing::label::Label;
use xwing::scenario::Exit;
use xwing::solo::action::attitude::Attitude;
use xwing::solo::approach::chart_entry::Direction;
use xwing::solo::sight::{PlaceName, RepositionKind};

/// The purpose for which the places of an action are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Purpose {
    /// Leave enemy firing arcs.
    LeaveArcs,
    /// Get farther from the obstacle ahead.
    ClearObstacle,
    /// Bring enemy ships into arc.
    GainArc,
    /// Any of these, or a bonus die.
    Anything,
}

impl Purpose {
    /// The purpose of repositioning with an attitude.
    #[must_use]
    pub const fn of(attitude: Attitude) -> Self {
        match attitude {
            Attitude::Defensive => Purpose::LeaveArcs,
            Attitude::Balanced => Purpose::ClearObstacle,
            Attitude::Offensive => Purpose::GainArc,
        }
    }
}

/// A question. Those between turns are about the table, all others about the ship whose turn it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Question {
    /// Everyone sets dials, then the round begins.
    Plan,
    /// The round is over; tokens are removed.
    EndRound,
    Over,
    /// Lay out markers and obstacles as the set-up says.
    Lay,
    /// People place these ships.
    Place {
        ships: Vec<Label>,
    },
    /// After a critical hit: the side of the marker that is closest to the nearest player ship.
    NearestExit {
        /// The arriving ship.
        ship: Label,
        /// The index of the marker, from 0.
        marker: usize,
    },
    /// A solo ship arrives: is there room?
    Arrives {
        ship: Label,
        /// The index of the marker, from 0.
        marker: usize,
        /// The side of the marker that the ship's back faces.
        exit: Exit,
    },
    /// Bombs detonate at the end of the Activation Phase.
    Bombs {
        /// The ship that dropped each bomb, and the card.
        bombs: Vec<(Label, String)>,
    },
    /// A solo ship is about to move.
    Fly,
    /// A player ship is about to move.
    PlayerFlies,
    /// A player ship engages: which ship does it attack?
    PlayerEngages,
    /// Roll dice.
    Throw {
        throw: RollRequest,
    },
    /// Where the enemy ship is that is first in the order of arcs and, within that arc, nearest.
    WhereEnemy,
    /// Where the locked object is.
    WhereLocked {
        object: Object,
    },
    /// Which enemy ship that is.
    WhichEnemy,
    /// On which side an object is.
    SideOf {
        object: Object,
    },
    /// On which side the nearest obstacle is.
    Rock,
    /// Which of a bank and a turn ends nearer to an object.
    BankOrTurn {
        bank: DialEntry,
        turn: DialEntry,
        object: Object,
    },
    /// Execute the maneuver; how did it end?
    Flown {
        maneuver: DialEntry,
    },
    /// The turn after which the ship faces most directly toward the center of the table.
    FleeTurn,
    /// The best position at the end of a Tallon roll.
    Slot {
        /// Toward or away from the object.
        way: Option<Direction>,
        object: Option<Object>,
    },
    /// Whether the ship is in an enemy firing arc; while modifying dice, only of ships that have yet to engage.
    Threats {
        /// Only ships that have yet to engage count.
        waiting: bool,
    },
    /// The nearest enemy ship in the ship's firing arcs.
    InArc,
    /// The best places of an action.
    Places {
        action: RepositionKind,
        purpose: Purpose,
        places: Vec<PlaceName>,
        /// Ties are broken by the distance to this object, nearest or farthest.
        align: Option<(Object, Direction)>,
    },
    /// Which full arc has more enemy ships.
    FullArcs,
    /// Which ship it would jam.
    JamTarget,
    /// The nearest enemy ship in lock range.
    LockTarget,
    /// Which ship it would coordinate.
    CoordinateTarget,
    /// Whether an obstacle is in the bullseye arc at range 0-2.
    ObstacleAhead,
    /// How many enemy ships a bomb would threaten.
    BombTargets,
    /// Whether the ship is at range 0 of an asteroid.
    OnAsteroid,
    /// The attack range at which a ship is in an arc.
    Shot {
        ship: Label,
        arc: WeaponArc,
        /// The nearest range that counts.
        near: u8,
        /// The farthest range that counts.
        far: u8,
    },
    /// Whether a ship is in the bullseye arc.
    InBullseye {
        ship: Label,
    },
    /// Which of these ships is nearest.
    NearestOf {
        ships: Vec<Label>,
    },
    /// A tie was reported: is it really one, or which is it?
    Really {
        /// The question whose answer was a tie.
        said: Box<Question>,
        /// The answers to choose from; the last one confirms the tie.
        choices: Vec<crate::Answer>,
    },
    /// How many friendly ships with a calculate token are at range 0-1.
    FriendsNear,
    /// Which friendly ship spends its calculate token.
    Lender {
        /// Friendly ships that have one.
        ships: Vec<Label>,
    },
    /// The action is shown; continue when it has been performed on the table.
    Acted,
    /// Whether the bomb is dropped is shown.
    Dropped,
    /// How many results the defender cancels.
    Cancelled {
        ship: Label,
        hits: u8,
        crits: u8,
    },
    /// What is left of a player's attack on a solo ship.
    Incoming {
        ship: Label,
    },
    /// How many defense dice a solo ship rolls.
    GreenDice {
        ship: Label,
        agility: u8,
    },
    /// Whether the attacker is wholly in a full arc that the solo ship has reinforced.
    Reinforced {
        ship: Label,
        attacker: Label,
        /// The full front arc; otherwise the full rear arc.
        fore: bool,
    },
    /// Whether the attack is at range 1 in the attacker's front arc, for an ability.
    CloseInFront,
    /// Whether a gas cloud obstructs the attack on a solo ship.
    ThroughGas {
        ship: Label,
    },
    /// Whether the solo ship is in the bullseye arc of an attacker whose ability depends on it.
    InAttackersBullseye {
        ship: Label,
        attacker: Label,
    },
    /// Which damage card was dealt face up.
    DamageCard {
        ship: Label,
    },
}
