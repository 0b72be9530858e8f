//! What the contenders printed, and the table of it.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fmt::Write;
use std::process::Command;

/// Every value of every measure, by contender.
#[derive(Default)]
pub(super) struct Figures {
    rows: Vec<Row>,
}

struct Row {
    measure: String,
    unit: String,
    who: &'static str,
    values: Vec<f64>,
}

impl Row {
    fn median(&self) -> f64 {
        let mut sorted = self.values.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
    }

    fn least(&self) -> f64 {
        self.values.iter().copied().fold(f64::INFINITY, f64::min)
    }

    fn most(&self) -> f64 {
        self.values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
    }
}

impl Figures {
    /// Runs a contender once and keeps what it prints.
    pub(super) fn run(&mut self, who: &'static str, command: &mut Command) -> Result<()> {
        let output = command.output().with_context(|| format!("{who}: cannot start"))?;
        if !output.status.success() {
            bail!("{who}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr));
        }
        for line in String::from_utf8(output.stdout)?.lines().filter(|line| line.starts_with('{')) {
            let figure: Value = serde_json::from_str(line).with_context(|| format!("{who}: {line}"))?;
            let text = |name: &str| figure[name].as_str().unwrap_or_default().to_owned();
            let value = figure["value"].as_f64().with_context(|| format!("{who}: no value in {line}"))?;
            self.add(who, text("name"), text("unit"), value);
        }
        Ok(())
    }

    fn add(&mut self, who: &'static str, measure: String, unit: String, value: f64) {
        match self.rows.iter_mut().find(|row| row.measure == measure && row.who == who) {
            Some(row) => row.values.push(value),
            None => self.rows.push(Row { measure, unit, who, values: vec![value] }),
        }
    }

    /// One line per measure and contender: median, spread, and ours as a multiple of the peer's.
    pub(super) fn table(&self) -> String {
        let mut text = format!(
            "{:<34} {:<14} {:>12} {:>25}  ours/theirs\n",
            "measure", "who", "median", "[least..most]"
        );
        for ours in self.rows.iter().filter(|row| row.who == "tallyho") {
            for row in self.rows.iter().filter(|row| row.measure == ours.measure) {
                let spread = format!("[{}..{}]", short(row.least()), short(row.most()));
                let ratio = if row.who == ours.who {
                    String::new()
                } else {
                    format!("{:.1}x", ours.median() / row.median())
                };
                let name = format!("{} ({})", row.measure, row.unit);
                let _ = writeln!(
                    text,
                    "{name:<34} {:<14} {:>12} {spread:>25}  {ratio}",
                    row.who,
                    short(row.median())
                );
            }
        }
        text
    }
}

/// Three digits that a person can compare.
fn short(value: f64) -> String {
    match value.abs() {
        size if size >= 1e6 => format!("{:.3}M", value / 1e6),
        size if size >= 1e4 => format!("{:.1}k", value / 1e3),
        size if size >= 100.0 => format!("{value:.0}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_ratios() {
        let mut figures = Figures::default();
        for value in [10.0, 30.0, 20.0] {
            figures.add("tallyho", "playouts".into(), "nodes/s".into(), value);
            figures.add("peer", "playouts".into(), "nodes/s".into(), value / 10.0);
        }
        let table = figures.table();
        assert!(table.contains("20.00"), "{table}");
        assert!(table.contains("[10.00..30.00]"), "{table}");
        assert!(table.contains("10.0x"), "{table}");
    }
}
