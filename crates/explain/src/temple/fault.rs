//! Faults of a set-up or a position. Figures and seats are numbered as in the file, from zero.

use crate::Message;
use temple::Fault;

pub(super) fn fault(fault: &Fault) -> Message {
    let of = |key, figure: &temple::FigureId| Message::new(key).with("figure", figure.0);
    match fault {
        Fault::Map(name) => Message::new("tp-f-map").with("name", name.as_str()),
        Fault::Theme(name) => Message::new("tp-f-theme").with("name", name.as_str()),
        Fault::TurnLimit(limit) => Message::new("tp-f-turn-limit").with("limit", *limit),
        Fault::Card(name) => Message::new("tp-f-card").with("name", *name),
        Fault::Figures { wanted, found } => {
            Message::new("tp-f-figures").with("wanted", *wanted).with("found", *found)
        }
        Fault::Role(figure) => of("tp-f-role", figure),
        Fault::Status(figure) => of("tp-f-status", figure),
        Fault::Life(figure) => of("tp-f-life", figure),
        Fault::Force(figure) => of("tp-f-force", figure),
        Fault::Square(figure) => of("tp-f-square", figure),
        Fault::Shared(figure, other) => of("tp-f-shared", figure).with("other", other.0),
        Fault::Door(name) => Message::new("tp-f-door").with("name", name.as_str()),
        Fault::Pass => Message::new("tp-f-pass"),
        Fault::Won => Message::new("tp-f-won"),
        Fault::Seat(seat) => Message::new("tp-f-seat").with("seat", seat.number()),
        Fault::Turn(turn) => Message::new("tp-f-turn").with("turn", *turn),
        Fault::Unknown(figure) => of("tp-f-unknown", figure),
    }
}
