//! Generated setups checked by a second, slow implementation of the printed distances: plain segments and half
//! planes, independent of the crate's own measuring (XW-SCEN-03 to XW-SCEN-06).

use contract::SmallRng;
use xwing::content::Content;
use xwing::geometry::{Base, PlayArea};
use xwing::scenario::{Layout, generate};

type P = (f64, f64);

fn to_segment(p: P, a: P, b: P) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let t = (((p.0 - a.0) * dx + (p.1 - a.1) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
    (p.0 - a.0 - t * dx).hypot(p.1 - a.1 - t * dy)
}

/// Between outlines that do not meet.
fn apart(one: &[P], other: &[P]) -> f64 {
    let mut least = f64::INFINITY;
    for (points, edges) in [(one, other), (other, one)] {
        for p in points {
            for i in 0..edges.len() {
                least = least.min(to_segment(*p, edges[i], edges[(i + 1) % edges.len()]));
            }
        }
    }
    least
}

/// A point this far to the right of and in front of something with this heading in degrees.
fn placed(centre: P, degrees: f64, right: f64, ahead: f64) -> P {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (centre.0 + right * cos + ahead * sin, centre.1 + ahead * cos - right * sin)
}

const SIDES: [f64; 3] = [180.0, 300.0, 60.0];

fn marker(centre: P) -> Vec<P> {
    // Clockwise around the middle.
    SIDES.iter().flat_map(|side| [-10.0, 10.0].map(|right| placed(centre, *side, right, 27.0))).collect()
}

/// Whether a polygon has a point in the strip in front of a side: clipping by three half planes leaves something.
fn in_strip(centre: P, side: f64, half: f64, polygon: &[P]) -> bool {
    let (sin, cos) = side.to_radians().sin_cos();
    let local = |p: &P| {
        let (x, y) = (p.0 - centre.0, p.1 - centre.1);
        (x * cos - y * sin, x * sin + y * cos)
    };
    let mut left: Vec<P> = polygon.iter().map(local).collect();
    let inside: [&dyn Fn(P) -> f64; 3] = [&|p| p.1 - 27.0, &|p| half - p.0, &|p| half + p.0];
    for depth in inside {
        let mut kept = Vec::new();
        for i in 0..left.len() {
            let (a, b) = (left[i], left[(i + 1) % left.len()]);
            let (da, db) = (depth(a), depth(b));
            if da >= 0.0 {
                kept.push(a);
            }
            if da * db < 0.0 {
                let t = da / (da - db);
                kept.push((a.0 + t * (b.0 - a.0), a.1 + t * (b.1 - a.1)));
            }
        }
        left = kept;
    }
    !left.is_empty()
}

fn to_edges(points: &[P], side: f64) -> f64 {
    points.iter().map(|p| p.0.min(p.1).min(side - p.0).min(side - p.1)).fold(f64::INFINITY, f64::min)
}

fn outlines(layout: &Layout) -> Vec<Vec<P>> {
    let tokens = Content::standard().obstacles();
    layout
        .obstacles
        .iter()
        .map(|lying| {
            let outline = &tokens.get(&lying.token).unwrap().outline;
            let centre = (f64::from(lying.at.x()) / 1000.0, f64::from(lying.at.y()) / 1000.0);
            let degrees = lying.at.heading().degrees();
            outline.corners().iter().map(|corner| placed(centre, degrees, corner.x, corner.y)).collect()
        })
        .collect()
}

fn is_right(layout: &Layout, side: f64, half: f64) {
    let centres: Vec<P> = layout
        .markers
        .iter()
        .map(|marker| (f64::from(marker.at.x()) / 1000.0, f64::from(marker.at.y()) / 1000.0))
        .collect();
    let bodies: Vec<Vec<P>> = centres.iter().map(|centre| marker(*centre)).collect();
    assert!(
        layout.markers.iter().all(|marker| marker.at.heading().degrees() == 180.0),
        "hit side to the player"
    );
    assert!(bodies.iter().all(|body| to_edges(body, side) > 300.0), "beyond range 3 of every edge");
    let gap = apart(&bodies[0], &bodies[1]);
    assert!(gap > 200.0 && gap <= 300.01, "range 3 of each other: {gap}");
    for (centre, other) in [(centres[0], &bodies[1]), (centres[1], &bodies[0])] {
        assert!(
            SIDES.iter().all(|exit| !in_strip(centre, *exit, half, other)),
            "no side at the other marker"
        );
    }
    let rocks = outlines(layout);
    assert_eq!(rocks.len(), 6);
    for (index, rock) in rocks.iter().enumerate() {
        assert!(to_edges(rock, side) > 200.0, "beyond range 2 of every edge");
        assert!(bodies.iter().all(|body| apart(body, rock) > 100.0), "beyond range 1 of the markers");
        assert!(
            rocks[..index].iter().all(|other| apart(other, rock) > 100.0),
            "beyond range 1 of each other"
        );
        for centre in &centres {
            assert!(SIDES.iter().all(|exit| !in_strip(*centre, *exit, half, rock)), "no side at an obstacle");
        }
    }
}

/// This many setups for both sizes of the play area and every base size, with tokens of every printed kind in turn.
fn set_ups(count: u64) {
    let content = Content::standard();
    let all: Vec<_> = content.obstacles().iter().collect();
    for seed in 0..count {
        let (area, side) =
            if seed % 2 == 0 { (PlayArea::THREE_FEET, 914.4) } else { (PlayArea::NINETY_CM, 900.0) };
        let (widest, half) = match seed % 6 / 2 {
            0 => (Base::Small, 20.0),
            1 => (Base::Medium, 30.0),
            _ => (Base::Large, 40.0),
        };
        let mut rng = SmallRng::new(seed);
        let start = usize::try_from(seed).unwrap() % all.len();
        let tokens: Vec<_> = all.iter().cycle().skip(start).take(6).copied().collect();
        let layout = generate(area, widest, &tokens, &mut rng);
        let layout = layout.unwrap_or_else(|| panic!("no room with seed {seed}"));
        assert!(layout.errors(content, widest).is_empty(), "seed {seed}");
        is_right(&layout, side, half);
    }
}

#[test]
fn some_hundred_set_ups_keep_every_distance_and_lane() {
    set_ups(240);
}

#[test]
#[ignore = "some minutes: the count that the rules ask for"]
fn ten_thousand_set_ups_at_each_size_keep_every_distance_and_lane() {
    set_ups(20_000);
}
