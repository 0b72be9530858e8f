//! The door of one match: whoever wants something of it sends a letter through here and waits for the answer.

use crate::fair::Nonce;
use crate::ids::{Holder, Invitation};
use crate::ledger::Ledger;
use crate::request::{Ear, Letter, Look, Refused, Reply, Request, Whys};
use crate::table::{Foreseen, Json};
use crate::update::Summary;
use table::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

/// The door of one match.
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
    /// When the holder neither sits at the match nor began it, or it was interrupted.
    pub async fn hurry(&self, holder: Holder) -> Result<(), Refused> {
        self.send(|reply| Letter::Hurry { holder, reply }).await
    }

    /// Begins or ends answering forced questions for a seat.
    ///
    /// # Errors
    /// When it is not the holder's seat, or the match was interrupted.
    pub async fn stand(&self, holder: Holder, seat: Seat, forced: bool) -> Result<(), Refused> {
        self.send(|reply| Letter::Standing { holder, seat, forced, reply }).await
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
        self.letters.send(Letter::Panic).await.map_err(|_asleep| Refused::Interrupted)
    }
}
