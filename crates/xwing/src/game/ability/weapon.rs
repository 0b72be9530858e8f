//! Special weapons that do more than damage when they hit, and which weapons are played.

use crate::content::Upgrade;
use crate::game::event::{Event, Token};
use crate::game::state::{Attack, State, Task};
use crate::rules::attack as rules;
use table::Out;

/// What becomes of the results that are left when an attack hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) enum AfterHit {
    /// Damage for each.
    Damage,
    /// One hit damage for one of them, and a token for each of the others.
    OneDamageThen(Token),
    /// A token for each, and no damage.
    Only(Token),
}

/// Weapons whose whole text is their header, their dice effects in the content, and what is listed here.
const PLAYED: [(&str, AfterHit); 8] = [
    ("advprotontorpedoes", AfterHit::Damage),
    ("dorsalturret", AfterHit::Damage),
    ("ioncannon", AfterHit::OneDamageThen(Token::Ion)),
    ("ioncannonturret", AfterHit::OneDamageThen(Token::Ion)),
    ("ionmissiles", AfterHit::OneDamageThen(Token::Ion)),
    ("iontorpedoes", AfterHit::OneDamageThen(Token::Ion)),
    ("jammingbeam", AfterHit::Only(Token::Jam)),
    ("protontorpedoes", AfterHit::Damage),
];

/// Cards without a weapon that are played in full by what the content says of them.
const WHOLE: [&str; 3] = ["calibratedlasertargeting", "hullupgrade", "shieldupgrade"];

/// Whether a weapon is played.
pub(super) fn is_played(card: &Upgrade) -> bool {
    PLAYED.iter().any(|(xws, _)| *xws == card.xws)
}

/// Whether the content says all that a card does.
pub(super) fn is_whole(card: &Upgrade) -> bool {
    WHOLE.contains(&card.xws.as_str())
}

/// What a weapon does when it hits; primary weapons do damage.
#[must_use]
pub(in crate::game) fn after_hit(card: Option<&Upgrade>) -> AfterHit {
    card.and_then(|card| PLAYED.iter().find(|(xws, _)| *xws == card.xws))
        .map_or(AfterHit::Damage, |(_, after)| *after)
}

impl State {
    /// XW-ATK-10: the attack hits: damage, or what the weapon does instead.
    pub(in crate::game) fn hit_by_attack(&mut self, hits: u8, crits: u8, out: &mut Out<'_, Event>) {
        let Attack { attacker, defender, .. } = self.public.attack;
        let fit = self
            .armed()
            .and_then(|weapon| weapon.card)
            .and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)).copied());
        match after_hit(fit.and_then(|fit| self.card(fit.card))) {
            AfterHit::Damage => self.public.then(Task::Suffer(defender, hits, crits)),
            AfterHit::OneDamageThen(token) => {
                self.gain(defender, token, hits + crits - 1, rules::INSTEAD, out);
                self.public.then(Task::Suffer(defender, 1, 0));
            }
            AfterHit::Only(token) => self.gain(defender, token, hits + crits, rules::INSTEAD, out),
        }
    }
}
