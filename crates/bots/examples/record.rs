//! Records matches as logs for the tests that replay them.
//!
//! `cargo run -p bots --example record -- MAP NODES SEED` prints a match of The Lost Temple between two planners;
//! `cargo run -p bots --example record -- swccg` replays the recorded matches of the card game from scratch and
//! writes them
//! to `crates/swccg/tests/golden`: two by the rollout bot, one from each seat, and two by a player who tries
//! everything once.

use bots::{Budget, Evaluate, Observation, Stop};
use contract::{Act, BySeat, ChanceSource, Driver, Log, SmallRng, Turn, Viewer, digest};
use std::collections::BTreeSet;
use std::error::Error;
use std::path::Path;
use swccg::{Beginning, Choice, Deck};

type Done<T> = Result<T, Box<dyn Error>>;

fn main() -> Done<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.as_slice() {
        [game] if game == "swccg" => card_game(),
        [map, nodes, seed] => temple(map, nodes.parse()?, seed.parse()?),
        _ => Err("record MAP NODES SEED, or record swccg".into()),
    }
}

fn temple(map: &str, nodes: u32, seed: u64) -> Done<()> {
    let setup = temple::Setup { map: map.to_owned(), ..temple::Setup::default() };
    let (content, budget) = (temple::content::builtin(), Budget::nodes(nodes));
    let mut bot = temple::State::planner(seed, 0.0);
    let think =
        |observation: &Observation<temple::State>| bot.think(observation, budget, &Stop::never()).choice;
    print!("{}", record(content, content.hash(), setup, seed, think)?);
    Ok(())
}

/// Seeds of the curious player's matches; the one that covers most is kept, and the one that adds most to it.
const CURIOUS: std::ops::Range<u64> = 47..87;

/// A set-up with these decks and this number of turns.
fn decks(keys: [&str; 2], turns: u8) -> swccg::Setup {
    let from = Beginning::Decks(BySeat(keys.map(|key| Deck::Ready(key.to_owned()))));
    swccg::Setup { from, turns, ..swccg::Setup::default() }
}

fn card_game() -> Done<()> {
    let content = swccg::content::builtin();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../swccg/tests/golden");
    let (first, second) = (["garrison", "tatooine"], ["tatooine", "garrison"]);
    for (name, keys, seed) in [("rehearsed", first, 45), ("rehearsed-light", second, 46)] {
        let mut bot = swccg::State::planner(seed, 0.0);
        let think =
            |observation: &Observation<_>| bot.think(observation, Budget::nodes(40), &Stop::never()).choice;
        let log = record(content, content.hash(), decks(keys, 30), seed, think)?;
        std::fs::write(folder.join(format!("{name}.log")), log)?;
    }
    let mut matches = Vec::new();
    for seed in CURIOUS {
        let mut curious =
            Curious { tried: BTreeSet::new(), names: BTreeSet::new(), rng: SmallRng::new(seed) };
        let log = record(content, content.hash(), decks(first, 60), seed, |observation| {
            curious.answer(observation)
        })?;
        matches.push((curious.names, log));
    }
    let mut shown = BTreeSet::new();
    for name in ["curious", "curious-again"] {
        let new = |names: &BTreeSet<String>| names.difference(&shown).count();
        let best = matches.iter().rev().max_by_key(|(names, _)| new(names)).ok_or("no match")?;
        std::fs::write(folder.join(format!("{name}.log")), &best.1)?;
        shown.extend(best.0.iter().cloned());
    }
    Ok(())
}

/// A player who chooses what it has never chosen before and otherwise follows the default policy: it shows rare acts.
struct Curious {
    tried: BTreeSet<String>,
    /// The names of all acts it has made.
    names: BTreeSet<String>,
    rng: SmallRng,
}

impl Curious {
    fn answer(&mut self, observation: &Observation<swccg::State>) -> Choice {
        let choice = self.choose(observation);
        self.names.insert(named(&choice));
        choice
    }

    fn choose(&mut self, observation: &Observation<swccg::State>) -> Choice {
        let legal = &observation.legal_choices().listed;
        // A new name first: a card that can be deployed in two ways is deployed once.
        let fresh = legal.iter().find(|choice| !self.names.contains(&named(*choice)));
        if let Some(choice) =
            fresh.or_else(|| legal.iter().find(|choice| !self.tried.contains(&kind(choice))))
        {
            self.tried.insert(kind(choice));
            return *choice;
        }
        let world = observation.deal(&mut self.rng);
        world.default_policy(observation.seat(), &mut self.rng).unwrap_or(legal[0])
    }
}

/// The kind of an act: its name and, for a card from the hand, the card.
fn kind(choice: &Choice) -> String {
    match choice {
        Choice::Deploy { card, .. } | Choice::Play { card, .. } => format!("{card:?}"),
        Choice::Move { way, .. } => named(way),
        Choice::Use { card, clause, .. } => format!("{card:?} {clause}"),
        other => named(other),
    }
}

/// The name alone, without its arguments.
fn named(act: &impl std::fmt::Debug) -> String {
    format!("{act:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// Plays a match in which one player answers for every seat, and returns its log.
fn record<G: Evaluate>(
    content: &'static G::Content,
    hash: u64,
    setup: G::Setup,
    seed: u64,
    mut answer: impl FnMut(&Observation<G>) -> G::Choice,
) -> Done<String> {
    let mut driver = Driver::<G>::begin(content, &setup).map_err(|faults| format!("{faults:?}"))?;
    let mut log = Log::<G>::new(setup, hash, digest(driver.state()));
    let mut dice = SmallRng::new(seed);
    while let Some(act) = match driver.state().turn() {
        Turn::Over(_) => None,
        Turn::Chance => driver.draw(&mut dice),
        Turn::Decide(seats) => {
            let (game, seat) = (driver.state(), seats.first().ok_or("nobody is asked")?);
            let observation = Observation::<G>::new(content, seat, game.view(Viewer::Seat(seat)))
                .map_err(|error| format!("{error:?}"))?;
            Some(Act::Choice(seat, answer(&observation)))
        }
    } {
        log.entries.push(driver.apply_logged(act, ChanceSource::Generator).0);
    }
    Ok(log.to_lines()?)
}
