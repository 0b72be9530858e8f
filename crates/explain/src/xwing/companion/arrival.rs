//! Set-up and arrivals: where markers and obstacles are laid, which ships arrive, and at which side of which marker.

use super::super::words;
use super::answer;
use crate::Message;
use ::companion::SessionState;
use ::xwing::label::Label;
use ::xwing::rules::scenario;
use ::xwing::scenario::Exit;
use ::xwing::table_position::file::PoseSpec;

/// A sentence about one of the two markers.
pub(super) fn marked(key: &'static str, ship: Label, marker: usize) -> Message {
    let number = u8::try_from(marker + 1).unwrap_or(u8::MAX);
    Message::new(key).with("target", ship.to_string()).with("marker", number)
}

pub(super) fn place(ships: &[Label]) -> Message {
    Message::new("co-place").with("ships", words::labels(ships)).with_rule(scenario::PLAYER_ZONE)
}

pub(super) fn nearest(ship: Label, marker: usize) -> Message {
    marked("co-nearest-exit", ship, marker).with_rule(scenario::ARRIVAL)
}

pub(super) fn arrives(ship: Label, marker: usize, exit: Exit) -> Message {
    marked("co-arrives", ship, marker).with("exit", answer::exit(exit)).with_rule(scenario::ARRIVAL)
}

/// The dice for the ship that is arriving.
pub(super) fn rolls(state: &SessionState, throw: Message) -> Message {
    let ship = state.arrivals().and_then(::companion::arrivals::Arrivals::arriving);
    throw.with("target", ship.map_or_else(String::new, |ship| ship.to_string())).with_rule(scenario::ARRIVAL)
}

/// Where markers and obstacles are laid, sentence by sentence: centimeters from the player's left corner.
#[must_use]
pub fn layout(state: &SessionState) -> Vec<Message> {
    let mut said = Vec::new();
    let markers = state.arrivals().and_then(::companion::arrivals::Arrivals::markers);
    for (number, marker) in (1_u8..).zip(markers.into_iter().flatten()) {
        let centre = marker.at.center();
        said.push(
            at("co-lay-marker", centre.x, centre.y).with("marker", number).with_rule(scenario::MARKERS),
        );
    }
    for rock in state.laid_obstacles() {
        if let (Some(token), Some(PoseSpec { x, y, heading })) = (&rock.token, rock.pose) {
            let kind = state.content().obstacles().get(token).map(|token| answer::obstacle(token.kind));
            said.push(
                at("co-lay-obstacle", x, y)
                    .with("id", rock.id.clone())
                    .with("kind", kind.unwrap_or("asteroid"))
                    .with("token", token.clone())
                    .with("turn", heading.round())
                    .with_rule(scenario::OBSTACLES),
            );
        }
    }
    said
}

/// Half a centimeter is as precise as a person can place a token.
fn at(key: &'static str, x: f64, y: f64) -> Message {
    let cm = |mm: f64| (mm / 5.0).round() / 2.0;
    Message::new(key).with("right", cm(x)).with("away", cm(y))
}
