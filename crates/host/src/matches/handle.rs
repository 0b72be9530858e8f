//! The handle of one match: sends it a command and waits for the reply.

use crate::any_match::{Json, Preview};
use crate::fairness::Nonce;
use crate::ids::{Holder, Invitation};
use crate::matches::command::{
    Command, ReasonResponse, Reply, Request, RequestError, Subscribe, Subscription,
};
use crate::matches::history::MatchHistory;
use crate::matches::update::Summary;
use contract::{Seat, Viewer};
use tokio::sync::{mpsc, oneshot};

#[derive(Clone)]
pub struct MatchHandle {
    pub(crate) commands: mpsc::Sender<Command>,
}

impl std::fmt::Debug for MatchHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MatchHandle")
    }
}

impl MatchHandle {
    async fn send<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, RequestError> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(command(reply)).await.map_err(|_asleep| RequestError::Interrupted)?;
        answer.await.map_err(|_gone| RequestError::Interrupted)?
    }

    /// Subscribes to the match; the first notification shows its current state.
    ///
    /// # Errors
    /// When the holder may not see as that viewer.
    pub async fn subscribe(&self, subscribe: Subscribe) -> Result<(Viewer, Subscription), RequestError> {
        self.send(|reply| Command::Subscribe(subscribe, reply)).await
    }

    /// Submits a player action and returns the version it produced.
    ///
    /// # Errors
    /// The reason for the refusal.
    pub async fn submit(&self, request: Request) -> Result<u32, RequestError> {
        self.send(|reply| Command::Submit(request, reply)).await
    }

    /// # Errors
    /// When the invitation is not valid, or no longer valid.
    pub async fn join(
        &self,
        holder: Holder,
        invitation: Invitation,
        nonce: Nonce,
    ) -> Result<Seat, RequestError> {
        self.send(|reply| Command::Join { holder, invitation, nonce, reply }).await
    }

    /// Previews a choice.
    ///
    /// # Errors
    /// When the choice is not legal.
    pub async fn preview(&self, holder: Holder, seat: Seat, choice: String) -> Result<Preview, RequestError> {
        self.send(|reply| Command::Preview { holder, seat, choice, reply }).await
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
    ) -> Result<Json, RequestError> {
        self.send(|reply| Command::Inquire { holder, viewer, about, reply }).await
    }

    /// Why a bot made the decision of this entry.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn why(&self, holder: Option<Holder>, entry: u32) -> Result<ReasonResponse, RequestError> {
        self.send(|reply| Command::Why { holder, entry, reply }).await
    }

    /// The public summary.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn summary(&self) -> Result<Summary, RequestError> {
        self.send(Command::Summary).await
    }

    /// Makes bots answer now with the best they have found.
    ///
    /// # Errors
    /// When the holder neither has a seat nor created the match, or the match was interrupted.
    pub async fn hurry(&self, holder: Holder) -> Result<(), RequestError> {
        self.send(|reply| Command::Hurry { holder, reply }).await
    }

    /// Turns automatic answers to forced questions on or off for a seat.
    ///
    /// # Errors
    /// When it is not the holder's seat, or the match was interrupted.
    pub async fn set_auto_answer(
        &self,
        holder: Holder,
        seat: Seat,
        forced: bool,
    ) -> Result<(), RequestError> {
        self.send(|reply| Command::SetAutoAnswer { holder, seat, forced, reply }).await
    }

    /// Reads from the match in memory.
    ///
    /// # Errors
    /// When the match was interrupted.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&MatchHistory) -> T + Send + 'static,
    ) -> Result<T, RequestError> {
        self.send(|reply| {
            Command::Read(Box::new(move |history| {
                let _ = reply.send(Ok(read(history)));
            }))
        })
        .await
    }

    /// Makes the match's actor panic, for tests.
    ///
    /// # Errors
    /// When the match was interrupted.
    #[cfg(feature = "test-games")]
    pub async fn panic(&self) -> Result<(), RequestError> {
        self.commands.send(Command::Panic).await.map_err(|_asleep| RequestError::Interrupted)
    }
}
