//! Rows converted to columns, for both CSV and Parquet.

use crate::row::Row;
use std::collections::BTreeSet;

/// One column of a run's table.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    pub name: String,
    /// One cell per row.
    pub cells: Cells,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Cells {
    /// Integers; none is missing.
    Whole(Vec<i64>),
    /// Numbers that some matches do not have.
    Number(Vec<Option<f64>>),
    /// Texts that some matches do not have.
    Text(Vec<Option<String>>),
}

/// The columns of every run, then each metric, then each trait of each seat.
#[must_use]
pub fn columns(rows: &[Row]) -> Vec<Column> {
    let whole = |name: &str, value: fn(&Row) -> i64| Column {
        name: name.into(),
        cells: Cells::Whole(rows.iter().map(value).collect()),
    };
    let text = |name: &str, value: fn(&Row) -> String| Column {
        name: name.into(),
        cells: Cells::Text(rows.iter().map(|row| Some(value(row))).collect()),
    };
    let mut columns = vec![
        whole("index", |row| row.index as i64),
        text("seed", |row| format!("{:016x}", row.seed)),
        whole("setup", |row| row.setup as i64),
        text("players", |row| row.players.join(" ")),
        text("winners", winners),
        text("rule", |row| row.rule.into()),
        whole("acts", |row| i64::from(row.acts)),
        whole("decisions", |row| i64::from(row.decisions)),
        whole("nodes", |row| row.nodes as i64),
        text("hash", |row| format!("{:016x}", row.hash)),
    ];
    let numbers: BTreeSet<&str> = rows.iter().flat_map(|row| row.numbers.keys().copied()).collect();
    columns.extend(numbers.into_iter().map(|name| Column {
        name: name.into(),
        cells: Cells::Number(rows.iter().map(|row| row.numbers.get(name).copied()).collect()),
    }));
    let traits: BTreeSet<(&str, usize)> = rows
        .iter()
        .flat_map(|row| row.traits.iter().flat_map(|(name, all)| (0..all.len()).map(|seat| (*name, seat))))
        .collect();
    columns.extend(traits.into_iter().map(|(name, seat)| Column {
        name: format!("{name}_{seat}"),
        cells: Cells::Text(
            rows.iter().map(|row| row.traits.get(name).and_then(|all| all.get(seat)).cloned()).collect(),
        ),
    }));
    columns
}

fn winners(row: &Row) -> String {
    row.winners.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
}
