//! Legal targets of effects (SF-EFF-03, SF-EFF-06): a list, and an independent check of any target.

use crate::refusal::Refusal;
use crate::{Choice, Effect, Sector, Spot, State, rules};
use contract::Seat;

impl Effect {
    /// Whether the effect needs a target card, and a destination for it.
    pub(crate) const fn target_kind(self) -> TargetKind {
        match self {
            Effect::Draw | Effect::HitEnemyCruiser | Effect::HitOwnCruiser => TargetKind::Nothing,
            Effect::Vertical | Effect::Pivot | Effect::Destroy | Effect::Flip | Effect::HitFighter => {
                TargetKind::Card
            }
            Effect::Lateral | Effect::Free => TargetKind::Move,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TargetKind {
    Nothing,
    Card,
    Move,
}

impl State {
    /// Calls `each` with every legal target, in order.
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

    /// Whether the effect has any legal target: a fast version of [`State::targets`].
    pub(super) fn has_target(&self, effect: Effect) -> bool {
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

    /// Checks any target, independently of the list of targets.
    pub(crate) fn check_target(&self, effect: Effect, choice: &Choice) -> Result<(), Refusal> {
        let rule = effect.rule();
        let (at, to) = match (*choice, effect.target_kind()) {
            (Choice::Target { at }, TargetKind::Card) => (at, None),
            (Choice::Move { at, to }, TargetKind::Move) => (at, Some(to)),
            (Choice::Target { .. } | Choice::Move { .. }, aim) => {
                return Err(Refusal::Destination { effect, needed: aim == TargetKind::Move, rule });
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
