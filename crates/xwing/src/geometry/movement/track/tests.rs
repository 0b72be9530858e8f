//! Hand-computed cases for a base on its track.

use super::*;
use crate::geometry::movement::template::TemplateKind;

fn template(form: TemplateKind, number: u8) -> Template {
    Template::new(form, number).unwrap()
}

fn every_track() -> impl Iterator<Item = (Base, Template)> {
    let forms = [
        TemplateKind::Straight,
        TemplateKind::Bank(Side::Left),
        TemplateKind::Bank(Side::Right),
        TemplateKind::Turn(Side::Left),
        TemplateKind::Turn(Side::Right),
    ];
    let templates =
        move || forms.into_iter().flat_map(|form| (1..=5).filter_map(move |n| Template::new(form, n)));
    Base::ALL.into_iter().flat_map(move |base| templates().map(move |template| (base, template)))
}

/// XW-GEO-12
#[test]
fn a_small_base_that_has_just_entered_the_3_turn() {
    // The rear middle is at the template's start, the front middle 40 mm further on a circle of radius 90: half the
    // chord is 20, so the base faces asin(20 / 90) = 12.8396 degrees to the side and its center is 87.7496 from the
    // hub.
    let on = Track::new(Base::Small, template(TemplateKind::Turn(Side::Right), 3)).at(40.0);
    let degrees = on.facing.sin.atan2(on.facing.cos).to_degrees();
    assert!((degrees - 12.839_588).abs() < 1e-5, "{degrees}");
    assert!((on.center.x - 4.444_444).abs() < 1e-5 && (on.center.y - 39.499_9).abs() < 1e-3, "{on:?}");
}

/// XW-GEO-12
#[test]
fn a_track_starts_where_the_ship_stood_and_ends_where_the_maneuver_does() {
    for (base, template) in every_track() {
        let track = Track::new(base, template);
        let half = Displacement::ahead(base.half());
        let end = half.then(template.end()).then(half);
        let (first, last) = (track.at(0.0), track.at(track.end()));
        assert!(
            first.center.norm() < 1e-9 && (first.facing.cos - 1.0).abs() < 1e-12,
            "{base:?} {template:?}"
        );
        assert!(last.center.distance(Point::new(end.right, end.ahead)) < 1e-9, "{base:?} {template:?}");
        let turn = end.turn.sin_cos();
        assert!((last.facing.sin - turn.sin).abs() < 1e-9, "{base:?} {template:?}");
    }
}

/// XW-GEO-12: brute force: the line as ten thousand points; both middles must lie on it, one base length apart.
#[test]
fn both_marks_stay_on_the_line() {
    for (base, template) in every_track() {
        let track = Track::new(base, template);
        let line = sampled_line(base, template);
        for k in 0..=40 {
            let on = track.at(track.end() * f64::from(k) / 40.0);
            let ahead = Point::new(on.facing.sin, on.facing.cos) * base.half();
            let (fore, back) = (on.center + ahead, on.center - ahead);
            assert!((fore.distance(back) - base.side()).abs() < 1e-9, "{base:?} {template:?} {k}");
            for mark in [fore, back] {
                let off = line
                    .windows(2)
                    .map(|w| mark.distance(mark.nearest_on(w[0], w[1])))
                    .fold(f64::MAX, f64::min);
                assert!(off < 1e-4, "{base:?} {template:?} {k}: {off}");
            }
        }
    }
}

/// XW-GEO-12: backing up must not skip anything, so no corner may be faster than the bound.
#[test]
fn no_corner_is_faster_than_the_bound() {
    for (base, template) in every_track() {
        let track = Track::new(base, template);
        let corners = |rear: f64| {
            let on = track.at(rear);
            let right = Point::new(on.facing.cos, -on.facing.sin) * base.half();
            let ahead = Point::new(on.facing.sin, on.facing.cos) * base.half();
            [right + ahead, right - ahead, -right + ahead, -right - ahead].map(|corner| on.center + corner)
        };
        let (steps, length) = (2000, track.end() / 2000.0);
        for k in 0..steps {
            let (a, b) = (corners(f64::from(k) * length), corners(f64::from(k + 1) * length));
            for (a, b) in a.into_iter().zip(b) {
                assert!(
                    a.distance(b) <= track.max_point_speed() * length * (1.0 + 1e-9),
                    "{base:?} {template:?} {k}"
                );
            }
        }
    }
}

fn sampled_line(base: Base, template: Template) -> Vec<Point> {
    let mut points = vec![Point::new(0.0, -base.half()), Point::new(0.0, base.half())];
    let mark = Point::new(0.0, base.half());
    let last = template.end();
    if let CenterLine::Curve { radius, sweep, side } = template.center_line() {
        let sign = if side == Side::Left { -1.0 } else { 1.0 };
        for k in 0..=10_000 {
            let angle = sweep.degrees().to_radians() * f64::from(k) / 10_000.0;
            points.push(mark + Point::new(sign * radius * (1.0 - angle.cos()), radius * angle.sin()));
        }
    }
    let end = mark + Point::new(last.right, last.ahead);
    let out = last.turn.sin_cos();
    points.push(end);
    points.push(end + Point::new(out.sin, out.cos) * base.side());
    points
}
