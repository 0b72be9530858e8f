//! Random layout: markers, six obstacles, and the initial places of ships.

use super::fault::SetupFault;
use crate::setup::SquadShip;
use contract::RandomSource;
use xwing::content::Content;
use xwing::geometry::{Base, ObstacleToken, PlayArea, Pose, PoseMm};
use xwing::scenario::generate;
use xwing::scenario::layout::OBSTACLE_COUNT;
use xwing::table_position::file::{ObstacleSpec, PoseSpec};

/// Obstacles are named by letters.
const LETTERS: [&str; OBSTACLE_COUNT] = ["A", "B", "C", "D", "E", "F"];
/// From an edge to the center of a ship waiting there, in millimeters: any base is within range 1.
const EDGE_DISTANCE_MM: f64 = 50.0;

/// The six obstacle tokens with these ids, or the Core Set's asteroids.
pub(super) fn obstacle_tokens(
    content: &'static Content,
    ids: &[String],
) -> Result<Vec<&'static ObstacleToken>, Vec<SetupFault>> {
    if ids.is_empty() {
        let core = |token: &&ObstacleToken| token.id.starts_with("coreasteroid");
        return Ok(content.obstacles().iter().filter(core).take(OBSTACLE_COUNT).collect());
    }
    if ids.len() != OBSTACLE_COUNT {
        return Err(vec![SetupFault::Tokens(ids.len())]);
    }
    let found = |id: &String| content.obstacles().get(id).ok_or_else(|| SetupFault::Token(id.clone()));
    let (known, unknown): (Vec<_>, Vec<_>) = ids.iter().map(found).partition(Result::is_ok);
    if unknown.is_empty() {
        Ok(known.into_iter().flatten().collect())
    } else {
        Err(unknown.into_iter().filter_map(Result::err).collect())
    }
}

/// The widest base among arriving ships, which determines the width of the lanes.
pub(super) fn widest_base<'a>(content: &Content, ships: impl Iterator<Item = &'a SquadShip>) -> Base {
    let base = |ship: &SquadShip| {
        let pilot = ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot)).map(|(kind, _)| kind);
        pilot.or_else(|| content.ship(ship.ship.as_ref()?)).map(|kind| kind.base)
    };
    let wider = |one: Base, other: Base| if other.side() > one.side() { other } else { one };
    ships.filter_map(base).fold(Base::Small, wider)
}

/// Random markers and obstacles; `None` if there is no room.
pub(super) fn generate_layout(
    area: PlayArea,
    widest: Base,
    tokens: &[&ObstacleToken],
    rng: &mut dyn RandomSource,
) -> Option<([PoseSpec; 2], Vec<ObstacleSpec>)> {
    let layout = generate(area, widest, tokens, rng)?;
    let lying = |(letter, lying): (&&str, &xwing::scenario::LayoutObstacle)| ObstacleSpec {
        id: (*letter).to_owned(),
        token: Some(lying.token.clone()),
        pose: Some(place(lying.at)),
        kind: None,
        polygon: None,
    };
    let obstacles = LETTERS.iter().zip(&layout.obstacles).map(lying).collect();
    Some((layout.markers.map(|marker| place(marker.at)), obstacles))
}

fn place(pose: Pose) -> PoseSpec {
    let PoseMm { x, y, heading } = pose.into();
    PoseSpec { x, y, heading }
}

/// Lines up ships along the player edge, or along the opposite one facing back.
pub(super) fn line_up_along_edge(area: PlayArea, ships: &mut [SquadShip], far: bool) {
    let count = u32::try_from(ships.len()).unwrap_or(u32::MAX).saturating_add(1);
    for (at, ship) in (1_u32..).zip(ships) {
        let x = (area.side() * f64::from(at) / f64::from(count)).round();
        let (y, heading) =
            if far { (area.side() - EDGE_DISTANCE_MM, 180.0) } else { (EDGE_DISTANCE_MM, 0.0) };
        ship.pose = Some(PoseSpec { x, y, heading });
    }
}
