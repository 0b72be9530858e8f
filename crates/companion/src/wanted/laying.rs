//! Random layout: markers, six obstacles, and the initial places of ships.

use super::fault::WantedFault;
use crate::setup::Enlisted;
use table::Draws;
use xwing::content::Content;
use xwing::geometry::{Base, ObstacleToken, Pose, PoseMm, TableArea};
use xwing::position::file::{ObstacleFile, PlaceFile};
use xwing::scenario::generate;
use xwing::scenario::layout::OBSTACLES;

/// Obstacles are named by letters.
const LETTERS: [&str; OBSTACLES] = ["A", "B", "C", "D", "E", "F"];
/// From an edge to the center of a ship waiting there, in millimeters: any base is within range 1.
const FROM_EDGE: f64 = 50.0;

/// The six obstacle tokens with these ids, or the Core Set's asteroids.
pub(super) fn tokens(
    content: &'static Content,
    ids: &[String],
) -> Result<Vec<&'static ObstacleToken>, Vec<WantedFault>> {
    if ids.is_empty() {
        let core = |token: &&ObstacleToken| token.id.starts_with("coreasteroid");
        return Ok(content.obstacles().iter().filter(core).take(OBSTACLES).collect());
    }
    if ids.len() != OBSTACLES {
        return Err(vec![WantedFault::Tokens(ids.len())]);
    }
    let found = |id: &String| content.obstacles().get(id).ok_or_else(|| WantedFault::Token(id.clone()));
    let (known, unknown): (Vec<_>, Vec<_>) = ids.iter().map(found).partition(Result::is_ok);
    if unknown.is_empty() {
        Ok(known.into_iter().flatten().collect())
    } else {
        Err(unknown.into_iter().filter_map(Result::err).collect())
    }
}

/// The widest base among arriving ships, which determines the width of the lanes.
pub(super) fn widest<'a>(content: &Content, ships: impl Iterator<Item = &'a Enlisted>) -> Base {
    let base = |ship: &Enlisted| {
        let pilot = ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot)).map(|(kind, _)| kind);
        pilot.or_else(|| content.ship(ship.ship.as_ref()?)).map(|kind| kind.base)
    };
    let wider = |one: Base, other: Base| if other.side() > one.side() { other } else { one };
    ships.filter_map(base).fold(Base::Small, wider)
}

/// Random markers and obstacles; `None` if there is no room.
pub(super) fn lay(
    area: TableArea,
    widest: Base,
    tokens: &[&ObstacleToken],
    draws: &mut dyn Draws,
) -> Option<([PlaceFile; 2], Vec<ObstacleFile>)> {
    let layout = generate(area, widest, tokens, draws)?;
    let lying = |(letter, lying): (&&str, &xwing::scenario::Lying)| ObstacleFile {
        id: (*letter).to_owned(),
        token: Some(lying.token.clone()),
        pose: Some(place(lying.at)),
        kind: None,
        polygon: None,
    };
    let obstacles = LETTERS.iter().zip(&layout.obstacles).map(lying).collect();
    Some((layout.markers.map(|marker| place(marker.at)), obstacles))
}

fn place(pose: Pose) -> PlaceFile {
    let PoseMm { x, y, heading } = pose.into();
    PlaceFile { x, y, heading }
}

/// Lines up ships along the player edge, or along the opposite one facing back.
pub(super) fn along_the_edge(area: TableArea, ships: &mut [Enlisted], far: bool) {
    let count = u32::try_from(ships.len()).unwrap_or(u32::MAX).saturating_add(1);
    for (at, ship) in (1_u32..).zip(ships) {
        let x = (area.side() * f64::from(at) / f64::from(count)).round();
        let (y, heading) = if far { (area.side() - FROM_EDGE, 180.0) } else { (FROM_EDGE, 0.0) };
        ship.pose = Some(PlaceFile { x, y, heading });
    }
}
