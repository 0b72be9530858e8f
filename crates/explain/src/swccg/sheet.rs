//! The battle as a sheet: both sides next to each other, the composition of their power, and what is left to pay.

use super::breakdown::{short_cause, step};
use super::words::Context;
use crate::{Message, Translator};
use contract::Seat;
use std::fmt::Write as _;
use swccg::battle::{Battle, Segment};
use swccg::numbers::breakdown::{Adjustment, BreakdownLine, Cause};
use swccg::{Marks, ObjId, Place, Quantity, State};

/// Widths of the row labels and of each side, in characters.
const LABEL: usize = 23;
const SIDE: usize = 34;

/// One side's part of the sheet, row by row; a row can have several lines.
struct Column([Vec<String>; 8]);

/// The sheet of the current battle.
pub(super) fn sheet(
    context: &Context<'_>,
    state: &State,
    seats: [Seat; 2],
    translator: Translator,
) -> String {
    let Some(battle) = context.view.battle else { return String::new() };
    let segment = match battle.segment {
        Segment::Weapons => "weapons",
        Segment::Power => "power",
        Segment::Damage => "damage",
        Segment::End => "end",
    };
    let head = Message::new("sw-b-battle").with("at", context.card(battle.at)).with("segment", segment);
    let mut out = format!("{}\n", translator.translate(&head));
    let labels = ["head", "cards", "texts", "destinies", "total", "attrition", "damage", "hits"];
    let [own, other] = seats.map(|seat| column(context, state, &battle, seat, translator));
    for (row, label) in labels.into_iter().enumerate() {
        let label = translator.translate(&Message::new("sw-b-row").with("row", label));
        let lines = own.0[row].len().max(other.0[row].len());
        for line in 0..lines {
            let label = if line == 0 { label.as_str() } else { "" };
            let [left, right] =
                [&own, &other].map(|column| column.0[row].get(line).map_or("", String::as_str));
            let text = format!("  {}{}{}", fit(label, LABEL), fit(left, SIDE), fit(right, SIDE));
            let _ = writeln!(out, "{}", text.trim_end());
        }
    }
    out
}

/// Pads or truncates a text to a width, with a space at the end.
fn fit(text: &str, columns: usize) -> String {
    let mut fitted: String = text.chars().take(columns - 1).collect();
    if text.chars().count() >= columns {
        fitted.pop();
        fitted.push('…');
    }
    let blank = columns.saturating_sub(fitted.chars().count());
    fitted + &" ".repeat(blank)
}

fn column(
    context: &Context<'_>,
    state: &State,
    battle: &Battle,
    seat: Seat,
    translator: Translator,
) -> Column {
    let (cards, texts) = powers(context, state, battle, seat, translator);
    let destinies = state
        .explain_quantity(Quantity::DestinedPower(seat))
        .reasons
        .into_iter()
        .map(|reason| line(context, reason, translator));
    let total = state.quantity(Quantity::BattlePower(seat)) + battle.destined_power(seat);
    let known = matches!(battle.segment, Segment::Damage | Segment::End);
    let left = |left: i16, of: i16| {
        let message = match (known, of.max(left)) {
            (false, _) => return Vec::new(),
            (true, 0) => Message::new("sw-left-none"),
            (true, of) => Message::new("sw-b-left").with("left", left).with("of", of),
        };
        vec![translator.translate(&message)]
    };
    let hit = context.view.table.iter().filter(|laid| laid.owner == seat && laid.marks.has(Marks::HIT));
    let hit = hit.map(|laid| {
        let forfeit = state.quantity(Quantity::Forfeit(laid.id));
        translator.translate(&Message::new("sw-b-hit").with("card", context.card(laid.id)).with("n", forfeit))
    });
    let name = match context.view.viewer {
        Some(own) if own == seat => Message::new("sw-b-own").with("side", context.side(seat)),
        Some(_) | None => context.side(seat),
    };
    Column([
        vec![translator.translate(&name)],
        vec![cards],
        texts,
        destinies.collect(),
        vec![total.to_string()],
        left(battle.unmet[seat], battle.attrition[seat]),
        left(battle.damage[seat], state.quantity(Quantity::Damage(seat))),
        hit.collect(),
    ])
}

/// A step and its cause.
fn line(context: &Context<'_>, reason: BreakdownLine, translator: Translator) -> String {
    let cause = short_cause(context, reason, false);
    let rule = cause.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{}  {}{rule}", step(reason.step, false), translator.translate(&cause))
}

/// The total power of the participants, and what card texts add to it.
fn powers(
    context: &Context<'_>,
    state: &State,
    battle: &Battle,
    seat: Seat,
    translator: Translator,
) -> (String, Vec<String>) {
    let (mut cards, mut sum, mut texts): (Vec<(ObjId, String)>, i16, Vec<String>) =
        (Vec::new(), 0, Vec::new());
    for reason in state.explain_quantity(Quantity::BattlePower(seat)).reasons {
        // Participants come first, each once, followed by the texts.
        let fighter = match (reason.by, reason.step) {
            (Cause::Text(id, _), Adjustment::Plus(n)) if texts.is_empty() => {
                let here =
                    context.laid(id).filter(|laid| laid.owner == seat && laid.place == Place::At(battle.at));
                here.filter(|laid| laid.marks.has(Marks::FIGHTS) && cards.iter().all(|(each, _)| *each != id))
                    .map(|laid| (laid.id, n))
            }
            _ => None,
        };
        match fighter {
            Some((id, n)) => {
                cards.push((id, n.to_string()));
                sum += n;
            }
            None => texts.push(line(context, reason, translator)),
        }
    }
    let powers: Vec<String> = cards.into_iter().map(|(_, n)| n).collect();
    let sum = if powers.len() > 1 { format!("{} = {sum}", powers.join(" + ")) } else { sum.to_string() };
    (sum, texts)
}
