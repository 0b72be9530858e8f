//! The rules, tested in handmade positions: each test names the rules without which it would fail.

mod actions;
mod battle;
mod corner_cases;
mod numbers;
mod scene;
mod test_coverage;
mod texts;
mod turn;
mod vessels;
