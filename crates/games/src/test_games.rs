//! The reference games as playable games: for tests only (feature `test-games`), never shown to players.
//!
//! They have no messages of their own, so [`Untranslated`] uses the JSON of the value itself.

use crate::content::{ContentFault, ContentFile, ContentReport};
use crate::metrics::{CommonMetrics, MatchMetrics};
use crate::{Benchmark, Playable, Preset};
use bots::{Bot, BotRecipe, Evaluate, Level, LevelSettings, Tuning};
use contract::schema::SchemaPart;
use contract::{Ending, EventSink, Game, LegalChoicesOf, RandomSource, Seat, Turn, Viewer};
use explain::{GameMessages, Message, Translator};
use reference::{Claims, Duel6, Leduc};
use schemars::Schema;
use serde::Serialize;

/// A game whose messages are raw JSON.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Untranslated<G>(pub G);

impl<G: Game> Game for Untranslated<G> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;
    type Content = G::Content;
    type Setup = G::Setup;
    type Fault = G::Fault;
    type Choice = G::Choice;
    type Region = G::Region;
    type Chance = G::Chance;
    type Refusal = G::Refusal;
    type Event = G::Event;
    type View = G::View;
    type Belief = G::Belief;

    fn begin(content: &'static G::Content, setup: &G::Setup) -> Result<Self, Vec<G::Fault>> {
        G::begin(content, setup).map(Untranslated)
    }
    fn position(&self) -> Option<G::Setup> {
        self.0.position()
    }
    fn max_acts(setup: &G::Setup) -> u32 {
        G::max_acts(setup)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn legal_choices(&self, seat: Seat, out: &mut LegalChoicesOf<Self>) {
        self.0.legal_choices(seat, out);
    }
    fn check(&self, seat: Seat, choice: &G::Choice) -> Result<(), G::Refusal> {
        self.0.check(seat, choice)
    }
    fn play(&mut self, seat: Seat, choice: G::Choice, out: &mut EventSink<'_, G::Event>) {
        self.0.play(seat, choice, out);
    }
    fn sample(&self, seat: Seat, area: &G::Region, rng: &mut dyn RandomSource) -> Option<G::Choice> {
        self.0.sample(seat, area, rng)
    }
    fn chance_outcomes(&self, out: &mut Vec<(G::Chance, u32)>) {
        self.0.chance_outcomes(out);
    }
    fn draw(&self, rng: &mut dyn RandomSource) -> G::Chance {
        self.0.draw(rng)
    }
    fn resolve(&mut self, chance: G::Chance, out: &mut EventSink<'_, G::Event>) {
        self.0.resolve(chance, out);
    }
    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }
    fn belief(content: &'static G::Content, view: &G::View) -> Result<G::Belief, Vec<G::Fault>> {
        G::belief(content, view)
    }
    fn deal(belief: &G::Belief, rng: &mut dyn RandomSource) -> Self {
        Untranslated(G::deal(belief, rng))
    }
}

/// For each game by itself, not for all at once: so its bots are compiled here and not again in every crate that plays.
macro_rules! evaluate {
    ($($game:ty),*) => {$(
        impl Evaluate for Untranslated<$game> {
            fn build_bot(recipe: BotRecipe) -> Box<dyn Bot<Self>> {
                bots::build_bot(recipe)
            }
            fn value(&self, seat: Seat) -> f32 {
                self.0.value(seat)
            }
            fn reward(&self, ending: Ending, seat: Seat) -> f32 {
                self.0.reward(ending, seat)
            }
            fn is_quiet(&self) -> bool {
                self.0.is_quiet()
            }
            fn round(&self) -> u32 {
                self.0.round()
            }
            fn tuning() -> Tuning {
                <$game>::tuning()
            }
            fn level_settings(level: Level) -> LevelSettings {
                <$game>::level_settings(level)
            }
        }
    )*};
}

evaluate!(Leduc, Duel6, Claims);

fn json(thing: &impl Serialize) -> Message {
    Message::new("raw").with("json", serde_json::to_string(thing).unwrap_or_default())
}

impl<G: Game> GameMessages for Untranslated<G> {
    fn question(_: &G::Content, _: &G::View, seat: Seat) -> Message {
        json(&seat)
    }
    fn choice(_: &G::Content, _: &G::View, choice: &G::Choice) -> Message {
        json(choice)
    }
    fn area(_: &G::Content, _: &G::View, area: &G::Region) -> Message {
        json(area)
    }
    fn outcome(_: &G::Content, _: &G::View, outcome: &G::Chance) -> Message {
        json(outcome)
    }
    fn event(_: &G::Content, _: &G::View, _: Viewer, event: &G::Event) -> Message {
        json(event)
    }
    fn refusal(_: &G::Content, _: &G::View, refusal: &G::Refusal) -> Message {
        json(refusal)
    }
    fn fault(_: &G::Content, fault: &G::Fault) -> Message {
        json(fault)
    }
    fn ending(_: &G::View, _: Viewer, ending: &Ending) -> Message {
        json(ending)
    }
    fn board(_: &G::Content, view: &G::View, _: Translator) -> String {
        format!("{view:?}")
    }
}

/// A reference game: without content, and with one setup.
pub trait ReferenceGame: Evaluate<Content = ()> {
    /// Acts until the cards are dealt, where other engines begin, and the exploration constant that they use.
    const DEALT: u32;
    const EXPLORATION: f32;

    #[must_use]
    fn setup() -> Self::Setup;
}

impl ReferenceGame for Leduc {
    const DEALT: u32 = 2;
    const EXPLORATION: f32 = 0.7;

    fn setup() -> reference::leduc::Setup {
        reference::leduc::Setup::New
    }
}

impl ReferenceGame for Duel6 {
    const DEALT: u32 = 12;
    const EXPLORATION: f32 = 2.0;

    fn setup() -> reference::duel6::Setup {
        reference::duel6::Setup::New
    }
}

impl ReferenceGame for Claims {
    const DEALT: u32 = 0;
    const EXPLORATION: f32 = 2.0;

    fn setup() -> reference::claims::Setup {
        reference::claims::Setup::default()
    }
}

impl<G: ReferenceGame> Playable for Untranslated<G>
where
    Untranslated<G>: Evaluate + Game<Content = (), Setup = G::Setup>,
{
    const LEVEL_NOTE_KEY: &'static str = "raw";

    fn name() -> Message {
        Message::new("raw")
    }
    fn content() -> &'static () {
        &()
    }
    fn content_hash() -> u64 {
        0
    }
    fn presets() -> Vec<Preset<G::Setup>> {
        vec![Preset { id: "new", name: Message::new("raw"), note: Message::new("raw"), setup: G::setup() }]
    }
    fn benchmark() -> Benchmark<G::Setup> {
        Benchmark { dealt: G::DEALT, exploration: Some(G::EXPLORATION), ..Benchmark::walks(Self::presets()) }
    }
    fn metrics() -> Box<dyn MatchMetrics<Self>> {
        Box::new(CommonMetrics)
    }
    fn schema(_: SchemaPart) -> Option<Schema> {
        None
    }
    fn recognizes_content(_: &ContentFile<'_>) -> bool {
        false
    }
    fn check_content(files: &[ContentFile<'_>]) -> ContentReport {
        ContentReport::of_each(files, |file| {
            vec![ContentFault::plain(file, 0, "a reference game has no content".to_owned())]
        })
    }
}

pub mod leduc {
    pub type State = super::Untranslated<reference::Leduc>;
}

pub mod duel6 {
    pub type State = super::Untranslated<reference::Duel6>;
}

pub mod claims {
    pub type State = super::Untranslated<reference::Claims>;
}
