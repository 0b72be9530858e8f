//! Tables that were stored before they were matches.

use super::*;
use crate::companion_match::{ImportError, OldTable, import};

fn old(setup: &Value, lines: &[Value]) -> OldTable {
    OldTable {
        id: MatchId::parse(&"2".repeat(32)).unwrap(),
        setup: setup.to_string(),
        secret: Secret::from_hex(&"b8".repeat(32)).unwrap(),
        created: 5,
        lines: lines.iter().map(|line| (line.to_string(), 7)).collect(),
    }
}

fn go() -> Value {
    json!({"step": "answer", "what": {"kind": "go"}})
}

#[test]
fn every_line_becomes_a_record_and_the_table_plays_on() {
    let own = json!({"who": "Ann", "step": "own", "what": {"ship": "R1", "own": true}});
    let front = json!({"who": "Ann", "step": "answer", "what": {"kind": "where", "value": {"sector": "bullseye", "far": false}}});
    let thrown = json!({"step": "rolled", "what": {"hand": "program", "thrown": {"solo": {"approach": {"defense": "evade", "attack": "hit"}}}}});
    let lines = [go(), go(), own, front.clone(), thrown.clone(), json!({"step": "undo"}), front, thrown];
    let (row, records) = import(&old(&duel("program"), &lines), nonce()).unwrap();
    assert_eq!((row.created, row.changed, row.status), (5, 7, MatchStatus::Running));
    assert_eq!(records.len(), lines.len());
    let history = MatchHistory::fold(row, &records).unwrap();
    let mut table = Table { core: MatchCore::new(history), records, requests: 0 };
    assert_eq!(table.core.game().unwrap().entries(), 5);
    assert_eq!(table.asks(), "flown");
    assert_eq!(
        table.view()["ships"].as_array().unwrap().iter().filter(|ship| ship["owner"] == "Ann").count(),
        1
    );
    table.until("player-flies");
    let mut log = table.core.history().log();
    log.push_str(&json!({"secret": "b8".repeat(32)}).to_string());
    let proof = CompanionLog::parse(&log).unwrap().verify().unwrap();
    assert_eq!(proof.scripted, 1, "dice of that time are kept, not proved");
}

#[test]
fn the_owner_who_came_after_an_undone_answer_stays() {
    let own = json!({"who": "Ann", "step": "own", "what": {"ship": "R1", "own": true}});
    let (row, records) =
        import(&old(&duel("person"), &[go(), own, json!({"step": "undo"})]), nonce()).unwrap();
    let history = MatchHistory::fold(row, &records).unwrap();
    let table = Table { core: MatchCore::new(history), records, requests: 0 };
    assert_eq!((table.asks().as_str(), table.core.game().unwrap().entries()), ("plan", 1));
}

#[test]
fn what_the_rules_refuse_is_named() {
    let broken =
        import(&old(&duel("program"), &[go(), json!({"step": "undo"}), json!({"step": "undo"})]), nonce());
    assert!(matches!(broken, Err(ImportError::Line { number: 2, .. })), "{broken:?}");
    assert!(matches!(import(&old(&json!({"ships": 3}), &[]), nonce()), Err(ImportError::Setup(_))));
}
