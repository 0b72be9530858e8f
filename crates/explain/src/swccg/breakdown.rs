//! Explains numbers: the base value and each modifier, with the card or rule behind it. The page gets the messages,
//! a terminal the text.

use super::lookup::Found;
use super::words::Context;
use crate::{Lang, Message, Translator};
use contract::Seat;
use std::sync::OnceLock;
use swccg::inquiry::{WordedBreakdown, WordedLine};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{DestinyKind, ExplainedValue, ObjId, Quantity};

/// Puts the breakdown of a number into words.
pub(super) fn worded(context: &Context<'_>, explained: &ExplainedValue) -> WordedBreakdown<Message> {
    let numbered = || explained.reasons.iter().enumerate().map(|(place, reason)| (place == 0, *reason));
    let line = |(first, reason): (bool, BreakdownLine)| WordedLine {
        cause: cause(context, reason, first),
        step: step(reason.step, first),
    };
    let short = |(first, reason): (bool, BreakdownLine)| {
        let by = short_cause(context, reason, first);
        Message::new("sw-step").with("cause", by).with("step", step(reason.step, first))
    };
    let steps: Vec<Message> = numbered().map(short).collect();
    WordedBreakdown {
        title: quantity_name(context, explained.quantity),
        value: explained.value,
        lines: numbered().map(line).collect(),
        summary: Message::new("sw-steps").with("steps", steps),
    }
}

/// What a user can ask for: the kind of number, and what it belongs to.
#[derive(Clone, Copy)]
enum QuantityKind {
    Card(fn(ObjId) -> Quantity),
    Place(fn(Seat, ObjId) -> Quantity),
    Player(fn(Seat) -> Quantity),
    Alone(Quantity),
}

/// The kinds of number, by the message that has the words for it.
const KINDS: [(&str, QuantityKind); 16] = [
    ("sw-word-power", QuantityKind::Card(Quantity::Power)),
    ("sw-word-forfeit", QuantityKind::Card(Quantity::Forfeit)),
    ("sw-word-ability", QuantityKind::Card(Quantity::Ability)),
    ("sw-word-maneuver", QuantityKind::Card(Quantity::Maneuver)),
    ("sw-word-hyperspeed", QuantityKind::Card(Quantity::Hyperspeed)),
    ("sw-word-landspeed", QuantityKind::Card(Quantity::Landspeed)),
    ("sw-word-defence", QuantityKind::Card(Quantity::Defense)),
    ("sw-word-immunity", QuantityKind::Card(Quantity::Immunity)),
    ("sw-word-drain", QuantityKind::Place(Quantity::Drain)),
    ("sw-word-total-power", QuantityKind::Place(Quantity::TotalPower)),
    ("sw-word-battle-destinies", QuantityKind::Place(Quantity::BattleDestinies)),
    ("sw-word-generation", QuantityKind::Player(Quantity::Generation)),
    ("sw-word-destined-power", QuantityKind::Player(Quantity::DestinedPower)),
    ("sw-word-attrition", QuantityKind::Player(Quantity::Attrition)),
    ("sw-word-damage", QuantityKind::Player(Quantity::Damage)),
    ("sw-word-shot", QuantityKind::Alone(Quantity::Shot)),
];

/// A word that a user can type.
enum Word {
    Kind(QuantityKind),
    /// The opponent's number is meant.
    Theirs,
}

/// The words of every language, so that a player may type those of any.
fn word(typed: &str) -> Option<&'static Word> {
    static WORDS: OnceLock<Vec<(String, Word)>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let mut words = Vec::new();
        for translator in Lang::all().iter().map(|lang| Translator::new(*lang)) {
            for (key, kind) in KINDS {
                words.extend(translator.words(key).into_iter().map(|word| (word, Word::Kind(kind))));
            }
            words.extend(translator.words("sw-word-theirs").into_iter().map(|word| (word, Word::Theirs)));
        }
        words
    });
    words.iter().find(|(word, _)| word == typed).map(|(_, meaning)| meaning)
}

/// The breakdown of the number that a query means, or a request for what the query lacks.
pub(super) fn breakdown(context: &Context<'_>, words: &str, translator: Translator) -> String {
    let mut seat = context.view.viewer.unwrap_or(context.view.dark);
    let (mut kind, mut rest) = (None, Vec::new());
    for typed in words.split_whitespace() {
        match word(typed) {
            Some(Word::Theirs) => seat = context.view.viewer.unwrap_or(context.view.dark).other(),
            Some(Word::Kind(meant)) if kind.is_none() => kind = Some(*meant),
            Some(Word::Kind(_)) | None => rest.push(typed),
        }
    }
    let unknown = || translator.translate(&Message::new("sw-k-no-number").with("words", words));
    let Some(kind) = kind else { return unknown() };
    let quantity = match resolve_quantity(context, kind, seat, &rest.join(" ")) {
        Ok(quantity) => quantity,
        Err(message) => return translator.translate(&message),
    };
    match context.consistent_state() {
        Some(state) => render(&worded(context, &state.explain_quantity(quantity)), translator),
        None => unknown(),
    }
}

/// The requested number, or a message about what is missing.
fn resolve_quantity(
    context: &Context<'_>,
    kind: QuantityKind,
    seat: Seat,
    of: &str,
) -> Result<Quantity, Message> {
    let laid = |of: &str| match context.find_laid(of) {
        _ if of.is_empty() => Err(Message::new("sw-k-of-what")),
        Found::Laid(laid) => Ok(laid.id),
        Found::Several(cards) => Err(Message::new("sw-k-several").with("cards", cards)),
        Found::Nothing | Found::Printed(_) => Err(Message::new("sw-k-not-laid").with("words", of)),
    };
    match kind {
        QuantityKind::Card(make) => Ok(make(laid(of)?)),
        // In a battle the location can be omitted.
        QuantityKind::Place(make) => match context.view.battle.filter(|_| of.is_empty()) {
            Some(battle) => Ok(make(seat, battle.at)),
            None => Ok(make(seat, laid(of)?)),
        },
        QuantityKind::Player(make) => Ok(make(seat)),
        QuantityKind::Alone(quantity) => Ok(quantity),
    }
}

/// What a number is called.
fn quantity_name(context: &Context<'_>, quantity: Quantity) -> Message {
    let of_card = |key, id| Message::new(key).with("card", context.card(id));
    let of_side = |key, seat| Message::new(key).with("side", context.side(seat));
    let of_place = |key, seat, at| of_side(key, seat).with("at", context.card(at));
    match quantity {
        Quantity::Power(id) => of_card("sw-quantity-power", id),
        Quantity::Forfeit(id) => of_card("sw-quantity-forfeit", id),
        Quantity::Maneuver(id) => of_card("sw-quantity-maneuver", id),
        Quantity::Hyperspeed(id) => of_card("sw-quantity-hyperspeed", id),
        Quantity::Landspeed(id) => of_card("sw-quantity-landspeed", id),
        Quantity::Defense(id) => of_card("sw-quantity-defence", id),
        Quantity::Immunity(id) => of_card("sw-quantity-immunity", id),
        Quantity::Ability(id) => of_card("sw-quantity-ability", id),
        Quantity::Generation(seat) => of_side("sw-quantity-generation", seat),
        Quantity::BattlePower(seat) => of_side("sw-quantity-battle-power", seat),
        Quantity::BattleDestiny(seat) => of_side("sw-quantity-battle-destiny", seat),
        Quantity::DestinedPower(seat) => of_side("sw-quantity-destined-power", seat),
        Quantity::Attrition(seat) => of_side("sw-quantity-attrition", seat),
        Quantity::Damage(seat) => of_side("sw-quantity-damage", seat),
        Quantity::Drain(seat, at) | Quantity::DrainLess(seat, at) => of_place("sw-quantity-drain", seat, at),
        Quantity::TotalPower(seat, at) => of_place("sw-quantity-total-power", seat, at),
        Quantity::TotalAbility(seat, at) => of_place("sw-quantity-total-ability", seat, at),
        Quantity::BattleDestinies(seat, at) => of_place("sw-quantity-battle-destinies", seat, at),
        Quantity::DestinyNeed(seat, at) => of_place("sw-quantity-destiny-need", seat, at),
        Quantity::Destinies(kind, seat, at) => {
            let kind = match kind {
                DestinyKind::Power => "power",
                DestinyKind::Attrition => "attrition",
                _ => "other",
            };
            of_place("sw-quantity-destinies", seat, at).with("kind", kind)
        }
        Quantity::DeployCost(_, card, _) => {
            Message::new("sw-quantity-deploy-cost").with("card", context.title(card))
        }
        Quantity::Drawn => Message::new("sw-quantity-drawn"),
        Quantity::Shot => Message::new("sw-quantity-shot"),
    }
}

fn render(made: &WordedBreakdown<Message>, translator: Translator) -> String {
    let mut lines = vec![translator.translate(&made.title)];
    for line in &made.lines {
        let rule = line.cause.rule.map_or(String::new(), |rule| format!("  {rule}"));
        lines.push(format!("  {:>5}  {}{rule}", line.step, translator.translate(&line.cause)));
    }
    lines.push(format!("  {:>5}  {}", made.value, translator.translate(&Message::new("sw-total"))));
    lines.join("\n")
}

/// The effect of a step on the number.
pub(super) fn step(step: Adjustment, first: bool) -> String {
    match step {
        Adjustment::Plus(n) if first => n.to_string(),
        Adjustment::Plus(n) if n < 0 => format!("− {}", -i32::from(n)),
        Adjustment::Plus(n) => format!("+ {n}"),
        Adjustment::AtLeast(n) => format!("≥ {n}"),
        Adjustment::Is(n) => format!("= {n}"),
        Adjustment::Times(n) => format!("× {n}"),
    }
}

/// The cause of a step, with its rule if it is one.
fn cause(context: &Context<'_>, reason: BreakdownLine, first: bool) -> Message {
    match reason.by {
        Cause::Printed(_) if first => Message::new("sw-cause-printed"),
        Cause::Printed(_) => Message::new("sw-cause-card"),
        Cause::Text(id, card) => context.card_or_title(id, card),
        Cause::Rule(rule) => Message::new("sw-cause-rule").with_rule(rule),
        Cause::Destiny(card) => Message::new("sw-cause-destiny").with("card", context.title(card)),
        Cause::Gone => Message::new("sw-cause-gone"),
        Cause::Total(seat) => Message::new("sw-cause-total").with("side", context.side(seat)),
    }
}

/// The cause of a step where it is plain that destinies are meant.
pub(super) fn short_cause(context: &Context<'_>, reason: BreakdownLine, first: bool) -> Message {
    match reason.by {
        Cause::Destiny(card) => Message::new("sw-card").with("title", context.title(card)),
        Cause::Printed(_) | Cause::Text(..) | Cause::Rule(_) | Cause::Total(_) | Cause::Gone => {
            cause(context, reason, first)
        }
    }
}
