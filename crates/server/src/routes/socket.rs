//! The socket of one match.
//!
//! One task per socket reads from the client and from the match, and writes. It holds no state of the match; a client
//! that missed something names the last version it saw. A client that reads too slowly, is silent too long or sends
//! too much is disconnected with a reason.

use super::match_id;
use crate::app::App;
use crate::limits::{Bucket, SocketPlace};
use crate::problem::Problem;
use crate::wire::{self, ClientMessage, Parting, ServerMessage};
use crate::{convert, session};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use explain::Message as Sentence;
use host::door::Door;
use host::ids::{Holder, MatchId};
use host::request::{Ear, Look, Note, Refused, Request, Want, Whys};
use host::table::Denied;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use table::{Seat, Viewer};

/// Maximum length of a request id.
const NAME: usize = 64;

/// `GET /api/matches/{id}/socket`.
pub(crate) async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let id = match_id(&id)?;
    let door = app.host.door(&id).await?;
    let place = app.limiter.socket(from.ip()).ok_or_else(Problem::too_many_sockets)?;
    let limit = app.limiter.limits.message;
    let line = Line {
        holder: session::holder(&headers),
        said: Bucket::full(app.limiter.limits.messages, Instant::now()),
        app,
        id,
        door,
        _place: place,
        hearing: None,
    };
    Ok(upgrade.max_message_size(limit).max_frame_size(limit).on_upgrade(|socket| line.talk(socket)))
}

struct Line {
    app: App,
    id: MatchId,
    door: Door,
    holder: Option<Holder>,
    said: Bucket,
    _place: SocketPlace,
    /// The viewer of this socket, once it has sent `hello`.
    hearing: Option<(Viewer, Ear)>,
}

enum Woken {
    Said(Option<Result<Message, axum::Error>>),
    Heard(Option<Note>),
    Idle,
    Stopping,
}

enum Next {
    Say(Vec<ServerMessage>),
    Part(Parting),
    Leave,
}

impl Line {
    async fn talk(mut self, mut socket: WebSocket) {
        let mut stopping = self.app.stopping.clone();
        let idle = self.app.limiter.limits.idle;
        loop {
            let woken = tokio::select! {
                said = socket.recv() => Woken::Said(said),
                heard = hear(&mut self.hearing) => Woken::Heard(heard),
                () = tokio::time::sleep(idle) => Woken::Idle,
                _ = stopping.wait_for(|stopping| *stopping) => Woken::Stopping,
            };
            let next = match woken {
                Woken::Said(Some(Ok(message))) => self.said(message).await,
                Woken::Said(Some(Err(_)) | None) => Next::Leave,
                Woken::Heard(Some(note)) => Next::Say(vec![self.note(note)]),
                Woken::Heard(None) => Next::Part(self.parted()),
                Woken::Idle => Next::Part(Parting::Idle),
                Woken::Stopping => Next::Part(Parting::Shutdown),
            };
            let sent = match next {
                Next::Say(messages) => self.say(&mut socket, messages).await,
                Next::Part(cause) => {
                    self.part(&mut socket, cause).await;
                    return;
                }
                Next::Leave => return,
            };
            if !sent {
                tracing::debug!(id = %self.id, "a client did not take what it was sent");
                return;
            }
        }
    }

    async fn say(&self, socket: &mut WebSocket, messages: Vec<ServerMessage>) -> bool {
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
    async fn part(&self, socket: &mut WebSocket, cause: Parting) {
        let code = match cause {
            Parting::Shutdown | Parting::Broken => 1012,
            Parting::Slow | Parting::Flood => 1008,
            Parting::Idle => 1001,
        };
        let said = self.say(socket, vec![ServerMessage::Gone(wire::Gone { cause })]).await;
        if said {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            let _ = tokio::time::timeout(self.app.limiter.limits.send, socket.send(close)).await;
        }
    }

    fn parted(&self) -> Parting {
        let why = self.hearing.as_ref().and_then(|(_, ear)| ear.parting.get().copied());
        match why {
            Some(host::request::Parting::Slow) => Parting::Slow,
            Some(host::request::Parting::Shutdown) => Parting::Shutdown,
            Some(host::request::Parting::Broken) | None => Parting::Broken,
        }
    }

    fn update(&self, update: &host::update::Update) -> Arc<wire::Update> {
        Arc::new(convert::update(update, self.holder.as_ref()))
    }

    fn note(&self, note: Note) -> ServerMessage {
        match note {
            Note::Update(update) => ServerMessage::Update(self.update(&update)),
            Note::Thinking { seat, done, budget } => {
                ServerMessage::Thinking(wire::Thinking { seat: seat.number(), done, budget })
            }
            Note::MachineFailed(seat) => ServerMessage::Refused {
                request: None,
                code: "machine_failed".into(),
                message: Sentence::new("match-machine-failed").with("seat", seat.number() + 1),
            },
        }
    }

    async fn said(&mut self, message: Message) -> Next {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Next::Leave,
            // The library answers pings; they reset the idle timeout.
            Message::Ping(_) | Message::Pong(_) => return Next::Say(Vec::new()),
            Message::Binary(_) => return Next::Say(vec![refused(None, &unreadable("not text"))]),
        };
        if !self.said.take(Instant::now()) {
            return Next::Part(Parting::Flood);
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => self.answer(message).await,
            Err(error) => Next::Say(vec![refused(None, &unreadable(error))]),
        }
    }

    async fn answer(&mut self, message: ClientMessage) -> Next {
        let answer = match message {
            ClientMessage::Ping => Some(ServerMessage::Pong),
            ClientMessage::Hello { since, eyes } => self.hello(since, eyes).await,
            ClientMessage::Choose { request, question, choice } => {
                Some(self.ask(request, Want::Choose { question, choice: choice.to_string() }).await)
            }
            ClientMessage::Roll { request } => Some(self.ask(request, Want::Roll).await),
            ClientMessage::Enter { request, outcome } => {
                Some(self.ask(request, Want::Enter(outcome.to_string())).await)
            }
            ClientMessage::Undo { request } => Some(self.ask(request, Want::Undo).await),
            ClientMessage::AnswerUndo { request, allow } => {
                Some(self.ask(request, Want::AnswerUndo(allow)).await)
            }
            ClientMessage::Resign { request } => Some(self.ask(request, Want::Resign).await),
            ClientMessage::Preview { request, choice } => {
                Some(self.preview(request, choice.to_string()).await)
            }
            ClientMessage::Inquire { request, about } => Some(self.inquire(request, about.to_string()).await),
            ClientMessage::Why { entry } => Some(self.why(entry).await),
            ClientMessage::Hurry => self.hurry().await.err().map(|error| refused(None, &error)),
            ClientMessage::Standing { forced } => {
                self.standing(forced).await.err().map(|error| refused(None, &error))
            }
        };
        Next::Say(answer.into_iter().collect())
    }

    /// The seat of this socket and its holder.
    fn seat(&self) -> Result<(Holder, Seat), Refused> {
        let seat = self.hearing.as_ref().and_then(|(viewer, _)| viewer.seat());
        self.holder.clone().zip(seat).ok_or(Refused::NotYourSeat)
    }

    /// Subscribes to the match; the first notification is its current state. The handle is looked up again, because a
    /// match that was unloaded has a new one.
    async fn hello(&mut self, since: Option<u32>, eyes: Option<wire::As>) -> Option<ServerMessage> {
        let eyes = match eyes.map(convert::viewer) {
            Some(None) => return Some(refused(None, &Refused::NotYourSeat)),
            Some(viewer) => viewer,
            None => None,
        };
        if let Ok(door) = self.app.host.door(&self.id).await {
            self.door = door;
        }
        match self.door.look(Look { holder: self.holder.clone(), eyes, since }).await {
            Ok(hearing) => {
                self.hearing = Some(hearing);
                None
            }
            Err(error) => Some(refused(None, &error)),
        }
    }

    async fn ask(&self, request: String, want: Want) -> ServerMessage {
        let asked = async {
            if request.len() > NAME {
                return Err(unreadable("the name of the request is too long"));
            }
            let (holder, seat) = self.seat()?;
            self.door.ask(Request { holder, seat, name: request.clone(), want }).await
        };
        match asked.await {
            Ok(version) => ServerMessage::Accepted { request, version },
            Err(Refused::Stale(update)) => ServerMessage::Stale { update: self.update(&update), request },
            Err(error) => refused(Some(request), &error),
        }
    }

    async fn preview(&self, request: String, choice: String) -> ServerMessage {
        let foreseen = async {
            let (holder, seat) = self.seat()?;
            let foreseen = self.door.foresee(holder, seat, choice).await?;
            Ok((foreseen, self.door.summary().await?.entries))
        };
        match foreseen.await {
            Ok((foreseen, entries)) => ServerMessage::Preview(convert::preview(request, foreseen, entries)),
            Err(error) => refused(Some(request), &error),
        }
    }

    /// Answered from the view of this socket's viewer.
    async fn inquire(&self, request: String, about: String) -> ServerMessage {
        let viewer = self.hearing.as_ref().map_or(Viewer::Watcher, |(viewer, _)| *viewer);
        match self.door.inquire(self.holder.clone(), viewer, about).await {
            Ok(answer) => ServerMessage::Answer { request, answer },
            Err(error) => refused(Some(request), &error),
        }
    }

    async fn why(&self, entry: u32) -> ServerMessage {
        let (sealed, reason) = match self.door.why(self.holder.clone(), entry).await {
            Ok(Whys::NoMachine) => (false, None),
            Ok(Whys::Sealed) => (true, None),
            Ok(Whys::Told(reason)) => (false, Some(convert::reason(*reason))),
            Err(error) => return refused(None, &error),
        };
        ServerMessage::Why(wire::Why { entry, sealed, reason })
    }

    async fn hurry(&self) -> Result<(), Refused> {
        let holder = self.holder.clone().ok_or(Refused::NotYourSeat)?;
        self.door.hurry(holder).await
    }

    async fn standing(&self, forced: bool) -> Result<(), Refused> {
        let (holder, seat) = self.seat()?;
        self.door.stand(holder, seat, forced).await
    }
}

async fn hear(hearing: &mut Option<(Viewer, Ear)>) -> Option<Note> {
    match hearing {
        Some((_, ear)) => ear.notes.recv().await,
        None => std::future::pending().await,
    }
}

fn unreadable(what: impl std::fmt::Display) -> Refused {
    Refused::Denied(Denied::Unreadable(what.to_string()))
}

fn refused(request: Option<String>, error: &Refused) -> ServerMessage {
    ServerMessage::Refused { request, code: error.code().into(), message: error.message() }
}
