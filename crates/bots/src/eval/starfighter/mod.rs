//! Starfighter: a forecast of the coming battle, then a count of what is left.
//!
//! Every column that still has to fight this round is simulated: visible fighters shoot, damage passes through the
//! stack from the top, and the rest hits the cruiser. Effects that would fire during combat and cards still to be
//! played are not predicted; the latter count as cards in hand. Armor, fighters, cards and draws after that battle
//! are weighted into a chance of winning. The weights were fitted to the results of self-play (`examples/fit.rs`).

use crate::{Bot, BotRecipe, Evaluate, Guide, Horizon, Rollout, Tuning, Widening};
use contract::{ArrayVec, BySeat, Seat};
use starfighter::{CombatCard, MAX_SLOTS, Phase, SECTORS, Sector, State};

/// The number of features.
pub const FEATURES: usize = 13;

/// The weight of each feature, on the scale of the logistic curve.
const WEIGHTS: [f32; FEATURES] = [
    0.1349, 3.8465, 0.1983, -0.1425, 0.3591, 0.1010, 0.5969, 0.3523, -0.0759, 0.0762, 1.7363, 0.0484, -0.0275,
];

/// The value of a surviving fighter in points of armor, used to find the best shift for the marker holder.
const SHOT: f32 = 0.4;

/// A sector before the simulated battle.
#[derive(Clone, Copy, Default, Debug)]
struct SectorBefore {
    stack: ArrayVec<CombatCard, MAX_SLOTS>,
    /// The result if nobody shoots at it.
    untouched: SectorResult,
}

/// A sector after a simulated combat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct SectorResult {
    /// Damage that reached the cruiser.
    armor: u8,
    /// Surviving cards.
    cards: u8,
    /// Undamaged visible fighters: on the low halves, and on the high half of the top card.
    visible: u8,
    /// All undamaged fighters.
    whole: u8,
}

impl SectorResult {
    fn of(stack: &[CombatCard]) -> SectorResult {
        let (low, high) = stack.iter().fold((0, 0), |sum, card| (sum.0 + card.low, sum.1 + card.high));
        let top = stack.last().map_or(0, |top| top.high);
        SectorResult { armor: 0, cards: stack.len() as u8, visible: low + top, whole: low + high }
    }
}

/// Applies this many hits to a stack from the top.
fn apply_hits(stack: &[CombatCard], mut hits: u8) -> SectorResult {
    let (mut cards, mut hurt) = (stack.len(), 0);
    while hits > 0 && cards > 0 {
        let top = stack[cards - 1];
        let whole = top.low + top.high;
        if top.field {
            hits = 1;
        }
        let through = hits.saturating_sub(top.screens);
        if through < whole {
            (hits, hurt) = (0, through);
        } else {
            cards -= 1;
            hits = if top.field { 0 } else { through - whole };
        }
    }
    let left = SectorResult::of(&stack[..cards]);
    SectorResult { armor: hits, visible: left.visible - hurt, whole: left.whole - hurt, ..left }
}

/// What a seat has after the simulated battle.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Outcome {
    armor: i16,
    cards: i16,
    visible: i16,
    whole: i16,
    draws: i16,
}

/// The sectors of both seats.
type Sectors = BySeat<[SectorBefore; SECTORS]>;

fn sectors(state: &State) -> Sectors {
    let mut sectors = Sectors::default();
    for seat in [Seat::A, Seat::B] {
        for sector in Sector::all() {
            let stack = state.combat_cards(seat, sector);
            sectors[seat][sector.index()] = SectorBefore { untouched: SectorResult::of(&stack), stack };
        }
    }
    sectors
}

fn fight(state: &State, sectors: &Sectors, offset: i8) -> BySeat<Outcome> {
    let mut hits = BySeat([[0; SECTORS]; 2]);
    for pair in state.facing_with(offset) {
        for seat in [Seat::A, Seat::B] {
            let rival = &sectors[seat.other()][pair[seat.other()].index()];
            hits[seat][pair[seat].index()] = rival.untouched.visible;
        }
    }
    BySeat::from_fn(|seat| {
        let mut sum = Outcome { armor: state.armor(seat), ..Outcome::default() };
        for sector in Sector::all() {
            let before = &sectors[seat][sector.index()];
            let left = match hits[seat][sector.index()] {
                0 => before.untouched,
                hits => apply_hits(&before.stack, hits),
            };
            sum.armor -= i16::from(left.armor);
            sum.cards += i16::from(left.cards);
            sum.visible += i16::from(left.visible);
            sum.whole += i16::from(left.whole);
            sum.draws += state.symbols_at(seat, sector, usize::from(left.cards)) as i16;
        }
        sum
    })
}

/// Simulates the battle; if the marker holder is known, with the shift that is best for the holder.
fn forecast(state: &State) -> BySeat<Outcome> {
    let sectors = sectors(state);
    let here = fight(state, &sectors, state.offset());
    let settled = [Seat::A, Seat::B].into_iter().any(|seat| state.has_passed(seat));
    if !(state.phase() == Phase::Shift || state.phase() == Phase::Deploy && settled) {
        return here;
    }
    let holder = state.marker();
    let gain = |outcome: &BySeat<Outcome>| {
        let of = |seat: Seat| f32::from(outcome[seat].armor) + SHOT * f32::from(outcome[seat].visible);
        of(holder) - of(holder.other())
    };
    let mut best = here;
    for offset in [state.offset() - 1, state.offset() + 1] {
        if usize::from(offset.unsigned_abs()) > SECTORS - 2 {
            continue;
        }
        let there = fight(state, &sectors, offset);
        if gain(&there) > gain(&best) {
            best = there;
        }
    }
    best
}

/// The features of a state for `seat`: each is its own value minus the opponent's, so that the chances of both seats
/// add up to one.
#[must_use]
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let after = forecast(state);
    let other = seat.other();
    let (mine, his) = (&after[seat], &after[other]);
    let hand = |seat: Seat| f32::from(state.hand_size(seat));
    let asked =
        |seat: Seat| if state.has_passed(seat) || state.phase() != Phase::Deploy { 0.0 } else { 1.0_f32 };
    let levels = |seat: Seat| state.hand(seat).map(|card| f32::from(card.matricule.level())).sum::<f32>();
    let fighters = |seat: Seat| {
        state.hand(seat).flat_map(|card| card.halves).map(|half| f32::from(half.fighters)).sum::<f32>()
    };
    let sign = |yes: bool| if yes { 1.0_f32 } else { 0.0 };
    let ends =
        if mine.armor.min(his.armor) <= 0 { f32::from((mine.armor - his.armor).signum()) } else { 0.0 };
    let open = asked(seat).max(asked(other));
    let near = |outcome: &Outcome| 1.0 / (f32::from(outcome.armor.max(1)) + 1.0);
    let less = |mine: i16, his: i16| f32::from(mine - his);
    [
        less(mine.armor, his.armor),
        near(his) - near(mine),
        less(mine.visible, his.visible),
        less(mine.whole, his.whole),
        less(mine.cards, his.cards),
        hand(seat) * asked(seat) - hand(other) * asked(other),
        hand(seat) - hand(other),
        less(mine.draws, his.draws) + f32::from(state.aside(seat)) - f32::from(state.aside(other)),
        fighters(seat) - fighters(other),
        ends * open,
        ends * (1.0 - open),
        sign(state.marker() == seat) - sign(state.marker() == other),
        levels(seat) - levels(other),
    ]
}

impl Evaluate for State {
    fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
        crate::build_bot(recipe)
    }

    fn value(&self, seat: Seat) -> f32 {
        let score = features(self, seat).iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum();
        super::curve(score)
    }

    fn is_quiet(&self) -> bool {
        self.is_between_acts()
    }

    fn round(&self) -> u32 {
        u32::from(self.round())
    }

    /// Measured in matches at 300 nodes: a short rollout by good choices before evaluating won 46 of 60 against
    /// evaluating immediately, rollouts to the end of the round 36 of 60; more or less exploration or guide weight
    /// made no difference that 60 matches can show.
    fn tuning() -> Tuning {
        Tuning {
            exploration: 0.3,
            guide: Guide { weight: 4.0, follow: 8, tries: 12 },
            widening: Widening { floor: 2.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::BestOf(4),
            horizon: Horizon::Acts(6),
            ..Tuning::default()
        }
    }
}

#[cfg(test)]
mod tests;
