//! Every kind of sentence in both languages, the text board, and that different choices of one question have
//! different labels. What solo ships explain from their records has its own tests.

mod samples;

use super::*;
use crate::Lang;
use crate::testing::{assert_pseudo, english, english_and_french};
use ::xwing::craft::Team;
use ::xwing::scenario::Ending as ScenarioEnding;
use ::xwing::scenario::SquadWarning;
use ::xwing::setup::preset;
use ::xwing::{ObstacleEntry, Options, Placement, Setup, ShipEntry};
use contract::{Game, LegalChoicesOf, RecordedEvents, Seats, SmallRng, Turn, random_play};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;

fn both(message: &Message) -> String {
    assert_pseudo(message);
    let [en, fr] = english_and_french().map(|lang| Translator::new(lang).translate(message));
    for said in [&en, &fr] {
        assert!(!said.contains("[xw") && !said.contains("{$") && !said.contains("{ $"), "no word: {said}");
    }
    let rule = message.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{en}{rule}\n{fr}\n")
}

/// One player's X-wing with torpedoes, a TIE fighter of the solo system, and an asteroid between them.
fn duel() -> State {
    let ship = |id: &str, team, pilot: &str, at| ShipEntry {
        id: id.into(),
        team,
        seat: (team == Team::Player).then_some(Seat::A),
        pilot: Some(pilot.into()),
        at: Some(at),
        ..ShipEntry::default()
    };
    let mut own = ship("X1", Team::Player, "redsquadronveteran", Placement::mm(450, 100, 0));
    own.cards = vec!["protontorpedoes".into()];
    own.tokens.stress = 1;
    let setup = Setup {
        ships: vec![own, ship("S1", Team::Solo, "academypilot", Placement::mm(450, 700, 180))],
        obstacles: vec![ObstacleEntry {
            token: "coreasteroid0".into(),
            at: Placement::mm(300, 300, 20),
            gone: false,
        }],
        options: Options::default(),
        seats: 1,
        ..Setup::default()
    };
    State::begin(Content::standard(), &setup).unwrap()
}

fn view() -> View {
    duel().view(Viewer::Seat(Seat::A))
}

fn page<T: std::fmt::Debug>(things: &[T], tell: impl Fn(&T) -> Message) -> String {
    let mut page = String::new();
    for thing in things {
        let _ = writeln!(page, "# {thing:?}\n{}", both(&tell(thing)).trim_end());
    }
    page
}

#[test]
fn questions_of_cards_are_asked_in_both_languages() {
    let told = page(&samples::questions(), |asked| {
        let mut view = view();
        view.open = Pending::ask(*asked);
        super::question::question(&Context::new(Content::standard(), &view))
    });
    insta::assert_snapshot!(told);
}

#[test]
fn events_are_told_in_both_languages() {
    let view = view();
    let tell = |event: &Event| State::event(Content::standard(), &view, Viewer::Watcher, event);
    insta::assert_snapshot!(page(&samples::events(), tell));
}

#[test]
fn choices_are_told_in_both_languages() {
    let view = view();
    let tell = |choice: &Choice| State::choice(Content::standard(), &view, choice);
    insta::assert_snapshot!(page(&samples::choices(), tell));
}

#[test]
fn refusals_and_faults_are_told_in_both_languages() {
    let view = view();
    let refused =
        page(&samples::refusals(), |refusal: &Refusal| State::refusal(Content::standard(), &view, refusal));
    let faults = page(&samples::faults(), |fault: &Fault| State::fault(Content::standard(), fault));
    insta::assert_snapshot!(format!("{refused}{faults}"));
}

#[test]
fn endings_are_told_in_both_languages() {
    let mut told = String::new();
    let scenario = |reason, returned, lost| {
        let (in_play, fled_elsewhere, solo_destroyed) = (0, 1, 3);
        Outcome::Scenario(ScenarioEnding { reason, in_play, returned, lost, fled_elsewhere, solo_destroyed })
    };
    for outcome in [
        Outcome::Player,
        Outcome::Solo,
        Outcome::Draw,
        Outcome::Time,
        scenario(EndReason::PlayersGone, 1, 0),
        scenario(EndReason::PlayersGone, 0, 1),
        scenario(EndReason::SoloDestroyed, 0, 1),
        scenario(EndReason::TransportEscaped, 0, 0),
        scenario(EndReason::TransportDestroyed, 0, 0),
    ] {
        let mut view = view();
        view.open = Pending::Over(outcome);
        let ending = Ending { winners: Seats::NONE, rule: outcome.rule() };
        told.push_str(&both(&State::ending(&view, Viewer::Watcher, &ending)));
    }
    insta::assert_snapshot!(told);
}

#[test]
fn the_drawn_table() {
    let [en, fr] =
        english_and_french().map(|lang| State::board(Content::standard(), &view(), Translator::new(lang)));
    for board in [&en, &fr] {
        assert!(board.lines().all(|line| line.chars().count() <= 80), "{board}");
    }
    insta::assert_snapshot!(format!("{en}\n{fr}"));
}

/// Whole random matches from every preset: no text is missing, and no two choices of one question have the same
/// label.
#[test]
fn whole_matches_are_told_without_a_missing_word() {
    let content = Content::standard();
    let mut kinds = BTreeSet::new();
    for (seed, preset) in (0..).zip(preset::presets()) {
        let mut game = State::begin(content, &preset.setup).unwrap();
        let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
        let mut told = RecordedEvents::default();
        for n in 0.. {
            let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) else { break };
            if n < 80 || n % 9 == 0 {
                hear(content, &game, &mut kinds);
            }
            let before = game.view(Viewer::Watcher);
            told.events.clear();
            game.apply(&act, &mut contract::EventSink::recording(&mut told));
            for event in told.visible_to(Viewer::Watcher) {
                let message = State::event(content, &before, Viewer::Watcher, event);
                both(&message);
                kinds.insert(message.key);
            }
        }
        let board = State::board(content, &game.view(Viewer::Watcher), Translator::new(english()));
        assert!(!board.contains("[xw"), "{board}");
    }
    for wanted in [
        "xwg-q-place",
        "xwg-q-dials",
        "xwg-c-dial",
        "xwg-e-moved",
        "xwg-e-solo",
        "xwg-e-declared",
        "xwg-e-reds",
    ] {
        assert!(kinds.contains(wanted), "{wanted} in {kinds:?}");
    }
}

fn hear(content: &'static Content, game: &State, kinds: &mut BTreeSet<Cow<'static, str>>) {
    for seat in Seat::first(game.seats()) {
        let view = game.view(Viewer::Seat(seat));
        let question = <State as GameMessages>::question(content, &view, seat);
        both(&question);
        kinds.insert(question.key);
        let mut legal = LegalChoicesOf::<State>::default();
        game.legal_choices(seat, &mut legal);
        let choices: Vec<_> =
            legal.listed.iter().map(|choice| State::choice(content, &view, choice)).collect();
        for lang in Lang::all().iter().copied() {
            let said: BTreeSet<String> =
                choices.iter().map(|choice| Translator::new(lang).translate(choice)).collect();
            assert_eq!(said.len(), choices.len(), "two choices read the same: {said:?}");
        }
        kinds.extend(choices.iter().map(|choice| choice.key.clone()));
        for message in choices
            .iter()
            .chain(&legal.regions.iter().map(|area| State::area(content, &view, area)).collect::<Vec<_>>())
        {
            both(message);
        }
    }
    if game.turn() == Turn::Chance {
        let outcome = game.draw(&mut SmallRng::new(1));
        both(&State::outcome(content, &game.view(Viewer::Watcher), &outcome));
    }
}

/// XW-SCEN-19, XW-SCEN-20
#[test]
fn advice_on_squads_names_the_numbers() {
    let translator = Translator::new(english());
    let said = |warning: SquadWarning| translator.translate(&super::warning(&warning));
    assert_eq!(
        said(SquadWarning::PlayerPoints { points: 93, ships: 2 }),
        "The player squad has 93 points; for 2 ships 70 to 90 are recommended."
    );
    for warning in [
        SquadWarning::PlayerPoints { points: 20, ships: 1 },
        SquadWarning::FewEnemies,
        SquadWarning::Patrol { points: 200, player: 80 },
        SquadWarning::Reinforcements { points: 200, player: 80 },
        SquadWarning::StandardPoints { points: 200, player: 80 },
    ] {
        both(&super::warning(&warning));
    }
}
