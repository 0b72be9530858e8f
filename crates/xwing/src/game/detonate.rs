//! Detonating devices: bombs at the end of the Activation Phase, mines under a ship (XW-DEV-02 to XW-DEV-04).

use super::ability::device::{Play, Reach, at_activation, play};
use super::choice::{Cause, Choice, Refusal};
use super::dice::Reds;
use super::event::{Event, Token, Why};
use super::ship::ShipId;
use super::state::{Open, State, Task};
use crate::content::DeviceKind;
use crate::craft::{Object, Team};
use crate::game::scene::rock_label;
use crate::geometry::figure::Figure;
use crate::geometry::{self, Range};
use crate::rules::ability as cards;
use crate::rules::device as rules;
use table::{Out, Seat, Viewers};

impl State {
    /// The bombs of a side that are in play.
    fn bombs_of(&self, team: Team) -> Vec<u8> {
        let is_bomb = |card: u16| self.card(card).is_some_and(|card| card.device == Some(DeviceKind::Bomb));
        let lying = (0..).zip(self.public.devices.iter());
        lying
            .filter(|(_, device)| !device.gone && device.team == team && is_bomb(device.card))
            .map(|(place, _)| place)
            .collect()
    }

    /// XW-DEV-02: at the end of the Activation Phase every bomb detonates, the first player's bombs first.
    pub(super) fn bombs(&mut self, out: &mut Out<'_, Event>) {
        let first = self.public.options.first;
        let sides = [first, first.other()].into_iter();
        let next = sides.map(|team| (team, self.bombs_of(team))).find(|(_, bombs)| !bombs.is_empty());
        let Some((team, bombs)) = next else { return };
        self.public.then(Task::Bombs);
        match (self.first_seat(team), bombs.as_slice()) {
            (Some(seat), [_, _, ..]) if self.order_matters(&bombs) => self.public.open = Open::Detonate(seat),
            (_, [first, ..]) => self.set_off(*first, out),
            (_, []) => {}
        }
    }

    /// XW-DEV-05: whether the order of these bombs matters. It does not if all are of one kind that destroys no
    /// obstacle.
    fn order_matters(&self, bombs: &[u8]) -> bool {
        let plays: Vec<_> = bombs.iter().filter_map(|place| self.play_of(*place)).collect();
        let breaks = plays.iter().any(|play| play.reach == Reach::Obstacle);
        breaks || plays.windows(2).any(|pair| matches!(pair, [one, other] if one != other))
    }

    /// XW-DEV-05: the bombs a seat may choose from.
    pub(super) fn own_bombs(&self, seat: Seat) -> Vec<u8> {
        let flown = self.public.ships.iter().find(|ship| ship.seat == Some(seat));
        flown.map_or_else(Vec::new, |ship| self.bombs_of(ship.team))
    }

    pub(super) fn may_detonate(&self, seat: Seat, place: u8) -> Result<(), Refusal> {
        if self.own_bombs(seat).contains(&place) {
            Ok(())
        } else {
            Err(Refusal { rule: rules::OWN_BOMBS, by: Cause::NoTarget })
        }
    }

    pub(super) fn set_off(&mut self, place: u8, out: &mut Out<'_, Event>) {
        let Some(token) = self.device_token(place) else { return };
        let Some(play) = self.play_of(place) else { return };
        match play.reach {
            Reach::Itself => {
                let near = self.ships_near(&token);
                self.detonate(place, out);
                for ship in near.into_iter().rev() {
                    self.blast(ship, place, out);
                }
            }
            Reach::Obstacle => {
                let rocks = self.breakable(place);
                self.detonate(place, out);
                self.choose_obstacle(place, &rocks, out);
            }
        }
    }

    fn play_of(&self, place: u8) -> Option<Play> {
        let device = self.public.devices.get(usize::from(place))?;
        self.card(device.card).and_then(play)
    }

    fn ships_near(&self, thing: &impl Figure) -> Vec<ShipId> {
        let near = |id: &ShipId| {
            let far = geometry::distance(&self.footprint(*id), thing);
            matches!(Range::of(far), Range::Zero | Range::One)
        };
        self.public.in_play().map(|(id, _)| id).filter(near).collect()
    }

    /// XW-ABL-24: obstacles at range 0-1 of the current or former position of a device.
    fn breakable(&self, place: u8) -> Vec<u8> {
        let mut lying = *self;
        if let Some(device) = lying.public.devices.get_mut(usize::from(place)) {
            device.gone = false;
        }
        let Some(token) = lying.device_token(place) else { return Vec::new() };
        let near = |rock: &crate::position::Obstacle| {
            matches!(Range::of(geometry::distance(&token, &rock.token)), Range::Zero | Range::One)
        };
        let rocks = (0..).zip(self.rock_tokens());
        rocks.filter(|(_, rock)| rock.as_ref().is_some_and(near)).map(|(rock, _)| rock).collect()
    }

    /// XW-ABL-24: the owner of the bomb chooses the obstacle.
    fn choose_obstacle(&mut self, place: u8, rocks: &[u8], out: &mut Out<'_, Event>) {
        let team = self.public.devices.get(usize::from(place)).map(|device| device.team);
        let owner = team.and_then(|team| self.first_seat(team));
        match (rocks, owner) {
            ([], _) => {}
            ([only], _) => self.break_obstacle(place, *only, out),
            ([_, _, ..], Some(seat)) => self.public.open = Open::Break(seat, place),
            // A solo side takes the obstacle with the most enemies minus friends nearby; on a tie, the first in the
            // list.
            ([first, ..], None) => {
                let gain = |rock: &u8| team.map_or(0, |team| self.gain_of(team, *rock));
                let best = rocks.iter().copied().rev().max_by_key(gain).unwrap_or(*first);
                self.break_obstacle(place, best, out);
            }
        }
    }

    /// The seat that decides for a side: the first one that flies one of its ships.
    fn first_seat(&self, team: Team) -> Option<Seat> {
        self.public.ships.iter().filter(|ship| ship.team == team).filter_map(|ship| ship.seat).min()
    }

    /// The number of enemies minus friends of a side at range 0-1 of an obstacle.
    fn gain_of(&self, team: Team, rock: u8) -> i32 {
        let near = self.ships_near_rock(rock);
        near.iter().map(|ship| if self.public.ship(*ship).team == team { -1 } else { 1 }).sum()
    }

    fn ships_near_rock(&self, rock: u8) -> Vec<ShipId> {
        let rocks = self.rock_tokens();
        let Some(Some(rock)) = rocks.get(usize::from(rock)) else { return Vec::new() };
        self.ships_near(&rock.token)
    }

    pub(super) fn offer_obstacles(&self, place: u8, list: &mut Vec<Choice>) {
        list.extend(self.breakable(place).into_iter().map(Choice::Break));
    }

    pub(super) fn may_break(&self, place: u8, rock: u8) -> Result<(), Refusal> {
        if self.breakable(place).contains(&rock) {
            Ok(())
        } else {
            Err(Refusal { rule: cards::SEISMIC, by: Cause::NoTarget })
        }
    }

    /// XW-ABL-24: ships at range 0-1 of the obstacle suffer the blast; the obstacle and the locks on it are removed.
    pub(super) fn break_obstacle(&mut self, place: u8, rock: u8, out: &mut Out<'_, Event>) {
        let near = self.ships_near_rock(rock);
        if let Some(broken) = self.public.obstacles.get_mut(usize::from(rock)) {
            broken.gone = true;
        }
        out.tell(Viewers::ALL, || Event::Broken { obstacle: rock });
        let object = Some(Object::Obstacle(rock_label(usize::from(rock))));
        for ship in &mut self.public.ships {
            if ship.lock == object {
                ship.lock = None;
            }
        }
        for ship in near.into_iter().rev() {
            self.blast(ship, place, out);
        }
    }

    /// XW-DEV-03: a ship moved over a mine.
    pub(super) fn trip(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        if self.public.devices.get(usize::from(place)).is_some_and(|device| !device.gone) {
            self.detonate(place, out);
            self.blast(ship, place, out);
        }
    }

    fn detonate(&mut self, place: u8, out: &mut Out<'_, Event>) {
        let Some(device) = self.public.devices.get_mut(usize::from(place)) else { return };
        device.gone = true;
        let card = device.card;
        out.tell(Viewers::ALL, || Event::Detonated { device: place, card });
    }

    /// XW-DEV-04: the effect of a blast on one ship.
    fn blast(&mut self, ship: ShipId, place: u8, out: &mut Out<'_, Event>) {
        let Some(Play { blast, .. }) = self.play_of(place) else { return };
        self.gain(ship, Token::Ion, blast.ion, rules::BLAST, out);
        if blast.dice > 0 {
            self.public.then(Task::Blast(ship, place, blast.dice));
        }
        if blast.hits + blast.crits > 0 {
            self.public.then(Task::Suffer(ship, blast.hits, blast.crits));
        }
    }

    /// Asks for the dice of a blast.
    pub(super) fn roll_blast(&mut self, ship: ShipId, place: u8, dice: u8) {
        self.public.open = Open::Die { ship, why: Why::Device(place), dice };
    }

    pub(super) fn blast_rolled(&mut self, ship: ShipId, place: u8, roll: Reds, out: &mut Out<'_, Event>) {
        out.tell(Viewers::ALL, || Event::RolledMany { ship, why: Why::Device(place), roll });
        // XW-ABL-26: bomblets deal hit damage only.
        let blunt = self.play_of(place).is_some_and(|play| play.blast.blunt);
        let (hits, crits) = if blunt { (roll.hit + roll.crit, 0) } else { (roll.hit, roll.crit) };
        self.public.then(Task::Suffer(ship, hits, crits));
    }

    /// XW-ABL-26: ships that may now spend a shield to recharge a card, the first player's ships first.
    pub(super) fn recharges(&self) -> Vec<Task> {
        let first = self.public.options.first;
        let mut able: Vec<(bool, Task)> = self
            .public
            .in_play()
            .filter(|(_, ship)| ship.seat.is_some() && ship.shields > 0)
            .filter_map(|(id, ship)| {
                let may = ship.cards.iter().find_map(|fit| {
                    let card = self.card(fit.card)?;
                    at_activation(card).filter(|_| fit.charges < card.charges)
                })?;
                Some((ship.team != first, Task::May(id, may)))
            })
            .collect();
        able.sort_by_key(|(second, _)| *second);
        able.into_iter().map(|(_, task)| task).collect()
    }

    /// XW-ABL-26: spends a shield to recover two charges.
    pub(super) fn recharge(&mut self, id: ShipId, out: &mut Out<'_, Event>) {
        let found = (0..).zip(self.public.ship(id).cards.iter()).find_map(|(place, fit)| {
            let card = self.card(fit.card).filter(|card| at_activation(card).is_some())?;
            Some((place, card.charges))
        });
        let Some((place, most)) = found else { return };
        let ship = self.public.ship_mut(id);
        ship.shields -= 1;
        if let Some(fit) = ship.cards.get_mut(place) {
            let before = fit.charges;
            fit.charges = (before + 2).min(most);
            let (card, count) = (fit.card, fit.charges - before);
            out.tell(Viewers::ALL, || Event::ShieldLost { ship: id });
            out.tell(Viewers::ALL, || Event::Recharged { ship: id, card, count });
        }
    }
}
