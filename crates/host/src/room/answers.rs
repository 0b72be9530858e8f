//! Responses that are not in the journal because they changed nothing, remembered so that a repeated request gets the
//! same response.

use crate::request::Refused;
use std::collections::{BTreeMap, VecDeque};
use table::Seat;

/// Responses kept per seat: far more than one client can have in flight.
const MOST: usize = 64;

#[derive(Clone, Debug)]
pub(super) enum Answer {
    Given(Result<u32, Refused>),
    /// The question had changed; a repeated request is sent the state as it is now.
    Stale,
}

/// The latest responses to each seat, oldest first.
#[derive(Debug, Default)]
pub(super) struct Answers(BTreeMap<Seat, VecDeque<(String, Answer)>>);

impl Answers {
    pub(super) fn of(&self, seat: Seat, name: &str) -> Option<Answer> {
        let kept = self.0.get(&seat)?.iter().find(|(kept, _)| kept == name)?;
        Some(kept.1.clone())
    }

    /// Remembers a response, unless it asks the client to try again.
    pub(super) fn keep(&mut self, seat: Seat, name: String, answer: &Result<u32, Refused>) {
        let answer = match answer {
            Err(Refused::Interrupted | Refused::Store(_)) => return,
            Err(Refused::Stale(_)) => Answer::Stale,
            answer => Answer::Given(answer.clone()),
        };
        let kept = self.0.entry(seat).or_default();
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((name, answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreError;

    #[test]
    fn answers_are_kept_by_seat_and_name_up_to_a_limit() {
        let mut answers = Answers::default();
        for n in 0..=MOST as u32 {
            answers.keep(Seat::A, n.to_string(), &Ok(n));
        }
        assert!(answers.of(Seat::A, "0").is_none(), "the oldest makes room");
        assert!(matches!(answers.of(Seat::A, "1"), Some(Answer::Given(Ok(1)))));
        assert!(answers.of(Seat::B, "1").is_none());
    }

    #[test]
    fn what_may_succeed_the_next_time_is_not_kept() {
        let mut answers = Answers::default();
        for again in [Refused::Interrupted, Refused::Store(StoreError::Failed("full".into()))] {
            answers.keep(Seat::A, "r".into(), &Err(again));
        }
        assert!(answers.of(Seat::A, "r").is_none());
        answers.keep(Seat::A, "r".into(), &Err(Refused::NoWish));
        assert!(matches!(answers.of(Seat::A, "r"), Some(Answer::Given(Err(Refused::NoWish)))));
    }
}
