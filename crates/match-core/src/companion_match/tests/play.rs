//! Choices, dice, undo and the end of a table.

use super::*;

fn dice(roller: &str) -> Value {
    json!({"step": "dice", "what": roller})
}

#[test]
fn the_generator_rolls_and_the_dice_are_proved() {
    let mut table = Table::open(&duel("program"));
    table.until("player-flies");
    let mut log = table.core.history().log();
    let generated = log.matches("\"c\":").count();
    assert!(generated > 0, "{log}");
    assert_eq!(CompanionLog::parse(&log).unwrap().verify(), Err(CompanionLogError::NotRevealed));
    log.push_str(&json!({"secret": table.core.history().row.secret.reveal()}).to_string());
    let proof = CompanionLog::parse(&log).unwrap().verify().unwrap();
    assert_eq!((proof.generated as usize, proof.typed, proof.scripted), (generated, 0, 0));
    let other = log.replacen("\"defense\":\"", "\"defense\":\"x", 1);
    assert!(CompanionLog::parse(&other).unwrap().verify().is_err());
}

#[test]
fn dice_are_typed_or_rolled_one_by_one_and_a_slip_is_taken_back_alone() {
    let mut table = Table::open(&duel("person"));
    table.until("throw");
    let before = table.hash();
    assert_eq!(table.core.game().unwrap().turn(), Turn::Chance);
    let refused = table.perform(1, PlayerAction::Enter(json!({"red": ["hit"]}).to_string())).unwrap_err();
    assert_eq!(refused.code(), "impossible_outcome");
    let faces = json!({"who": "Ann", "solo": {"approach": {"defense": "evade", "attack": "hit"}}});
    table.perform(1, PlayerAction::Enter(faces.to_string())).unwrap();
    let line = &table.records.last().unwrap().body;
    assert!(line.contains("\"by\":\"person\"") && line.contains("Ann"), "{line}");
    table.undo().unwrap();
    assert_eq!((table.hash(), table.asks().as_str()), (before, "throw"));
    table.perform(1, PlayerAction::Roll).unwrap();
    assert_ne!(table.hash(), before);
    // From here on the program rolls, also what is to be rolled at this moment.
    table.undo().unwrap();
    table.until("throw");
    table.give(&dice("program")).unwrap();
    assert_ne!(table.asks(), "throw");
    assert_eq!(table.reopened().hash(), table.hash());
    assert_eq!(table.perform(1, PlayerAction::Roll).unwrap_err().code(), "not_typed");
}

#[test]
fn everybody_shares_the_seat_and_only_the_first_answer_counts() {
    let mut table = Table::open(&duel("program"));
    let number = table.number();
    let choice = table.first_offer().unwrap().to_string();
    table.perform(1, PlayerAction::Choose { question: number, choice: choice.clone() }).unwrap();
    let late = table.perform(2, PlayerAction::Choose { question: number, choice }).unwrap_err();
    assert_eq!(late.code(), "stale");
    table.perform(2, PlayerAction::Undo).unwrap();
    assert_eq!(table.asks(), "plan");
    assert_eq!(table.perform(1, PlayerAction::Resign).unwrap_err().code(), "not_asked");
}

#[test]
fn an_undo_leaves_the_owners_of_ships() {
    let mut table = Table::open(&duel("program"));
    let own = json!({"who": "Ann", "step": "own", "what": {"ship": "R1", "own": true}});
    table.give(&own).unwrap();
    assert_eq!(table.undo().unwrap_err().code(), "nothing_to_undo", "it is no move of the game");
    let offer = table.first_offer().unwrap();
    table.give(&offer).unwrap();
    let given = json!({"who": "Bob", "step": "own", "what": {"ship": "R1", "own": true}});
    table.give(&given).unwrap();
    table.undo().unwrap();
    assert_eq!(table.asks(), "plan");
    assert_eq!(table.core.game().unwrap().entries(), 2, "both owners, no answer");
    let owner = |table: &Table| {
        let view = table.view();
        let ships = view["ships"].as_array().unwrap().clone();
        ships.iter().find(|ship| ship["id"] == "R1").unwrap()["owner"].clone()
    };
    assert_eq!(owner(&table), "Bob");
    assert_eq!((owner(&table.reopened()), table.reopened().hash()), (json!("Bob"), table.hash()));
    let nameless = json!({"step": "own", "what": {"ship": "R1", "own": true}});
    assert_eq!(table.give(&nameless).unwrap_err().code(), "against_the_rules");
}

#[test]
fn a_game_that_ended_by_mistake_goes_on() {
    let mut table = Table::open(&duel("program"));
    table
        .give(&json!({"step": "correct", "what": {"fact": "leaves", "ship": "S1", "fate": "destroyed"}}))
        .unwrap();
    table.until("over");
    assert!(matches!(table.core.game().unwrap().turn(), Turn::Over(_)));
    assert_eq!(table.core.history().status(), MatchStatus::Over);
    let log = table.core.history().log();
    assert!(CompanionLog::parse(&log).unwrap().verify().is_ok(), "a log of the end reveals its secret");
    table.undo().unwrap();
    assert_eq!((table.core.history().status(), table.asks() != "over"), (MatchStatus::Running, true));
    assert_eq!(table.reopened().core.history().status(), MatchStatus::Running);
}

#[test]
fn the_reasons_begin_with_the_last_decision() {
    let mut table = Table::open(&duel("program"));
    table.until("acted");
    let view = table.view();
    let why = view["why"].as_array().unwrap();
    let told: Vec<&AddressedEvent> =
        table.core.history().entries.iter().flat_map(|entry| &entry.told).collect();
    let last = told.iter().rposition(|event| event.event.get().contains("decision")).unwrap();
    let first = told[..=last].iter().rposition(|event| !event.event.get().contains("decision"));
    assert!(why.len() <= told.len() - first.unwrap_or(0));
    assert_eq!(
        why.last().unwrap(),
        &serde_json::from_str::<Value>(told.last().unwrap().message.get()).unwrap()
    );
    assert!(!view["action"].as_array().unwrap().is_empty(), "what to do on the table is said");
}
