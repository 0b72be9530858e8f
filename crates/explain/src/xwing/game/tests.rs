//! Every kind of sentence in both languages, the text board, and that different choices of one question have
//! different labels. What solo ships explain from their records has its own tests.

mod samples;

use super::*;
use crate::Lang;
use ::xwing::craft::Team;
use ::xwing::game::{At, Entry, Options, RockEntry, Setup, preset};
use ::xwing::scenario::Ending as ScenarioEnding;
use ::xwing::scenario::Warning;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use table::{Game, OffersOf, Seats, Sim, Told, Turn, walk};

fn both(message: &Message) -> String {
    let [en, fr] = Lang::ALL.map(|lang| Speaker::new(lang).say(message));
    for said in [&en, &fr] {
        assert!(!said.contains("[xw") && !said.contains("{$") && !said.contains("{ $"), "no word: {said}");
    }
    let rule = message.rule.map_or(String::new(), |rule| format!("  {rule}"));
    format!("{en}{rule}\n{fr}\n")
}

/// One player's X-wing with torpedoes, a TIE fighter of the solo system, and an asteroid between them.
fn duel() -> State {
    let ship = |id: &str, team, pilot: &str, at| Entry {
        id: id.into(),
        team,
        seat: (team == Team::Player).then_some(Seat::A),
        pilot: Some(pilot.into()),
        at: Some(at),
        ..Entry::default()
    };
    let mut own = ship("X1", Team::Player, "redsquadronveteran", At::mm(450, 100, 0));
    own.cards = vec!["protontorpedoes".into()];
    own.tokens.stress = 1;
    let setup = Setup {
        ships: vec![own, ship("S1", Team::Solo, "academypilot", At::mm(450, 700, 180))],
        obstacles: vec![RockEntry { token: "coreasteroid0".into(), at: At::mm(300, 300, 20), gone: false }],
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
    let told = page(&samples::questions(), |open| {
        let mut view = view();
        view.public.open = *open;
        question(&Cast::new(Content::standard(), &view))
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
        scenario(Reason::PlayersGone, 1, 0),
        scenario(Reason::PlayersGone, 0, 1),
        scenario(Reason::SoloDestroyed, 0, 1),
        scenario(Reason::TransportEscaped, 0, 0),
        scenario(Reason::TransportDestroyed, 0, 0),
    ] {
        let mut view = view();
        view.public.open = Open::Over(outcome);
        let ending = Ending { winners: Seats::NONE, rule: outcome.rule() };
        told.push_str(&both(&State::ending(&view, Viewer::Watcher, &ending)));
    }
    insta::assert_snapshot!(told);
}

#[test]
fn the_drawn_table() {
    let [en, fr] = Lang::ALL.map(|lang| State::board(Content::standard(), &view(), Speaker::new(lang)));
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
        let (mut draws, mut offers) = (Sim::new(seed), OffersOf::<State>::default());
        let mut told = Told::default();
        for n in 0.. {
            let Some(act) = walk::next_act(&game, &mut offers, &mut draws) else { break };
            if n < 80 || n % 9 == 0 {
                hear(content, &game, &mut kinds);
            }
            let before = game.view(Viewer::Watcher);
            told.events.clear();
            game.apply(&act, &mut table::Out::to(&mut told));
            for event in told.heard(Viewer::Watcher) {
                let message = State::event(content, &before, Viewer::Watcher, event);
                both(&message);
                kinds.insert(message.key);
            }
        }
        let board = State::board(content, &game.view(Viewer::Watcher), Speaker::new(Lang::En));
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

fn hear(content: &'static Content, game: &State, kinds: &mut BTreeSet<&'static str>) {
    for seat in Seat::first(game.seats()) {
        let view = game.view(Viewer::Seat(seat));
        let question = <State as Speak>::question(content, &view, seat);
        both(&question);
        kinds.insert(question.key);
        let mut offers = OffersOf::<State>::default();
        game.offers(seat, &mut offers);
        let choices: Vec<_> =
            offers.ones.iter().map(|choice| State::choice(content, &view, choice)).collect();
        for lang in Lang::ALL {
            let said: BTreeSet<String> =
                choices.iter().map(|choice| Speaker::new(lang).say(choice)).collect();
            assert_eq!(said.len(), choices.len(), "two choices read the same: {said:?}");
        }
        kinds.extend(choices.iter().map(|choice| choice.key));
        for message in choices
            .iter()
            .chain(&offers.areas.iter().map(|area| State::area(content, &view, area)).collect::<Vec<_>>())
        {
            both(message);
        }
    }
    if game.turn() == Turn::Chance {
        let outcome = game.draw(&mut Sim::new(1));
        both(&State::outcome(content, &game.view(Viewer::Watcher), &outcome));
    }
}

/// XW-SCEN-19, XW-SCEN-20
#[test]
fn advice_on_squads_names_the_numbers() {
    let speaker = Speaker::new(Lang::En);
    let said = |warning: Warning| speaker.say(&super::warning(&warning));
    assert_eq!(
        said(Warning::PlayerPoints { points: 93, ships: 2 }),
        "The player squad has 93 points; for 2 ships 70 to 90 are advised."
    );
    for warning in [
        Warning::PlayerPoints { points: 20, ships: 1 },
        Warning::FewEnemies,
        Warning::Patrol { points: 200, player: 80 },
        Warning::Reinforcements { points: 200, player: 80 },
        Warning::StandardPoints { points: 200, player: 80 },
    ] {
        both(&super::warning(&warning));
    }
}
