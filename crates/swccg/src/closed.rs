//! Why a card in hand cannot be played now: of all the ways to play it, what the judges say of those that come nearest.
//!
//! The judges are asked what play itself asks them, so that nobody is told a reason that does not count.

use crate::card::{CardName, Kind};
use crate::choice::Choice;
use crate::refusal::Refusal;
use crate::rules;
use crate::state::State;
use crate::vessel::brings_its_pilot;
use table::{RuleId, Seat};

/// The rules a card meets on its way from hand to table, in the order in which they are judged: a way that fails at a
/// later one comes nearer.
const ON_THE_WAY: [RuleId; 22] = [
    rules::IN_TURNS,
    rules::DEPLOY_PHASE,
    rules::RESPONSES,
    rules::IN_BATTLE,
    rules::DEPLOY_WITH,
    rules::DEPLOY_CHARACTER,
    rules::DEPLOY_CAPITAL,
    rules::DEPLOY_STARFIGHTER,
    rules::DEPLOY_VEHICLE,
    rules::HABITAT,
    rules::DEPLOY_ON,
    rules::ROW,
    rules::CONVERT,
    rules::DEPLOY_CARGO,
    rules::CAPACITY,
    rules::DEPLOY_WHERE,
    rules::DEPLOY_ONLY,
    rules::VERIFY,
    rules::TARGET,
    rules::DEPLOY_DOTS,
    rules::PERSONA,
    rules::UTINNI,
];

/// How near a refused way came to being legal: what only wants Force comes nearest, and the cheaper the nearer.
fn nearness(refusal: &Refusal) -> (usize, i16) {
    let step = match refusal {
        Refusal::NotAsked | Refusal::NotInHand { .. } => 0,
        Refusal::OtherQuestion | Refusal::NotThere { .. } | Refusal::TooMuch { .. } => 1,
        Refusal::Barred { rule } => {
            2 + ON_THE_WAY.iter().position(|other| other == rule).map_or(0, |place| place + 1)
        }
        Refusal::TooDear { .. } => usize::MAX,
    };
    let dear = if let Refusal::TooDear { cost, .. } = refusal { *cost } else { 0 };
    (step, -dear)
}

/// Of two refusals the one that came nearer, the first where they are alike.
pub(crate) fn nearer(one: Option<Refusal>, other: Refusal) -> Refusal {
    match one {
        Some(one) if nearness(&one) >= nearness(&other) => one,
        Some(_) | None => other,
    }
}

impl State {
    /// What keeps a card in hand from being played; nothing if it can be played somehow.
    #[must_use]
    pub fn why_closed(&self, seat: Seat, card: CardName) -> Option<Refusal> {
        let mut nearest: Option<Refusal> = None;
        let mut open = false;
        self.each_play(seat, card, |choice| match self.judge(seat, choice) {
            Ok(()) => open = true,
            Err(refusal) => nearest = Some(nearer(nearest.take(), refusal)),
        });
        nearest.filter(|_| !open)
    }

    /// Every way in which a card could be played from hand, legal or not.
    pub(crate) fn each_play(&self, seat: Seat, name: CardName, mut each: impl FnMut(Choice)) {
        let Ok(id) = self.in_hand(seat, name) else {
            // There is one answer to whoever asks about a card that is not there.
            each(Choice::Play { card: name, clause: 0, target: None });
            return;
        };
        let card = self.card(id);
        if matches!(card.kind, Kind::Interrupt(_)) {
            for clause in 0..card.text.len() as u8 {
                match self.action_of(id, clause).map(|action| action.at.is_some()) {
                    Some(true) => self
                        .in_play()
                        .for_each(|(at, _)| each(Choice::Play { card: name, clause, target: Some(at) })),
                    Some(false) => each(Choice::Play { card: name, clause, target: None }),
                    None => {}
                }
            }
            return;
        }
        self.targets_of(seat, card, |to| each(Choice::Deploy { card: name, to }));
        if brings_its_pilot(card) && card.numbers.permanent == 0 {
            for at in self.row {
                for pilot in self.hand_kinds(seat) {
                    each(Choice::DeployWith { ship: name, pilot: self.card(pilot).name, at });
                }
            }
        }
    }
}
