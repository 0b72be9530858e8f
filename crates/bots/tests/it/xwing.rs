//! The pilots of X-Wing: they keep their promises, take the shot that ends the match, and beat random play and the
//! solo system.

use bots::{Basis, Bot, Budget, Evaluate, Observation, Random, RolloutPolicy, Stop, Thought};
use contract::{EventSink, Game, LegalChoicesOf, Seat, SmallRng, Turn, Viewer};
use xwing::content::Content;
use xwing::craft::Team;
use xwing::setup::preset::presets;
use xwing::{Choice, DealtCard, Options, Outcome, Pending, Placement, Setup, ShipEntry, State};

fn first() -> Setup {
    presets().into_iter().find(|preset| preset.key == "first-flight").unwrap().setup
}

/// Plays a match, passes every question and result to `note`, and returns how it ended.
fn fly(
    setup: &Setup,
    bot: &mut dyn Bot<State>,
    (seed, nodes): (u64, u32),
    mut note: impl FnMut(&State, &Observation<State>, &Thought<Choice>),
) -> Pending {
    let mut game = State::begin(Content::standard(), setup).unwrap();
    let mut dice = SmallRng::new(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return game.public().open,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut EventSink::silent());
            }
            Turn::Decide(seats) => {
                let seat = seats.first().unwrap();
                let observation =
                    Observation::new(Content::standard(), seat, game.view(Viewer::Seat(seat))).unwrap();
                let thought = bot.think(&observation, Budget::nodes(nodes), &Stop::never());
                note(&game, &observation, &thought);
                game.play(seat, thought.choice, &mut EventSink::silent());
            }
        }
    }
}

/// Legal choices, budgets kept, visits that add up, the best choice first; the same question gets the same answer
/// from a pilot that was never asked anything else, and a stopped one answers at once.
#[test]
fn a_pilot_keeps_its_promises() {
    let (mut asked, mut rehearsed) = (0, 0);
    let stop = Stop::never();
    stop.raise();
    fly(&first(), State::planner(3, 0.0).as_mut(), (3, 24), |game, observation, thought| {
        asked += 1;
        assert_eq!(game.check(observation.seat(), &thought.choice), Ok(()));
        assert!(thought.nodes <= 24, "{}", thought.nodes);
        assert_eq!(thought.lines.iter().map(|line| line.visits).sum::<u32>(), thought.iterations);
        if thought.why == Basis::Searched {
            rehearsed += 1;
            assert_eq!(thought.lines[0].choice, thought.choice);
            assert!(thought.lines.iter().all(|line| (0.0..=1.0).contains(&line.win)));
        }
        if asked % 8 == 0 {
            let fresh = State::planner(3, 0.0).think(observation, Budget::nodes(24), &Stop::never());
            assert_eq!(&fresh, thought);
        }
        let hasty = State::planner(1, 0.0).think(observation, Budget::nodes(1), &Stop::never());
        assert_eq!(game.check(observation.seat(), &hasty.choice), Ok(()));
        let called = State::planner(1, 0.0).think(observation, Budget::nodes(1_000), &stop);
        assert_eq!(called.nodes, 0);
        assert_eq!(game.check(observation.seat(), &called.choice), Ok(()));
    });
    assert!(asked > 10 && rehearsed > 5, "{asked} asked, {rehearsed} rehearsed");
}

/// For every question of a match the default policy has a legal answer.
#[test]
fn every_question_has_a_default_choice() {
    for (seed, preset) in (1..).zip(presets()) {
        fly(&preset.setup, &mut Random::new(seed), (seed, 1), |game, observation, _| {
            if let Some(choice) = game.default_policy(observation.seat(), &mut SmallRng::new(seed)) {
                assert_eq!(game.check(observation.seat(), &choice), Ok(()), "{:?}", game.public().open);
            }
            let mut list = Vec::new();
            game.shortlist(
                observation.seat(),
                observation.legal_choices(),
                &mut SmallRng::new(seed),
                &mut list,
            );
            for choice in list {
                assert_eq!(game.check(observation.seat(), &choice), Ok(()), "{:?}", game.public().open);
            }
        });
    }
}

/// Of a TIE fighter with one hull left and an undamaged one, both at range 2, the damaged one is attacked: the same
/// dice deal as much damage, and destroy it.
#[test]
fn the_shot_that_ends_a_ship_comes_first() {
    let at = |id: &str, team, pilot: &str, at| ShipEntry {
        id: id.into(),
        team,
        seat: (team == Team::Player).then_some(Seat::A),
        pilot: Some(pilot.into()),
        at: Some(at),
        ..ShipEntry::default()
    };
    let mut ships = vec![
        at("X1", Team::Player, "redsquadronveteran", Placement::mm(450, 300, 0)),
        at("S1", Team::Solo, "academypilot", Placement::mm(420, 640, 0)),
        at("S2", Team::Solo, "academypilot", Placement::mm(480, 640, 0)),
    ];
    ships[2].damage = vec![DealtCard::Down(0), DealtCard::Down(0)];
    let setup = Setup { options: Options::default(), seats: 1, ships, obstacles: Vec::new(), ..first() };
    let mut shots = 0;
    for seed in 0..6 {
        fly(&setup, State::planner(seed, 0.0).as_mut(), (seed, 1), |game, observation, thought| {
            let mut legal = LegalChoicesOf::<State>::default();
            game.legal_choices(observation.seat(), &mut legal);
            let hurt = game.public().all().find(|(_, ship)| ship.label.to_string() == "S2").unwrap().0;
            let whole = game.public().all().find(|(_, ship)| ship.label.to_string() == "S1").unwrap().0;
            let fresh = game.public().ship(whole).damage.is_empty() && game.public().round == 1;
            let both = [hurt, whole].iter().all(|foe| legal.listed.contains(&Choice::Fire(0, *foe)));
            if both && fresh {
                shots += 1;
                assert_eq!(thought.choice, Choice::Fire(0, hurt));
            }
        });
    }
    assert!(shots > 0, "there was no such shot");
}

/// One X-wing against two TIE fighters of the solo system, eight times: the pilot wins more often than it loses,
/// random play never wins.
#[test]
fn a_pilot_beats_the_solo_system_and_random_play_does_not() {
    let wins = |bot: &dyn Fn(u64) -> Box<dyn Bot<State>>| {
        let won = |seed: &u64| {
            matches!(
                fly(&first(), bot(*seed).as_mut(), (*seed, 16), |_, _, _| ()),
                Pending::Over(Outcome::Player)
            )
        };
        (0..8).filter(won).count()
    };
    let (pilot, lots) = (wins(&|seed| State::planner(seed, 0.0)), wins(&|seed| Box::new(Random::new(seed))));
    assert!(pilot >= 5 && lots <= 1, "{pilot} and {lots} of 8");
}
