//! Explains numbers in a terminal: the base value and each modifier, with the card or rule behind it.

use super::lookup::Found;
use super::words::Context;
use crate::{Message, Translator};
use contract::Seat;
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{ExplainedValue, ObjId, Quantity};

/// A kind of number, and what it belongs to.
#[derive(Clone, Copy)]
enum QuantityKind {
    Card(fn(ObjId) -> Quantity, &'static str),
    Place(fn(Seat, ObjId) -> Quantity, &'static str),
    Player(fn(Seat) -> Quantity, &'static str),
    Alone(Quantity, &'static str),
}

/// Query words for numbers, in both languages.
const WORDS: [(&[&str], QuantityKind); 16] = [
    (&["power", "puissance"], QuantityKind::Card(Quantity::Power, "page-sw-quantity-power")),
    (&["forfeit", "perte"], QuantityKind::Card(Quantity::Forfeit, "page-sw-quantity-forfeit")),
    (&["ability", "habileté"], QuantityKind::Card(Quantity::Ability, "page-sw-quantity-ability")),
    (
        &["manoeuvre", "maneuver", "manœuvre"],
        QuantityKind::Card(Quantity::Maneuver, "page-sw-quantity-maneuver"),
    ),
    (&["hyperspeed", "hyperespace"], QuantityKind::Card(Quantity::Hyperspeed, "page-sw-quantity-hyperspeed")),
    (&["landspeed", "vitesse"], QuantityKind::Card(Quantity::Landspeed, "page-sw-quantity-landspeed")),
    (&["defence", "defense", "défense"], QuantityKind::Card(Quantity::Defense, "page-sw-quantity-defence")),
    (&["immunity", "immunité"], QuantityKind::Card(Quantity::Immunity, "page-sw-quantity-immunity")),
    (&["drain", "drainage"], QuantityKind::Place(Quantity::Drain, "page-sw-quantity-drain")),
    (&["total"], QuantityKind::Place(Quantity::TotalPower, "page-sw-quantity-total-power")),
    (
        &["destinies", "destinées"],
        QuantityKind::Place(Quantity::BattleDestinies, "page-sw-quantity-battle-destinies"),
    ),
    (
        &["generation", "génération"],
        QuantityKind::Player(Quantity::Generation, "page-sw-quantity-generation"),
    ),
    (
        &["destiny", "destinée"],
        QuantityKind::Player(Quantity::DestinedPower, "page-sw-quantity-destined-power"),
    ),
    (&["attrition"], QuantityKind::Player(Quantity::Attrition, "page-sw-quantity-attrition")),
    (&["damage", "dégâts"], QuantityKind::Player(Quantity::Damage, "page-sw-quantity-damage")),
    (&["shot", "tir"], QuantityKind::Alone(Quantity::Shot, "page-sw-quantity-shot")),
];

/// Query words that mean the opponent's number.
const THEIRS: [&str; 4] = ["their", "theirs", "leur", "adverse"];

/// The breakdown of the number that a query means, or a request for what the query lacks.
pub(super) fn breakdown(context: &Context<'_>, words: &str, translator: Translator) -> String {
    let mut rest: Vec<&str> = words.split_whitespace().collect();
    let own = context.view.viewer.unwrap_or(context.view.dark);
    let theirs = rest.iter().position(|word| THEIRS.contains(word));
    let seat = theirs.map_or(own, |at| {
        rest.remove(at);
        own.other()
    });
    let named = rest.iter().position(|word| quantity_kind(word).is_some());
    let Some((sort, at)) = named.and_then(|at| Some((quantity_kind(rest[at])?, at))) else {
        return translator.translate(&Message::new("sw-k-no-number").with("words", words));
    };
    rest.remove(at);
    let of = rest.join(" ");
    let quantity = match resolve_quantity(context, sort, seat, &of) {
        Ok((quantity, title)) => (quantity, title),
        Err(message) => return translator.translate(&message),
    };
    match context.consistent_state() {
        Some(state) => render(context, &quantity.1, &state.explain_quantity(quantity.0), translator),
        None => translator.translate(&Message::new("sw-k-no-number").with("words", words)),
    }
}

fn quantity_kind(word: &str) -> Option<QuantityKind> {
    WORDS.iter().find(|(words, _)| words.contains(&word)).map(|(_, sort)| *sort)
}

/// The requested number and its name, or a message about what is missing.
fn resolve_quantity(
    context: &Context<'_>,
    sort: QuantityKind,
    seat: Seat,
    of: &str,
) -> Result<(Quantity, Message), Message> {
    let laid = |of: &str| match context.find_laid(of) {
        _ if of.is_empty() => Err(Message::new("sw-k-of-what")),
        Found::Laid(laid) => Ok(laid.id),
        Found::Several(titles) => Err(Message::new("sw-k-several").with("cards", titles.join(", "))),
        Found::Nothing | Found::Printed(_) => Err(Message::new("sw-k-not-laid").with("words", of)),
    };
    match sort {
        QuantityKind::Card(make, key) => {
            let id = laid(of)?;
            Ok((make(id), Message::new(key).with("card", context.card(id))))
        }
        QuantityKind::Place(make, key) => {
            // In a battle the location can be omitted.
            let at = match context.view.battle.filter(|_| of.is_empty()) {
                Some(battle) => battle.at,
                None => laid(of)?,
            };
            let named = Message::new(key).with("side", context.side(seat)).with("at", context.card(at));
            Ok((make(seat, at), named))
        }
        QuantityKind::Player(make, key) => {
            Ok((make(seat), Message::new(key).with("side", context.side(seat))))
        }
        QuantityKind::Alone(quantity, key) => Ok((quantity, Message::new(key))),
    }
}

fn render(context: &Context<'_>, title: &Message, made: &ExplainedValue, translator: Translator) -> String {
    let mut lines = vec![translator.translate(title)];
    for (place, reason) in made.reasons.iter().enumerate() {
        let (cause, rule) = cause(context, *reason, place == 0, translator);
        lines.push(format!("  {:>5}  {cause}{rule}", step(reason.step, place == 0)));
    }
    lines.push(format!("  {:>5}  {}", made.value, translator.translate(&Message::new("page-sw-total"))));
    lines.join("\n")
}

/// The effect of a step on the number.
pub(super) fn step(step: Adjustment, first: bool) -> String {
    match step {
        Adjustment::Plus(n) if first => n.to_string(),
        Adjustment::Plus(n) if n < 0 => format!("- {}", -i32::from(n)),
        Adjustment::Plus(n) => format!("+ {n}"),
        Adjustment::AtLeast(n) => format!("≥ {n}"),
        Adjustment::Is(n) => format!("= {n}"),
        Adjustment::Times(n) => format!("× {n}"),
    }
}

/// The cause of a step, and its rule id if it is a rule.
pub(super) fn cause(
    context: &Context<'_>,
    reason: BreakdownLine,
    first: bool,
    translator: Translator,
) -> (String, String) {
    let (message, rule) = match reason.by {
        Cause::Printed(_) if first => (Message::new("page-sw-cause-printed"), None),
        Cause::Printed(_) => (Message::new("page-sw-cause-card"), None),
        Cause::Text(id, _) => (context.card(id), None),
        Cause::Rule(rule) => (Message::new("page-sw-cause-rule"), Some(rule)),
        Cause::Destiny(card) => (Message::new("sw-card").with("title", context.title(card)), None),
        Cause::Gone => (Message::new("page-sw-cause-gone"), None),
        Cause::Total(seat) => (Message::new("page-sw-cause-total").with("side", context.side(seat)), None),
    };
    (translator.translate(&message), rule.map_or(String::new(), |rule| format!("  {rule}")))
}
