//! The core of a match: what a command changes, without waiting for anything.
//!
//! A command goes in; out come the records to store, or a refusal. Nothing has changed until the records are stored and
//! [`MatchCore::commit`] is called, so that whoever drives the core can keep the promise *store, then broadcast*. There is no
//! clock, no task and no store here: the async actor drives it, and so can a program in one thread.

mod change;
mod response_cache;
mod undo;

pub use change::{Change, RecordMeta};
pub use undo::PendingUndo;

use crate::any_match::{ActError, AnyMatch, AppliedAct, BotTask, Json, Preview};
use crate::chance::{OutcomeRng, Seed};
use crate::fairness::Nonce;
use crate::history::{MatchHistory, MatchState};
use crate::ids::{Holder, Invitation};
use crate::reasons::may_show_reasons;
use crate::record::{ChanceMode, MatchStatus, SeatClaim, SeatKind, SeatRow};
use crate::request::{PlayerAction, ReasonResponse, Request, RequestError};
use crate::setup::log_header;
use crate::update::Update;
use change::ChangeWriter;
use contract::{Seat, Seats, Turn, Viewer, digest};
use response_cache::{CachedResponse, ResponseCache};
use std::sync::Arc;

/// The core of a match.
#[derive(Debug)]
pub struct MatchCore {
    history: MatchHistory,
    pending_undo: Option<PendingUndo>,
    responses: ResponseCache,
}

/// What a request leads to.
#[derive(Debug)]
pub enum Decision {
    /// Nothing changes: the request was carried out before, at this version.
    Answered(u32),
    /// Nothing is stored, but everybody must see the match again: an undo request was made or answered.
    Announce(u32),
    /// The change must be stored, then committed.
    Store(Box<Change>),
}

/// A free seat taken by an invitation: to be stored, then given to [`MatchCore::commit_claim`].
#[derive(Debug)]
pub struct Claim {
    pub seat: Seat,
    pub claim: SeatClaim,
    seats: Vec<SeatRow>,
}

/// The result of an invitation.
#[derive(Debug)]
pub enum JoinDecision {
    /// The holder already has this seat.
    Seated(Seat),
    Store(Box<Claim>),
}

/// Who is connected, and the time in seconds since 1970: what the core cannot know by itself.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings {
    /// The seats that somebody is connected as.
    pub here: Seats,
    pub now: i64,
}

/// Who supplies an outcome in a match where outcomes are typed in.
enum ChanceAnswer {
    Person(String),
    Generator,
}

impl MatchCore {
    #[must_use]
    pub fn new(history: MatchHistory) -> Self {
        MatchCore { history, pending_undo: None, responses: ResponseCache::default() }
    }

    #[must_use]
    pub fn history(&self) -> &MatchHistory {
        &self.history
    }

    /// Replaces the match by what was read from its journal again.
    pub fn reload(&mut self, history: MatchHistory) {
        self.history = history;
        self.pending_undo = None;
    }

    /// The match, if it is still being played.
    ///
    /// # Errors
    /// [`RequestError::NotPlaying`].
    pub fn running_game(&self) -> Result<&dyn AnyMatch, RequestError> {
        let running = self.history.status() == MatchStatus::Running;
        let goes_on =
            |game: &&dyn AnyMatch| running || (game.goes_on_after_end() && self.history.resigned.is_none());
        self.game().filter(goes_on).ok_or(RequestError::NotPlaying)
    }

    /// The match, over or not.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        match &self.history.state {
            MatchState::Open(game) => Some(game.as_ref()),
            MatchState::Gathering | MatchState::Closed(_) => None,
        }
    }

    /// Decides a player's request. Give the response to [`MatchCore::remember`].
    ///
    /// A repeated request gets the same response and is not carried out twice. Responses recorded in the journal are
    /// remembered forever, others (refusals and undo requests) as long as the match is in memory.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub fn decide(&mut self, request: &Request, around: Surroundings) -> Result<Decision, RequestError> {
        let Request { holder, seat, id, action } = request;
        if !self.history.seats_held_by(holder).has(*seat) {
            return Err(RequestError::NotYourSeat);
        }
        match self.responses.get(*seat, id) {
            Some(CachedResponse::Stale) => return Err(self.stale(*seat, around.here)),
            Some(CachedResponse::Given(answer)) => return answer.map(Decision::Answered),
            None => {}
        }
        if let Some(version) = self.history.answered(Some(*seat), id) {
            return Ok(Decision::Answered(version));
        }
        self.running_game()?;
        let meta = RecordMeta { seat: Some(*seat), request: Some(id.clone()), reason: None };
        let store = |change| Decision::Store(Box::new(change));
        match action {
            PlayerAction::Choose { question, choice } => {
                self.choose(*seat, *question, choice, meta, around).map(store)
            }
            PlayerAction::Roll => self.answer_chance(meta, ChanceAnswer::Generator, around.now).map(store),
            PlayerAction::Enter(outcome) => {
                self.answer_chance(meta, ChanceAnswer::Person(outcome.clone()), around.now).map(store)
            }
            PlayerAction::Undo => self.undo(*seat, meta, around.now),
            PlayerAction::AnswerUndo(allow) => self.answer_undo(*seat, *allow, around.now),
            PlayerAction::Resign => self.resign(meta, around.now).map(store),
        }
    }

    /// Remembers the response to a request that the journal does not remember.
    pub fn remember(&mut self, request: &Request, response: &Result<u32, RequestError>) {
        if self.history.answered(Some(request.seat), &request.id).is_none() {
            self.responses.insert(request.seat, &request.id, response);
        }
    }

    /// Answers a question.
    ///
    /// # Errors
    /// Why the choice is refused.
    pub fn choose(
        &self,
        seat: Seat,
        question: u32,
        choice: &str,
        meta: RecordMeta,
        around: Surroundings,
    ) -> Result<Change, RequestError> {
        let mut fork = self.running_game()?.fork();
        match fork.choose(seat, question, choice, self.history.version() + 1) {
            Ok(step) => self.advance(fork, step, meta, around.now),
            Err(ActError::Stale { .. }) => Err(self.stale(seat, around.here)),
            Err(denied) => Err(RequestError::Act(denied)),
        }
    }

    fn answer_chance(
        &self,
        meta: RecordMeta,
        answer: ChanceAnswer,
        now: i64,
    ) -> Result<Change, RequestError> {
        let mut fork = self.running_game()?.fork();
        if self.history.chance_mode(fork.as_ref()) != ChanceMode::Typed {
            return Err(RequestError::NotTyped);
        }
        let tick = self.history.version() + 1;
        let step = match answer {
            ChanceAnswer::Person(outcome) => fork.enter_outcome(&outcome, tick)?,
            ChanceAnswer::Generator => fork.roll(&mut OutcomeRng::new(&self.seed(), fork.entries()), tick)?,
        };
        self.advance(fork, step, meta, now)
    }

    fn resign(&self, meta: RecordMeta, now: i64) -> Result<Change, RequestError> {
        let row = meta.seat.and_then(|seat| self.history.row.seats.get(seat.index()));
        if row.is_some_and(|row| row.kind == SeatKind::Shared) {
            // Nobody ends a table for the others.
            return Err(ActError::NotAsked.into());
        }
        let fork = self.game().ok_or(RequestError::NotPlaying)?.fork();
        let mut writer = ChangeWriter::new(&self.history, now);
        writer.resign(meta);
        Ok(writer.finish(fork))
    }

    fn seed(&self) -> Seed {
        let nonces: Vec<Nonce> = self.history.row.seats.iter().filter_map(|seat| seat.nonce).collect();
        self.history.row.secret.seed(&nonces)
    }

    /// Resolves chance where the generator supplies it, so that everything is stored in one write.
    fn advance(
        &self,
        mut fork: Box<dyn AnyMatch>,
        step: AppliedAct,
        meta: RecordMeta,
        now: i64,
    ) -> Result<Change, RequestError> {
        let mut writer = ChangeWriter::new(&self.history, now);
        writer.act(step, meta);
        if self.history.chance_mode(fork.as_ref()) == ChanceMode::Generator {
            let seed = self.seed();
            while fork.turn() == Turn::Chance {
                let step = fork.roll(&mut OutcomeRng::new(&seed, fork.entries()), writer.tick())?;
                writer.act(step, RecordMeta::default());
            }
        }
        Ok(writer.finish(fork))
    }

    /// Where a match begins with chance, such as a deal, the generator supplies it at once; `None` where nothing is due.
    ///
    /// # Errors
    /// When the outcome is refused.
    pub fn opening(&self, now: i64) -> Result<Option<Change>, RequestError> {
        let Ok(game) = self.running_game() else { return Ok(None) };
        if self.history.chance_mode(game) != ChanceMode::Generator || game.turn() != Turn::Chance {
            return Ok(None);
        }
        let mut fork = game.fork();
        let mut rng = OutcomeRng::new(&self.seed(), fork.entries());
        let step = fork.roll(&mut rng, self.history.version() + 1)?;
        self.advance(fork, step, RecordMeta::default(), now).map(Some)
    }

    /// Takes over a change whose records are stored, and returns the new version.
    pub fn commit(&mut self, change: Change) -> u32 {
        self.history.add(change.folded, change.state);
        if let Some(checkpoint) = &change.checkpoint {
            self.history.keep_checkpoint(checkpoint.as_ref());
        }
        self.pending_undo = None;
        self.history.version()
    }

    /// The computation of the bot that holds a seat, and its budget in nodes; `None` if no bot holds it.
    #[must_use]
    pub fn bot_task(&self, seat: Seat, tries: u32, threads: usize) -> Option<(BotTask, u32)> {
        let (game, row) = (self.game()?, &self.history.row);
        let level = row.seats.get(seat.index())?.level?;
        // The bot's own seed: from public facts, never from the match's seed, and by the number of the act, so that
        // undoing and repeating the same choice meets the same answer.
        let seed = digest(&(row.id.as_str(), game.entries(), seat, tries));
        Some((game.bot_task(seat, level, seed, threads), game.budget(level)))
    }

    /// Decides who sits down by an invitation.
    ///
    /// # Errors
    /// When the invitation is not valid, or no longer valid.
    pub fn join(
        &self,
        holder: Holder,
        invitation: &Invitation,
        nonce: Nonce,
    ) -> Result<JoinDecision, RequestError> {
        let row = &self.history.row;
        let found = row.seats.iter().position(|seat| seat.invitation.as_ref() == Some(invitation));
        let seat = found.and_then(|at| Seat::new(at as u8)).ok_or(RequestError::BadInvitation)?;
        match &row.seats[seat.index()].holder {
            Some(sitting) if *sitting == holder => return Ok(JoinDecision::Seated(seat)),
            Some(_) => return Err(RequestError::BadInvitation),
            None => {}
        }
        let nonce = nonce.for_seat(seat.number());
        let mut seats = row.seats.clone();
        (seats[seat.index()].holder, seats[seat.index()].nonce) = (Some(holder.clone()), Some(nonce));
        let nonces: Option<Vec<Nonce>> = seats.iter().map(|seat| seat.nonce).collect();
        let header = match nonces {
            Some(nonces) => Some(
                log_header(&row.game, &row.setup, &row.secret, &nonces)
                    .map_err(|_bad| RequestError::NotPlaying)?,
            ),
            None => None,
        };
        let claim = SeatClaim { seat: seat.number(), holder, nonce, header };
        Ok(JoinDecision::Store(Box::new(Claim { seat, claim, seats })))
    }

    /// Takes over a claim that is stored; when all seats are taken, the match begins.
    pub fn commit_claim(&mut self, claim: Claim) {
        self.history.row.seats = claim.seats;
        if claim.claim.header.is_some() {
            self.history.row.header = claim.claim.header;
            self.history.state = self.history.rebuild();
            self.history.row.status = MatchStatus::Running;
        }
    }

    /// The update for a viewer who last saw version `since`.
    #[must_use]
    pub fn update(&self, viewer: Viewer, since: Option<u32>, here: Seats) -> Update {
        self.history.update(viewer, since, here, self.pending_undo.as_ref())
    }

    fn stale(&self, seat: Seat, here: Seats) -> RequestError {
        RequestError::Stale(Arc::new(self.update(Viewer::Seat(seat), None, here)))
    }

    /// Previews a choice.
    ///
    /// # Errors
    /// When it is not the holder's seat, or the choice is not legal.
    pub fn preview(&self, holder: &Holder, seat: Seat, choice: &str) -> Result<Preview, RequestError> {
        if !self.history.seats_held_by(holder).has(seat) {
            return Err(RequestError::NotYourSeat);
        }
        Ok(self.running_game()?.preview(seat, choice)?)
    }

    /// Answers a game-specific query from the viewer's own view; also when the match is over.
    ///
    /// # Errors
    /// When the holder may not see as that viewer, or the game has no such query.
    pub fn inquire(
        &self,
        holder: Option<&Holder>,
        viewer: Viewer,
        about: &str,
    ) -> Result<Json, RequestError> {
        let own = holder.map_or(Seats::NONE, |holder| self.history.seats_held_by(holder));
        if viewer.seat().is_some_and(|seat| !own.has(seat)) {
            return Err(RequestError::NotYourSeat);
        }
        Ok(self.game().ok_or(RequestError::NotPlaying)?.inquire(viewer, about)?)
    }

    /// Why a bot made the decision of this entry, where it may be told.
    #[must_use]
    pub fn why(&self, holder: Option<&Holder>, entry: u32) -> ReasonResponse {
        let reason = self.history.entries.get(entry as usize).and_then(|act| act.reason.as_deref());
        let Some(reason) = reason else { return ReasonResponse::NotABot };
        let own = holder.map_or(Seats::NONE, |holder| self.history.seats_held_by(holder));
        let alone = own.first().is_some_and(|seat| self.history.seats_of_same_holder(seat).1);
        let open = self.running_game().is_ok_and(|game| game.has_perfect_information());
        let over = self.history.status() == MatchStatus::Over;
        if !may_show_reasons(over, open, self.history.practice && alone) {
            return ReasonResponse::Withheld;
        }
        match serde_json::from_str(reason) {
            Ok(reason) => ReasonResponse::Given(Box::new(reason)),
            Err(error) => {
                tracing::error!(%error, "a reason is not readable");
                ReasonResponse::NotABot
            }
        }
    }
}
