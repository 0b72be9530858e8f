//! A match actor: one task with one mailbox.
//!
//! Everything that happens to a match arrives as a [`Letter`] and is handled to completion before the next one, so
//! there is nothing to lock. Changes are made on a fork, stored, and only then shown: *store, then broadcast*. If
//! handling panics, the match is reloaded from its journal and continues.

mod answers;
mod ears;
mod machines;
mod undoing;

pub(crate) use undoing::PendingUndo;

use crate::chance::{Seed, Stream};
use crate::ids::{Holder, Invitation, MatchId};
use crate::ledger::{Board, Ledger};
use crate::request::{Letter, Refused, Request, Want, Whys};
use crate::store::{Claim, Kind, Record, Rolls, Status, Store, StoreError};
use crate::table::{Denied, Json, Reason, Step, Table, json};
use crate::think::Pool;
use crate::{fair::Nonce, open::first_line};
use answers::{Answer, Answers};
use ears::Ears;
use futures_util::FutureExt;
use machines::Machines;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use table::{Seat, Seats, Turn, Viewer};
use tokio::sync::mpsc;

/// A match without subscribers or thinking bots is unloaded after this time.
const IDLE: Duration = Duration::from_secs(120);
/// Commands that may be queued; beyond that the sender waits.
const LETTERS: usize = 256;

pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// What is stored with an act.
#[derive(Default)]
struct Beside {
    seat: Option<Seat>,
    request: Option<String>,
    reason: Option<Reason>,
}

pub(crate) struct Room {
    store: Arc<dyn Store>,
    ledger: Ledger,
    ears: Ears,
    machines: Machines,
    wish: Option<PendingUndo>,
    answers: Answers,
}

/// Starts the actor of a match.
pub(crate) fn start(store: Arc<dyn Store>, pool: Pool, ledger: Ledger) -> mpsc::Sender<Letter> {
    let (door, letters) = mpsc::channel(LETTERS);
    let machines = Machines::new(pool, door.downgrade());
    let room =
        Room { store, ledger, ears: Ears::default(), machines, wish: None, answers: Answers::default() };
    tokio::spawn(room.run(letters));
    door
}

/// Loads a match from the store.
pub(crate) async fn load(store: &dyn Store, id: &MatchId) -> Result<Option<Ledger>, StoreError> {
    let Some(row) = store.find(id.clone()).await? else { return Ok(None) };
    let records = store.journal(id.clone(), 0).await?;
    // This replays the whole match, which must not block the async threads.
    let folded = tokio::task::spawn_blocking(move || Ledger::fold(row, &records)).await;
    folded.map_err(|error| StoreError::Failed(error.to_string()))?.map(Some)
}

impl Room {
    async fn run(mut self, mut letters: mpsc::Receiver<Letter>) {
        self.begin().await;
        self.wake();
        loop {
            let letter = match tokio::time::timeout(IDLE, letters.recv()).await {
                Ok(Some(letter)) => letter,
                Ok(None) => break,
                Err(_) if self.ears.is_empty() && self.machines.are_idle() => {
                    letters.close();
                    continue;
                }
                Err(_) => continue,
            };
            if let Letter::Close(done) = letter {
                self.ears.part(crate::request::Parting::Shutdown);
                let _ = done.send(());
                break;
            }
            let dealt = AssertUnwindSafe(self.deal_with(letter)).catch_unwind().await;
            if dealt.is_err() && !self.set_up_again().await {
                break;
            }
        }
        self.machines.stop_all();
    }

    /// After a panic, the journal is the source of truth.
    async fn set_up_again(&mut self) -> bool {
        let id = self.ledger.row.id.clone();
        tracing::error!(%id, "a match panicked and is set up again from its journal");
        self.machines.stop_all();
        let loaded = AssertUnwindSafe(load(self.store.as_ref(), &id)).catch_unwind().await;
        if let Ok(Ok(Some(ledger))) = loaded {
            self.ledger = ledger;
            self.wish = None;
            self.tell();
            true
        } else {
            self.ears.part(crate::request::Parting::Broken);
            false
        }
    }

    async fn deal_with(&mut self, letter: Letter) {
        match letter {
            Letter::Look(look, reply) => self.look(look, reply),
            Letter::Ask(request, reply) => {
                let answer = self.ask(request).await;
                let _ = reply.send(answer);
            }
            Letter::Join { holder, invitation, nonce, reply } => {
                let answer = self.join(holder, &invitation, nonce).await;
                let _ = reply.send(answer);
            }
            Letter::Thought { seat, question, thought } => self.thought(seat, question, thought).await,
            Letter::Progress { seat, question } => self.progress(seat, question),
            Letter::Forced { seat, question } => self.forced(seat, question).await,
            Letter::Standing { holder, seat, forced, reply } => {
                let _ = reply.send(self.stand(&holder, seat, forced));
            }
            Letter::Hurry { holder, reply } => {
                let _ = reply.send(self.hurry(&holder));
            }
            Letter::Foresee { holder, seat, choice, reply } => {
                let _ = reply.send(self.foresee(&holder, seat, &choice));
            }
            Letter::Inquire { holder, viewer, about, reply } => {
                let _ = reply.send(self.inquire(holder.as_ref(), viewer, &about));
            }
            Letter::Why { holder, entry, reply } => {
                let _ = reply.send(Ok(self.why(holder.as_ref(), entry)));
            }
            Letter::Summary(reply) => {
                let _ = reply.send(Ok(self.ledger.summary(self.ears.here())));
            }
            Letter::Read(read) => read(&self.ledger),
            #[cfg(feature = "guests")]
            #[expect(clippy::panic, reason = "the door by which tests make a match panic")]
            Letter::Panic => panic!("asked to"),
            Letter::Close(_) => {}
        }
    }

    /// A repeated request gets the same response and is not carried out twice. Responses recorded in the journal are
    /// remembered forever, others (refusals and undo requests) as long as the match is in memory.
    async fn ask(&mut self, request: Request) -> Result<u32, Refused> {
        let Request { holder, seat, name, want } = request;
        if !self.ledger.seats_of(&holder).has(seat) {
            return Err(Refused::NotYourSeat);
        }
        match self.answers.of(seat, &name) {
            Some(Answer::Stale) => return Err(Refused::Stale(Arc::new(self.update_for(seat)))),
            Some(Answer::Given(answer)) => return answer,
            None => {}
        }
        if let Some(version) = self.ledger.answered(Some(seat), &name) {
            return Ok(version);
        }
        let answer = self.carry_out(seat, name.clone(), want).await;
        if self.ledger.answered(Some(seat), &name).is_none() {
            self.answers.keep(seat, name, &answer);
        }
        answer
    }

    async fn carry_out(&mut self, seat: Seat, name: String, want: Want) -> Result<u32, Refused> {
        self.playing()?;
        let beside = Beside { seat: Some(seat), request: Some(name), reason: None };
        match want {
            Want::Choose { question, choice } => self.choose(seat, question, &choice, beside).await,
            Want::Roll => self.typed(beside, Dice::Generator).await,
            Want::Enter(outcome) => self.typed(beside, Dice::Person(outcome)).await,
            Want::Undo => self.undo(seat, beside).await,
            Want::AnswerUndo(allow) => self.answer_undo(seat, allow).await,
            Want::Resign => self.resign(beside).await,
        }
    }

    /// The match, if it is still being played.
    fn playing(&self) -> Result<&dyn Table, Refused> {
        self.table().filter(|_| self.ledger.status() == Status::Running).ok_or(Refused::NotPlaying)
    }

    /// The match, over or not.
    fn table(&self) -> Option<&dyn Table> {
        match &self.ledger.board {
            Board::Open(table) => Some(table.as_ref()),
            Board::Gathering | Board::Closed(_) => None,
        }
    }

    async fn choose(
        &mut self,
        seat: Seat,
        question: u32,
        choice: &str,
        beside: Beside,
    ) -> Result<u32, Refused> {
        let mut fork = self.playing()?.fork();
        match fork.choose(seat, question, choice, self.ledger.version() + 1) {
            Ok(step) => self.go_on(fork, step, beside).await,
            Err(Denied::Stale { .. }) => Err(Refused::Stale(Arc::new(self.update_for(seat)))),
            Err(denied) => Err(Refused::Denied(denied)),
        }
    }

    async fn typed(&mut self, beside: Beside, dice: Dice) -> Result<u32, Refused> {
        if self.ledger.row.rolls != Rolls::Typed {
            return Err(Refused::NotTyped);
        }
        let mut fork = self.playing()?.fork();
        let tick = self.ledger.version() + 1;
        let step = match dice {
            Dice::Person(outcome) => fork.enter(&outcome, tick)?,
            Dice::Generator => fork.roll(&mut Stream::new(&self.seed(), fork.entries()), tick)?,
        };
        self.go_on(fork, step, beside).await
    }

    async fn resign(&mut self, beside: Beside) -> Result<u32, Refused> {
        let mut record = self.record(Kind::Resign, "{}".into(), beside);
        record.seq = self.ledger.version();
        let board = match &self.ledger.board {
            Board::Open(table) => Board::Open(table.fork()),
            Board::Gathering | Board::Closed(_) => return Err(Refused::NotPlaying),
        };
        self.commit(vec![record], board, Status::Over).await
    }

    fn seed(&self) -> Seed {
        let nonces: Vec<Nonce> = self.ledger.row.seats.iter().filter_map(|seat| seat.nonce).collect();
        self.ledger.row.secret.seed(&nonces)
    }

    /// Resolves chance where the generator supplies it, then stores everything in one write.
    async fn go_on(&mut self, mut fork: Box<dyn Table>, step: Step, beside: Beside) -> Result<u32, Refused> {
        let mut records = vec![self.act(step, beside, 0)];
        if self.ledger.row.rolls == Rolls::Generator {
            let seed = self.seed();
            while fork.turn() == Turn::Chance {
                let tick = self.ledger.version() + records.len() as u32 + 1;
                let step = fork.roll(&mut Stream::new(&seed, fork.entries()), tick)?;
                records.push(self.act(step, Beside::default(), records.len() as u32));
            }
        }
        let status = if matches!(fork.turn(), Turn::Over(_)) { Status::Over } else { Status::Running };
        self.commit(records, Board::Open(fork), status).await
    }

    fn act(&self, step: Step, beside: Beside, place: u32) -> Record {
        let told = json(&step.told).get().to_owned();
        let mut record = self.record(Kind::Act, step.line, beside);
        record.seq += place;
        record.told = Some(told);
        record
    }

    fn record(&self, kind: Kind, body: String, beside: Beside) -> Record {
        Record {
            seq: self.ledger.version(),
            kind,
            body,
            seat: beside.seat.map(Seat::number),
            request: beside.request,
            reason: beside.reason.map(|reason| json(&reason).get().to_owned()),
            told: None,
            at: now(),
        }
    }

    /// Stores the records, then broadcasts the new state.
    async fn commit(&mut self, records: Vec<Record>, board: Board, status: Status) -> Result<u32, Refused> {
        let id = self.ledger.row.id.clone();
        match self.store.append(id.clone(), records.clone(), status).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                // Another process serves this match too and wrote first: adopt its records.
                if let Some(ledger) = load(self.store.as_ref(), &id).await? {
                    self.ledger = ledger;
                    self.tell();
                }
                return Err(Refused::Interrupted);
            }
            Err(error) => return Err(error.into()),
        }
        self.ledger.add(&records, board)?;
        self.wish = None;
        self.tell();
        Ok(self.ledger.version())
    }

    /// Sends everybody the current state and wakes the bots that are asked.
    fn tell(&mut self) {
        self.ears.tell(&self.ledger, self.wish.as_ref());
        self.wake();
    }

    async fn join(&mut self, holder: Holder, invitation: &Invitation, nonce: Nonce) -> Result<Seat, Refused> {
        let row = &self.ledger.row;
        let found = row.seats.iter().position(|seat| seat.invitation.as_ref() == Some(invitation));
        let seat = found.and_then(|at| Seat::new(at as u8)).ok_or(Refused::BadInvitation)?;
        match &row.seats[seat.index()].holder {
            Some(sitting) if *sitting == holder => return Ok(seat),
            Some(_) => return Err(Refused::BadInvitation),
            None => {}
        }
        let nonce = nonce.for_seat(seat.number());
        let mut seats = row.seats.clone();
        (seats[seat.index()].holder, seats[seat.index()].nonce) = (Some(holder.clone()), Some(nonce));
        let nonces: Option<Vec<Nonce>> = seats.iter().map(|seat| seat.nonce).collect();
        let header = match nonces {
            Some(nonces) => Some(
                first_line(&row.game, &row.setup, &row.secret, &nonces)
                    .map_err(|_bad| Refused::NotPlaying)?,
            ),
            None => None,
        };
        let claim = Claim { seat: seat.number(), holder, nonce, header: header.clone() };
        match self.store.claim(row.id.clone(), claim).await {
            Err(StoreError::Conflict) => return Err(Refused::BadInvitation),
            other => other?,
        }
        self.ledger.row.seats = seats;
        if header.is_some() {
            self.ledger.row.header = header;
            self.ledger.board = self.ledger.rebuild();
            self.ledger.row.status = Status::Running;
            self.begin().await;
        }
        self.tell();
        Ok(seat)
    }

    /// Where a match begins with chance, such as a deal, the generator supplies it at once.
    async fn begin(&mut self) {
        let Ok(table) = self.playing() else { return };
        if self.ledger.row.rolls != Rolls::Generator || table.turn() != Turn::Chance {
            return;
        }
        let mut fork = table.fork();
        let seed = self.seed();
        let dealt = match fork.roll(&mut Stream::new(&seed, fork.entries()), self.ledger.version() + 1) {
            Ok(step) => self.go_on(fork, step, Beside::default()).await,
            Err(denied) => Err(denied.into()),
        };
        if let Err(error) = dealt {
            tracing::error!(id = %self.ledger.row.id, %error, "the first chance could not be answered");
        }
    }

    fn foresee(&self, holder: &Holder, seat: Seat, choice: &str) -> Result<crate::table::Foreseen, Refused> {
        if !self.ledger.seats_of(holder).has(seat) {
            return Err(Refused::NotYourSeat);
        }
        Ok(self.playing()?.foresee(seat, choice)?)
    }

    fn inquire(&self, holder: Option<&Holder>, viewer: Viewer, about: &str) -> Result<Json, Refused> {
        let own = holder.map_or(Seats::NONE, |holder| self.ledger.seats_of(holder));
        if viewer.seat().is_some_and(|seat| !own.has(seat)) {
            return Err(Refused::NotYourSeat);
        }
        // Queries stay possible when the match is over.
        Ok(self.table().ok_or(Refused::NotPlaying)?.inquire(viewer, about)?)
    }

    /// A reason reveals what a bot holds and how it rates it. It is withheld until the match is over, except in games
    /// without hidden information and in practice matches where the asker is the only person.
    fn why(&self, holder: Option<&Holder>, entry: u32) -> Whys {
        let reason = self.ledger.acts.get(entry as usize).and_then(|act| act.reason.as_deref());
        let Some(reason) = reason else { return Whys::NoMachine };
        let own = holder.map_or(Seats::NONE, |holder| self.ledger.seats_of(holder));
        let alone = own.first().is_some_and(|seat| self.ledger.side_of(seat).1);
        let open = self.playing().is_ok_and(|table| table.hides_nothing());
        if self.ledger.status() != Status::Over && !open && !(self.ledger.practice && alone) {
            return Whys::Sealed;
        }
        match serde_json::from_str(reason) {
            Ok(reason) => Whys::Told(Box::new(reason)),
            Err(error) => {
                tracing::error!(%error, "a reason is not readable");
                Whys::NoMachine
            }
        }
    }
}

/// Who supplies an outcome in a match where outcomes are typed in.
enum Dice {
    Person(String),
    Generator,
}
