//! The state: everything on the table, all of it open to everybody, and the question that is open.

use crate::board::{Map, Square};
use crate::choice::Reach;
use crate::content::{Card, Content, Theme};
use crate::figure::{Figure, FigureId, Made, Role, Side};
use crate::setup::{Options, PassPlace};
use serde::{Deserialize, Serialize};
use table::{BySeat, List, RuleId, Seat, Shared};

/// The most figures: two teams of four and up to four droids of each kind.
pub(crate) const FIGURES: usize = 16;

/// A state of The Lost Temple.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) content: Shared<Content>,
    pub(crate) public: Public,
}

/// Everything that lies open: part of the state and the whole of every view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// The number of the map.
    pub map: u8,
    /// The number of the theme, so that everything can be named. No rule looks at it.
    pub theme: u8,
    /// House rules.
    pub options: Options,
    /// Which side each seat plays, once chosen.
    #[cfg_attr(feature = "ts", ts(as = "[Option<Side>; 2]"))]
    pub sides: BySeat<Option<Side>>,
    /// Who rolled higher.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub first: Seat,
    /// Every figure: four Separatists, four of the Republic, Assault Droids, Medical Droids.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Figure>"))]
    pub figures: List<Figure, FIGURES>,
    /// Open doors, a bit each.
    pub doors: u32,
    /// Barriers that are off, a bit each.
    pub barriers: u8,
    /// Searched vaults, a bit each.
    pub searched: u8,
    /// Where the pass is.
    pub pass: PassPlace,
    /// Whose turn it is.
    pub side: Side,
    /// Turns begun by both sides together.
    pub turn: u16,
    /// Figures played in this turn.
    pub played: u16,
    /// Figures that tried to reprogram in this turn.
    pub tried: u16,
    /// Figures on their guard.
    pub vigilant: u16,
    /// Whether reinforcements were called in this turn.
    pub called: bool,
    /// What the figure that is played has left.
    pub active: Active,
    /// The open question.
    pub open: Open,
}

/// What the figure that is played has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Active {
    /// Who.
    pub figure: FigureId,
    /// Points of movement.
    pub movement: u8,
    /// Points of action.
    pub actions: u8,
    /// Enemies it was in a circumstance with.
    pub treated: u16,
    /// Whether it stepped onto the square it stands on: only then does contact call for a circumstance attack.
    pub stepped: bool,
    /// How far it is.
    pub step: ActiveStep,
    /// Whether it cared for itself in this step.
    pub cared: bool,
}

/// How far an activation is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ActiveStep {
    /// Movement.
    #[default]
    Movement,
    /// Intervention, nothing done yet.
    Intervention,
    /// Intervention, some actions done.
    Acting,
    /// The movement of Enhanced Speed.
    Speed,
}

/// Why an attack is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occasion {
    /// An intervention.
    Intervention,
    /// Two enemies came into contact.
    Circumstance,
    /// Combat Meditation.
    Meditation,
}

/// An attack that waits for dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Strike {
    /// Who.
    pub attacker: FigureId,
    /// Whom.
    pub defender: FigureId,
    /// How.
    pub reach: Reach,
    /// Why.
    pub occasion: Occasion,
    /// Figures in the line.
    pub cover: u8,
}

/// A skill that waits for a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Skill {
    /// Call a fallen figure.
    Call(FigureId),
    /// Wake a droid.
    Reprogram(FigureId),
    /// Switch off a barrier.
    Hack(u8),
    /// Heal.
    Heal(FigureId),
    /// Repair.
    Repair(FigureId),
}

/// What is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Open {
    /// Both roll for the choice of sides.
    Contest,
    /// The winner chooses a side.
    ChooseSide,
    /// A seat places its next figure.
    Place {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// How many of its four are placed.
        placed: u8,
    },
    /// A seat may change its places or be content.
    Arrange {
        /// Who.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// Changes left to each seat.
        changes: [u8; 2],
        /// Whether the other one is content.
        other_ready: bool,
    },
    /// The side calls, plays a figure, or ends its turn.
    Top,
    /// The called figure takes a start square.
    Arrive(FigureId),
    /// The figure that is played may take the pass that lies here.
    Take,
    /// The figure that is played walks or stops.
    Walk,
    /// It orders the enemies it came into contact with.
    Meet,
    /// The enemy it did not attack may attack it.
    Answer(FigureId),
    /// Attack dice.
    Clash(Strike),
    /// The die of a hit.
    Wound(Strike),
    /// The figure that is played intervenes.
    Intervene,
    /// The die of a skill.
    Roll(Skill),
    /// The die of a search.
    Search(u8),
    /// Over: who won, by which rule.
    Over(Option<Side>, Finish),
}

/// How a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Finish {
    /// The pass on the stairs.
    Stairs,
    /// The last side standing.
    Wiped,
    /// The turn limit.
    Limit,
    /// Nobody can win any more.
    Stale,
}

impl Finish {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Finish::Stairs => crate::rules::END_STAIRS,
            Finish::Wiped => crate::rules::END_WIPED,
            Finish::Limit => crate::rules::END_LIMIT,
            Finish::Stale => crate::rules::END_STALE,
        }
    }
}

impl Public {
    /// Every figure that stands on the map, with its number.
    pub fn standing(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.all().filter(|(_, figure)| figure.is_there())
    }

    /// Every figure with its number.
    pub fn all(&self) -> impl Iterator<Item = (FigureId, &Figure)> {
        self.figures.iter().enumerate().map(|(at, figure)| (FigureId(at as u8), figure))
    }

    /// The figure with this number.
    #[must_use]
    pub fn figure(&self, id: FigureId) -> Option<&Figure> {
        self.figures.get(id.index())
    }

    /// The seat that plays a side.
    #[must_use]
    pub fn seat_of(&self, side: Side) -> Seat {
        if self.sides[Seat::B] == Some(side) { Seat::B } else { Seat::A }
    }

    /// Who stands on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(FigureId, &Figure)> {
        self.standing().find(|(_, figure)| figure.square == square)
    }

    /// Whether a figure carries the pass.
    #[must_use]
    pub fn carries(&self, id: FigureId) -> bool {
        self.pass == PassPlace::Carried(id)
    }

    /// How many vaults nobody searched.
    #[must_use]
    pub const fn unsearched(&self) -> u32 {
        4 - (self.searched & 0b1111).count_ones()
    }
}

impl State {
    /// Everything that lies open.
    #[must_use]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        map_of(self.content.0, &self.public)
    }

    /// The card of a figure, with the options' changes.
    #[must_use]
    pub fn card(&self, figure: &Figure) -> Card {
        card_of(self.content.0, &self.public.options, figure.role)
    }

    /// What a figure is made of.
    #[must_use]
    pub fn made_of(&self, figure: &Figure) -> Made {
        self.content.units.made_of(figure.role, figure.side)
    }

    /// TP-NPC-02: a droid that belongs to nobody defends itself with its inert value.
    #[must_use]
    pub fn defence(&self, figure: &Figure) -> u8 {
        self.public.defence(self.content.0, figure)
    }

    /// The figure with this number, to change. Numbers inside a state are good.
    pub(crate) fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.public.figures[id.index()]
    }

    /// The figure with this number. Numbers inside a state are good.
    pub(crate) fn at(&self, id: FigureId) -> &Figure {
        &self.public.figures[id.index()]
    }

    /// The figure that is played.
    pub(crate) fn mover(&self) -> &Figure {
        self.at(self.public.active.figure)
    }
}

/// The map of a position.
#[must_use]
pub fn map_of<'a>(content: &'a Content, public: &Public) -> &'a Map {
    &content.maps[usize::from(public.map)]
}

/// The theme of a position.
#[must_use]
pub fn theme_of<'a>(content: &'a Content, public: &Public) -> &'a Theme {
    &content.themes[usize::from(public.theme)]
}

/// A card with the options' changes.
#[must_use]
pub(crate) fn card_of(content: &Content, options: &Options, role: Role) -> Card {
    let changed = match role {
        Role::Assault => options.assault,
        Role::Medical => options.medical,
        Role::Hero | Role::Astromech | Role::Medic | Role::Tech => None,
    };
    changed.unwrap_or_else(|| content.units.card(role))
}
