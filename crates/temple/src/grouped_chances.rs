//! Chance outcomes grouped by their effect: one outcome stands for all that lead to the same result.
//!
//! For searches that average over chance. Play itself only uses [`contract::Game::chance_outcomes`], which lists every dice
//! roll.

use crate::choice::Chance;
use crate::state::{Pending, PendingAttack, SkillRoll, State};

impl State {
    /// The outcomes of the pending chance, one per distinct result, each with the number of dice rolls that lead to
    /// it.
    pub fn grouped_chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.public.open {
            Pending::Clash(strike) => {
                let hits = u32::from(self.totals(&strike).hits());
                let both = [(Chance::Clash(10, 1), hits), (Chance::Clash(1, 10), 100 - hits)];
                out.extend(both.into_iter().filter(|(_, weight)| *weight > 0));
            }
            Pending::Wound(strike) => self.group_wound(&strike, out),
            Pending::Roll(skill) => self.group_skill(skill, out),
            Pending::Search(_) => out.extend((1..=4).map(|die| (Chance::Search(die), 1))),
            _ => contract::Game::chance_outcomes(self, out),
        }
    }

    /// Each face separately, except that all faces that defeat the defender are one outcome.
    fn group_wound(&self, strike: &PendingAttack, out: &mut Vec<(Chance, u32)>) {
        let life = u16::from(self.at(strike.defender).life);
        let wound = u16::from(self.content.units.numbers.wound);
        let survived = (1..=4u8).filter(|die| u16::from(*die) * wound < life);
        let before = out.len();
        out.extend(survived.map(|die| (Chance::Wound(die), 1)));
        let deadly = 4 - (out.len() - before) as u32;
        if deadly > 0 {
            out.push((Chance::Wound(4), deadly));
        }
    }

    /// Success, failure, and the 1 that ruins a droid.
    fn group_skill(&self, skill: SkillRoll, out: &mut Vec<(Chance, u32)>) {
        let (needed, bonus, _) = self.skill(skill);
        let mut counts = [0u32; 3];
        let mut shown = [0u8; 3];
        for die in 1..=10u8 {
            let ruins = die == 1 && matches!(skill, SkillRoll::Reprogram(_));
            let kind = if ruins { 0 } else { 1 + usize::from(die + bonus >= needed) };
            counts[kind] += 1;
            shown[kind] = die;
        }
        let kinds = shown.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        out.extend(kinds.map(|(die, count)| (Chance::Skill(die), count)));
    }
}

#[cfg(test)]
mod tests {
    use crate::State;
    use crate::content::builtin;
    use crate::setup::Setup;
    use contract::{EventSink, Game, LegalChoicesOf, SmallRng, Turn, random_play};
    use std::collections::BTreeMap;

    /// Over whole random matches: the states that follow from the grouped outcomes, and their weights, are those that
    /// follow from all outcomes.
    #[test]
    fn grouped_chances_keep_the_weights() {
        let mut kinds = 0;
        for seed in 0..3 {
            let setup = Setup { map: "outpost".into(), ..Setup::default() };
            let mut game = State::begin(builtin(), &setup).unwrap();
            let (mut rng, mut legal) = (SmallRng::new(seed), LegalChoicesOf::<State>::default());
            while let Some(act) = random_play::next_act(&game, &mut legal, &mut rng) {
                if game.turn() == Turn::Chance {
                    let (mut all, mut few) = (Vec::new(), Vec::new());
                    game.chance_outcomes(&mut all);
                    game.grouped_chances(&mut few);
                    let follows = |list: &[(crate::Chance, u32)]| {
                        let total: u32 = list.iter().map(|(_, weight)| weight).sum();
                        let mut after = BTreeMap::<u64, u32>::new();
                        for (outcome, weight) in list {
                            let mut next = game;
                            next.resolve(*outcome, &mut EventSink::silent());
                            *after.entry(contract::digest(&next)).or_default() += weight * 3_600 / total;
                        }
                        after
                    };
                    assert_eq!(follows(&all), follows(&few), "{:?}", game.public().open);
                    kinds += usize::from(few.len() < all.len());
                }
                game.apply(&act, &mut EventSink::silent());
            }
        }
        assert!(kinds > 50, "{kinds}");
    }
}
