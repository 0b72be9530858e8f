//! Queries about the table: every number that follows from public information, how a number comes about, and why a
//! card cannot be played now.
//!
//! They are answered from a view with the same functions that play uses, so that whoever draws the table needs no
//! rules. Possible effects of hidden cards are ignored: these numbers are the same in every deal that fits the view.

mod blunder;
mod why_not_hand;
mod why_not_table;

pub use blunder::Blunder;

use crate::battle::BattleTotals;
use crate::cards::card::{CardName, Side};
use crate::cards::object::ObjId;
use crate::choice::Choice;
use crate::content::Content;
use crate::numbers::costs::Cost;
use crate::numbers::{ExplainedValue, Quantity};
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;
use contract::{BySeat, Game, RandomSource, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A question about the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Inquiry {
    /// The numbers of every card and location.
    Numbers,
    /// How a number comes about.
    Why(Quantity),
    /// Why a card in the viewer's hand cannot be played now.
    Closed(CardName),
    /// Why a card on the table cannot act or be chosen by the viewer now.
    Idle(ObjId),
    /// Why the viewer cannot make this choice.
    Barred(Choice),
    /// The current costs of the viewer's deployments.
    Costs,
}

/// The answer, of the same kind as the query. `R` is the form of a refusal and `W` that of a breakdown; a page gets both
/// in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Answer<R = Refusal, W = ExplainedValue> {
    Numbers(Numbers),
    Why(W),
    /// The rule or cost that prevents it; `None` if it is legal.
    Closed(Option<R>),
    Costs(Vec<Cost>),
}

impl Answer {
    /// The answer with its refusal or breakdown, if any, put into words.
    pub fn map_words<R, W>(
        self,
        of_refusal: impl FnOnce(&Refusal) -> R,
        of_breakdown: impl FnOnce(&ExplainedValue) -> W,
    ) -> Answer<R, W> {
        match self {
            Answer::Numbers(numbers) => Answer::Numbers(numbers),
            Answer::Why(explained) => Answer::Why(of_breakdown(&explained)),
            Answer::Closed(refusal) => Answer::Closed(refusal.as_ref().map(of_refusal)),
            Answer::Costs(costs) => Answer::Costs(costs),
        }
    }
}

/// A number with its breakdown, in words of the form `M`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WordedBreakdown<M> {
    /// Which number it is.
    pub title: M,
    pub value: i16,
    pub lines: Vec<WordedLine<M>>,
    /// The lines in one: "Rebel Pilot 3 and Darth Vader + 1".
    pub summary: M,
}

/// A line of a breakdown, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WordedLine<M> {
    /// What causes the step, with its rule if it is one.
    pub cause: M,
    /// What the step does to the number: `+ 2`.
    pub step: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Numbers {
    /// For every card that has power or a forfeit value.
    pub cards: Vec<CardNumbers>,
    /// For every location in the row.
    pub places: Vec<PlaceNumbers>,
    /// Force generation of each player.
    pub generation: BySeat<i16>,
    /// The totals of the current battle for each player.
    pub battle: Option<BySeat<BattleTotals>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardNumbers {
    pub id: ObjId,
    pub power: i16,
    /// Whether its power counts in a battle; the power of cards inside something enclosed does not.
    pub counts: bool,
    /// Including that of permanent pilots.
    pub ability: i16,
    pub forfeit: i16,
    #[serde(rename = "defence")]
    pub defense: i16,
    /// Immune to attrition below this number.
    pub immunity: i16,
    pub undercover: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlaceNumbers {
    pub id: ObjId,
    /// Force icons for Light and Dark.
    pub icons: [i16; 2],
    /// For each player.
    pub power: BySeat<i16>,
    /// What a Force drain by each player would take; `None` where that player does not control the location.
    pub drain: BySeat<Option<i16>>,
}

/// The view contradicts itself, so that no numbers can be computed from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InconsistentViewError;

impl fmt::Display for InconsistentViewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no table fits this view")
    }
}

impl std::error::Error for InconsistentViewError {}

/// Always the smallest number: public numbers are the same in every deal.
struct LowestDraw;

impl RandomSource for LowestDraw {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// A state that fits a view, for computing public numbers.
///
/// # Errors
/// If no state fits.
pub fn state_from_view(content: &'static Content, view: &View) -> Result<State, InconsistentViewError> {
    let belief = State::belief(content, view).map_err(|_| InconsistentViewError)?;
    Ok(State::deal(&belief, &mut LowestDraw))
}

/// Answers a query about what a viewer sees.
///
/// # Errors
/// If no state fits the view.
pub fn answer(
    content: &'static Content,
    view: &View,
    inquiry: Inquiry,
) -> Result<Answer, InconsistentViewError> {
    let table = state_from_view(content, view)?;
    Ok(match inquiry {
        Inquiry::Numbers => Answer::Numbers(table.all_numbers()),
        Inquiry::Why(quantity) => Answer::Why(table.explain_quantity(quantity)),
        Inquiry::Closed(card) => refusal_answer(view, |seat| table.why_not_playable(seat, card)),
        Inquiry::Idle(id) => refusal_answer(view, |seat| table.why_not_usable(seat, id)),
        Inquiry::Barred(choice) => refusal_answer(view, |seat| table.check_choice(seat, choice).err()),
        Inquiry::Costs => Answer::Costs(view.viewer.map_or_else(Vec::new, |seat| table.costs(seat))),
    })
}

/// Watchers cannot choose anything.
fn refusal_answer(view: &View, why: impl Fn(Seat) -> Option<Refusal>) -> Answer {
    Answer::Closed(view.viewer.map_or(Some(Refusal::NotAsked), why))
}

impl State {
    fn all_numbers(&self) -> Numbers {
        let counted = self.in_play().filter(|(id, _)| {
            self.printed(*id).is_some_and(|card| card.numbers.power.or(card.numbers.forfeit).is_some())
        });
        Numbers {
            cards: counted.map(|(id, _)| self.card_numbers(id)).collect(),
            places: self.row.iter().map(|at| self.place_numbers(*at)).collect(),
            generation: BySeat::from_fn(|seat| self.quantity(Quantity::Generation(seat))),
            battle: self.battle_totals(Seat::A).zip(self.battle_totals(Seat::B)).map(|(a, b)| BySeat([a, b])),
        }
    }

    fn card_numbers(&self, id: ObjId) -> CardNumbers {
        CardNumbers {
            id,
            power: self.quantity(Quantity::Power(id)),
            counts: self.adds_power(id),
            ability: self.ability(id),
            forfeit: self.quantity(Quantity::Forfeit(id)),
            defense: self.quantity(Quantity::Defense(id)),
            immunity: self.quantity(Quantity::Immunity(id)),
            undercover: self.is_undercover(id),
        }
    }

    fn place_numbers(&self, id: ObjId) -> PlaceNumbers {
        let drain = |seat: Seat| self.controls(seat, id).then(|| self.quantity(Quantity::Drain(seat, id)));
        PlaceNumbers {
            id,
            icons: [Side::Light, Side::Dark].map(|side| self.icons(id, side)),
            power: BySeat::from_fn(|seat| self.quantity(Quantity::TotalPower(seat, id))),
            drain: BySeat::from_fn(drain),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::builtin;
    use crate::setup::Setup;
    use contract::{EventSink, LegalChoicesOf, SmallRng, Turn, Viewer, random_play};

    /// In a whole match both players and a watcher get the same numbers, and each number is the one its breakdown
    /// leads to.
    #[test]
    fn everybody_computes_the_same_numbers_with_reasons() {
        let (mut rng, mut legal) = (SmallRng::new(11), LegalChoicesOf::<State>::default());
        let mut game = State::begin(builtin(), &Setup::default()).unwrap();
        for step in 0..900 {
            let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
            game.apply(&act, &mut EventSink::silent());
            if step % 60 != 0 || !matches!(game.turn(), Turn::Decide(_)) {
                continue;
            }
            let true_numbers = game.all_numbers();
            for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Watcher] {
                let seen = answer(builtin(), &game.view(viewer), Inquiry::Numbers).unwrap();
                assert_eq!(seen, Answer::Numbers(true_numbers.clone()), "step {step}, {viewer:?}");
            }
            for card in &true_numbers.cards {
                let view = game.view(Viewer::Seat(Seat::A));
                let asked = Inquiry::Why(Quantity::Power(card.id));
                let Answer::Why(why) = answer(builtin(), &view, asked).unwrap() else { panic!("{asked:?}") };
                assert_eq!(why.value, card.power);
                assert!(!why.reasons.is_empty());
            }
        }
        assert!(game.turn_number() > 3);
    }
}
