//! What an attack would come to: every number that is added, the chance, the mean loss, and the lines of a shot.

use super::sight::{Thread, thread};
use crate::choice::Reach;
use crate::content::Content;
use crate::figure::FigureId;
use crate::state::{Occasion, Public, map_of};
use serde::Serialize;

/// What an attack would come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospects {
    /// The attacker's value on its card.
    pub value: u8,
    /// What Combat Meditation adds.
    pub meditation: u8,
    /// The defender's value.
    pub defence: u8,
    /// What figures in the line add to it.
    pub cover: u8,
    /// What Vigilance Meditation adds to it.
    pub guard: u8,
    /// Of the hundred pairs of dice, those that hit.
    pub hits: u8,
    /// The mean loss of life in hundredths: the chance times the mean of the four-sided die.
    pub mean_loss_hundredths: u16,
    /// The defender's life.
    pub life: u8,
    /// The lines of a shot.
    pub thread: Option<Thread>,
}

pub(super) fn prospects(
    content: &Content,
    public: &Public,
    attacker: FigureId,
    defender: FigureId,
    reach: Reach,
    occasion: Occasion,
) -> Option<Prospects> {
    let odds = public.odds(content, attacker, defender, reach, occasion)?;
    let (from, to) = (public.figure(attacker)?, public.figure(defender)?);
    let card = public.card(content, from);
    let value = match reach {
        Reach::Melee => card.melee,
        Reach::Ranged => card.ranged,
    }?;
    let (numbers, defence) = (&content.units.numbers, public.defence(content, to));
    let cover = numbers.cover * odds.cover;
    let wound = u16::from(numbers.wound);
    Some(Prospects {
        value,
        meditation: odds.totals.attack - value,
        defence,
        cover,
        guard: odds.totals.defence - defence - cover,
        hits: odds.hits,
        // Of the four-sided die the mean is two and a half.
        mean_loss_hundredths: u16::from(odds.hits) * wound * 5 / 2,
        life: to.life,
        thread: match reach {
            Reach::Melee => None,
            Reach::Ranged => Some(thread(map_of(content, public), public, from.square, to.square)),
        },
    })
}
