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

use crate::{Message, Speak, Speaker};
use ::xwing::content::Content;
use ::xwing::game::{
    Chance, Choice, Event, Fault, May, Open, Outcome, Refusal, SlotOf, State, Turning, View, Zone,
};
use ::xwing::rules::{ability, activation, attack, damage, device, obstacle, round, scenario, solo, token};
use ::xwing::scenario::ending::Reason;
use table::{Ending, Seat, Viewer};
use words::Cast;
pub(super) use words::token;

impl Speak for State {
    fn question(content: &Content, view: &View, _: Seat) -> Message {
        question(&Cast::new(content, view))
    }

    fn choice(content: &Content, view: &View, choice: &Choice) -> Message {
        choice::choice(&Cast::new(content, view), choice)
    }

    fn area(content: &Content, view: &View, area: &Zone) -> Message {
        Message::new("xwg-a-zone").with("ship", Cast::new(content, view).ship(area.ship)).by(round::PLACING)
    }

    fn outcome(content: &Content, view: &View, outcome: &Chance) -> Message {
        choice::outcome(&Cast::new(content, view), outcome)
    }

    fn event(content: &Content, view: &View, _: Viewer, event: &Event) -> Message {
        event::event(&Cast::new(content, view), event)
    }

    fn refusal(content: &Content, view: &View, refusal: &Refusal) -> Message {
        refusal::refusal(&Cast::new(content, view), refusal)
    }

    fn fault(_: &Content, fault: &Fault) -> Message {
        refusal::fault(fault)
    }

    fn ending(view: &View, _: Viewer, ending: &Ending) -> Message {
        let outcome = match view.public.open {
            Open::Over(outcome) => outcome,
            _ => Outcome::Time,
        };
        outcome_message(outcome).by(ending.rule)
    }

    fn board(content: &Content, view: &View, speaker: Speaker) -> String {
        board::board(&Cast::new(content, view), speaker)
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
            Reason::PlayersGone if ending.returned > 0 => "returned",
            Reason::PlayersGone => "lost",
            Reason::SoloDestroyed => "cleared",
            Reason::TransportEscaped => "escaped",
            Reason::TransportDestroyed => "caught",
        },
        Outcome::Player => "player",
        Outcome::Solo => "solo",
        Outcome::Draw => "draw",
        Outcome::Time => "time",
    }
}

/// Whether a ship uses an optional effect.
fn may_question(may: May, of: impl Fn(&'static str) -> Message) -> Message {
    match may {
        May::ExposeForDisarm => of("xwg-q-may-expose").by(ability::EXPLOSION),
        May::HitInstead => of("xwg-q-may-hit").by(ability::HOMING),
        May::ShieldForCharges => of("xwg-q-may-shield").by(ability::BOMBLETS),
        May::CloakForEvade => of("xwg-q-may-cloak").by(ability::STYGIUM),
    }
}

fn question(cast: &Cast<'_>) -> Message {
    let of = |key, ship| Message::new(key).with("ship", cast.ship(ship));
    match cast.view.public.open {
        Open::Layout(_) => Message::new("xwg-q-layout").by(scenario::OBSTACLES),
        Open::Draft(..) => Message::new("xwg-q-draft").by(scenario::POOL),
        Open::Arrive(ship, _) => of("xwg-q-arrive", ship).by(scenario::ARRIVAL),
        Open::Hunt(ship, _) => of("xwg-q-hunt", ship).by(scenario::ACE),
        Open::May(ship, may) => may_question(may, |key| of(key, ship)),
        Open::Charges(ship, most) => of("xwg-q-charges", ship).with("n", most).by(ability::MISSILE_PODS),
        Open::Break(..) => Message::new("xwg-q-break").by(ability::SEISMIC),
        Open::Detonate(_) => Message::new("xwg-q-detonate").by(device::OWN_BOMBS),
        Open::Ahead(ship) => of("xwg-q-ahead", ship).by(ability::AILERONS),
        Open::Jam(ship, by) => of("xwg-q-jam", ship).with("by", cast.ship(by)).by(token::JAM),
        Open::Order(ship, ..) => of("xwg-q-order", ship).by(round::TOGETHER),
        Open::Toll(ship) => of("xwg-q-toll", ship).by(activation::GRANTED),
        Open::Drag(ship, by) => of("xwg-q-drag", ship).with("by", cast.ship(by)).by(token::DRAG),
        Open::Spin(ship) => of("xwg-q-spin", ship).by(token::SPIN),
        Open::Expose(ship, _) | Open::Unveil(ship, _) => of("xwg-q-expose", ship).by(damage::EXPOSE),
        Open::Place(ship) => of("xwg-q-place", ship).by(round::PLACING),
        Open::Turret(ship) => of("xwg-q-turret", ship).by(round::TURRETS),
        Open::Dials => Message::new("xwg-q-dials").by(round::DIALS),
        Open::Next(_) => Message::new("xwg-q-next").by(round::OWN_ORDER),
        Open::System(ship) => of("xwg-q-system", ship).by(device::DROP),
        Open::Slot(ship, SlotOf::Tallon | SlotOf::Roll(..) | SlotOf::Decloak(_)) => {
            of("xwg-q-slot", ship).by(activation::SLOTS)
        }
        Open::Act(ship, _) => of("xwg-q-act", ship).by(activation::BAR),
        Open::Fire(ship) if cast.view.public.bonus.is_some() => of("xwg-q-bonus", ship).by(attack::BONUS),
        Open::Fire(ship) => of("xwg-q-fire", ship).by(attack::TARGET),
        Open::Modify(ship, turning) => {
            let dice = match turning {
                Turning::AttackDice => "attack",
                Turning::DefenseDice => "defense",
            };
            of("xwg-q-modify", ship)
                .with("dice", dice)
                .with("reds", words::reds(cast.view.public.attack.reds.all()))
                .with("greens", words::greens(cast.view.public.attack.greens.all()))
                .by(attack::MODIFY)
        }
        Open::RollAttack { dice, .. } => Message::new("xwg-q-reds").with("n", dice).by(attack::ATTACK_DICE),
        Open::RollDefense { dice, .. } => {
            Message::new("xwg-q-greens").with("n", dice).by(attack::DEFENSE_DICE)
        }
        Open::Die { ship, dice, .. } => of("xwg-q-die", ship).with("n", dice).by(obstacle::MET),
        Open::Card(ship) => of("xwg-q-card", ship).by(damage::CARDS),
        Open::Discard(_) => Message::new("xwg-q-discard").by(damage::RESHUFFLE),
        Open::Solo(ship, ..) => of("xwg-q-solo", ship).by(solo::DETERMINE_APPROACH),
        Open::Over(_) | Open::Nothing => Message::new("xwg-q-over"),
    }
}
