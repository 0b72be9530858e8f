//! Slow reference: the same questions answered by thousands of sampled points, with independent trigonometry. The two
//! may differ only within the named tolerance (or, for templates, the sampling distance).

use xwing::geometry::{
    Arc, Base, EndSlot, Execution, Footprint, Heading, Maneuver, ObstacleTokens, Outline, PlacedTemplate,
    PlacedToken, Point, Pose, Side, TOLERANCE, Template, TemplateKind, execute, fly,
};

/// A small generator, so that the cases are the same everywhere.
struct Cases(u64);

impl Cases {
    fn below(&mut self, n: i64) -> i32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as i64 % n) as i32
    }
    fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below(i64::from(high) - i64::from(low))
    }
    fn pose(&mut self, reach: i32) -> Pose {
        let heading = Heading::from_micro_degrees(self.below(360_000_000));
        Pose::new(450_000 + self.between(-reach, reach), 450_000 + self.between(-reach, reach), heading)
    }
    fn base(&mut self) -> Base {
        Base::ALL[self.below(3) as usize]
    }
}

/// The corners of a base by elementary trigonometry, independent of the crate.
fn corners(pose: Pose, base: Base) -> [(f64, f64); 4] {
    let (x, y) = (f64::from(pose.x()) / 1000.0, f64::from(pose.y()) / 1000.0);
    let angle = pose.heading().degrees().to_radians();
    let half = base.side() / 2.0;
    [(half, half), (-half, half), (-half, -half), (half, -half)]
        .map(|(a, b)| (x + a * angle.cos() + b * angle.sin(), y - a * angle.sin() + b * angle.cos()))
}

/// How deep a point is in a base: the distance to its nearest edge, negative outside.
fn depth_in(point: (f64, f64), pose: Pose, base: Base) -> f64 {
    let (dx, dy) = (point.0 - f64::from(pose.x()) / 1000.0, point.1 - f64::from(pose.y()) / 1000.0);
    let angle = pose.heading().degrees().to_radians();
    let right = dx * angle.cos() - dy * angle.sin();
    let ahead = dx * angle.sin() + dy * angle.cos();
    base.side() / 2.0 - right.abs().max(ahead.abs())
}

/// Points on the edges of a base, this many on each.
fn edge_points(pose: Pose, base: Base, each: i32) -> impl Iterator<Item = (f64, f64)> {
    let corners = corners(pose, base);
    (0..4).flat_map(move |k| {
        let (a, b) = (corners[k], corners[(k + 1) % 4]);
        (0..each).map(move |i| {
            let t = f64::from(i) / f64::from(each);
            (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
        })
    })
}

/// XW-GEO-01, XW-GEO-11
#[test]
fn overlaps_of_bases_agree_with_sampled_edges() {
    let mut cases = Cases(1);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..400 {
        let (a, b) = (cases.pose(45_000), cases.pose(45_000));
        let (one, two) = (cases.base(), cases.base());
        let deepest = edge_points(a, one, 4000)
            .map(|point| depth_in(point, b, two))
            .chain(edge_points(b, two, 4000).map(|point| depth_in(point, a, one)))
            .fold(f64::MIN, f64::max);
        let overlaps = Footprint::new(a, one).overlaps(&Footprint::new(b, two));
        if overlaps {
            yes += 1;
            assert!(deepest > 0.0, "{a:?} {one:?} {b:?} {two:?}: {deepest}");
        } else {
            no += 1;
            assert!(deepest <= TOLERANCE + 1e-9, "{a:?} {one:?} {b:?} {two:?}: {deepest}");
        }
    }
    assert!(yes > 50 && no > 50, "{yes} {no}");
}

/// XW-GEO-15
#[test]
fn distances_of_bases_agree_with_sampled_edges() {
    let mut cases = Cases(2);
    for _ in 0..60 {
        let (a, b) = (cases.pose(300_000), cases.pose(300_000));
        let (one, two) = (cases.base(), cases.base());
        let gap = Footprint::new(a, one).gap(&Footprint::new(b, two));
        if gap <= 0.0 {
            continue;
        }
        let there: Vec<_> = edge_points(b, two, 200).collect();
        let sampled = edge_points(a, one, 200)
            .flat_map(|p| there.iter().map(move |q| (p.0 - q.0).hypot(p.1 - q.1)))
            .fold(f64::MAX, f64::min);
        // Samples are at most 0.4 mm apart, so the sampled distance is at most 0.4 mm too long, and never too short.
        assert!(sampled >= gap - 1e-9 && sampled <= gap + 0.4, "{gap} {sampled}");
    }
}

/// XW-GEO-16, XW-GEO-17, XW-GEO-18
#[test]
fn arcs_agree_with_sampled_angles() {
    let mut cases = Cases(3);
    let half_angle = |base| match base {
        Base::Small => 40.62,
        Base::Medium => 41.4,
        Base::Large => 41.76,
    };
    for _ in 0..300 {
        let (a, b) = (cases.pose(300_000), cases.pose(300_000));
        let (one, two) = (cases.base(), cases.base());
        let (ship, target) = (Footprint::new(a, one), Footprint::new(b, two));
        if ship.gap(&target) <= 1.0 {
            continue;
        }
        // How far inside each arc the best sampled point of the target is, in millimeters across the nearest line.
        for arc in Arc::ALL {
            let inside = |point: (f64, f64)| {
                let (dx, dy) = (point.0 - f64::from(a.x()) / 1000.0, point.1 - f64::from(a.y()) / 1000.0);
                let bearing = dx.atan2(dy).to_degrees() - a.heading().degrees();
                let bearing = (bearing + 540.0).rem_euclid(360.0) - 180.0;
                let far = dx.hypot(dy);
                let across = |middle: f64, half: f64| {
                    let off = ((bearing - middle + 540.0).rem_euclid(360.0) - 180.0).abs();
                    far * (half - off).to_radians().clamp(-1.5, 1.5).sin()
                };
                let front = half_angle(one);
                match arc {
                    Arc::Front => across(0.0, front),
                    Arc::Rear => across(180.0, front),
                    Arc::Left => across(-90.0, 90.0 - front),
                    Arc::Right => across(90.0, 90.0 - front),
                    Arc::FullFront => across(0.0, 90.0),
                    Arc::FullRear => across(180.0, 90.0),
                    Arc::FullLeft => across(-90.0, 90.0),
                    Arc::FullRight => across(90.0, 90.0),
                    Arc::Bullseye => {
                        let aside = (far * bearing.to_radians().sin()).abs();
                        (7.5 - aside).min(far * bearing.to_radians().cos())
                    }
                }
            };
            let best = edge_points(b, two, 400).map(inside).fold(f64::MIN, f64::max);
            let holds = arc.covers(&ship, &target);
            // Edge samples are at most 0.2 mm apart; beyond that and the tolerance the two must agree.
            if best > 0.0 {
                assert!(holds, "{arc:?} {a:?} {one:?} {b:?} {two:?}: {best}");
            }
            if best < -0.2 - TOLERANCE {
                assert!(!holds, "{arc:?} {a:?} {one:?} {b:?} {two:?}: {best}");
            }
        }
    }
}

/// The signed distance of a point to an outline, by its own edges: negative inside.
fn outside(point: (f64, f64), corners: &[Point]) -> f64 {
    let mut inside = false;
    let mut nearest = f64::MAX;
    for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        if (a.y > point.1) != (b.y > point.1) && point.0 < a.x + (b.x - a.x) * (point.1 - a.y) / (b.y - a.y) {
            inside = !inside;
        }
        let (ux, uy) = (b.x - a.x, b.y - a.y);
        let t = (((point.0 - a.x) * ux + (point.1 - a.y) * uy) / (ux * ux + uy * uy)).clamp(0.0, 1.0);
        nearest = nearest.min((point.0 - a.x - t * ux).hypot(point.1 - a.y - t * uy));
    }
    if inside { -nearest } else { nearest }
}

/// Points covered by a template, sampled along its center line and across it.
fn template_points(pose: Pose, base: Base, template: Template) -> Vec<(f64, f64)> {
    let (number, half) = (f64::from(template.number()), base.side() / 2.0);
    let (radius, sweep, sign) = match template.form() {
        TemplateKind::Straight => (0.0, 0.0, 0.0),
        TemplateKind::Bank(side) => (30.0 + 50.0 * number, 45.0, if side == Side::Left { -1.0 } else { 1.0 }),
        TemplateKind::Turn(side) => {
            ([0.0, 35.0, 62.5, 90.0][number as usize], 90.0, if side == Side::Left { -1.0 } else { 1.0 })
        }
    };
    let angle = pose.heading().degrees().to_radians();
    let (x, y) = (f64::from(pose.x()) / 1000.0, f64::from(pose.y()) / 1000.0);
    let mut points = Vec::new();
    for i in 0..=400 {
        for j in 0..=40 {
            let (t, across) = (f64::from(i) / 400.0, f64::from(j) / 2.0 - 10.0);
            let (right, ahead) = if radius == 0.0 {
                (across, half + 40.0 * number * t)
            } else {
                let turn = (sweep * t).to_radians();
                (sign * (radius - (radius - across) * turn.cos()), half + (radius - across) * turn.sin())
            };
            points.push((
                x + right * angle.cos() + ahead * angle.sin(),
                y - right * angle.sin() + ahead * angle.cos(),
            ));
        }
    }
    points
}

/// XW-GEO-13, XW-GEO-25
#[test]
fn templates_over_obstacles_agree_with_sampled_ground() {
    let tokens = ObstacleTokens::printed().unwrap();
    let outlines: Vec<&Outline> = tokens.iter().map(|token| &token.outline).collect();
    let templates: Vec<_> = Maneuver::all().filter_map(Maneuver::template).collect();
    let mut cases = Cases(4);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..200 {
        let (pose, base) = (cases.pose(10_000), cases.base());
        let template = templates[cases.below(templates.len() as i64) as usize];
        let rock = outlines[cases.below(outlines.len() as i64) as usize].at(cases.pose(110_000));
        let mark = pose.displaced_exactly(&xwing::geometry::Displacement::ahead(base.half()));
        let placed_template = PlacedTemplate::new(mark, template);
        let overlaps = over(&placed_template, &rock);
        let nearest = template_points(pose, base, template)
            .into_iter()
            .map(|point| outside(point, rock.corners()))
            .fold(f64::MAX, f64::min);
        if overlaps {
            yes += 1;
            // Neighboring samples are at most 0.6 mm apart.
            assert!(nearest < 0.4, "{template:?} {pose:?}: {nearest}");
        } else {
            no += 1;
            assert!(nearest >= -2.0 * TOLERANCE, "{template:?} {pose:?}: {nearest}");
        }
    }
    assert!(yes > 30 && no > 30, "{yes} {no}");
}

/// XW-GEO-15, XW-GEO-25: bases and obstacles, by the outline itself instead of its convex pieces.
#[test]
fn distances_to_obstacles_agree_with_sampled_edges() {
    let tokens = ObstacleTokens::printed().unwrap();
    let outlines: Vec<&Outline> = tokens.iter().map(|token| &token.outline).collect();
    let mut cases = Cases(6);
    let (mut apart, mut over) = (0, 0);
    for _ in 0..400 {
        let (pose, base) = (cases.pose(60_000), cases.base());
        let rock = outlines[cases.below(outlines.len() as i64) as usize].at(cases.pose(60_000));
        let ship = Footprint::new(pose, base);
        let from_ship = edge_points(pose, base, 400).map(|point| outside(point, rock.corners()));
        let from_rock = rock.corners().iter().map(|corner| -depth_in((corner.x, corner.y), pose, base));
        let sampled = from_ship.chain(from_rock).fold(f64::MAX, f64::min);
        let gap = xwing::geometry::measuring::range::gap(&ship, &rock);
        if xwing::geometry::overlaps(&ship, &rock) {
            over += 1;
            assert!(sampled < 0.1, "{pose:?} {base:?}: {gap} {sampled}");
        } else {
            apart += 1;
            // Corners outside a base are measured along its axes, which is never too far.
            assert!(sampled <= gap + 0.2, "{pose:?} {base:?}: {gap} {sampled}");
            assert!(sampled >= -TOLERANCE, "{pose:?} {base:?}: {gap} {sampled}");
        }
    }
    assert!(apart > 50 && over > 50, "{apart} {over}");
}

fn over(placed_template: &PlacedTemplate, rock: &PlacedToken) -> bool {
    use xwing::geometry::Shape;
    rock.pieces().iter().any(|piece| placed_template.overlaps(piece))
}

/// XW-GEO-12: backing up in steps of a fiftieth of a millimeter finds no free place before the one that was found.
#[test]
fn partial_executions_agree_with_small_steps() {
    use xwing::geometry::movement::track::Track;
    let mut cases = Cases(5);
    let maneuvers: Vec<_> = Maneuver::all().filter(|m| !m.bearing().is_reverse()).collect();
    let mut cut = 0;
    for _ in 0..300 {
        let (start, base) = (cases.pose(5_000), cases.base());
        let maneuver = maneuvers[cases.below(maneuvers.len() as i64) as usize];
        let end = execute(start, base, maneuver.without_flip(), EndSlot::Middle);
        let other = Pose::new(
            end.x() + cases.between(-60_000, 60_000),
            end.y() + cases.between(-60_000, 60_000),
            Heading::from_micro_degrees(cases.below(360_000_000)),
        );
        let ship = Footprint::new(other, cases.base());
        if Footprint::new(start, base).overlaps(&ship) {
            continue;
        }
        let flight = fly(start, base, maneuver, EndSlot::Middle, &[ship]);
        let (Execution::Partial { .. }, Some(template)) = (flight.execution, maneuver.template()) else {
            continue;
        };
        cut += 1;
        let track = Track::new(base, template);
        let free = |rear: f64| !Footprint::new(track.at(rear).to_pose(start), base).overlaps(&ship);
        let steps = (track.end() / 0.02) as i32;
        let first = (0..=steps).map(|k| track.end() - f64::from(k) * 0.02).find(|&rear| free(rear));
        let slow = first.map_or(start, |rear| track.at(rear).to_pose(start));
        let apart = slow.center().distance(flight.pose.center());
        // The stepping accepts a depth up to the tolerance, the search half of that: on glancing contacts a little way.
        assert!(apart < 0.5, "{maneuver:?} {start:?} {ship:?}: {apart}");
        assert!(!Footprint::new(flight.pose, base).overlaps(&ship));
    }
    assert!(cut > 60, "{cut}");
}
