//! Questions about a position from outside, answered as data: lines of sight, reachable squares, contact, and odds.
//!
//! Nothing is decided here: every answer comes from the functions that play itself uses.

use crate::board::{LineKind, Path, Square};
use crate::choice::AttackKind;
use crate::figure::{FigureId, Role, Side};
use crate::forecast::AttackOdds;
use crate::state::{AttackOccasion, State};
use serde::Serialize;
use std::fmt;

/// A question that names something that does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InquiryError {
    /// The map has no square with this name.
    Square(String),
    /// No figure has this number or stands on this square.
    Figure(String),
}

impl fmt::Display for InquiryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InquiryError::Square(name) => write!(f, "the map has no square {name:?}"),
            InquiryError::Figure(name) => {
                write!(f, "no figure has the number {name:?} or stands on such a square")
            }
        }
    }
}

impl std::error::Error for InquiryError {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FigureSummary {
    pub figure: FigureId,
    pub role: Role,
    pub side: Option<Side>,
    /// The printed name.
    pub square: String,
}

/// A line of sight; coordinates are half squares from the top left corner of the map.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SightReport {
    pub from: String,
    pub to: String,
    /// Whether there is an unblocked line.
    pub seen: bool,
    /// The kind of the line that counts.
    pub kind: Option<LineKind>,
    pub start: Option<(i32, i32)>,
    /// Direction vector.
    pub toward: Option<(i32, i32)>,
    /// Number of figures it crosses.
    pub cover: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReachedSquare {
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
pub struct ContactReport {
    pub square: String,
    /// The squares in contact with it.
    pub squares: Vec<String>,
    /// The figures on them.
    pub figures: Vec<FigureSummary>,
}

/// The odds of attacks of one figure on another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AttackReport {
    pub attacker: FigureSummary,
    pub defender: FigureSummary,
    /// `None` if they are not in contact, not enemies, or the attacker has no melee value.
    pub melee: Option<AttackChances>,
    /// `None` without a ranged value, without a line of sight, or with an enemy in contact.
    pub ranged: Option<AttackChances>,
}

/// The odds of one attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackChances {
    #[serde(flatten)]
    pub odds: AttackOdds,
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
    pub fn find_square(&self, name: &str) -> Result<Square, InquiryError> {
        self.map().square(name).ok_or_else(|| InquiryError::Square(name.into()))
    }

    /// The figure with this number, or on this square.
    ///
    /// # Errors
    /// If there is none.
    pub fn find_figure(&self, name: &str) -> Result<FigureId, InquiryError> {
        let number = name.parse().ok().map(FigureId);
        let standing = |id: &FigureId| self.public.figure(*id).is_some_and(|figure| figure.is_on_map());
        let on = || self.map().square(name).and_then(|square| self.public.on(square)).map(|(id, _)| id);
        number.filter(standing).or_else(on).ok_or_else(|| InquiryError::Figure(name.into()))
    }

    fn figure_summary(&self, id: FigureId) -> FigureSummary {
        let figure = self.at(id);
        FigureSummary {
            figure: id,
            role: figure.role,
            side: figure.side,
            square: self.map().name_of(figure.square),
        }
    }

    /// The line of sight between two squares.
    #[must_use]
    pub fn report_sight(&self, from: Square, to: Square) -> SightReport {
        let line = self.line(from, to);
        SightReport {
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
    pub fn report_reach(&self, id: FigureId, points: Option<u8>) -> Vec<ReachedSquare> {
        let points = points.unwrap_or_else(|| self.card(self.at(id)).movement);
        let reach = self.public.reach(self.map(), id, points);
        let mut found = reach.found().to_vec();
        found.sort_unstable();
        let reached = |(square, path): (Square, Path)| {
            let meets =
                self.public.forecast_walk_of(self.map(), id, 0, path).map_or(0, |forecast| forecast.meets);
            let other = self.public.standing().any(|(other, there)| other != id && there.square == square);
            ReachedSquare {
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
    pub fn report_contact(&self, square: Square) -> ContactReport {
        let ground = self.ground();
        let near: Vec<Square> =
            crate::board::Direction::ALL.into_iter().filter_map(|way| ground.step(square, way)).collect();
        let figures = self.public.standing().filter(|(_, figure)| near.contains(&figure.square));
        ContactReport {
            square: self.map().name_of(square),
            squares: near.iter().map(|near| self.map().name_of(*near)).collect(),
            figures: figures.map(|(id, _)| self.figure_summary(id)).collect(),
        }
    }

    /// The odds of attacks of one figure on another.
    #[must_use]
    pub fn report_odds(&self, attacker: FigureId, defender: FigureId) -> AttackReport {
        let card = self.card(self.at(attacker));
        let enemy = self.at(attacker).side.map(Side::other);
        let enemies =
            || self.public.all().filter(|(_, figure)| enemy.is_some_and(|side| figure.is_active_for(side)));
        let has_enemy_in_contact = enemies().any(|(id, _)| self.in_contact(attacker, id));
        let chances = |reach| {
            let odds = |occasion| self.public.odds(self.content.0, attacker, defender, reach, occasion);
            let plain = odds(AttackOccasion::Intervention)?;
            // The mean of a four-sided die is 2.5.
            let wound = u32::from(self.content.units.numbers.wound) * 5 / 2;
            Some(AttackChances {
                odds: plain,
                mean_loss_hundredths: u32::from(plain.hits) * wound,
                hits_with_meditation: odds(AttackOccasion::Meditation)
                    .filter(|_| card.force > 0)
                    .map(|odds| odds.hits),
            })
        };
        let touching = self.in_contact(attacker, defender);
        // TP-ATK-05: figures fight for a side, and not against their own.
        let hostile = enemy.is_some() && self.at(attacker).side != self.at(defender).side;
        AttackReport {
            attacker: self.figure_summary(attacker),
            defender: self.figure_summary(defender),
            melee: card.melee.filter(|_| hostile && touching).and_then(|_| chances(AttackKind::Melee)),
            ranged: card
                .ranged
                .filter(|_| hostile && !has_enemy_in_contact)
                .and_then(|_| chances(AttackKind::Ranged)),
        }
    }
}
