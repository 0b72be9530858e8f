//! A match driven in one thread: one person, and bots that are asked one after the other.
//!
//! Nothing is stored, so every change is committed at once. For a terminal, and for a browser without a server.

use crate::any_match::{ActError, AnyMatch, BotError};
use crate::history::{MatchHistory, MatchState};
use crate::ids::Holder;
use crate::match_core::{Decision, MatchCore, RecordMeta, Surroundings};
use crate::record::{ChanceMode, MatchRow, MatchStatus, Record, StoreError};
use crate::request::{PlayerAction, ReasonResponse, Request, RequestError};
use crate::update::Update;
use bots::Stop;
use contract::{Seat, Seats, Turn, Viewer};
use explain::Message;
use thiserror::Error;

/// Nothing is stored, so nothing needs a date.
const NOW: i64 = 0;

/// A match of one person and bots in one thread.
#[derive(Debug)]
pub struct LocalMatch {
    core: MatchCore,
    person: Holder,
    requests: u32,
}

/// Why a local match cannot begin or go on.
#[derive(Debug, Error)]
pub enum LocalMatchError {
    #[error(transparent)]
    Record(#[from] StoreError),
    #[error(transparent)]
    Request(#[from] RequestError),
    #[error(transparent)]
    Bot(#[from] BotError),
    /// The match can be viewed but not played; the message says why.
    #[error("the match is closed: {}", .0.key)]
    Closed(Box<Message>),
}

impl LocalMatch {
    /// Begins a match in which `person` holds some of the seats of the row, and bots all others.
    ///
    /// # Errors
    /// When the match cannot be played.
    pub fn begin(row: MatchRow, person: Holder) -> Result<Self, LocalMatchError> {
        LocalMatch::resume(row, &[], person)
    }

    /// Continues a match from its journal.
    ///
    /// # Errors
    /// When the match cannot be played.
    pub fn resume(row: MatchRow, journal: &[Record], person: Holder) -> Result<Self, LocalMatchError> {
        let history = MatchHistory::fold(row, journal)?;
        if let MatchState::Closed(why) = history.state {
            return Err(LocalMatchError::Closed(Box::new(why)));
        }
        let mut local = LocalMatch { core: MatchCore::new(history), person, requests: 0 };
        if let Some(change) = local.core.opening(NOW)? {
            local.core.commit(change);
        }
        Ok(local)
    }

    #[must_use]
    pub fn core(&self) -> &MatchCore {
        &self.core
    }

    /// The match itself, over or not.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.core.game()
    }

    /// The seats of the person.
    #[must_use]
    pub fn own_seats(&self) -> Seats {
        self.core.history().seats_held_by(&self.person)
    }

    fn surroundings(&self) -> Surroundings {
        Surroundings { here: self.own_seats(), now: NOW }
    }

    /// The match as a viewer sees it, with the events since version `since`.
    #[must_use]
    pub fn update(&self, viewer: Viewer, since: Option<u32>) -> Update {
        self.core.update(viewer, since, self.own_seats())
    }

    /// Carries out what the person asks for; returns the version it led to.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn submit(&mut self, seat: Seat, action: PlayerAction) -> Result<u32, RequestError> {
        self.requests += 1;
        let request = Request { holder: self.person.clone(), seat, id: self.requests.to_string(), action };
        match self.core.decide(&request, self.surroundings())? {
            Decision::Answered(version) | Decision::Announce(version) => Ok(version),
            Decision::Store(change) => Ok(self.core.commit(*change)),
        }
    }

    /// Why a bot made the decision of this entry, where the person may be told.
    #[must_use]
    pub fn why(&self, entry: u32) -> ReasonResponse {
        self.core.why(Some(&self.person), entry)
    }

    /// The next bot to answer, if one is asked.
    #[must_use]
    pub fn asked_bot(&self) -> Option<Seat> {
        let Turn::Decide(seats) = self.core.running_game().ok()?.turn() else { return None };
        let own = self.own_seats();
        seats.iter().find(|seat| !own.has(*seat))
    }

    /// Whether the person has to supply an outcome of chance.
    #[must_use]
    pub fn awaits_outcome(&self) -> bool {
        let typed = |game: &dyn AnyMatch| self.core.history().chance_mode(game) == ChanceMode::Typed;
        self.core.running_game().is_ok_and(|game| game.turn() == Turn::Chance && typed(game))
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.core.history().status() == MatchStatus::Over
    }

    /// Lets the bot of a seat answer, on so many threads.
    ///
    /// # Errors
    /// When no bot holds the seat, or it gives no legal answer.
    pub fn let_bot_answer(&mut self, seat: Seat, threads: usize, stop: &Stop) -> Result<(), LocalMatchError> {
        let question = self.core.running_game()?.question(seat);
        let question = question.ok_or(RequestError::Act(ActError::NotAsked))?;
        let (task, _) = self.core.bot_task(seat, 0, threads).ok_or(RequestError::NotYourSeat)?;
        let decision = task(stop)?;
        let meta = RecordMeta { seat: Some(seat), request: None, reason: Some(decision.reason) };
        let change = self.core.choose(seat, question, &decision.choice, meta, self.surroundings())?;
        self.core.commit(change);
        Ok(())
    }
}
