//! Random tables: every ship, pilot, weapon, token, damage card and obstacle that both sides of the comparison know.

use contract::{Game, RandomSource, Seat, SmallRng};
use std::collections::BTreeMap;
use xwing::combat::jam::jam_losses;
use xwing::content::{Content, DamageCard, Era, Pilot, ShipType, Upgrade, UpgradeSlot};
use xwing::craft::{Object, Team, Tokens};
use xwing::damage::deck::PRINTED_CARDS;
use xwing::label::Label;
use xwing::squad::SupportedContent;
use xwing::table_position::file::{ObstacleSpec, PoseSpec};
use xwing::{
    DealtCard, ObstacleEntry, Pending, Placement, Question, Setup, ShipEntry, State, is_supported,
    unsupported_ability, weapon_traits,
};

/// Cards that work after or beside an attack, which the companion leaves to people (docs/companion.md).
const LEFT_TO_PEOPLE: [&str; 4] =
    ["clustermissiles", "concussionmissiles", "homingmissiles", "specialforcesgunner"];

/// One ship of a situation.
pub(super) struct TestShip {
    pub(super) label: &'static str,
    pub(super) team: Team,
    pub(super) ship: String,
    pub(super) pilot: Option<String>,
    pub(super) initiative: u8,
    pub(super) card: Option<(String, String)>,
    pub(super) at: Placement,
    pub(super) tokens: Tokens,
    pub(super) faceup: Vec<DamageCard>,
    pub(super) lock: Option<&'static str>,
}

pub(super) struct Situation {
    pub(super) ships: Vec<TestShip>,
    pub(super) obstacles: Vec<(String, Placement)>,
    /// The match at the beginning of its first round.
    pub(super) state: State,
}

struct Dice(SmallRng);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap()) as usize
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    fn place(&mut self) -> Placement {
        let mm = |value: usize| i32::try_from(value).unwrap();
        // Close together, so that ships meet, bump and fire.
        Placement::mm(mm(250 + self.below(420)), mm(250 + self.below(420)), mm(self.below(360)))
    }

    fn tokens(&mut self) -> Tokens {
        let mut some =
            |most: usize| if self.one_in(3) { u8::try_from(self.below(most + 1)).unwrap() } else { 0 };
        Tokens {
            focus: some(1),
            evade: some(2),
            calculate: some(2),
            reinforce_fore: some(1),
            reinforce_aft: some(1),
            stress: some(1),
            ion: some(1),
            strain: some(1),
            deplete: some(1),
            jam: 0,
            tractor: some(2),
            cloak: u8::from(self.one_in(25)),
            disarm: u8::from(self.one_in(25)),
        }
    }
}

fn label(text: &str) -> Label {
    Label::new(text).unwrap()
}

/// Every ship whose ability is implemented.
fn kinds() -> Vec<&'static ShipType> {
    let known = |ship: &&ShipType| ship.since == Era::August2020 && unsupported_ability(ship).is_none();
    Content::standard().ships().iter().filter(known).collect()
}

/// Implemented weapons and cards without devices, which stay on the table.
fn cards() -> Vec<&'static Upgrade> {
    let known = |card: &&Upgrade| {
        is_supported(card)
            && card.is_whole_at_table()
            && card.since == Era::August2020
            && card.device.is_none()
            && !LEFT_TO_PEOPLE.contains(&card.xws.as_str())
    };
    Content::standard().upgrades().iter().filter(known).collect()
}

fn slot_word(slot: UpgradeSlot) -> String {
    serde_json::to_value(slot).unwrap().as_str().unwrap().to_owned()
}

impl Situation {
    /// `None` if the ships would overlap, or would not be possible otherwise.
    pub(super) fn random(seed: u64) -> Option<Self> {
        let mut dice = Dice(SmallRng::new(seed));
        let (kinds, cards) = (kinds(), cards());
        let mut ships = Vec::new();
        for (place, (label, team)) in
            [("S1", Team::Solo), ("R1", Team::Player), ("S2", Team::Solo), ("R2", Team::Player)]
                .into_iter()
                .enumerate()
        {
            if place > 1 && dice.one_in(2) {
                continue;
            }
            // The first ship goes through the whole list.
            let kind = if place == 0 { kinds[seed as usize % kinds.len()] } else { *dice.pick(&kinds) };
            let whole = |pilot: &&Pilot| SupportedContent::SoloSystem.supports_pilot(kind, pilot);
            let pilots: Vec<_> = kind.pilots.iter().filter(whole).collect();
            let pilot = (!pilots.is_empty() && !dice.one_in(4)).then(|| *dice.pick(&pilots));
            let card = (!dice.one_in(3)).then(|| {
                // People report what their special weapons do besides damage (docs/companion.md), so theirs are plain.
                let plain = weapon_traits(None);
                let fits = |card: &&&Upgrade| team == Team::Solo || weapon_traits(Some(card)) == plain;
                let cards: Vec<&Upgrade> = cards.iter().filter(fits).copied().collect();
                let card =
                    if place == 0 { cards[seed as usize / 7 % cards.len()] } else { *dice.pick(&cards) };
                (slot_word(card.slots[0]), card.xws.clone())
            });
            // People keep their own damage cards, so theirs begin face down.
            let faceup = match team {
                Team::Solo if dice.one_in(2) => vec![dice.pick(&PRINTED_CARDS).0],
                Team::Solo | Team::Player => Vec::new(),
            };
            let stays =
                |card: &DamageCard| !matches!(card, DamageCard::PanickedPilot | DamageCard::DirectHit);
            ships.push(TestShip {
                label,
                team,
                ship: kind.xws.clone(),
                pilot: pilot.map(|pilot| pilot.xws.clone()),
                initiative: u8::try_from(dice.below(7)).unwrap(),
                card,
                at: dice.place(),
                tokens: dice.tokens(),
                faceup: faceup.into_iter().filter(stays).collect(),
                lock: None,
            });
        }
        let labels: Vec<(&'static str, Team)> = ships.iter().map(|ship| (ship.label, ship.team)).collect();
        for ship in &mut ships {
            let foes: Vec<&'static str> =
                labels.iter().filter(|(_, team)| *team != ship.team).map(|(label, _)| *label).collect();
            ship.lock = dice.one_in(3).then(|| *dice.pick(&foes));
            // A jam token waits only while there is nothing to remove.
            let idle = jam_losses(&ship.tokens, ship.lock.is_some()).is_empty();
            ship.tokens.jam = u8::from(idle && dice.one_in(3));
        }
        let tokens: Vec<String> =
            Content::standard().obstacles().iter().map(|token| token.id.clone()).collect();
        let obstacles = (0..dice.below(4)).map(|_| (dice.pick(&tokens).clone(), dice.place())).collect();
        let mut situation = Situation { ships, obstacles, state: placeholder() };
        situation.state = State::begin(Content::standard(), &situation.setup()).ok()?;
        // Everybody sets a dial first; otherwise turns would pass before anybody looks.
        let public = situation.state.public();
        (public.round == 1 && public.open == Pending::Ask(Question::Dials)).then_some(situation)
    }

    fn setup(&self) -> Setup {
        let entry = |ship: &TestShip| ShipEntry {
            id: ship.label.to_owned(),
            team: ship.team,
            seat: (ship.team == Team::Player).then(|| Seat::first(1).next().unwrap()),
            pilot: ship.pilot.clone(),
            ship: Some(ship.ship.clone()),
            initiative: Some(ship.initiative),
            cards: ship.card.iter().map(|(_, xws)| xws.clone()).collect(),
            at: Some(ship.at),
            damage: ship.faceup.iter().map(|card| DealtCard::Up(*card)).collect(),
            tokens: ship.tokens,
            lock: ship.lock.map(|ship| Object::Ship(label(ship))),
            ..ShipEntry::default()
        };
        let obstacle =
            |(token, at): &(String, Placement)| ObstacleEntry { token: token.clone(), at: *at, gone: false };
        Setup {
            seats: 1,
            ships: self.ships.iter().map(entry).collect(),
            obstacles: self.obstacles.iter().map(obstacle).collect(),
            ..Setup::default()
        }
    }

    /// The same table for the companion.
    pub(super) fn companion_setup(&self) -> companion::Setup {
        let ships = self.ships.iter().map(|ship| companion::setup::SquadShip {
            id: ship.label.to_owned(),
            team: ship.team,
            pilot: ship.pilot.clone(),
            ship: Some(ship.ship.clone()),
            initiative: Some(ship.initiative),
            upgrades: ship
                .card
                .iter()
                .map(|(slot, xws)| (slot.clone(), vec![xws.clone()]))
                .collect::<BTreeMap<_, _>>(),
            pose: Some(pose(ship.at)),
            called: None,
            beside: Vec::new(),
        });
        let obstacles = self.obstacles.iter().enumerate().map(|(index, (token, at))| ObstacleSpec {
            id: format!("O{}", index + 1),
            token: Some(token.clone()),
            pose: Some(pose(*at)),
            kind: None,
            polygon: None,
        });
        companion::Setup {
            mode: companion::Mode::Map,
            dice: companion::Roller::Person,
            table: None,
            ships: ships.collect(),
            rocks: !self.obstacles.is_empty(),
            obstacles: obstacles.collect(),
            waves: None,
        }
    }
}

/// A match that is replaced before it is used.
fn placeholder() -> State {
    let preset = xwing::setup::preset::presets().into_iter().next().unwrap();
    State::begin(Content::standard(), &preset.setup).unwrap()
}

pub(super) fn pose(at: Placement) -> PoseSpec {
    let parts = |value: i32| f64::from(value) / 1_000_000.0;
    PoseSpec { x: parts(at.x) * 1000.0, y: parts(at.y) * 1000.0, heading: parts(at.heading) }
}
