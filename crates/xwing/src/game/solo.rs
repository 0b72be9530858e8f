//! Solo ships in a match: the printed flight system decides, and this module carries the decision out. It contains no
//! rule of the system.

mod dice;

use super::ability::Bonus;
use super::choice::{Act, Chance};
use super::event::{Event, Token};
use super::place::At;
use super::ship::{ShipId, Status};
use super::state::{Open, State, Step, Task};
use crate::content::effect::{After, Cost};
use crate::content::{Action, ActionKind};
use crate::craft::Object;
use crate::game::attack;
use crate::geometry::{cut_short, fly};
use crate::solo::action::Acting;
use crate::solo::attack::{AttackRecord, Limits, WeaponVerdict};
use crate::solo::cards::{GrantRecord, Use};
use crate::solo::entry::Way;
use crate::solo::map::MapSight;
use crate::solo::outcome::{self, Toll};
use crate::solo::record::{ActionRecord, Aim, Align, ApproachRecord, MovementRecord, NoAction};
use crate::solo::sight::{Landing, PlaceName};
use crate::solo::system::BombRecord;
use crate::solo::{Decision, Draws, Options, Pause, Pilot, Rolled};
use table::{Out, Viewers};

/// The solo pilot of a ship of this match.
pub(super) type Flown<'a> = Pilot<'a, 'static, MapSight<'a, 'static>>;

impl State {
    /// Calls `look` with the solo pilot of a ship; `None` if the ship is not in play.
    pub(super) fn with_pilot<T>(
        &self,
        ship: ShipId,
        given: &[Rolled],
        look: impl FnOnce(&Flown<'_>) -> T,
    ) -> Option<T> {
        let scene = self.scene();
        let sight = scene.sight(ship)?;
        let me = scene.position.crafts.get(scene.index(ship)?)?;
        let draws = Draws::new(given);
        let options = Options {
            attitude_follows_turned_die: self.public.options.attitude_follows_turned_die,
            repairs: self.public.options.solo_repairs,
        };
        Some(look(&Pilot {
            rules: self.content.0.solo(),
            options,
            me,
            ships: &scene.position.crafts,
            sight: &sight,
            draws: &draws,
        }))
    }

    /// Runs a decision with the rolls known so far. Returns the decision, or asks for another roll.
    fn decide<T>(
        &mut self,
        ship: ShipId,
        step: Step,
        look: impl FnOnce(&Flown<'_>) -> Decision<T>,
    ) -> Option<T> {
        let given: Vec<Rolled> = self.public.given.iter().filter_map(|chance| chance.rolled()).collect();
        let made = self.with_pilot(ship, &given, look);
        self.conclude(ship, step, made)
    }

    /// Returns a completed decision, or asks for the roll it needs and queues the decision again.
    fn conclude<T>(&mut self, ship: ShipId, step: Step, made: Option<Decision<T>>) -> Option<T> {
        match made {
            Some(Ok(decided)) => {
                self.public.given.clear();
                Some(decided)
            }
            Some(Err(Pause::Roll(roll))) if !self.public.given.is_full() => {
                self.public.then(Task::Solo(ship, step));
                self.public.open = Open::Solo(ship, step, roll);
                None
            }
            // Cannot happen: a map answers every question, and only requested outcomes are given. Nothing is decided.
            Some(Err(Pause::Roll(_) | Pause::Fact(_) | Pause::Mismatch { .. })) | None => {
                self.public.given.clear();
                None
            }
        }
    }

    /// Adds an outcome for the waiting decision.
    pub(super) fn told(&mut self, chance: Chance) {
        self.public.given.push(chance);
    }

    pub(super) fn decide_solo(&mut self, ship: ShipId, step: Step, out: &mut Out<'_, Event>) {
        match step {
            Step::System => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.system()) {
                    self.solo_system(ship, record, out);
                }
            }
            Step::Fly => {
                let decided = self.decide(ship, step, |pilot| {
                    let approach = pilot.approach()?;
                    let movement = pilot.movement(&approach)?;
                    Ok((approach, movement))
                });
                if let Some((approach, movement)) = decided {
                    self.solo_fly(ship, approach, movement, out);
                }
            }
            Step::Grants(after) => {
                let align = self.align();
                if let Some(records) = self.decide(ship, step, |pilot| pilot.granted(after, align)) {
                    self.solo_grants(ship, records, after, out);
                }
            }
            Step::Act => {
                let acting = self.acting();
                if let Some(record) = self.decide(ship, step, |pilot| pilot.act(acting)) {
                    self.solo_act(ship, record, out);
                }
            }
            Step::Outside => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.act_outside()) {
                    self.solo_act(ship, record, out);
                }
            }
            Step::Engage => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.engage()) {
                    self.solo_engage(ship, record, out);
                }
            }
            Step::Bonus(bonus) => self.solo_bonus(ship, bonus, out),
            Step::AttackDice => self.solo_attack_dice(ship, out),
            Step::DefenseDice => self.solo_defense_dice(ship, out),
        }
    }

    /// Weapon and target of a bonus attack.
    fn solo_bonus(&mut self, ship: ShipId, bonus: Bonus, out: &mut Out<'_, Event>) {
        let craft = self.craft(ship);
        let admitted: Vec<_> =
            attack::weapons(&craft).into_iter().filter(|weapon| bonus.admits(weapon)).collect();
        let only = |card: Option<&str>, arc| {
            let named = |place: u8| craft.upgrades.get(usize::from(place)).map(|fit| fit.card.xws.as_str());
            admitted.iter().any(|weapon| weapon.card.and_then(named) == card && weapon.arc == arc)
        };
        let reached: Vec<_> =
            self.public.in_play().filter(|(id, _)| self.reaches(bonus, *id)).map(|(_, s)| s.label).collect();
        let limits = Limits {
            weapon: &only,
            target: &|label| reached.contains(&label),
            without_lock: bonus.is_without_lock(),
        };
        if let Some(record) = self.decide(ship, Step::Bonus(bonus), |pilot| pilot.engage_with(&limits)) {
            self.solo_engage(ship, record, out);
        }
    }

    fn align(&self) -> Option<Align> {
        self.public
            .flying
            .align
            .map(|(object, away)| Align { object, way: if away { Way::AwayFrom } else { Way::Towards } })
    }

    fn acting(&self) -> Acting {
        let flying = self.public.flying;
        Acting {
            attitude: flying.attitude,
            prevented: flying.prevented,
            speed: flying.setting.map_or(0, |setting| setting.speed),
            align: self.align(),
        }
    }

    fn solo_system(&mut self, ship: ShipId, record: BombRecord, out: &mut Out<'_, Event>) {
        let dropped = record.device.clone().filter(|_| record.drops);
        out.tell(Viewers::ALL, || Event::Checked { ship, record: Box::new(record) });
        let Some(xws) = dropped else { return };
        let place = (0..)
            .zip(self.public.ship(ship).cards.iter())
            .find(|(_, fit)| fit.charges > 0 && self.card(fit.card).is_some_and(|card| card.xws == xws));
        if let Some((place, _)) = place {
            self.drop_device(ship, place, out);
        }
    }

    fn solo_fly(
        &mut self,
        ship: ShipId,
        approach: ApproachRecord,
        movement: MovementRecord,
        out: &mut Out<'_, Event>,
    ) {
        let (start, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let (_, crowd) = self.crowd(ship);
        let maneuver = movement.maneuver.maneuver;
        let area = self.public.options.table.area();
        let (flight, prevented) = match movement.flight.landing {
            Landing::Full => (fly(start, base, maneuver, movement.slot, &crowd), None),
            Landing::Overlap { .. } => {
                (fly(start, base, maneuver, movement.slot, &crowd), Some(NoAction::Overlapped))
            }
            Landing::Flees { .. } => {
                (cut_short(start, base, maneuver, &crowd, Some(area)), Some(NoAction::Fled))
            }
            Landing::Escapes => (fly(start, base, maneuver, movement.slot, &crowd), None),
        };
        let flying = &mut self.public.flying;
        flying.setting = Some(maneuver.into());
        flying.colour = Some(movement.maneuver.colour);
        flying.attitude = approach.attitude;
        flying.align = approach.align.map(|align| (align.object, align.way == Way::AwayFrom));
        flying.full = movement.flight.landing == Landing::Full;
        flying.prevented = prevented;
        let met = self.met(ship, start, maneuver, &flight);
        let escapes = movement.flight.landing == Landing::Escapes;
        if let Some(end) = movement.end {
            self.public.ship_mut(ship).at = At::from(end);
        }
        out.tell(Viewers::ALL, || {
            let sketch = Box::new(self.sketch(ship, start, &approach, &flight));
            Event::Approach { ship, record: Box::new(approach), sketch }
        });
        out.tell(Viewers::ALL, || Event::Flew { ship, record: Box::new(movement) });
        if escapes {
            self.remove(ship, Status::Fled, out);
            return;
        }
        self.push_after_flight(ship, &met);
    }

    fn solo_act(&mut self, ship: ShipId, record: ActionRecord, out: &mut Out<'_, Event>) {
        let performed = record.performed.clone();
        let repair = record.repair.as_ref().and_then(|repair| repair.card);
        out.tell(Viewers::ALL, || Event::Acted { ship, record: Box::new(record) });
        if let Some(card) = repair {
            self.repaired(ship, card, out);
            self.wounded(ship);
        }
        for done in performed {
            self.solo_perform(ship, done.action, &done.aim, out);
        }
    }

    fn solo_grants(
        &mut self,
        ship: ShipId,
        records: Vec<GrantRecord>,
        after: After,
        out: &mut Out<'_, Event>,
    ) {
        let used: Vec<(Action, Aim)> = records
            .iter()
            .flat_map(|record| &record.tries)
            .filter(|tried| tried.used == Use::Used)
            .filter_map(|tried| Some((tried.action, tried.aim.clone()?)))
            .collect();
        out.tell(Viewers::ALL, || Event::Granted { ship, records });
        for (action, aim) in used {
            self.pay_grant(ship, after, action, out);
            self.solo_perform(ship, action, &aim, out);
        }
    }

    /// Pays the cost of a granted action, apart from its color.
    pub(super) fn pay_grant(&mut self, ship: ShipId, after: After, action: Action, out: &mut Out<'_, Event>) {
        let cost = outcome::cost(&self.craft(ship), after, action);
        // A player chooses between the two tokens.
        if cost == Cost::DepleteOrStrain && self.public.ship(ship).seat.is_some() {
            self.public.then(Task::Toll(ship));
            return;
        }
        let rule = crate::rules::activation::GRANTED;
        match outcome::toll(cost) {
            Some(Toll::Force) => self.spend_force(ship, out),
            Some(Toll::Strain) => self.gain(ship, Token::Strain, 1, rule, out),
            Some(Toll::Tractor) => self.tractor(ship, ship, 1, out),
            Some(Toll::Calculate) => self.lose(ship, Token::Calculate, 1, rule, out),
            None => {}
        }
    }

    /// One action of a solo ship. It was measured before, so it does not fail.
    fn solo_perform(&mut self, ship: ShipId, action: Action, aim: &Aim, out: &mut Out<'_, Event>) {
        let act = match (action.kind, aim) {
            (ActionKind::Focus, _) => Some(Act::Focus),
            (ActionKind::Evade, _) => Some(Act::Evade),
            (ActionKind::Calculate, _) => Some(Act::Calculate),
            (ActionKind::Cloak, _) => Some(Act::Cloak),
            (ActionKind::Reinforce, Aim::Arc { fore }) => Some(Act::Reinforce { fore: *fore }),
            (ActionKind::Lock, Aim::Ship(label)) => Some(Act::Lock(Object::Ship(*label))),
            (ActionKind::Coordinate, Aim::Ship(label)) => self.public.named(*label).map(Act::Coordinate),
            (ActionKind::Jam, Aim::Ship(label)) => self.public.named(*label).map(Act::Jam),
            (ActionKind::Reload, _) => self.reloadable(ship).next().map(Act::Reload),
            (_, Aim::Place(place)) => Some(match place.name {
                PlaceName::BarrelRoll { side, .. } => Act::BarrelRoll(side),
                PlaceName::BankRoll { side, bend, .. } => Act::BankRoll(side, bend),
                PlaceName::Boost { side } => Act::Boost(side),
                PlaceName::Slam { maneuver, .. } => Act::Slam(maneuver.maneuver.into()),
                PlaceName::Rotate { turret } => Act::Rotate(turret),
            }),
            (_, Aim::Itself | Aim::Ship(_) | Aim::Arc { .. }) => None,
        };
        let Some(act) = act else { return };
        self.public.ship_mut(ship).note(action.kind);
        self.pay(ship, action.colour, out);
        match aim {
            Aim::Place(place) => self.take_place(ship, act, place, out),
            Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => self.resolve_act(ship, act, out),
        }
        out.tell(Viewers::ALL, || Event::Performed { ship, act, colour: action.colour });
        self.stressed_by(ship, action.colour, out);
        self.wounded(ship);
    }

    fn take_place(
        &mut self,
        ship: ShipId,
        act: Act,
        place: &crate::solo::sight::Place,
        out: &mut Out<'_, Event>,
    ) {
        match (act, place.name, place.end) {
            (Act::Slam(setting), PlaceName::Slam { slot, .. }, _) => self.slam(ship, setting, slot, out),
            (Act::Rotate(_), _, _) => self.resolve_act(ship, act, out),
            (_, _, Some(end)) => self.reposition(ship, At::from(end), out),
            (_, _, None) => {}
        }
    }

    fn solo_engage(&mut self, ship: ShipId, record: AttackRecord, out: &mut Out<'_, Event>) {
        let craft = self.craft(ship);
        let taken = record.weapons.iter().find(|weapon| weapon.verdict == WeaponVerdict::Taken);
        let weapon = taken.and_then(|taken| {
            (0..).zip(attack::weapons(&craft)).find(|(_, weapon)| {
                let card = weapon.card.and_then(|place| craft.upgrades.get(usize::from(place)));
                card.map(|fitted| &fitted.card.xws) == taken.weapon.card.as_ref()
                    && weapon.arc == taken.weapon.arc
                    && weapon.attack == taken.weapon.attack
            })
        });
        let target = record.target.as_ref().and_then(|target| self.public.named(target.ship));
        out.tell(Viewers::ALL, || Event::Aimed { ship, record: Box::new(record) });
        match (weapon, target) {
            (Some((weapon, _)), Some(target)) => self.fire(ship, weapon, target, out),
            (_, _) => self.hold(ship, out),
        }
    }
}
