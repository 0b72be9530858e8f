//! People in a match, for tests.
#![allow(dead_code, reason = "each test file uses its own part")]

use contract::{RandomSource, Seat, SmallRng, Viewer};
use host::fairness::Nonce;
use host::ids::{Holder, MatchId, Token};
use host::matches::bot_pool::BotPool;
use host::matches::command::{Notification, PlayerAction, Request, RequestError, Subscribe, Subscription};
use host::matches::handle::MatchHandle;
use host::matches::new_match::{Created, NewMatch, NewSeat};
use host::matches::update::{TurnStatus, Update};
use host::store::{ChanceMode, MemoryStore, Store};
use host::{Host, setup};
use std::sync::Arc;
use std::time::Duration;

pub(crate) fn memory_host() -> Host {
    Host::new(Arc::new(MemoryStore::default()), BotPool::new(2))
}

pub(crate) fn host_over(store: Arc<dyn Store>) -> Host {
    Host::new(store, BotPool::new(2))
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
        setup: setup::preset(game, "new").unwrap(),
        game: game.into(),
        seats,
        chance_mode: ChanceMode::Generator,
        practice: false,
        nonce: nonce(1),
    }
}

/// A match of two people: holder 1 in the first seat, holder 2 in the second.
pub(crate) async fn two_people(host: &Host, game: &str) -> (MatchId, Person, Person) {
    let new = new_match(game, vec![NewSeat::Person, NewSeat::Friend]);
    let Created { id, invitations } = host.create(new).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    let seat = handle.join(holder(2), invitations[0].1.invitation(), nonce(2)).await.unwrap();
    assert_eq!(seat, Seat::B);
    let ann = Person::sit(host, &id, holder(1), Seat::A).await;
    let bob = Person::sit(host, &id, holder(2), Seat::B).await;
    (id, ann, bob)
}

/// A person in a seat, subscribed to the match.
pub(crate) struct Person {
    pub(crate) holder: Holder,
    pub(crate) seat: Seat,
    pub(crate) handle: MatchHandle,
    pub(crate) subscription: Subscription,
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
        let handle = host.handle(id).await.unwrap();
        let wanted_viewer = Some(Viewer::Seat(seat));
        let (viewer, mut subscription) = handle
            .subscribe(Subscribe { holder: Some(holder.clone()), viewer: wanted_viewer, since, client: None })
            .await
            .unwrap();
        assert_eq!(viewer, Viewer::Seat(seat));
        let Some(Notification::Update(update)) = subscription.notifications.recv().await else {
            panic!("the first note is the table")
        };
        Person { holder, seat, handle, subscription, update, requests: 0 }
    }

    /// Processes all notifications received so far.
    pub(crate) fn catch_up(&mut self) {
        while let Ok(note) = self.subscription.notifications.try_recv() {
            if let Notification::Update(update) = note {
                self.update = update;
            }
        }
    }

    /// Waits until an update satisfies a condition.
    pub(crate) async fn until(&mut self, what: impl Fn(&Update) -> bool) {
        let deadline = tokio::time::Instant::now() + Duration::from_secs(30);
        self.catch_up();
        while !what(&self.update) {
            let note = tokio::time::timeout_at(deadline, self.subscription.notifications.recv())
                .await
                .expect("in time");
            if let Notification::Update(update) = note.expect("still listening") {
                self.update = update;
            }
        }
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.update.snapshot.as_ref().is_some_and(|snapshot| snapshot.asked.is_some())
    }

    pub(crate) fn question(&self) -> u32 {
        self.update.snapshot.as_ref().unwrap().asked.as_ref().unwrap().number
    }

    pub(crate) fn choices(&self) -> Vec<String> {
        let asked = self.update.snapshot.as_ref().and_then(|snapshot| snapshot.asked.as_ref());
        asked.map(|asked| asked.ones.iter().map(|one| one.0.get().to_owned()).collect()).unwrap_or_default()
    }

    pub(crate) fn view(&self) -> String {
        self.update.snapshot.as_ref().unwrap().view.get().to_owned()
    }

    pub(crate) fn name(&mut self) -> String {
        self.requests += 1;
        format!("request {}", self.requests)
    }

    pub(crate) async fn perform(&mut self, action: PlayerAction) -> Result<u32, RequestError> {
        let request = Request { holder: self.holder.clone(), seat: self.seat, id: self.name(), action };
        let answer = self.handle.submit(request).await;
        self.catch_up();
        answer
    }

    pub(crate) async fn choose(&mut self, choice: &str) -> Result<u32, RequestError> {
        let question = self.question();
        self.perform(PlayerAction::Choose { question, choice: choice.into() }).await
    }

    /// A random listed choice.
    pub(crate) async fn choose_any(&mut self, rng: &mut SmallRng) {
        let choices = self.choices();
        let choice = choices[rng.below(choices.len() as u32) as usize].clone();
        self.choose(&choice).await.unwrap();
    }
}

/// Moves of Duel-6 that never end the match, whatever the dice: a strike takes at most eight of twenty life, so the
/// first seat's third move is the first that can.
pub(crate) const DUEL6_RUNS: u32 = 4;

/// Two people make random choices until the end, or until `most` choices are made.
pub(crate) async fn play_on(people: &mut [&mut Person], rng: &mut SmallRng, most: u32) -> u32 {
    let mut made = 0;
    while made < most {
        for person in people.iter_mut() {
            person.catch_up();
        }
        if matches!(people[0].update.turn, TurnStatus::Over { .. }) {
            break;
        }
        let asked = people.iter_mut().find(|person| person.is_asked()).expect("somebody is asked");
        asked.choose_any(rng).await;
        made += 1;
    }
    for person in people.iter_mut() {
        person.catch_up();
    }
    made
}

pub(crate) async fn hash_of(host: &Host, id: &MatchId) -> (u64, u32) {
    let handle = host.handle(id).await.unwrap();
    handle
        .read(|history| match &history.state {
            host::matches::history::MatchState::Open(game) => (game.hash(), history.version()),
            other => panic!("{other:?}"),
        })
        .await
        .unwrap()
}
