//! Geometric laws: mirroring and rotation change nothing but left and right.
//!
//! Mirroring in the y axis and quarter turns about the origin map the grid onto itself, so the answers must be
//! bit-identical. Other rotations are rounded, so the answers must be equal within the rounding.

use proptest::prelude::*;
use xwing::geometry::shapes::convex_polygon::ConvexPolygon;
use xwing::geometry::{
    Arc, ArcSet, Base, Bearing, EndSlot, Execution, Flight, Footprint, Heading, Maneuver, ObstacleTokens,
    Point, Pose, Range, Reposition, Shape, Side, TOLERANCE, distance, execute, fly, measure,
};

fn poses() -> impl Strategy<Value = Pose> {
    let place = -900_000..900_000i32;
    let heading = prop_oneof![
        3 => 0..360_000_000i32,
        1 => (0..8i32).prop_map(|eighth| eighth * 45_000_000),
    ];
    (place.clone(), place, heading).prop_map(|(x, y, h)| Pose::new(x, y, Heading::from_micro_degrees(h)))
}

/// A pose within a few hundred millimeters of another.
fn neighbours() -> impl Strategy<Value = (Pose, Pose)> {
    let near = -250_000..250_000i32;
    (poses(), near.clone(), near, 0..360_000_000i32)
        .prop_map(|(a, dx, dy, h)| (a, Pose::new(a.x() + dx, a.y() + dy, Heading::from_micro_degrees(h))))
}

/// The distance of separate pieces over all pairs of corner and edge, with the foot of each perpendicular found again here.
fn distance_of_all_pairs(one: &ConvexPolygon, two: &ConvexPolygon) -> f64 {
    let pairs = |a: &ConvexPolygon, b: &ConvexPolygon| {
        let corners = a.corners().to_vec();
        let edges: Vec<(Point, Point)> = b.edges().collect();
        edges.into_iter().flat_map(move |edge| corners.clone().into_iter().map(move |corner| (corner, edge)))
    };
    let distance = |(corner, (from, to)): (Point, (Point, Point))| {
        let (along, length) = (to - from, from.distance(to));
        let place = if length > 0.0 { (corner - from).dot(along) / length } else { 0.0 };
        if place <= 0.0 {
            corner.distance(from)
        } else if place >= length {
            corner.distance(to)
        } else {
            (along.cross(corner - from) / length).abs()
        }
    };
    pairs(one, two).chain(pairs(two, one)).map(distance).fold(f64::INFINITY, f64::min)
}

fn bases() -> impl Strategy<Value = Base> {
    prop::sample::select(Base::ALL.to_vec())
}

fn maneuvers() -> impl Strategy<Value = Maneuver> {
    prop::sample::select(Maneuver::all().collect::<Vec<_>>())
}

fn slots() -> impl Strategy<Value = EndSlot> {
    prop::sample::select(EndSlot::ALL.to_vec())
}

fn mirror(pose: Pose) -> Pose {
    Pose::new(-pose.x(), pose.y(), pose.heading().mirrored())
}

fn quarter(pose: Pose) -> Pose {
    Pose::new(pose.y(), -pose.x(), pose.heading().turned(Heading::QUARTER))
}

fn mirror_maneuver(maneuver: Maneuver) -> Maneuver {
    let bearing = match maneuver.bearing() {
        Bearing::Bank(side) => Bearing::Bank(side.opposite()),
        Bearing::Turn(side) => Bearing::Turn(side.opposite()),
        Bearing::Segnor(side) => Bearing::Segnor(side.opposite()),
        Bearing::Tallon(side) => Bearing::Tallon(side.opposite()),
        Bearing::ReverseBank(side) => Bearing::ReverseBank(side.opposite()),
        plain @ (Bearing::Straight | Bearing::Koiogran | Bearing::Stationary | Bearing::ReverseStraight) => {
            plain
        }
    };
    Maneuver::new(bearing, maneuver.speed()).unwrap_or_else(|fault| panic!("{fault}"))
}

fn mirror_arc(arc: Arc) -> Arc {
    match arc {
        Arc::Left => Arc::Right,
        Arc::Right => Arc::Left,
        Arc::FullLeft => Arc::FullRight,
        Arc::FullRight => Arc::FullLeft,
        same @ (Arc::Bullseye | Arc::Front | Arc::Rear | Arc::FullFront | Arc::FullRear) => same,
    }
}

/// Turned by any angle about a point, and rounded.
fn swung(pose: Pose, by: Heading, about: Point) -> Pose {
    let centre = about + (pose.center() - about).rotated(by.sin_cos());
    Pose::rounded(centre, pose.heading().turned(by))
}

/// How a flight ended, without its position.
fn how(flight: &Flight) -> (bool, Vec<usize>, Vec<usize>) {
    match flight.execution {
        Execution::Full { .. } => (true, vec![], vec![]),
        Execution::Partial { overlapped, touching, .. } => {
            (false, overlapped.iter().collect(), touching.iter().collect())
        }
    }
}

/// Whether a length is so near the end of a band (or a contact) that rounding may change the answer.
fn is_borderline(gap: f64) -> bool {
    [-TOLERANCE, TOLERANCE, 100.0 + TOLERANCE, 200.0 + TOLERANCE, 300.0 + TOLERANCE]
        .iter()
        .any(|edge| (gap - edge).abs() < 0.003)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, ..ProptestConfig::default() })]

    /// XW-GEO-05, XW-GEO-06, XW-GEO-07, XW-GEO-08, XW-GEO-09
    #[test]
    fn maneuvers_mirror_and_turn_to_the_last_bit(
        pose in poses(), base in bases(), maneuver in maneuvers(), slot in slots(),
    ) {
        let end = execute(pose, base, maneuver, slot);
        prop_assert_eq!(mirror(end), execute(mirror(pose), base, mirror_maneuver(maneuver), slot));
        prop_assert_eq!(quarter(end), execute(quarter(pose), base, maneuver, slot));
    }

    /// XW-GEO-02
    #[test]
    fn a_maneuver_swings_with_its_start(
        pose in poses(), base in bases(), maneuver in maneuvers(), slot in slots(), by in 0..360_000_000i32,
    ) {
        let by = Heading::from_micro_degrees(by);
        let about = pose.center();
        let end = swung(execute(pose, base, maneuver, slot), by, about);
        let other = execute(swung(pose, by, about), base, maneuver, slot);
        prop_assert!(end.center().distance(other.center()) < 0.002, "{:?} {:?}", end, other);
        prop_assert_eq!(end.heading(), other.heading());
    }

    /// XW-GEO-11, XW-GEO-15
    #[test]
    fn gaps_and_ranges_mirror_turn_and_commute((a, b) in neighbours(), one in bases(), two in bases()) {
        let gap = |a, b| Footprint::new(a, one).gap(&Footprint::new(b, two));
        let here = gap(a, b);
        prop_assert_eq!(here, gap(mirror(a), mirror(b)));
        prop_assert_eq!(here, gap(quarter(a), quarter(b)));
        prop_assert_eq!(here, Footprint::new(b, two).gap(&Footprint::new(a, one)));
        let by = Heading::from_micro_degrees(123_456_789);
        let there = gap(swung(a, by, Point::new(0.0, 0.0)), swung(b, by, Point::new(0.0, 0.0)));
        prop_assert!((here - there).abs() < 0.003, "{} {}", here, there);
        if !is_borderline(here) {
            prop_assert_eq!(Range::of(here), Range::of(there));
        }
    }

    /// XW-GEO-11: the closed form for squares, the general one, and all pairs of corners and edges agree.
    #[test]
    fn squares_agree_with_all_corners_and_edges((a, b) in neighbours(), one in bases(), two in bases()) {
        let (a, b) = (Footprint::new(a, one), Footprint::new(b, two));
        let (closed, general) = (a.gap(&b), a.piece().gap(&b.piece()));
        prop_assert!((closed - general).abs() < 1e-9, "{} {}", closed, general);
        if closed > 0.0 {
            let slow = distance_of_all_pairs(&a.piece(), &b.piece());
            prop_assert!((closed - slow).abs() < 1e-9, "{} {}", closed, slow);
        }
    }

    /// XW-GEO-15, XW-GEO-25: distances to the pieces of obstacles, against all corners and edges.
    #[test]
    fn obstacles_agree_with_all_corners_and_edges((a, b) in neighbours(), base in bases(), which in 0..24usize) {
        let tokens = ObstacleTokens::printed().unwrap();
        let rock = tokens.iter().nth(which).unwrap().outline.at(b);
        let ship = Footprint::new(a, base);
        let piece = ship.piece();
        for part in rock.pieces().iter() {
            let gap = piece.gap(part);
            prop_assert!((gap - part.gap(&piece)).abs() < 1e-9);
            if gap > 0.0 {
                prop_assert!((gap - distance_of_all_pairs(&piece, part)).abs() < 1e-9);
            }
        }
        let found = measure(&ship, &rock);
        prop_assert!((found.distance - distance(&ship, &rock)).abs() < 1e-9);
        prop_assert!((found.first.length() - found.distance).abs() < TOLERANCE);
        prop_assert!((found.last.length() - found.distance).abs() < TOLERANCE + 1e-9);
    }

    /// XW-GEO-16, XW-GEO-17, XW-GEO-18, XW-GEO-19
    #[test]
    fn arcs_mirror_and_turn((a, b) in neighbours(), one in bases(), two in bases()) {
        let ship = |pose| Footprint::new(pose, one);
        let target = |pose| Footprint::new(pose, two);
        for arc in Arc::ALL {
            let here = arc.distance_to_base(&ship(a), &target(b));
            prop_assert_eq!(here.is_some(), arc.covers_base(&ship(a), &target(b)));
            let mirrored = mirror_arc(arc).distance_to_base(&ship(mirror(a)), &target(mirror(b)));
            let turned = arc.distance_to_base(&ship(quarter(a)), &target(quarter(b)));
            prop_assert_eq!(here, turned);
            prop_assert_eq!(here.is_some(), mirrored.is_some());
            let apart = here.unwrap_or(0.0) - mirrored.unwrap_or(0.0);
            prop_assert!(apart.abs() < 1e-9, "{:?} {}", arc, apart);
        }
    }

    /// XW-GEO-16: what is not under the ship's own base is in at least one standard arc, and in a full arc of each
    /// pair.
    #[test]
    fn the_standard_arcs_leave_nothing_out((a, b) in neighbours(), one in bases(), two in bases()) {
        let (ship, target) = (Footprint::new(a, one), Footprint::new(b, two));
        prop_assume!(ship.gap(&target) > 0.0);
        let holds = |arc: Arc| arc.covers(&ship, &target);
        prop_assert!([Arc::Front, Arc::Left, Arc::Right, Arc::Rear].into_iter().any(holds));
        prop_assert!(holds(Arc::FullFront) || holds(Arc::FullRear));
        prop_assert!(holds(Arc::FullLeft) || holds(Arc::FullRight));
        prop_assert!(!holds(Arc::Bullseye) || holds(Arc::Front));
        // The fast versions for bases agree with the general one.
        prop_assert_eq!(ArcSet::covering(&ship, &target), Arc::ALL.into_iter().filter(|&arc| holds(arc)).collect::<ArcSet>());
        for arc in Arc::ALL {
            prop_assert_eq!(holds(arc), arc.covers_base(&ship, &target), "{:?}", arc);
            let slow = arc.measure(&ship, &target).map(|measure| measure.distance);
            let fast = arc.distance_to_base(&ship, &target);
            prop_assert!((slow.unwrap_or(-1.0) - fast.unwrap_or(-1.0)).abs() < 1e-9, "{:?} {:?} {:?}", arc, slow, fast);
            prop_assert!(!arc.covers_whole(&ship, &target) || holds(arc), "{:?}", arc);
            // Inside an arc nothing is nearer than the nearest point of the whole target.
            prop_assert!(fast.is_none_or(|fast| fast >= ship.gap(&target) - 1e-9));
        }
    }

    /// XW-GEO-12
    #[test]
    fn partial_executions_mirror_and_turn(
        (a, b) in neighbours(), one in bases(), two in bases(), maneuver in maneuvers(), slot in slots(),
    ) {
        prop_assume!(!Footprint::new(a, one).overlaps(&Footprint::new(b, two)));
        let flown = |a, b, maneuver| fly(a, one, maneuver, slot, &[Footprint::new(b, two)]);
        let here = flown(a, b, maneuver);
        let mirrored = flown(mirror(a), mirror(b), mirror_maneuver(maneuver));
        prop_assert_eq!(mirror(here.pose), mirrored.pose);
        prop_assert_eq!(how(&here), how(&mirrored));
        let turned = flown(quarter(a), quarter(b), maneuver);
        prop_assert_eq!(quarter(here.pose), turned.pose);
        prop_assert_eq!(how(&here), how(&turned));
        // No two ships overlap at the end, and a ship that was stopped touches another.
        let end = Footprint::new(here.pose, one);
        prop_assert!(!end.overlaps(&Footprint::new(b, two)));
        if let (false, overlapped, touching) = how(&here) {
            prop_assert_eq!(overlapped, vec![0]);
            prop_assert_eq!(touching, vec![0]);
        }
    }

    /// XW-GEO-21, XW-GEO-22, XW-GEO-23
    #[test]
    fn repositions_mirror_and_turn(pose in poses(), base in bases()) {
        let flip = |way: Reposition| match way {
            Reposition::BarrelRoll(side, slot) => Reposition::BarrelRoll(side.opposite(), slot),
            Reposition::DecloakRoll(side, slot) => Reposition::DecloakRoll(side.opposite(), slot),
            Reposition::BankRoll(side, bend, slot) => Reposition::BankRoll(side.opposite(), bend.opposite(), slot),
            Reposition::Boost(boost) => Reposition::Boost(match boost {
                xwing::geometry::Boost::Bank(side) => xwing::geometry::Boost::Bank(side.opposite()),
                xwing::geometry::Boost::Straight => xwing::geometry::Boost::Straight,
            }),
            Reposition::DecloakAhead => Reposition::DecloakAhead,
        };
        let bank_rolls = Side::BOTH.map(|bend| Reposition::BankRoll(Side::Left, bend, EndSlot::Back));
        let ways = Reposition::barrel_rolls().into_iter().chain(Reposition::boosts()).chain(Reposition::decloaks());
        for way in ways.chain(bank_rolls) {
            let end = way.end(pose, base).pose;
            prop_assert_eq!(mirror(end), flip(way).end(mirror(pose), base).pose);
            prop_assert_eq!(quarter(end), way.end(quarter(pose), base).pose);
        }
    }
}
