//! What each effect does (SF-FXS), what it may aim at, and the answers it asks for.
//!
//! Which effects fire, and when, is in [`crate::chain`].

use crate::chain::take;
use crate::event::{Cause, Event, On};
use crate::frames::{Frame, Waiting};
use crate::place::SectorSet;
use crate::refusal::Refusal;
use crate::stack::Laid;
use crate::{Choice, Effect, Face, Half, Matricule, Sector, Spot, State, Why, rules};
use table::{Out, RuleId, Seat, Viewers};

/// A step of the run: go on, or wait for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// There is more to do without asking.
    GoOn,
    /// Somebody, or chance, must answer.
    Ask,
}

impl Effect {
    /// Whether it aims at a card, and where that card goes.
    pub(crate) const fn aim(self) -> Aim {
        match self {
            Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => Aim::Nothing,
            Effect::Vertical | Effect::Pivot | Effect::Destroy | Effect::Flip | Effect::HitFighter => {
                Aim::Card
            }
            Effect::Lateral | Effect::Free => Aim::Move,
        }
    }
}

/// What an effect aims at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Nothing,
    Card,
    Move,
}

/// Targets (SF-EFF-03, SF-EFF-06).
impl State {
    /// Calls `each` with every legal aim, in order.
    pub(crate) fn targets(&self, effect: Effect, mut each: impl FnMut(Choice)) {
        for seat in [Seat::A, Seat::B] {
            for sector in Sector::all() {
                let height = self.sides[seat].board[sector.index()].len() as u8;
                for slot in 0..height {
                    let at = Spot { seat, sector, slot };
                    let on_top = slot + 1 == height;
                    match effect {
                        Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => {}
                        Effect::Vertical if on_top => {}
                        Effect::HitFighter if !on_top => {}
                        Effect::Pivot
                        | Effect::Destroy
                        | Effect::Flip
                        | Effect::Vertical
                        | Effect::HitFighter => each(Choice::Target { at }),
                        Effect::Lateral | Effect::Free => self.destinations(effect, at, on_top, &mut each),
                    }
                }
            }
        }
    }

    fn destinations(&self, effect: Effect, at: Spot, on_top: bool, each: &mut impl FnMut(Choice)) {
        for to in Sector::all() {
            let fits = if to == at.sector {
                effect == Effect::Free && !on_top
            } else {
                (effect == Effect::Free || to.touches(at.sector)) && !self.is_full(at.seat, to)
            };
            if fits {
                each(Choice::Move { at, to });
            }
        }
    }

    /// Whether the effect has any legal aim: the quick answer to whether [`State::targets`] finds one.
    fn has_target(&self, effect: Effect) -> bool {
        [Seat::A, Seat::B].into_iter().any(|seat| {
            let height = |sector: Sector| self.sides[seat].board[sector.index()].len();
            Sector::all().filter(|sector| height(*sector) > 0).any(|from| match effect {
                Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => false,
                Effect::Pivot | Effect::Destroy | Effect::Flip | Effect::HitFighter => true,
                Effect::Vertical => height(from) > 1,
                Effect::Free => {
                    height(from) > 1 || Sector::all().any(|to| to != from && !self.is_full(seat, to))
                }
                Effect::Lateral => Sector::all().any(|to| to.touches(from) && !self.is_full(seat, to)),
            })
        })
    }

    /// Judges any aim at all, sharing nothing with the list of targets.
    pub(crate) fn judge_target(&self, effect: Effect, choice: &Choice) -> Result<(), Refusal> {
        let rule = effect.rule();
        let (at, to) = match (*choice, effect.aim()) {
            (Choice::Target { at }, Aim::Card) => (at, None),
            (Choice::Move { at, to }, Aim::Move) => (at, Some(to)),
            (Choice::Target { .. } | Choice::Move { .. }, aim) => {
                return Err(Refusal::Destination { effect, needed: aim == Aim::Move, rule });
            }
            (
                Choice::Cruiser(_)
                | Choice::Pass
                | Choice::Play { .. }
                | Choice::First { .. }
                | Choice::Half(_)
                | Choice::Shift(_)
                | Choice::Direction(_),
                _,
            ) => return Err(Refusal::OtherQuestion),
        };
        if self.laid(at).is_none() {
            return Err(Refusal::NoCardThere { at, rule });
        }
        let height = self.sides[at.seat].board[at.sector.index()].len();
        let on_top = usize::from(at.slot) + 1 == height;
        if effect == Effect::HitFighter && !on_top {
            return Err(Refusal::NotOnTop { at, rule });
        }
        if on_top && (effect == Effect::Vertical || to == Some(at.sector)) {
            return Err(Refusal::AlreadyOnTop { at, rule });
        }
        match to {
            Some(to) if effect == Effect::Lateral && !to.touches(at.sector) => {
                Err(Refusal::NotAdjacent { from: at.sector, to, rule })
            }
            Some(to) if to != at.sector && self.is_full(at.seat, to) => {
                Err(Refusal::DestinationFull { to, rule: rules::MOVE_ROOM })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Resolving.
impl State {
    /// The last frame is an effect whose turn it is: resolves it, or asks what it aims at.
    pub(crate) fn resolve_effect(&mut self, waiting: Waiting, out: &mut Out<'_, Event>) -> Next {
        let Waiting { seat, effect, .. } = waiting;
        match effect {
            Effect::Draw => {
                if self.needs_new_pile(seat) {
                    return self.begin_new_pile(seat);
                }
                let step = self.open_step(waiting, out);
                self.put_aside(seat, step, out);
            }
            Effect::HitEnemyCruiser | Effect::HitOwnCruiser => {
                let step = self.open_step(waiting, out);
                let hit = if effect == Effect::HitOwnCruiser { seat } else { seat.other() };
                self.lose_armour(hit, 1, step, effect.rule(), out);
            }
            Effect::Lateral
            | Effect::Vertical
            | Effect::Free
            | Effect::Pivot
            | Effect::Destroy
            | Effect::Flip
            | Effect::HitFighter => {
                if self.has_target(effect) {
                    return Next::Ask;
                }
                let step = self.open_step(waiting, out);
                let rule = rules::MANDATORY;
                out.tell(Viewers::ALL, || Event::Lost { seat, effect, step, rule });
            }
        }
        Next::GoOn
    }

    /// Takes the effect off the stack and opens the next step of the chain.
    fn open_step(&mut self, waiting: Waiting, out: &mut Out<'_, Event>) -> u16 {
        let Waiting { seat, card, half, effect } = waiting;
        self.frames.pop();
        self.chain.steps += 1;
        let step = self.chain.steps;
        let card = self.content.0.name(card);
        let rule = effect.rule();
        out.tell(Viewers::ALL, || Event::Fired { seat, card, half, effect, step, rule });
        step
    }

    /// The owner aimed the effect that is last on the stack.
    pub(crate) fn aim(&mut self, waiting: Waiting, at: Spot, to: Option<Sector>, out: &mut Out<'_, Event>) {
        let by = waiting.seat;
        let step = self.open_step(waiting, out);
        let rule = waiting.effect.rule();
        match waiting.effect {
            Effect::Lateral | Effect::Free | Effect::Vertical => {
                self.move_card(by, at, to.unwrap_or(at.sector), (step, rule), out);
            }
            Effect::Pivot => self.pivot(by, at, step, out),
            Effect::Destroy => self.destroy(at, step, rule, out),
            Effect::Flip => self.flip(by, at, step, out),
            Effect::HitFighter => self.hit_fighter(by, at, step, out),
            Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => {}
        }
    }

    fn move_card(
        &mut self,
        by: Seat,
        from: Spot,
        to: Sector,
        (step, rule): (u16, RuleId),
        out: &mut Out<'_, Event>,
    ) {
        let seat = from.seat;
        let height = self.sides[seat].board[to.index()].len() as u8;
        let slot = if to == from.sector { height - 1 } else { height };
        let target = Spot { seat, sector: to, slot };
        self.tell_laid(from, out, |card| Event::Moved { by, card, from, to: target, step, rule });
        self.change(seat, SectorSet::two(from.sector, to), Cause::Moved, out, |board| {
            let laid = take(board, from.sector, from.slot);
            board[to.index()].push(laid);
        });
    }

    fn pivot(&mut self, by: Seat, at: Spot, step: u16, out: &mut Out<'_, Event>) {
        let rule = rules::FX_PIVOT;
        self.tell_laid(at, out, |card| Event::Pivoted { by, card, at, step, rule });
        self.change(at.seat, SectorSet::one(at.sector), Cause::Pivoted, out, |board| {
            let laid = &mut board[at.sector.index()][usize::from(at.slot)];
            laid.set_pivoted(!laid.is_pivoted());
        });
    }

    /// Discards a card (SF-FXS-06); whoever had not seen it learns it.
    pub(crate) fn destroy(&mut self, at: Spot, step: u16, rule: RuleId, out: &mut Out<'_, Event>) {
        let laid = *self.laid_mut(at);
        if !laid.is_exposed() {
            out.learned(Viewers::except(at.seat));
        }
        let card = self.name_of(&laid);
        out.tell(Viewers::ALL, || Event::Destroyed { card, at, step, rule });
        self.pile_mut(at.seat).discard.add(laid.card);
        self.change(at.seat, SectorSet::one(at.sector), Cause::Destroyed, out, |board| {
            take(board, at.sector, at.slot);
        });
    }

    /// SF-FXS-11, SF-FXS-13, SF-FXS-14.
    fn flip(&mut self, by: Seat, at: Spot, step: u16, out: &mut Out<'_, Event>) {
        let laid = *self.laid_mut(at);
        if !laid.is_exposed() {
            out.learned(Viewers::except(at.seat));
        }
        let face = match laid.face() {
            Face::Recto => Face::Verso,
            Face::Verso => Face::Recto,
        };
        let card = self.name_of(&laid);
        out.tell(Viewers::ALL, || Event::Flipped { by, card, at, face, step, rule: rules::FX_FLIP });
        let left = laid.damage[0] + laid.damage[1];
        let flipped = |laid: &mut Laid| {
            laid.set_face(face);
            laid.expose();
            laid.damage = [0; 2];
            laid.screens = 0;
        };
        let mut new = laid;
        flipped(&mut new);
        if left >= self.wholes(&new).iter().sum() {
            self.laid_mut(at).expose();
            return self.destroy(at, step, rules::FLIP_DESTROYS, out);
        }
        self.change(at.seat, SectorSet::one(at.sector), Cause::Flipped, out, |board| {
            flipped(&mut board[at.sector.index()][usize::from(at.slot)]);
        });
        if left > 0 {
            self.frames.push(Frame::Spread { seat: at.seat, sector: at.sector, slot: at.slot, left });
        }
    }

    fn hit_fighter(&mut self, by: Seat, at: Spot, step: u16, out: &mut Out<'_, Event>) {
        let laid = *self.laid_mut(at);
        if self.free_screens(&laid) > 0 {
            self.laid_mut(at).screens += 1;
            let (on, why, rule) = (On::Screens, Why::Effect, rules::FX_SCREENS);
            self.tell_laid(at, out, |card| Event::Damaged { card, at, on, markers: 1, why, step, rule });
            return;
        }
        self.frames.push(Frame::Hit { by, seat: at.seat, sector: at.sector });
    }

    /// Screens without a marker (SF-FXS-10). Only a recto has any.
    pub(crate) fn free_screens(&self, laid: &Laid) -> u8 {
        if laid.is_recto() { self.card_of(laid).screens.saturating_sub(laid.screens) } else { 0 }
    }

    /// Puts markers on the fighters of a half; destroys the card if none is whole any more.
    pub(crate) fn damage(&mut self, at: Spot, half: Half, markers: u8, why: Why, out: &mut Out<'_, Event>) {
        let step = self.chain.steps;
        let rule = match why {
            Why::Combat => rules::FROM_THE_TOP,
            Why::Effect => rules::FX_HIT_FIGHTER,
            Why::Flip => rules::FLIP_DAMAGE,
        };
        let on = On::from(half);
        self.tell_laid(at, out, |card| Event::Damaged { card, at, on, markers, why, step, rule });
        self.laid_mut(at).damage[half.index()] += markers;
        let laid = *self.laid_mut(at);
        if self.wholes(&laid) == [0; 2] {
            self.destroy(at, step, rule, out);
        }
    }

    /// Armour falls, also below nought (SF-END-03).
    pub(crate) fn lose_armour(
        &mut self,
        seat: Seat,
        points: u8,
        step: u16,
        rule: RuleId,
        out: &mut Out<'_, Event>,
    ) {
        let armour = &mut self.sides[seat].armour;
        *armour = armour.saturating_sub(i16::from(points));
        let left = *armour;
        out.tell(Viewers::ALL, || Event::ArmourLost { seat, points, left, step, rule });
    }

    /// Tells of a card on the table: its name goes only to those who know it (SF-INF-02).
    pub(crate) fn tell_laid(
        &self,
        at: Spot,
        out: &mut Out<'_, Event>,
        event: impl Fn(Option<Matricule>) -> Event,
    ) {
        if !out.is_heard() {
            return;
        }
        let laid = &self.sides[at.seat].board[at.sector.index()][usize::from(at.slot)];
        let name = self.name_of(laid);
        if laid.is_exposed() {
            out.tell(Viewers::ALL, || event(Some(name)));
        } else {
            out.tell(Viewers::only(at.seat), || event(Some(name)));
            out.tell(Viewers::except(at.seat), || event(None));
        }
    }
}

/// Markers one by one: frames that ask for a half.
impl State {
    /// SF-FXS-12: the effect's player chooses among the halves with whole fighters.
    pub(crate) fn run_hit(&mut self, at: Spot, out: &mut Out<'_, Event>) -> Next {
        match self.only_half(at) {
            None => Next::Ask,
            Some(half) => {
                self.frames.pop();
                self.damage(at, half, 1, Why::Effect, out);
                Next::GoOn
            }
        }
    }

    /// SF-FXS-13: the owner spreads the markers of a flipped card.
    pub(crate) fn run_spread(&mut self, at: Spot, left: u8, out: &mut Out<'_, Event>) -> Next {
        if left == 0 {
            self.frames.pop();
            return Next::GoOn;
        }
        match self.only_half(at) {
            None => Next::Ask,
            Some(half) => {
                self.frames.pop();
                self.damage(at, half, left, Why::Flip, out);
                Next::GoOn
            }
        }
    }

    /// The half that must take the next marker, when only one has a whole fighter.
    pub(crate) fn only_half(&self, at: Spot) -> Option<Half> {
        match self.laid(at).map(|laid| self.wholes(laid)) {
            Some([0, _]) => Some(Half::Bottom),
            Some([_, 0]) | None => Some(Half::Top),
            Some(_) => None,
        }
    }
}
