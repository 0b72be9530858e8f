//! A match actor: one task with one mailbox.
//!
//! Everything that happens to a match arrives as a [`Command`] and is handled to completion before the next one, so
//! there is nothing to lock. Changes are made on a fork, stored, and only then shown: *store, then broadcast*. If
//! handling panics, the match is reloaded from its journal and continues.

mod auto_players;
mod response_cache;
mod subscribers;
mod undo;

pub(crate) use undo::PendingUndo;

use crate::any_match::{ActError, AnyMatch, AppliedAct, BotReason, Json, json};
use crate::chance::{OutcomeRng, Seed};
use crate::ids::{Holder, Invitation, MatchId};
use crate::matches::bot_pool::BotPool;
use crate::matches::command::{Command, PlayerAction, ReasonResponse, Request, RequestError};
use crate::matches::history::{MatchHistory, MatchState};
use crate::matches::reasons::may_show_reasons;
use crate::store::{ChanceMode, MatchStatus, Record, RecordKind, SeatClaim, Store, StoreError};
use crate::{fairness::Nonce, setup::log_header};
use auto_players::AutoPlayers;
use contract::{Seat, Seats, Turn, Viewer};
use futures_util::FutureExt;
use response_cache::{CachedResponse, ResponseCache};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use subscribers::Subscribers;
use tokio::sync::mpsc;

/// A match without subscribers or thinking bots is unloaded after this time.
const IDLE_TIMEOUT: Duration = Duration::from_secs(120);
/// Commands that may be queued; beyond that the sender waits.
const COMMAND_QUEUE: usize = 256;

pub(crate) fn unix_now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// What is stored with an act.
#[derive(Default)]
struct RecordMeta {
    seat: Option<Seat>,
    request: Option<String>,
    reason: Option<BotReason>,
}

pub(crate) struct MatchActor {
    store: Arc<dyn Store>,
    history: MatchHistory,
    subscribers: Subscribers,
    auto_players: AutoPlayers,
    pending_undo: Option<PendingUndo>,
    responses: ResponseCache,
}

/// Starts the actor of a match.
pub(crate) fn start(store: Arc<dyn Store>, pool: BotPool, history: MatchHistory) -> mpsc::Sender<Command> {
    let (sender, commands) = mpsc::channel(COMMAND_QUEUE);
    let auto_players = AutoPlayers::new(pool, sender.downgrade());
    let actor = MatchActor {
        store,
        history,
        subscribers: Subscribers::default(),
        auto_players,
        pending_undo: None,
        responses: ResponseCache::default(),
    };
    tokio::spawn(actor.run(commands));
    sender
}

/// Loads a match from the store.
pub(crate) async fn load(store: &dyn Store, id: &MatchId) -> Result<Option<MatchHistory>, StoreError> {
    let Some(row) = store.find(id.clone()).await? else { return Ok(None) };
    let records = store.journal(id.clone(), 0).await?;
    // This replays the whole match, which must not block the async threads.
    let folded = tokio::task::spawn_blocking(move || MatchHistory::fold(row, &records)).await;
    folded.map_err(|error| StoreError::Failed(error.to_string()))?.map(Some)
}

impl MatchActor {
    async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        self.roll_opening().await;
        self.wake_bots();
        loop {
            let command = match tokio::time::timeout(IDLE_TIMEOUT, commands.recv()).await {
                Ok(Some(command)) => command,
                Ok(None) => break,
                Err(_) if self.subscribers.is_empty() && self.auto_players.are_idle() => {
                    commands.close();
                    continue;
                }
                Err(_) => continue,
            };
            if let Command::Close(done) = command {
                self.subscribers.close_all(crate::matches::command::CloseReason::Shutdown);
                self.store_summary().await;
                let _ = done.send(());
                self.auto_players.stop_all();
                return;
            }
            let outcome = AssertUnwindSafe(self.handle(command)).catch_unwind().await;
            if outcome.is_err() && !self.reload().await {
                break;
            }
        }
        self.auto_players.stop_all();
        self.store_summary().await;
    }

    /// Stores what a list shows of the match while it is not in memory.
    async fn store_summary(&mut self) {
        let id = self.history.row.id.clone();
        if let Some(summary) = self.history.stored_summary()
            && let Err(error) = self.store.summarize(id.clone(), summary).await
        {
            tracing::debug!(%id, %error, "a summary was not stored");
        }
    }

    /// After a panic, the journal is the source of truth.
    async fn reload(&mut self) -> bool {
        let id = self.history.row.id.clone();
        tracing::error!(%id, "a match panicked and is set up again from its journal");
        self.auto_players.stop_all();
        let loaded = AssertUnwindSafe(load(self.store.as_ref(), &id)).catch_unwind().await;
        if let Ok(Ok(Some(history))) = loaded {
            self.history = history;
            self.pending_undo = None;
            self.broadcast();
            true
        } else {
            self.subscribers.close_all(crate::matches::command::CloseReason::Broken);
            false
        }
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Subscribe(subscribe, reply) => self.subscribe(subscribe, reply),
            Command::Submit(request, reply) => {
                let answer = self.submit(request).await;
                let _ = reply.send(answer);
            }
            Command::Join { holder, invitation, nonce, reply } => {
                let answer = self.join(holder, &invitation, nonce).await;
                let _ = reply.send(answer);
            }
            Command::BotDecided { seat, question, decision } => {
                self.bot_decided(seat, question, decision).await
            }
            Command::BotProgress { seat, question } => self.report_progress(seat, question),
            Command::AnswerForced { seat, question } => self.answer_forced(seat, question).await,
            Command::SetAutoAnswer { holder, seat, forced, reply } => {
                let _ = reply.send(self.set_auto_answer(&holder, seat, forced));
            }
            Command::Hurry { holder, reply } => {
                let _ = reply.send(self.hurry(&holder));
            }
            Command::Preview { holder, seat, choice, reply } => {
                let _ = reply.send(self.preview(&holder, seat, &choice));
            }
            Command::Inquire { holder, viewer, about, reply } => {
                let _ = reply.send(self.inquire(holder.as_ref(), viewer, &about));
            }
            Command::Why { holder, entry, reply } => {
                let _ = reply.send(Ok(self.why(holder.as_ref(), entry)));
            }
            Command::Summary(reply) => {
                let _ = reply.send(Ok(self.history.summary(self.subscribers.connected_seats())));
            }
            Command::Read(read) => read(&self.history),
            #[cfg(feature = "test-games")]
            #[expect(clippy::panic, reason = "the door by which tests make a match panic")]
            Command::Panic => panic!("asked to"),
            Command::Close(_) => {}
        }
    }

    /// A repeated request gets the same response and is not carried out twice. Responses recorded in the journal are
    /// remembered forever, others (refusals and undo requests) as long as the match is in memory.
    async fn submit(&mut self, request: Request) -> Result<u32, RequestError> {
        let Request { holder, seat, id: request_id, action } = request;
        if !self.history.seats_held_by(&holder).has(seat) {
            return Err(RequestError::NotYourSeat);
        }
        match self.responses.get(seat, &request_id) {
            Some(CachedResponse::Stale) => return Err(RequestError::Stale(Arc::new(self.update_for(seat)))),
            Some(CachedResponse::Given(answer)) => return answer,
            None => {}
        }
        if let Some(version) = self.history.answered(Some(seat), &request_id) {
            return Ok(version);
        }
        let answer = self.execute(seat, request_id.clone(), action).await;
        if self.history.answered(Some(seat), &request_id).is_none() {
            self.responses.insert(seat, request_id, &answer);
        }
        answer
    }

    async fn execute(
        &mut self,
        seat: Seat,
        request_id: String,
        action: PlayerAction,
    ) -> Result<u32, RequestError> {
        self.running_game()?;
        let meta = RecordMeta { seat: Some(seat), request: Some(request_id), reason: None };
        match action {
            PlayerAction::Choose { question, choice } => self.choose(seat, question, &choice, meta).await,
            PlayerAction::Roll => self.answer_chance(meta, ChanceAnswer::Generator).await,
            PlayerAction::Enter(outcome) => self.answer_chance(meta, ChanceAnswer::Person(outcome)).await,
            PlayerAction::Undo => self.undo(seat, meta).await,
            PlayerAction::AnswerUndo(allow) => self.answer_undo(seat, allow).await,
            PlayerAction::Resign => self.resign(meta).await,
        }
    }

    /// The match, if it is still being played.
    fn running_game(&self) -> Result<&dyn AnyMatch, RequestError> {
        self.game().filter(|_| self.history.status() == MatchStatus::Running).ok_or(RequestError::NotPlaying)
    }

    /// The match, over or not.
    fn game(&self) -> Option<&dyn AnyMatch> {
        match &self.history.state {
            MatchState::Open(game) => Some(game.as_ref()),
            MatchState::Gathering | MatchState::Closed(_) => None,
        }
    }

    async fn choose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: &str,
        meta: RecordMeta,
    ) -> Result<u32, RequestError> {
        let mut fork = self.running_game()?.fork();
        match fork.choose(seat, question, choice, self.history.version() + 1) {
            Ok(step) => self.advance_and_commit(fork, step, meta).await,
            Err(ActError::Stale { .. }) => Err(RequestError::Stale(Arc::new(self.update_for(seat)))),
            Err(denied) => Err(RequestError::Act(denied)),
        }
    }

    async fn answer_chance(&mut self, meta: RecordMeta, answer: ChanceAnswer) -> Result<u32, RequestError> {
        if self.history.row.chance_mode != ChanceMode::Typed {
            return Err(RequestError::NotTyped);
        }
        let mut fork = self.running_game()?.fork();
        let tick = self.history.version() + 1;
        let step = match answer {
            ChanceAnswer::Person(outcome) => fork.enter_outcome(&outcome, tick)?,
            ChanceAnswer::Generator => fork.roll(&mut OutcomeRng::new(&self.seed(), fork.entries()), tick)?,
        };
        self.advance_and_commit(fork, step, meta).await
    }

    async fn resign(&mut self, meta: RecordMeta) -> Result<u32, RequestError> {
        let mut record = self.record(RecordKind::Resign, "{}".into(), meta);
        record.seq = self.history.version();
        let state = match &self.history.state {
            MatchState::Open(game) => MatchState::Open(game.fork()),
            MatchState::Gathering | MatchState::Closed(_) => return Err(RequestError::NotPlaying),
        };
        self.commit(vec![record], state, MatchStatus::Over).await
    }

    fn seed(&self) -> Seed {
        let nonces: Vec<Nonce> = self.history.row.seats.iter().filter_map(|seat| seat.nonce).collect();
        self.history.row.secret.seed(&nonces)
    }

    /// Resolves chance where the generator supplies it, then stores everything in one write.
    async fn advance_and_commit(
        &mut self,
        mut fork: Box<dyn AnyMatch>,
        step: AppliedAct,
        meta: RecordMeta,
    ) -> Result<u32, RequestError> {
        let mut records = vec![self.act_record(step, meta, 0)];
        if self.history.row.chance_mode == ChanceMode::Generator {
            let seed = self.seed();
            while fork.turn() == Turn::Chance {
                let tick = self.history.version() + records.len() as u32 + 1;
                let step = fork.roll(&mut OutcomeRng::new(&seed, fork.entries()), tick)?;
                records.push(self.act_record(step, RecordMeta::default(), records.len() as u32));
            }
        }
        let status =
            if matches!(fork.turn(), Turn::Over(_)) { MatchStatus::Over } else { MatchStatus::Running };
        self.commit(records, MatchState::Open(fork), status).await
    }

    fn act_record(&self, step: AppliedAct, meta: RecordMeta, place: u32) -> Record {
        let told = json(&step.told).get().to_owned();
        let mut record = self.record(RecordKind::Act, step.line, meta);
        record.seq += place;
        record.told = Some(told);
        record
    }

    fn record(&self, kind: RecordKind, body: String, meta: RecordMeta) -> Record {
        Record {
            seq: self.history.version(),
            kind,
            body,
            seat: meta.seat.map(Seat::number),
            request: meta.request,
            reason: meta.reason.map(|reason| json(&reason).get().to_owned()),
            told: None,
            at: unix_now(),
        }
    }

    /// Stores the records, then broadcasts the new state.
    async fn commit(
        &mut self,
        records: Vec<Record>,
        state: MatchState,
        status: MatchStatus,
    ) -> Result<u32, RequestError> {
        let id = self.history.row.id.clone();
        match self.store.append(id.clone(), records.clone(), status).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Another process serves this match too and wrote first: adopt its records.
                if let Some(history) = load(self.store.as_ref(), &id).await? {
                    self.history = history;
                    self.broadcast();
                }
                return Err(RequestError::Interrupted);
            }
            Err(error) => return Err(error.into()),
        }
        self.history.add(&records, state)?;
        self.pending_undo = None;
        self.broadcast();
        Ok(self.history.version())
    }

    /// Sends everybody the current state and wakes the bots that are asked.
    fn broadcast(&mut self) {
        self.subscribers.broadcast(&self.history, self.pending_undo.as_ref());
        self.wake_bots();
    }

    async fn join(
        &mut self,
        holder: Holder,
        invitation: &Invitation,
        nonce: Nonce,
    ) -> Result<Seat, RequestError> {
        let row = &self.history.row;
        let found = row.seats.iter().position(|seat| seat.invitation.as_ref() == Some(invitation));
        let seat = found.and_then(|at| Seat::new(at as u8)).ok_or(RequestError::BadInvitation)?;
        match &row.seats[seat.index()].holder {
            Some(sitting) if *sitting == holder => return Ok(seat),
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
        let claim = SeatClaim { seat: seat.number(), holder, nonce, header: header.clone() };
        match self.store.claim(row.id.clone(), claim).await {
            Err(StoreError::Conflict) => return Err(RequestError::BadInvitation),
            other => other?,
        }
        self.history.row.seats = seats;
        if header.is_some() {
            self.history.row.header = header;
            self.history.state = self.history.rebuild();
            self.history.row.status = MatchStatus::Running;
            self.roll_opening().await;
        }
        self.broadcast();
        Ok(seat)
    }

    /// Where a match begins with chance, such as a deal, the generator supplies it at once.
    async fn roll_opening(&mut self) {
        let Ok(game) = self.running_game() else { return };
        if self.history.row.chance_mode != ChanceMode::Generator || game.turn() != Turn::Chance {
            return;
        }
        let mut fork = game.fork();
        let seed = self.seed();
        let outcome = match fork.roll(&mut OutcomeRng::new(&seed, fork.entries()), self.history.version() + 1)
        {
            Ok(step) => self.advance_and_commit(fork, step, RecordMeta::default()).await,
            Err(denied) => Err(denied.into()),
        };
        if let Err(error) = outcome {
            tracing::error!(id = %self.history.row.id, %error, "the first chance could not be answered");
        }
    }

    fn preview(
        &self,
        holder: &Holder,
        seat: Seat,
        choice: &str,
    ) -> Result<crate::any_match::Preview, RequestError> {
        if !self.history.seats_held_by(holder).has(seat) {
            return Err(RequestError::NotYourSeat);
        }
        Ok(self.running_game()?.preview(seat, choice)?)
    }

    fn inquire(&self, holder: Option<&Holder>, viewer: Viewer, about: &str) -> Result<Json, RequestError> {
        let own = holder.map_or(Seats::NONE, |holder| self.history.seats_held_by(holder));
        if viewer.seat().is_some_and(|seat| !own.has(seat)) {
            return Err(RequestError::NotYourSeat);
        }
        // Queries stay possible when the match is over.
        Ok(self.game().ok_or(RequestError::NotPlaying)?.inquire(viewer, about)?)
    }

    fn why(&self, holder: Option<&Holder>, entry: u32) -> ReasonResponse {
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

/// Who supplies an outcome in a match where outcomes are typed in.
enum ChanceAnswer {
    Person(String),
    Generator,
}
