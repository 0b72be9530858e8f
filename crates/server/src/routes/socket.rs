//! The socket of one match.
//!
//! One task per socket reads from the client and from the match, and writes. It holds no state of the match; a client
//! that missed something names the last version it saw. A client that reads too slowly, is silent too long or sends
//! too much is disconnected with a reason.

use super::{Segments, Upgrade, match_id};
use crate::app::App;
use crate::error::ApiError;
use crate::limits::{self, Bucket, Permit};
use crate::wire::{self, ClientMessage, CloseReason, ServerMessage};
use crate::{convert, session};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use contract::{Seat, Viewer};
use explain::Message as Sentence;
use host::any_match::{ActError, text_of};
use host::ids::{Holder, MatchId, Token};
use host::matches::command::{
    Notification, PlayerAction, ReasonResponse, Request, RequestError, Subscribe, Subscription,
};
use host::matches::handle::MatchHandle;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// Read buffer of a socket. The library's own of 128 kB is for large messages; ours are small, and there are many sockets.
const READ_BUFFER: usize = 8 * 1024;

/// Maximum length of a request id.
const MAX_REQUEST_ID: usize = 64;

/// `GET /api/matches/{id}/socket`.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Segments(id): Segments<String>,
    headers: HeaderMap,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, ApiError> {
    let id = match_id(&id)?;
    let handle = app.host.handle(&id).await?;
    let permit = app.limiter.socket(from.ip()).ok_or_else(ApiError::too_many_sockets)?;
    let limit = app.limiter.limits.message;
    let session = SocketSession {
        holder: Some(match session::holder(&headers) {
            Some(holder) => holder,
            // Somebody new, for this connection: enough to share the seat of a real table.
            None => Token::fresh()?.holder(),
        }),
        client: limits::client(from.ip()),
        message_bucket: Bucket::full(app.limiter.limits.messages, Instant::now()),
        app,
        id,
        handle,
        _permit: permit,
        subscription: None,
    };
    Ok(upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(limit)
        .max_frame_size(limit)
        .on_upgrade(|socket| session.run(socket)))
}

struct SocketSession {
    app: App,
    id: MatchId,
    handle: MatchHandle,
    holder: Option<Holder>,
    client: IpAddr,
    message_bucket: Bucket,
    _permit: Permit,
    /// The viewer of this socket, once it has sent `hello`.
    subscription: Option<(Viewer, Subscription)>,
}

enum Wakeup {
    Client(Option<Result<Message, axum::Error>>),
    Match(Option<Notification>),
    Idle,
    Stopping,
}

enum Next {
    Send(Vec<ServerMessage>),
    Close(CloseReason),
    Disconnect,
}

impl SocketSession {
    async fn run(mut self, mut socket: WebSocket) {
        let mut stopping = self.app.stopping.clone();
        let idle = self.app.limiter.limits.idle;
        loop {
            let wakeup = tokio::select! {
                said = socket.recv() => Wakeup::Client(said),
                heard = next_notification(&mut self.subscription) => Wakeup::Match(heard),
                () = tokio::time::sleep(idle) => Wakeup::Idle,
                _ = stopping.wait_for(|stopping| *stopping) => Wakeup::Stopping,
            };
            let next = match wakeup {
                Wakeup::Client(Some(Ok(message))) => self.on_client_message(message).await,
                Wakeup::Client(Some(Err(_)) | None) => Next::Disconnect,
                Wakeup::Match(Some(notification)) => Next::Send(vec![self.to_message(notification)]),
                Wakeup::Match(None) => Next::Close(self.close_reason()),
                Wakeup::Idle => Next::Close(CloseReason::Idle),
                Wakeup::Stopping => Next::Close(CloseReason::Shutdown),
            };
            let sent = match next {
                Next::Send(messages) => self.send(&mut socket, messages).await,
                Next::Close(cause) => {
                    self.close(&mut socket, cause).await;
                    return;
                }
                Next::Disconnect => return,
            };
            if !sent {
                tracing::debug!(id = %self.id, "a client did not take what it was sent");
                return;
            }
        }
    }

    async fn send(&self, socket: &mut WebSocket, messages: Vec<ServerMessage>) -> bool {
        for message in messages {
            let Ok(text) = serde_json::to_string(&message) else { return false };
            let sending = socket.send(Message::Text(text.into()));
            match tokio::time::timeout(self.app.limiter.limits.send, sending).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return false,
            }
        }
        true
    }

    /// Sends the reason and closes with the matching code: 1012 (service restart) or 1008 (policy violation).
    async fn close(&self, socket: &mut WebSocket, cause: CloseReason) {
        let code = match cause {
            CloseReason::Shutdown | CloseReason::Broken => 1012,
            CloseReason::Slow | CloseReason::Flood => 1008,
            CloseReason::Idle => 1001,
        };
        let said = self.send(socket, vec![ServerMessage::Gone(wire::Gone { cause })]).await;
        if said {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            let _ = tokio::time::timeout(self.app.limiter.limits.send, socket.send(close)).await;
        }
    }

    fn close_reason(&self) -> CloseReason {
        let why =
            self.subscription.as_ref().and_then(|(_, subscription)| subscription.close_reason.get().copied());
        match why {
            Some(host::matches::command::CloseReason::Slow) => CloseReason::Slow,
            Some(host::matches::command::CloseReason::Shutdown) => CloseReason::Shutdown,
            Some(host::matches::command::CloseReason::Broken) | None => CloseReason::Broken,
        }
    }

    fn update(&self, update: &host::matches::update::Update) -> Arc<wire::Update> {
        Arc::new(convert::update(update, self.holder.as_ref()))
    }

    fn to_message(&self, notification: Notification) -> ServerMessage {
        match notification {
            Notification::Update(update) => ServerMessage::Update(self.update(&update)),
            Notification::Thinking { seat, done, budget } => {
                ServerMessage::Thinking(wire::Thinking { seat: seat.number(), done, budget })
            }
            Notification::BotFailed(seat) => ServerMessage::Refused {
                request: None,
                code: "machine_failed".into(),
                message: Sentence::new("match-machine-failed").with("seat", seat.number() + 1),
            },
        }
    }

    async fn on_client_message(&mut self, message: Message) -> Next {
        if matches!(message, Message::Close(_)) {
            return Next::Disconnect;
        }
        if !self.message_bucket.take(Instant::now()) {
            return Next::Close(CloseReason::Flood);
        }
        let text = match message {
            Message::Text(text) => text,
            // The library answers pings; they reset the idle timeout.
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return Next::Send(Vec::new()),
            Message::Binary(_) => return Next::Send(vec![refused(None, &unreadable("not text"))]),
        };
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => self.answer(message).await,
            Err(error) => Next::Send(vec![refused(None, &unreadable(error))]),
        }
    }

    async fn answer(&mut self, message: ClientMessage) -> Next {
        let answer = match message {
            ClientMessage::Ping => Some(ServerMessage::Pong),
            ClientMessage::Hello { since, eyes } => self.hello(since, eyes).await,
            ClientMessage::Choose { request, question, choice } => {
                Some(self.submit(request, PlayerAction::Choose { question, choice: text_of(choice) }).await)
            }
            ClientMessage::Roll { request } => Some(self.submit(request, PlayerAction::Roll).await),
            ClientMessage::Enter { request, outcome } => {
                Some(self.submit(request, PlayerAction::Enter(text_of(outcome))).await)
            }
            ClientMessage::Undo { request } => Some(self.submit(request, PlayerAction::Undo).await),
            ClientMessage::AnswerUndo { request, allow } => {
                Some(self.submit(request, PlayerAction::AnswerUndo(allow)).await)
            }
            ClientMessage::Resign { request } => Some(self.submit(request, PlayerAction::Resign).await),
            ClientMessage::Preview { request, choice } => Some(self.preview(request, text_of(choice)).await),
            ClientMessage::Inquire { request, about } => Some(self.inquire(request, text_of(about)).await),
            ClientMessage::Why { entry } => Some(self.why(entry).await),
            ClientMessage::Hurry => self.hurry().await.err().map(|error| refused(None, &error)),
            ClientMessage::Standing { forced } => {
                self.set_auto_answer(forced).await.err().map(|error| refused(None, &error))
            }
        };
        Next::Send(answer.into_iter().collect())
    }

    /// The seat of this socket and its holder.
    fn seat(&self) -> Result<(Holder, Seat), RequestError> {
        let seat = self.subscription.as_ref().and_then(|(viewer, _)| viewer.seat());
        self.holder.clone().zip(seat).ok_or(RequestError::NotYourSeat)
    }

    /// Subscribes to the match; the first notification is its current state. The handle is looked up again, because a
    /// match that was unloaded has a new one.
    async fn hello(&mut self, since: Option<u32>, viewer: Option<wire::Viewer>) -> Option<ServerMessage> {
        let viewer = match viewer.map(convert::viewer_from_wire) {
            Some(None) => return Some(refused(None, &RequestError::NotYourSeat)),
            Some(viewer) => viewer,
            None => None,
        };
        if let Ok(handle) = self.app.host.handle(&self.id).await {
            self.handle = handle;
        }
        match self
            .handle
            .subscribe(Subscribe { holder: self.holder.clone(), viewer, since, client: Some(self.client) })
            .await
        {
            Ok(subscription) => {
                self.subscription = Some(subscription);
                None
            }
            Err(error) => Some(refused(None, &error)),
        }
    }

    async fn submit(&self, request: String, action: PlayerAction) -> ServerMessage {
        let asked = async {
            if request.len() > MAX_REQUEST_ID {
                return Err(unreadable("the name of the request is too long"));
            }
            let (holder, seat) = self.seat()?;
            self.handle.submit(Request { holder, seat, id: request.clone(), action }).await
        };
        match asked.await {
            Ok(version) => ServerMessage::Accepted { request, version },
            Err(RequestError::Stale(update)) => {
                ServerMessage::Stale { update: self.update(&update), request }
            }
            Err(error) => refused(Some(request), &error),
        }
    }

    async fn preview(&self, request: String, choice: String) -> ServerMessage {
        let preview = async {
            let (holder, seat) = self.seat()?;
            let preview = self.handle.preview(holder, seat, choice).await?;
            Ok((preview, self.handle.summary().await?.entries))
        };
        match preview.await {
            Ok((preview, entries)) => ServerMessage::Preview(convert::preview(request, preview, entries)),
            Err(error) => refused(Some(request), &error),
        }
    }

    /// Answered from the view of this socket's viewer.
    async fn inquire(&self, request: String, about: String) -> ServerMessage {
        let viewer = self.subscription.as_ref().map_or(Viewer::Watcher, |(viewer, _)| *viewer);
        match self.handle.inquire(self.holder.clone(), viewer, about).await {
            Ok(answer) => ServerMessage::Answer { request, answer },
            Err(error) => refused(Some(request), &error),
        }
    }

    async fn why(&self, entry: u32) -> ServerMessage {
        let (sealed, reason) = match self.handle.why(self.holder.clone(), entry).await {
            Ok(ReasonResponse::NotABot) => (false, None),
            Ok(ReasonResponse::Withheld) => (true, None),
            Ok(ReasonResponse::Given(reason)) => (false, Some(convert::reason(*reason))),
            Err(error) => return refused(None, &error),
        };
        ServerMessage::Why(wire::Why { entry, sealed, reason })
    }

    async fn hurry(&self) -> Result<(), RequestError> {
        let holder = self.holder.clone().ok_or(RequestError::NotYourSeat)?;
        self.handle.hurry(holder).await
    }

    async fn set_auto_answer(&self, forced: bool) -> Result<(), RequestError> {
        let (holder, seat) = self.seat()?;
        self.handle.set_auto_answer(holder, seat, forced).await
    }
}

async fn next_notification(subscription: &mut Option<(Viewer, Subscription)>) -> Option<Notification> {
    match subscription {
        Some((_, subscription)) => subscription.notifications.recv().await,
        None => std::future::pending().await,
    }
}

fn unreadable(what: impl std::fmt::Display) -> RequestError {
    RequestError::Act(ActError::Unreadable(what.to_string()))
}

fn refused(request: Option<String>, error: &RequestError) -> ServerMessage {
    ServerMessage::Refused { request, code: error.code().into(), message: error.message() }
}
