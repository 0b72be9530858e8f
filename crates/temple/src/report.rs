//! Questions about a position from outside, answered as data: lines of sight, reachable squares, contact, and odds.
//!
//! Nothing is decided here: every answer comes from the functions that play itself uses.

use crate::board::{Kind, Path, Square};
use crate::choice::Reach;
use crate::figure::{FigureId, Role, Side};
use crate::prospect::Odds;
use crate::state::{Occasion, State};
use serde::Serialize;
use std::fmt;

/// A question that names something that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// The map has no square with this name.
    Square(String),
    /// No figure has this number or stands on this square.
    Figure(String),
}

impl fmt::Display for Unanswered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanswered::Square(name) => write!(f, "the map has no square {name:?}"),
            Unanswered::Figure(name) => {
                write!(f, "no figure has the number {name:?} or stands on such a square")
            }
        }
    }
}

impl std::error::Error for Unanswered {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Who {
    pub figure: FigureId,
    pub role: Role,
    pub side: Option<Side>,
    /// The printed name.
    pub square: String,
}

/// A line of sight; coordinates are half squares from the top left corner of the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen {
    pub from: String,
    pub to: String,
    /// Whether there is an unblocked line.
    pub seen: bool,
    /// The kind of the line that counts.
    pub kind: Option<Kind>,
    pub start: Option<(i32, i32)>,
    /// Direction vector.
    pub toward: Option<(i32, i32)>,
    /// Number of figures it crosses.
    pub cover: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reached {
    pub square: String,
    /// In movement points.
    pub cost: u8,
    /// Steps as digits, `0` for north, clockwise.
    pub path: Path,
    /// Whether the figure may stop there, because nobody else stands on it.
    pub stop: bool,
    /// Enemies it comes into contact with along this path.
    pub meets: Vec<FigureId>,
}

/// What is in contact with a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Touching {
    pub square: String,
    /// The squares in contact with it.
    pub squares: Vec<String>,
    /// The figures on them.
    pub figures: Vec<Who>,
}

/// The odds of attacks of one figure on another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clash {
    pub attacker: Who,
    pub defender: Who,
    /// `None` if they are not in contact, not enemies, or the attacker has no melee value.
    pub melee: Option<Chances>,
    /// `None` without a ranged value, without a line of sight, or with an enemy in contact.
    pub ranged: Option<Chances>,
}

/// The odds of one attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chances {
    #[serde(flatten)]
    pub odds: Odds,
    /// Mean loss of life in hundredths: the probability of a hit times the mean of the four-sided die.
    pub mean_loss_hundredths: u32,
    /// Hits with Combat Meditation out of a hundred pairs of dice; `None` if the attacker's card has no Force.
    pub hits_with_meditation: Option<u8>,
}

impl State {
    /// The square with a printed name.
    ///
    /// # Errors
    /// If the map has no such square.
    pub fn find_square(&self, name: &str) -> Result<Square, Unanswered> {
        self.map().square(name).ok_or_else(|| Unanswered::Square(name.into()))
    }

    /// The figure with this number, or on this square.
    ///
    /// # Errors
    /// If there is none.
    pub fn find_figure(&self, name: &str) -> Result<FigureId, Unanswered> {
        let number = name.parse().ok().map(FigureId);
        let standing = |id: &FigureId| self.public.figure(*id).is_some_and(|figure| figure.is_there());
        let on = || self.map().square(name).and_then(|square| self.public.on(square)).map(|(id, _)| id);
        number.filter(standing).or_else(on).ok_or_else(|| Unanswered::Figure(name.into()))
    }

    fn who(&self, id: FigureId) -> Who {
        let figure = self.at(id);
        Who { figure: id, role: figure.role, side: figure.side, square: self.map().name_of(figure.square) }
    }

    /// The line of sight between two squares.
    #[must_use]
    pub fn report_sight(&self, from: Square, to: Square) -> Seen {
        let line = self.line(from, to);
        Seen {
            from: self.map().name_of(from),
            to: self.map().name_of(to),
            seen: line.is_some(),
            kind: line.map(|line| line.kind),
            start: line.map(|line| line.from),
            toward: line.map(|line| line.toward),
            cover: line.map(|line| line.cover),
        }
    }

    /// The squares a figure can reach with this many points, by default those of its card.
    #[must_use]
    pub fn report_reach(&self, id: FigureId, points: Option<u8>) -> Vec<Reached> {
        let points = points.unwrap_or_else(|| self.card(self.at(id)).movement);
        let reach = self.public.reach(self.map(), id, points);
        let mut found = reach.found().to_vec();
        found.sort_unstable();
        let reached = |(square, path): (Square, Path)| {
            let meets = self.public.prospect_of(self.map(), id, 0, path).map_or(0, |prospect| prospect.meets);
            let other = self.public.standing().any(|(other, there)| other != id && there.square == square);
            Reached {
                square: self.map().name_of(square),
                cost: reach.cost(square).unwrap_or(0),
                path,
                stop: !other,
                meets: self.public.all().map(|(id, _)| id).filter(|id| meets & id.bit() != 0).collect(),
            }
        };
        found.into_iter().map(reached).collect()
    }

    /// What is in contact with a square (TP-MOV-04).
    #[must_use]
    pub fn report_contact(&self, square: Square) -> Touching {
        let ground = self.ground();
        let near: Vec<Square> =
            crate::board::Direction::ALL.into_iter().filter_map(|way| ground.step(square, way)).collect();
        let figures = self.public.standing().filter(|(_, figure)| near.contains(&figure.square));
        Touching {
            square: self.map().name_of(square),
            squares: near.iter().map(|near| self.map().name_of(*near)).collect(),
            figures: figures.map(|(id, _)| self.who(id)).collect(),
        }
    }

    /// The odds of attacks of one figure on another.
    #[must_use]
    pub fn report_odds(&self, attacker: FigureId, defender: FigureId) -> Clash {
        let card = self.card(self.at(attacker));
        let enemy = self.at(attacker).side.map(Side::other);
        let foes =
            || self.public.all().filter(|(_, figure)| enemy.is_some_and(|side| figure.fights_for(side)));
        let beset = foes().any(|(id, _)| self.in_contact(attacker, id));
        let chances = |reach| {
            let odds = |occasion| self.public.odds(self.content.0, attacker, defender, reach, occasion);
            let plain = odds(Occasion::Intervention)?;
            // The mean of a four-sided die is 2.5.
            let wound = u32::from(self.content.units.numbers.wound) * 5 / 2;
            Some(Chances {
                odds: plain,
                mean_loss_hundredths: u32::from(plain.hits) * wound,
                hits_with_meditation: odds(Occasion::Meditation)
                    .filter(|_| card.force > 0)
                    .map(|odds| odds.hits),
            })
        };
        let touching = self.in_contact(attacker, defender);
        // TP-ATK-05: figures fight for a side, and not against their own.
        let hostile = enemy.is_some() && self.at(attacker).side != self.at(defender).side;
        Clash {
            attacker: self.who(attacker),
            defender: self.who(defender),
            melee: card.melee.filter(|_| hostile && touching).and_then(|_| chances(Reach::Melee)),
            ranged: card.ranged.filter(|_| hostile && !beset).and_then(|_| chances(Reach::Ranged)),
        }
    }
}
