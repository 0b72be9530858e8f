//! The reference games as playable games: for tests only (feature `guests`), never shown to players.
//!
//! They have no messages of their own, so [`Wordless`] uses the JSON of the value itself.

use crate::games::{Playable, Preset};
use bots::{Evaluate, Level, Play, Tuning};
use explain::{Message, Speak, Speaker};
use reference::{Claims, Duel6, Leduc, claims, duel6, leduc};
use serde::Serialize;
use table::{Draws, Ending, Game, OffersOf, Out, Seat, Turn, Viewer};

pub const LEDUC: &str = Leduc::ID;
pub const DUEL6: &str = Duel6::ID;
pub const CLAIMS: &str = Claims::ID;

/// A game whose messages are raw JSON.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wordless<G>(pub G);

impl<G: Game> Game for Wordless<G> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;
    type Content = G::Content;
    type Setup = G::Setup;
    type Fault = G::Fault;
    type Choice = G::Choice;
    type Area = G::Area;
    type Chance = G::Chance;
    type Refusal = G::Refusal;
    type Event = G::Event;
    type View = G::View;
    type Belief = G::Belief;

    fn begin(content: &'static G::Content, setup: &G::Setup) -> Result<Self, Vec<G::Fault>> {
        G::begin(content, setup).map(Wordless)
    }
    fn position(&self) -> Option<G::Setup> {
        self.0.position()
    }
    fn bound(setup: &G::Setup) -> u32 {
        G::bound(setup)
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
    fn offers(&self, seat: Seat, out: &mut OffersOf<Self>) {
        self.0.offers(seat, out);
    }
    fn check(&self, seat: Seat, choice: &G::Choice) -> Result<(), G::Refusal> {
        self.0.check(seat, choice)
    }
    fn play(&mut self, seat: Seat, choice: G::Choice, out: &mut Out<'_, G::Event>) {
        self.0.play(seat, choice, out);
    }
    fn sample(&self, seat: Seat, area: &G::Area, draws: &mut dyn Draws) -> Option<G::Choice> {
        self.0.sample(seat, area, draws)
    }
    fn chances(&self, out: &mut Vec<(G::Chance, u32)>) {
        self.0.chances(out);
    }
    fn draw(&self, draws: &mut dyn Draws) -> G::Chance {
        self.0.draw(draws)
    }
    fn resolve(&mut self, chance: G::Chance, out: &mut Out<'_, G::Event>) {
        self.0.resolve(chance, out);
    }
    fn view(&self, viewer: Viewer) -> G::View {
        self.0.view(viewer)
    }
    fn belief(content: &'static G::Content, view: &G::View) -> Result<G::Belief, Vec<G::Fault>> {
        G::belief(content, view)
    }
    fn deal(belief: &G::Belief, draws: &mut dyn Draws) -> Self {
        Wordless(G::deal(belief, draws))
    }
}

impl<G: Evaluate> Evaluate for Wordless<G> {
    fn value(&self, seat: Seat) -> f32 {
        self.0.value(seat)
    }
    fn reward(&self, ending: Ending, seat: Seat) -> f32 {
        self.0.reward(ending, seat)
    }
    fn quiet(&self) -> bool {
        self.0.quiet()
    }
    fn epoch(&self) -> u32 {
        self.0.epoch()
    }
    fn tuning() -> Tuning {
        G::tuning()
    }
    fn play_at(level: Level) -> Play {
        G::play_at(level)
    }
}

fn json(thing: &impl Serialize) -> Message {
    Message::new("raw").with("json", serde_json::to_string(thing).unwrap_or_default())
}

impl<G: Game> Speak for Wordless<G> {
    fn question(_: &G::Content, _: &G::View, seat: Seat) -> Message {
        json(&seat)
    }
    fn choice(_: &G::Content, _: &G::View, choice: &G::Choice) -> Message {
        json(choice)
    }
    fn area(_: &G::Content, _: &G::View, area: &G::Area) -> Message {
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
    fn board(_: &G::Content, view: &G::View, _: Speaker) -> String {
        format!("{view:?}")
    }
}

fn usual<S>(setup: S) -> Vec<Preset<S>> {
    vec![Preset { id: "new", name: Message::new("raw"), note: Message::new("raw"), setup }]
}

impl Playable for Wordless<Leduc> {
    const LEVELS: &'static str = "raw";

    fn name() -> Message {
        Message::new("raw")
    }
    fn content() -> &'static () {
        &()
    }
    fn content_hash() -> u64 {
        0
    }
    fn presets() -> Vec<Preset<leduc::Setup>> {
        usual(leduc::Setup::New)
    }
}

impl Playable for Wordless<Duel6> {
    const LEVELS: &'static str = "raw";

    fn name() -> Message {
        Message::new("raw")
    }
    fn content() -> &'static () {
        &()
    }
    fn content_hash() -> u64 {
        0
    }
    fn presets() -> Vec<Preset<duel6::Setup>> {
        usual(duel6::Setup::New)
    }
}

impl Playable for Wordless<Claims> {
    const LEVELS: &'static str = "raw";

    fn name() -> Message {
        Message::new("raw")
    }
    fn content() -> &'static () {
        &()
    }
    fn content_hash() -> u64 {
        0
    }
    fn presets() -> Vec<Preset<claims::Setup>> {
        usual(claims::Setup::default())
    }
}
