//! Events as told to a viewer. A chain is told step by step, as the rules number the steps.

use super::words::{about, any_card, back, card, effect, fighters, half, sector, spot};
use super::{cruiser, ending};
use crate::Message;
use contract::{BySeat, RuleId, Seat, Seats, Viewer};
use starfighter::{
    Content, CruiserKey, DamageCause, Direction, Effect, Event, Face, Half, MarkerLocation, Matricule,
    RevealCause, Sector, Shift, Spot, rules,
};

pub(super) fn event(content: &Content, viewer: Viewer, event: &Event) -> Message {
    match *event {
        Event::CruiserSealed { seat } => {
            about("sf-e-cruiser-sealed", viewer, seat).with_rule(rules::CRUISER_SECRET)
        }
        Event::CruiserChosen { seat, cruiser, armor, rule } => {
            chosen(content, viewer, seat, cruiser).with("armour", armor).with_rule(rule)
        }
        Event::RoundBegan { round, marker } => about("sf-e-round", viewer, marker).with("round", round),
        Event::Reinforced { seat, aside, symbols, extra, rule } => {
            reinforced(viewer, seat, [aside, symbols, extra]).with_rule(rule)
        }
        Event::Drawn { seat, card, aside, rule } => drawn(viewer, seat, card, aside).with_rule(rule),
        Event::Reshuffled { owner, cards, rule } => {
            reshuffled(viewer, owner).with("cards", cards).with_rule(rule)
        }
        Event::NothingLeft { seat, lost, rule } => {
            about("sf-e-nothing-left", viewer, seat).with("lost", lost).with_rule(rule)
        }
        Event::Played { seat, card, face, at, rule } => played(viewer, seat, card, face, at).with_rule(rule),
        Event::Passed { seat, forced, rule } => passed(viewer, seat, forced).with_rule(rule),
        Event::MarkerGiven { seat, rule } => about("sf-e-marker", viewer, seat).with_rule(rule),
        Event::Revealed { card, at, effect, cause, rule, .. } => {
            symbol("sf-e-revealed", viewer, card, at, effect).with("cause", cause_word(cause)).with_rule(rule)
        }
        Event::Ignored { card, at, effect, rule, .. } => {
            symbol("sf-e-ignored", viewer, card, at, effect).with("reason", reason_word(rule)).with_rule(rule)
        }
        Event::Fired { card, half, effect, step, rule, .. } => {
            fired(card, half, effect).with("step", step).with_rule(rule)
        }
        Event::Lost { effect, step, rule, .. } => lost(effect).with("step", step).with_rule(rule),
        Event::PutAside { seat, rule, .. } => about("sf-e-aside", viewer, seat).with_rule(rule),
        Event::Moved { card, from, to, rule, .. } => moved(viewer, card, from, to).with_rule(rule),
        Event::Pivoted { card, at, rule, .. } => at_spot("sf-e-pivoted", viewer, card, at).with_rule(rule),
        Event::Flipped { card, at, face, rule, .. } => {
            at_spot("sf-e-flipped", viewer, Some(card), at).with("face", face_word(face)).with_rule(rule)
        }
        Event::Damaged { card, at, on, markers, why, rule, .. } => {
            let told = at_spot("sf-e-damaged", viewer, card, at).with("markers", markers);
            told.with("on", on_word(on)).with("why", why_word(why)).with_rule(rule)
        }
        Event::Absorbed { card, at, markers, rule } => {
            at_spot("sf-e-absorbed", viewer, card, at).with("markers", markers).with_rule(rule)
        }
        Event::Destroyed { card, at, rule, .. } => {
            at_spot("sf-e-destroyed", viewer, Some(card), at).with_rule(rule)
        }
        Event::ArmorLost { seat, points, left, rule, .. } => {
            about("sf-e-armour", viewer, seat).with("points", points).with("left", left).with_rule(rule)
        }
        Event::Shifted { seat, shift, facing, rule } => about("sf-e-shifted", viewer, seat)
            .with("shift", shift_word(shift))
            .with("facing", facing)
            .with_rule(rule),
        Event::DirectionChosen { seat, direction, rule } => {
            about("sf-e-direction", viewer, seat).with("direction", direction_word(direction)).with_rule(rule)
        }
        Event::CombatBegan { sectors, fighters, rule } => combat(viewer, sectors, fighters).with_rule(rule),
        Event::ScreensRestored { screens, rule } => {
            Message::new("sf-e-screens").with("screens", screens).with_rule(rule)
        }
        Event::Ended { winners, armor, cards, rule } => ended(viewer, winners, armor, cards, rule),
    }
}

fn chosen(content: &Content, viewer: Viewer, seat: Seat, key: CruiserKey) -> Message {
    about("sf-e-cruiser-chosen", viewer, seat).with("cruiser", cruiser(content, key))
}

fn reinforced(viewer: Viewer, seat: Seat, [aside, symbols, extra]: [u8; 3]) -> Message {
    about("sf-e-reinforced", viewer, seat)
        .with("total", aside + symbols + extra)
        .with("symbols", symbols)
        .with("aside", aside)
        .with("extra", extra)
}

fn drawn(viewer: Viewer, seat: Seat, known: Option<Matricule>, aside: bool) -> Message {
    match (known, aside) {
        (Some(name), false) => about("sf-e-drawn", viewer, seat).with("card", card(name)),
        (None, false) => about("sf-e-drawn-hidden", viewer, seat),
        (Some(name), true) => about("sf-e-taken", viewer, seat).with("card", card(name)),
        (None, true) => about("sf-e-taken-hidden", viewer, seat),
    }
}

fn reshuffled(viewer: Viewer, owner: Option<Seat>) -> Message {
    owner.map_or(Message::new("sf-e-reshuffled"), |owner| about("sf-e-reshuffled-own", viewer, owner))
}

fn played(viewer: Viewer, seat: Seat, known: Option<Matricule>, face: Face, at: Spot) -> Message {
    let what = match face {
        Face::Recto => any_card(known),
        Face::Verso => back(known),
    };
    about("sf-e-played", viewer, seat).with("card", what).with("spot", spot(viewer, at))
}

fn passed(viewer: Viewer, seat: Seat, forced: bool) -> Message {
    about(if forced { "sf-e-passed-forced" } else { "sf-e-passed" }, viewer, seat)
}

fn symbol(key: &'static str, viewer: Viewer, name: Matricule, at: Spot, what: Effect) -> Message {
    at_spot(key, viewer, Some(name), at).with("effect", effect(what))
}

fn fired(name: Matricule, on: Half, what: Effect) -> Message {
    Message::new("sf-e-fired").with("card", card(name)).with("half", half(on)).with("effect", effect(what))
}

fn lost(what: Effect) -> Message {
    Message::new("sf-e-lost").with("effect", effect(what))
}

fn moved(viewer: Viewer, known: Option<Matricule>, from: Spot, to: Spot) -> Message {
    Message::new("sf-e-moved")
        .with("card", any_card(known))
        .with("from", spot(viewer, from))
        .with("to", spot(viewer, to))
}

fn at_spot(key: &'static str, viewer: Viewer, known: Option<Matricule>, at: Spot) -> Message {
    Message::new(key).with("card", any_card(known)).with("spot", spot(viewer, at))
}

/// From the viewer's side of the table: their own sector first.
fn combat(viewer: Viewer, sectors: BySeat<Sector>, shown: BySeat<u8>) -> Message {
    let [one, two] = ending::seats(viewer);
    Message::new("sf-e-combat")
        .with("one", sector(viewer, one, sectors[one]))
        .with("shots", fighters(shown[one]))
        .with("two", sector(viewer, two, sectors[two]))
        .with("answers", fighters(shown[two]))
}

fn ended(viewer: Viewer, winners: Seats, armor: BySeat<i16>, cards: BySeat<u8>, rule: RuleId) -> Message {
    let [one, two] = ending::seats(viewer);
    ending::result("sf-e-ended", viewer, winners, rule)
        .with("armours", format!("{} – {}", armor[one], armor[two]))
        .with("cards", format!("{} – {}", cards[one], cards[two]))
}

const fn cause_word(cause: RevealCause) -> &'static str {
    match cause {
        RevealCause::Played => "played",
        RevealCause::Moved => "moved",
        RevealCause::Pivoted => "pivoted",
        RevealCause::Flipped => "flipped",
        RevealCause::Destroyed => "destroyed",
    }
}

/// Why a revealed symbol does not fire, selected by the rule that prevents it.
fn reason_word(rule: RuleId) -> &'static str {
    match rule {
        rules::CHAIN_LIMIT => "limit",
        rules::CHAIN_REPEAT => "repeat",
        rules::CHAIN_WAITING => "waiting",
        rules::FLIP_DESTROYS => "destroyed",
        _ => "room",
    }
}

const fn face_word(face: Face) -> &'static str {
    match face {
        Face::Recto => "recto",
        Face::Verso => "verso",
    }
}

const fn on_word(on: MarkerLocation) -> &'static str {
    match on {
        MarkerLocation::Screens => "screens",
        MarkerLocation::Top => "top",
        MarkerLocation::Bottom => "bottom",
    }
}

/// Why a card is damaged, as a selector of the sentences.
pub(super) const fn why_word(why: DamageCause) -> &'static str {
    match why {
        DamageCause::Combat => "combat",
        DamageCause::Effect => "effect",
        DamageCause::Flip => "flip",
    }
}

const fn shift_word(shift: Shift) -> &'static str {
    match shift {
        Shift::Left => "left",
        Shift::Stay => "stay",
        Shift::Right => "right",
    }
}

const fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::LeftToRight => "left",
        Direction::RightToLeft => "right",
    }
}
