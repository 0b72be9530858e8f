//! Rows as comma-separated values (RFC 4180), for any data tool.

use super::columns::{Cells, columns};
use crate::row::Row;

/// The table of these matches. Missing values are empty.
#[must_use]
pub fn csv(rows: &[Row]) -> String {
    let columns = columns(rows);
    let mut text = line(&columns.iter().map(|column| column.name.clone()).collect::<Vec<_>>());
    for at in 0..rows.len() {
        let cells: Vec<String> = columns
            .iter()
            .map(|column| match &column.cells {
                Cells::Whole(values) => values[at].to_string(),
                Cells::Number(values) => values[at].map_or(String::new(), |value| value.to_string()),
                Cells::Text(values) => values[at].clone().unwrap_or_default(),
            })
            .collect();
        text.push_str(&line(&cells));
    }
    text
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
    cells.join(",") + "\r\n"
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Seat, Seats};
    use std::collections::BTreeMap;

    #[test]
    fn every_column_has_its_place() {
        let row = Row {
            index: 3,
            seed: 255,
            setup: 0,
            seats: 2,
            players: vec!["greedy".into(), "random".into()],
            winners: Seats::one(Seat::B),
            rule: "XX-01",
            acts: 12,
            decisions: 9,
            nodes: 0,
            hash: 1,
            numbers: BTreeMap::from([("rounds", 4.0)]),
            traits: BTreeMap::from([("cruiser", vec!["Ares".into(), "the \"big\", one".into()])]),
            points: None,
        };
        let bare = Row { index: 4, numbers: BTreeMap::new(), traits: BTreeMap::new(), ..row.clone() };
        assert_eq!(
            csv(&[row, bare]),
            "index,seed,setup,players,winners,rule,acts,decisions,nodes,hash,rounds,cruiser_0,cruiser_1\r\n\
             3,00000000000000ff,0,greedy random,1,XX-01,12,9,0,0000000000000001,4,Ares,\"the \"\"big\"\", one\"\r\n\
             4,00000000000000ff,0,greedy random,1,XX-01,12,9,0,0000000000000001,,,\r\n"
        );
    }
}
