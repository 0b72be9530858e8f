//! A table for bots: each is shown its own seat's view and nothing else.

use bots::{Bot, Budget, Evaluate, Seen, Stop};
use table::{Ending, Out, Sim, Turn, Viewer};

/// A bot and what it may spend on each answer.
pub(crate) type Sitter<'a, G> = (&'a mut dyn Bot<G>, Budget);

/// Plays a match to its end.
///
/// # Errors
/// A fault of the set-up, a view that cannot be used, or an answer the rules refuse.
pub(crate) fn play<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    sitters: &mut [Sitter<'_, G>],
    seed: u64,
) -> Result<Ending, String> {
    let mut game = G::begin(content, setup).map_err(|faults| format!("{faults:?}"))?;
    let mut dice = Sim::new(seed);
    loop {
        match game.turn() {
            Turn::Over(ending) => return Ok(ending),
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut Out::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody is asked")?;
                let (bot, budget) = &mut sitters[seat.index()];
                let seen = Seen::new(content, seat, game.view(Viewer::Seat(seat)))
                    .map_err(|blind| format!("{blind:?}"))?;
                let choice = bot.think(&seen, *budget, &Stop::never()).choice;
                game.check(seat, &choice).map_err(|refusal| format!("{choice:?}: {refusal:?}"))?;
                game.play(seat, choice, &mut Out::silent());
            }
        }
    }
}
