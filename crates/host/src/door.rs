//! The handle of one match: sends it a command and waits for the reply.

use crate::fair::Nonce;
use crate::ids::{Holder, Invitation};
use crate::ledger::Ledger;
use crate::request::{Ear, Letter, Look, Refused, Reply, Request, Whys};
use crate::table::{Foreseen, Json};
use crate::update::Summary;
use table::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

#[derive(Clone)]
pub struct Door {
    pub(crate) letters: mpsc::Sender<Letter>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

impl Door {
    async fn send<T>(&self, letter: impl FnOnce(Reply<T>) -> Letter) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.letters.send(letter(reply)).await.map_err(|_asleep| Refused::Interrupted)?;
        answer.await.map_err(|_gone| Refused::Interrupted)?
    }

    /// Subscribes to the match; the first notification shows its current state.
    ///
    /// # Errors
    /// When the holder may not see as that viewer.
    pub async fn look(&self, look: Look) -> Result<(Viewer, Ear), Refused> {
        self.send(|reply| Letter::Look(look, reply)).await
    }

    /// Submits a player action and returns the version it produced.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub async fn ask(&self, request: Request) -> Result<u32, Refused> {
        self.send(|reply| Letter::Ask(request, reply)).await
    }

    /// # Errors
    /// When the invitation is not valid, or no longer valid.
    pub async fn join(&self, holder: Holder, invitation: Invitation, nonce: Nonce) -> Result<Seat, Refused> {
        self.send(|reply| Letter::Join { holder, invitation, nonce, reply }).await
    }

    /// Previews a choice.
    ///
    /// # Errors
    /// When the choice is not legal.
    pub async fn foresee(&self, holder: Holder, seat: Seat, choice: String) -> Result<Foreseen, Refused> {
        self.send(|reply| Letter::Foresee { holder, seat, choice, reply }).await
    }

    /// Answers a game-specific query from the viewer's own view.
    ///
    /// # Errors
    /// When the holder may not see as that viewer, or the game has no such query.
    pub async fn inquire(
        &self,
        holder: Option<Holder>,
        viewer: Viewer,
        about: String,
    ) -> Result<Json, Refused> {
        self.send(|reply| Letter::Inquire { holder, viewer, about, reply }).await
    }

    /// Why a bot made the decision of this entry.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn why(&self, holder: Option<Holder>, entry: u32) -> Result<Whys, Refused> {
        self.send(|reply| Letter::Why { holder, entry, reply }).await
    }

    /// The public summary.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn summary(&self) -> Result<Summary, Refused> {
        self.send(Letter::Summary).await
    }

    /// Makes bots answer now with the best they have found.
    ///
    /// # Errors
    /// When the holder neither has a seat nor created the match, or the match was interrupted.
    pub async fn hurry(&self, holder: Holder) -> Result<(), Refused> {
        self.send(|reply| Letter::Hurry { holder, reply }).await
    }

    /// Turns automatic answers to forced questions on or off for a seat.
    ///
    /// # Errors
    /// When it is not the holder's seat, or the match was interrupted.
    pub async fn stand(&self, holder: Holder, seat: Seat, forced: bool) -> Result<(), Refused> {
        self.send(|reply| Letter::Standing { holder, seat, forced, reply }).await
    }

    /// Reads from the match in memory.
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

    /// Makes the match's actor panic, for tests.
    ///
    /// # Errors
    /// When the match was interrupted.
    #[cfg(feature = "guests")]
    pub async fn panic(&self) -> Result<(), Refused> {
        self.letters.send(Letter::Panic).await.map_err(|_asleep| Refused::Interrupted)
    }
}
