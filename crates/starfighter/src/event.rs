//! What happened, with the facts needed to describe it.
//!
//! A chain of effects is reported step by step. [`Event::Revealed`] says which symbol became visible and why,
//! [`Event::Fired`] starts the step in which it is resolved, and every event that follows carries the number of that
//! step until the next one starts. Step zero is outside of any chain.

use crate::rules;
use crate::{CruiserKey, DamageCause, Direction, Effect, Face, Half, Matricule, Sector, Shift, Spot};
use contract::{BySeat, RuleId, Seat, Seats};
use serde::Serialize;

/// Something that happened. The card is `None` for viewers who may not know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields = false))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A seat has chosen its cruiser in secret.
    CruiserSealed {
        seat: Seat,
    },
    CruiserChosen {
        seat: Seat,
        cruiser: CruiserKey,
        #[serde(rename = "armour")]
        armor: i16,
        rule: RuleId,
    },
    RoundBegan {
        round: u8,
        marker: Seat,
    },
    /// A seat's reinforcements: cards set aside, visible draw symbols, and the bonus of an option.
    Reinforced {
        seat: Seat,
        aside: u8,
        symbols: u8,
        extra: u8,
        rule: RuleId,
    },
    /// A card went into a hand.
    Drawn {
        seat: Seat,
        card: Option<Matricule>,
        aside: bool,
        rule: RuleId,
    },
    /// The discard became the pile. `owner` is set if each seat has its own pile.
    Reshuffled {
        owner: Option<Seat>,
        cards: u8,
        rule: RuleId,
    },
    /// No card is left to draw; this many draws are lost.
    NothingLeft {
        seat: Seat,
        lost: u8,
        rule: RuleId,
    },
    Played {
        seat: Seat,
        card: Option<Matricule>,
        face: Face,
        at: Spot,
        rule: RuleId,
    },
    /// A seat passed; `forced` if it could not play a card.
    Passed {
        seat: Seat,
        forced: bool,
        rule: RuleId,
    },
    /// The marker went to a seat: the first to pass, or the other seat at the end of a round.
    MarkerGiven {
        seat: Seat,
        rule: RuleId,
    },
    /// A symbol became visible and waits to be resolved.
    Revealed {
        seat: Seat,
        card: Matricule,
        at: Spot,
        half: Half,
        effect: Effect,
        cause: RevealCause,
        /// The step that revealed it.
        step: u16,
        rule: RuleId,
    },
    /// A symbol became visible but does not fire; the rule says why.
    Ignored {
        seat: Seat,
        card: Matricule,
        at: Spot,
        half: Half,
        effect: Effect,
        step: u16,
        rule: RuleId,
    },
    /// The next step of the chain: this effect is resolved now.
    Fired {
        seat: Seat,
        card: Matricule,
        half: Half,
        effect: Effect,
        step: u16,
        rule: RuleId,
    },
    /// The effect of this step has no target and is lost.
    Lost {
        seat: Seat,
        effect: Effect,
        step: u16,
        rule: RuleId,
    },
    /// A card was set aside, unseen.
    PutAside {
        seat: Seat,
        step: u16,
        rule: RuleId,
    },
    /// A card moved. `by` chose it.
    Moved {
        by: Seat,
        card: Option<Matricule>,
        from: Spot,
        to: Spot,
        step: u16,
        rule: RuleId,
    },
    Pivoted {
        by: Seat,
        card: Option<Matricule>,
        at: Spot,
        step: u16,
        rule: RuleId,
    },
    /// A card was flipped and now shows this face; both faces are known from here on.
    Flipped {
        by: Seat,
        card: Matricule,
        at: Spot,
        face: Face,
        step: u16,
        rule: RuleId,
    },
    Damaged {
        card: Option<Matricule>,
        at: Spot,
        on: MarkerLocation,
        markers: u8,
        why: DamageCause,
        step: u16,
        rule: RuleId,
    },
    /// A force field absorbed the remaining markers.
    Absorbed {
        card: Option<Matricule>,
        at: Spot,
        markers: u8,
        rule: RuleId,
    },
    /// A card was destroyed and is now in the open discard.
    Destroyed {
        card: Matricule,
        at: Spot,
        step: u16,
        rule: RuleId,
    },
    #[serde(rename = "armour_lost")]
    ArmorLost {
        seat: Seat,
        points: u8,
        left: i16,
        step: u16,
        rule: RuleId,
    },
    /// The marker holder shifted its cruiser, or left it in place.
    Shifted {
        seat: Seat,
        shift: Shift,
        /// How many pairs of sectors now face each other.
        facing: u8,
        rule: RuleId,
    },
    DirectionChosen {
        seat: Seat,
        direction: Direction,
        rule: RuleId,
    },
    /// A combat begins between the facing sectors, with the fighters counted in them.
    CombatBegan {
        sectors: BySeat<Sector>,
        fighters: BySeat<u8>,
        rule: RuleId,
    },
    /// Markers were removed from this many screens.
    ScreensRestored {
        screens: u8,
        rule: RuleId,
    },
    Ended {
        winners: Seats,
        #[serde(rename = "armour")]
        armor: BySeat<i16>,
        cards: BySeat<u8>,
        rule: RuleId,
    },
}

/// What made a symbol visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RevealCause {
    /// Its card was played from the hand.
    Played,
    /// The card above it moved away, or its own card moved.
    Moved,
    Pivoted,
    Flipped,
    /// The card above it was destroyed.
    Destroyed,
}

impl RevealCause {
    /// The rule by which the symbol became visible.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            RevealCause::Played | RevealCause::Flipped => rules::BECOMES_VISIBLE,
            RevealCause::Moved | RevealCause::Destroyed => rules::VISIBLE,
            RevealCause::Pivoted => rules::VISIBLE_PIVOTED,
        }
    }
}

/// Where a marker was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MarkerLocation {
    Screens,
    Top,
    Bottom,
}

impl From<Half> for MarkerLocation {
    fn from(half: Half) -> MarkerLocation {
        match half {
            Half::Top => MarkerLocation::Top,
            Half::Bottom => MarkerLocation::Bottom,
        }
    }
}
