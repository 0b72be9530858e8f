//! The list of personas, name by name.

use crate::rules::scene::{DARK, LIGHT, Scene, name};
use contract::Game;
use std::fmt::Write;
use swccg::cards::persona::{personas, standard_name};
use swccg::content::{self, Content, DECKS, FAMILIES};
use swccg::{Beginning, Choice, Destination, Phase, Quantity, Setup, State, rules};

/// For each name of the list, a character of Light that contains the persona under that name; a ship with two of
/// them; a Vader; and a banner that adds one to the power of Skywalkers.
fn listed() -> (&'static Content, Vec<(String, String, String)>) {
    let mut text = String::new();
    let mut cards = Vec::new();
    for persona in personas().iter().filter(|persona| persona.members.is_empty()) {
        for by in persona.also.iter().chain([&persona.name]) {
            let card = format!("901_{}", cards.len() + 1);
            let quoted = by.replace('"', "");
            write!(
                text,
                "[[card]]\nname = \"{card}\"\ntitle = \"Fixture as {quoted}\"\nside = \"light\"\nkind = \"character\"\n\
                 dots = 1\npower = 1\nability = 1\ndeploy = 0\nforfeit = 1\npersonas = [\"{quoted}\"]\n\n"
            )
            .unwrap();
            cards.push((card, persona.name.clone(), by.clone()));
        }
    }
    text.push_str(
        "[[card]]\nname = \"902_1\"\ntitle = \"Fixture Ship With Two\"\nside = \"light\"\nkind = \"starship\"\n\
         subtype = \"starfighter\"\ndots = 1\npower = 3\nforfeit = 3\npermanent = 3\npersonas = [\"Tamtel Skreej\", \"Millennium Falcon\"]\n\n\
         [[card]]\nname = \"902_2\"\ntitle = \"Fixture Banner\"\nside = \"light\"\nkind = \"effect\"\n\
         text = [\"on(location, 0)\", \"power(persona('Skywalker'), +1)\", \"power(persona('Son Of Skywalker'), +2)\"]\n",
    );
    let mut files = FAMILIES.to_vec();
    files.push(("listed.toml", text.as_str()));
    (content::intern(content::parse(&files, DECKS).unwrap()), cards)
}

fn begin(content: &'static Content, scene: Scene) -> crate::rules::scene::Play {
    let setup = Setup { from: Beginning::Position(Box::new(scene.0)), turns: 200, ..Setup::default() };
    crate::rules::scene::Play(State::begin(content, &setup).unwrap())
}

/// SW-PER-01, SW-DEP-04: whatever names two cards use, a player has only one card of a persona on the table; other
/// personas do not matter. Emperor and Palpatine are two.
#[test]
fn every_name_of_the_list_is_the_same_persona() {
    let (content, cards) = listed();
    for (first, persona, _) in &cards {
        let mut scene = Scene::new(Phase::Deploy).light();
        let cantina = scene.location("Tatooine: Cantina", LIGHT);
        scene.at(first, LIGHT, cantina);
        let others: Vec<&str> = cards
            .iter()
            .filter(|(card, ..)| card != first)
            .map(|(card, ..)| card.as_str())
            .take(40)
            .collect();
        scene.hand(LIGHT, &others);
        let game = begin(content, scene);
        for (card, other, by) in cards.iter().filter(|(card, ..)| others.contains(&card.as_str())) {
            let put = Choice::Deploy { card: name(card), to: Destination::At(cantina) };
            let barred = game.is_refused(put);
            assert_eq!(barred, other == persona, "{persona} and {by}");
            if barred {
                assert_eq!(game.refused(put), rules::PERSONA);
            }
        }
    }
    assert_eq!((standard_name("Chewbacca"), standard_name("Nobody")), ("Chewie", "Nobody"));
    assert_ne!(standard_name("Emperor Palpatine"), standard_name("Senator Palpatine"));
}

/// SW-DEP-04: a ship may contain two personas: while it is on the table neither of them can be deployed again.
#[test]
fn a_ship_contains_two_personas() {
    let (content, cards) = listed();
    let card_of = |wanted: &str| cards.iter().find(|(_, _, by)| by == wanted).unwrap().0.clone();
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let system = scene.location("Tatooine", LIGHT);
    scene.at("902_1", LIGHT, system);
    let (lando, falcon, han) = (card_of("Lando"), card_of("Gold Squadron 1"), card_of("Han"));
    scene.hand(LIGHT, &[&lando, &falcon, &han]);
    let game = begin(content, scene);
    let put = |card: &str| Choice::Deploy { card: name(card), to: Destination::At(cantina) };
    assert_eq!((game.refused(put(&lando)), game.refused(put(&falcon))), (rules::PERSONA, rules::PERSONA));
    assert!(!game.is_refused(put(&han)));
}

/// SW-PER-02: Skywalker means Luke and Leia, and Vader once he has crossed to Light; both may be on the table.
#[test]
fn a_common_name_stands_for_several() {
    let (content, _) = listed();
    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let [luke, leia, han] =
        ["Luke Skywalker", "Leia Organa", "Han Solo"].map(|card| scene.at(card, LIGHT, cantina));
    let crossed = scene.at("Darth Vader", LIGHT, cantina);
    let with = |mut scene: Scene, banner: bool| {
        if banner {
            scene.on("902_2", LIGHT, cantina);
        }
        let game = begin(content, scene);
        [luke, leia, han, crossed].map(|id| game.value(Quantity::Power(id)))
    };
    let plain = with(Scene(scene.0.clone()), false);
    let raised = with(scene, true);
    let more: Vec<i16> = raised.iter().zip(plain).map(|(raised, plain)| raised - plain).collect();
    assert_eq!(more, [1 + 2, 1, 0, 1], "Luke by both names, Leia, not Han, Vader on the Light Side");

    let mut scene = Scene::new(Phase::Deploy).light();
    let cantina = scene.location("Tatooine: Cantina", LIGHT);
    let vader = scene.at("Darth Vader", DARK, cantina);
    scene.on("902_2", LIGHT, cantina);
    let game = begin(content, scene);
    assert_eq!(game.value(Quantity::Power(vader)), 6, "a Vader of the Dark Side is no Skywalker");
}
