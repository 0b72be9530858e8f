//! Where a figure could walk: the cheapest route to every square, and if that one meets enemies, the route that meets
//! the fewest.

use crate::board::{Direction, Ground, Path, Square};
use crate::content::Content;
use crate::figure::{FigureId, Side};
use crate::state::{Pending, PublicState, map_of};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Route {
    pub path: Path,
    /// The squares entered, in order; the last is where it ends.
    pub squares: Vec<Square>,
    /// In movement points.
    pub cost: u8,
    /// Enemies it comes into contact with for the first time this turn; each triggers a circumstance attack.
    pub meets: Vec<FigureId>,
}

/// A square where the figure could stop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WalkOption {
    pub square: Square,
    /// The cheapest route.
    pub route: Route,
    /// A route within the points that meets fewer enemies: the fewest, then the cheapest.
    pub quiet: Option<Route>,
}

pub(super) fn walk_options(content: &Content, public: &PublicState, id: FigureId) -> Vec<WalkOption> {
    let map = map_of(content, public);
    let Some(figure) = public.figure(id) else { return Vec::new() };
    let walking = public.open == Pending::Walk && public.active.figure == id;
    let (points, treated) = if walking {
        (public.active.movement, public.active.treated)
    } else {
        (public.card(content, figure).movement, 0)
    };
    let reach = public.reach(map, id, points);
    let search = Search::new(public, public.ground(map), id, points, treated);
    let mut found: Vec<(Square, Path)> = reach.found().iter().skip(1).copied().collect();
    found.sort_unstable();
    let free = |(square, _): &(Square, Path)| public.on(*square).is_none_or(|(other, _)| other == id);
    let way = |(square, path): (Square, Path)| {
        let met = search.met_along(path);
        let quiet = search.quietest(square).filter(|found| found.met.count_ones() < met.count_ones());
        WalkOption {
            square,
            route: search.route(path, reach.cost(square).unwrap_or(0), met),
            quiet: quiet.map(|found| search.route(found.path, found.cost, found.met)),
        }
    };
    found.into_iter().filter(free).map(way).collect()
}

/// A route found by the search, with the enemies met as a bit mask.
#[derive(Clone, Copy)]
struct Found {
    square: Square,
    path: Path,
    cost: u8,
    met: u16,
}

/// All routes that no other route beats in both cost and enemies met.
struct Search<'a> {
    public: &'a PublicState,
    ground: Ground<'a>,
    start: Square,
    enemies: Vec<(FigureId, Square)>,
    found: Vec<Found>,
}

impl<'a> Search<'a> {
    fn new(public: &'a PublicState, ground: Ground<'a>, id: FigureId, points: u8, treated: u16) -> Self {
        let figure = public.figure(id).copied().unwrap_or_default();
        let enemy = figure.side.map(Side::other);
        let foes = public.all().filter(|(foe, there)| {
            enemy.is_some_and(|side| there.is_active_for(side)) && treated & foe.bit() == 0
        });
        let enemies = foes.map(|(foe, there)| (foe, there.square)).collect();
        let mut search = Search { public, ground, start: figure.square, enemies, found: Vec::new() };
        let points = points.min(Path::MAX_STEPS as u8);
        search.found.push(Found { square: figure.square, path: Path::default(), cost: 0, met: 0 });
        // A step costs 1 or 2, so one pass over the found routes per total visits them in order of cost.
        for spent in 0..points {
            let mut at = 0;
            while let Some(from) = search.found.get(at).copied() {
                at += 1;
                if from.cost == spent {
                    search.spread(from, figure.side, points);
                }
            }
        }
        search
    }

    fn spread(&mut self, from: Found, side: Option<Side>, points: u8) {
        for direction in Direction::ALL {
            let Some(square) = self.ground.step(from.square, direction) else { continue };
            let cost = from.cost + self.ground.cost(square);
            let met = from.met | self.met_on(square);
            let beaten =
                |known: &Found| known.square == square && known.cost <= cost && known.met & !met == 0;
            if cost > points || !self.public.may_cross(side, square) || self.found.iter().any(beaten) {
                continue;
            }
            if let Some(path) = from.path.then(direction) {
                self.found.push(Found { square, path, cost, met });
            }
        }
    }

    /// Bit mask of the enemies in contact with a square.
    fn met_on(&self, square: Square) -> u16 {
        let near = self.enemies.iter().filter(|(_, at)| self.ground.contact(square, *at));
        near.fold(0, |set, (foe, _)| set | foe.bit())
    }

    fn squares(&self, path: Path) -> Vec<Square> {
        let mut at = self.start;
        let step = |direction| {
            at = self.ground.step(at, direction)?;
            Some(at)
        };
        path.iter().map_while(step).collect()
    }

    fn met_along(&self, path: Path) -> u16 {
        self.squares(path).into_iter().fold(0, |set, square| set | self.met_on(square))
    }

    fn quietest(&self, square: Square) -> Option<Found> {
        let here = self.found.iter().filter(|found| found.square == square);
        here.min_by_key(|found| (found.met.count_ones(), found.cost)).copied()
    }

    fn route(&self, path: Path, cost: u8, met: u16) -> Route {
        let met = |(foe, _): &&(FigureId, Square)| met & foe.bit() != 0;
        Route {
            path,
            squares: self.squares(path),
            cost,
            meets: self.enemies.iter().filter(met).map(|(foe, _)| *foe).collect(),
        }
    }
}
