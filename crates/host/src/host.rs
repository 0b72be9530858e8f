//! All matches of one program: begun, found, listed, replayed.

use crate::fair::{NoRandomness, Nonce, Secret};
use crate::ids::{Holder, Invitation, MatchId, Token};
use crate::ledger::{Board, Ledger};
use crate::open::{BadSetup, first_line, open};
use crate::request::{Ear, Letter, Look, Refused, Reply, Request, Whys};
use crate::room::{self, now};
use crate::store::{MatchRow, Rolls, SeatKind, SeatRow, Status, Store, StoreError};
use crate::table::{Foreseen, Json};
use crate::think::Pool;
use crate::update::{Happened, Summary, TurnNow, turn_of};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::{Seat, Viewer, Viewers};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// Whoever begins the match.
    Person,
    /// Somebody to be invited.
    Friend,
    /// The machine.
    Machine(bots::Level),
}

/// A match to be begun.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// Who begins it.
    pub holder: Holder,
    /// The game.
    pub game: String,
    /// The set-up, as JSON.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// Who answers for chance.
    pub rolls: Rolls,
    /// Whether it is practice from the start.
    pub practice: bool,
    /// What the beginner adds to the seed.
    pub nonce: Nonce,
}

/// A match just begun.
#[derive(Clone, Debug)]
pub struct Created {
    /// Its name.
    pub id: MatchId,
    /// For each seat kept for a friend the secret of its link: told once, kept as a hash.
    pub invitations: Vec<(Seat, Token)>,
}

/// Why a match was not begun.
#[derive(Debug, Error)]
pub enum NotBegun {
    /// The set-up is no beginning.
    #[error(transparent)]
    Setup(#[from] BadSetup),
    /// Another number of seats.
    #[error("the table has {table} seats, {given} were given")]
    Seats {
        /// The table's.
        table: u8,
        /// Given.
        given: usize,
    },
    /// At a table where a person types in real dice and cards, that person sees what falls.
    #[error("chance can be typed in only where one person sits alone with machines or holds all seats")]
    TypedWithFriends,
    /// No secrets can be made.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a match cannot be looked at.
#[derive(Clone, Debug, Error)]
pub enum NoMatch {
    /// There is none of this name.
    #[error("there is no such match")]
    Unknown,
    /// The viewer has no right to it.
    #[error("not yours to see")]
    NotYours,
    /// The match is still running.
    #[error("not while the match is running")]
    Running,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// One step of a match as somebody saw it.
#[derive(Clone, Debug)]
pub struct PastStep {
    /// After how many acts.
    pub after: u32,
    /// Who acted.
    pub seat: Option<Seat>,
    /// Whether anything was asked then.
    pub turn: TurnNow,
    /// What was seen; nothing for a match of other rules.
    pub view: Option<Json>,
    /// What happened.
    pub events: Vec<Happened>,
}

/// All matches of one program.
#[derive(Clone, Debug)]
pub struct Host {
    store: Arc<dyn Store>,
    pool: Pool,
    rooms: Arc<Mutex<HashMap<MatchId, mpsc::Sender<Letter>>>>,
}

/// The door of one match.
#[derive(Clone)]
pub struct Door {
    letters: mpsc::Sender<Letter>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

impl Host {
    /// A host over a store, with a pool for machines to think in.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, pool: Pool) -> Self {
        Host { store, pool, rooms: Arc::default() }
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// Begins a match.
    ///
    /// # Errors
    /// What is wrong with it.
    pub async fn create(&self, new: NewMatch) -> Result<Created, NotBegun> {
        let opened = open(&new.game, &new.setup)?;
        if usize::from(opened.table.seats()) != new.seats.len() {
            return Err(NotBegun::Seats { table: opened.table.seats(), given: new.seats.len() });
        }
        if new.rolls == Rolls::Typed && new.seats.contains(&NewSeat::Friend) {
            return Err(NotBegun::TypedWithFriends);
        }
        let (seats, invitations) = seat_rows(&new)?;
        let secret = Secret::fresh()?;
        let nonces: Option<Vec<Nonce>> = seats.iter().map(|seat| seat.nonce).collect();
        let header = match nonces {
            Some(nonces) => Some(first_line(&new.game, &opened.setup, &secret, &nonces)?),
            None => None,
        };
        let id = MatchId::fresh()?;
        let row = MatchRow {
            id: id.clone(),
            game: new.game,
            rules: opened.rules,
            setup: opened.setup,
            rolls: new.rolls,
            practice: new.practice,
            secret,
            status: if header.is_some() { Status::Running } else { Status::Gathering },
            header,
            created: now(),
            changed: now(),
            seats,
        };
        self.store.create(row).await?;
        Ok(Created { id, invitations })
    }

    /// The door of a match; its task is started if it sleeps.
    ///
    /// # Errors
    /// When there is no such match, or the store failed.
    pub async fn door(&self, id: &MatchId) -> Result<Door, NoMatch> {
        if let Some(letters) = self.awake(id) {
            return Ok(Door { letters });
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have woken it while the store was read.
        if let Some(letters) = rooms.get(id).filter(|letters| !letters.is_closed()) {
            return Ok(Door { letters: letters.clone() });
        }
        rooms.retain(|_, letters| !letters.is_closed());
        let letters = room::start(Arc::clone(&self.store), self.pool.clone(), ledger);
        rooms.insert(id.clone(), letters.clone());
        Ok(Door { letters })
    }

    fn awake(&self, id: &MatchId) -> Option<mpsc::Sender<Letter>> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.get(id).filter(|letters| !letters.is_closed()).cloned()
    }

    /// How many matches are in memory.
    #[must_use]
    pub fn awake_matches(&self) -> usize {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.values().filter(|letters| !letters.is_closed()).count()
    }

    /// Somebody's matches, latest first. Sleeping matches are not woken.
    ///
    /// # Errors
    /// When the store failed.
    pub async fn list(&self, holder: &Holder, most: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = self.store.held_by(holder.clone(), most).await?;
        let mut list = Vec::with_capacity(rows.len());
        for row in rows {
            match self.summary(&row.id).await {
                Ok(summary) => list.push(summary),
                Err(NoMatch::Store(error)) => return Err(error),
                Err(error) => tracing::warn!(id = %row.id, %error, "a match cannot be listed"),
            }
        }
        Ok(list)
    }

    /// What everybody may know of a match. A sleeping match is not woken.
    ///
    /// # Errors
    /// When there is no such match, or the store failed.
    pub async fn summary(&self, id: &MatchId) -> Result<Summary, NoMatch> {
        if let Some(letters) = self.awake(id)
            && let Ok(summary) = (Door { letters }).summary().await
        {
            return Ok(summary);
        }
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        Ok(ledger.summary(table::Seats::NONE))
    }

    /// The match as a viewer saw it: the tables after `from` acts and so on, at most `count` of them, and how many acts
    /// there are. While a match runs, a seat's eyes are its holder's only.
    ///
    /// # Errors
    /// When there is no such match, it is not the holder's to see, or the store failed.
    pub async fn history(
        &self,
        id: &MatchId,
        holder: Option<&Holder>,
        eyes: Option<Viewer>,
        from: u32,
        count: u32,
    ) -> Result<(Viewer, u32, Vec<PastStep>), NoMatch> {
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let own = holder.map_or(table::Seats::NONE, |holder| ledger.seats_of(holder));
        let viewer = eyes.unwrap_or_else(|| own.first().map_or(Viewer::Watcher, Viewer::Seat));
        if let Viewer::Seat(seat) = viewer
            && !own.has(seat)
            && (ledger.status() != Status::Over || seat.index() >= ledger.row.seats.len())
        {
            return Err(NoMatch::NotYours);
        }
        let steps =
            tokio::task::spawn_blocking(move || (past(&ledger, viewer, from, count), ledger.acts.len()));
        let (steps, acts) = steps.await.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok((viewer, acts as u32, steps))
    }

    /// The log of a match that is over, or of practice for the only person at it.
    ///
    /// # Errors
    /// When there is no such match, it is still running, or the store failed.
    pub async fn log(&self, id: &MatchId, holder: Option<&Holder>) -> Result<String, NoMatch> {
        let ledger = room::load(self.store.as_ref(), id).await?.ok_or(NoMatch::Unknown)?;
        let own = holder.and_then(|holder| ledger.seats_of(holder).first());
        let alone = own.is_some_and(|seat| ledger.side_of(seat).1);
        match ledger.status() {
            Status::Over => Ok(ledger.log()),
            Status::Running if ledger.practice && alone => Ok(ledger.log()),
            Status::Running | Status::Gathering => Err(NoMatch::Running),
        }
    }

    /// Ends every task cleanly. What was answered is on disk already.
    pub async fn shutdown(&self) {
        let rooms: Vec<_> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            rooms.drain().map(|(_, letters)| letters).collect()
        };
        for letters in rooms {
            let (done, closed) = oneshot::channel();
            if letters.send(Letter::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }
}

/// The seats of a new match, and the invitations to those that wait for a friend.
type Seating = (Vec<SeatRow>, Vec<(Seat, Token)>);

fn seat_rows(new: &NewMatch) -> Result<Seating, NoRandomness> {
    let (mut rows, mut invitations) = (Vec::new(), Vec::new());
    for (seat, who) in Seat::first(new.seats.len() as u8).zip(&new.seats) {
        let mut row =
            SeatRow { kind: SeatKind::Person, level: None, holder: None, invitation: None, nonce: None };
        match who {
            NewSeat::Person => {
                row.holder = Some(new.holder.clone());
                row.nonce = Some(new.nonce.for_seat(seat.number()));
            }
            NewSeat::Friend => {
                let token = Token::fresh()?;
                row.kind = SeatKind::Friend;
                row.invitation = Some(token.invitation());
                invitations.push((seat, token));
            }
            NewSeat::Machine(level) => {
                row.kind = SeatKind::Machine;
                row.level = Some(*level);
                row.nonce = Some(Nonce::fresh()?);
            }
        }
        rows.push(row);
    }
    Ok((rows, invitations))
}

fn past(ledger: &Ledger, viewer: Viewer, from: u32, count: u32) -> Vec<PastStep> {
    let until = from.saturating_add(count).min(ledger.acts.len() as u32 + 1);
    let wanted = from..until;
    let mut steps = Vec::new();
    if matches!(ledger.board, Board::Open(_)) {
        let last = until.saturating_sub(1) as usize;
        let replayed = ledger.replay(last, |table, step| {
            let after = table.entries();
            if wanted.contains(&after) {
                let picture = table.picture(viewer);
                let heard = step.map(|step| step.told.as_slice()).unwrap_or_default();
                let heard = heard.iter().filter(|heard| Viewers::has(heard.to, viewer));
                steps.push(PastStep {
                    after,
                    seat: step.and_then(|step| step.seat),
                    turn: turn_of(table.turn(), || picture.ending.clone()),
                    events: heard
                        .map(|heard| Happened {
                            n: after - 1,
                            message: heard.message.clone(),
                            event: heard.event.clone(),
                        })
                        .collect(),
                    view: Some(picture.view),
                });
            }
        });
        if replayed.is_ok() {
            return steps;
        }
    }
    // Other rules: no table, but what was told then.
    let turn = ledger.turn_now(viewer);
    let told = |after: u32| PastStep {
        after,
        seat: after.checked_sub(1).and_then(|n| ledger.acts.get(n as usize)).and_then(|act| act.seat),
        turn: turn.clone(),
        view: None,
        events: after.checked_sub(1).into_iter().flat_map(|n| ledger.heard(n, viewer)).collect(),
    };
    wanted.map(told).collect()
}

impl Door {
    async fn send<T>(&self, letter: impl FnOnce(Reply<T>) -> Letter) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.letters.send(letter(reply)).await.map_err(|_asleep| Refused::Interrupted)?;
        answer.await.map_err(|_gone| Refused::Interrupted)?
    }

    async fn tell(&self, letter: Letter) -> Result<(), Refused> {
        self.letters.send(letter).await.map_err(|_asleep| Refused::Interrupted)
    }

    /// Lets somebody look on from now; the first note shows the table.
    ///
    /// # Errors
    /// When the eyes are not theirs.
    pub async fn look(&self, look: Look) -> Result<(Viewer, Ear), Refused> {
        self.send(|reply| Letter::Look(look, reply)).await
    }

    /// Asks for something; the answer is the version it made.
    ///
    /// # Errors
    /// Why it was refused.
    pub async fn ask(&self, request: Request) -> Result<u32, Refused> {
        self.send(|reply| Letter::Ask(request, reply)).await
    }

    /// Takes the seat of an invitation.
    ///
    /// # Errors
    /// When the invitation is not good (any more).
    pub async fn join(&self, holder: Holder, invitation: Invitation, nonce: Nonce) -> Result<Seat, Refused> {
        self.send(|reply| Letter::Join { holder, invitation, nonce, reply }).await
    }

    /// What would come of a choice.
    ///
    /// # Errors
    /// Why the choice is none.
    pub async fn foresee(&self, holder: Holder, seat: Seat, choice: String) -> Result<Foreseen, Refused> {
        self.send(|reply| Letter::Foresee { holder, seat, choice, reply }).await
    }

    /// Answers a question of the game's own, from the viewer's own view.
    ///
    /// # Errors
    /// When the eyes are not the asker's, or it is no question.
    pub async fn inquire(
        &self,
        holder: Option<Holder>,
        viewer: Viewer,
        about: String,
    ) -> Result<Json, Refused> {
        self.send(|reply| Letter::Inquire { holder, viewer, about, reply }).await
    }

    /// Why a machine chose.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn why(&self, holder: Option<Holder>, entry: u32) -> Result<Whys, Refused> {
        self.send(|reply| Letter::Why { holder, entry, reply }).await
    }

    /// What everybody may know.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn summary(&self) -> Result<Summary, Refused> {
        self.send(Letter::Summary).await
    }

    /// Machines answer with what they have.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn hurry(&self, holder: Holder) -> Result<(), Refused> {
        self.tell(Letter::Hurry { holder }).await
    }

    /// Begins or ends answering forced questions for a seat.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn stand(&self, holder: Holder, seat: Seat, forced: bool) -> Result<(), Refused> {
        self.tell(Letter::Standing { holder, seat, forced }).await
    }

    /// Reads something from the match as it is in memory.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Ledger) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        self.send(|reply| {
            Letter::Read(Box::new(move |ledger| {
                let _ = reply.send(Ok(read(ledger)));
            }))
        })
        .await
    }

    /// Makes the match's task panic.
    ///
    /// # Errors
    /// When the match was interrupted.
    #[cfg(feature = "guests")]
    pub async fn panic(&self) -> Result<(), Refused> {
        self.tell(Letter::Panic).await
    }
}
