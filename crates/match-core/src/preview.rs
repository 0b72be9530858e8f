//! Previews a choice, as far as its seat can know the result.
//!
//! The choice is played by the real rules, but never on the true state: only on states re-dealt from the asking
//! seat's view. Whatever all of them agree on is certain and is shown; nothing is shown from the first difference on.

use crate::any_match::{ActError, Json, Preview, json};
use crate::games::Playable;
use contract::{EventSink, Game, RecordedEvents, Seat, SmallRng, Viewer, digest};

/// Number of re-dealt states that must agree.
const WORLDS: u64 = 12;

/// What a seat observes: the events, and the view if all re-dealt states agree on it.
type Noticed<G> = (Vec<<G as Game>::Event>, Option<<G as Game>::View>);

/// Plays `choice` in re-dealt states and keeps what they have in common.
pub(crate) fn preview<G: Playable>(
    view: G::View,
    seat: Seat,
    choice: G::Choice,
) -> Result<Preview, ActError> {
    let (content, viewer) = (G::content(), Viewer::Seat(seat));
    let belief = G::belief(content, &view).map_err(|faults| ActError::Unreadable(format!("{faults:?}")))?;
    // Seeded by the view alone, so that the result cannot depend on anything the seat does not know.
    let mut rng = SmallRng::new(digest(&view));
    let mut common: Option<Noticed<G>> = None;
    for _ in 0..WORLDS {
        let mut world = G::deal(&belief, &mut rng);
        if !world.turn().asks(seat) {
            return Err(ActError::NotAsked);
        }
        world
            .check(seat, &choice)
            .map_err(|refusal| ActError::Refused(Box::new(G::refusal(content, &view, &refusal))))?;
        let mut told = RecordedEvents::default();
        world.play(seat, choice, &mut EventSink::recording(&mut told));
        let heard: Vec<G::Event> = told.visible_to(viewer).cloned().collect();
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
    Ok(Preview { events: events.iter().map(words).collect(), view: after.as_ref().map(json) })
}
