//! The messages and the text board.

use super::boards::Boards;
use super::rules::{Choice, Event, Fault, LAST, Refusal, State};
use contract::{Ending, NoRegion, Seat, Viewer};
use explain::{GameMessages, Message, Translator};

fn player(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("player", seat.number() + 1)
}

impl GameMessages for State {
    fn question(_: &Boards, _: &State, _: Seat) -> Message {
        Message::new("pb-question")
    }

    fn choice(_: &Boards, _: &State, choice: &Choice) -> Message {
        Message::new("pb-choice").with("take", choice.take).with("heap", choice.heap + 1)
    }

    fn area(_: &Boards, _: &State, area: &NoRegion) -> Message {
        match *area {}
    }

    fn outcome(_: &Boards, _: &State, outcome: &Seat) -> Message {
        player("pb-begins", *outcome)
    }

    fn event(_: &Boards, _: &State, _: Viewer, event: &Event) -> Message {
        match event {
            Event::Begins { seat } => player("pb-begins", *seat),
            Event::Took { seat, choice, left } => player("pb-took", *seat)
                .with("take", choice.take)
                .with("heap", choice.heap + 1)
                .with("left", *left),
        }
    }

    fn refusal(_: &Boards, _: &State, refusal: &Refusal) -> Message {
        let why = if refusal.left.is_some() { "take" } else { "turn" };
        let left = refusal.left.unwrap_or(0);
        Message::new("pb-refusal").with("why", why).with("left", left).with_rule(refusal.rule)
    }

    fn fault(_: &Boards, fault: &Fault) -> Message {
        let (what, board) = match fault {
            Fault::NoBoard(board) => ("board", board.as_str()),
            Fault::Heaps => ("heaps", ""),
        };
        Message::new("pb-fault").with("what", what).with("board", board)
    }

    fn ending(_: &State, viewer: Viewer, ending: &Ending) -> Message {
        let winner = ending.winners.first().unwrap_or(Seat::A);
        let result = match viewer.seat() {
            Some(seat) if seat == winner => "won",
            Some(_) => "lost",
            None => "watched",
        };
        player("pb-end", winner).with("result", result).with_rule(LAST)
    }

    fn board(_: &Boards, view: &State, translator: Translator) -> String {
        let heap = |(number, pebbles): (usize, &u8)| {
            let name = translator.translate(&Message::new("pb-heap").with("heap", number));
            format!("{name}: {}\n", "o".repeat(usize::from(*pebbles)))
        };
        (1..).zip(view.heaps.iter()).map(heap).collect()
    }
}
