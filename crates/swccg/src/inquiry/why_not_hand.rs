//! Why a card in hand cannot be played now: among all ways to play it, the refusal of the one that came closest to
//! being legal.
//!
//! It uses the same checks as play itself, so the reason given is always the real one.

use crate::cards::card::{CardName, Kind};
use crate::cards::vessel::brings_its_pilot;
use crate::choice::Choice;
use crate::refusal::Refusal;
use crate::rules;
use crate::state::State;
use contract::{RuleId, Seat};

/// The rules a card is checked against when it is played from hand, in order: an attempt that fails at a later rule
/// came closer.
const RULES_IN_ORDER: [RuleId; 22] = [
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

/// How close a refused attempt came to being legal: one that only lacks Force came closest, and among those the
/// cheapest.
fn progress_of(refusal: &Refusal) -> (usize, i16) {
    let step = match refusal {
        Refusal::NotAsked | Refusal::NotInHand { .. } => 0,
        Refusal::OtherQuestion | Refusal::NotThere { .. } | Refusal::TooMuch { .. } => 1,
        Refusal::Barred { rule } => {
            2 + RULES_IN_ORDER.iter().position(|other| other == rule).map_or(0, |place| place + 1)
        }
        Refusal::TooDear { .. } => usize::MAX,
    };
    let dear = if let Refusal::TooDear { cost, .. } = refusal { *cost } else { 0 };
    (step, -dear)
}

/// The refusal that came closer; the first one on a tie.
pub(crate) fn closer_refusal(one: Option<Refusal>, other: Refusal) -> Refusal {
    match one {
        Some(one) if progress_of(&one) >= progress_of(&other) => one,
        Some(_) | None => other,
    }
}

impl State {
    /// Why a card in hand cannot be played; `None` if it can be played in some way.
    #[must_use]
    pub fn why_not_playable(&self, seat: Seat, card: CardName) -> Option<Refusal> {
        let mut nearest: Option<Refusal> = None;
        let mut open = false;
        self.for_each_play(seat, card, |choice| match self.check_choice(seat, choice) {
            Ok(()) => open = true,
            Err(refusal) => nearest = Some(closer_refusal(nearest.take(), refusal)),
        });
        nearest.filter(|_| !open)
    }

    /// Calls `each` for every way in which a card could be played from hand, legal or not.
    pub(crate) fn for_each_play(&self, seat: Seat, name: CardName, mut each: impl FnMut(Choice)) {
        let Ok(id) = self.in_hand(seat, name) else {
            // A card that is not in the hand always gets the same answer.
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
                for pilot in self.distinct_hand_cards(seat) {
                    each(Choice::DeployWith { ship: name, pilot: self.card(pilot).name, at });
                }
            }
        }
    }
}
