//! Plays a match between bots: each gets its own seat's view and nothing else.

use bots::{Bot, Budget, Evaluate, Observation, Stop};
use contract::{Driver, Ending, Progress, SmallRng, Unrecorded, Viewer};

/// A bot and its budget per answer.
pub(crate) type SeatedBot<'a, G> = (&'a mut dyn Bot<G>, Budget);

/// Plays a match to its end.
///
/// # Errors
/// A fault of the set-up, a view that cannot be used, or an illegal choice.
pub(crate) fn play<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    seated_bots: &mut [SeatedBot<'_, G>],
    seed: u64,
) -> Result<Ending, String> {
    let mut driver = Driver::<G>::begin(content, setup).map_err(|faults| format!("{faults:?}"))?;
    let mut dice = SmallRng::new(seed);
    loop {
        let progress = driver.advance(&mut dice, &mut Unrecorded, |game, seats| {
            let seat = seats.first().ok_or("nobody is asked")?;
            let (bot, budget) = &mut seated_bots[seat.index()];
            let observation = Observation::new(content, seat, game.view(Viewer::Seat(seat)))
                .map_err(|error| format!("{error:?}"))?;
            let choice = bot.think(&observation, *budget, &Stop::never()).choice;
            game.check(seat, &choice).map_err(|refusal| format!("{choice:?}: {refusal:?}"))?;
            Ok::<_, String>((seat, choice))
        })?;
        if let Progress::Over(ending) = progress {
            return Ok(ending);
        }
    }
}
