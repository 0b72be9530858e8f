//! Whole runs on the reference games: the same for any number of threads and shards, and with known results.

use arena::stats::{Sprt, Verdict};
use arena::{BotSpec, DuelPlan, Shard, SimulationPlan, duel, ladder, report, simulate};
use reference::{Duel6, Leduc, duel6, leduc};

fn plan(players: [&str; 2], matches: u64, threads: usize) -> SimulationPlan<Duel6> {
    SimulationPlan {
        content: &(),
        setups: vec![duel6::Setup::New],
        players: players.map(|player| player.parse().unwrap()).to_vec(),
        seed: 7,
        matches,
        shard: Shard::WHOLE,
        threads,
    }
}

fn bots(one: &str, other: &str, pairs: u64, threads: usize) -> DuelPlan<Leduc> {
    DuelPlan {
        content: &(),
        setups: vec![leduc::Setup::New],
        bots: [one, other].map(|bot| bot.parse::<BotSpec>().unwrap()),
        seed: 11,
        pairs,
        shard: Shard::WHOLE,
        sprt: None,
        threads,
    }
}

#[test]
fn threads_change_nothing() {
    let one = simulate(&plan(["greedy:200", "random"], 60, 1), &|_| {}).unwrap();
    let eight = simulate(&plan(["greedy:200", "random"], 60, 8), &|_| {}).unwrap();
    assert_eq!(one.hash, eight.hash);
    assert_eq!(one.rows, eight.rows);
    assert_eq!(one.summary, eight.summary);
    let other =
        simulate(&SimulationPlan { seed: 8, ..plan(["greedy:200", "random"], 60, 1) }, &|_| {}).unwrap();
    assert_ne!(one.hash, other.hash, "another seed is another run");
}

#[test]
fn shards_make_the_whole() {
    let whole = simulate(&plan(["random", "random"], 100, 2), &|_| {}).unwrap();
    let part = |shard: &str| {
        simulate(
            &SimulationPlan { shard: shard.parse().unwrap(), ..plan(["random", "random"], 100, 1) },
            &|_| {},
        )
        .unwrap()
    };
    let mut rows = part("1/3").rows;
    rows.extend(part("2/3").rows);
    rows.extend(part("3/3").rows);
    assert_eq!(whole.rows, rows);
}

#[test]
fn scores_add_up() {
    let run = simulate(&plan(["random", "random"], 200, 2), &|_| {}).unwrap();
    let sum: f64 = run.summary.seats.iter().map(|share| share.count).sum();
    assert_eq!((run.summary.matches, run.summary.seats.len()), (200, 2));
    assert!((sum - 200.0).abs() < 1e-9);
    assert_eq!(run.summary.endings.values().sum::<u32>(), 200);
    assert_eq!(run.summary.decisions.unwrap().count, 200);
}

#[test]
fn equal_bots_split_every_pair() {
    let even = duel(&bots("greedy:50", "greedy:50", 20, 2), &|_| {}).unwrap();
    assert_eq!(even.pairs.0, [0, 0, 20, 0, 0], "the same seats and seeds: what one wins the other wins");
    assert_eq!(even.results[0], even.results[2]);
}

#[test]
fn pairs_do_not_depend_on_threads() {
    let one = duel(&bots("ismcts:40", "random", 24, 1), &|_| {}).unwrap();
    let eight = duel(&bots("ismcts:40", "random", 24, 8), &|_| {}).unwrap();
    assert_eq!((one.hash, one.pairs, one.rows), (eight.hash, eight.pairs, eight.rows));
    assert_eq!(one.results.iter().sum::<u32>(), 48);
}

#[test]
fn a_test_ends_early_and_is_right() {
    let plan = DuelPlan { sprt: Some(Sprt::new(0.0, 50.0)), ..bots("ismcts:200", "random", 2_000, 2) };
    let result = duel(&plan, &|_| {}).unwrap();
    assert_eq!(result.sprt.unwrap().verdict, Verdict::Bold, "a search beats lots: {:?}", result.pairs);
    assert!(result.pairs.count() < 2_000, "and it shows early");
    assert!(result.elo.low > 0.0);
}

#[test]
fn a_ladder_rates_all_and_is_told_on_one_page() {
    let contenders = ["random", "greedy:50", "ismcts:100"].map(|bot| bot.parse().unwrap());
    let result = ladder(&bots("random", "random", 40, 2), &contenders, &|_| {}).unwrap();
    assert_eq!((result.rungs.len(), result.duels.len()), (3, 3));
    assert!(result.rungs.is_sorted_by(|a, b| a.elo.elo <= b.elo.elo));
    let page = report::ladder_page(&result).unwrap();
    assert!(page.contains("ismcts:100") && page.matches("<svg").count() == 4);
}

#[test]
fn a_simulation_is_told_on_one_page() {
    let run = simulate(&plan(["random", "random"], 30, 1), &|_| {}).unwrap();
    let page = report::simulation_page(&run).unwrap();
    assert!(page.contains("30 matches of duel6") && page.contains(&run.hash));
    for elsewhere in ["<script", "<link", "src=", "url(", "@import"] {
        assert!(!page.contains(elsewhere), "the page is complete in itself: {elsewhere}");
    }
    assert_eq!(report::csv(&run.rows).lines().count(), 31);
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_holds_every_row() {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let run = simulate(&plan(["random", "random"], 30, 1), &|_| {}).unwrap();
    let file = report::parquet::parquet(&run.rows, tempfile::tempfile().unwrap()).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    assert_eq!(reader.metadata().file_metadata().num_rows(), 30);
    let first = reader.get_row_iter(None).unwrap().next().unwrap().unwrap();
    assert!(first.to_string().contains(&format!("{:016x}", run.rows[0].hash)), "{first}");
}
