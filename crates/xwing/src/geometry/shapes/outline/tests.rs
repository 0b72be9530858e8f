//! Outlines are cut into convex pieces that cover exactly the same area.

use super::*;

fn points(list: &[(f64, f64)]) -> Vec<Point> {
    list.iter().map(|&(x, y)| Point::new(x, y)).collect()
}

fn area_of(piece: &ConvexPolygon) -> f64 {
    area(piece.corners())
}

/// XW-GEO-25
#[test]
fn a_convex_outline_stays_in_one_piece() {
    let square = Outline::new(&points(&[(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)])).unwrap();
    assert_eq!(square.pieces().len(), 1);
    assert_eq!(square.area(), 81.0);
}

/// XW-GEO-25: an L shape is two pieces in either corner order.
#[test]
fn a_dent_cuts_the_outline() {
    let mut corners =
        points(&[(0.0, 0.0), (20.0, 0.0), (20.0, 10.0), (10.0, 10.0), (10.0, 20.0), (0.0, 20.0)]);
    for _ in 0..2 {
        let outline = Outline::new(&corners).unwrap();
        assert_eq!(outline.pieces().len(), 2);
        assert_eq!(outline.pieces().iter().map(area_of).sum::<f64>(), 300.0);
        let token = outline.at(Pose::from_mm(100.0, 100.0, 0.0).unwrap());
        let gap = |x, y| crate::geometry::measuring::range::distance(&token, &Point::new(x, y));
        assert_eq!(gap(113.0, 114.0), 3.0, "in the dent");
        assert_eq!(gap(105.0, 115.0), 0.0);
        corners.reverse();
    }
}

/// XW-GEO-25
#[test]
fn a_token_turns_with_its_pose() {
    let outline = Outline::new(&points(&[(-1.0, 0.0), (1.0, 0.0), (0.0, 10.0)])).unwrap();
    let token = outline.at(Pose::from_mm(50.0, 50.0, 90.0).unwrap());
    assert!(token.corners().iter().any(|corner| corner.distance(Point::new(60.0, 50.0)) < 1e-12));
}

/// XW-GEO-25
#[test]
fn faulty_outlines_are_refused() {
    use OutlineError::*;
    let refused = |list: &[(f64, f64)]| Outline::new(&points(list)).unwrap_err();
    assert_eq!(refused(&[(0.0, 0.0), (1.0, 1.0)]), Count(2));
    assert_eq!(refused(&[(0.0, 0.0); 40]), Count(40));
    assert_eq!(refused(&[(0.0, 0.0), (f64::NAN, 0.0), (9.0, 9.0)]), Corner(1));
    assert_eq!(refused(&[(0.0, 0.0), (9.0, 0.0), (9.0, 9000.0)]), Corner(2));
    assert_eq!(refused(&[(0.0, 0.0), (9.0, 9.0), (9.0, 0.0), (0.0, 9.0)]), Crossing);
    assert_eq!(refused(&[(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (9.0, 9.0)]), Crossing);
    assert_eq!(refused(&[(0.0, 0.0), (0.1, 0.0), (0.0, 0.1)]), Flat);
}
