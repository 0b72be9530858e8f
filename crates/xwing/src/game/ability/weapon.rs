//! Special weapons: which ones are implemented, and what each does in an attack.

use crate::content::Upgrade;
use crate::game::event::{Event, Token};
use crate::game::ship::ShipId;
use crate::game::state::{Attack, State, Task};
use crate::geometry::{Arc, Range};
use crate::rules::attack as rules;
use table::Out;

/// What the remaining results do when an attack hits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterHit {
    Damage,
    /// One hit damage for one of them, and a token for each of the others.
    OneDamageThen(Token),
    /// A token for each, and no damage.
    Only(Token),
    /// One crit damage and these tokens, regardless of the number of results.
    OneCritWith(Token, Token),
}

/// What happens after an attack that hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aftermath {
    Nothing,
    /// Each ship at range 0-1 of the defender exposes a damage card.
    ExposeNear,
    /// The defender loses a shield.
    ShieldLost,
}

/// Which results evades cancel first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cancels {
    /// Hits, then crits.
    HitsFirst,
    /// Crits, then hits.
    CritsFirst,
    /// Hits only, unless the attacker is in the defender's front arc.
    HitsOnlyFromBehind,
}

/// What a weapon does besides its header and its dice effects in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits {
    pub hit: AfterHit,
    /// What happens after an attack that hit.
    pub aftermath: Aftermath,
    /// Which results evades cancel first.
    pub cancels: Cancels,
    /// Crits become hits after dice were modified.
    pub blunt: bool,
}

const PLAIN: Traits = Traits {
    hit: AfterHit::Damage,
    aftermath: Aftermath::Nothing,
    cancels: Cancels::HitsFirst,
    blunt: false,
};
const ION: Traits = Traits { hit: AfterHit::OneDamageThen(Token::Ion), ..PLAIN };

/// Weapons whose whole text is implemented by their header, their dice effects in the content, the traits listed
/// here, and the modules for declaring and bonus attacks.
const PLAYED: [(&str, Traits); 20] = [
    ("advprotontorpedoes", PLAIN),
    ("autoblasters", Traits { cancels: Cancels::HitsOnlyFromBehind, ..PLAIN }),
    ("barragerockets", PLAIN),
    ("clustermissiles", PLAIN),
    ("concussionmissiles", Traits { aftermath: Aftermath::ExposeNear, ..PLAIN }),
    ("dorsalturret", PLAIN),
    ("energyshellcharges", PLAIN),
    ("heavylasercannon", Traits { blunt: true, ..PLAIN }),
    ("homingmissiles", PLAIN),
    ("ioncannon", ION),
    ("ioncannonturret", ION),
    ("ionmissiles", ION),
    ("iontorpedoes", ION),
    ("jammingbeam", Traits { hit: AfterHit::Only(Token::Jam), ..PLAIN }),
    ("magpulsewarheads", Traits { hit: AfterHit::OneCritWith(Token::Deplete, Token::Jam), ..PLAIN }),
    ("multimissilepods", PLAIN),
    ("plasmatorpedoes", Traits { cancels: Cancels::CritsFirst, aftermath: Aftermath::ShieldLost, ..PLAIN }),
    ("protonrockets", PLAIN),
    ("protontorpedoes", PLAIN),
    ("tractorbeam", Traits { hit: AfterHit::Only(Token::Tractor), ..PLAIN }),
];

/// Cards without a weapon that are fully implemented by the content or by another module.
const WHOLE: [&str; 4] = ["calibratedlasertargeting", "hullupgrade", "shieldupgrade", "specialforcesgunner"];

pub(super) fn is_played(card: &Upgrade) -> bool {
    PLAYED.iter().any(|(xws, _)| *xws == card.xws)
}

pub(super) fn is_whole(card: &Upgrade) -> bool {
    WHOLE.contains(&card.xws.as_str())
}

/// The traits of a weapon; primary weapons have the plain ones.
#[must_use]
pub fn traits(card: Option<&Upgrade>) -> Traits {
    card.and_then(|card| PLAYED.iter().find(|(xws, _)| *xws == card.xws)).map_or(PLAIN, |(_, traits)| *traits)
}

impl State {
    fn traits(&self) -> Traits {
        let attacker = self.public.attack.attacker;
        let fit = self
            .armed()
            .and_then(|weapon| weapon.card)
            .and_then(|place| self.public.ship(attacker).cards.get(usize::from(place)).copied());
        traits(fit.and_then(|fit| self.card(fit.card)))
    }

    /// XW-ABL-08
    pub(in crate::game) fn is_blunt(&self) -> bool {
        self.traits().blunt
    }

    /// XW-ABL-09, XW-ABL-10: the hits and crits that remain after this many evades.
    pub(in crate::game) fn left_of(&self, (hits, crits): (u8, u8), evades: u8) -> (u8, u8) {
        let first = |one: u8, other: u8| {
            (one.saturating_sub(evades), other.saturating_sub(evades.saturating_sub(one)))
        };
        let Attack { attacker, defender, .. } = self.public.attack;
        let ahead = || Arc::Front.holds_base(&self.footprint(defender), &self.footprint(attacker));
        match self.traits().cancels {
            Cancels::CritsFirst => {
                let (crits, hits) = first(crits, hits);
                (hits, crits)
            }
            Cancels::HitsOnlyFromBehind if !ahead() => (hits.saturating_sub(evades), crits),
            Cancels::HitsFirst | Cancels::HitsOnlyFromBehind => first(hits, crits),
        }
    }

    /// The most damage that the results of the attack can deal; `None`: one for each result (XW-ATK-10).
    pub(in crate::game) fn most_damage(&self) -> Option<u8> {
        match self.traits().hit {
            AfterHit::Damage => None,
            AfterHit::OneDamageThen(_) | AfterHit::OneCritWith(..) => Some(1),
            AfterHit::Only(_) => Some(0),
        }
    }

    /// XW-ATK-10: the attack hits and deals damage, or does what the weapon does instead.
    pub(in crate::game) fn hit_by_attack(&mut self, hits: u8, crits: u8, out: &mut Out<'_, Event>) {
        let Attack { attacker, defender, .. } = self.public.attack;
        self.public.attack.hit = true;
        match self.traits().hit {
            AfterHit::Damage => self.public.then(Task::Suffer(defender, hits, crits)),
            AfterHit::OneDamageThen(token) => {
                self.gain(defender, token, hits + crits - 1, rules::INSTEAD, out);
                self.public.then(Task::Suffer(defender, 1, 0));
            }
            AfterHit::Only(Token::Tractor) => self.tractor(defender, attacker, hits + crits, out),
            AfterHit::Only(Token::Jam) => self.jam(defender, attacker, hits + crits, rules::INSTEAD, out),
            AfterHit::Only(token) => self.gain(defender, token, hits + crits, rules::INSTEAD, out),
            // XW-ABL-11
            AfterHit::OneCritWith(one, other) => {
                self.gain(defender, one, 1, rules::INSTEAD, out);
                self.public.then(Task::Suffer(defender, 0, 1));
                if other == Token::Jam {
                    self.jam(defender, attacker, 1, rules::INSTEAD, out);
                } else {
                    self.gain(defender, other, 1, rules::INSTEAD, out);
                }
            }
        }
    }

    /// What the weapon does after an attack that hit: steps, in order.
    pub(in crate::game) fn weapon_aftermath(&mut self, out: &mut Out<'_, Event>) -> Vec<Task> {
        let Attack { defender, hit, .. } = self.public.attack;
        match self.traits().aftermath {
            _ if !hit => Vec::new(),
            Aftermath::Nothing => Vec::new(),
            // XW-ABL-05
            Aftermath::ExposeNear => self.near(defender).into_iter().map(Task::Expose).collect(),
            // XW-ABL-09
            Aftermath::ShieldLost => {
                self.lose_shield(defender, out);
                Vec::new()
            }
        }
    }

    /// Ships at range 0-1 of a ship, including itself.
    pub(in crate::game) fn near(&self, ship: ShipId) -> Vec<ShipId> {
        let own = self.footprint(ship);
        let near = |other: &ShipId| {
            let gap = own.gap(&self.footprint(*other)).max(0.0);
            *other == ship || matches!(Range::of(gap), Range::Zero | Range::One)
        };
        self.public.in_play().map(|(id, _)| id).filter(near).collect()
    }
}
