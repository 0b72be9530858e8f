//! Detonating devices: bombs at the end of the Activation Phase, mines under a ship (XW-DEV-02 to XW-DEV-04).

use crate::ability::device_card::{BlastArea, DeviceEffect, at_activation, device_effect};
use crate::chance::Die;
use crate::content::DeviceKind;
use crate::craft::{Object, Team};
use crate::dice::roll::AttackRoll;
use crate::event::{Event, RollReason, Token};
use crate::geometry::shapes::shape::Shape;
use crate::geometry::{self, Range};
use crate::question::{Break, Detonate};
use crate::rules::device as rules;
use crate::ship::ShipId;
use crate::state::{RuleStep, State};
use crate::tabletop::obstacle_label;
use contract::{EventSink, Seat, Viewers};

impl State {
    /// The bombs of a side that are in play.
    pub(crate) fn bombs_of(&self, team: Team) -> Vec<u8> {
        let is_bomb = |card: u16| self.card(card).is_some_and(|card| card.device == Some(DeviceKind::Bomb));
        let lying = (0..).zip(self.public.devices.iter());
        lying
            .filter(|(_, device)| !device.gone && device.team == team && is_bomb(device.card))
            .map(|(place, _)| place)
            .collect()
    }

    /// XW-DEV-02: at the end of the Activation Phase every bomb detonates, the first player's bombs first.
    pub(crate) fn next_bomb(&mut self, out: &mut EventSink<'_, Event>) {
        let first = self.public.options.first;
        let sides = [first, first.other()].into_iter();
        let next = sides.map(|team| (team, self.bombs_of(team))).find(|(_, bombs)| !bombs.is_empty());
        let Some((team, bombs)) = next else { return };
        self.public.push(RuleStep::Bombs);
        match (self.first_seat(team), bombs.as_slice()) {
            (Some(seat), [_, _, ..]) if self.order_matters(&bombs) => {
                self.ask(Detonate(seat));
            }
            (_, [first, ..]) => self.detonate_bomb(*first, out),
            (_, []) => {}
        }
    }

    /// XW-DEV-05: whether the order of these bombs matters. It does not if all are of one kind that destroys no
    /// obstacle.
    fn order_matters(&self, bombs: &[u8]) -> bool {
        let plays: Vec<_> = bombs.iter().filter_map(|place| self.effect_of_device(*place)).collect();
        let breaks = plays.iter().any(|play| play.reach == BlastArea::Obstacle);
        breaks || plays.windows(2).any(|pair| matches!(pair, [one, other] if one != other))
    }

    pub(crate) fn detonate_bomb(&mut self, place: u8, out: &mut EventSink<'_, Event>) {
        let Some(token) = self.device_token(place) else { return };
        let Some(play) = self.effect_of_device(place) else { return };
        match play.reach {
            BlastArea::Itself => {
                let near = self.ships_near(&token);
                self.mark_detonated(place, out);
                for ship in near.into_iter().rev() {
                    self.apply_blast(ship, place, out);
                }
            }
            BlastArea::Obstacle => {
                let obstacles = self.obstacles_in_reach(place);
                self.mark_detonated(place, out);
                self.choose_obstacle(place, &obstacles, out);
            }
        }
    }

    fn effect_of_device(&self, place: u8) -> Option<DeviceEffect> {
        let device = self.public.devices.get(usize::from(place))?;
        self.card(device.card).and_then(device_effect)
    }

    fn ships_near(&self, thing: &impl Shape) -> Vec<ShipId> {
        let near = |id: &ShipId| {
            let far = geometry::distance(&self.footprint(*id), thing);
            matches!(Range::of(far), Range::Zero | Range::One)
        };
        self.public.in_play().map(|(id, _)| id).filter(near).collect()
    }

    /// XW-ABL-24: obstacles at range 0-1 of the current or former position of a device.
    pub(crate) fn obstacles_in_reach(&self, place: u8) -> Vec<u8> {
        let mut lying = *self;
        if let Some(device) = lying.public.devices.get_mut(usize::from(place)) {
            device.gone = false;
        }
        let Some(token) = lying.device_token(place) else { return Vec::new() };
        let near = |obstacle: &crate::table_position::Obstacle| {
            matches!(Range::of(geometry::distance(&token, &obstacle.token)), Range::Zero | Range::One)
        };
        let obstacles = (0..).zip(self.obstacle_tokens());
        obstacles
            .filter(|(_, obstacle)| obstacle.as_ref().is_some_and(near))
            .map(|(obstacle, _)| obstacle)
            .collect()
    }

    /// XW-ABL-24: the owner of the bomb chooses the obstacle.
    fn choose_obstacle(&mut self, place: u8, obstacles: &[u8], out: &mut EventSink<'_, Event>) {
        let team = self.public.devices.get(usize::from(place)).map(|device| device.team);
        let owner = team.and_then(|team| self.first_seat(team));
        match (obstacles, owner) {
            ([], _) => {}
            ([only], _) => self.break_obstacle(place, *only, out),
            ([_, _, ..], Some(seat)) => self.ask(Break(seat, place)),
            // A solo side takes the obstacle with the most enemies minus friends nearby; on a tie, the first in the
            // list.
            ([first, ..], None) => {
                let gain = |obstacle: &u8| team.map_or(0, |team| self.net_enemies_near(team, *obstacle));
                let best = obstacles.iter().copied().rev().max_by_key(gain).unwrap_or(*first);
                self.break_obstacle(place, best, out);
            }
        }
    }

    /// The seat that decides for a side: the first one that flies one of its ships.
    fn first_seat(&self, team: Team) -> Option<Seat> {
        self.public.ships.iter().filter(|ship| ship.team == team).filter_map(|ship| ship.seat).min()
    }

    /// The number of enemies minus friends of a side at range 0-1 of an obstacle.
    fn net_enemies_near(&self, team: Team, obstacle: u8) -> i32 {
        let near = self.ships_near_rock(obstacle);
        near.iter().map(|ship| if self.public.ship(*ship).team == team { -1 } else { 1 }).sum()
    }

    fn ships_near_rock(&self, obstacle: u8) -> Vec<ShipId> {
        let obstacles = self.obstacle_tokens();
        let Some(Some(obstacle)) = obstacles.get(usize::from(obstacle)) else { return Vec::new() };
        self.ships_near(&obstacle.token)
    }

    /// XW-ABL-24: ships at range 0-1 of the obstacle suffer the blast; the obstacle and the locks on it are removed.
    pub(crate) fn break_obstacle(&mut self, place: u8, obstacle: u8, out: &mut EventSink<'_, Event>) {
        let near = self.ships_near_rock(obstacle);
        if let Some(broken) = self.public.obstacles.get_mut(usize::from(obstacle)) {
            broken.gone = true;
        }
        out.emit(Viewers::ALL, || Event::Broken { obstacle });
        let object = Some(Object::Obstacle(obstacle_label(usize::from(obstacle))));
        for ship in &mut self.public.ships {
            if ship.lock == object {
                ship.lock = None;
            }
        }
        for ship in near.into_iter().rev() {
            self.apply_blast(ship, place, out);
        }
    }

    /// XW-DEV-03: a ship moved over a mine.
    pub(crate) fn trigger_mine(&mut self, ship: ShipId, place: u8, out: &mut EventSink<'_, Event>) {
        if self.public.devices.get(usize::from(place)).is_some_and(|device| !device.gone) {
            self.mark_detonated(place, out);
            self.apply_blast(ship, place, out);
        }
    }

    fn mark_detonated(&mut self, place: u8, out: &mut EventSink<'_, Event>) {
        let Some(device) = self.public.devices.get_mut(usize::from(place)) else { return };
        device.gone = true;
        let card = device.card;
        let card = self.content().card_id(card);
        out.emit(Viewers::ALL, || Event::Detonated { device: place, card });
    }

    /// XW-DEV-04: the effect of a blast on one ship.
    fn apply_blast(&mut self, ship: ShipId, place: u8, out: &mut EventSink<'_, Event>) {
        let Some(DeviceEffect { blast, .. }) = self.effect_of_device(place) else { return };
        self.gain(ship, Token::Ion, blast.ion, rules::BLAST, out);
        if blast.dice > 0 {
            self.public.push(RuleStep::Blast(ship, place, blast.dice));
        }
        if blast.hits + blast.crits > 0 {
            self.public.push(RuleStep::Suffer(ship, blast.hits, blast.crits));
        }
    }

    /// Asks for the dice of a blast.
    pub(crate) fn roll_blast(&mut self, ship: ShipId, place: u8, dice: u8) {
        self.roll(Die { ship, why: RollReason::Device(place), dice });
    }

    pub(crate) fn blast_rolled(
        &mut self,
        ship: ShipId,
        place: u8,
        roll: AttackRoll,
        out: &mut EventSink<'_, Event>,
    ) {
        out.emit(Viewers::ALL, || Event::RolledMany { ship, why: RollReason::Device(place), roll });
        // XW-ABL-26: bomblets deal hit damage only.
        let crits_become_hits = self.effect_of_device(place).is_some_and(|play| play.blast.crits_become_hits);
        let (hits, crits) = if crits_become_hits { (roll.hit + roll.crit, 0) } else { (roll.hit, roll.crit) };
        self.public.push(RuleStep::Suffer(ship, hits, crits));
    }

    /// XW-ABL-26: ships that may now spend a shield to recharge a card, the first player's ships first.
    pub(crate) fn recharge_options(&self) -> Vec<RuleStep> {
        let first = self.public.options.first;
        let mut able: Vec<(bool, RuleStep)> = self
            .public
            .in_play()
            .filter(|(_, ship)| ship.seat.is_some() && ship.shields > 0)
            .filter_map(|(id, ship)| {
                let ability = ship.cards.iter().find_map(|equipped| {
                    let card = self.card(equipped.card)?;
                    at_activation(card).filter(|_| equipped.charges < card.charges)
                })?;
                Some((ship.team != first, RuleStep::May(id, ability)))
            })
            .collect();
        able.sort_by_key(|(second, _)| *second);
        able.into_iter().map(|(_, step)| step).collect()
    }

    /// XW-ABL-26: spends a shield to recover two charges.
    pub(crate) fn recharge(&mut self, id: ShipId, out: &mut EventSink<'_, Event>) {
        let found = (0..).zip(self.public.ship(id).cards.iter()).find_map(|(place, equipped)| {
            let card = self.card(equipped.card).filter(|card| at_activation(card).is_some())?;
            Some((place, card.charges))
        });
        let Some((place, most)) = found else { return };
        let ship = self.public.ship_mut(id);
        ship.shields -= 1;
        if let Some(equipped) = ship.cards.get_mut(place) {
            let before = equipped.charges;
            equipped.charges = (before + 2).min(most);
            let (card, count) = (equipped.card, equipped.charges - before);
            let card = self.content().card_id(card);
            out.emit(Viewers::ALL, || Event::ShieldLost { ship: id });
            out.emit(Viewers::ALL, || Event::Recharged { ship: id, card, count });
        }
    }
}
