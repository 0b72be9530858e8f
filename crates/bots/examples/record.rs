//! Records a match of The Lost Temple between two planners as a log on standard output:
//! `cargo run -p bots --example record -- MAP NODES SEED`.

use bots::{Budget, Evaluate, Seen, Stop};
use table::{Act, Game, Log, Out, Sim, Told, Turn, Viewer, digest};
use temple::{Setup, State, content::builtin};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [map, nodes, seed] = args.as_slice() else { return Err("record MAP NODES SEED".into()) };
    let (nodes, seed): (u32, u64) = (nodes.parse()?, seed.parse()?);
    let setup = Setup { map: map.clone(), ..Setup::default() };
    let mut game = State::begin(builtin(), &setup).map_err(|faults| format!("{faults:?}"))?;
    let mut log = Log::<State>::new(setup, builtin().hash(), digest(&game));
    let (mut dice, mut bot) = (Sim::new(seed), State::planner(seed, 0.0));
    loop {
        let act = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Act::Chance(game.draw(&mut dice)),
            Turn::Decide(seats) => {
                let seat = seats.first().ok_or("nobody is asked")?;
                let seen = Seen::<State>::new(builtin(), seat, game.view(Viewer::Seat(seat)))
                    .map_err(|blind| format!("{blind:?}"))?;
                Act::Choice(seat, bot.think(&seen, Budget::nodes(nodes), &Stop::never()).choice)
            }
        };
        let mut told = Told::default();
        game.apply(&act, &mut Out::to(&mut told));
        log.push(act, told.learned, digest(&game));
    }
    print!("{}", log.to_lines()?);
    Ok(())
}
