//! Forecasts before a decision: what a walk would cost and which enemies it would meet, what an attack would need.
//!
//! Uses public information alone, so that advice and displays show the numbers that play uses. Nothing is validated
//! here: the rules decide whether a walk or an attack is legal.

use crate::board::{self, Blockers, Ground, LineOfSight, Map, Path, Square, line_of_sight};
use crate::choice::AttackKind;
use crate::content::{Card, Content};
use crate::figure::{Figure, FigureId, Role, Side, Status};
use crate::setup::VaultTerrain;
use crate::state::{AttackOccasion, MAX_FIGURES, PendingAttack, PublicState, card_of, map_of};
use contract::ArrayVec;
use serde::Serialize;

/// What each side of an attack adds to its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackTotals {
    /// Attack value plus bonus.
    pub attack: u8,
    /// Defense value plus cover and guard.
    #[serde(rename = "defence")]
    pub defense: u8,
}

impl AttackTotals {
    /// How many of the hundred pairs of dice hit (TP-ATK-01).
    #[must_use]
    pub fn hits(self) -> u8 {
        let (attack, defense) = (i16::from(self.attack), i16::from(self.defense));
        // The defender's faces that do not exceed the attacker's total hit, out of ten.
        (1..=10).map(|die| (die + attack - defense).clamp(0, 10) as u8).sum()
    }
}

/// The odds of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AttackOdds {
    /// Number of figures in the line.
    pub cover: u8,
    #[serde(flatten)]
    pub totals: AttackTotals,
    /// Out of the hundred pairs of dice.
    pub hits: u8,
}

/// The result of a walk that nothing interrupts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WalkForecast {
    pub to: Square,
    /// In movement points.
    pub cost: u8,
    /// Bit mask of the enemies it comes into contact with and has not met before.
    pub meets: u16,
}

impl PublicState {
    /// The map with the current doors and barriers, as it can be walked.
    #[must_use]
    pub fn ground<'a>(&self, map: &'a Map) -> Ground<'a> {
        Ground {
            map,
            doors: self.doors,
            barriers: self.barriers,
            difficult_vaults: self.options.stones == VaultTerrain::Difficult,
        }
    }

    /// The current line of sight between two squares.
    #[must_use]
    pub fn line(&self, map: &Map, from: Square, to: Square) -> Option<LineOfSight> {
        let standing = self.figures.iter().filter(|figure| figure.is_on_map());
        let squares: ArrayVec<Square, MAX_FIGURES> = standing.map(|figure| figure.square).collect();
        let blockers = Blockers { map, doors: self.doors, barriers: self.barriers, figures: &squares };
        line_of_sight(&blockers, self.options.sight, from, to)
    }

    /// The current cover between two squares, or `None` without a line of sight.
    #[must_use]
    pub fn cover(&self, map: &Map, from: Square, to: Square) -> Option<u8> {
        let standing = self.figures.iter().filter(|figure| figure.is_on_map());
        let squares: ArrayVec<Square, MAX_FIGURES> = standing.map(|figure| figure.square).collect();
        let blockers = Blockers { map, doors: self.doors, barriers: self.barriers, figures: &squares };
        board::cover(&blockers, self.options.sight, from, to)
    }

    /// Whether one square can currently be seen from another.
    #[must_use]
    pub fn can_see(&self, map: &Map, from: Square, to: Square) -> bool {
        let blockers = Blockers { map, doors: self.doors, barriers: self.barriers, figures: &[] };
        board::can_see(&blockers, self.options.sight, from, to)
    }

    /// The card of a figure, with the changes made by options.
    #[must_use]
    pub fn card(&self, content: &Content, figure: &Figure) -> Card {
        card_of(content, &self.options, figure.role)
    }

    /// TP-NPC-02: a droid that belongs to neither side defends with its inert value.
    #[must_use]
    pub fn defense(&self, content: &Content, figure: &Figure) -> u8 {
        match (figure.role, figure.status) {
            (Role::Assault, Status::Inert | Status::Ruined) => content.units.numbers.inert_defense,
            _ => card_of(content, &self.options, figure.role).defense,
        }
    }

    /// What both sides add to their dice (TP-ATK-01, TP-SIG-05, TP-POW-02, TP-POW-03).
    #[must_use]
    pub fn totals(&self, content: &Content, strike: &PendingAttack) -> AttackTotals {
        let (Some(attacker), Some(defender)) = (self.figure(strike.attacker), self.figure(strike.defender))
        else {
            return AttackTotals { attack: 0, defense: 0 };
        };
        let numbers = &content.units.numbers;
        let card = card_of(content, &self.options, attacker.role);
        let value = match strike.reach {
            AttackKind::Melee => card.melee,
            AttackKind::Ranged => card.ranged,
        };
        let meditating = strike.occasion == AttackOccasion::Meditation;
        let guarded =
            strike.occasion != AttackOccasion::Circumstance && self.vigilant & strike.defender.bit() != 0;
        AttackTotals {
            attack: value.unwrap_or(0) + if meditating { numbers.meditation } else { 0 },
            defense: self.defense(content, defender)
                + numbers.cover * strike.cover
                + if guarded { numbers.meditation } else { 0 },
        }
    }

    /// The odds of an attack from where the attacker stands, or `None` if a ranged attack has no line of sight.
    #[must_use]
    pub fn odds(
        &self,
        content: &Content,
        attacker: FigureId,
        defender: FigureId,
        reach: AttackKind,
        occasion: AttackOccasion,
    ) -> Option<AttackOdds> {
        let cover = match reach {
            AttackKind::Melee => 0,
            AttackKind::Ranged => {
                let (from, to) = (self.figure(attacker)?.square, self.figure(defender)?.square);
                self.cover(map_of(content, self), from, to)?
            }
        };
        let totals = self.totals(content, &PendingAttack { attacker, defender, reach, occasion, cover });
        Some(AttackOdds { cover, totals, hits: totals.hits() })
    }

    /// TP-MOV-05: whether a figure of `side` may cross a square, depending on who stands there.
    pub(crate) fn may_cross(&self, side: Option<Side>, square: Square) -> bool {
        self.on(square).is_none_or(|(_, other)| other.status == Status::Active && other.side == side)
    }

    /// The squares a figure can reach with this many points, each with one cheapest path.
    pub(crate) fn reach(&self, map: &Map, id: FigureId, points: u8) -> board::ReachableSquares {
        let Figure { square, side, .. } = self.figure(id).copied().unwrap_or_default();
        let turned = side == Some(Side::Republic);
        // TP-MOV-05: allies can be crossed, everybody else blocks.
        let ally = |figure: &&Figure| figure.status == Status::Active && figure.side == side;
        let others = self.figures.iter().filter(|figure| figure.is_on_map());
        let blocked = others.filter(move |figure| !ally(figure)).map(|figure| figure.square);
        board::ReachableSquares::new(&self.ground(map), square, points, turned, blocked)
    }

    /// The result of a walk of the active figure, if nothing interrupts it.
    #[must_use]
    pub fn forecast_walk(&self, content: &Content, path: Path) -> Option<WalkForecast> {
        self.forecast_walk_of(map_of(content, self), self.active.figure, self.active.treated, path)
    }

    /// The result of a walk of any figure, if nothing interrupts it. `treated` is a bit mask of enemies already met.
    pub(crate) fn forecast_walk_of(
        &self,
        map: &Map,
        id: FigureId,
        treated: u16,
        path: Path,
    ) -> Option<WalkForecast> {
        let ground = self.ground(map);
        let mover = self.figure(id)?;
        let enemy = mover.side.map(Side::other)?;
        let mut forecast = WalkForecast { to: mover.square, cost: 0, meets: 0 };
        for direction in path.iter() {
            forecast.to = ground.step(forecast.to, direction)?;
            forecast.cost += ground.cost(forecast.to);
            for (id, figure) in self.all().filter(|(_, figure)| figure.is_active_for(enemy)) {
                if treated & id.bit() == 0 && ground.contact(forecast.to, figure.square) {
                    forecast.meets |= id.bit();
                }
            }
        }
        Some(forecast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the rules notes: the odds of d10 + A against d10 + D, by the difference.
    #[test]
    fn hundred_pairs_of_dice() {
        let table = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 64, 72, 79, 85, 90, 94, 97, 99, 100];
        for (at, hits) in table.into_iter().enumerate() {
            let totals = AttackTotals { attack: 10 + at as u8, defense: 19 };
            assert_eq!(totals.hits(), hits, "difference {}", at as i32 - 9);
            let counted = (1..=10).flat_map(|a| (1..=10).map(move |d| (a, d)));
            let counted = counted.filter(|(a, d)| a + totals.attack >= d + totals.defense).count();
            assert_eq!(usize::from(totals.hits()), counted);
        }
    }
}
