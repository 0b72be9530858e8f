//! The built-in outlines have the sizes of the printed tokens.

use super::*;

/// Bounding box, longest extent and area of the hull of each printed token, measured (mm, mm, mm, square cm).
const PRINTED: [(&str, f64, f64, f64, f64); 24] = [
    ("coreasteroid0", 61.0, 75.0, 76.0, 33.6),
    ("coreasteroid1", 39.0, 53.0, 55.0, 13.8),
    ("coreasteroid2", 47.0, 40.0, 47.0, 13.4),
    ("coreasteroid3", 56.0, 41.0, 56.0, 15.9),
    ("coreasteroid4", 46.0, 49.0, 59.0, 16.4),
    ("coreasteroid5", 36.0, 40.0, 44.0, 10.8),
    ("core2asteroid0", 49.0, 59.0, 68.0, 22.5),
    ("core2asteroid1", 69.0, 68.0, 81.0, 38.1),
    ("core2asteroid2", 31.0, 60.0, 60.0, 11.7),
    ("core2asteroid3", 21.0, 46.0, 46.0, 6.3),
    ("core2asteroid4", 53.0, 45.0, 56.0, 16.1),
    ("core2asteroid5", 36.0, 45.0, 46.0, 11.3),
    ("yt2400debris0", 55.0, 62.0, 64.0, 24.8),
    ("yt2400debris1", 40.0, 61.0, 61.0, 15.0),
    ("yt2400debris2", 33.0, 49.0, 50.0, 11.8),
    ("vt49decimatordebris0", 46.0, 54.0, 58.0, 16.5),
    ("vt49decimatordebris1", 50.0, 63.0, 67.0, 20.0),
    ("vt49decimatordebris2", 47.0, 68.0, 72.0, 22.1),
    ("gascloud1", 34.0, 79.0, 81.0, 19.2),
    ("gascloud2", 47.0, 62.0, 65.0, 21.9),
    ("gascloud3", 48.0, 66.0, 66.0, 20.8),
    ("gascloud4", 55.0, 75.0, 76.0, 32.0),
    ("gascloud5", 69.0, 58.0, 70.0, 26.6),
    ("gascloud6", 58.0, 75.0, 77.0, 35.5),
];

fn bounds(corners: &[Point]) -> (f64, f64) {
    let spread = |of: fn(&Point) -> f64| {
        let most = corners.iter().map(of).fold(f64::MIN, f64::max);
        most - corners.iter().map(of).fold(f64::MAX, f64::min)
    };
    (spread(|p| p.x), spread(|p| p.y))
}

/// XW-GEO-25
#[test]
fn every_printed_token_is_there_in_its_size() {
    let tokens = ObstacleTokens::printed().unwrap();
    assert_eq!(tokens.iter().count(), PRINTED.len());
    for (id, wide, high, extent, hull) in PRINTED {
        let outline = &tokens.get(id).unwrap().outline;
        let corners = outline.corners();
        let (w, h) = bounds(corners);
        assert!((w - wide).abs() <= 0.2 && (h - high).abs() <= 0.2, "{id}: {w} x {h}");
        let across = |a: &Point| corners.iter().map(|b| a.distance(*b)).fold(0.0, f64::max);
        let longest = corners.iter().map(across).fold(0.0, f64::max);
        assert!((longest - extent).abs() <= 1.0, "{id}: {longest}");
        // Concave parts make the area slightly smaller than the hull's.
        let share = outline.area() / (hull * 100.0);
        assert!(share > 0.85 && share < 1.03, "{id}: {share}");
    }
}

/// XW-GEO-25
#[test]
fn the_pieces_cover_the_outline_and_nothing_else() {
    for token in ObstacleTokens::printed().unwrap().iter() {
        let shoelace = |corners: &[Point]| {
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f64>() / 2.0
        };
        let whole = shoelace(token.outline.corners());
        let parts: f64 = token.outline.pieces().iter().map(|piece| shoelace(piece.corners())).sum();
        assert!((whole - parts).abs() < 1e-9, "{}: {whole} {parts}", token.id);
        assert!(token.outline.pieces().len() <= 4, "{}", token.id);
    }
}

/// XW-GEO-25
#[test]
fn kinds_follow_the_ids() {
    for token in ObstacleTokens::printed().unwrap().iter() {
        let kind = match token.id.trim_end_matches(|c: char| c.is_ascii_digit()) {
            "coreasteroid" | "core2asteroid" => ObstacleKind::Asteroid,
            "yt2400debris" | "vt49decimatordebris" => ObstacleKind::DebrisCloud,
            _ => ObstacleKind::GasCloud,
        };
        assert_eq!(token.kind, kind, "{}", token.id);
    }
}

/// XW-GEO-25
#[test]
fn broken_files_are_refused() {
    let row = |id: &str, outline: &str| {
        format!("[[obstacle]]\nid = \"{id}\"\nkind = \"asteroid\"\noutline = {outline}\n")
    };
    let good = row("a", "[[0.0, 0.0], [9.0, 0.0], [0.0, 9.0]]");
    assert!(ObstacleTokens::parse(&good).is_ok());
    assert_eq!(ObstacleTokens::parse(&format!("{good}{good}")), Err(ObstacleError::Twice("a".into())));
    assert!(matches!(ObstacleTokens::parse(&row("a", "[[0.0, 0.0]]")), Err(ObstacleError::Outline(..))));
    assert!(matches!(ObstacleTokens::parse("obstacle = 3"), Err(ObstacleError::Syntax(_))));
}
