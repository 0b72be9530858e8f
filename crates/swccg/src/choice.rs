//! Players' choices and random outcomes: cards in hand by name, cards on the table by id.

use crate::cards::card::CardName;
use crate::cards::object::{ObjId, Role};
use crate::cards::pile::PileName;
use contract::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Where a card is deployed to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Destination {
    /// A location: at this index of the row.
    Row(u8),
    /// A location: on top of the opponent's version.
    Over(ObjId),
    At(ObjId),
    Aboard(ObjId, Role),
    On(ObjId),
    /// Beside the locations, on the player's side of the table.
    Table,
}

/// Where one unit of lost Force comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum LossSource {
    Pile(PileName),
    Hand(CardName),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum MoveKind {
    /// By landspeed, to a site.
    Walk(ObjId),
    /// To a system.
    Hyperspeed(ObjId),
    /// A starfighter moves from its system to a site.
    Land(ObjId),
    /// A starfighter moves from a site to its system.
    TakeOff(ObjId),
    /// Aboard a vessel at the same location.
    Embark(ObjId, Role),
    Disembark,
    /// From a site up to a capital starship.
    ShuttleUp(ObjId, Role),
    /// From a capital starship down to a site.
    ShuttleDown(ObjId),
    /// To a location, as allowed by a location's text.
    Passage(ObjId),
    /// A captive is moved into the prison where its escort is.
    Imprison,
    /// Between two docked ships.
    Across(ObjId, Role),
    /// From the interior site of a vehicle to a seat of the vehicle card.
    Board(ObjId, Role),
    /// From the vehicle card to its interior site.
    Inside(ObjId),
}

impl MoveKind {
    /// Whether it counts as the one regular move of a card per turn (SW-MOV-01): embarking, disembarking and moving
    /// between docked ships do not.
    pub(crate) const fn is_regular(self) -> bool {
        !matches!(self, MoveKind::Embark(..) | MoveKind::Disembark | MoveKind::Across(..))
    }
}

/// A player's answer to the current question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Choice {
    /// No action: the phase, segment or gathering continues without this player.
    Pass,
    Start(CardName),
    Activate(u8),
    Drain(ObjId),
    /// Drain without the optional bonus.
    DrainLess(ObjId),
    Deploy {
        card: CardName,
        to: Destination,
    },
    DeployWith {
        ship: CardName,
        pilot: CardName,
        at: ObjId,
    },
    Play {
        card: CardName,
        /// Index into the card's text.
        clause: u8,
        target: Option<ObjId>,
    },
    Use {
        card: ObjId,
        /// Index into the card's text.
        clause: u8,
        target: Option<ObjId>,
    },
    /// Chooses this card as the target.
    Aim(ObjId),
    /// Chooses one of several texts or numbers, counted from 1.
    Pick(u8),
    Take(CardName),
    /// Checks whether the search really had nothing to find.
    Verify,
    Transfer {
        card: ObjId,
        to: ObjId,
    },
    Battle(ObjId),
    Attack(ObjId),
    Fire {
        weapon: ObjId,
        target: ObjId,
    },
    Destiny,
    Forfeit(ObjId),
    Lose(LossSource),
    Move {
        card: ObjId,
        way: MoveKind,
    },
    /// Starts gathering a group for docking bay transit.
    Transit {
        from: ObjId,
        to: ObjId,
    },
    /// This card joins the group.
    Join(ObjId),
    Draw,
}

/// A random outcome.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Revealed {
    /// The identity of a face-down card.
    Card(CardName),
    /// The card a creature attacks, or one lost at random.
    Prey(ObjId),
}

/// The question a player or chance has to answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Question {
    Start(Seats),
    /// How much Force to activate, at most the given number.
    Activate(Seat, u8),
    Control(Seat),
    Deploy(Seat),
    Battle(Seat),
    Weapons(Seat),
    /// What to fire at the creature being attacked.
    Attack(Seat),
    Outside(Seat),
    Destiny(Seat),
    Damage(Seat),
    /// What Force to lose, and how much is left to lose.
    Lose(Seat, u8),
    Move(Seat),
    /// Who joins the group in transit.
    Gather(Seat),
    Draw(Seat),
    Respond(Seat),
    /// What to choose as the target.
    Aim(Seat),
    /// Which of several texts or numbers.
    Pick(Seat, u8),
    /// Where to move a card away to, or to lose it instead.
    Away(Seat),
    /// Which characters to lose, and how many are left to lose.
    Cull(Seat, u8),
    Again(Seat),
    Search(Seat),
    Verify(Seat),
    /// For chance: the identity of a face-down card of this player.
    Card(Seat),
    /// For chance: which of this player's cards a creature attacks.
    Prey(Seat),
    Over,
}

impl Question {
    #[must_use]
    pub fn asked(self) -> Seats {
        match self {
            Question::Start(seats) => seats,
            Question::Activate(seat, _)
            | Question::Control(seat)
            | Question::Deploy(seat)
            | Question::Battle(seat)
            | Question::Weapons(seat)
            | Question::Attack(seat)
            | Question::Outside(seat)
            | Question::Destiny(seat)
            | Question::Damage(seat)
            | Question::Lose(seat, _)
            | Question::Move(seat)
            | Question::Gather(seat)
            | Question::Draw(seat)
            | Question::Respond(seat)
            | Question::Aim(seat)
            | Question::Pick(seat, _)
            | Question::Away(seat)
            | Question::Cull(seat, _)
            | Question::Again(seat)
            | Question::Search(seat)
            | Question::Verify(seat) => Seats::one(seat),
            Question::Card(_) | Question::Prey(_) | Question::Over => Seats::NONE,
        }
    }
}
