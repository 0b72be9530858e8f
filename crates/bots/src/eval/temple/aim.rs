//! The purpose of an activation, as a player of the game would describe it.

use super::Evaluator;
use super::act_value::WAKE_TURNS;
use contract::Seat;
use temple::board::Square;
use temple::{Action, Choice, Figure, FigureGoal, FigureId, Goal, PassPlace, Power, Role, State, Status};

/// The purpose of a choice, given the activated figure and the square it would walk to.
pub(super) fn of(
    state: &State,
    seat: Seat,
    choice: Choice,
    walk: Option<(FigureId, Square)>,
) -> Option<FigureGoal> {
    let public = state.public();
    let side = public.sides[seat]?;
    let active = public.active.figure;
    let figure_goal = |figure, goal| Some(FigureGoal { figure, goal });
    match choice {
        Choice::Call(figure) => return figure_goal(figure, Goal::Return),
        Choice::Attack(target, _) | Choice::Use(Power::Combat(target, _)) | Choice::Meet(target, true) => {
            return figure_goal(active, Goal::Strike(target));
        }
        Choice::Use(Power::Vigilance) => return figure_goal(active, Goal::Guard),
        Choice::Use(Power::Regenerate(patient)) => return figure_goal(active, Goal::Mend(patient)),
        Choice::Rest(_) => return figure_goal(active, Goal::Mend(active)),
        Choice::Act(action) => {
            let goal = match action {
                Action::Give(ally) => Goal::Relay(ally),
                Action::Search(vault) => Goal::Vault(vault),
                Action::Reprogram(droid) => Goal::Wake(droid),
                Action::Heal(patient) | Action::Repair(patient) => Goal::Mend(patient),
                Action::Door(_) | Action::Hack => return onward(state, side, active, None),
            };
            return figure_goal(active, goal);
        }
        Choice::Activate(figure) => return onward(state, side, figure, walk),
        Choice::Walk(_) | Choice::Stop | Choice::Take(_) | Choice::Use(Power::Speed) => {}
        Choice::Side(_)
        | Choice::Place(..)
        | Choice::Ready
        | Choice::EndTurn
        | Choice::Meet(_, false)
        | Choice::Answer(_)
        | Choice::Done => return None,
    }
    onward(state, side, active, walk)
}

/// The next step of the mission for a figure that stands on, or walks to, a square.
fn onward(
    state: &State,
    side: temple::Side,
    id: FigureId,
    walk: Option<(FigureId, Square)>,
) -> Option<FigureGoal> {
    let public = state.public();
    let figure = public.figure(id)?;
    let there = Figure { square: walk.map_or(figure.square, |(_, to)| to), ..*figure };
    let evaluator = Evaluator::new(state);
    if let Some(droid) = sleeper(&evaluator, figure, there.square).filter(|_| !public.carries(id)) {
        return Some(FigureGoal { figure: id, goal: Goal::Wake(droid) });
    }
    let nearest =
        |ways: &mut dyn Iterator<Item = (u8, u16)>| ways.min_by_key(|(_, way)| *way).map(|(at, _)| at);
    let goal = match public.pass {
        PassPlace::Hidden => {
            let mut open = (0..4u8)
                .filter(|vault| public.searched >> vault & 1 == 0)
                .map(|vault| (vault, evaluator.distances.to_vault(there.square, vault.into(), public.doors)));
            Goal::Vault(nearest(&mut open)?)
        }
        PassPlace::Lies(_) => Goal::Pass,
        PassPlace::Carried(bearer) if bearer == id => {
            let (way, at) = evaluator.route(&there);
            if public.barriers >> at & 1 == 1 || way <= 0.0 {
                Goal::Stairs(at)
            } else if state.card(figure).computing.is_none() {
                let able = |(other, ally): &(FigureId, &Figure)| {
                    *other != id && ally.is_active_for(side) && state.card(ally).computing.is_some()
                };
                let ally = public.all().filter(able).min_by_key(|(_, ally)| {
                    evaluator.distances.between(ally.square, there.square, public.doors)
                });
                ally.map_or(Goal::Console(at), |(ally, _)| Goal::Relay(ally))
            } else {
                Goal::Console(at)
            }
        }
        PassPlace::Carried(bearer) => match public.figure(bearer) {
            Some(other) if other.side == Some(side) => Goal::Escort(bearer),
            _ => Goal::Hunt(bearer),
        },
    };
    (figure.role != Role::Medical).then_some(FigureGoal { figure: id, goal })
}

/// The sleeping droid that a figure able to wake it approaches, if that achieves more than progress in the mission.
fn sleeper(evaluator: &Evaluator<'_>, figure: &Figure, to: Square) -> Option<FigureId> {
    let public = evaluator.public;
    if figure.role == Role::Hero || evaluator.state.card(figure).computing.is_none() {
        return None;
    }
    let gain = |aim: Square| {
        let way = |from| i32::from(evaluator.distances.between(from, aim, public.doors));
        way(figure.square) - way(to)
    };
    let to_vault = |from: Square| {
        let open = (0..4).filter(|vault| public.searched >> vault & 1 == 0);
        open.map(|vault| i32::from(evaluator.distances.to_vault(from, vault, public.doors)))
            .min()
            .unwrap_or(0)
    };
    let errand = match public.pass {
        PassPlace::Hidden => to_vault(figure.square) - to_vault(to),
        PassPlace::Lies(square) => gain(square),
        PassPlace::Carried(bearer) => public.figure(bearer).map_or(0, |bearer| gain(bearer.square)),
    };
    let sleeps = |(_, droid): &(FigureId, &Figure)| {
        droid.role == Role::Assault
            && droid.status == Status::Inert
            && evaluator.way(&Figure { square: to, ..*figure }, droid.square) < WAKE_TURNS
    };
    let droid = public.all().filter(sleeps).max_by_key(|(_, droid)| gain(droid.square))?;
    (gain(droid.1.square) > errand.max(0)).then_some(droid.0)
}
