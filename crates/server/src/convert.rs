//! Converts the host's types to wire types.

use crate::wire;
use host::ids::Holder;
use host::past::PastStep;
use host::store::{Rolls, SeatKind};
use host::table::{Foreseen, Picture, Reason};
use host::undo::Leave;
use host::update::{Happened, Player, Public, Summary, TurnNow, UndoNow, Update};
use table::{Seat, Seats, Viewer};

pub(crate) fn eyes(viewer: Viewer) -> wire::As {
    match viewer {
        Viewer::Seat(seat) => wire::As::Seat(seat.number()),
        Viewer::Watcher => wire::As::Watcher(wire::Watcher::Watcher),
    }
}

/// `None` if no game can have such a seat.
pub(crate) fn viewer(eyes: wire::As) -> Option<Viewer> {
    match eyes {
        wire::As::Seat(number) => Seat::new(number).map(Viewer::Seat),
        wire::As::Watcher(_) => Some(Viewer::Watcher),
    }
}

fn numbers(seats: Seats) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}

fn turn(turn: TurnNow) -> wire::Turn {
    match turn {
        TurnNow::Gathering => wire::Turn::Gathering,
        TurnNow::Decide(seats) => wire::Turn::Decide { seats: numbers(seats) },
        TurnNow::Chance => wire::Turn::Chance,
        TurnNow::Over { winners, message } => wire::Turn::Over { winners: numbers(winners), message },
        TurnNow::Closed(message) => wire::Turn::Closed { message },
    }
}

fn kind(kind: SeatKind) -> wire::SeatKind {
    match kind {
        SeatKind::Person => wire::SeatKind::Person,
        SeatKind::Friend => wire::SeatKind::Friend,
        SeatKind::Machine => wire::SeatKind::Machine,
    }
}

fn players(players: &[Player], you: Option<&Holder>) -> Vec<wire::Player> {
    let player = |player: &Player| wire::Player {
        seat: player.seat.number(),
        kind: kind(player.kind),
        level: player.level.map(|level| level.id().into()),
        taken: player.holder.is_some() || player.kind == SeatKind::Machine,
        here: player.here,
        you: you.is_some() && player.holder.as_ref() == you,
    };
    players.iter().map(player).collect()
}

fn header(public: &Public) -> wire::MatchHeader {
    wire::MatchHeader {
        id: public.id.to_string(),
        game: public.game.clone(),
        rules: public.rules,
        content: public.content.clone(),
        commitment: public.commitment.clone(),
        nonces: public.nonces.clone(),
        chance: match public.rolls {
            Rolls::Generator => wire::Chance::Generator,
            Rolls::Typed => wire::Chance::Typed,
        },
    }
}

fn event(happened: &Happened) -> wire::Event {
    wire::Event { n: happened.n, message: happened.message.clone(), event: happened.event.clone() }
}

fn undo(now: UndoNow) -> wire::Undo {
    let pending = now.pending.map(|(by, entries, yours)| wire::PendingUndo {
        by: by.number(),
        entries,
        yours_to_answer: yours,
    });
    let (free, needs_consent, marks_practice) = match now.leave {
        Leave::Nothing => (false, false, false),
        Leave::Free { practice, .. } => (true, false, practice),
        Leave::Sealed { .. } => (true, false, false),
        Leave::Consent { .. } => (false, true, false),
    };
    wire::Undo { free, needs_consent, marks_practice, pending }
}

fn asked(picture: &Picture) -> (Option<wire::Question>, wire::Offers) {
    let Some(asked) = &picture.asked else { return (None, wire::Offers::default()) };
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
    let over = matches!(update.turn, TurnNow::Over { .. });
    let (question, offers) = match &update.picture {
        Some(picture) if !over => asked(picture),
        _ => (None, wire::Offers::default()),
    };
    let outcome = |outcome: &host::table::Outcome| wire::Outcome {
        outcome: outcome.outcome.clone(),
        label: outcome.label.clone(),
        weight: outcome.weight,
    };
    wire::Update {
        version: update.version,
        viewer: eyes(update.viewer),
        turn: turn(update.turn.clone()),
        entries: update.entries,
        view: update.picture.as_ref().map(|picture| picture.view.clone()),
        view_hash: update
            .picture
            .as_ref()
            .map_or_else(String::new, |picture| format!("{:016x}", picture.hash)),
        question,
        offers,
        chance: update
            .outcomes
            .as_ref()
            .map(|outcomes| wire::ChanceAsked { outcomes: outcomes.iter().map(outcome).collect() }),
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
            TurnNow::Gathering => wire::Status::Gathering,
            TurnNow::Decide(_) | TurnNow::Chance => wire::Status::Running,
            TurnNow::Over { .. } => wire::Status::Over,
            TurnNow::Closed(_) => wire::Status::OtherRules,
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

pub(crate) fn step(step: PastStep) -> wire::HistoryStep {
    wire::HistoryStep {
        after: step.after,
        seat: step.seat.map(Seat::number),
        turn: turn(step.turn),
        view: step.view,
        events: step.events.iter().map(event).collect(),
    }
}

/// `entries` is the number that the act would have.
pub(crate) fn preview(request: String, foreseen: Foreseen, entries: u32) -> wire::Preview {
    let event = |(message, event)| wire::Event { n: entries, message, event };
    wire::Preview { request, events: foreseen.events.into_iter().map(event).collect(), view: foreseen.view }
}

pub(crate) fn reason(reason: Reason) -> wire::Reason {
    let line = |line: host::table::ReasonLine| wire::ReasonLine {
        label: line.label,
        taken: line.taken,
        visits: line.visits,
        win: line.win,
        low: line.low,
        high: line.high,
    };
    wire::Reason {
        level: reason.level,
        basis: match reason.basis.as_str() {
            "only" => wire::Basis::Only,
            "wins" => wire::Basis::Wins,
            "searched" => wire::Basis::Searched,
            "judged" => wire::Basis::Judged,
            "planned" => wire::Basis::Planned,
            "lesson" => wire::Basis::Lesson,
            _ => wire::Basis::Lot,
        },
        aim: reason.aim,
        nodes: reason.nodes,
        lines: reason.lines.into_iter().map(line).collect(),
    }
}
