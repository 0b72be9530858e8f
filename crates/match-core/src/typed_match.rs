//! The only implementation of [`AnyMatch`]: any playable game, with numbered questions.
//!
//! A question's number changes when its seat answers or when the seat's legal choices change. Another seat's secret
//! answer does not change it, so two people who answer at the same time never make each other stale.

use crate::any_match::{
    ActError, AddressedEvent, AnyMatch, AppliedAct, BotTask, Json, OpenQuestion, Outcome, Preview,
    ReplayLineError, TextView, ViewSnapshot, json, json_text,
};
use crate::bot_task::BotRun;
use crate::games::Playable;
use crate::text_view::ViewText;
use contract::{
    Act, ActOf, ChanceSource, Driver, Ending, Entry, IllegalActError, LegalChoicesOf, RandomSource,
    RecordedEvents, Seat, Seats, SmallRng, Turn, Viewer, Viewers, digest,
};
use explain::Message;
use serde::de::DeserializeOwned;

/// A match of `G`: its state and its numbered open questions.
#[derive(Clone, Debug)]
pub struct TypedMatch<G: Playable> {
    driver: Driver<G>,
    questions: Vec<Option<Question<G>>>,
    /// Whether it began as the guided game, in which bots give scripted answers.
    lesson: bool,
}

#[derive(Clone, Debug)]
struct Question<G: Playable> {
    number: u32,
    legal: LegalChoicesOf<G>,
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ActError> {
    serde_json::from_str(text).map_err(|error| ActError::Unreadable(error.to_string()))
}

impl<G: Playable> TypedMatch<G> {
    /// Starts a match.
    ///
    /// # Errors
    /// All faults of the setup.
    pub fn begin(setup: &G::Setup) -> Result<Self, Vec<Message>> {
        let content = G::content();
        let state = G::begin(content, setup)
            .map_err(|faults| faults.iter().map(|fault| G::fault(content, fault)).collect::<Vec<_>>())?;
        let lesson = G::lesson().and_then(|setup| G::begin(content, &setup).ok());
        let lesson = lesson.is_some_and(|lesson| digest(&lesson) == digest(&state));
        let mut typed = TypedMatch { driver: Driver::resume(state, 0), questions: Vec::new(), lesson };
        typed.renumber(0);
        Ok(typed)
    }

    fn state(&self) -> &G {
        self.driver.state()
    }

    fn legal_choices(&self, seat: Seat) -> Option<LegalChoicesOf<G>> {
        self.state().turn().asks(seat).then(|| {
            let mut legal = LegalChoicesOf::<G>::default();
            self.state().legal_choices(seat, &mut legal);
            legal
        })
    }

    /// Renumbers the questions that are new: of the seat that answered, and where legal choices changed.
    fn renumber_changed(&mut self, answered: Option<Seat>, tick: u32) {
        for seat in Seat::first(self.state().seats()) {
            let now = self.legal_choices(seat);
            let before = self.questions[seat.index()].take();
            self.questions[seat.index()] = now.map(|legal| match before {
                Some(question) if answered != Some(seat) && question.legal == legal => question,
                _ => Question { number: tick, legal },
            });
        }
    }

    fn check_act(&self, act: &ActOf<G>) -> Result<(), ActError> {
        self.driver.check(act).map_err(|error| match (error, act) {
            (IllegalActError::Refused(refusal), Act::Choice(seat, _)) => {
                let view = self.state().view(Viewer::Seat(*seat));
                ActError::Refused(Box::new(G::refusal(G::content(), &view, &refusal)))
            }
            (IllegalActError::ImpossibleOutcome, _) => ActError::ImpossibleOutcome,
            (IllegalActError::NotAsked | IllegalActError::Refused(_), _) => ActError::NotAsked,
        })
    }

    /// Applies a checked act.
    fn apply_act(
        &mut self,
        act: ActOf<G>,
        by: ChanceSource,
        tick: u32,
    ) -> (Entry<G::Choice, G::Chance>, AppliedAct) {
        let (entry, told) = self.driver.apply_logged(act, by);
        let seat = match act {
            Act::Choice(seat, _) => Some(seat),
            Act::Chance(_) => None,
        };
        self.renumber_changed(seat, tick);
        let step = AppliedAct {
            n: entry.n,
            seat,
            typed: seat.is_none() && by == ChanceSource::Person,
            line: json_text(&entry),
            learned: entry.learned,
            told: self.addressed_events(&told),
        };
        (entry, step)
    }

    /// Every event with its message for each viewer; viewers with the same message share one copy.
    fn addressed_events(&self, told: &RecordedEvents<G::Event>) -> Vec<AddressedEvent> {
        let mut all = Vec::new();
        if told.events.is_empty() {
            return all;
        }
        let views: Vec<(Viewer, G::View)> =
            Viewer::all(self.state().seats()).map(|viewer| (viewer, self.state().view(viewer))).collect();
        for (to, event) in &told.events {
            let mut versions: Vec<(Viewers, Message)> = Vec::new();
            for (viewer, view) in views.iter().filter(|(viewer, _)| to.has(*viewer)) {
                let one = match *viewer {
                    Viewer::Seat(seat) => Viewers::only(seat),
                    Viewer::Watcher => Viewers::seats(Seats::first_n(Seat::MAX)).others(),
                };
                let message = G::event(G::content(), view, *viewer, event);
                match versions.iter_mut().find(|(_, words)| *words == message) {
                    Some((viewers, _)) => *viewers = viewers.and(one),
                    None => versions.push((one, message)),
                }
            }
            let event = json(event);
            let versions = versions.into_iter();
            all.extend(versions.map(|(to, message)| AddressedEvent {
                to,
                message: json(&message),
                event: event.clone(),
            }));
        }
        all
    }

    fn open_question(&self, seat: Seat, view: &G::View) -> Option<OpenQuestion> {
        let question = self.questions.get(seat.index())?.as_ref()?;
        let content = G::content();
        let one = |choice: &G::Choice| (json(choice), G::choice(content, view, choice));
        let area = |area: &G::Region| (json(area), G::area(content, view, area));
        Some(OpenQuestion {
            number: question.number,
            seat,
            text: G::question(content, view, seat),
            ones: question.legal.listed.iter().map(one).collect(),
            areas: question.legal.regions.iter().map(area).collect(),
        })
    }
}

impl<G: Playable> AnyMatch for TypedMatch<G> {
    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn entries(&self) -> u32 {
        self.driver.acts()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn is_draw(&self, ending: &Ending) -> bool {
        G::is_draw(ending)
    }

    fn hash(&self) -> u64 {
        digest(self.state())
    }

    fn question(&self, seat: Seat) -> Option<u32> {
        self.questions.get(seat.index())?.as_ref().map(|question| question.number)
    }

    fn only_choice(&self, seat: Seat) -> Option<String> {
        let legal = &self.questions.get(seat.index())?.as_ref()?.legal;
        match (legal.listed.as_slice(), legal.regions.is_empty()) {
            ([only], true) => Some(json_text(only)),
            _ => None,
        }
    }

    fn snapshot(&self, viewer: Viewer) -> ViewSnapshot {
        let view = self.state().view(viewer);
        let ending = match self.state().turn() {
            Turn::Over(ending) => Some(G::ending(&view, viewer, &ending)),
            Turn::Decide(_) | Turn::Chance => None,
        };
        let asked = viewer.seat().and_then(|seat| self.open_question(seat, &view));
        ViewSnapshot { view: json(&view), hash: digest(&view), asked, ending }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        if self.state().turn() == Turn::Chance {
            self.state().chance_outcomes(&mut outcomes);
        }
        let view = self.state().view(Viewer::Watcher);
        let words = |(outcome, weight): &(G::Chance, u32)| Outcome {
            outcome: json(outcome),
            label: G::outcome(G::content(), &view, outcome),
            weight: *weight,
        };
        outcomes.iter().map(words).collect()
    }

    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<AppliedAct, ActError> {
        let now = self.question(seat).ok_or(ActError::NotAsked)?;
        if now != question {
            return Err(ActError::Stale { now });
        }
        let act = Act::Choice(seat, read(choice)?);
        self.check_act(&act)?;
        Ok(self.apply_act(act, ChanceSource::Generator, tick).1)
    }

    fn enter_outcome(&mut self, outcome: &str, tick: u32) -> Result<AppliedAct, ActError> {
        let act = Act::Chance(read(outcome)?);
        self.check_act(&act)?;
        Ok(self.apply_act(act, ChanceSource::Person, tick).1)
    }

    fn roll(&mut self, rng: &mut dyn RandomSource, tick: u32) -> Result<AppliedAct, ActError> {
        let outcome = self.driver.draw(rng).ok_or(ActError::NotAsked)?;
        Ok(self.apply_act(outcome, ChanceSource::Generator, tick).1)
    }

    fn replay_line(&mut self, line: &str, tick: u32) -> Result<AppliedAct, ReplayLineError> {
        let n = self.driver.acts();
        let line_error = |what: String| ReplayLineError { n, what };
        let logged: Entry<G::Choice, G::Chance> =
            serde_json::from_str(line).map_err(|error| line_error(error.to_string()))?;
        if logged.n != n {
            return Err(line_error(format!("it carries number {}", logged.n)));
        }
        self.check_act(&logged.act).map_err(|denied| line_error(denied.to_string()))?;
        let (entry, step) = self.apply_act(logged.act, logged.by, tick);
        if entry.hash != logged.hash {
            return Err(line_error(format!(
                "the state is {:016x}, the log says {:016x}",
                entry.hash, logged.hash
            )));
        }
        if entry.learned != logged.learned {
            return Err(line_error("other viewers learned something".into()));
        }
        Ok(step)
    }

    fn renumber(&mut self, tick: u32) {
        self.questions = Seat::first(self.state().seats())
            .map(|seat| self.legal_choices(seat).map(|legal| Question { number: tick, legal }))
            .collect();
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn preview(&self, seat: Seat, choice: &str) -> Result<Preview, ActError> {
        let choice = read(choice)?;
        let view = self.state().view(Viewer::Seat(seat));
        crate::preview::preview::<G>(view, seat, choice)
    }

    fn winners_if_resigned(&self, seat: Seat) -> Seats {
        self.state().winners_if_resigned(seat)
    }

    fn has_perfect_information(&self) -> bool {
        G::has_perfect_information()
    }

    fn inquire(&self, viewer: Viewer, about: &str) -> Result<Json, ActError> {
        G::inquire(&self.state().view(viewer), about).map_err(|error| ActError::Unreadable(error.0))
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn budget(&self, level: bots::Level) -> u32 {
        level.budget::<G>().max_nodes()
    }

    fn bot_task(&self, seat: Seat, level: bots::Level, seed: u64, threads: usize) -> BotTask {
        let view = self.state().view(Viewer::Seat(seat));
        crate::bot_task::bot_task::<G>(view, seat, level, BotRun { seed, threads, lesson: self.lesson })
    }

    fn text_view(&self, viewer: Viewer) -> Box<dyn TextView> {
        Box::new(ViewText::<G>::new(self.state().view(viewer)))
    }

    fn choices_with_samples(&self, seat: Seat, per_region: usize) -> Vec<(Json, Message)> {
        let question = self.questions.get(seat.index()).and_then(Option::as_ref);
        let Some(legal) = question.map(|question| &question.legal) else { return Vec::new() };
        let view = self.state().view(Viewer::Seat(seat));
        let mut choices = legal.listed.clone();
        if !legal.regions.is_empty() {
            // Seeded by the view alone: the same members when asked again, and nothing that the seat does not know.
            let mut rng = SmallRng::new(digest(&view));
            for region in &legal.regions {
                choices.extend((0..per_region).filter_map(|_| self.state().sample(seat, region, &mut rng)));
            }
            choices.sort_unstable();
            choices.dedup();
        }
        choices.iter().map(|choice| (json(choice), G::choice(G::content(), &view, choice))).collect()
    }
}
