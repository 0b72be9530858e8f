//! The goal of a figure, in one line.

use super::words::{Cast, name};
use crate::Message;
use temple::{Errand, Goal, View, content::Content};

/// The goal of a figure: "R5 heads for vault 3".
#[must_use]
pub fn aim(content: &Content, view: &View, errand: &Errand) -> Message {
    let cast = Cast::new(content, view);
    let says = |key| Message::new(key).with("figure", cast.figure(errand.figure));
    let to = |key, other| says(key).with("other", cast.figure(other));
    let end = |at: u8| if at == 0 { "left" } else { "right" };
    match errand.goal {
        Goal::Vault(vault) => says("tp-aim-vault").with("vault", cast.vault(vault)),
        Goal::Pass => says("tp-aim-pass").with("pass", cast.pass()),
        Goal::Console(at) => {
            says("tp-aim-console").with("console", name(&cast.theme.things.console)).with("at", end(at))
        }
        Goal::Stairs(at) => {
            says("tp-aim-stairs").with("stairs", name(&cast.theme.things.stairs)).with("at", end(at))
        }
        Goal::Relay(ally) => to("tp-aim-relay", ally).with("pass", cast.pass()),
        Goal::Escort(ally) => to("tp-aim-escort", ally),
        Goal::Hunt(enemy) => to("tp-aim-hunt", enemy).with("pass", cast.pass()),
        Goal::Strike(enemy) => to("tp-aim-strike", enemy),
        Goal::Wake(droid) => to("tp-aim-wake", droid),
        Goal::Mend(patient) if patient == errand.figure => says("tp-aim-mend-itself"),
        Goal::Mend(patient) => to("tp-aim-mend", patient),
        Goal::Guard => says("tp-aim-guard"),
        Goal::Return => says("tp-aim-return"),
    }
}
