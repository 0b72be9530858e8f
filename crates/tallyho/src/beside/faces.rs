//! Parses typed dice: faces by name or first letter, random picks by number.

use anyhow::{Result, anyhow, bail};
use companion::dice::{Throw, Thrown};
use std::str::FromStr;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::scenario::{self, Ask};
use xwing::solo::{ApproachRoll, Roll, Rolled};

pub(super) fn example(throw: Throw) -> String {
    match throw {
        Throw::Solo(Roll::Approach) => "evade hit".into(),
        Throw::Solo(Roll::Attitude) => "focus".into(),
        Throw::Solo(Roll::Bombs { .. } | Roll::Lot { .. }) | Throw::Arrival(Ask::Lot { .. }) => "1".into(),
        Throw::Arrival(Ask::Marker | Ask::Side) => "hit".into(),
        Throw::Red(dice) => ["hit", "focus", "crit", "blank"]
            .repeat(2)
            .iter()
            .take(usize::from(dice))
            .copied()
            .collect::<Vec<_>>()
            .join(" "),
        Throw::Green(dice) => ["evade", "blank", "focus"]
            .repeat(3)
            .iter()
            .take(usize::from(dice))
            .copied()
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// Parses faces given as words or first letters.
pub(super) fn faces(throw: Throw, row: &str) -> Result<Thrown> {
    let words: Vec<&str> = row.split_whitespace().collect();
    Ok(match (throw, words.as_slice()) {
        (Throw::Solo(Roll::Approach), [green, red]) => {
            let roll = ApproachRoll { defense: defense(green)?, attack: attack(red)? };
            Thrown::Solo(Rolled::Approach(roll))
        }
        (Throw::Solo(Roll::Attitude), [green]) => Thrown::Solo(Rolled::Attitude(defense(green)?)),
        (Throw::Solo(Roll::Bombs { .. }), [number]) => Thrown::Solo(Rolled::Bombs(number.parse()?)),
        (Throw::Solo(Roll::Lot { .. }), [number]) => Thrown::Solo(Rolled::Lot(from_one(number)?)),
        (Throw::Arrival(Ask::Lot { .. }), [number]) => {
            Thrown::Arrival(scenario::Rolled::Lot(from_one(number)?))
        }
        (Throw::Arrival(Ask::Marker | Ask::Side), [red]) => {
            Thrown::Arrival(scenario::Rolled::Face(attack(red)?))
        }
        (Throw::Red(_), words) => Thrown::Red(words.iter().map(|word| attack(word)).collect::<Result<_>>()?),
        (Throw::Green(_), words) => {
            Thrown::Green(words.iter().map(|word| defense(word)).collect::<Result<_>>()?)
        }
        (Throw::Solo(_) | Throw::Arrival(_), _) => bail!("other dice"),
    })
}

fn from_one(number: &str) -> Result<u8> {
    number.parse::<u8>()?.checked_sub(1).ok_or_else(|| anyhow!("from 1"))
}

fn attack(word: &str) -> Result<AttackFace> {
    let whole = AttackFace::ALL.into_iter().find(|face| face.word().starts_with(word) && !word.is_empty());
    whole.map_or_else(|| Ok(AttackFace::from_str(word)?), Ok)
}

fn defense(word: &str) -> Result<DefenseFace> {
    let whole = DefenseFace::ALL.into_iter().find(|face| face.word().starts_with(word) && !word.is_empty());
    whole.map_or_else(|| Ok(DefenseFace::from_str(word)?), Ok)
}
