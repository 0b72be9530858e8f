//! Set-up and arrivals: where markers and obstacles are laid, which ships arrive, and at which side of which marker.

use super::super::words;
use super::answer;
use crate::Message;
use ::companion::Table;
use ::xwing::label::Label;
use ::xwing::position::file::PlaceFile;
use ::xwing::rules::scenario;
use ::xwing::scenario::Exit;

/// A sentence about one of the two markers.
pub(super) fn marked(key: &'static str, ship: Label, marker: usize) -> Message {
    let number = u8::try_from(marker + 1).unwrap_or(u8::MAX);
    Message::new(key).with("target", ship.to_string()).with("marker", number)
}

pub(super) fn place(ships: &[Label]) -> Message {
    Message::new("co-place").with("ships", words::labels(ships)).by(scenario::PLAYER_ZONE)
}

pub(super) fn nearest(ship: Label, marker: usize) -> Message {
    marked("co-nearest-exit", ship, marker).by(scenario::ARRIVAL)
}

pub(super) fn arrives(ship: Label, marker: usize, exit: Exit) -> Message {
    marked("co-arrives", ship, marker).with("exit", answer::exit(exit)).by(scenario::ARRIVAL)
}

/// The dice for the ship that is arriving.
pub(super) fn rolls(table: &Table, throw: Message) -> Message {
    let ship = table.coming().and_then(::companion::coming::Coming::arriving);
    throw.with("target", ship.map_or_else(String::new, |ship| ship.to_string())).by(scenario::ARRIVAL)
}

/// Where markers and obstacles are laid, sentence by sentence: centimeters from the player's left corner.
#[must_use]
pub fn layout(table: &Table) -> Vec<Message> {
    let mut said = Vec::new();
    let markers = table.coming().and_then(::companion::coming::Coming::markers);
    for (number, marker) in (1_u8..).zip(markers.into_iter().flatten()) {
        let centre = marker.at.centre();
        said.push(at("co-lay-marker", centre.x, centre.y).with("marker", number).by(scenario::MARKERS));
    }
    for rock in table.laid() {
        if let (Some(token), Some(PlaceFile { x, y, heading })) = (&rock.token, rock.pose) {
            let kind = table.content().obstacles().get(token).map(|token| answer::obstacle(token.kind));
            said.push(
                at("co-lay-obstacle", x, y)
                    .with("id", rock.id.clone())
                    .with("kind", kind.unwrap_or("asteroid"))
                    .with("token", token.clone())
                    .with("turn", heading.round())
                    .by(scenario::OBSTACLES),
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
