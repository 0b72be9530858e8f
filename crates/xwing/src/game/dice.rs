//! Dice as they lie on the table: counted faces, those that were rerolled apart (XW-ATK-07).

use crate::dice::{AttackFace, DefenseFace, SIDES};
use crate::solo::dice::Die;
use serde::{Deserialize, Serialize};

/// The most dice of one roll (XW-ATK-05).
pub const MOST_DICE: u8 = 6;

/// Counted faces of attack dice: crit, hit, focus, blank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reds {
    /// Critical hits.
    pub crit: u8,
    /// Hits.
    pub hit: u8,
    /// Focus results.
    pub focus: u8,
    /// Blanks.
    pub blank: u8,
}

/// Counted faces of defense dice: evade, focus, blank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Greens {
    /// Evades.
    pub evade: u8,
    /// Focus results.
    pub focus: u8,
    /// Blanks.
    pub blank: u8,
}

/// Dice of one roll: those that may still be rerolled, and those that were.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool<F> {
    /// Not rerolled.
    pub fresh: F,
    /// Rerolled: not a second time.
    pub fixed: F,
}

impl Reds {
    /// The number of dice.
    #[must_use]
    pub const fn dice(self) -> u8 {
        self.crit + self.hit + self.focus + self.blank
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Reds {
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

    /// Every roll of so many dice with its weight out of 8 to the power of the dice.
    pub fn rolls(dice: u8) -> impl Iterator<Item = (Self, u32)> {
        (0..=dice).flat_map(move |crit| {
            (0..=dice - crit).flat_map(move |hit| {
                (0..=dice - crit - hit).map(move |focus| {
                    let roll = Reds { crit, hit, focus, blank: dice - crit - hit - focus };
                    let sides = AttackFace::ALL.map(|face| (roll.of(face), face.sides()));
                    (roll, weight(dice, &sides))
                })
            })
        })
    }

    /// The roll of a list of faces.
    pub fn counted(faces: impl IntoIterator<Item = AttackFace>) -> Self {
        let mut roll = Reds::default();
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

    /// The face of a single die.
    #[must_use]
    pub fn face(self) -> AttackFace {
        AttackFace::ALL.into_iter().find(|face| self.of(*face) > 0).unwrap_or(AttackFace::Blank)
    }
}

impl Greens {
    /// The number of dice.
    #[must_use]
    pub const fn dice(self) -> u8 {
        self.evade + self.focus + self.blank
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Greens {
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

    /// Every roll of so many dice with its weight out of 8 to the power of the dice.
    pub fn rolls(dice: u8) -> impl Iterator<Item = (Self, u32)> {
        (0..=dice).flat_map(move |evade| {
            (0..=dice - evade).map(move |focus| {
                let roll = Greens { evade, focus, blank: dice - evade - focus };
                let sides = DefenseFace::ALL.map(|face| (roll.of(face), face.sides()));
                (roll, weight(dice, &sides))
            })
        })
    }
}

/// Counted faces of one kind of die.
pub trait Faces: Copy {
    /// A face of the die.
    type Face: Copy + 'static;
    /// Every face, in the order in which dice are laid out.
    const ALL: &'static [Self::Face];
    /// The faces a reroll takes up.
    const REROLLED: [Self::Face; 2];
    /// How many dice show a face.
    fn count(self, face: Self::Face) -> u8;
    /// The same, to be changed.
    fn at(&mut self, face: Self::Face) -> &mut u8;
    /// Both together.
    fn and(self, other: Self) -> Self;
}

impl<F: Faces> Pool<F> {
    /// All dice.
    #[must_use]
    pub fn all(&self) -> F {
        self.fresh.and(self.fixed)
    }

    /// One by one, as the solo system looks at them.
    #[must_use]
    pub fn one_by_one(&self) -> Vec<Die<F::Face>> {
        let of = |roll: F, rerolled| {
            F::ALL
                .iter()
                .flat_map(move |face| (0..roll.count(*face)).map(move |_| Die { face: *face, rerolled }))
        };
        of(self.fresh, false).chain(of(self.fixed, true)).collect()
    }

    /// Turns one die into another face; rerolled dice first. False when none shows it.
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

    /// Takes fresh dice up for a reroll: so many focus results and blanks.
    pub fn pick_up(&mut self, focus: u8, blank: u8) {
        for (face, dice) in F::REROLLED.into_iter().zip([focus, blank]) {
            let left = self.fresh.at(face);
            *left = left.saturating_sub(dice);
        }
    }
}

impl Faces for Reds {
    type Face = AttackFace;
    const ALL: &'static [AttackFace] = &AttackFace::ALL;
    const REROLLED: [AttackFace; 2] = [AttackFace::Focus, AttackFace::Blank];

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

impl Faces for Greens {
    type Face = DefenseFace;
    const ALL: &'static [DefenseFace] = &DefenseFace::ALL;
    const REROLLED: [DefenseFace; 2] = [DefenseFace::Focus, DefenseFace::Blank];

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

/// Ways in which so many dice fall into these counts, times the sides of each face.
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

/// All the sides of so many dice.
#[must_use]
pub fn whole(dice: u8) -> u32 {
    SIDES.pow(u32::from(dice))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_rolls_have_the_odds_of_single_dice() {
        for dice in 0..=MOST_DICE {
            assert_eq!(Reds::rolls(dice).map(|(_, weight)| weight).sum::<u32>(), whole(dice));
            assert_eq!(Greens::rolls(dice).map(|(_, weight)| weight).sum::<u32>(), whole(dice));
        }
        // Two dice, a hit and a blank: twice 3 times 2 of 64.
        let roll = Reds { hit: 1, blank: 1, ..Reds::default() };
        assert!(Reds::rolls(2).any(|(other, weight)| other == roll && weight == 12));
        // Three dice, two evades and a focus: thrice 9 times 2 of 512.
        let roll = Greens { evade: 2, focus: 1, blank: 0 };
        assert!(Greens::rolls(3).any(|(other, weight)| other == roll && weight == 54));
        assert_eq!(Reds::rolls(6).count(), 84);
    }
}
