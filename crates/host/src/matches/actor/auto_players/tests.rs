use super::*;
use crate::matches::actor::{Subscribers, load};
use crate::matches::bot_pool::{Urgency, Waiting};
use crate::matches::command::Subscribe;
use crate::matches::history::MatchHistory;
use crate::matches::new_match::{NewMatch, NewSeat};
use crate::store::{ChanceMode, MemoryStore, Store};
use crate::{Host, fairness::Nonce, ids::Token, setup};
use match_core::match_core::MatchCore;
use std::sync::Arc;

async fn actor() -> MatchActor {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let host = Host::new(Arc::clone(&store), BotPool::new(1));
    let new = NewMatch {
        holder: Token::fresh().unwrap().holder(),
        game: "duel6".into(),
        setup: setup::preset("duel6", "new").unwrap(),
        seats: vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)],
        chance_mode: ChanceMode::Generator,
        practice: false,
        nonce: Nonce::fresh().unwrap(),
    };
    let id = host.create(new).await.unwrap().id;
    let row = store.find(id).await.unwrap().unwrap();
    let history = MatchHistory::fold(row, &[]).unwrap();
    let (sender, _commands) = tokio::sync::mpsc::channel(1);
    let auto_players = AutoPlayers::new(BotPool::new(1), sender.downgrade());
    MatchActor { store, core: MatchCore::new(history), subscribers: Subscribers::default(), auto_players }
}

/// Lets the second seat's bot think with a budget of 10 nodes; it has spent what the flag says.
fn let_think(actor: &mut MatchActor, stop: Stop) {
    let request = ThinkRequest::new(Waiting { urgency: Urgency::Watched, client: None });
    let job = BotJob { question: 4, tries: 0, budget: 10, stop, request, failed: false };
    actor.auto_players.jobs.insert(Seat::B, job);
}

#[test]
fn forced_answers_take_their_time() {
    let times: Vec<f64> = (0..1000u64).map(|n| forced_pause(n * (u64::MAX / 1000)).as_secs_f64()).collect();
    assert!(times.iter().all(|time| (0.8..10.0).contains(time)));
    let within = |from: f64, to: f64| times.iter().filter(|time| (from..to).contains(time)).count();
    assert!(
        (0..90).all(|step| within(f64::from(step) / 10.0, f64::from(step + 1) / 10.0) < 70),
        "no time stands out"
    );
    assert!(within(3.0, 10.0) > 150, "people are slow at times");
}

#[tokio::test]
async fn progress_of_a_bot_is_reported() {
    use bots::{Bot, Budget, Ismcts, Observation};
    use contract::{Game, SmallRng, Turn};
    use reference::Duel6;
    let stop = Stop::never();
    let mut actor = actor().await;
    let (reply, subscription) = tokio::sync::oneshot::channel();
    actor.subscribe(Subscribe { holder: None, viewer: None, since: None, client: None }, reply);
    let mut subscription = subscription.await.unwrap().unwrap().1;
    assert!(matches!(subscription.notifications.try_recv(), Ok(Notification::Update(_))));
    let_think(&mut actor, stop.clone());
    // A search elsewhere spends seven nodes with the same flag.
    let mut duel = Duel6::begin(&(), &reference::duel6::Setup::New).unwrap();
    while duel.turn() == Turn::Chance {
        let outcome = duel.draw(&mut SmallRng::new(1));
        duel.resolve(outcome, &mut contract::EventSink::silent());
    }
    let Turn::Decide(asked) = duel.turn() else { panic!("over") };
    let seat = asked.first().unwrap();
    let seen = Observation::<Duel6>::new(&(), seat, duel.view(contract::Viewer::Seat(seat))).unwrap();
    let nodes = Ismcts::new(1).think(&seen, Budget::nodes(7), &stop).nodes;
    actor.report_progress(Seat::B, 3);
    assert!(subscription.notifications.try_recv().is_err(), "another question: nobody wants to know");
    actor.report_progress(Seat::B, 4);
    let Ok(Notification::Thinking { seat: Seat::B, done, budget: 10 }) =
        subscription.notifications.try_recv()
    else {
        panic!("nothing was said")
    };
    assert_eq!(done, nodes);
    assert!(done > 0);
}

/// A bot that gave no answer is asked again when somebody comes.
#[tokio::test]
async fn a_newcomer_wakes_a_bot_that_failed() {
    let mut actor = actor().await;
    actor.roll_opening().await;
    let game = actor.core.game().expect("open");
    // Whoever moves first is said to be the bot that failed.
    let (seat, question) =
        Seat::first(2).find_map(|seat| Some((seat, game.question(seat)?))).expect("somebody is asked");
    let id = actor.core.history().row.id.clone();
    let mut history = load(actor.store.as_ref(), &id).await.unwrap().unwrap();
    for row in &mut history.row.seats {
        (row.kind, row.level) = (SeatKind::Machine, Some(bots::Level::Cadet));
    }
    actor.core.reload(history);
    let request = ThinkRequest::new(Waiting { urgency: Urgency::Unwatched, client: None });
    let stop = Stop::never();
    let job = BotJob { question, tries: MAX_TRIES, budget: 10, stop, request, failed: true };
    actor.auto_players.jobs.clear();
    actor.auto_players.jobs.insert(seat, job);
    actor.wake_bots();
    assert!(actor.auto_players.jobs[&seat].failed, "nobody has come");
    let (reply, _subscription) = tokio::sync::oneshot::channel();
    actor.subscribe(Subscribe { holder: None, viewer: None, since: None, client: None }, reply);
    let job = &actor.auto_players.jobs[&seat];
    assert_eq!((job.failed, job.tries, job.question), (false, 0, question));
}

/// Progress may be missed: a slow subscriber receives less of it, and is not dropped.
#[tokio::test]
async fn progress_never_drops_a_subscriber() {
    let mut actor = actor().await;
    let (reply, subscription) = tokio::sync::oneshot::channel();
    actor.subscribe(Subscribe { holder: None, viewer: None, since: None, client: None }, reply);
    let mut subscription = subscription.await.unwrap().unwrap().1;
    let_think(&mut actor, Stop::never());
    for _ in 0..100 {
        actor.report_progress(Seat::B, 4);
    }
    actor.subscribers.broadcast(&actor.core);
    assert!(subscription.close_reason.get().is_none());
    let mut heard = Vec::new();
    while let Ok(notification) = subscription.notifications.try_recv() {
        heard.push(notification);
    }
    assert!(heard.len() > 2 && matches!(heard.last(), Some(Notification::Update(_))), "{}", heard.len());
}
