//! Handmade positions: Dark has seat A and is active unless stated otherwise.

use contract::{
    BySeat, EventSink, Game, LegalChoices, LegalChoicesOf, RecordedEvents, RuleId, Seat, Turn, Viewer,
};
use std::sync::OnceLock;
use swccg::cards::card::Card;
use swccg::cards::pile::SeenBy;
use swccg::content::{self, Content, DECKS, FAMILIES};
use swccg::{
    Beginning, CardName, Choice, Destination, Event, Marks, ObjId, Phase, Place, Position, Quantity, Refusal,
    Revealed, Role, Setup, Side, SidePosition, State, TableCard,
};

pub(crate) const DARK: Seat = Seat::A;
pub(crate) const LIGHT: Seat = Seat::B;

/// The built-in card files; with `SWCCG_WITHOUT=1_19` one card has no text, with `SWCCG_WITHOUT=1_19:2` it lacks its
/// third clause. Some test must then fail: this shows that every text is tested.
fn families() -> Vec<(&'static str, String)> {
    let without = std::env::var("SWCCG_WITHOUT").unwrap_or_default();
    let (card, clause) = without.split_once(':').unwrap_or((&without, ""));
    FAMILIES.iter().map(|(file, text)| (*file, silenced(text, card, clause.parse().ok()))).collect()
}

fn silenced(text: &str, card: &str, clause: Option<usize>) -> String {
    let cards = text.split_inclusive("[[card]]\n").map(|written| {
        let (mut number, mine) = (0, written.starts_with(&format!("name = \"{card}\"\n")));
        let lines = written.split_inclusive('\n').filter(|line| {
            let says = line.starts_with("  \"");
            number += usize::from(says);
            !(mine && says && clause.is_none_or(|clause| clause + 1 == number))
        });
        lines.collect::<String>()
    });
    cards.collect()
}

fn kept(fixtures: &[(&'static str, &'static str)]) -> &'static Content {
    let families = families();
    let built_in = families.iter().map(|(file, text)| (*file, text.as_str()));
    let files: Vec<(&str, &str)> = built_in.chain(fixtures.iter().copied()).collect();
    content::intern(content::parse(&files, DECKS).unwrap())
}

/// The built-in cards and the fixtures.
pub(crate) fn content() -> &'static Content {
    static KEPT: OnceLock<&'static Content> = OnceLock::new();
    KEPT.get_or_init(|| kept(&[("fixtures.toml", include_str!("fixtures.toml"))]))
}

/// The same, with kinds of card that raise more questions.
pub(crate) fn wide() -> &'static Content {
    static KEPT: OnceLock<&'static Content> = OnceLock::new();
    let fixtures = [
        ("fixtures.toml", include_str!("fixtures.toml")),
        ("fixtures-wide.toml", include_str!("fixtures-wide.toml")),
    ];
    KEPT.get_or_init(|| kept(&fixtures))
}

/// The set of the fixtures, cards invented for the tests.
const FIXTURES: u16 = 900;

/// A card by its id (`1_194`) or by its title. A title that both sides have needs its side, as in `Sense (Dark)`; one that a
/// fixture shares with a card of the game means the card of the game.
pub(crate) fn name(text: &str) -> CardName {
    if let Some(name) = CardName::parse(text) {
        return name;
    }
    let (title, side) = match (text.strip_suffix(" (Dark)"), text.strip_suffix(" (Light)")) {
        (Some(title), _) => (title, Some(Side::Dark)),
        (None, Some(title)) => (title, Some(Side::Light)),
        (None, None) => (text, None),
    };
    let with = |wanted: &dyn Fn(&Card) -> bool| -> Vec<&'static Card> {
        wide().cards().iter().filter(|card| wanted(card)).collect()
    };
    let found = with(&|card| card.title == title && side.is_none_or(|side| card.side == side));
    let in_game: Vec<&Card> = found.iter().copied().filter(|card| card.name.set < FIXTURES).collect();
    // Of two locations with one title, the one that a ready deck plays.
    let in_deck = |card: &&&Card| {
        wide().decks().iter().any(|deck| deck.cards.iter().any(|(name, _)| *name == card.name))
    };
    let played: Vec<&Card> = in_game.iter().filter(in_deck).copied().collect();
    for list in [&found[..], &in_game, &played] {
        if let [card] = list {
            return card.name;
        }
    }
    let word = title.to_lowercase();
    let similar = with(&|card| card.title.to_lowercase().contains(&word));
    let candidates = if found.is_empty() { similar } else { found };
    let list = candidates.iter().map(|card| format!("\n  {} {} ({:?})", card.name, card.title, card.side));
    panic!("{text:?} is not the title of exactly one card; candidates:{}", list.collect::<String>());
}

pub(crate) fn deploy(card: &str, to: Destination) -> Choice {
    Choice::Deploy { card: name(card), to }
}

pub(crate) fn fire(weapon: ObjId, target: ObjId) -> Choice {
    Choice::Fire { weapon, target }
}

/// A position under construction.
pub(crate) struct Scene(pub(crate) Position);

impl Scene {
    /// A turn of Dark in this phase; both players have ten troopers in Reserve, all of destiny one.
    pub(crate) fn new(phase: Phase) -> Scene {
        let side = |card: &str| SidePosition {
            reserve: vec![Some((name(card), SeenBy::NOBODY)); 10],
            ..SidePosition::default()
        };
        Scene(Position {
            dark: DARK,
            turn: 1,
            active: DARK,
            phase,
            failed: Vec::new(),
            halved: BySeat::default(),
            row: Vec::new(),
            table: Vec::new(),
            sides: BySeat([side("Stormtrooper"), side("Rebel Trooper")]),
        })
    }

    pub(crate) fn light(mut self) -> Scene {
        self.0.active = LIGHT;
        self
    }

    fn lay(&mut self, card: &str, owner: Seat, place: Place) -> ObjId {
        let id = ObjId(self.0.table.len() as u8);
        self.0.table.push(TableCard { id, card: name(card), owner, place, marks: Marks::NONE, aim: None });
        id
    }

    /// A location at the end of the row.
    pub(crate) fn location(&mut self, card: &str, owner: Seat) -> ObjId {
        let id = self.lay(card, owner, Place::Row);
        self.0.row.push(id);
        id
    }

    pub(crate) fn at(&mut self, card: &str, owner: Seat, at: ObjId) -> ObjId {
        self.lay(card, owner, Place::At(at))
    }

    pub(crate) fn on(&mut self, card: &str, owner: Seat, host: ObjId) -> ObjId {
        self.lay(card, owner, Place::On(host))
    }

    /// A card beside the locations.
    pub(crate) fn beside(&mut self, card: &str, owner: Seat) -> ObjId {
        self.lay(card, owner, Place::Table)
    }

    /// Gives a card its lasting target.
    pub(crate) fn aim(&mut self, id: ObjId, target: ObjId) {
        self.0.table[usize::from(id.0)].aim = Some(target);
    }

    pub(crate) fn aboard(&mut self, card: &str, owner: Seat, vessel: ObjId, role: Role) -> ObjId {
        self.lay(card, owner, Place::Aboard(vessel, role))
    }

    pub(crate) fn mark(&mut self, id: ObjId, marks: Marks) {
        let laid = &mut self.0.table[usize::from(id.0)];
        laid.marks = laid.marks.with(marks);
    }

    /// The next cards to be drawn from the Reserve Deck, in order.
    pub(crate) fn next(&mut self, seat: Seat, cards: &[&str]) {
        let top = cards.iter().rev().map(|card| Some((name(card), SeenBy::NOBODY)));
        self.0.sides[seat].reserve.extend(top);
    }

    pub(crate) fn force(&mut self, seat: Seat, n: usize) {
        let filler = name(if seat == DARK { "Stormtrooper" } else { "Rebel Trooper" });
        self.0.sides[seat].force = vec![Some((filler, SeenBy::NOBODY)); n];
    }

    pub(crate) fn hand(&mut self, seat: Seat, cards: &[&str]) {
        let seen = SeenBy::NOBODY.and(Viewer::Seat(seat));
        self.0.sides[seat].hand = cards.iter().map(|card| (name(card), seen)).collect();
    }

    pub(crate) fn begin(self) -> Play {
        self.begin_with(content())
    }

    /// Begins with the wider fixtures.
    pub(crate) fn begin_wide(self) -> Play {
        self.begin_with(wide())
    }

    /// Begins with other content.
    pub(crate) fn begin_with(self, content: &'static Content) -> Play {
        let setup = Setup { from: Beginning::Position(Box::new(self.0)), turns: 200, ..Setup::default() };
        Play(State::begin(content, &setup).unwrap())
    }
}

/// A match being played by a test.
pub(crate) struct Play(pub(crate) State);

impl Play {
    pub(crate) fn legal_choices(&self) -> Vec<Choice> {
        let mut legal: LegalChoicesOf<State> = LegalChoices::default();
        if let Turn::Decide(seats) = self.0.turn() {
            self.0.legal_choices(seats.first().unwrap(), &mut legal);
        }
        legal.listed
    }

    pub(crate) fn asked(&self) -> Seat {
        match self.0.turn() {
            Turn::Decide(seats) => seats.first().unwrap(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Plays a choice for the player who is asked; it must be legal.
    pub(crate) fn play(&mut self, choice: Choice) -> Vec<Event> {
        let seat = self.asked();
        assert_eq!(self.0.check(seat, &choice), Ok(()), "{choice:?}");
        let mut told = RecordedEvents::default();
        self.0.play(seat, choice, &mut EventSink::recording(&mut told));
        self.0.audit().unwrap();
        told.events.into_iter().map(|(_, event)| event).collect()
    }

    /// The rule that refuses a choice.
    pub(crate) fn refused(&self, choice: Choice) -> RuleId {
        match self.0.check(self.asked(), &choice) {
            Err(Refusal::Barred { rule } | Refusal::TooDear { rule, .. } | Refusal::TooMuch { rule, .. }) => {
                rule
            }
            other => panic!("{choice:?}: {other:?}"),
        }
    }

    pub(crate) fn is_refused(&self, choice: Choice) -> bool {
        self.0.check(self.asked(), &choice).is_err()
    }

    pub(crate) fn value(&self, quantity: Quantity) -> i16 {
        let why = self.0.explain_quantity(quantity);
        assert_eq!(why.value, self.0.quantity(quantity), "asking why changes nothing");
        why.value
    }

    pub(crate) fn place(&self, id: ObjId) -> Option<Place> {
        self.0.table_cards().find(|laid| laid.id == id).map(|laid| laid.place)
    }

    pub(crate) fn sees(&self, seat: Seat) -> swccg::view::SideView {
        self.0.view(Viewer::Seat(seat)).sides[seat].clone()
    }

    pub(crate) fn force(&self, seat: Seat) -> usize {
        self.sees(seat).force.len()
    }

    /// Passes while players may respond.
    pub(crate) fn let_go(&mut self) {
        while matches!(self.0.question(), swccg::Question::Respond(_)) {
            self.play(Choice::Pass);
        }
    }

    /// Passes until the given phase.
    pub(crate) fn pass_to(&mut self, phase: Phase) {
        while self.0.view(Viewer::Watcher).phase != phase {
            assert!(!self.is_refused(Choice::Pass), "{:?}", self.0.question());
            self.play(Choice::Pass);
        }
    }

    /// Uses a text on the table; nobody responds.
    pub(crate) fn use_text(&mut self, card: ObjId, clause: u8, target: Option<ObjId>) {
        self.play(Choice::Use { card, clause, target });
        self.let_go();
    }

    pub(crate) fn turn(&self) -> u8 {
        self.0.view(Viewer::Watcher).turn
    }

    pub(crate) fn marks(&self, id: ObjId) -> Marks {
        self.0.table_cards().find(|laid| laid.id == id).map_or(Marks::NONE, |laid| laid.marks)
    }

    /// Resolves chance as given.
    pub(crate) fn chance(&mut self, card: &str) {
        self.0.resolve(Revealed::Card(name(card)), &mut EventSink::silent());
    }
}
