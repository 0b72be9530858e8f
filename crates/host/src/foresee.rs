//! Previews a choice, as far as its seat can know the result.
//!
//! The choice is played by the real rules, but never on the true state: only on states re-dealt from the asking
//! seat's view. Whatever all of them agree on is certain and is shown; nothing is shown from the first difference on.

use crate::games::Playable;
use crate::table::{Denied, Foreseen, Json, json};
use table::{Game, Out, Seat, Sim, Told, Viewer, digest};

/// Number of re-dealt states that must agree.
const WORLDS: u64 = 12;

/// What a seat observes: the events, and the view if all re-dealt states agree on it.
type Noticed<G> = (Vec<<G as Game>::Event>, Option<<G as Game>::View>);

/// Plays `choice` in re-dealt states and keeps what they have in common.
pub(crate) fn foresee<G: Playable>(view: G::View, seat: Seat, choice: G::Choice) -> Result<Foreseen, Denied> {
    let (content, viewer) = (G::content(), Viewer::Seat(seat));
    let belief = G::belief(content, &view).map_err(|faults| Denied::Unreadable(format!("{faults:?}")))?;
    // Seeded by the view alone, so that the result cannot depend on anything the seat does not know.
    let mut draws = Sim::new(digest(&view));
    let mut common: Option<Noticed<G>> = None;
    for _ in 0..WORLDS {
        let mut world = G::deal(&belief, &mut draws);
        if !world.turn().asks(seat) {
            return Err(Denied::NotAsked);
        }
        world
            .check(seat, &choice)
            .map_err(|refusal| Denied::Refused(Box::new(G::refusal(content, &view, &refusal))))?;
        let mut told = Told::default();
        world.play(seat, choice, &mut Out::to(&mut told));
        let heard: Vec<G::Event> = told.heard(viewer).cloned().collect();
        let after = world.view(viewer);
        common = Some(match common {
            None => (heard, Some(after)),
            Some((events, seen)) => {
                let same = events.iter().zip(&heard).take_while(|(one, other)| one == other).count();
                let seen = seen.filter(|seen| *seen == after && same == events.len() && same == heard.len());
                (events.into_iter().take(same).collect(), seen)
            }
        });
    }
    let (events, after) = common.unwrap_or_default();
    let words =
        |event: &G::Event| -> (Json, Json) { (json(&G::event(content, &view, viewer, event)), json(event)) };
    Ok(Foreseen { events: events.iter().map(words).collect(), view: after.as_ref().map(json) })
}
