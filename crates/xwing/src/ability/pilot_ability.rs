//! Abilities of limited pilots (XW-ABL-12 to XW-ABL-18).

use crate::content::{Pilot, PilotId};
use crate::event::Token;

/// The facts about an attack that pilot abilities depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AttackContext {
    pub(crate) range: u8,
    pub(crate) primary: bool,
    pub(crate) tractored: bool,
}

fn is(pilot: Option<&Pilot>, id: PilotId) -> bool {
    pilot.is_some_and(|pilot| pilot.id == Some(id))
}

/// Extra attack dice for the attacker.
pub(crate) fn more_attack_dice(pilot: Option<&Pilot>, fight: AttackContext) -> u8 {
    // XW-ABL-13
    let mauler = is(pilot, PilotId::MaulerMithel) && fight.range == 1;
    // XW-ABL-14
    let fenn = is(pilot, PilotId::FennRau) && fight.range == 1;
    // XW-ABL-16
    let longshot = is(pilot, PilotId::Longshot) && fight.primary && fight.range == 3;
    // XW-ABL-18
    let sun_fac = is(pilot, PilotId::SunFac) && fight.primary && fight.tractored;
    u8::from(mauler) + u8::from(fenn) + u8::from(longshot) + u8::from(sun_fac)
}

/// Extra defense dice for the defender.
pub(crate) fn more_defense_dice(pilot: Option<&Pilot>, fight: AttackContext) -> u8 {
    // XW-ABL-14
    u8::from(is(pilot, PilotId::FennRau) && fight.range == 1)
}

/// XW-ABL-12: the number of defense dice that the defender rolls fewer against this pilot.
pub(crate) fn fewer_defense_dice(pilot: Option<&Pilot>) -> u8 {
    u8::from(is(pilot, PilotId::WedgeAntilles))
}

/// XW-ABL-15: what a ship gains after it has lost a shield.
pub(crate) fn after_shield_lost(pilot: Option<&Pilot>) -> Option<Token> {
    is(pilot, PilotId::JophSeastriker).then_some(Token::Evade)
}

/// XW-ABL-17: Force recovered after a fully executed red maneuver.
pub(crate) fn force_after_red(pilot: Option<&Pilot>) -> u8 {
    u8::from(is(pilot, PilotId::MaceWindu))
}
