//! Answers as labels of buttons.

use super::super::{action, words};
use crate::Message;
use ::companion::event::Fate;
use ::companion::question::answer::{
    ArcAnswer, ManeuverEnd, NearerAnswer, ObstacleAnswer, Sector, SideAnswer,
};
use ::companion::{Answer, Question, SessionState};
use ::xwing::geometry::{EndSlot, ObstacleKind};
use ::xwing::scenario::Exit;
use ::xwing::solo::sight::{FleeTurn, PlaceName};

#[must_use]
pub fn answer(state: &SessionState, question: &Question, answer: &Answer) -> Message {
    match answer {
        Answer::Go => Message::new("co-go")
            .with("question", go_label(question))
            .with("ship", state.ship().map_or_else(String::new, |ship| ship.to_string())),
        Answer::Where { sector, far } => {
            Message::new("co-sector").with("sector", self::sector(*sector)).with("far", words::yes(*far))
        }
        Answer::Ships(ships) => named(ships),
        Answer::Side(said) => said_side(side(*said)),
        Answer::Rock(said) => said_side(rock(*said)),
        Answer::Nearer(said) => Message::new("co-nearer").with("said", nearer(*said)),
        Answer::Flown { landed, met } => Message::new("co-landed")
            .with("landed", self::landed(*landed))
            .with("met", met.first().copied().map_or("nothing", obstacle)),
        Answer::Turns(turns) => any_of(turns.iter().map(|turn| flee(*turn)).collect()),
        Answer::Slots(slots) => any_of(slots.iter().map(|slot| self::slot(*slot)).collect()),
        Answer::Yes(yes) => Message::new("co-yes-no").with("yes", words::yes(*yes)),
        Answer::Places(best) => places(question, best),
        Answer::Arc(said) => Message::new("co-arc").with("said", arc(*said)),
        Answer::Count(count) => Message::new("co-count").with("count", *count),
        Answer::Range(None) => Message::new("co-no-range"),
        Answer::Range(Some(range)) => Message::new("co-range").with("range", *range),
        Answer::Card(card) => words::damage(*card),
        Answer::Hits { hits, crits } => Message::new("co-hits").with("hits", *hits).with("crits", *crits),
        Answer::Exits(exits) => any_of(exits.iter().map(|exit| self::exit(*exit)).collect()),
        Answer::Blocked { all } => Message::new("co-blocked").with("all", words::yes(*all)),
        Answer::Left(fate) => Message::new("co-left").with("fate", self::fate(*fate)),
        Answer::Stands { bumped, pose } => Message::new("co-stands")
            .with("x", pose.x.round())
            .with("y", pose.y.round())
            .with("bumped", words::yes(*bumped)),
    }
}

fn any_of(items: Vec<Message>) -> Message {
    Message::new("co-any-of").with("items", items)
}

fn named(ships: &[::xwing::label::Label]) -> Message {
    match ships {
        [] => Message::new("co-nobody"),
        [ship] => Message::new("co-ship").with("ship", ship.to_string()),
        several => Message::new("co-equal").with("ships", words::labels(several)),
    }
}

fn side(said: SideAnswer) -> &'static str {
    match said {
        SideAnswer::Left => "left",
        SideAnswer::Right => "right",
        SideAnswer::Line => "line",
    }
}

fn rock(said: ObstacleAnswer) -> &'static str {
    match said {
        ObstacleAnswer::Left => "left",
        ObstacleAnswer::Right => "right",
        ObstacleAnswer::Line => "line",
        ObstacleAnswer::Both => "both",
        ObstacleAnswer::None => "none",
    }
}

fn nearer(said: NearerAnswer) -> &'static str {
    match said {
        NearerAnswer::Bank => "bank",
        NearerAnswer::Turn => "turn",
        NearerAnswer::Same => "same",
    }
}

fn arc(said: Option<ArcAnswer>) -> &'static str {
    match said {
        Some(ArcAnswer::Fore) => "fore",
        Some(ArcAnswer::Aft) => "aft",
        None => "none",
    }
}

/// A side of a marker.
pub(super) fn exit(exit: Exit) -> Message {
    Message::new("co-exit").with(
        "exit",
        match exit {
            Exit::Focus => "focus",
            Exit::Blank => "blank",
            Exit::Hit => "hit",
        },
    )
}

pub(super) fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Destroyed => "destroyed",
        Fate::Fled => "fled",
        Fate::Returned => "returned",
    }
}

fn go_label(question: &Question) -> &'static str {
    match question {
        Question::Plan => "plan",
        Question::EndRound => "end-round",
        Question::Fly => "fly",
        Question::PlayerFlies | Question::Flown { .. } => "flown",
        Question::Lay => "lay",
        Question::Place { .. } | Question::Arrives { .. } => "placed",
        _ => "done",
    }
}

fn sector(sector: Sector) -> &'static str {
    match sector {
        Sector::Bullseye => "bullseye",
        Sector::FrontLeft => "front-left",
        Sector::FrontRight => "front-right",
        Sector::Left => "left",
        Sector::Right => "right",
        Sector::Rear => "rear",
    }
}

fn said_side(side: &'static str) -> Message {
    Message::new("co-side").with("side", side)
}

fn landed(landed: ManeuverEnd) -> &'static str {
    match landed {
        ManeuverEnd::Full => "full",
        ManeuverEnd::Bumped => "bumped",
        ManeuverEnd::Edge => "edge",
    }
}

pub(super) fn obstacle(kind: ObstacleKind) -> &'static str {
    match kind {
        ObstacleKind::Asteroid => "asteroid",
        ObstacleKind::DebrisCloud => "debris",
        ObstacleKind::GasCloud => "gas",
    }
}

fn flee(turn: FleeTurn) -> Message {
    Message::new("co-turn").with(
        "turn",
        match turn {
            FleeTurn::Left => "left",
            FleeTurn::Right => "right",
            FleeTurn::Around => "around",
        },
    )
}

fn slot(slot: EndSlot) -> Message {
    Message::new("co-slot-word").with("slot", slot_word(slot))
}

fn slot_word(slot: EndSlot) -> &'static str {
    match slot {
        EndSlot::Forward => "forward",
        EndSlot::Middle => "middle",
        EndSlot::Back => "back",
    }
}

fn places(question: &Question, best: &[u8]) -> Message {
    let (Question::Places { places, .. }, false) = (said(question), best.is_empty()) else {
        return Message::new("co-neither");
    };
    let named: Vec<Message> =
        best.iter().filter_map(|index| places.get(usize::from(*index))).map(|name| place(*name)).collect();
    Message::new("co-any-of").with("items", named)
}

/// The question itself, also while a tie is being confirmed.
fn said(question: &Question) -> &Question {
    if let Question::Really { said, .. } = question { said } else { question }
}

/// Where an action leads.
pub(in crate::xwing) fn place(name: PlaceName) -> Message {
    match name {
        PlaceName::BarrelRoll { side, slot } => Message::new("co-place-roll")
            .with("side", words::side(side))
            .with("slot", slot_word(slot))
            .with("bend", "none"),
        PlaceName::BankRoll { side, bend, slot } => Message::new("co-place-roll")
            .with("side", words::side(side))
            .with("slot", slot_word(slot))
            .with("bend", words::side(bend)),
        PlaceName::Boost { side } => {
            Message::new("co-place-boost").with("side", side.map_or("straight", words::side))
        }
        PlaceName::Slam { maneuver, slot } => Message::new("co-place-slam")
            .with("maneuver", words::maneuver(maneuver))
            .with("slot", slot_word(slot)),
        PlaceName::Rotate { turret } => {
            Message::new("co-place-rotate").with("turret", action::turret(turret))
        }
    }
}
