//! Questions about a table from outside, answered as data: who sees whom, who gets where, who touches whom, who hits.
//!
//! Nothing is decided here: every answer comes from the functions play itself uses.

use crate::board::{Kind, Path, Square};
use crate::choice::Reach;
use crate::figure::{FigureId, Role, Side};
use crate::prospect::Odds;
use crate::state::{Occasion, State};
use serde::Serialize;
use std::fmt;

/// A question that cannot be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// The map has no square of this name.
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

/// A figure, named for a reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Who {
    /// Its number.
    pub figure: FigureId,
    /// What it is.
    pub role: Role,
    /// Whose it is.
    pub side: Option<Side>,
    /// Where it stands.
    pub square: String,
}

/// A line of sight; coordinates are half squares from the top left corner of the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Seen {
    /// From which square.
    pub from: String,
    /// To which.
    pub to: String,
    /// Whether there is a good line.
    pub seen: bool,
    /// The kind of the line that counts.
    pub kind: Option<Kind>,
    /// Where it starts.
    pub start: Option<(i32, i32)>,
    /// Its direction.
    pub toward: Option<(i32, i32)>,
    /// Figures it crosses.
    pub cover: Option<u8>,
}

/// A square a figure can get to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reached {
    /// Which.
    pub square: String,
    /// At what cost.
    pub cost: u8,
    /// By which steps, `0` for north, clockwise.
    pub path: Path,
    /// Whether it may stop there: nobody else stands on it.
    pub stop: bool,
    /// Enemies it comes into contact with on this way.
    pub meets: Vec<FigureId>,
}

/// Who is in contact with a square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Touching {
    /// The square.
    pub square: String,
    /// The squares in contact with it.
    pub squares: Vec<String>,
    /// The figures on them.
    pub figures: Vec<Who>,
}

/// What attacks of one figure on another would come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clash {
    /// Who attacks.
    pub attacker: Who,
    /// Whom.
    pub defender: Who,
    /// Hand to hand; nothing where they are not in contact, not enemies, or the attacker cannot.
    pub melee: Option<Chances>,
    /// At a distance; nothing without a gun, without a line, or with an enemy in contact.
    pub ranged: Option<Chances>,
}

/// The chances of one attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chances {
    /// Dice and cover.
    #[serde(flatten)]
    pub odds: Odds,
    /// The mean loss of life in hundredths: the chance times the mean of the four-sided die.
    pub mean_loss_hundredths: u32,
    /// With Combat Meditation, of a hundred pairs of dice; nothing where the attacker has no Force to meditate with.
    pub hits_with_meditation: Option<u8>,
}

impl State {
    /// The square of a printed name.
    ///
    /// # Errors
    /// When the map has none.
    pub fn find_square(&self, name: &str) -> Result<Square, Unanswered> {
        self.map().square(name).ok_or_else(|| Unanswered::Square(name.into()))
    }

    /// The figure of a number, or on a square.
    ///
    /// # Errors
    /// When there is none.
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

    /// Whether one square sees another, and by which line.
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

    /// Where a figure can get to with so many points; with those of its card when left out.
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

    /// What attacks of one figure on another would come to.
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
            // Of the four-sided die the mean is two and a half.
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
