//! The state of a match, all of it public, and the pending decision.

use crate::board::{Map, Square};
use crate::choice::AttackKind;
use crate::content::{Card, Content, Theme};
use crate::figure::{Figure, FigureId, Material, Role, Side};
use crate::setup::{Options, PassPlace};
use contract::{ArrayVec, BySeat, RuleId, Seat, Shared};
use serde::{Deserialize, Serialize};

/// Two teams of four and up to four droids of each kind.
pub(crate) const MAX_FIGURES: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) public: PublicState,
}

/// All public information: the changing part of the state, and the content of every view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PublicState {
    /// Index into the maps of the content. A view has its name.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub map: u8,
    /// Index into the themes of the content. A view has its name. No rule depends on it.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub theme: u8,
    pub options: Options,
    /// Which side each seat plays, once chosen.
    pub sides: BySeat<Option<Side>>,
    /// The seat that rolled higher.
    pub first: Seat,
    /// Four Separatists, four of the Republic, Assault Droids, Medical Droids.
    pub figures: ArrayVec<Figure, MAX_FIGURES>,
    /// Bit mask of open doors.
    pub doors: u32,
    /// Bit mask of barriers that are off.
    pub barriers: u8,
    /// Bit mask of searched vaults.
    pub searched: u8,
    pub pass: PassPlace,
    /// Whose turn it is.
    pub side: Side,
    /// Turns started by both sides together.
    pub turn: u16,
    /// Bit mask of figures activated this turn.
    pub played: u16,
    /// Bit mask of figures that tried to reprogram a droid this turn.
    pub tried: u16,
    /// Bit mask of figures under Vigilance Meditation.
    pub vigilant: u16,
    /// Whether reinforcements were called this turn.
    pub called: bool,
    pub active: Activation,
    pub open: Pending,
}

/// The active figure and what it has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Activation {
    pub figure: FigureId,
    /// Movement points left.
    pub movement: u8,
    /// Action points left.
    pub actions: u8,
    /// Bit mask of enemies already met (each is met once, TP-CIR-03).
    pub treated: u16,
    /// Whether it stepped onto its square: only then does contact trigger a circumstance attack.
    pub stepped: bool,
    pub step: ActivationStep,
    /// Whether it already healed or repaired itself in this step.
    pub cared: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum ActivationStep {
    #[default]
    Movement,
    /// The intervention, before the first action.
    Intervention,
    /// The intervention, after an action.
    Acting,
    /// The movement of Enhanced Speed.
    Speed,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AttackOccasion {
    Intervention,
    /// Two enemies came into contact.
    Circumstance,
    Meditation,
}

/// An attack waiting for dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PendingAttack {
    pub attacker: FigureId,
    pub defender: FigureId,
    pub reach: AttackKind,
    pub occasion: AttackOccasion,
    /// Number of figures in the line.
    pub cover: u8,
}

/// A skill or reinforcement roll waiting for its die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SkillRoll {
    Call(FigureId),
    Reprogram(FigureId),
    /// The barrier to switch off: 0 left, 1 right.
    Hack(u8),
    Heal(FigureId),
    Repair(FigureId),
}

/// What the match is waiting for: a decision, dice, or nothing because it is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pending {
    /// Both roll for the choice of sides.
    Contest,
    /// The player with the higher roll chooses a side.
    ChooseSide,
    /// A seat places its next figure.
    Place {
        seat: Seat,
        /// How many of its four figures are placed.
        placed: u8,
    },
    /// A seat may change its placement or confirm it.
    Arrange {
        seat: Seat,
        /// Changes left, by seat.
        changes: [u8; 2],
        /// Whether the other seat has confirmed.
        other_ready: bool,
    },
    /// The side calls reinforcements, activates a figure, or ends its turn.
    Top,
    /// The called figure takes a start square.
    Arrive(FigureId),
    /// The active figure may take the pass that lies here.
    Take,
    /// The active figure walks or stops.
    Walk,
    /// The active figure chooses which of the enemies in contact to meet next, and whether to attack it.
    Meet,
    /// The enemy that was not attacked may attack.
    Answer(FigureId),
    /// Attack dice.
    Clash(PendingAttack),
    /// The wound die of a hit.
    Wound(PendingAttack),
    /// The active figure intervenes.
    Intervene,
    /// The die of a skill.
    Roll(SkillRoll),
    /// The die of a search.
    Search(u8),
    /// The winner, if any, and how the match ended.
    Over(Option<Side>, EndReason),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum EndReason {
    /// The pass was brought to the stairs.
    Stairs,
    /// One side has no figures left.
    Wiped,
    /// The turn limit was reached.
    Limit,
    /// Nobody can win any more.
    Stale,
}

impl EndReason {
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            EndReason::Stairs => crate::rules::END_STAIRS,
            EndReason::Wiped => crate::rules::END_WIPED,
            EndReason::Limit => crate::rules::END_LIMIT,
            EndReason::Stale => crate::rules::END_STALE,
        }
    }
}

impl PublicState {
    /// Every figure on the map, with its id.
    pub fn standing(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.all().filter(|(_, figure)| figure.is_on_map())
    }

    /// Every figure, with its id.
    pub fn all(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.figures.iter().enumerate().map(|(at, figure)| (FigureId(at as u8), figure))
    }

    #[must_use]
    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.figures.get(id.index())
    }

    /// The seat that plays a side.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Seat {
        if self.sides[Seat::B] == Some(side) { Seat::B } else { Seat::A }
    }

    /// The figure on a square, with its id.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(FigureId, &Figure)> {
        self.standing().find(|(_, figure)| figure.square == square)
    }

    #[must_use]
    pub fn carries(&self, id: FigureId) -> bool {
        self.pass == PassPlace::Carried(id)
    }

    /// The number of vaults that have not been searched.
    #[must_use]
    pub const fn unsearched(&self) -> u32 {
        4 - (self.searched & 0b1111).count_ones()
    }
}

impl State {
    #[must_use]
    pub const fn public(&self) -> &PublicState {
        &self.public
    }

    #[must_use]
    pub fn map(&self) -> &'static Map {
        map_of(self.content.0, &self.public)
    }

    /// The card of a figure, with the changes made by options.
    #[must_use]
    pub fn card(&self, figure: &Figure) -> Card {
        card_of(self.content.0, &self.public.options, figure.role)
    }

    #[must_use]
    pub fn material_of(&self, figure: &Figure) -> Material {
        self.content.units.material_of(figure.role, figure.side)
    }

    /// TP-NPC-02: a droid that belongs to neither side defends with its inert value.
    #[must_use]
    pub fn defense(&self, figure: &Figure) -> u8 {
        self.public.defense(self.content.0, figure)
    }

    /// Ids inside a state are always valid.
    pub(crate) fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.public.figures[id.index()]
    }

    /// Ids inside a state are always valid.
    pub(crate) fn at(&self, id: FigureId) -> &Figure {
        &self.public.figures[id.index()]
    }

    /// The active figure.
    pub(crate) fn mover(&self) -> &Figure {
        self.at(self.public.active.figure)
    }
}

#[must_use]
pub fn map_of<'a>(content: &'a Content, public: &PublicState) -> &'a Map {
    &content.maps[usize::from(public.map)]
}

#[must_use]
pub fn theme_of<'a>(content: &'a Content, public: &PublicState) -> &'a Theme {
    &content.themes[usize::from(public.theme)]
}

/// The card of a role, with the changes made by options.
#[must_use]
pub(crate) fn card_of(content: &Content, options: &Options, role: Role) -> Card {
    let changed = match role {
        Role::Assault => options.assault,
        Role::Medical => options.medical,
        Role::Hero | Role::Astromech | Role::Medic | Role::Tech => None,
    };
    changed.unwrap_or_else(|| content.units.card(role))
}
