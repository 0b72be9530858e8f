//! What players answer and chance yields: cards in hand by name, cards on the table by their number.

use crate::card::CardName;
use crate::object::{ObjId, Role};
use crate::pile::PileName;
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// Where a card is deployed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// A location: this place of the row.
    Row(u8),
    /// A location: over the opponent's version.
    Over(ObjId),
    /// At a location.
    At(ObjId),
    /// Aboard, in this seat.
    Aboard(ObjId, Role),
    /// On a card.
    On(ObjId),
}

/// Where a unit of lost Force comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// The top of a pile.
    Pile(PileName),
    /// A card in hand.
    Hand(CardName),
}

/// How a card moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By landspeed to a site.
    Walk(ObjId),
    /// By hyperspeed to a system.
    Hyperspeed(ObjId),
    /// A starfighter to a site.
    Land(ObjId),
    /// A starfighter to its system.
    TakeOff(ObjId),
    /// Aboard something that is there.
    Embark(ObjId, Role),
    /// Out of what it is aboard of.
    Disembark,
    /// Up to a capital starship.
    ShuttleUp(ObjId, Role),
    /// Down to a site.
    ShuttleDown(ObjId),
    /// To a location, by the text of one.
    Passage(ObjId),
    /// A captive into the prison its escort stands in.
    Imprison,
    /// Between two ships docked at one another's side.
    Across(ObjId, Role),
    /// From the inside of a vehicle to a seat of its card.
    Board(ObjId, Role),
    /// From the card of a vehicle to its inside.
    Inside(ObjId),
}

impl Way {
    /// Whether it is the one regular move a card has in a turn (SW-MOV-01): getting in, out and across is not.
    pub(crate) const fn is_regular(self) -> bool {
        !matches!(self, Way::Embark(..) | Way::Disembark | Way::Across(..))
    }
}

/// The answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// No action: the phase, segment or gathering goes on without me.
    Pass,
    /// My starting location.
    Start(CardName),
    /// Activate so much Force.
    Activate(u8),
    /// Drain here.
    Drain(ObjId),
    /// Drain here without what may be added.
    DrainLess(ObjId),
    /// Deploy a card.
    Deploy {
        /// Which.
        card: CardName,
        /// Where.
        to: To,
    },
    /// Deploy a starship with its pilot.
    DeployWith {
        /// The starship.
        ship: CardName,
        /// The pilot.
        pilot: CardName,
        /// Where.
        at: ObjId,
    },
    /// Play an Interrupt.
    Play {
        /// Which.
        card: CardName,
        /// Which clause of its text.
        clause: u8,
        /// At what.
        target: Option<ObjId>,
    },
    /// Use the text of a card on the table.
    Use {
        /// Which card.
        card: ObjId,
        /// Which clause of its text.
        clause: u8,
        /// At what.
        target: Option<ObjId>,
    },
    /// This card is the one.
    Aim(ObjId),
    /// This text or number of several, from one.
    Pick(u8),
    /// Take this card of the Reserve Deck.
    Take(CardName),
    /// Look whether the search really had nothing to find.
    Verify,
    /// Give a weapon or device to another card.
    Transfer {
        /// What.
        card: ObjId,
        /// To whom.
        to: ObjId,
    },
    /// Initiate a battle here.
    Battle(ObjId),
    /// Attack a creature.
    Attack(ObjId),
    /// Fire a weapon.
    Fire {
        /// Which.
        weapon: ObjId,
        /// At what.
        target: ObjId,
    },
    /// Draw a battle destiny.
    Destiny,
    /// Forfeit a card.
    Forfeit(ObjId),
    /// Lose one Force.
    Lose(From),
    /// Move a card.
    Move {
        /// Which.
        card: ObjId,
        /// How.
        way: Way,
    },
    /// Gather a group for transit.
    Transit {
        /// From this docking bay.
        from: ObjId,
        /// To that one.
        to: ObjId,
    },
    /// This card comes along.
    Join(ObjId),
    /// Draw a card into hand.
    Draw,
}

/// What chance yields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Is {
    /// A face-down card turns out to be this one.
    Card(CardName),
    /// A creature attacks this one.
    Prey(ObjId),
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Where to start.
    Start(Seats),
    /// How much Force to activate, at most this.
    Activate(Seat, u8),
    /// Whether to drain, and where.
    Control(Seat),
    /// What to deploy.
    Deploy(Seat),
    /// Where to battle.
    Battle(Seat),
    /// What to fire.
    Weapons(Seat),
    /// What to fire at the creature attacked.
    Attack(Seat),
    /// What to fire outside a battle.
    Outside(Seat),
    /// Whether to draw a battle destiny.
    Destiny(Seat),
    /// What to forfeit or lose in battle.
    Damage(Seat),
    /// What Force to lose, and how much is left.
    Lose(Seat, u8),
    /// What to move.
    Move(Seat),
    /// Who comes along in transit.
    Gather(Seat),
    /// Whether to draw a card.
    Draw(Seat),
    /// Whether to respond.
    Respond(Seat),
    /// What to aim at.
    Aim(Seat),
    /// Which of several texts or numbers.
    Pick(Seat, u8),
    /// Where to move a card away to, or whether to lose it.
    Away(Seat),
    /// Which characters to lose, and how many are left.
    Cull(Seat, u8),
    /// Whether to fire the same weapon again.
    Again(Seat),
    /// What to take from the Reserve Deck.
    Search(Seat),
    /// Whether to verify a search that found nothing.
    Verify(Seat),
    /// What a face-down card of this player is.
    Card(Seat),
    /// Which of this player's cards a creature attacks.
    Prey(Seat),
    /// Nothing any more.
    Over,
}

impl Question {
    /// Who is asked.
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
