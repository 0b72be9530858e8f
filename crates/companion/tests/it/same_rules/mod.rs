//! The game and the companion play the same random situations by the same rules.
//!
//! A match is played for two rounds with random choices and dice, and everything that a person at a table would see is written
//! down: the dice, the damage cards, where player ships went, what their attacks left. The companion, on a map, is told
//! only that. It must ask for the same dice in the same order of play, and have the same ships with the same tokens, damage,
//! charges and places.

mod by_companion;
mod by_game;
mod situation;

use by_companion::Follower;
use by_game::Transcript;
use situation::Situation;

/// How many situations are played.
const SITUATIONS: u64 = 2_000;

#[test]
fn game_and_companion_agree() {
    let (mut played, mut attacks) = (0, 0);
    for seed in 0..SITUATIONS {
        let Some(situation) = Situation::random(seed) else { continue };
        let transcript = Transcript::play(&situation, seed);
        attacks += Follower::new(&situation, &transcript).follow();
        played += 1;
    }
    // Most situations are possible, and there is something to compare.
    assert!(played > SITUATIONS / 2, "{played} situations");
    assert!(attacks > played / 2, "{attacks} attacks in {played} situations");
}
