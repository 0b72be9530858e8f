//! Laws about states and steps: states are consistent, clones never change, and an act is deterministic.

use super::law::{Law, LawResult, through_json};
use crate::{
    ActOf, EventSink, Game, LegalChoicesOf, RandomSource, RecordedEvents, Seat, Seats, digest, random_play,
};

/// The state is consistent.
pub(super) fn audit<G: Game>(game: &G) -> LawResult {
    game.audit().map_err(|what| Law::Audit.violation(format!("{what} in {game:?}")))
}

/// A position, written and read back, begins exactly this state. Returns the position's own maximum number of acts.
pub(super) fn position<G: Game>(
    content: &'static G::Content,
    game: &G,
) -> Result<Option<u32>, super::law::Violation> {
    let Some(position) = game.position() else { return Ok(None) };
    let read = through_json(Law::Position, &position)?;
    let again = G::begin(content, &read)
        .map_err(|faults| Law::Position.violation(format!("{position:?} is not legal: {faults:?}")))?;
    Law::Position
        .holds(again == *game, || format!("{game:?} is written as {position:?} and begins {again:?}"))?;
    Ok(Some(G::max_acts(&position)))
}

/// Applies an act and returns its events, after checking that the result depends on the state and the act alone: not
/// on a clock, an address, the order of a map, or whether events are recorded.
pub(super) fn step<G: Game>(
    game: &mut G,
    act: &ActOf<G>,
) -> Result<RecordedEvents<G::Event>, super::law::Violation> {
    let (mut again, mut silent) = (game.clone(), game.clone());
    let (mut recorded, mut recorded_again) = (RecordedEvents::default(), RecordedEvents::default());
    game.apply(act, &mut EventSink::recording(&mut recorded));
    again.apply(act, &mut EventSink::recording(&mut recorded_again));
    silent.apply(act, &mut EventSink::silent());
    let same_state = |other: &G| *game == *other && digest(game) == digest(other);
    Law::Function.holds(same_state(&again), || format!("{act:?} gives {game:?} and {again:?}"))?;
    Law::Function.holds(same_state(&silent), || format!("{act:?} unheard gives {silent:?}, not {game:?}"))?;
    Law::Function
        .holds(recorded == recorded_again, || format!("{act:?} tells {recorded:?} and {recorded_again:?}"))?;
    Ok(recorded)
}

/// Answers of seats that decide simultaneously may come in any order: tested in seat order, reversed, and rotated.
pub(super) fn simultaneous<G: Game>(game: &G, seats: Seats, rng: &mut dyn RandomSource) -> LawResult {
    let mut legal = LegalChoicesOf::<G>::default();
    let mut answers: Vec<_> =
        seats.iter().map(|seat| (seat, random_play::pick(game, seat, &mut legal, rng))).collect();
    let in_order = answered(game, &answers)?;
    answers.reverse();
    let reversed = answered(game, &answers)?;
    answers.rotate_left(1);
    let rotated = answered(game, &answers)?;
    Law::Simultaneous.holds(in_order == reversed && in_order == rotated, || {
        format!("the order of {answers:?} matters: {in_order:?}, {reversed:?}, {rotated:?}")
    })
}

fn answered<G: Game>(game: &G, answers: &[(Seat, G::Choice)]) -> Result<G, super::law::Violation> {
    let mut game = game.clone();
    for (seat, choice) in answers {
        Law::Simultaneous.holds(game.turn().asks(*seat), || {
            format!("seat {} is no longer asked after others answered {answers:?}", seat.number())
        })?;
        game.check(*seat, choice).map_err(|refusal| {
            Law::Simultaneous.violation(format!("{choice:?} is refused after others answered: {refusal:?}"))
        })?;
        game.play(*seat, *choice, &mut EventSink::silent());
    }
    Ok(game)
}
