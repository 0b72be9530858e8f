//! The table as an SVG drawing in millimeters, with arcs, templates and measuring lines.
//!
//! The colors are those of the web page; the silhouettes are our own.

use super::arc_outline;
use super::measure::firing_arcs;
use super::silhouette::{self, silhouette};
use crate::craft::{Craft, Team};
use crate::geometry::{
    self, Arc, Base, EndSlot, Footprint, Maneuver, ObstacleKind, PlayArea, Point, Pose, Range,
};
use crate::label::Label;
use crate::table_position::TablePosition;
use std::fmt::Write;

/// What to draw in addition to the pieces.
#[derive(Clone, Debug, Default)]
pub struct DrawOptions {
    /// The firing arcs of these ships, up to range 3.
    pub arcs: Vec<Label>,
    /// Measuring lines between pairs of ships.
    pub lines: Vec<(Label, Label)>,
    /// Maneuvers to show with template and end pose.
    pub moves: Vec<(Label, Maneuver)>,
}

const STYLE: &str = "
  .mat{fill:#dbe6e8} .grid{stroke:#b6c7cb;stroke-width:.6} .edge{fill:none;stroke:#55676c;stroke-width:1.5}
  .asteroid{fill:#a9b7b9;stroke:#55676c} .debris{fill:#cdbfae;stroke:#55676c;stroke-dasharray:4 2} .gas{fill:#c3d2c4;stroke:#55676c;stroke-dasharray:1.5 2.5}
  .player{fill:#cfe6e5;stroke:#0a5f66} .solo{fill:#f6e0cf;stroke:#8f3d0c} .playermark{fill:#0a5f66} .solomark{fill:#8f3d0c}
  .playerarc{fill:#0a5f66;fill-opacity:.08;stroke:#0a5f66;stroke-opacity:.5} .soloarc{fill:#8f3d0c;fill-opacity:.08;stroke:#8f3d0c;stroke-opacity:.5}
  .template{fill:#12212a;fill-opacity:.18;stroke:#12212a} .ghost{fill:none;stroke:#12212a;stroke-dasharray:3 2}
  .line{stroke:#97186a;stroke-width:1.2} .why{fill:#97186a} text{font:600 13px sans-serif;fill:#12212a;text-anchor:middle}
  .device{fill:#f6b91f;stroke:#7d5700}";

/// Draws a position.
#[must_use]
pub fn draw(position: &TablePosition<'_>, options: &DrawOptions) -> String {
    let mut canvas = SvgCanvas { text: String::new(), area: position.area };
    canvas.open();
    for obstacle in &position.obstacles {
        let class = match obstacle.kind {
            ObstacleKind::Asteroid => "asteroid",
            ObstacleKind::DebrisCloud => "debris",
            ObstacleKind::GasCloud => "gas",
        };
        canvas.polygon(class, obstacle.token.corners());
        canvas.word("", obstacle.label.as_str(), obstacle.token.pose().center());
    }
    for device in &position.devices {
        canvas.circle("device", device.pose.center(), 14.0);
    }
    for (craft, base) in ships(position) {
        if options.arcs.contains(&craft.label) {
            for arc in firing_arcs(craft) {
                canvas.arc(craft.team, arc, &base);
            }
        }
    }
    for (label, maneuver) in &options.moves {
        if let Some((craft, base)) = ships(position).find(|(craft, _)| craft.label == *label) {
            canvas.maneuver(position, craft, &base, *maneuver);
        }
    }
    for (craft, base) in ships(position) {
        canvas.ship(craft, &base);
    }
    for (from, to) in &options.lines {
        let find =
            |label: &Label| ships(position).find(|(craft, _)| craft.label == *label).map(|(_, base)| base);
        if let (Some(from), Some(to)) = (find(from), find(to)) {
            canvas.line(&from, &to);
        }
    }
    canvas.text.push_str("</svg>\n");
    canvas.text
}

fn ships<'a, 'c>(position: &'a TablePosition<'c>) -> impl Iterator<Item = (&'a Craft<'c>, Footprint)> {
    position
        .crafts
        .iter()
        .enumerate()
        .filter_map(|(index, craft)| position.footprint(index).map(|base| (craft, base)))
}

struct SvgCanvas {
    text: String,
    area: PlayArea,
}

impl SvgCanvas {
    /// Converts table coordinates (y away from the player) to SVG coordinates (y down).
    fn to_svg(&self, point: Point) -> (f64, f64) {
        (point.x, self.area.side() - point.y)
    }

    #[expect(clippy::expect_used, reason = "writing into a string cannot fail")]
    fn put(&mut self, parts: std::fmt::Arguments<'_>) {
        self.text.write_fmt(parts).expect("writing into a string");
        self.text.push('\n');
    }

    fn open(&mut self) {
        let side = self.area.side();
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-8 -8 {0:.1} {0:.1}\" width=\"{0:.1}\" height=\"{0:.1}\"><style>{STYLE}\n</style>",
            side + 16.0
        ));
        self.put(format_args!("<rect class=\"mat\" width=\"{side:.1}\" height=\"{side:.1}\"/>"));
        let mut at = 100.0;
        while at < side {
            let across = side - at;
            self.put(format_args!(
                "<path class=\"grid\" d=\"M{at:.1},0V{side:.1}M0,{across:.1}H{side:.1}\"/>"
            ));
            at += 100.0;
        }
        self.put(format_args!("<rect class=\"edge\" width=\"{side:.1}\" height=\"{side:.1}\"/>"));
    }

    fn polygon(&mut self, class: &str, corners: &[Point]) {
        let mut points = String::new();
        for corner in corners {
            let (x, y) = self.to_svg(*corner);
            points.push_str(&format!("{x:.2},{y:.2} "));
        }
        self.put(format_args!("<polygon class=\"{class}\" points=\"{}\"/>", points.trim_end()));
    }

    fn circle(&mut self, class: &str, center: Point, radius: f64) {
        let (x, y) = self.to_svg(center);
        self.put(format_args!("<circle class=\"{class}\" cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.1}\"/>"));
    }

    fn word(&mut self, class: &str, word: &str, at: Point) {
        let (x, y) = self.to_svg(at);
        self.put(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\">{word}</text>", y + 4.5));
    }

    fn ship(&mut self, craft: &Craft<'_>, base: &Footprint) {
        let team = word(craft.team);
        self.polygon(team, &base.corners());
        let (x, y) = self.to_svg(base.center());
        let turn = base.pose().heading().degrees();
        let size = base.base().side();
        let scale = size / silhouette::BOX;
        if let Some(hull) = silhouette(&craft.ship.xws) {
            self.put(format_args!(
                "<path class=\"{team}mark\" transform=\"translate({x:.2},{y:.2}) rotate({turn:.3}) scale({scale:.3})\" d=\"{hull}\"/>"
            ));
        }
        let below = Point::new(base.center().x, base.center().y - size * 0.5 - 11.0);
        self.word("", craft.label.as_str(), below);
    }

    /// An arc up to range 3.
    fn arc(&mut self, team: Team, arc: Arc, base: &Footprint) {
        let rim = arc_outline::range_band(arc, base.base(), 3);
        let corners: Vec<Point> = rim.into_iter().map(|local| base.to_table(local)).collect();
        let class = match team {
            Team::Player => "playerarc",
            Team::Solo => "soloarc",
        };
        self.polygon(class, &corners);
    }

    fn maneuver(
        &mut self,
        position: &TablePosition<'_>,
        craft: &Craft<'_>,
        base: &Footprint,
        maneuver: Maneuver,
    ) {
        let others: Vec<Footprint> =
            ships(position).filter(|(other, _)| other.label != craft.label).map(|(_, base)| base).collect();
        let flight = geometry::fly(base.pose(), craft.base(), maneuver, EndSlot::Middle, &others);
        if let Some(placed_template) = flight.placed_template {
            self.polygon("template", &placed_template.outline());
        }
        self.polygon("ghost", &Footprint::new(flight.pose, craft.base()).corners());
        self.nose(flight.pose, craft.base());
    }

    /// A short line that shows where the end pose faces.
    fn nose(&mut self, pose: Pose, base: Base) {
        let (x, y) = self.to_svg(pose.center());
        let (tip_x, tip_y) = self.to_svg(pose.local_to_table(Point::new(0.0, base.half())));
        self.put(format_args!("<path class=\"ghost\" d=\"M{x:.2},{y:.2}L{tip_x:.2},{tip_y:.2}\"/>"));
    }

    fn line(&mut self, from: &Footprint, to: &Footprint) {
        let measured = geometry::measure(from, to);
        let ((x, y), (to_x, to_y)) = (self.to_svg(measured.first.from), self.to_svg(measured.first.to));
        self.put(format_args!("<path class=\"line\" d=\"M{x:.2},{y:.2}L{to_x:.2},{to_y:.2}\"/>"));
        let middle = (measured.first.from + measured.first.to) * 0.5;
        let band = match measured.range.number() {
            Some(number) => number.to_string(),
            None => "3+".to_owned(),
        };
        self.word("why", &format!("{:.0} mm · {band}", measured.distance), middle);
    }
}

fn word(team: Team) -> &'static str {
    match team {
        Team::Player => "player",
        Team::Solo => "solo",
    }
}

/// Measuring lines from every solo ship to the nearest player ship within range 3.
#[must_use]
pub fn nearest_lines(position: &TablePosition<'_>) -> Vec<(Label, Label)> {
    let mut lines = Vec::new();
    for (craft, base) in ships(position).filter(|(craft, _)| craft.team == Team::Solo) {
        let near = ships(position)
            .filter(|(other, _)| other.team == Team::Player)
            .map(|(other, target)| (other.label, base.gap(&target)))
            .filter(|(_, gap)| Range::of(*gap) != Range::Beyond)
            .min_by(|(_, a), (_, b)| a.total_cmp(b));
        lines.extend(near.map(|(label, _)| (craft.label, label)));
    }
    lines
}
