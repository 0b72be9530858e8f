//! The twin law of the terminal, and how a match is resigned.

use super::*;
use explain::{Lang, Translator};
use match_core::games::GAME_IDS;
use match_core::test_twins::{TwinMatch, twin_matches};

/// Twin matches of each kind.
const TWINS: usize = 4;

/// Asks for all that the terminal can tell.
const ASKING: &str =
    "why\n?1\nwhy 2\nboard\nhelp\nwhy generation\nwhy power\ncard 1\ncard Vader\n999\nquit\n";
/// Undoes and looks again. An undo may make the match practice, in which reasons are told, so they are not asked for here.
const UNDOING: &str = "undo\nboard\n?1\nundo\nboard\nwhy generation\nquit\n";

/// Everything the terminal prints.
fn printed(twin: &TwinMatch, world: usize, lang: Lang, script: &str) -> String {
    let (row, journal) = (twin.row.clone(), &twin.journals[world]);
    let game = LocalMatch::resume(row, journal, twin.person.holder()).unwrap();
    let mut output = Vec::new();
    let screen = Screen::new(script.as_bytes(), &mut output, Translator::new(lang), true);
    TerminalMatch::new(game, screen).play(None).unwrap();
    String::from_utf8(output).unwrap()
}

/// Two matches that differ only in what a seat may not know print the same, byte by byte.
#[test]
fn what_a_seat_may_not_know_changes_nothing_on_the_screen() {
    for game in GAME_IDS {
        for seat in [Seat::A, Seat::B] {
            let twins = twin_matches(game, seat, SeatKind::Machine, TWINS);
            assert_eq!(twins.len(), TWINS, "{game}: too few twins");
            for (twin, lang) in twins.iter().zip(Lang::all().iter().copied().cycle()) {
                for script in [ASKING, UNDOING] {
                    let [one, other] = [0, 1].map(|world| printed(twin, world, lang, script));
                    for (at, (here, there)) in one.lines().zip(other.lines()).enumerate() {
                        assert_eq!(here, there, "{game}, seat {seat:?}, line {at}");
                    }
                    assert_eq!(one, other, "{game}");
                    assert!(one.lines().count() > 40, "{game}: {one}");
                }
            }
        }
    }
}

/// Plays a script from the beginning; returns what is printed and the log.
fn played(setup: &TerminalSetup, script: &str) -> (String, String) {
    let mut output = Vec::new();
    let screen = Screen::new(script.as_bytes(), &mut output, Translator::new(Lang::default()), true);
    let mut game = TerminalMatch::begin(setup, screen).unwrap();
    game.play(None).unwrap();
    let log = game.game.core().history().log();
    drop(game);
    (String::from_utf8(output).unwrap(), log)
}

fn setup(game: &'static str, preset: &str) -> TerminalSetup {
    TerminalSetup {
        game,
        setup: match_core::setup::preset(game, preset).unwrap(),
        seats: HumanSeats::One(Seat::A),
        level: Level::Cadet,
        chance: ChanceMode::Generator,
        practice: false,
        seed: Some(1),
    }
}

/// Who resigns sees the end, may read the reasons, and gets a log with the secret.
#[test]
fn a_match_is_resigned() {
    let (said, log) = played(&setup("starfighter", "skirmish"), "1\nresign\n");
    assert!(said.contains("Player 1 resigned."), "{said}");
    assert!(!said.contains("You left"), "{said}");
    assert!(log.trim_end().ends_with('}') && log.contains("\"secret\""), "{log}");
}

/// The guided game: the bot gives the answers of the script, as on the page, and says so.
#[test]
fn the_lesson_is_scripted_in_the_terminal_too() {
    let lesson = TerminalSetup { practice: true, ..setup("swccg", "lesson") };
    let script = "1\n".repeat(12) + "why\nquit\n";
    let (said, _) = played(&lesson, &script);
    assert!(said.contains("The lesson prescribes this answer."), "{said}");
}

/// A seed makes the match repeatable, with its id, dice, bots and log.
#[test]
fn the_same_seed_gives_the_same_match() {
    let script = "1\n".repeat(8) + "quit\n";
    for (game, preset) in [("starfighter", "skirmish"), ("swccg", "decks")] {
        let setup = setup(game, preset);
        assert_eq!(played(&setup, &script), played(&setup, &script), "{game}");
    }
}

/// A seat that the match does not have cannot be taken.
#[test]
fn a_seat_that_does_not_exist_is_refused() {
    let second = TerminalSetup { seats: HumanSeats::One(Seat::B), ..setup("xwing", "introductory") };
    let screen = Screen::new(&b""[..], Vec::new(), Translator::new(Lang::default()), true);
    let refused = TerminalMatch::begin(&second, screen).err().unwrap().to_string();
    assert!(refused.contains("--as"), "{refused}");
}
