//! Converts the host's types to wire types.

use crate::wire;
use contract::{Seat, Seats, Viewer};
use host::any_match::{Basis, BotReason, Preview, ViewSnapshot};
use host::ids::Holder;
use host::matches::replay::ReplayStep;
use host::matches::undo::UndoPermission;
use host::matches::update::{
    Player, PublicInfo, Summary, SummaryTurn, TurnStatus, UndoStatus, Update, VisibleEvent,
};
use host::store::{ChanceMode, SeatKind};

pub(crate) fn viewer_to_wire(viewer: Viewer) -> wire::Viewer {
    match viewer {
        Viewer::Seat(seat) => wire::Viewer::Seat(seat.number()),
        Viewer::Watcher => wire::Viewer::Watcher(wire::Watcher::Watcher),
    }
}

/// `None` if no game can have such a seat.
pub(crate) fn viewer_from_wire(viewer: wire::Viewer) -> Option<Viewer> {
    match viewer {
        wire::Viewer::Seat(number) => Seat::new(number).map(Viewer::Seat),
        wire::Viewer::Watcher(_) => Some(Viewer::Watcher),
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn turn(turn: impl Into<SummaryTurn>) -> wire::Turn {
    match turn.into() {
        SummaryTurn::Gathering => wire::Turn::Gathering,
        SummaryTurn::Decide(seats) => wire::Turn::Decide { seats: numbers(seats) },
        SummaryTurn::Chance => wire::Turn::Chance,
        SummaryTurn::Over { winners, draw, message } => {
            wire::Turn::Over { winners: numbers(winners), draw, message }
        }
        SummaryTurn::Closed(message) => wire::Turn::Closed { message },
    }
}

fn kind(kind: SeatKind) -> wire::SeatKind {
    match kind {
        SeatKind::Person => wire::SeatKind::Person,
        SeatKind::Friend => wire::SeatKind::Friend,
        SeatKind::Machine => wire::SeatKind::Machine,
        SeatKind::Shared => wire::SeatKind::Shared,
    }
}

fn players(players: &[Player], you: Option<&Holder>) -> Vec<wire::Player> {
    let player = |player: &Player| wire::Player {
        seat: player.seat.number(),
        kind: kind(player.kind),
        level: player.level.map(|level| level.id().into()),
        taken: player.holder.is_some() || matches!(player.kind, SeatKind::Machine | SeatKind::Shared),
        here: player.here,
        you: player.kind == SeatKind::Shared || (you.is_some() && player.holder.as_ref() == you),
    };
    players.iter().map(player).collect()
}

fn header(public: &PublicInfo) -> wire::MatchHeader {
    wire::MatchHeader {
        id: public.id.to_string(),
        game: public.game.clone(),
        rules: public.rules,
        content: public.content.clone(),
        commitment: public.commitment.clone(),
        nonces: public.nonces.clone(),
        chance: match public.chance_mode {
            ChanceMode::Generator => wire::Chance::Generator,
            ChanceMode::Typed => wire::Chance::Typed,
        },
    }
}

fn event(event: &VisibleEvent) -> wire::Event {
    wire::Event { n: event.n, message: event.message.clone(), event: event.event.clone() }
}

fn undo(now: UndoStatus) -> wire::Undo {
    let pending = now.pending.map(|(by, entries, yours)| wire::PendingUndo {
        by: by.number(),
        entries,
        yours_to_answer: yours,
    });
    let (free, needs_consent, marks_practice) = match now.permission {
        UndoPermission::Nothing => (false, false, false),
        UndoPermission::Free { practice, .. } => (true, false, practice),
        UndoPermission::Retract { .. } => (true, false, false),
        UndoPermission::Consent { .. } => (false, true, false),
    };
    wire::Undo { free, needs_consent, marks_practice, pending }
}

fn asked(snapshot: &ViewSnapshot) -> (Option<wire::Question>, wire::Offers) {
    let Some(asked) = &snapshot.asked else { return (None, wire::Offers::default()) };
    let question =
        wire::Question { number: asked.number, seat: asked.seat.number(), text: asked.text.clone() };
    let one = |(choice, label): &(wire::Json, explain::Message)| wire::Offer {
        choice: choice.clone(),
        label: label.clone(),
    };
    let area = |(area, label): &(wire::Json, explain::Message)| wire::AreaOffer {
        area: area.clone(),
        label: label.clone(),
    };
    let offers = wire::Offers {
        ones: asked.ones.iter().map(one).collect(),
        areas: asked.areas.iter().map(area).collect(),
    };
    (Some(question), offers)
}

pub(crate) fn update(update: &Update, you: Option<&Holder>) -> wire::Update {
    let over = matches!(update.turn, TurnStatus::Over { .. });
    let (question, offers) = match &update.snapshot {
        Some(snapshot) if !over => asked(snapshot),
        _ => (None, wire::Offers::default()),
    };
    let outcome = |outcome: &host::any_match::Outcome| wire::Outcome {
        outcome: outcome.outcome.clone(),
        label: outcome.label.clone(),
        weight: outcome.weight,
    };
    wire::Update {
        version: update.version,
        viewer: viewer_to_wire(update.viewer),
        turn: turn(update.turn.clone()),
        entries: update.entries,
        view: update.snapshot.as_ref().map(|snapshot| snapshot.view.clone()),
        view_hash: update
            .snapshot
            .as_ref()
            .map_or_else(String::new, |snapshot| format!("{:016x}", snapshot.hash)),
        question,
        offers,
        chance: update
            .outcomes
            .as_ref()
            .map(|outcomes| wire::ChanceQuestion { outcomes: outcomes.iter().map(outcome).collect() }),
        from: update.from,
        events: update.events.iter().map(event).collect(),
        undo: undo(update.undo),
        practice: update.practice,
        players: players(&update.players, you),
        may_hurry: you.is_some_and(|you| {
            let seated = update.players.iter().any(|player| player.holder.as_ref() == Some(you));
            seated || update.public.beginner.as_ref() == Some(you)
        }),
        header: header(&update.public),
    }
}

pub(crate) fn summary(summary: Summary, you: Option<&Holder>) -> wire::MatchSummary {
    let seconds = |at: i64| u32::try_from(at).unwrap_or(u32::MAX);
    wire::MatchSummary {
        id: summary.public.id.to_string(),
        game: summary.public.game.clone(),
        status: match &summary.turn {
            SummaryTurn::Gathering => wire::Status::Gathering,
            SummaryTurn::Decide(_) | SummaryTurn::Chance => wire::Status::Running,
            SummaryTurn::Over { .. } => wire::Status::Over,
            SummaryTurn::Closed(_) => wire::Status::OtherRules,
        },
        players: players(&summary.players, you),
        turn: turn(summary.turn),
        practice: summary.practice,
        entries: summary.entries,
        commitment: summary.public.commitment,
        created: seconds(summary.created),
        changed: seconds(summary.changed),
    }
}

pub(crate) fn step(step: ReplayStep) -> wire::HistoryStep {
    wire::HistoryStep {
        after: step.after,
        seat: step.seat.map(Seat::number),
        turn: turn(step.turn),
        view: step.view,
        events: step.events.iter().map(event).collect(),
    }
}

/// `entries` is the number that the act would have.
pub(crate) fn preview(request: String, preview: Preview, entries: u32) -> wire::Preview {
    let event = |(message, event)| wire::Event { n: entries, message, event };
    wire::Preview { request, events: preview.events.into_iter().map(event).collect(), view: preview.view }
}

fn basis(basis: Basis) -> wire::Basis {
    match basis {
        Basis::Only => wire::Basis::Only,
        Basis::Wins => wire::Basis::Wins,
        Basis::Searched => wire::Basis::Searched,
        Basis::Judged => wire::Basis::Judged,
        Basis::Planned => wire::Basis::Planned,
        Basis::Lot => wire::Basis::Lot,
        Basis::Lesson => wire::Basis::Lesson,
    }
}

pub(crate) fn reason(reason: BotReason) -> wire::BotReason {
    let line = |line: host::any_match::BotReasonLine| wire::BotReasonLine {
        label: line.label,
        taken: line.taken,
        visits: line.visits,
        win: line.win,
        low: line.low,
        high: line.high,
    };
    wire::BotReason {
        level: reason.level,
        basis: basis(reason.basis),
        aim: reason.aim,
        nodes: reason.nodes,
        lines: reason.lines.into_iter().map(line).collect(),
    }
}
