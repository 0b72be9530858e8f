//! Rolled dice as counted faces; dice that were already rerolled are kept apart (XW-ATK-07).

use crate::dice::{AttackFace, DefenseFace, SIDES};
use crate::solo::attack::spend::Die;
use serde::{Deserialize, Serialize};

/// XW-ATK-05
pub const MAX_DICE: u8 = 6;

/// Counted faces of attack dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttackRoll {
    pub crit: u8,
    pub hit: u8,
    pub focus: u8,
    pub blank: u8,
}

/// Counted faces of defense dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DefenseRoll {
    pub evade: u8,
    pub focus: u8,
    pub blank: u8,
}

/// The dice of one roll: those that may still be rerolled, and those that have been.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DicePool<F> {
    /// Not rerolled yet.
    pub fresh: F,
    /// Already rerolled; may not be rerolled again.
    pub fixed: F,
}

impl AttackRoll {
    /// The number of dice.
    #[must_use]
    pub const fn dice(self) -> u8 {
        self.crit + self.hit + self.focus + self.blank
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        AttackRoll {
            crit: self.crit + other.crit,
            hit: self.hit + other.hit,
            focus: self.focus + other.focus,
            blank: self.blank + other.blank,
        }
    }

    /// How many dice show a face.
    #[must_use]
    pub const fn of(self, face: AttackFace) -> u8 {
        match face {
            AttackFace::Crit => self.crit,
            AttackFace::Hit => self.hit,
            AttackFace::Focus => self.focus,
            AttackFace::Blank => self.blank,
        }
    }

    /// Every roll of `dice` dice with its weight out of 8^`dice`.
    pub fn rolls(dice: u8) -> impl Iterator<Item = (Self, u32)> {
        (0..=dice).flat_map(move |crit| {
            (0..=dice - crit).flat_map(move |hit| {
                (0..=dice - crit - hit).map(move |focus| {
                    let roll = AttackRoll { crit, hit, focus, blank: dice - crit - hit - focus };
                    let sides = AttackFace::ALL.map(|face| (roll.of(face), face.sides()));
                    (roll, weight(dice, &sides))
                })
            })
        })
    }

    /// Counts a list of faces.
    pub fn counted(faces: impl IntoIterator<Item = AttackFace>) -> Self {
        let mut roll = AttackRoll::default();
        for face in faces {
            match face {
                AttackFace::Crit => roll.crit += 1,
                AttackFace::Hit => roll.hit += 1,
                AttackFace::Focus => roll.focus += 1,
                AttackFace::Blank => roll.blank += 1,
            }
        }
        roll
    }

    /// The face of a roll of a single die.
    #[must_use]
    pub fn face(self) -> AttackFace {
        AttackFace::ALL.into_iter().find(|face| self.of(*face) > 0).unwrap_or(AttackFace::Blank)
    }
}

impl DefenseRoll {
    /// The number of dice.
    #[must_use]
    pub const fn dice(self) -> u8 {
        self.evade + self.focus + self.blank
    }

    /// The sum of both.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        DefenseRoll {
            evade: self.evade + other.evade,
            focus: self.focus + other.focus,
            blank: self.blank + other.blank,
        }
    }

    /// How many dice show a face.
    #[must_use]
    pub const fn of(self, face: DefenseFace) -> u8 {
        match face {
            DefenseFace::Evade => self.evade,
            DefenseFace::Focus => self.focus,
            DefenseFace::Blank => self.blank,
        }
    }

    /// Every roll of `dice` dice with its weight out of 8^`dice`.
    pub fn rolls(dice: u8) -> impl Iterator<Item = (Self, u32)> {
        (0..=dice).flat_map(move |evade| {
            (0..=dice - evade).map(move |focus| {
                let roll = DefenseRoll { evade, focus, blank: dice - evade - focus };
                let sides = DefenseFace::ALL.map(|face| (roll.of(face), face.sides()));
                (roll, weight(dice, &sides))
            })
        })
    }
}

/// Counted faces of one kind of die.
pub trait CountedFaces: Copy {
    /// A face of the die.
    type Face: Copy + 'static;
    /// Every face, in the order in which dice are listed one by one.
    const ALL: &'static [Self::Face];
    /// The faces that may be rerolled: focus and blank.
    const REROLLED: [Self::Face; 2];
    /// The face that tokens change others to: a hit or an evade.
    const GOOD: Self::Face;
    /// The best face: a crit or an evade.
    const BEST: Self::Face;
    /// How many dice show a face.
    fn count(self, face: Self::Face) -> u8;
    /// Mutable access to the same count.
    fn at(&mut self, face: Self::Face) -> &mut u8;
    /// The sum of both.
    fn and(self, other: Self) -> Self;
}

impl<F: CountedFaces> DicePool<F> {
    /// All dice together.
    #[must_use]
    pub fn all(&self) -> F {
        self.fresh.and(self.fixed)
    }

    /// Counts dice given one by one.
    #[must_use]
    pub fn from_dice(dice: &[Die<F::Face>]) -> Self
    where
        F: Default,
    {
        let mut pool = DicePool::default();
        for die in dice {
            let roll: &mut F = if die.rerolled { &mut pool.fixed } else { &mut pool.fresh };
            *roll.at(die.face) += 1;
        }
        pool
    }

    /// The dice one by one, in the form the solo system uses.
    #[must_use]
    pub fn as_dice(&self) -> Vec<Die<F::Face>> {
        let of = |roll: F, rerolled| {
            F::ALL
                .iter()
                .flat_map(move |face| (0..roll.count(*face)).map(move |_| Die { face: *face, rerolled }))
        };
        of(self.fresh, false).chain(of(self.fixed, true)).collect()
    }

    /// Turns one die to another face, rerolled dice first. Returns false if no die shows `from`.
    pub fn turn(&mut self, from: F::Face, to: F::Face) -> bool {
        let roll = if self.fixed.count(from) > 0 {
            &mut self.fixed
        } else if self.fresh.count(from) > 0 {
            &mut self.fresh
        } else {
            return false;
        };
        *roll.at(from) -= 1;
        *roll.at(to) += 1;
        true
    }

    /// Removes dice for a reroll.
    pub fn pick_up(&mut self, focus: u8, blank: u8) {
        for (face, dice) in F::REROLLED.into_iter().zip([focus, blank]) {
            let left = self.fresh.at(face);
            *left = left.saturating_sub(dice);
        }
    }
}

impl CountedFaces for AttackRoll {
    type Face = AttackFace;
    const ALL: &'static [AttackFace] = &AttackFace::ALL;
    const REROLLED: [AttackFace; 2] = [AttackFace::Focus, AttackFace::Blank];
    const GOOD: AttackFace = AttackFace::Hit;
    const BEST: AttackFace = AttackFace::Crit;

    fn count(self, face: AttackFace) -> u8 {
        self.of(face)
    }

    fn and(self, other: Self) -> Self {
        self.plus(other)
    }

    fn at(&mut self, face: AttackFace) -> &mut u8 {
        match face {
            AttackFace::Crit => &mut self.crit,
            AttackFace::Hit => &mut self.hit,
            AttackFace::Focus => &mut self.focus,
            AttackFace::Blank => &mut self.blank,
        }
    }
}

impl CountedFaces for DefenseRoll {
    type Face = DefenseFace;
    const ALL: &'static [DefenseFace] = &DefenseFace::ALL;
    const REROLLED: [DefenseFace; 2] = [DefenseFace::Focus, DefenseFace::Blank];
    const GOOD: DefenseFace = DefenseFace::Evade;
    const BEST: DefenseFace = DefenseFace::Evade;

    fn count(self, face: DefenseFace) -> u8 {
        self.of(face)
    }

    fn and(self, other: Self) -> Self {
        self.plus(other)
    }

    fn at(&mut self, face: DefenseFace) -> &mut u8 {
        match face {
            DefenseFace::Evade => &mut self.evade,
            DefenseFace::Focus => &mut self.focus,
            DefenseFace::Blank => &mut self.blank,
        }
    }
}

/// The number of ways in which `dice` dice show these counts; each face comes with its number of sides.
fn weight(dice: u8, faces: &[(u8, u32)]) -> u32 {
    let mut left = u32::from(dice);
    let mut ways = 1;
    for (count, sides) in faces {
        for taken in 0..u32::from(*count) {
            ways = ways * (left - taken) / (taken + 1);
        }
        left -= u32::from(*count);
        ways *= sides.pow(u32::from(*count));
    }
    ways
}

/// The total weight of all rolls: 8^`dice`.
#[must_use]
pub fn total_weight(dice: u8) -> u32 {
    SIDES.pow(u32::from(dice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_rolls_have_the_odds_of_single_dice() {
        for dice in 0..=MAX_DICE {
            assert_eq!(AttackRoll::rolls(dice).map(|(_, weight)| weight).sum::<u32>(), total_weight(dice));
            assert_eq!(DefenseRoll::rolls(dice).map(|(_, weight)| weight).sum::<u32>(), total_weight(dice));
        }
        // Two dice, a hit and a blank: 2 * 3 * 2 of 64.
        let roll = AttackRoll { hit: 1, blank: 1, ..AttackRoll::default() };
        assert!(AttackRoll::rolls(2).any(|(other, weight)| other == roll && weight == 12));
        // Three dice, two evades and a focus: 3 * 9 * 2 of 512.
        let roll = DefenseRoll { evade: 2, focus: 1, blank: 0 };
        assert!(DefenseRoll::rolls(3).any(|(other, weight)| other == roll && weight == 54));
        assert_eq!(AttackRoll::rolls(6).count(), 84);
    }
}
