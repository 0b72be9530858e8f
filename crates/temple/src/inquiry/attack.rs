//! The breakdown of an attack: every value that is added, the odds, the mean loss, and the lines of a shot.

use super::sight::{Sightlines, sightlines};
use crate::choice::AttackKind;
use crate::content::Content;
use crate::figure::FigureId;
use crate::state::{AttackOccasion, PublicState, map_of};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttackBreakdown {
    /// The attacker's value from its card.
    pub value: u8,
    /// The bonus of Combat Meditation.
    pub meditation: u8,
    /// The defender's value.
    #[serde(rename = "defence")]
    pub defense: u8,
    /// The defense bonus from figures in the line.
    pub cover: u8,
    /// The defense bonus of Vigilance Meditation.
    pub guard: u8,
    /// How many of the hundred pairs of dice hit.
    pub hits: u8,
    /// Mean loss of life in hundredths: the probability of a hit times the mean of the four-sided die.
    pub mean_loss_hundredths: u16,
    /// The defender's life.
    pub life: u8,
    /// The lines of sight of a ranged attack.
    pub thread: Option<Sightlines>,
}

pub(super) fn attack_breakdown(
    content: &Content,
    public: &PublicState,
    attacker: FigureId,
    defender: FigureId,
    reach: AttackKind,
    occasion: AttackOccasion,
) -> Option<AttackBreakdown> {
    let odds = public.odds(content, attacker, defender, reach, occasion)?;
    let (from, to) = (public.figure(attacker)?, public.figure(defender)?);
    let card = public.card(content, from);
    let value = match reach {
        AttackKind::Melee => card.melee,
        AttackKind::Ranged => card.ranged,
    }?;
    let (numbers, defense) = (&content.units.numbers, public.defense(content, to));
    let cover = numbers.cover * odds.cover;
    let wound = u16::from(numbers.wound);
    Some(AttackBreakdown {
        value,
        meditation: odds.totals.attack - value,
        defense,
        cover,
        guard: odds.totals.defense - defense - cover,
        hits: odds.hits,
        // The mean of a four-sided die is 2.5.
        mean_loss_hundredths: u16::from(odds.hits) * wound * 5 / 2,
        life: to.life,
        thread: match reach {
            AttackKind::Melee => None,
            AttackKind::Ranged => Some(sightlines(map_of(content, public), public, from.square, to.square)),
        },
    })
}
