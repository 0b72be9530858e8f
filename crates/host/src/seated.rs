//! The only implementation of [`Table`]: any playable game, with numbered questions.
//!
//! A question's number changes when its seat answers or when the seat's legal choices change. Another seat's secret
//! answer does not change it, so two people who answer at the same time never make each other stale.

use crate::games::Playable;
use crate::table::{
    Asked, Denied, Departure, Foreseen, Heard, Json, Outcome, Picture, Step, Table, Thinking, json,
};
use explain::Message;
use serde::de::DeserializeOwned;
use table::{Act, ActOf, By, Draws, Entry, OffersOf, Out, Seat, Seats, Told, Turn, Viewer, Viewers, digest};

/// A match of `G`: its state and its numbered open questions.
#[derive(Clone, Debug)]
pub struct Seated<G: Playable> {
    state: G,
    entries: u32,
    questions: Vec<Option<Question<G>>>,
    /// Whether it began as the guided game, in which bots give scripted answers.
    lesson: bool,
}

#[derive(Clone, Debug)]
struct Question<G: Playable> {
    number: u32,
    offers: OffersOf<G>,
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Denied> {
    serde_json::from_str(text).map_err(|error| Denied::Unreadable(error.to_string()))
}

impl<G: Playable> Seated<G> {
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
        let mut seated = Seated { entries: 0, questions: Vec::new(), lesson, state };
        seated.renumber(0);
        Ok(seated)
    }

    fn offers(&self, seat: Seat) -> Option<OffersOf<G>> {
        self.state.turn().asks(seat).then(|| {
            let mut offers = OffersOf::<G>::default();
            self.state.offers(seat, &mut offers);
            offers
        })
    }

    /// Renumbers the questions that are new: of the seat that answered, and where legal choices changed.
    fn ask(&mut self, answered: Option<Seat>, tick: u32) {
        for seat in Seat::first(self.state.seats()) {
            let now = self.offers(seat);
            let before = self.questions[seat.index()].take();
            self.questions[seat.index()] = now.map(|offers| match before {
                Some(question) if answered != Some(seat) && question.offers == offers => question,
                _ => Question { number: tick, offers },
            });
        }
    }

    fn judge(&self, act: &ActOf<G>) -> Result<(), Denied> {
        match act {
            Act::Choice(seat, _) if !self.state.turn().asks(*seat) => Err(Denied::NotAsked),
            Act::Choice(seat, choice) => self.state.check(*seat, choice).map_err(|refusal| {
                let view = self.state.view(Viewer::Seat(*seat));
                Denied::Refused(Box::new(G::refusal(G::content(), &view, &refusal)))
            }),
            Act::Chance(_) if self.state.turn() != Turn::Chance => Err(Denied::NotAsked),
            Act::Chance(outcome) => {
                let mut outcomes = Vec::new();
                self.state.chances(&mut outcomes);
                match outcomes.binary_search_by_key(outcome, |listed| listed.0) {
                    Ok(_) => Ok(()),
                    Err(_) => Err(Denied::Impossible),
                }
            }
        }
    }

    /// Applies a checked act.
    fn act(&mut self, act: ActOf<G>, by: By, tick: u32) -> (Entry<G::Choice, G::Chance>, Step) {
        let mut told = Told::default();
        self.state.apply(&act, &mut Out::to(&mut told));
        let entry = Entry { n: self.entries, act, by, learned: told.learned, hash: digest(&self.state) };
        self.entries += 1;
        let seat = match act {
            Act::Choice(seat, _) => Some(seat),
            Act::Chance(_) => None,
        };
        self.ask(seat, tick);
        let step = Step {
            n: entry.n,
            seat,
            line: json(&entry).get().to_owned(),
            learned: told.learned,
            told: self.heard(&told),
        };
        (entry, step)
    }

    /// Every event with its message for each viewer; viewers with the same message share one copy.
    fn heard(&self, told: &Told<G::Event>) -> Vec<Heard> {
        let mut all = Vec::new();
        if told.events.is_empty() {
            return all;
        }
        let views: Vec<(Viewer, G::View)> =
            Viewer::all(self.state.seats()).map(|viewer| (viewer, self.state.view(viewer))).collect();
        for (to, event) in &told.events {
            let mut versions: Vec<(Viewers, Message)> = Vec::new();
            for (viewer, view) in views.iter().filter(|(viewer, _)| to.has(*viewer)) {
                let one = match *viewer {
                    Viewer::Seat(seat) => Viewers::only(seat),
                    Viewer::Watcher => Viewers::seats(Seats::first_n(Seat::MOST)).others(),
                };
                let message = G::event(G::content(), view, *viewer, event);
                match versions.iter_mut().find(|(_, words)| *words == message) {
                    Some((viewers, _)) => *viewers = viewers.and(one),
                    None => versions.push((one, message)),
                }
            }
            let event = json(event);
            let versions = versions.into_iter();
            all.extend(versions.map(|(to, message)| Heard {
                to,
                message: json(&message),
                event: event.clone(),
            }));
        }
        all
    }

    fn asked(&self, seat: Seat, view: &G::View) -> Option<Asked> {
        let question = self.questions.get(seat.index())?.as_ref()?;
        let content = G::content();
        let one = |choice: &G::Choice| (json(choice), G::choice(content, view, choice));
        let area = |area: &G::Area| (json(area), G::area(content, view, area));
        Some(Asked {
            number: question.number,
            seat,
            text: G::question(content, view, seat),
            ones: question.offers.ones.iter().map(one).collect(),
            areas: question.offers.areas.iter().map(area).collect(),
        })
    }
}

impl<G: Playable> Table for Seated<G> {
    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn entries(&self) -> u32 {
        self.entries
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn hash(&self) -> u64 {
        digest(&self.state)
    }

    fn question(&self, seat: Seat) -> Option<u32> {
        self.questions.get(seat.index())?.as_ref().map(|question| question.number)
    }

    fn only(&self, seat: Seat) -> Option<String> {
        let offers = &self.questions.get(seat.index())?.as_ref()?.offers;
        match (offers.ones.as_slice(), offers.areas.is_empty()) {
            ([only], true) => Some(json(only).get().to_owned()),
            _ => None,
        }
    }

    fn picture(&self, viewer: Viewer) -> Picture {
        let view = self.state.view(viewer);
        let ending = match self.state.turn() {
            Turn::Over(ending) => Some(G::ending(&view, viewer, &ending)),
            Turn::Decide(_) | Turn::Chance => None,
        };
        let asked = viewer.seat().and_then(|seat| self.asked(seat, &view));
        Picture { view: json(&view), hash: digest(&view), asked, ending }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        if self.state.turn() == Turn::Chance {
            self.state.chances(&mut outcomes);
        }
        let view = self.state.view(Viewer::Watcher);
        let words = |(outcome, weight): &(G::Chance, u32)| Outcome {
            outcome: json(outcome),
            label: G::outcome(G::content(), &view, outcome),
            weight: *weight,
        };
        outcomes.iter().map(words).collect()
    }

    fn choose(&mut self, seat: Seat, question: u32, choice: &str, tick: u32) -> Result<Step, Denied> {
        let now = self.question(seat).ok_or(Denied::NotAsked)?;
        if now != question {
            return Err(Denied::Stale { now });
        }
        let act = Act::Choice(seat, read(choice)?);
        self.judge(&act)?;
        Ok(self.act(act, By::Generator, tick).1)
    }

    fn enter(&mut self, outcome: &str, tick: u32) -> Result<Step, Denied> {
        let act = Act::Chance(read(outcome)?);
        self.judge(&act)?;
        Ok(self.act(act, By::Person, tick).1)
    }

    fn roll(&mut self, draws: &mut dyn Draws, tick: u32) -> Result<Step, Denied> {
        if self.state.turn() != Turn::Chance {
            return Err(Denied::NotAsked);
        }
        Ok(self.act(Act::Chance(self.state.draw(draws)), By::Generator, tick).1)
    }

    fn repeat(&mut self, line: &str, tick: u32) -> Result<Step, Departure> {
        let n = self.entries;
        let departs = |what: String| Departure { n, what };
        let logged: Entry<G::Choice, G::Chance> =
            serde_json::from_str(line).map_err(|error| departs(error.to_string()))?;
        if logged.n != n {
            return Err(departs(format!("it carries number {}", logged.n)));
        }
        self.judge(&logged.act).map_err(|denied| departs(denied.to_string()))?;
        let (entry, step) = self.act(logged.act, logged.by, tick);
        if entry.hash != logged.hash {
            return Err(departs(format!(
                "the state is {:016x}, the log says {:016x}",
                entry.hash, logged.hash
            )));
        }
        if entry.learned != logged.learned {
            return Err(departs("other viewers learned something".into()));
        }
        Ok(step)
    }

    fn renumber(&mut self, tick: u32) {
        self.questions = Seat::first(self.state.seats())
            .map(|seat| self.offers(seat).map(|offers| Question { number: tick, offers }))
            .collect();
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn foresee(&self, seat: Seat, choice: &str) -> Result<Foreseen, Denied> {
        let choice = read(choice)?;
        let view = self.state.view(Viewer::Seat(seat));
        crate::foresee::foresee::<G>(view, seat, choice)
    }

    fn won_by_giving_up(&self, seat: Seat) -> Seats {
        self.state.won_by_giving_up(seat)
    }

    fn hides_nothing(&self) -> bool {
        G::hides_nothing()
    }

    fn inquire(&self, viewer: Viewer, about: &str) -> Result<Json, Denied> {
        G::inquire(&self.state.view(viewer), about)
    }

    fn budget(&self, level: bots::Level) -> u32 {
        level.budget::<G>().most_nodes()
    }

    fn thinking(&self, seat: Seat, level: bots::Level, seed: u64) -> Thinking {
        crate::think::thinking::<G>(self.state.view(Viewer::Seat(seat)), seat, level, seed, self.lesson)
    }
}
