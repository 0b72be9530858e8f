//! Explains numbers in a terminal: the base value and each modifier, with the card or rule behind it.

use super::find::Found;
use super::words::Cast;
use crate::{Message, Speaker};
use swccg::why::{Cause, Reason, Step};
use swccg::{ObjId, Quantity, Reckoning};
use table::Seat;

/// A kind of number, and what it belongs to.
#[derive(Clone, Copy)]
enum Sort {
    Card(fn(ObjId) -> Quantity, &'static str),
    Place(fn(Seat, ObjId) -> Quantity, &'static str),
    Player(fn(Seat) -> Quantity, &'static str),
    Alone(Quantity, &'static str),
}

/// Query words for numbers, in both languages.
const WORDS: [(&[&str], Sort); 16] = [
    (&["power", "puissance"], Sort::Card(Quantity::Power, "page-sw-quantity-power")),
    (&["forfeit", "perte"], Sort::Card(Quantity::Forfeit, "page-sw-quantity-forfeit")),
    (&["ability", "habileté"], Sort::Card(Quantity::Ability, "page-sw-quantity-ability")),
    (&["manoeuvre", "maneuver", "manœuvre"], Sort::Card(Quantity::Maneuver, "page-sw-quantity-maneuver")),
    (&["hyperspeed", "hyperespace"], Sort::Card(Quantity::Hyperspeed, "page-sw-quantity-hyperspeed")),
    (&["landspeed", "vitesse"], Sort::Card(Quantity::Landspeed, "page-sw-quantity-landspeed")),
    (&["defence", "defense", "défense"], Sort::Card(Quantity::Defence, "page-sw-quantity-defence")),
    (&["immunity", "immunité"], Sort::Card(Quantity::Immunity, "page-sw-quantity-immunity")),
    (&["drain", "drainage"], Sort::Place(Quantity::Drain, "page-sw-quantity-drain")),
    (&["total"], Sort::Place(Quantity::TotalPower, "page-sw-quantity-total-power")),
    (
        &["destinies", "destinées"],
        Sort::Place(Quantity::BattleDestinies, "page-sw-quantity-battle-destinies"),
    ),
    (&["generation", "génération"], Sort::Player(Quantity::Generation, "page-sw-quantity-generation")),
    (&["destiny", "destinée"], Sort::Player(Quantity::DestinedPower, "page-sw-quantity-destined-power")),
    (&["attrition"], Sort::Player(Quantity::Attrition, "page-sw-quantity-attrition")),
    (&["damage", "dégâts"], Sort::Player(Quantity::Damage, "page-sw-quantity-damage")),
    (&["shot", "tir"], Sort::Alone(Quantity::Shot, "page-sw-quantity-shot")),
];

/// Query words that mean the opponent's number.
const THEIRS: [&str; 4] = ["their", "theirs", "leur", "adverse"];

/// The breakdown of the number that a query means, or a request for what the query lacks.
pub(super) fn reckoning(cast: &Cast<'_>, words: &str, speaker: Speaker) -> String {
    let mut rest: Vec<&str> = words.split_whitespace().collect();
    let own = cast.view.viewer.unwrap_or(cast.view.dark);
    let theirs = rest.iter().position(|word| THEIRS.contains(word));
    let seat = theirs.map_or(own, |at| {
        rest.remove(at);
        own.other()
    });
    let named = rest.iter().position(|word| sort(word).is_some());
    let Some((sort, at)) = named.and_then(|at| Some((sort(rest[at])?, at))) else {
        return speaker.say(&Message::new("sw-k-no-number").with("words", words));
    };
    rest.remove(at);
    let of = rest.join(" ");
    let quantity = match of_what(cast, sort, seat, &of) {
        Ok((quantity, title)) => (quantity, title),
        Err(message) => return speaker.say(&message),
    };
    match cast.table() {
        Some(state) => told(cast, &quantity.1, &state.why(quantity.0), speaker),
        None => speaker.say(&Message::new("sw-k-no-number").with("words", words)),
    }
}

fn sort(word: &str) -> Option<Sort> {
    WORDS.iter().find(|(words, _)| words.contains(&word)).map(|(_, sort)| *sort)
}

/// The requested number and its name, or a message about what is missing.
fn of_what(cast: &Cast<'_>, sort: Sort, seat: Seat, of: &str) -> Result<(Quantity, Message), Message> {
    let laid = |of: &str| match cast.find_laid(of) {
        _ if of.is_empty() => Err(Message::new("sw-k-of-what")),
        Found::Laid(laid) => Ok(laid.id),
        Found::Several(titles) => Err(Message::new("sw-k-several").with("cards", titles.join(", "))),
        Found::Nothing | Found::Printed(_) => Err(Message::new("sw-k-not-laid").with("words", of)),
    };
    match sort {
        Sort::Card(make, key) => {
            let id = laid(of)?;
            Ok((make(id), Message::new(key).with("card", cast.card(id))))
        }
        Sort::Place(make, key) => {
            // In a battle the location can be omitted.
            let at = match cast.view.battle.filter(|_| of.is_empty()) {
                Some(battle) => battle.at,
                None => laid(of)?,
            };
            let named = Message::new(key).with("side", cast.side(seat)).with("at", cast.card(at));
            Ok((make(seat, at), named))
        }
        Sort::Player(make, key) => Ok((make(seat), Message::new(key).with("side", cast.side(seat)))),
        Sort::Alone(quantity, key) => Ok((quantity, Message::new(key))),
    }
}

fn told(cast: &Cast<'_>, title: &Message, made: &Reckoning, speaker: Speaker) -> String {
    let mut lines = vec![speaker.say(title)];
    for (place, reason) in made.reasons.iter().enumerate() {
        let (cause, rule) = cause(cast, *reason, place == 0, speaker);
        lines.push(format!("  {:>5}  {cause}{rule}", step(reason.step, place == 0)));
    }
    lines.push(format!("  {:>5}  {}", made.value, speaker.say(&Message::new("page-sw-total"))));
    lines.join("\n")
}

/// The effect of a step on the number.
pub(super) fn step(step: Step, first: bool) -> String {
    match step {
        Step::Plus(n) if first => n.to_string(),
        Step::Plus(n) if n < 0 => format!("- {}", -i32::from(n)),
        Step::Plus(n) => format!("+ {n}"),
        Step::AtLeast(n) => format!("≥ {n}"),
        Step::Is(n) => format!("= {n}"),
        Step::Times(n) => format!("× {n}"),
    }
}

/// The cause of a step, and its rule id if it is a rule.
pub(super) fn cause(cast: &Cast<'_>, reason: Reason, first: bool, speaker: Speaker) -> (String, String) {
    let (message, rule) = match reason.by {
        Cause::Printed(_) if first => (Message::new("page-sw-cause-printed"), None),
        Cause::Printed(_) => (Message::new("page-sw-cause-card"), None),
        Cause::Text(id, _) => (cast.card(id), None),
        Cause::Rule(rule) => (Message::new("page-sw-cause-rule"), Some(rule)),
        Cause::Destiny(card) => (Message::new("sw-card").with("title", cast.title(card)), None),
        Cause::Gone => (Message::new("page-sw-cause-gone"), None),
        Cause::Total(seat) => (Message::new("page-sw-cause-total").with("side", cast.side(seat)), None),
    };
    (speaker.say(&message), rule.map_or(String::new(), |rule| format!("  {rule}")))
}
