use crate::common::scene::{A, B, TestMatch};
use crate::common::{cards, preset};
use contract::{BySeat, Game, Seats};
use starfighter::{
    Boxes, Choice, Compensation, Event, Fault, Options, Question, Refusal, Setup, State, content,
};

fn faults(setup: &Setup) -> Vec<Fault> {
    State::begin(content::builtin(), setup).expect_err("a faulty set-up")
}

fn cruiser(key: &str) -> Choice {
    Choice::Cruiser(key.parse().unwrap())
}

/// SF-SET-01
#[test]
fn each_mode_has_its_cards_and_cruisers() {
    assert_eq!(TestMatch::new(&preset("training")).view(A).piles[0].size, 40, "the green cards");
    assert_eq!(TestMatch::new(&preset("skirmish")).view(A).piles[0].size, 100);
    let keys = |key: &str| TestMatch::new(&preset(key)).legal_choices(A);
    assert_eq!(keys("training"), [cruiser("ares"), cruiser("athena")]);
    assert_eq!(keys("skirmish").len(), 6);
    let mut wrong = Setup { cards: Some(cards("0-01 0-41 0-01")), ..preset("training") };
    wrong.cruisers[A] = Some("atlas".parse().unwrap());
    wrong.cruisers[B] = Some("zeus".parse().unwrap());
    let found = faults(&wrong);
    assert_eq!(found.len(), 4, "all at once: {found:?}");
    assert!(found.iter().any(|fault| matches!(fault, Fault::CardNotInMode { .. })));
    let zeus = TestMatch::new(&preset("skirmish")).refuse(A, cruiser("zeus"));
    assert!(matches!(zeus, Refusal::NoSuchCruiser { rule, .. } if rule.0 == "SF-SET-01"));
}

/// SF-SET-02
#[test]
fn the_first_player_chooses_openly_before_the_other() {
    let mut table = TestMatch::new(&Setup { first: B, ..preset("skirmish") });
    assert_eq!(table.question(), Question::Cruiser { seats: Seats::one(B) });
    assert_eq!(table.refuse(A, cruiser("ares")), Refusal::NotAsked);
    table.choose(B, cruiser("atlas"));
    assert_eq!(table.view(A).sides[B].cruiser.map(|key| key.to_string()), Some("atlas".into()));
    assert_eq!(table.question(), Question::Cruiser { seats: Seats::one(A) });
    table.choose(A, cruiser("atlas"));
    assert!(matches!(table.question(), Question::Draw { seat: B, .. }));
}

/// SF-SET-03
#[test]
fn with_one_box_a_chosen_face_bars_its_reverse() {
    let one_box = Options { boxes: Boxes::One, ..Options::default() };
    let mut table = TestMatch::new(&Setup { options: one_box, ..preset("skirmish") });
    table.choose(A, cruiser("ares"));
    // Ares and Atlas are the two faces of one board.
    for barred in ["ares", "atlas"] {
        let refusal = table.refuse(B, cruiser(barred));
        assert!(matches!(refusal, Refusal::CruiserTaken { rule, .. } if rule.0 == "SF-SET-03"), "{barred}");
    }
    assert_eq!(table.legal_choices(B).len(), 4);
    let mut both = Setup { options: one_box, ..preset("skirmish") };
    both.cruisers = BySeat(["apollo", "athena"].map(|key| Some(key.parse().unwrap())));
    assert!(matches!(faults(&both)[..], [Fault::CruiserTwice { .. }]));
    // In Training only one cruiser is left, so nobody is asked.
    let mut training = TestMatch::new(&preset("training"));
    training.choose(A, cruiser("athena"));
    assert_eq!(training.view(A).sides[B].cruiser.map(|key| key.to_string()), Some("ares".into()));
    assert!(matches!(training.question(), Question::Draw { seat: A, .. }));
}

/// SF-SET-04
#[test]
fn armor_begins_at_its_top_and_all_sectors_face() {
    let mut table = TestMatch::new(&preset("skirmish"));
    table.choose(A, cruiser("atlas")).choose(B, cruiser("artemis"));
    let content = content::builtin();
    let top = |key: &str| content.cruiser_named(key.parse().unwrap()).unwrap().armor;
    assert_eq!(table.armor(), [top("atlas"), top("artemis")]);
    assert_eq!((table.state.offset(), table.state.round(), table.state.marker()), (0, 1, A));
}

/// SF-SET-05
#[test]
fn an_option_compensates_the_second_player() {
    let with = |compensation| {
        let options = Options { compensation, ..Options::default() };
        let cruisers = BySeat(["ares", "athena"].map(|key| Some(key.parse().unwrap())));
        Setup { options, cruisers, first: B, ..preset("skirmish") }
    };
    let mut cards = TestMatch::new(&with(Compensation::Cards(2)));
    assert_eq!(cards.armor(), [20, 20]);
    cards.deal_all();
    assert_eq!(
        cards.view(A).sides.0.map(|side| side.hand),
        [7, 5],
        "the second player is the first seat here"
    );
    let armor = TestMatch::new(&with(Compensation::Armor(3)));
    assert_eq!(armor.armor(), [23, 20]);
    let none = TestMatch::new(&with(Compensation::None));
    assert_eq!((none.armor(), none.view(A).sides[A].need), ([20, 20], 5), "off by default");
    assert!(matches!(faults(&with(Compensation::Armor(21)))[..], [Fault::Compensation { .. }]));
}

/// Set-ups from outside are parsed strictly.
#[test]
fn unknown_fields_are_refused() {
    assert!(serde_json::from_str::<Setup>(r#"{"mode":"skirmish","round":3}"#).is_err());
    assert!(serde_json::from_str::<Choice>(r#"{"play":{"card":"0-01","face":"recto","sector":5}}"#).is_err());
    let choice =
        serde_json::from_str::<Choice>(r#"{"play":{"card":"0-01","face":"verso","sector":4}}"#).unwrap();
    let to_setup = serde_json::to_string(&choice).unwrap();
    assert_eq!(to_setup, r#"{"play":{"card":"0-01","face":"verso","sector":4}}"#);
}

/// The page can build its form from the schema of a set-up.
#[test]
fn a_set_up_has_a_schema() {
    let schema = serde_json::to_value(schemars::schema_for!(Setup)).unwrap();
    let fields = schema["properties"].as_object().unwrap();
    for field in ["mode", "first", "cruisers", "cards", "decks", "options", "position"] {
        assert!(fields.contains_key(field), "{field}");
    }
    assert_eq!(schema["additionalProperties"], false);
}

/// Cruisers are reported with their armor and rule.
#[test]
fn a_choice_of_cruiser_is_reported() {
    let mut table = TestMatch::new(&preset("skirmish"));
    table.choose(A, cruiser("ares"));
    assert!(table.has_event(
        |event| matches!(event, Event::CruiserChosen { armor: 20, rule, .. } if rule.0 == "SF-SET-02")
    ));
}
