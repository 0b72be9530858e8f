//! People at a table, for tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use host::door::Door;
use host::fair::Nonce;
use host::ids::{Holder, MatchId, Token};
use host::new_match::{Created, NewMatch, NewSeat};
use host::request::{Ear, Look, Note, Refused, Request, Want};
use host::store::{Memory, Rolls, Store};
use host::think::Pool;
use host::update::{TurnNow, Update};
use host::{Host, open};
use std::sync::Arc;
use std::time::Duration;
use table::{Draws, Seat, Sim, Viewer};

pub(crate) fn memory_host() -> Host {
    Host::new(Arc::new(Memory::default()), Pool::new(2))
}

pub(crate) fn host_over(store: Arc<dyn Store>) -> Host {
    Host::new(store, Pool::new(2))
}

pub(crate) fn holder(number: u8) -> Holder {
    token(number).holder()
}

pub(crate) fn token(number: u8) -> Token {
    Token::parse(&format!("{number:02x}").repeat(32)).unwrap()
}

pub(crate) fn nonce(number: u8) -> Nonce {
    Nonce::try_from(format!("{number:02x}").repeat(32)).unwrap()
}

pub(crate) fn new_match(game: &str, seats: Vec<NewSeat>) -> NewMatch {
    NewMatch {
        holder: holder(1),
        setup: open::preset(game, "new").unwrap(),
        game: game.into(),
        seats,
        rolls: Rolls::Generator,
        practice: false,
        nonce: nonce(1),
    }
}

/// A match of two people: holder 1 in the first seat, holder 2 in the second.
pub(crate) async fn two_people(host: &Host, game: &str) -> (MatchId, Person, Person) {
    let new = new_match(game, vec![NewSeat::Person, NewSeat::Friend]);
    let Created { id, invitations } = host.create(new).await.unwrap();
    let door = host.door(&id).await.unwrap();
    let seat = door.join(holder(2), invitations[0].1.invitation(), nonce(2)).await.unwrap();
    assert_eq!(seat, Seat::B);
    let ann = Person::sit(host, &id, holder(1), Seat::A).await;
    let bob = Person::sit(host, &id, holder(2), Seat::B).await;
    (id, ann, bob)
}

/// Somebody in a seat, looking on.
pub(crate) struct Person {
    pub(crate) holder: Holder,
    pub(crate) seat: Seat,
    pub(crate) door: Door,
    pub(crate) ear: Ear,
    pub(crate) update: Arc<Update>,
    requests: u32,
}

impl Person {
    pub(crate) async fn sit(host: &Host, id: &MatchId, holder: Holder, seat: Seat) -> Person {
        Self::sit_since(host, id, holder, seat, None).await
    }

    pub(crate) async fn sit_since(
        host: &Host,
        id: &MatchId,
        holder: Holder,
        seat: Seat,
        since: Option<u32>,
    ) -> Person {
        let door = host.door(id).await.unwrap();
        let eyes = Some(Viewer::Seat(seat));
        let (viewer, mut ear) = door.look(Look { holder: Some(holder.clone()), eyes, since }).await.unwrap();
        assert_eq!(viewer, Viewer::Seat(seat));
        let Some(Note::Update(update)) = ear.notes.recv().await else {
            panic!("the first note is the table")
        };
        Person { holder, seat, door, ear, update, requests: 0 }
    }

    /// Takes in everything heard so far.
    pub(crate) fn catch_up(&mut self) {
        while let Ok(note) = self.ear.notes.try_recv() {
            if let Note::Update(update) = note {
                self.update = update;
            }
        }
    }

    /// Waits until the table satisfies something.
    pub(crate) async fn until(&mut self, what: impl Fn(&Update) -> bool) {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(30);
        self.catch_up();
        while !what(&self.update) {
            let note = tokio::time::timeout_at(deadline, self.ear.notes.recv()).await.expect("in time");
            if let Note::Update(update) = note.expect("still listening") {
                self.update = update;
            }
        }
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.update.picture.as_ref().is_some_and(|picture| picture.asked.is_some())
    }

    pub(crate) fn question(&self) -> u32 {
        self.update.picture.as_ref().unwrap().asked.as_ref().unwrap().number
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        let asked = self.update.picture.as_ref().and_then(|picture| picture.asked.as_ref());
        asked.map(|asked| asked.ones.iter().map(|one| one.0.get().to_owned()).collect()).unwrap_or_default()
    }

    pub(crate) fn view(&self) -> String {
        self.update.picture.as_ref().unwrap().view.get().to_owned()
    }

    pub(crate) fn name(&mut self) -> String {
        self.requests += 1;
        format!("request {}", self.requests)
    }

    pub(crate) async fn want(&mut self, want: Want) -> Result<u32, Refused> {
        let request = Request { holder: self.holder.clone(), seat: self.seat, name: self.name(), want };
        let answer = self.door.ask(request).await;
        self.catch_up();
        answer
    }

    pub(crate) async fn choose(&mut self, choice: &str) -> Result<u32, Refused> {
        let question = self.question();
        self.want(Want::Choose { question, choice: choice.into() }).await
    }

    /// Any offer, by lot.
    pub(crate) async fn choose_any(&mut self, draws: &mut Sim) {
        let choices = self.choices();
        let choice = choices[draws.below(choices.len() as u32) as usize].clone();
        self.choose(&choice).await.unwrap();
    }
}

/// So many moves of Duel-6 never end it, whatever the dice: a strike takes eight of twenty life at most, so the first
/// seat's third move is the first that can.
pub(crate) const DUEL6_RUNS: u32 = 4;

/// Two people play by lot until the end, or until so many choices are made.
pub(crate) async fn play_on(people: &mut [&mut Person], draws: &mut Sim, most: u32) -> u32 {
    let mut made = 0;
    while made < most {
        for person in people.iter_mut() {
            person.catch_up();
        }
        if matches!(people[0].update.turn, TurnNow::Over { .. }) {
            break;
        }
        let asked = people.iter_mut().find(|person| person.is_asked()).expect("somebody is asked");
        asked.choose_any(draws).await;
        made += 1;
    }
    for person in people.iter_mut() {
        person.catch_up();
    }
    made
}

pub(crate) async fn hash_of(host: &Host, id: &MatchId) -> (u64, u32) {
    let door = host.door(id).await.unwrap();
    door.read(|ledger| match &ledger.board {
        host::ledger::Board::Open(table) => (table.hash(), ledger.version()),
        other => panic!("{other:?}"),
    })
    .await
    .unwrap()
}
