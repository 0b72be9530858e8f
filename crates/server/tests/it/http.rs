//! HTTP requests: responses and refusals.

use crate::common;

use common::*;
use serde_json::json;
use server::test_client::{Browser, request};
use server::{Config, Limits, RunningServer};

#[tokio::test]
async fn the_lobby_knows_games_levels_and_rules() {
    let program = Program::start().await;
    let games = program.browser(1).get("/api/games").await.unwrap().json().unwrap();
    assert_eq!(games["games"][0]["id"], "starfighter");
    assert_eq!(games["games"][0]["levels"].as_array().unwrap().len(), 4);
    assert!(
        games["games"].as_array().unwrap().iter().all(|game| game["id"] != "duel6"),
        "guests are not shown"
    );
    let rules = program.browser(1).get("/api/rules/starfighter").await.unwrap().json().unwrap();
    let rule = &rules["rules"][0];
    assert!(rule["id"].as_str().unwrap().starts_with("SF-"));
    assert!(
        !rule["says"]["en"].as_str().unwrap().is_empty() && !rule["says"]["fr"].as_str().unwrap().is_empty()
    );
    assert_eq!(program.browser(1).get("/api/rules/chess").await.unwrap().status, 404);
}

/// The page learns how other machines open it, with a QR code; URLs of other sites are refused.
#[tokio::test]
async fn a_page_has_an_address_for_others() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let host = program.running.address();
    let page = json!({"url": format!("http://{host}/#/join/abc/secret")});
    let address = browser.post("/api/address", &page).await.unwrap().json().unwrap();
    assert_eq!(address["url"], page["url"]);
    assert_eq!(address["lan"], false, "the program listens on this machine only");
    assert!(address["square"].as_array().unwrap().len() > 20);
    let other = json!({"url": "http://evil.example/#/join/abc/secret"});
    assert_eq!(browser.post("/api/address", &other).await.unwrap().status, 422);
}

/// Parsing a deck returns its cards and all faults; a game without decks has no parser.
#[tokio::test]
async fn a_deck_is_read_with_everything_that_was_not_taken() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let text = "<deck>\n<card blueprintId=\"1_28*\"/><card blueprintId=\"1_28\"/>\n<card blueprintId=\"999_1\"/>\n\
                <cardOutsideDeck blueprintId=\"13_1\"/>\n</deck>";
    let read = browser.post("/api/games/swccg/deck", &json!({"text": text})).await.unwrap().json().unwrap();
    assert_eq!(read["cards"], json!([["1_28", 2]]));
    assert_eq!(read["unknown"], json!([{"line": 3, "text": "999_1"}]));
    assert_eq!((&read["outside"], &read["unfinished"]), (&json!(["13_1"]), &json!([])));
    let elsewhere = browser.post("/api/games/temple/deck", &json!({"text": text})).await.unwrap();
    assert_eq!(elsewhere.status, 404);
    let broken = json!({"text": "<deck>\n<card blueprintId=\"1_28\"/>\n</dock>"});
    let read = browser.post("/api/games/swccg/deck", &broken).await.unwrap().json().unwrap();
    assert_eq!(
        (&read["cards"], &read["faults"][0]["key"]),
        (&json!([["1_28", 1]]), &json!("sw-deck-not-xml"))
    );
}

/// Decks are written in every format; invalid card names are refused.
#[tokio::test]
async fn a_deck_is_written_in_every_form() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let cards = json!([["1_28", 2], ["1_134", 1]]);
    for (form, end) in [
        ("list", "2x Rebel Trooper\n1x Tatooine: Obi-Wan's Hut\n"),
        ("ids", "1_28,1_28,1_134\n"),
        ("xml", "<card blueprintId=\"1_134\" title=\"Tatooine: Obi-Wan&apos;s Hut\"/>\n</deck>\n"),
    ] {
        let asked = json!({"cards": cards, "form": form});
        let said = browser.post("/api/games/swccg/deck/text", &asked).await.unwrap().json().unwrap();
        assert!(said["text"].as_str().unwrap().ends_with(end), "{said}");
    }
    for wrong in [json!([["Tim", 1]]), json!([["1_28", 200]])] {
        let asked = json!({"cards": wrong, "form": "list"});
        assert_eq!(browser.post("/api/games/swccg/deck/text", &asked).await.unwrap().status, 404);
    }
}

#[tokio::test]
async fn every_bad_match_is_refused_by_name_and_nothing_is_begun() {
    let program = Program::start().await;
    let browser = program.browser(1);
    let nonce = "00".repeat(32);
    let people = two_people();
    let machine = |level: &str| json!([{"kind": "person"}, {"kind": "machine", "level": level}]);
    for (body, status, code) in [
        (json!({}), 422, "unreadable"),
        (
            json!({"game": "duel6", "preset": "new", "seats": people, "nonce": nonce, "x": 1}),
            422,
            "unreadable",
        ),
        (json!({"game": "chess", "preset": "new", "seats": people, "nonce": nonce}), 422, "unknown_game"),
        (json!({"game": "swccg", "preset": "new", "seats": people, "nonce": nonce}), 422, "unknown_preset"),
        (json!({"game": "duel6", "preset": "old", "seats": people, "nonce": nonce}), 422, "unknown_preset"),
        (json!({"game": "duel6", "seats": people, "nonce": nonce}), 422, "setup_or_preset"),
        (
            json!({"game": "duel6", "preset": "new", "setup": "new", "seats": people, "nonce": nonce}),
            422,
            "setup_or_preset",
        ),
        (json!({"game": "duel6", "setup": {"at": 1}, "seats": people, "nonce": nonce}), 422, "unreadable"),
        (
            json!({"game": "duel6", "preset": "new", "seats": [{"kind": "person"}], "nonce": nonce}),
            422,
            "bad_seats",
        ),
        (
            json!({"game": "duel6", "preset": "new", "seats": machine("admiral"), "nonce": nonce}),
            422,
            "unknown_level",
        ),
        (json!({"game": "duel6", "preset": "new", "seats": people, "nonce": "ff"}), 422, "unreadable"),
        (
            json!({"game": "duel6", "preset": "new", "chance": "typed", "nonce": nonce,
                   "seats": [{"kind": "person"}, {"kind": "friend"}]}),
            422,
            "typed_with_friends",
        ),
        (
            json!({"game": "duel6", "seats": people, "nonce": nonce, "setup": {"at": {
                "hands": [[1], [1]], "discard": [1], "life": [200, 0], "moves": 0, "mover": 0}}}),
            422,
            "bad_setup",
        ),
    ] {
        let answer = browser.post("/api/matches", &body).await.unwrap();
        let problem = answer.json().unwrap();
        assert_eq!((answer.status, problem["code"].as_str().unwrap()), (status, code), "{body}");
        assert!(problem["message"]["key"].is_string());
        if code == "bad_setup" {
            assert!(problem["faults"].as_array().unwrap().len() >= 2, "all faults at once");
        }
    }
    let list = browser.get("/api/matches").await.unwrap().json().unwrap();
    assert_eq!(list["matches"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn unknown_addresses_and_matches_are_typed_problems() {
    let program = Program::start().await;
    let browser = program.browser(1);
    for (path, code) in [
        ("/api/nothing", "not_found"),
        ("/api/matches/xyz", "unknown_match"),
        ("/api/matches/00000000000000000000000000000000", "unknown_match"),
        ("/api/matches/00000000000000000000000000000000/log", "unknown_match"),
        ("/api/matches/..%2f..%2fetc/history", "unknown_match"),
    ] {
        let answer = browser.get(path).await.unwrap();
        assert_eq!((answer.status, answer.json().unwrap()["code"].as_str().unwrap()), (404, code), "{path}");
    }
}

#[tokio::test]
async fn a_newcomer_gets_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let program = Program::start().await;
    let body = json!({"game": "duel6", "preset": "new", "seats": two_people(), "nonce": "00".repeat(32)});
    let answer =
        request(program.running.address(), "POST /api/matches", "", &body.to_string()).await.unwrap();
    assert_eq!(answer.status, 200);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let again = program.browser(1).post("/api/matches", &body).await.unwrap();
    assert!(again.header("set-cookie").is_none(), "who has one keeps it");
    let page = request(program.running.address(), "GET /", "", "").await.unwrap();
    assert!(page.header("set-cookie").is_none(), "the page alone sets none");
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    let program = Program::start().await;
    for path in ["/", "/api/games", "/api/nothing", "/healthz"] {
        let answer = program.browser(1).get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self';") && policy.contains("default-src 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

#[tokio::test]
async fn other_origins_and_foreign_hosts_are_refused() {
    let program = Program::start().await;
    let to = program.running.address();
    for headers in [
        "Origin: http://evil.example\r\n".to_owned(),
        "Origin: null\r\n".to_owned(),
        format!("Origin: http://127.0.0.1:{}\r\n", to.port() ^ 1),
        "Host: evil.example\r\n".to_owned(),
    ] {
        let answer = request(to, "POST /api/matches", &headers, "{}").await.unwrap();
        assert_eq!(
            (answer.status, answer.json().unwrap()["code"].as_str().unwrap()),
            (403, "other_origin"),
            "{headers}"
        );
    }
    let own = format!("Origin: http://{to}\r\n");
    assert_eq!(
        request(to, "POST /api/matches", &own, "{}").await.unwrap().status,
        422,
        "our own page comes through"
    );
}

#[tokio::test]
async fn oversized_bodies_floods_and_too_many_matches_are_refused() {
    let mut limits = Limits { body: 1000, ..Limits::default() };
    limits.matches.burst = 2.0;
    limits.requests.burst = 12.0;
    limits.requests.per_second = 0.0;
    let program = Program::with(limits).await;
    let browser = program.browser(1);
    let big = browser.post("/api/matches", &json!({"game": "x".repeat(2000)})).await.unwrap();
    assert_eq!((big.status, big.json().unwrap()["code"].as_str().unwrap()), (413, "too_big"));
    let body = json!({"game": "duel6", "preset": "new", "seats": two_people(), "nonce": "00".repeat(32)});
    let mut codes = Vec::new();
    for _ in 0..3 {
        codes.push(browser.post("/api/matches", &body).await.unwrap().status);
    }
    assert_eq!(codes, [200, 200, 429]);
    let mut last = 0;
    for _ in 0..12 {
        last = browser.get("/api/games").await.unwrap().status;
    }
    assert_eq!(last, 429);
    assert_eq!(
        browser.get("/healthz").await.unwrap().status,
        200,
        "whoever watches over the program gets through"
    );
}

#[tokio::test]
async fn health_and_readiness() {
    let program = Program::start().await;
    assert_eq!(program.browser(1).get("/healthz").await.unwrap().body, "ok");
    assert_eq!(program.browser(1).get("/readyz").await.unwrap().body, "ok");
}

#[tokio::test]
async fn a_busy_port_is_replaced_unless_it_was_asked_for() {
    let program = Program::start().await;
    let folder = tempfile::tempdir().unwrap();
    let port = program.running.address().port();
    let config = server::Config { port: Some(port), ..server::Config::local(folder.path().into()) };
    let error = server::start(config).await.unwrap_err();
    assert!(error.to_string().starts_with(&format!("port {port} cannot be taken")), "{error}");
    // Whoever else uses the default port, one of two servers without a requested port must use another.
    let second = tempfile::tempdir().unwrap();
    let one = server::start(server::Config::local(folder.path().into())).await.unwrap();
    let two = server::start(server::Config::local(second.path().into())).await.unwrap();
    assert_ne!(one.address(), two.address());
    assert!(two.used_fallback_port() && two.announcement(explain::Lang::default()).contains(&two.url()));
    assert!(one.address().ip().is_loopback());
    assert_eq!(
        one.announcement(explain::Lang::default()).matches("http://").count(),
        1,
        "one address, no square"
    );
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn invitations_histories_and_logs_are_given_to_whom_they_belong() {
    let program = Program::start().await;
    let (ann, bob, eve) = (program.browser(1), program.browser(2), program.browser(3));
    let seats = json!([{"kind": "person"}, {"kind": "friend"}]);
    let (id, created) = ann.create_match("leduc", "new", seats).await.unwrap();
    let link = created["invitations"][0]["invitation"].as_str().unwrap();
    let join = |invitation: &str| json!({"invitation": invitation, "nonce": "11".repeat(32)});
    let path = format!("/api/matches/{id}");
    assert_eq!(ann.get(&path).await.unwrap().json().unwrap()["status"], "gathering");
    let wrong = eve.post(&format!("{path}/join"), &join(&"ab".repeat(32))).await.unwrap();
    assert_eq!((wrong.status, wrong.json().unwrap()["code"].as_str().unwrap()), (409, "bad_invitation"));
    let joined = bob.post(&format!("{path}/join"), &join(link)).await.unwrap().json().unwrap();
    assert_eq!(joined["seat"], 1);
    assert_eq!(eve.post(&format!("{path}/join"), &join(link)).await.unwrap().status, 409);
    let mine = bob.get("/api/matches").await.unwrap().json().unwrap();
    assert_eq!(mine["matches"][0]["players"][1]["you"], true);
    assert_eq!(
        eve.get("/api/matches").await.unwrap().json().unwrap()["matches"].as_array().unwrap().len(),
        0
    );
    for (browser, eyes, status) in
        [(&ann, "0", 200), (&ann, "1", 403), (&eve, "0", 403), (&eve, "watcher", 200)]
    {
        let answer = browser.get(&format!("{path}/history?as={eyes}&from=0")).await.unwrap();
        assert_eq!(answer.status, status, "{eyes}");
    }
    assert_eq!(ann.get(&format!("{path}/history?as=99")).await.unwrap().status, 422);
    assert_eq!(ann.get(&format!("{path}/log")).await.unwrap().status, 409);
}

/// An unfinished request does not hold a connection or a task forever.
#[tokio::test]
async fn incomplete_requests_time_out() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let brief = std::time::Duration::from_millis(200);
    let program = Program::with(Limits { head: brief, body_time: brief, ..Limits::default() }).await;
    let to = program.running.address();
    let half = async |text: String| {
        let mut stream = tokio::net::TcpStream::connect(to).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        let read = stream.read_to_end(&mut heard);
        let patience = std::time::Duration::from_secs(30);
        tokio::time::timeout(patience, read).await.expect("the connection is closed").unwrap();
        String::from_utf8_lossy(&heard).into_owned()
    };
    half(format!("GET /api/games HTTP/1.1\r\nHost: {to}\r\nX-Slow: a")).await;
    let head = format!(
        "POST /api/address HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: 50\r\n\r\n"
    );
    let heard = half(head + "{\"url\"").await;
    assert!(heard.starts_with("HTTP/1.1 408") && heard.contains("too_slow"), "{heard}");
    assert_eq!(program.browser(1).get("/api/games").await.unwrap().status, 200);
}

/// Under a public host name, companion tables are not listed.
#[tokio::test]
async fn companion_tables_are_listed_on_a_private_network_only() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config { port: Some(0), ..Config::local(folder.path().into()) };
    let listed = async |program: &RunningServer| {
        let list = Browser::new(program.address(), 1).get("/api/companion").await.unwrap();
        list.json().unwrap()["tables"].as_array().unwrap().len()
    };
    let house = server::start(config()).await.unwrap();
    Browser::new(house.address(), 1).post("/api/companion", &json!({})).await.unwrap();
    assert_eq!(listed(&house).await, 1);
    house.stop().await;
    let public = server::start(Config { hosts: vec!["play.example".into()], ..config() }).await.unwrap();
    assert_eq!(listed(&public).await, 0);
    public.stop().await;
}

/// A friend can store the host's commitment before adding to the seed, and sees the same one in the match.
#[tokio::test]
async fn the_commitment_is_public_before_anybody_joins() {
    let program = Program::start().await;
    let seats = json!([{"kind": "person"}, {"kind": "friend"}]);
    let (id, made) = program.browser(1).create_match("duel6", "new", seats).await.unwrap();
    let friend = program.browser(2);
    let before = friend.get(&format!("/api/matches/{id}")).await.unwrap().json().unwrap();
    assert_eq!(before["status"], "gathering");
    let promise = before["commitment"].as_str().unwrap().to_owned();
    assert_eq!(promise.len(), 64);
    let join = json!({"invitation": made["invitations"][0]["invitation"], "nonce": "11".repeat(32)});
    friend.post(&format!("/api/matches/{id}/join"), &join).await.unwrap();
    let (_, update) = sit(&friend, &id, 1).await;
    assert_eq!(update["header"]["commitment"], promise.as_str());
}

/// A match of two bots is listed for its creator, who may hurry it; nobody else may.
#[tokio::test]
async fn the_creator_of_a_bot_match_finds_and_hurries_it() {
    let program = Program::start().await;
    let machine = json!({"kind": "machine", "level": "cadet"});
    let (id, _) = program.browser(1).create_match("duel6", "new", json!([machine, machine])).await.unwrap();
    let list = program.browser(1).get("/api/matches").await.unwrap().json().unwrap();
    assert_eq!(list["matches"][0]["id"], id.as_str());
    for (browser, may) in [(1, true), (2, false)] {
        let mut line = program.browser(browser).open_socket(&id, json!({"type": "hello"})).await.unwrap();
        assert_eq!(line.receive_until("update").await.unwrap()["may_hurry"], may);
    }
    let mut stranger = program.browser(2).open_socket(&id, json!({"type": "hello"})).await.unwrap();
    stranger.send(&json!({"type": "hurry"})).await.unwrap();
    assert_eq!(stranger.receive_until("refused").await.unwrap()["code"], "not_your_seat");
}
