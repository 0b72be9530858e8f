use super::*;
use crate::Host;
use crate::companion_match;
use crate::fairness::Nonce;
use crate::ids::Token;
use crate::matches::command::{Subscribe, Subscription};
use crate::matches::handle::MatchHandle;
use crate::matches::new_match::{NewMatch, NewSeat};
use crate::store::{ChanceMode, MemoryStore};
use contract::Viewer;

/// A companion table leaves memory like every match: not while a phone follows it, and soon after the last one is gone.
#[tokio::test]
async fn an_idle_table_leaves_memory() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let host = Host::new(Arc::clone(&store), BotPool::new(1));
    let new = NewMatch {
        holder: Token::fresh().unwrap().holder(),
        game: companion_match::ID.into(),
        setup: r#"{"ships":[{"id":"S1","team":"solo","pilot":"academypilot"}]}"#.into(),
        seats: vec![NewSeat::Shared],
        chance_mode: ChanceMode::Generator,
        practice: true,
        nonce: Nonce::fresh().unwrap(),
    };
    let id = host.create(new).await.unwrap().id;
    let history = load(store.as_ref(), &id).await.unwrap().unwrap();
    let (sender, commands) = mpsc::channel(1);
    let auto_players = AutoPlayers::new(BotPool::new(1), sender.downgrade());
    let actor = MatchActor {
        store,
        core: MatchCore::new(history),
        subscribers: Subscribers::default(),
        auto_players,
    };
    tokio::spawn(actor.run(commands, Duration::from_millis(10)));
    let handle = MatchHandle { commands: sender.clone() };
    let somebody = Some(Token::fresh().unwrap().holder());
    let subscribe = Subscribe { holder: somebody, viewer: None, since: None, client: None };
    let (viewer, mut phone): (Viewer, Subscription) = handle.subscribe(subscribe).await.unwrap();
    assert_eq!(viewer, Viewer::Seat(companion_match::TABLE), "whoever opens it sits at it");
    phone.notifications.recv().await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!sender.is_closed());
    drop(phone);
    tokio::time::timeout(Duration::from_secs(20), sender.closed()).await.unwrap();
}
