//! What random matches of every game send and read fits the published schemas.

use contract::schema::SchemaPart;
use contract::{Act, EventSink, LegalChoicesOf, RecordedEvents, SmallRng, Turn, Viewer, random_play};
use host::games::{GameVisitor, Playable, visit};
use jsonschema::Validator;
use serde::Serialize;
use serde_json::Value;

/// Acts of each match that are looked at.
const MAX_ACTS: usize = 700;

struct Schemas {
    game: &'static str,
    parts: Vec<(SchemaPart, Validator)>,
    checked: Vec<SchemaPart>,
}

impl Schemas {
    fn of<G: Playable>() -> Self {
        let parts = SchemaPart::WORDS.into_iter().filter_map(|(part, _)| {
            let schema = G::schema(part)?.to_value();
            Some((part, jsonschema::validator_for(&schema).unwrap()))
        });
        Schemas { game: G::ID, parts: parts.collect(), checked: Vec::new() }
    }

    fn check(&mut self, part: SchemaPart, value: &impl Serialize) {
        let value: Value = serde_json::to_value(value).unwrap();
        let (_, validator) = self.parts.iter().find(|(known, _)| *known == part).unwrap();
        if let Some(fault) = validator.iter_errors(&value).next() {
            panic!("{} {part:?}: {fault} at {}: {value}", self.game, fault.instance_path());
        }
        self.checked.push(part);
    }

    fn has_checked(&self, part: SchemaPart) -> bool {
        self.checked.contains(&part)
    }
}

struct Fits;

impl GameVisitor for Fits {
    type Output = ();
    fn run<G: Playable>(self) {
        let mut schemas = Schemas::of::<G>();
        for (number, preset) in G::presets().into_iter().enumerate() {
            schemas.check(SchemaPart::Setup, &preset.setup);
            play::<G>(&preset.setup, number as u64, &mut schemas);
        }
        for part in [SchemaPart::View, SchemaPart::Choice, SchemaPart::Chance, SchemaPart::Event] {
            assert!(schemas.has_checked(part), "{}: no {part:?}", G::ID);
        }
    }
}

fn play<G: Playable>(setup: &G::Setup, seed: u64, schemas: &mut Schemas) {
    let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<G>::default());
    let mut game = G::begin(G::content(), setup).unwrap();
    for step in 0..MAX_ACTS {
        look_at(&game, step, schemas);
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        match &act {
            Act::Choice(_, choice) => schemas.check(SchemaPart::Choice, choice),
            Act::Chance(chance) => schemas.check(SchemaPart::Chance, chance),
        }
        legal.regions.iter().for_each(|region| schemas.check(SchemaPart::Region, region));
        let mut told = RecordedEvents::default();
        game.apply(&act, &mut EventSink::recording(&mut told));
        told.events.iter().for_each(|(_, event)| schemas.check(SchemaPart::Event, event));
    }
    assert!(matches!(game.turn(), Turn::Over(_) | Turn::Decide(_) | Turn::Chance));
}

/// Views of every viewer, now and then, and the position where there is one.
fn look_at<G: Playable>(game: &G, step: usize, schemas: &mut Schemas) {
    if !step.is_multiple_of(7) {
        return;
    }
    for viewer in Viewer::all(game.seats()) {
        schemas.check(SchemaPart::View, &game.view(viewer));
    }
    if let Some(position) = game.position() {
        schemas.check(SchemaPart::Setup, &position);
    }
}

#[test]
fn what_random_matches_send_fits_the_schemas() {
    for game in host::games::GAME_IDS {
        visit(game, Fits).unwrap();
    }
}

/// Inquiries of the page and what the program answers.
fn answers_fit<G: Playable>(inquiries: &[&str]) {
    let mut schemas = Schemas::of::<G>();
    let game = G::begin(G::content(), &G::presets()[0].setup).unwrap();
    let (mut game, mut rng, mut legal) = (game, SmallRng::new(3), LegalChoicesOf::<G>::default());
    let mut answered = vec![false; inquiries.len()];
    for _ in 0..300 {
        let view = game.view(Viewer::Seat(contract::Seat::A));
        for (inquiry, answered) in inquiries.iter().zip(&mut answered) {
            schemas.check(SchemaPart::Inquiry, &serde_json::from_str::<Value>(inquiry).unwrap());
            if let Ok(answer) = G::inquire(&view, inquiry) {
                schemas.check(SchemaPart::Answer, &answer);
                *answered = true;
            }
        }
        let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
        game.apply(&act, &mut EventSink::silent());
    }
    assert_eq!(answered, vec![true; inquiries.len()], "{}: {inquiries:?}", G::ID);
}

#[test]
fn answers_to_inquiries_fit_the_schemas() {
    answers_fit::<swccg::State>(&[
        r#""numbers""#,
        r#""costs""#,
        r#"{"why":{"generation":0}}"#,
        r#"{"idle":1}"#,
        r#"{"barred":"pass"}"#,
    ]);
    answers_fit::<xwing::State>(&[
        r#"{"arcs":0}"#,
        r#"{"template":[0,{"bearing":"straight","speed":2}]}"#,
        r#"{"shot":[0,0,1]}"#,
    ]);
    answers_fit::<temple::State>(&[r#"{"ways":0}"#, r#"{"sight":{"from":0,"to":5}}"#, r#""twenty""#]);
}
