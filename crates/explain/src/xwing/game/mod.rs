//! X-Wing's messages: questions, choices, dice, events, refusals, and the table as text.
//!
//! Ships are referred to by their names on the table, so that a sentence is the same for everybody.

mod board;
mod choice;
mod event;
mod refusal;
mod squad;
pub use squad::warning;
#[cfg(test)]
mod tests;
mod words;

use crate::{GameMessages, Message, Translator};
use ::xwing::content::Content;
use ::xwing::rules::{ability, activation, attack, damage, device, obstacle, round, scenario, solo, token};
use ::xwing::scenario::ending::EndReason;
use ::xwing::{
    Chance, Choice, Event, Fault, ModifyStep, OptionalAbility, Outcome, Pending, PlacementZone, Refusal,
    SlotPurpose, State, View,
};
use contract::{Ending, Seat, Viewer};
use words::Context;
pub(super) use words::token;

impl GameMessages for State {
    fn question(content: &Content, view: &View, _: Seat) -> Message {
        question(&Context::new(content, view))
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Context::new(content, view), choice)
    }

    fn area(content: &Content, view: &View, area: &PlacementZone) -> Message {
        Message::new("xwg-a-zone")
            .with("ship", Context::new(content, view).ship(area.ship))
            .with_rule(round::PLACING)
    }

    fn outcome(content: &Content, view: &View, outcome: &Chance) -> Message {
        choice::outcome(&Context::new(content, view), outcome)
    }

    fn event(content: &Content, view: &View, _: Viewer, event: &Event) -> Message {
        event::event(&Context::new(content, view), event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Context::new(content, view), refusal)
    }

    fn fault(_: &Content, fault: &Fault) -> Message {
        refusal::fault(fault)
    }

    fn ending(view: &View, _: Viewer, ending: &Ending) -> Message {
        let outcome = match view.public.open {
            Pending::Over(outcome) => outcome,
            _ => Outcome::Time,
        };
        outcome_message(outcome).with_rule(ending.rule)
    }

    fn board(content: &Content, view: &View, translator: Translator) -> String {
        board::board(&Context::new(content, view), translator)
    }
}

/// How the match ended, with the fates of the ships if a scenario counts them.
fn outcome_message(outcome: Outcome) -> Message {
    let word = outcome_word(outcome);
    let Outcome::Scenario(ending) = outcome else {
        return Message::new("xwg-ending").with("outcome", word);
    };
    Message::new("xwg-ending-scenario")
        .with("outcome", word)
        .with("there", ending.in_play)
        .with("returned", ending.returned)
        .with("lost", ending.lost)
        .with("fled", ending.fled_elsewhere)
        .with("destroyed", ending.solo_destroyed)
}

/// An outcome, as a selector of the sentences.
fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Scenario(ending) => match ending.reason {
            EndReason::PlayersGone if ending.returned > 0 => "returned",
            EndReason::PlayersGone => "lost",
            EndReason::SoloDestroyed => "cleared",
            EndReason::TransportEscaped => "escaped",
            EndReason::TransportDestroyed => "caught",
        },
        Outcome::Player => "player",
        Outcome::Solo => "solo",
        Outcome::Draw => "draw",
        Outcome::Time => "time",
    }
}

/// Whether a ship uses an optional effect.
fn may_question(may: OptionalAbility, of: impl Fn(&'static str) -> Message) -> Message {
    match may {
        OptionalAbility::ExposeForDisarm => of("xwg-q-may-expose").with_rule(ability::EXPLOSION),
        OptionalAbility::HitInstead => of("xwg-q-may-hit").with_rule(ability::HOMING),
        OptionalAbility::ShieldForCharges => of("xwg-q-may-shield").with_rule(ability::BOMBLETS),
        OptionalAbility::CloakForEvade => of("xwg-q-may-cloak").with_rule(ability::STYGIUM),
    }
}

fn question(context: &Context<'_>) -> Message {
    let of = |key, ship| Message::new(key).with("ship", context.ship(ship));
    match context.view.public.open {
        Pending::Layout(_) => Message::new("xwg-q-layout").with_rule(scenario::OBSTACLES),
        Pending::Draft(..) => Message::new("xwg-q-draft").with_rule(scenario::POOL),
        Pending::Arrive(ship, _) => of("xwg-q-arrive", ship).with_rule(scenario::ARRIVAL),
        Pending::Hunt(ship, _) => of("xwg-q-hunt", ship).with_rule(scenario::ACE),
        Pending::May(ship, may) => may_question(may, |key| of(key, ship)),
        Pending::Charges(ship, most) => {
            of("xwg-q-charges", ship).with("n", most).with_rule(ability::MISSILE_PODS)
        }
        Pending::Break(..) => Message::new("xwg-q-break").with_rule(ability::SEISMIC),
        Pending::Detonate(_) => Message::new("xwg-q-detonate").with_rule(device::OWN_BOMBS),
        Pending::Ahead(ship) => of("xwg-q-ahead", ship).with_rule(ability::AILERONS),
        Pending::Jam(ship, by) => of("xwg-q-jam", ship).with("by", context.ship(by)).with_rule(token::JAM),
        Pending::Order(ship, ..) => of("xwg-q-order", ship).with_rule(round::TOGETHER),
        Pending::Toll(ship) => of("xwg-q-toll", ship).with_rule(activation::GRANTED),
        Pending::Drag(ship, by) => of("xwg-q-drag", ship).with("by", context.ship(by)).with_rule(token::DRAG),
        Pending::Spin(ship) => of("xwg-q-spin", ship).with_rule(token::SPIN),
        Pending::Expose(ship, _) | Pending::Unveil(ship, _) => {
            of("xwg-q-expose", ship).with_rule(damage::EXPOSE)
        }
        Pending::Place(ship) => of("xwg-q-place", ship).with_rule(round::PLACING),
        Pending::Turret(ship) => of("xwg-q-turret", ship).with_rule(round::TURRETS),
        Pending::Dials => Message::new("xwg-q-dials").with_rule(round::DIALS),
        Pending::Next(_) => Message::new("xwg-q-next").with_rule(round::OWN_ORDER),
        Pending::System(ship) => of("xwg-q-system", ship).with_rule(device::DROP),
        Pending::Slot(ship, SlotPurpose::Tallon | SlotPurpose::Roll(..) | SlotPurpose::Decloak(_)) => {
            of("xwg-q-slot", ship).with_rule(activation::SLOTS)
        }
        Pending::Act(ship, _) => of("xwg-q-act", ship).with_rule(activation::BAR),
        Pending::Fire(ship) if context.view.public.bonus.is_some() => {
            of("xwg-q-bonus", ship).with_rule(attack::BONUS)
        }
        Pending::Fire(ship) => of("xwg-q-fire", ship).with_rule(attack::TARGET),
        Pending::Modify(ship, turning) => {
            let dice = match turning {
                ModifyStep::AttackDice => "attack",
                ModifyStep::DefenseDice => "defense",
            };
            of("xwg-q-modify", ship)
                .with("dice", dice)
                .with("reds", words::reds(context.view.public.attack.reds.all()))
                .with("greens", words::greens(context.view.public.attack.greens.all()))
                .with_rule(attack::MODIFY)
        }
        Pending::RollAttack { dice, .. } => {
            Message::new("xwg-q-reds").with("n", dice).with_rule(attack::ATTACK_DICE)
        }
        Pending::RollDefense { dice, .. } => {
            Message::new("xwg-q-greens").with("n", dice).with_rule(attack::DEFENSE_DICE)
        }
        Pending::Die { ship, dice, .. } => of("xwg-q-die", ship).with("n", dice).with_rule(obstacle::MET),
        Pending::Card(ship) => of("xwg-q-card", ship).with_rule(damage::CARDS),
        Pending::Discard(_) => Message::new("xwg-q-discard").with_rule(damage::RESHUFFLE),
        Pending::Solo(ship, ..) => of("xwg-q-solo", ship).with_rule(solo::DETERMINE_APPROACH),
        Pending::Over(_) | Pending::Nothing => Message::new("xwg-q-over"),
    }
}
