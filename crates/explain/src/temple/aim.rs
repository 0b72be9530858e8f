//! The goal of a figure, in one line.

use super::words::{Context, name};
use crate::Message;
use temple::{FigureGoal, Goal, View, content::Content};

/// The goal of a figure: "R5 heads for vault 3".
#[must_use]
pub fn aim(content: &Content, view: &View, figure_goal: &FigureGoal) -> Message {
    let context = Context::new(content, view);
    let says = |key| Message::new(key).with("figure", context.figure(figure_goal.figure));
    let to = |key, other| says(key).with("other", context.figure(other));
    let end = |at: u8| if at == 0 { "left" } else { "right" };
    match figure_goal.goal {
        Goal::Vault(vault) => says("tp-aim-vault").with("vault", context.vault(vault)),
        Goal::Pass => says("tp-aim-pass").with("pass", context.pass()),
        Goal::Console(at) => {
            says("tp-aim-console").with("console", name(&context.theme.things.console)).with("at", end(at))
        }
        Goal::Stairs(at) => {
            says("tp-aim-stairs").with("stairs", name(&context.theme.things.stairs)).with("at", end(at))
        }
        Goal::Relay(ally) => to("tp-aim-relay", ally).with("pass", context.pass()),
        Goal::Escort(ally) => to("tp-aim-escort", ally),
        Goal::Hunt(enemy) => to("tp-aim-hunt", enemy).with("pass", context.pass()),
        Goal::Strike(enemy) => to("tp-aim-strike", enemy),
        Goal::Wake(droid) => to("tp-aim-wake", droid),
        Goal::Mend(patient) if patient == figure_goal.figure => says("tp-aim-mend-itself"),
        Goal::Mend(patient) => to("tp-aim-mend", patient),
        Goal::Guard => says("tp-aim-guard"),
        Goal::Return => says("tp-aim-return"),
    }
}
