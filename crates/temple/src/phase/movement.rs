//! Movement (TP-MOV), and the pass on the ground (TP-PAS).

use crate::board::{Ground, Path, ReachableSquares, Square, Terrain};
use crate::choice::{Choice, Refusal, RefusalCause, WalkRegion};
use crate::event::Event;
use crate::figure::FigureId;
use crate::rules;
use crate::setup::PassPlace;
use crate::state::{ActivationStep, EndReason, MAX_FIGURES, Pending, State};
use contract::{ArrayVec, EventSink, RandomSource, Viewers};

impl State {
    pub(crate) fn ground(&self) -> Ground<'static> {
        self.public.ground(self.map())
    }

    /// TP-MOV-04: whether two figures are in contact.
    pub(crate) fn in_contact(&self, a: FigureId, b: FigureId) -> bool {
        a != b && self.ground().contact(self.at(a).square, self.at(b).square)
    }

    /// Whether the active figure may end its walk on a square: nobody else may stand there.
    fn may_stop(&self, square: Square) -> bool {
        let mover = self.public.active.figure;
        !self.public.standing().any(|(id, figure)| id != mover && figure.square == square)
    }

    /// TP-MOV-06: a figure may stop anywhere except on an ally.
    pub(crate) fn may_stop_here(&self) -> Result<(), Refusal> {
        let square = self.mover().square;
        let by = RefusalCause::Square(square);
        if self.may_stop(square) { Ok(()) } else { Err(Refusal { rule: rules::MOVE_ALLIES, by }) }
    }

    fn reach(&self) -> ReachableSquares {
        let active = self.public.active;
        self.public.reach(self.map(), active.figure, active.movement)
    }

    /// Checks any path, square by square.
    pub(crate) fn may_walk(&self, path: Path) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let (mover, ground) = (self.mover(), self.ground());
        let (mut at, mut spent) = (mover.square, 0);
        for direction in path.iter() {
            let Some(next) = ground.step(at, direction) else {
                let diagonal = direction.number() % 2 == 1;
                let rule = if diagonal { rules::MOVE_DIAGONAL } else { rules::MOVE_CONTACT };
                return refuse(rule, RefusalCause::Square(ground.map.neighbor(at, direction).unwrap_or(at)));
            };
            spent += ground.cost(next);
            if !self.public.may_cross(mover.side, next) {
                return refuse(rules::MOVE_BLOCKED, RefusalCause::Square(next));
            }
            at = next;
        }
        if spent > self.public.active.movement {
            let difficult = path.len() <= usize::from(self.public.active.movement);
            let rule = if difficult { rules::MOVE_TERRAIN } else { rules::MOVE_POINTS };
            return refuse(rule, RefusalCause::Costs(spent));
        }
        if path.is_empty() {
            return refuse(rules::MOVE_POINTS, RefusalCause::NotNow);
        }
        if self.may_stop(at) { Ok(()) } else { refuse(rules::MOVE_ALLIES, RefusalCause::Square(at)) }
    }

    /// One cheapest path to every reachable square, and stopping here where that is allowed.
    pub(crate) fn offer_walks(&self, list: &mut Vec<Choice>, areas: &mut Vec<WalkRegion>) {
        let (reach, start, mover) = (self.reach(), list.len(), self.public.active.figure);
        let others = self.public.standing().filter(|(id, _)| *id != mover);
        let taken: ArrayVec<Square, MAX_FIGURES> = others.map(|(_, figure)| figure.square).collect();
        let free = |(square, _): &&(Square, Path)| !taken.contains(square);
        list.extend(reach.found().iter().skip(1).filter(free).map(|(_, path)| Choice::Walk(*path)));
        if list.len() > start {
            areas.push(WalkRegion { figure: mover, points: self.public.active.movement });
        }
        list[start..].sort_unstable();
        if !taken.contains(&self.mover().square) {
            list.push(Choice::Stop);
        }
    }

    /// A legal path made of random steps that never cost more than is left and that ends where the figure may stop.
    pub(crate) fn sample_walk(&self, rng: &mut dyn RandomSource) -> Option<Choice> {
        let (mover, ground) = (self.mover(), self.ground());
        let (mut at, mut left, mut path) = (mover.square, self.public.active.movement, Path::default());
        let mut good = None;
        for _ in 0..Path::MAX_STEPS {
            let direction = crate::board::Direction::new(rng.below(8) as u8);
            let Some(next) =
                ground.step(at, direction).filter(|next| self.public.may_cross(mover.side, *next))
            else {
                continue;
            };
            let (Some(longer), Some(rest)) = (path.then(direction), left.checked_sub(ground.cost(next)))
            else {
                break;
            };
            (at, left, path) = (next, rest, longer);
            if self.may_stop(at) {
                good = Some(Choice::Walk(path));
            }
        }
        good
    }

    /// Walks square by square until the path ends or a decision is needed first.
    pub(crate) fn walk(&mut self, path: Path, out: &mut EventSink<'_, Event>) {
        let figure = self.public.active.figure;
        let (from, ground) = (self.mover().square, self.ground());
        let mut done = Path::default();
        let mut stopped = false;
        for direction in path.iter() {
            let Some(next) = ground.step(self.mover().square, direction) else { break };
            self.public.active.movement -= ground.cost(next);
            self.figure_mut(figure).square = next;
            self.public.active.stepped = true;
            done = done.then(direction).unwrap_or(done);
            if self.is_on_stairs_with_pass(figure) || self.pass_is_here() || self.next_meeting().is_some() {
                stopped = done.len() < path.len() || self.public.active.movement > 0;
                break;
            }
        }
        let (to, left) = (self.mover().square, self.public.active.movement);
        out.emit(Viewers::ALL, || Event::Walked { figure, from, path: done, to, left });
        // TP-END-01: reaching the stairs ends the match before anything else happens there.
        if self.is_on_stairs_with_pass(figure) {
            return self.win(out);
        }
        if !stopped {
            self.public.active.movement = 0;
        }
        if self.pass_is_here() {
            self.public.open = Pending::Take;
        } else {
            self.meet_or_continue_walk(out);
        }
    }

    /// Continues the walk, or ends the movement if no step is possible.
    pub(crate) fn continue_walk(&mut self, out: &mut EventSink<'_, Event>) {
        let more = self.public.active.movement > 0 && {
            let (ground, mover) = (self.ground(), self.mover());
            crate::board::Direction::ALL.into_iter().any(|direction| {
                ground.step(mover.square, direction).is_some_and(|next| {
                    ground.cost(next) <= self.public.active.movement
                        && self.public.may_cross(mover.side, next)
                })
            })
        };
        if more || !self.may_stop(self.mover().square) {
            self.public.open = Pending::Walk;
        } else {
            self.end_movement(out);
        }
    }

    pub(crate) fn end_movement(&mut self, out: &mut EventSink<'_, Event>) {
        self.public.active.movement = 0;
        match self.public.active.step {
            ActivationStep::Movement => {
                self.public.active.step = ActivationStep::Intervention;
                self.ask_for_intervention(out);
            }
            ActivationStep::Speed | ActivationStep::Intervention | ActivationStep::Acting => {
                self.end_activation(out)
            }
        }
    }

    /// TP-PAS-01, TP-PAS-03: whether the active figure stands where it can take the pass.
    pub(crate) fn pass_is_here(&self) -> bool {
        let square = self.mover().square;
        match self.public.pass {
            PassPlace::Lies(at) => at == square,
            PassPlace::Hidden => match self.map().terrain(square) {
                Terrain::Vault(vault) => {
                    self.public.unsearched() == 1 && self.public.searched >> vault & 1 == 0
                }
                _ => false,
            },
            PassPlace::Carried(_) => false,
        }
    }

    pub(crate) fn take(&mut self, takes: bool, out: &mut EventSink<'_, Event>) {
        let figure = self.public.active.figure;
        if takes {
            self.public.pass = PassPlace::Carried(figure);
            out.emit(Viewers::ALL, || Event::PassTaken(figure));
            if self.is_on_stairs_with_pass(figure) {
                return self.win(out);
            }
        } else {
            out.emit(Viewers::ALL, || Event::PassLeft(figure));
        }
        self.meet_or_continue_walk(out);
    }

    pub(crate) fn is_on_stairs_with_pass(&self, figure: FigureId) -> bool {
        self.public.carries(figure)
            && matches!(self.map().terrain(self.at(figure).square), Terrain::Stairs(_))
    }

    fn win(&mut self, out: &mut EventSink<'_, Event>) {
        self.finish(Some(self.public.side), EndReason::Stairs, out);
    }
}
