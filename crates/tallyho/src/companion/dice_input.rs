//! Parses typed dice: faces by name or first letter, random picks by number.

use anyhow::{Result, anyhow, bail};
use companion::dice::{RollRequest, RollResult};
use std::str::FromStr;
use xwing::dice::{AttackFace, DefenseFace};
use xwing::scenario::{self, ArrivalRoll};
use xwing::solo::{ApproachRoll, SoloRoll, SoloRollResult};

pub(super) fn example(throw: RollRequest) -> String {
    match throw {
        RollRequest::Solo(SoloRoll::Approach) => "evade hit".into(),
        RollRequest::Solo(SoloRoll::Attitude) => "focus".into(),
        RollRequest::Solo(SoloRoll::Bombs { .. } | SoloRoll::Lot { .. })
        | RollRequest::Arrival(ArrivalRoll::Lot { .. }) => "1".into(),
        RollRequest::Arrival(ArrivalRoll::Marker | ArrivalRoll::Side) => "hit".into(),
        RollRequest::Red(dice) => ["hit", "focus", "crit", "blank"]
            .repeat(2)
            .iter()
            .take(usize::from(dice))
            .copied()
            .collect::<Vec<_>>()
            .join(" "),
        RollRequest::Green(dice) => ["evade", "blank", "focus"]
            .repeat(3)
            .iter()
            .take(usize::from(dice))
            .copied()
            .collect::<Vec<_>>()
            .join(" "),
    }
}

/// Parses faces given as words or first letters.
pub(super) fn parse_dice(throw: RollRequest, row: &str) -> Result<RollResult> {
    let words: Vec<&str> = row.split_whitespace().collect();
    Ok(match (throw, words.as_slice()) {
        (RollRequest::Solo(SoloRoll::Approach), [green, red]) => {
            let roll = ApproachRoll { defense: defense(green)?, attack: attack(red)? };
            RollResult::Solo(SoloRollResult::Approach(roll))
        }
        (RollRequest::Solo(SoloRoll::Attitude), [green]) => {
            RollResult::Solo(SoloRollResult::Attitude(defense(green)?))
        }
        (RollRequest::Solo(SoloRoll::Bombs { .. }), [number]) => {
            RollResult::Solo(SoloRollResult::Bombs(number.parse()?))
        }
        (RollRequest::Solo(SoloRoll::Lot { .. }), [number]) => {
            RollResult::Solo(SoloRollResult::Lot(from_one(number)?))
        }
        (RollRequest::Arrival(ArrivalRoll::Lot { .. }), [number]) => {
            RollResult::Arrival(scenario::ArrivalResult::Lot(from_one(number)?))
        }
        (RollRequest::Arrival(ArrivalRoll::Marker | ArrivalRoll::Side), [red]) => {
            RollResult::Arrival(scenario::ArrivalResult::Face(attack(red)?))
        }
        (RollRequest::Red(_), words) => {
            RollResult::Red(words.iter().map(|word| attack(word)).collect::<Result<_>>()?)
        }
        (RollRequest::Green(_), words) => {
            RollResult::Green(words.iter().map(|word| defense(word)).collect::<Result<_>>()?)
        }
        (RollRequest::Solo(_) | RollRequest::Arrival(_), _) => bail!("other dice"),
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
