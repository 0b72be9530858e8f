//! Matches through their handle: playing, refusals, repeated requests, resuming, viewing.

use crate::common;

use common::*;
use contract::{Log, Seat, SmallRng, Viewer};
use host::any_match::ActError;
use host::host::HostError;
use host::matches::command::{
    CloseReason, Notification, PlayerAction, ReasonResponse, Request, RequestError, Subscribe,
};
use host::matches::new_match::{CreateMatchError, Created, NewSeat};
use host::matches::undo::UndoPermission;
use host::matches::update::{Summary, TurnStatus};
use host::store::{ChanceMode, MemoryStore, Store};
use reference::Leduc;
use std::sync::Arc;

#[tokio::test]
async fn two_people_play_to_the_end_and_everything_is_proved() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    assert!(matches!(host.log(&id, Some(&ann.holder)).await, Err(HostError::Running)));
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(3), 100).await;
    assert!(matches!(ann.update.turn, TurnStatus::Over { .. }));
    let text = host.log(&id, None).await.unwrap();
    let log = Log::<Leduc>::from_lines(&text).unwrap();
    let proof = host::fairness::verify(&(), &log).unwrap();
    assert!(proof.generated >= 2 && proof.typed == 0, "{proof:?}");
    assert_eq!(log.header.nonces, [nonce(1).for_seat(0), nonce(2).for_seat(1)].map(String::from));
    assert_eq!(log.header.commitment, ann.update.public.commitment, "what was shown at the start");
}

#[tokio::test]
async fn wrong_seats_and_stale_or_unreadable_answers_change_nothing() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let before = hash_of(&host, &id).await;
    let question = ann.question();
    let names = std::cell::Cell::new(0);
    let ask = |holder, seat, choice: &str, question| Request {
        holder,
        seat,
        id: format!("x{}", names.replace(names.get() + 1)),
        action: PlayerAction::Choose { question, choice: choice.into() },
    };
    let call = ann.choices()[0].clone();
    for (request, code) in [
        (ask(holder(2), Seat::A, &call, question), "not_your_seat"),
        (ask(holder(9), Seat::A, &call, question), "not_your_seat"),
        (ask(holder(2), Seat::B, &call, question), "not_asked"),
        (ask(holder(1), Seat::A, &call, question + 1), "stale"),
        (ask(holder(1), Seat::A, &call, question.wrapping_sub(1)), "stale"),
        (ask(holder(1), Seat::A, "\"Nonsense\"", question), "unreadable"),
        (ask(holder(1), Seat::A, "{", question), "unreadable"),
        (ask(holder(1), Seat::A, "1e999", question), "unreadable"),
    ] {
        let refused = ann.handle.submit(request).await.unwrap_err();
        assert_eq!(refused.code(), code);
        if let RequestError::Stale(update) = &refused {
            assert_eq!(update.snapshot.as_ref().unwrap().asked.as_ref().unwrap().number, question);
        }
        assert_eq!(hash_of(&host, &id).await, before, "{code}");
    }
    let refused = ann.perform(PlayerAction::Enter("0".into())).await.unwrap_err();
    assert_eq!(refused.code(), "not_typed");
    assert_eq!(ann.perform(PlayerAction::AnswerUndo(true)).await.unwrap_err().code(), "no_wish");
    assert_eq!(bob.perform(PlayerAction::Undo).await.unwrap_err().code(), "nothing_to_undo");
    assert_eq!(hash_of(&host, &id).await, before);
}

#[tokio::test]
async fn what_the_rules_refuse_comes_back_with_their_reason() {
    let host = memory_host();
    let (_, mut ann, _bob) = two_people(&host, "leduc").await;
    // Nobody has raised, so there is nothing to fold to: the LD-BET rules refuse it, and it is not a listed choice.
    let fold = "\"fold\"";
    assert!(!ann.choices().contains(&fold.to_owned()));
    let refused = ann.choose(fold).await.unwrap_err();
    let RequestError::Act(ActError::Refused(message)) = refused else { panic!("{refused:?}") };
    assert_eq!(message.key, "raw", "the words of the game");
}

#[tokio::test]
async fn the_same_request_is_carried_out_once() {
    let host = memory_host();
    let (id, mut ann, _bob) = two_people(&host, "leduc").await;
    let request = Request {
        holder: holder(1),
        seat: Seat::A,
        id: "once".into(),
        action: PlayerAction::Choose { question: ann.question(), choice: ann.choices()[0].clone() },
    };
    let first = ann.handle.submit(request.clone()).await.unwrap();
    let after = hash_of(&host, &id).await;
    assert_eq!(ann.handle.submit(request.clone()).await.unwrap(), first);
    assert_eq!(hash_of(&host, &id).await, after);
    // Also after the actor was reloaded from the store.
    host.shutdown().await;
    let handle = host.handle(&id).await.unwrap();
    assert_eq!(handle.submit(request).await.unwrap(), first);
    assert_eq!(hash_of(&host, &id).await, after);
    ann.catch_up();
}

#[tokio::test]
async fn a_match_goes_on_after_a_panic_and_nobody_is_sent_away() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "duel6").await;
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(5), DUEL6_RUNS - 2).await;
    let before = hash_of(&host, &id).await;
    ann.handle.panic().await.unwrap();
    assert_eq!(hash_of(&host, &id).await, before);
    let made = play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(6), 2).await;
    assert_eq!(made, 2);
    assert_eq!(ann.update.version, hash_of(&host, &id).await.1);
}

#[tokio::test]
async fn a_match_resumes_to_the_same_hash_and_tells_only_what_is_new() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let host = host_over(Arc::clone(&store));
    let (id, mut ann, mut bob) = two_people(&host, "duel6").await;
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(8), DUEL6_RUNS).await;
    let (seen, before) = (ann.update.version, hash_of(&host, &id).await);
    let entries = ann.update.entries;
    host.shutdown().await;
    let host = host_over(store);
    assert_eq!(hash_of(&host, &id).await, before);
    let again = Person::sit_since(&host, &id, holder(1), Seat::A, Some(seen)).await;
    assert!(again.update.events.is_empty() && again.update.from == entries);
    let all = Person::sit(&host, &id, holder(1), Seat::A).await;
    assert!(all.update.from == 0 && all.update.events.len() > 10);
    let future = Person::sit_since(&host, &id, holder(1), Seat::A, Some(9999)).await;
    assert_eq!(future.update.from, 0, "a client that knows more than we do hears everything");
}

/// Nobody has a seat in such a match: its creator finds it and can hurry the bots.
#[tokio::test]
async fn a_match_of_bots_belongs_to_its_creator() {
    let host = memory_host();
    let seats = vec![NewSeat::Machine(bots::Level::Cadet); 2];
    let Created { id, .. } = host.create(new_match("duel6", seats)).await.unwrap();
    let listed =
        |summaries: Vec<Summary>| summaries.into_iter().map(|summary| summary.public.id).collect::<Vec<_>>();
    assert_eq!(listed(host.list(&holder(1), 10).await.unwrap()), std::slice::from_ref(&id));
    assert!(host.list(&holder(2), 10).await.unwrap().is_empty());
    let handle = host.handle(&id).await.unwrap();
    handle.hurry(holder(1)).await.unwrap();
    assert_eq!(
        handle.hurry(holder(2)).await.unwrap_err().code(),
        "not_your_seat",
        "and whoever may not is told so"
    );
    assert_eq!(handle.set_auto_answer(holder(1), Seat::A, true).await.unwrap_err().code(), "not_your_seat");
}

#[tokio::test]
async fn bots_play_each_other_while_somebody_watches() {
    let host = memory_host();
    let seats = vec![NewSeat::Machine(bots::Level::Cadet), NewSeat::Machine(bots::Level::Cadet)];
    let Created { id, .. } = host.create(new_match("duel6", seats)).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    let subscribe = async |since| {
        handle.subscribe(Subscribe { holder: None, viewer: None, since, client: None }).await.unwrap()
    };
    let (viewer, mut subscription) = subscribe(None).await;
    assert_eq!(viewer, Viewer::Watcher);
    let (mut thought, mut seen, mut version) = (0, 0, None);
    let over = loop {
        let note =
            tokio::time::timeout(std::time::Duration::from_secs(60), subscription.notifications.recv())
                .await
                .unwrap();
        match note {
            Some(Notification::Update(update)) => {
                assert_eq!(update.from, seen, "every entry is told once");
                (seen, version) = (update.entries, Some(update.version));
                if matches!(update.turn, TurnStatus::Over { .. }) {
                    break update;
                }
                assert!(update.snapshot.as_ref().unwrap().asked.is_none());
            }
            Some(Notification::Thinking { .. }) => thought += 1,
            Some(Notification::BotFailed(seat)) => panic!("{seat:?}"),
            // Two bots may be faster than the watcher, who then subscribes again, as the page does.
            None => {
                assert_eq!(subscription.close_reason.get(), Some(&CloseReason::Slow));
                (_, subscription) = subscribe(version).await;
            }
        }
    };
    assert!(thought > 0);
    let why = handle.why(None, 12).await.unwrap();
    assert!(
        matches!(why, ReasonResponse::Given(reason) if reason.level == "cadet" && !reason.lines.is_empty())
    );
    assert!(matches!(handle.why(None, 0).await.unwrap(), ReasonResponse::NotABot));
    let (_, entries, steps) = host.history(&id, None, Some(Viewer::Seat(Seat::B)), 5, 10).await.unwrap();
    assert_eq!((entries, steps.len(), steps[0].after), (over.entries, 10, 5));
}

#[tokio::test]
async fn reasons_are_withheld_until_the_end_except_in_practice() {
    let host = memory_host();
    for practice in [false, true] {
        let mut new = new_match("duel6", vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)]);
        new.practice = practice;
        let Created { id, .. } = host.create(new).await.unwrap();
        let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
        assert_eq!(ann.update.practice, practice);
        let first = ann.choices()[0].clone();
        ann.choose(&first).await.unwrap();
        ann.until(|update| {
            update.entries > 13 && matches!(update.turn, TurnStatus::Decide(seats) if seats.has(Seat::A))
        })
        .await;
        let machines =
            ann.handle.read(|history| history.entries.iter().position(|act| act.seat == Some(Seat::B)));
        let entry = machines.await.unwrap().unwrap() as u32;
        let why = ann.handle.why(Some(holder(1)), entry).await.unwrap();
        assert_eq!(matches!(why, ReasonResponse::Given(_)), practice);
        assert!(matches!(ann.handle.why(Some(holder(7)), entry).await.unwrap(), ReasonResponse::Withheld));
        assert_eq!(host.log(&id, Some(&holder(1))).await.is_ok(), practice);
        assert!(host.log(&id, Some(&holder(7))).await.is_err());
    }
}

#[tokio::test]
async fn against_a_bot_everything_can_be_undone_and_outcomes_repeat() {
    let host = memory_host();
    let new = new_match("duel6", vec![NewSeat::Person, NewSeat::Machine(bots::Level::Cadet)]);
    let Created { id, .. } = host.create(new).await.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    let (start, choice) = (ann.view(), ann.choices()[0].clone());
    assert_eq!(ann.update.undo.permission, UndoPermission::Nothing);
    let mine = |update: &host::matches::update::Update| matches!(update.turn, TurnStatus::Decide(seats) if seats.has(Seat::A));
    ann.choose(&choice).await.unwrap();
    ann.until(|update| update.entries > 13 && mine(update)).await;
    let (after, entries) = (ann.view(), ann.update.entries);
    assert!(
        matches!(ann.update.undo.permission, UndoPermission::Free { practice: true, .. }),
        "dice have fallen"
    );
    let stale = ann.question();
    ann.perform(PlayerAction::Undo).await.unwrap();
    assert_eq!(ann.view(), start);
    assert!(ann.update.practice);
    assert!(ann.update.from < entries && ann.update.events.is_empty());
    assert_ne!(ann.question(), stale, "an answer to the withdrawn question is stale");
    ann.choose(&choice).await.unwrap();
    ann.until(|update| update.entries == entries && mine(update)).await;
    assert_eq!(ann.view(), after, "the same choices meet the same outcomes");
    // What was undone stays in the journal.
    let records = host.store().journal(id.clone(), 0).await.unwrap();
    assert!(records.len() as u32 > entries + 1);
    host.shutdown().await;
    let again = Person::sit(&host, &id, holder(1), Seat::A).await;
    assert_eq!((again.view(), again.update.practice), (after, true));
}

#[tokio::test]
async fn between_people_a_fresh_choice_is_free_and_an_older_one_needs_consent() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let start = hash_of(&host, &id).await.0;
    let call = "\"call\"";
    ann.choose(call).await.unwrap();
    assert_eq!(ann.update.undo.permission, UndoPermission::Free { keep: 2, practice: false });
    ann.perform(PlayerAction::Undo).await.unwrap();
    assert_eq!(hash_of(&host, &id).await.0, start);
    bob.catch_up();
    assert!(!bob.is_asked());
    ann.choose(call).await.unwrap();
    bob.catch_up();
    bob.choose("\"raise\"").await.unwrap();
    ann.catch_up();
    assert_eq!(ann.update.undo.permission, UndoPermission::Consent { keep: 2 });
    let before = hash_of(&host, &id).await;
    ann.perform(PlayerAction::Undo).await.unwrap();
    bob.catch_up();
    assert_eq!(bob.update.undo.pending, Some((Seat::A, 2, true)));
    assert_eq!(ann.update.undo.pending, Some((Seat::A, 2, false)));
    assert_eq!(
        ann.perform(PlayerAction::AnswerUndo(true)).await.unwrap_err().code(),
        "no_wish",
        "not one's own wish"
    );
    bob.perform(PlayerAction::AnswerUndo(false)).await.unwrap();
    ann.catch_up();
    assert_eq!((ann.update.undo.pending, hash_of(&host, &id).await), (None, before));
    ann.perform(PlayerAction::Undo).await.unwrap();
    bob.perform(PlayerAction::AnswerUndo(true)).await.unwrap();
    assert_eq!(hash_of(&host, &id).await.0, start);
    assert!(!bob.update.practice, "everybody agreed");
}

#[tokio::test]
async fn outcomes_of_real_cards_can_be_typed_in() {
    let host = memory_host();
    let mut new = new_match("leduc", vec![NewSeat::Person, NewSeat::Person]);
    new.chance_mode = ChanceMode::Typed;
    let Created { id, .. } = host.create(new.clone()).await.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    let outcomes = ann.update.outcomes.clone().unwrap();
    assert_eq!(outcomes.len(), 6);
    let card = outcomes[4].outcome.get().to_owned();
    ann.perform(PlayerAction::Enter(card.clone())).await.unwrap();
    let refused = ann.perform(PlayerAction::Enter(card)).await.unwrap_err();
    assert_eq!(refused.code(), "impossible_outcome", "that card is dealt");
    ann.perform(PlayerAction::Roll).await.unwrap();
    assert!(ann.is_asked());
    let watcher = ann
        .handle
        .subscribe(Subscribe { holder: None, viewer: None, since: None, client: None })
        .await
        .unwrap();
    let mut subscription = watcher.1;
    let Some(Notification::Update(seen)) = subscription.notifications.recv().await else { panic!() };
    assert!(seen.outcomes.is_none());
    ann.perform(PlayerAction::Resign).await.unwrap();
    let log = Log::<Leduc>::from_lines(&host.log(&id, None).await.unwrap()).unwrap();
    let proof = host::fairness::verify(&(), &log).unwrap();
    assert_eq!((proof.typed, proof.generated), (1, 1));
    new.seats[1] = NewSeat::Friend;
    assert!(matches!(host.create(new.clone()).await, Err(CreateMatchError::TypedWithFriends)));
    // Nobody has a seat who could type.
    new.seats = vec![NewSeat::Machine(bots::Level::Cadet); 2];
    assert!(matches!(host.create(new).await, Err(CreateMatchError::TypedWithFriends)));
}

/// Duel-6 with no pile and one card in the first hand: the first seat has one legal choice, the second several.
fn forced_first() -> String {
    let discard: Vec<u8> = (3..40).collect();
    serde_json::json!({"at": {
        "hands": [[0], [1, 2]], "discard": discard, "life": [20, 20], "moves": 0, "mover": 0,
    }})
    .to_string()
}

#[tokio::test]
async fn automatic_answers_are_given_for_forced_questions_only() {
    let host = memory_host();
    let mut new = new_match("duel6", vec![NewSeat::Person, NewSeat::Person]);
    new.setup = forced_first();
    let Created { id, .. } = host.create(new).await.unwrap();
    let mut ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    assert_eq!((ann.choices().len(), ann.update.entries), (1, 0), "the question is asked all the same");
    let refused = ann.handle.set_auto_answer(holder(9), Seat::A, true).await.unwrap_err();
    assert_eq!(refused.code(), "not_your_seat");
    hash_of(&host, &id).await;
    ann.catch_up();
    assert_eq!(ann.update.entries, 0, "nobody else gives standing orders for a seat");
    for seat in [Seat::A, Seat::B] {
        ann.handle.set_auto_answer(holder(1), seat, true).await.unwrap();
    }
    ann.until(|update| update.entries == 2).await;
    assert!(matches!(ann.update.turn, TurnStatus::Decide(seats) if seats.has(Seat::B)));
    tokio::task::yield_now().await;
    hash_of(&host, &id).await;
    ann.catch_up();
    assert_eq!(ann.update.entries, 2, "the second seat has a choice: nobody answers for it");
}

#[tokio::test]
async fn a_preview_tells_what_is_certain_and_nothing_else() {
    let host = memory_host();
    let (id, ann, bob) = two_people(&host, "duel6").await;
    let before = hash_of(&host, &id).await;
    let play = ann.choices().into_iter().find(|choice| choice.contains("play")).unwrap();
    let preview = ann.handle.preview(holder(1), Seat::A, play).await.unwrap();
    assert!(!preview.events.is_empty() && preview.view.is_some(), "up to the die, which is not rolled");
    assert_eq!(hash_of(&host, &id).await, before);
    let refused = ann.handle.preview(holder(1), Seat::A, "\"pass\"".into()).await.unwrap_err();
    assert_eq!(refused.code(), "against_the_rules");
    assert_eq!(
        bob.handle.preview(holder(2), Seat::A, "\"draw\"".into()).await.unwrap_err().code(),
        "not_your_seat"
    );
    assert_eq!(
        bob.handle.preview(holder(2), Seat::B, "\"draw\"".into()).await.unwrap_err().code(),
        "not_asked"
    );
}

/// Every message of the host exists in both languages.
#[test]
fn every_refusal_has_a_message() {
    let refusals = [
        RequestError::NotYourSeat,
        RequestError::Act(ActError::Stale { now: 1 }),
        RequestError::Act(ActError::NotAsked),
        RequestError::Act(ActError::Unreadable(String::new())),
        RequestError::Act(ActError::ImpossibleOutcome),
        RequestError::NotPlaying,
        RequestError::NotTyped,
        RequestError::NothingToUndo,
        RequestError::NoPendingUndo,
        RequestError::BadInvitation,
        RequestError::Interrupted,
        RequestError::Store(host::store::StoreError::Conflict),
    ];
    for lang in explain::Lang::all().iter().copied() {
        let translator = explain::Translator::new(lang);
        let levels = bots::Level::ALL.map(host::games::level_name);
        let about = host::games::game_infos();
        let games = about.iter().flat_map(|game| {
            let presets = game.presets.iter().flat_map(|preset| [preset.name.clone(), preset.note.clone()]);
            presets.chain([game.name.clone()])
        });
        let messages = refusals.iter().map(RequestError::message).chain(levels).chain(games);
        for message in messages {
            let said = translator.translate(&message);
            assert!(!said.starts_with('['), "{lang}: {said}");
        }
    }
    for (game, lang) in host::games::game_infos()
        .iter()
        .flat_map(|game| explain::Lang::all().iter().map(move |lang| (game, *lang)))
    {
        let translator = explain::Translator::new(lang);
        let mut notes: Vec<String> = game.levels.iter().map(|(_, note)| translator.translate(note)).collect();
        assert!(notes.iter().all(|note| !note.starts_with('[')), "{notes:?}");
        notes.sort();
        notes.dedup();
        assert_eq!(notes.len(), 4, "{}: each level is told by a sentence of its own", game.id);
    }
    // Alone against the solo system, one against one, or up to eight players.
    assert!(
        host::games::game_infos()
            .iter()
            .flat_map(|game| &game.presets)
            .all(|preset| (1..=8).contains(&preset.seats))
    );
}

#[tokio::test]
async fn a_slow_subscriber_is_dropped_and_slows_nobody() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let handle = host.handle(&id).await.unwrap();
    let (_, mut deaf) =
        handle.subscribe(Subscribe { holder: None, viewer: None, since: None, client: None }).await.unwrap();
    for _ in 0..20 {
        ann.choose("\"call\"").await.unwrap();
        ann.perform(PlayerAction::Undo).await.unwrap();
        bob.catch_up();
    }
    assert_eq!(bob.update.version, 2 + 40, "two deals, then everything that was done");
    let mut heard = 0;
    while deaf.notifications.recv().await.is_some() {
        heard += 1;
    }
    assert!(heard <= 32, "a bounded queue");
    assert_eq!(deaf.close_reason.get(), Some(&CloseReason::Slow));
}

#[tokio::test]
async fn invitations_seat_one_person_once() {
    let host = memory_host();
    let Created { id, invitations } =
        host.create(new_match("leduc", vec![NewSeat::Person, NewSeat::Friend])).await.unwrap();
    let handle = host.handle(&id).await.unwrap();
    let ann = Person::sit(&host, &id, holder(1), Seat::A).await;
    assert_eq!(ann.update.turn, TurnStatus::Gathering);
    let link = invitations[0].1.invitation();
    let wrong = token(0xee).invitation();
    assert_eq!(handle.join(holder(2), wrong, nonce(2)).await.unwrap_err().code(), "bad_invitation");
    assert_eq!(handle.join(holder(2), link.clone(), nonce(2)).await.unwrap(), Seat::B);
    assert_eq!(handle.join(holder(2), link.clone(), nonce(5)).await.unwrap(), Seat::B, "again is harmless");
    assert_eq!(handle.join(holder(3), link, nonce(3)).await.unwrap_err().code(), "bad_invitation");
    let list = host.list(&holder(2), 10).await.unwrap();
    assert_eq!(list.len(), 1);
}

#[tokio::test]
async fn a_seat_is_visible_to_its_holder_only_until_the_match_is_over() {
    let host = memory_host();
    let (id, mut ann, mut bob) = two_people(&host, "leduc").await;
    let wanted_viewer = Some(Viewer::Seat(Seat::B));
    let refused = ann
        .handle
        .subscribe(Subscribe { holder: Some(holder(1)), viewer: wanted_viewer, since: None, client: None })
        .await
        .unwrap_err();
    assert_eq!(refused.code(), "not_your_seat");
    assert!(matches!(
        host.history(&id, Some(&holder(1)), wanted_viewer, 0, 9).await,
        Err(HostError::NotYours)
    ));
    let (viewer, _, steps) = host.history(&id, Some(&holder(1)), None, 0, 9).await.unwrap();
    assert_eq!((viewer, steps.len()), (Viewer::Seat(Seat::A), 3));
    play_on(&mut [&mut ann, &mut bob], &mut SmallRng::new(3), 100).await;
    assert!(host.history(&id, Some(&holder(1)), wanted_viewer, 0, 9).await.is_ok());
    let nobody = Some(Viewer::Seat(Seat::new(9).unwrap()));
    assert!(matches!(host.history(&id, None, nobody, 0, 9).await, Err(HostError::NotYours)));
}
