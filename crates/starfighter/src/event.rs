//! What happened, with the facts needed to tell it.
//!
//! A chain of effects is told step by step. [`Event::Revealed`] says which symbol came to light and why,
//! [`Event::Fired`] opens the step in which it is resolved, and every event that follows carries the number of that
//! step until the next one is opened. Step nought is outside of any chain.

use crate::rules;
use crate::{CruiserKey, Direction, Effect, Face, Half, Matricule, Sector, Shift, Spot, Why};
use serde::Serialize;
use table::{BySeat, RuleId, Seat, Seats};

/// Something that happened. A card is left out where the hearer may not know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields = false))]
#[expect(missing_docs, reason = "the fields are the same facts everywhere: see the module and the variants")]
pub enum Event {
    /// A seat has chosen its cruiser, in secret.
    CruiserSealed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
    },
    /// A seat's cruiser is known.
    CruiserChosen {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        cruiser: CruiserKey,
        armour: i16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A round begins.
    RoundBegan {
        round: u8,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        marker: Seat,
    },
    /// A seat's reinforcements: cards that lay aside, draw symbols it sees, and what an option adds.
    Reinforced {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        aside: u8,
        symbols: u8,
        extra: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card went into a hand.
    Drawn {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Matricule>,
        aside: bool,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The discard became the pile. `owner` is set where each seat has its own.
    Reshuffled {
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        owner: Option<Seat>,
        cards: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// There is no card left to draw; so many draws are lost.
    NothingLeft {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        lost: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card was laid.
    Played {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Option<Matricule>,
        face: Face,
        at: Spot,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A seat passed; `forced` when it could lay no card.
    Passed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        forced: bool,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The marker has a holder: the first to pass, or the other seat at the end of a round.
    MarkerGiven {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A symbol came to light and waits to be resolved.
    Revealed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Matricule,
        at: Spot,
        half: Half,
        effect: Effect,
        cause: Cause,
        /// The step that brought it to light.
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A symbol came to light but does not fire: the rule says why.
    Ignored {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Matricule,
        at: Spot,
        half: Half,
        effect: Effect,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The next step of the chain: this effect is resolved now.
    Fired {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        card: Matricule,
        half: Half,
        effect: Effect,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The effect of this step has no target and is lost.
    Lost {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        effect: Effect,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card was put aside, unseen.
    PutAside {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card moved. `by` chose it.
    Moved {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        by: Seat,
        card: Option<Matricule>,
        from: Spot,
        to: Spot,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card pivoted.
    Pivoted {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        by: Seat,
        card: Option<Matricule>,
        at: Spot,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card was flipped and shows this face now; both faces are known from here on.
    Flipped {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        by: Seat,
        card: Matricule,
        at: Spot,
        face: Face,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// Markers were put on a card.
    Damaged {
        card: Option<Matricule>,
        at: Spot,
        on: On,
        markers: u8,
        why: Why,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A force field took the rest of the markers.
    Absorbed {
        card: Option<Matricule>,
        at: Spot,
        markers: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A card was destroyed and lies open in the discard.
    Destroyed {
        card: Matricule,
        at: Spot,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A cruiser lost armour.
    ArmourLost {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        points: u8,
        left: i16,
        step: u16,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The marker holder moved its cruiser, or let it stay.
    Shifted {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        shift: Shift,
        /// How many pairs of sectors face each other now.
        facing: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The marker holder chose the order of the combats.
    DirectionChosen {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        direction: Direction,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// A combat begins: the facing sectors and the fighters counted in them.
    CombatBegan {
        #[cfg_attr(feature = "ts", ts(as = "[Sector; 2]"))]
        sectors: BySeat<Sector>,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        fighters: BySeat<u8>,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// Markers went back to the stock from so many screens.
    ScreensRestored {
        screens: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
    /// The match is over.
    Ended {
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        winners: Seats,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        armour: BySeat<i16>,
        #[cfg_attr(feature = "ts", ts(type = "[number, number]"))]
        cards: BySeat<u8>,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        rule: RuleId,
    },
}

/// What brought a symbol to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// Its card was laid from the hand.
    Played,
    /// The card above it moved away, or its own card moved.
    Moved,
    /// Its card pivoted.
    Pivoted,
    /// Its card was flipped.
    Flipped,
    /// The card above it was destroyed.
    Destroyed,
}

impl Cause {
    /// The rule by which a symbol came to light.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Cause::Played | Cause::Flipped => rules::BECOMES_VISIBLE,
            Cause::Moved | Cause::Destroyed => rules::VISIBLE,
            Cause::Pivoted => rules::VISIBLE_PIVOTED,
        }
    }
}

/// What a marker lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum On {
    /// The card's screens.
    Screens,
    /// Fighters of the printed top half.
    Top,
    /// Fighters of the printed bottom half.
    Bottom,
}

impl From<Half> for On {
    fn from(half: Half) -> On {
        match half {
            Half::Top => On::Top,
            Half::Bottom => On::Bottom,
        }
    }
}
