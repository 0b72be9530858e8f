//! Responses that are not in the journal because they changed nothing, remembered so that a repeated request gets the
//! same response.

use crate::request::RequestError;
use contract::Seat;
use std::collections::{BTreeMap, VecDeque};

/// Responses kept per seat: far more than one client can have in flight.
const MAX_PER_SEAT: usize = 64;

#[derive(Clone, Debug)]
pub(super) enum CachedResponse {
    Given(Result<u32, RequestError>),
    /// The question had changed; a repeated request is sent the state as it is now.
    Stale,
}

/// The latest responses to each seat, oldest first.
#[derive(Debug, Default)]
pub(super) struct ResponseCache(BTreeMap<Seat, VecDeque<(String, CachedResponse)>>);

impl ResponseCache {
    pub(super) fn get(&self, seat: Seat, request_id: &str) -> Option<CachedResponse> {
        let kept = self.0.get(&seat)?.iter().find(|(kept, _)| kept == request_id)?;
        Some(kept.1.clone())
    }

    /// Remembers a response, unless it asks the client to try again.
    pub(super) fn insert(&mut self, seat: Seat, request_id: &str, answer: &Result<u32, RequestError>) {
        let answer = match answer {
            Err(RequestError::Interrupted | RequestError::Store(_)) => return,
            Err(RequestError::Stale(_)) => CachedResponse::Stale,
            answer => CachedResponse::Given(answer.clone()),
        };
        let kept = self.0.entry(seat).or_default();
        if kept.iter().any(|(kept, _)| kept == request_id) {
            return;
        }
        if kept.len() == MAX_PER_SEAT {
            kept.pop_front();
        }
        kept.push_back((request_id.to_owned(), answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::StoreError;

    #[test]
    fn responses_are_cached_by_seat_and_request_id_up_to_a_limit() {
        let mut responses = ResponseCache::default();
        for n in 0..=MAX_PER_SEAT as u32 {
            responses.insert(Seat::A, &n.to_string(), &Ok(n));
        }
        assert!(responses.get(Seat::A, "0").is_none(), "the oldest makes room");
        assert!(matches!(responses.get(Seat::A, "1"), Some(CachedResponse::Given(Ok(1)))));
        assert!(responses.get(Seat::B, "1").is_none());
    }

    #[test]
    fn what_may_succeed_next_time_is_not_cached() {
        let mut responses = ResponseCache::default();
        for replay_choice in
            [RequestError::Interrupted, RequestError::Store(StoreError::Failed("full".into()))]
        {
            responses.insert(Seat::A, "r", &Err(replay_choice));
        }
        assert!(responses.get(Seat::A, "r").is_none());
        responses.insert(Seat::A, "r", &Err(RequestError::NoPendingUndo));
        assert!(matches!(
            responses.get(Seat::A, "r"),
            Some(CachedResponse::Given(Err(RequestError::NoPendingUndo)))
        ));
    }
}
