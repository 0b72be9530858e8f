//! What a person is asked: one thing at a time.

use crate::dice::Throw;
use serde::Serialize;
use xwing::content::{DialEntry, WeaponArc};
use xwing::craft::Object;
use xwing::label::Label;
use xwing::scenario::Exit;
use xwing::solo::attitude::Attitude;
use xwing::solo::entry::Way;
use xwing::solo::sight::{PlaceName, Reposition};

/// What the places of an action are looked at for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To leave enemy firing arcs.
    LeaveArcs,
    /// To get farther from the obstacle ahead.
    ClearObstacle,
    /// To bring enemy ships into arc.
    GainArc,
    /// Any of these, or a bonus die.
    Anything,
}

impl Purpose {
    /// What an attitude moves for.
    #[must_use]
    pub const fn of(attitude: Attitude) -> Self {
        match attitude {
            Attitude::Defensive => Purpose::LeaveArcs,
            Attitude::Balanced => Purpose::ClearObstacle,
            Attitude::Offensive => Purpose::GainArc,
        }
    }
}

/// One question. Those between turns are about the table, all others about the ship whose turn it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Question {
    /// Everybody sets dials; then the round begins.
    Plan,
    /// The round is over; tokens are taken off.
    EndRound,
    /// The game is over.
    Over,
    /// Markers and obstacles are to be laid out as the set-up says.
    Lay,
    /// People place these ships.
    Place {
        /// The ships.
        ships: Vec<Label>,
    },
    /// After a critical hit: which side of the marker is closest to the player ship nearest to it.
    NearestExit {
        /// The ship that arrives.
        ship: Label,
        /// The marker, from 0.
        marker: usize,
    },
    /// A solo ship arrives: is there room?
    Arrives {
        /// The ship.
        ship: Label,
        /// At this marker, from 0.
        marker: usize,
        /// Its back to this side.
        exit: Exit,
    },
    /// Bombs go off at the end of the Activation Phase.
    Bombs {
        /// Who dropped which card.
        bombs: Vec<(Label, String)>,
    },
    /// A solo ship is to fly.
    Fly,
    /// A ship that a person flies is to be flown.
    PlayerFlies,
    /// A ship that a person flies engages: at whom?
    PlayerEngages,
    /// Dice to be rolled.
    Throw {
        /// Which.
        throw: Throw,
    },
    /// Where the enemy ship is that comes first in the order of arcs and is nearest there.
    WhereEnemy,
    /// Where the object is that it has locked.
    WhereLocked {
        /// The object.
        object: Object,
    },
    /// Which enemy ship that is.
    WhichEnemy,
    /// On which side an object lies.
    SideOf {
        /// The object.
        object: Object,
    },
    /// On which side the nearest obstacle lies.
    Rock,
    /// Which of a bank and a turn ends nearer to an object.
    BankOrTurn {
        /// The bank.
        bank: DialEntry,
        /// The turn.
        turn: DialEntry,
        /// The object.
        object: Object,
    },
    /// The maneuver is to be flown; how did it end?
    Flown {
        /// The maneuver.
        maneuver: DialEntry,
    },
    /// Which turn faces it most to the centre of the table.
    FleeTurn,
    /// Which place of a Tallon roll fits best.
    Slot {
        /// Near to or far from the object.
        way: Option<Way>,
        /// The object.
        object: Option<Object>,
    },
    /// Whether it is in an enemy firing arc; only of ships that have yet to engage, when dice are modified.
    Threats {
        /// Only ships that have yet to engage count.
        waiting: bool,
    },
    /// The nearest enemy ship in its firing arcs.
    InArc,
    /// The best places of an action.
    Places {
        /// The action.
        action: Reposition,
        /// What for.
        purpose: Purpose,
        /// The places.
        places: Vec<PlaceName>,
        /// Of equal ones the nearest to, or farthest from, this object.
        align: Option<(Object, Way)>,
    },
    /// Which full arc has more enemy ships.
    FullArcs,
    /// Whom it would jam.
    JamTarget,
    /// The nearest enemy ship in reach of a lock.
    LockTarget,
    /// Whom it would coordinate.
    CoordinateTarget,
    /// Whether an obstacle is in its bullseye arc at range 0-2.
    ObstacleAhead,
    /// How many enemy ships a bomb would threaten.
    BombTargets,
    /// Whether it is at range 0 of an asteroid.
    OnAsteroid,
    /// At which attack range a ship is in an arc.
    Shot {
        /// The ship.
        ship: Label,
        /// The arc.
        arc: WeaponArc,
        /// The nearest range that counts.
        near: u8,
        /// The farthest.
        far: u8,
    },
    /// Whether a ship is in the bullseye arc.
    InBullseye {
        /// The ship.
        ship: Label,
    },
    /// Which of these ships is nearest.
    NearestOf {
        /// The ships.
        ships: Vec<Label>,
    },
    /// Two answers contradict each other: really equal, or which one?
    Really {
        /// What was said to be equal.
        said: Box<Question>,
        /// The answers to choose from; the last one says that they are equal.
        choices: Vec<crate::Answer>,
    },
    /// How many friends with a calculate token are at range 0-1.
    FriendsNear,
    /// Which friend gives its calculate token.
    Lender {
        /// Friends that have one.
        ships: Vec<Label>,
    },
    /// What it does is told; go on when it is done on the table.
    Acted,
    /// Whether the bomb is dropped is told.
    Dropped,
    /// How many results the defender cancels.
    Cancelled {
        /// The defender.
        ship: Label,
        /// Hits.
        hits: u8,
        /// Critical hits.
        crits: u8,
    },
    /// What is left of a person's attack on a solo ship.
    Incoming {
        /// The solo ship.
        ship: Label,
    },
    /// How many defense dice a solo ship rolls.
    GreenDice {
        /// The solo ship.
        ship: Label,
        /// Its agility.
        agility: u8,
    },
    /// Whether the attacker is wholly in a full arc that the solo ship has reinforced.
    Reinforced {
        /// The solo ship.
        ship: Label,
        /// The attacker.
        attacker: Label,
        /// The full front arc; else the full rear arc.
        fore: bool,
    },
    /// Whether the attack is at range 1 from in front, for an ability.
    CloseInFront,
    /// Which damage card was dealt face up.
    DamageCard {
        /// To whom.
        ship: Label,
    },
}
