//! The twin law of the core: two matches that differ only in what a viewer may not know give that viewer the same updates,
//! previews, answers, reasons and permissions, byte by byte.

use contract::{Seat, Seats, Viewer};
use match_core::games::GAME_IDS;
use match_core::history::MatchHistory;
use match_core::match_core::{Decision, MatchCore, Surroundings};
use match_core::record::SeatKind;
use match_core::replay::replay_steps;
use match_core::request::{PlayerAction, Request, RequestError};
use match_core::test_twins::{INQUIRIES, TwinMatch, twin_matches};
use std::fmt::Write as _;

/// Twin matches of each kind.
const TWINS: usize = 4;
const AROUND: Surroundings = Surroundings { here: Seats::NONE, now: 7 };

/// Everything that the core tells the viewer.
struct Listener {
    core: MatchCore,
    twin: TwinMatch,
    heard: String,
    requests: u32,
}

impl Listener {
    fn new(twin: &TwinMatch, world: usize) -> Self {
        let history = MatchHistory::fold(twin.row.clone(), &twin.journals[world]).unwrap();
        Listener { core: MatchCore::new(history), twin: twin.clone(), heard: String::new(), requests: 0 }
    }

    fn hear(&mut self, told: &impl std::fmt::Debug) {
        writeln!(self.heard, "{told:?}").unwrap();
    }

    /// Updates from several versions, and the match step by step.
    fn look(&mut self) {
        let version = self.core.history().version();
        for since in [None, Some(0), Some(version / 2), Some(version)] {
            let update = self.core.update(Viewer::Seat(self.twin.seat), since, Seats::NONE);
            self.hear(&update);
        }
        let steps = replay_steps(self.core.history(), Viewer::Seat(self.twin.seat), 0, u32::MAX);
        self.hear(&steps);
    }

    fn ask(&mut self) {
        let holder = self.twin.person.holder();
        let viewer = Viewer::Seat(self.twin.seat);
        let other = Viewer::Seat(Seat::new(1 - self.twin.seat.number()).unwrap());
        for inquiry in INQUIRIES {
            let answer = self.core.inquire(Some(&holder), viewer, inquiry).map_err(|error| error.to_string());
            self.hear(&answer);
            let refused = self.core.inquire(Some(&holder), other, inquiry);
            assert!(matches!(refused, Err(RequestError::NotYourSeat)), "{refused:?}");
        }
        // In a match that became practice by an undo, reasons are told: that is what practice is for.
        let entries = if self.core.history().practice { 0 } else { self.core.history().entries.len() as u32 };
        for entry in 0..entries {
            let why = self.core.why(Some(&holder), entry);
            self.hear(&why);
        }
    }

    /// Previews of the choices, and what a terminal shows.
    fn preview(&mut self, choices: usize) {
        let (holder, seat) = (self.twin.person.holder(), self.twin.seat);
        let game = self.core.game().unwrap();
        let listed = game.choices_with_samples(seat, 3);
        let view = game.text_view(Viewer::Seat(seat));
        let translator = explain::Translator::new(explain::Lang::default());
        let told = [view.board(translator), format!("{:?} {listed:?}", view.question(seat))];
        self.hear(&told);
        let step = (listed.len() / choices).max(1);
        for (choice, _) in listed.iter().step_by(step) {
            let preview = self.core.preview(&holder, seat, choice.get()).map_err(|error| error.to_string());
            self.hear(&preview);
        }
    }

    fn submit(&mut self, action: PlayerAction) {
        self.requests += 1;
        let request = Request {
            holder: self.twin.person.holder(),
            seat: self.twin.seat,
            id: self.requests.to_string(),
            action,
        };
        match self.core.decide(&request, AROUND) {
            Ok(Decision::Store(change)) => {
                let version = self.core.commit(*change);
                self.hear(&version);
            }
            Ok(Decision::Answered(version) | Decision::Announce(version)) => self.hear(&version),
            Err(refused) => self.hear(&(refused.code(), refused.message())),
        }
    }
}

/// Everything a viewer can hear without chance being rolled again.
fn heard(twin: &TwinMatch, world: usize) -> String {
    let mut listener = Listener::new(twin, world);
    listener.look();
    listener.ask();
    listener.preview(6);
    let question = listener.core.game().unwrap().question(twin.seat).unwrap();
    // No choice of any game: what is accepted could rightly reveal something.
    for choice in ["null", "{\"no\":1}", "["] {
        listener.submit(PlayerAction::Choose { question: question + 1, choice: choice.into() });
        listener.submit(PlayerAction::Choose { question, choice: choice.into() });
    }
    listener.submit(PlayerAction::Roll);
    listener.submit(PlayerAction::AnswerUndo(true));
    listener.look();
    listener.submit(PlayerAction::Undo);
    listener.look();
    listener.ask();
    listener.heard
}

#[test]
fn what_a_seat_may_not_know_changes_nothing_that_the_core_tells_it() {
    for game in GAME_IDS {
        for others in [SeatKind::Machine, SeatKind::Friend] {
            for seat in [Seat::A, Seat::B] {
                let twins = twin_matches(game, seat, others, TWINS);
                assert_eq!(twins.len(), TWINS, "{game}: too few twins");
                twins.iter().for_each(|twin| compare(game, twin));
            }
        }
    }
}

fn compare(game: &str, twin: &TwinMatch) {
    let [one, other] = [0, 1].map(|world| heard(twin, world));
    let lines = one.lines().zip(other.lines()).enumerate();
    for (at, (here, there)) in lines {
        assert_eq!(here, there, "{game}, seat {:?}, line {at}", twin.seat);
    }
    assert_eq!(one.len(), other.len(), "{game}");
    assert!(one.contains("version"), "{game}: something was told");
    if twin.differ {
        let hidden = [0, 1].map(|world| {
            let history = MatchHistory::fold(twin.row.clone(), &twin.journals[world]).unwrap();
            MatchCore::new(history).game().unwrap().hash()
        });
        assert_ne!(hidden[0], hidden[1], "{game}: the worlds do differ");
    }
}
