//! Plots as SVG in the colors of the page: ink for frame and text, petrol for what was measured, magenta for what it
//! is compared with. Colors are written as CSS variables, so that a plot follows the light or dark theme of the page.

use plotters::coord::Shift;
use plotters::prelude::*;
use std::collections::BTreeMap;

/// One measured value with its interval.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    pub label: String,
    pub low: f64,
    pub value: f64,
    pub high: f64,
}

/// Why a plot could not be drawn, described for a programmer.
pub type PlotError = Box<dyn std::error::Error>;

// Placeholder colors that the drawing library understands; `inked` turns them into variables.
const INK: RGBColor = RGBColor(1, 2, 3);
const RULE: RGBColor = RGBColor(4, 5, 6);
const YOU: RGBColor = RGBColor(7, 8, 9);
const WHY: RGBColor = RGBColor(10, 11, 12);
const INKS: [(&str, &str); 4] = [
    ("#010203", "var(--ink)"),
    ("#040506", "var(--rule)"),
    ("#070809", "var(--you)"),
    ("#0A0B0C", "var(--why)"),
];

const WIDTH: u32 = 720;
const ROW: u32 = 34;
const FONT: &str = "sans-serif";

/// Estimates with their intervals, one below another, between `from` and `to`; with a magenta line at `against`.
///
/// # Errors
/// If the library cannot draw it.
pub fn intervals(
    bars: &[Bar],
    from: f64,
    to: f64,
    against: f64,
    unit: fn(f64) -> String,
) -> Result<String, PlotError> {
    draw(70 + ROW * bars.len() as u32, |area| {
        let rows = bars.len() as f64;
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(24)
            .x_label_area_size(34)
            .y_label_area_size(150)
            .build_cartesian_2d(from..to, rows - 0.5..-0.5)?;
        let name = |at: &f64| {
            let row = at.round();
            if (at - row).abs() < 1e-6 {
                bars.get(row as usize).map_or(String::new(), |bar| bar.label.clone())
            } else {
                String::new()
            }
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .light_line_style(RULE.mix(0.0))
            .bold_line_style(RULE)
            .axis_style(RULE)
            .x_labels(9)
            .x_label_formatter(&|x| unit(*x))
            .y_labels(bars.len() * 2 + 1)
            .y_label_formatter(&name)
            .label_style((FONT, 15).into_font().color(&INK))
            .draw()?;
        chart.draw_series([PathElement::new(
            vec![(against, -0.5), (against, rows - 0.5)],
            WHY.stroke_width(2),
        )])?;
        for (row, bar) in bars.iter().enumerate() {
            let y = row as f64;
            let (low, high) = (bar.low.max(from), bar.high.min(to));
            chart.draw_series([PathElement::new(vec![(low, y), (high, y)], YOU.stroke_width(3))])?;
            chart.draw_series(
                [low, high]
                    .map(|x| PathElement::new(vec![(x, y - 0.16), (x, y + 0.16)], YOU.stroke_width(2))),
            )?;
            chart.draw_series([Circle::new((bar.value.clamp(from, to), y), 5, YOU.filled())])?;
        }
        Ok(())
    })
}

/// How often each integer occurred.
///
/// # Errors
/// If the library cannot draw it.
pub fn histogram(counts: &BTreeMap<i64, u32>, what: &str) -> Result<String, PlotError> {
    let (Some(first), Some(last)) = (counts.keys().next(), counts.keys().next_back()) else {
        return Err("nothing to draw".into());
    };
    let top = counts.values().copied().max().unwrap_or(1);
    draw(260, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(24)
            .x_label_area_size(46)
            .y_label_area_size(64)
            .build_cartesian_2d(*first as f64 - 0.5..*last as f64 + 0.5, 0.0..f64::from(top) * 1.06)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(RULE.mix(0.0))
            .bold_line_style(RULE)
            .axis_style(RULE)
            .x_desc(what)
            .x_labels(12)
            .y_labels(5)
            .x_label_formatter(&|x| format!("{x:.0}"))
            .y_label_formatter(&|y| format!("{y:.0}"))
            .label_style((FONT, 15).into_font().color(&INK))
            .axis_desc_style((FONT, 15).into_font().color(&INK))
            .draw()?;
        chart.draw_series(counts.iter().map(|(value, count)| {
            let x = *value as f64;
            Rectangle::new([(x - 0.42, 0.0), (x + 0.42, f64::from(*count))], YOU.filled())
        }))?;
        Ok(())
    })
}

type Canvas<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn draw(height: u32, paint: impl FnOnce(&Canvas<'_>) -> Result<(), PlotError>) -> Result<String, PlotError> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        paint(&area)?;
        area.present()?;
    }
    Ok(inked(&svg))
}

fn inked(svg: &str) -> String {
    let mut svg = svg.to_owned();
    for (stand_in, ink) in INKS {
        svg = svg.replace(stand_in, ink);
    }
    svg.replace("<svg ", "<svg role=\"img\" ")
}

/// The plot as a separate file, with the colors that it would otherwise take from the page.
#[must_use]
pub fn standing_alone(svg: &str) -> String {
    const DAY: &str = "--sheet:#f3f7f5;--ink:#12212a;--rule:#bccac7;--you:#0a5f66;--why:#97186a";
    const NIGHT: &str = "--sheet:#152127;--ink:#e9f1ef;--rule:#2d3f47;--you:#66ccc6;--why:#f690cd";
    let style = format!(
        "<style>svg{{{DAY};background:var(--sheet)}}@media (prefers-color-scheme:dark){{svg{{{NIGHT}}}}}</style>"
    );
    svg.replacen('>', &format!(">\n{style}"), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_in_a_file_of_its_own_has_a_colour_for_every_ink() {
        let svg = standing_alone(&histogram(&BTreeMap::from([(3, 10)]), "rounds").unwrap());
        assert!(svg.starts_with("<svg ") && svg.matches("<style>").count() == 1);
        for (_, ink) in INKS {
            let name = ink.trim_start_matches("var(").trim_end_matches(')');
            assert_eq!(svg.matches(&format!("{name}:#")).count(), 2, "{name} by day and by night");
        }
    }

    #[test]
    fn a_plot_speaks_in_the_inks_of_the_house() {
        let bars = [Bar { label: "Ares".into(), low: 0.45, value: 0.5, high: 0.55 }];
        let svg = intervals(&bars, 0.3, 0.7, 0.5, |x| format!("{:.0} %", x * 100.0)).unwrap();
        assert!(svg.starts_with("<svg role=\"img\"") && svg.trim_end().ends_with("</svg>"));
        assert!(svg.contains("var(--you)") && svg.contains("var(--why)") && svg.contains("Ares"));
        assert!(!svg.contains("#07"), "a stand-in is left: {svg}");
    }

    #[test]
    fn every_bar_of_a_histogram_is_drawn() {
        let svg = histogram(&BTreeMap::from([(3, 10), (4, 25), (9, 1)]), "rounds").unwrap();
        assert_eq!(svg.matches("<rect").count(), 3, "{svg}");
        assert!(histogram(&BTreeMap::new(), "rounds").is_err());
    }
}
