//! Solo ships in a match: the printed flight system decides, and this module carries the decision out. It contains no
//! rule of the system.

mod dice_changes;

use crate::ability::BonusAttack;
use crate::chance::Solo;
use crate::choice::{Chance, TargetedAction};
use crate::combat::weapon::{ShipWeapon, weapons};
use crate::content::effect::{EffectCost, GrantTrigger};
use crate::content::{Action, ActionKind, Upgrade};
use crate::craft::Object;
use crate::event::{Event, Token};
use crate::geometry::{execute_partially, fly};
use crate::ship::placement::Placement;
use crate::ship::{ShipId, Status};
use crate::solo::action::ActionContext;
use crate::solo::action::grants::{GrantOutcome, GrantRecord};
use crate::solo::apply::{self, GrantCost};
use crate::solo::approach::chart_entry::Direction;
use crate::solo::attack::{AttackLimits, AttackRecord, WeaponVerdict};
use crate::solo::bombs::BombRecord;
use crate::solo::record::{ActionRecord, Aim, Align, ApproachRecord, MovementRecord, NoAction};
use crate::solo::sight::map::MapSight;
use crate::solo::sight::{Landing, PlaceName};
use crate::solo::{Decision, KnownRolls, Pause, SoloOptions, SoloPilot, SoloRollResult};
use crate::state::{RuleStep, SoloDecision, State};
use contract::{EventSink, Viewers};

/// The solo pilot of a ship of this match.
pub(crate) type MapPilot<'a> = SoloPilot<'a, 'static, MapSight<'a, 'static>>;

impl State {
    /// Calls `look` with the solo pilot of a ship; `None` if the ship is not in play.
    pub(crate) fn with_pilot<T>(
        &self,
        ship: ShipId,
        given: &[SoloRollResult],
        look: impl FnOnce(&MapPilot<'_>) -> T,
    ) -> Option<T> {
        let scene = self.tabletop();
        let sight = scene.sight(ship)?;
        let me = scene.position.crafts.get(scene.index(ship)?)?;
        let rolls = KnownRolls::new(given);
        let options = SoloOptions {
            attitude_follows_turned_die: self.public.options.attitude_follows_turned_die,
            repairs: self.public.options.solo_repairs,
        };
        Some(look(&SoloPilot {
            rules: self.content.0.solo(),
            options,
            me,
            ships: &scene.position.crafts,
            sight: &sight,
            rolls: &rolls,
        }))
    }

    /// Runs a decision with the rolls known so far. Returns the decision, or asks for another roll.
    fn decide<T>(
        &mut self,
        ship: ShipId,
        step: SoloDecision,
        look: impl FnOnce(&MapPilot<'_>) -> Decision<T>,
    ) -> Option<T> {
        let given: Vec<SoloRollResult> =
            self.public.given.iter().filter_map(|chance| chance.rolled()).collect();
        let made = self.with_pilot(ship, &given, look);
        self.conclude(ship, step, made)
    }

    /// Returns a completed decision, or asks for the roll it needs and queues the decision again.
    fn conclude<T>(&mut self, ship: ShipId, step: SoloDecision, made: Option<Decision<T>>) -> Option<T> {
        match made {
            Some(Ok(decided)) => {
                self.public.given.clear();
                Some(decided)
            }
            Some(Err(Pause::Roll(roll))) if !self.public.given.is_full() => {
                self.public.push(RuleStep::Solo(ship, step));
                self.roll(Solo(ship, step, roll));
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
    pub(crate) fn give_outcome(&mut self, chance: Chance) {
        self.public.given.push(chance);
    }

    pub(crate) fn decide_solo(&mut self, ship: ShipId, step: SoloDecision, out: &mut EventSink<'_, Event>) {
        match step {
            SoloDecision::System => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.system()) {
                    self.solo_system(ship, record, out);
                }
            }
            SoloDecision::Fly => {
                let decided = self.decide(ship, step, |pilot| {
                    let approach = pilot.approach()?;
                    let movement = pilot.movement(&approach)?;
                    Ok((approach, movement))
                });
                if let Some((approach, movement)) = decided {
                    self.solo_fly(ship, approach, movement, out);
                }
            }
            SoloDecision::Grants(after) => {
                let align = self.align();
                if let Some(records) = self.decide(ship, step, |pilot| pilot.granted(after, align)) {
                    self.solo_grants(ship, records, after, out);
                }
            }
            SoloDecision::Act => {
                let acting = self.acting();
                if let Some(record) = self.decide(ship, step, |pilot| pilot.act(acting)) {
                    self.solo_act(ship, record, out);
                }
            }
            SoloDecision::Outside => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.act_outside()) {
                    self.solo_act(ship, record, out);
                }
            }
            SoloDecision::Engage => {
                if let Some(record) = self.decide(ship, step, |pilot| pilot.engage()) {
                    self.solo_engage(ship, record, out);
                }
            }
            SoloDecision::Bonus(bonus) => self.solo_bonus(ship, bonus, out),
            SoloDecision::AttackDice => self.solo_attack_dice(ship, out),
            SoloDecision::DefenseDice => self.solo_defense_dice(ship, out),
        }
    }

    /// Weapon and target of a bonus attack.
    fn solo_bonus(&mut self, ship: ShipId, bonus: BonusAttack, out: &mut EventSink<'_, Event>) {
        let craft = self.craft(ship);
        let admitted: Vec<_> = weapons(&craft).into_iter().filter(|weapon| bonus.admits(weapon)).collect();
        let only = |card: Option<&Upgrade>, arc| {
            let index =
                |place: u8| craft.upgrades.get(usize::from(place)).map(|equipped| equipped.card.index);
            let same = |weapon: &ShipWeapon| weapon.card.and_then(index) == card.map(|card| card.index);
            admitted.iter().any(|weapon| same(weapon) && weapon.arc == arc)
        };
        let reached: Vec<_> = self
            .public
            .in_play()
            .filter(|(id, _)| self.can_bonus_target(bonus, *id))
            .map(|(_, s)| s.label)
            .collect();
        let limits = AttackLimits {
            weapon: &only,
            target: &|label| reached.contains(&label),
            without_lock: bonus.is_without_lock(),
        };
        if let Some(record) =
            self.decide(ship, SoloDecision::Bonus(bonus), |pilot| pilot.engage_with(&limits))
        {
            self.solo_engage(ship, record, out);
        }
    }

    fn align(&self) -> Option<Align> {
        self.public.flying.align.map(|(object, away)| Align {
            object,
            way: if away { Direction::AwayFrom } else { Direction::Towards },
        })
    }

    fn acting(&self) -> ActionContext {
        let flying = self.public.flying;
        ActionContext {
            attitude: flying.attitude,
            prevented: flying.prevented,
            speed: flying.setting.map_or(0, |setting| setting.speed),
            align: self.align(),
        }
    }

    fn solo_system(&mut self, ship: ShipId, record: BombRecord, out: &mut EventSink<'_, Event>) {
        let drops = record.drops;
        out.emit(Viewers::ALL, || Event::Checked { ship, record: Box::new(record) });
        if !drops {
            return;
        }
        // The record is about the first device with a charge left.
        let craft = self.craft(ship);
        if let Some(place) = craft.devices().next().and_then(|card| craft.upgrade_index(card)) {
            self.drop_device(ship, place, out);
        }
    }

    fn solo_fly(
        &mut self,
        ship: ShipId,
        approach: ApproachRecord,
        movement: MovementRecord,
        out: &mut EventSink<'_, Event>,
    ) {
        let (start, base) = (self.public.ship(ship).at.pose(), self.base(ship));
        let (_, crowd) = self.other_bases(ship);
        let maneuver = movement.maneuver.maneuver;
        let area = self.public.options.table.area();
        let (flight, prevented) = match movement.flight.landing {
            Landing::Full => (fly(start, base, maneuver, movement.slot, &crowd), None),
            Landing::Overlap { .. } => {
                (fly(start, base, maneuver, movement.slot, &crowd), Some(NoAction::Overlapped))
            }
            Landing::Flees { .. } => {
                (execute_partially(start, base, maneuver, &crowd, Some(area)), Some(NoAction::Fled))
            }
            Landing::Escapes => (fly(start, base, maneuver, movement.slot, &crowd), None),
        };
        let flying = &mut self.public.flying;
        flying.setting = Some(maneuver.into());
        flying.colour = Some(movement.maneuver.colour);
        flying.attitude = approach.attitude;
        flying.align = approach.align.map(|align| (align.object, align.way == Direction::AwayFrom));
        flying.full = movement.flight.landing == Landing::Full;
        flying.prevented = prevented;
        let met = self.hazards_met(ship, start, maneuver, &flight);
        let escapes = movement.flight.landing == Landing::Escapes;
        if let Some(end) = movement.end {
            self.public.ship_mut(ship).at = Placement::from(end);
        }
        out.emit(Viewers::ALL, || {
            let sketch = Box::new(self.sketch(ship, start, &approach, &flight));
            let stages = approach.stages();
            Event::Approach { ship, record: Box::new(approach), sketch, stages }
        });
        out.emit(Viewers::ALL, || Event::Flew { ship, record: Box::new(movement) });
        if escapes {
            self.remove(ship, Status::Fled, out);
            return;
        }
        self.push_after_flight(ship, &met);
    }

    fn solo_act(&mut self, ship: ShipId, record: ActionRecord, out: &mut EventSink<'_, Event>) {
        let performed = record.performed.clone();
        let repair = record.repair.as_ref().and_then(|repair| repair.card);
        out.emit(Viewers::ALL, || Event::Acted { ship, record: Box::new(record) });
        if let Some(card) = repair {
            self.repaired(ship, card, out);
            self.roll_wounded_pilot(ship);
        }
        for done in performed {
            self.solo_perform(ship, done.action, &done.aim, out);
        }
    }

    fn solo_grants(
        &mut self,
        ship: ShipId,
        records: Vec<GrantRecord>,
        after: GrantTrigger,
        out: &mut EventSink<'_, Event>,
    ) {
        let used: Vec<(Action, Aim)> = records
            .iter()
            .flat_map(|record| &record.tries)
            .filter(|tried| tried.used == GrantOutcome::Used)
            .filter_map(|tried| Some((tried.action, tried.aim.clone()?)))
            .collect();
        out.emit(Viewers::ALL, || Event::Granted { ship, records });
        for (action, aim) in used {
            self.pay_grant(ship, after, action, out);
            self.solo_perform(ship, action, &aim, out);
        }
    }

    /// Pays the cost of a granted action, apart from its color.
    pub(crate) fn pay_grant(
        &mut self,
        ship: ShipId,
        after: GrantTrigger,
        action: Action,
        out: &mut EventSink<'_, Event>,
    ) {
        let cost = apply::grant_cost(&self.craft(ship), after, action);
        // A player chooses between the two tokens.
        if cost == EffectCost::DepleteOrStrain && self.public.ship(ship).seat.is_some() {
            self.public.push(RuleStep::Toll(ship));
            return;
        }
        let rule = crate::rules::activation::GRANTED;
        match apply::solo_grant_cost(cost) {
            Some(GrantCost::Force) => self.spend_force(ship, out),
            Some(GrantCost::Strain) => self.gain(ship, Token::Strain, 1, rule, out),
            Some(GrantCost::Tractor) => self.tractor(ship, ship, 1, out),
            Some(GrantCost::Calculate) => self.lose(ship, Token::Calculate, 1, rule, out),
            None => {}
        }
    }

    /// One action of a solo ship. It was measured before, so it does not fail.
    fn solo_perform(&mut self, ship: ShipId, action: Action, aim: &Aim, out: &mut EventSink<'_, Event>) {
        let act = match (action.kind, aim) {
            (ActionKind::Focus, _) => Some(TargetedAction::Focus),
            (ActionKind::Evade, _) => Some(TargetedAction::Evade),
            (ActionKind::Calculate, _) => Some(TargetedAction::Calculate),
            (ActionKind::Cloak, _) => Some(TargetedAction::Cloak),
            (ActionKind::Reinforce, Aim::Arc { fore }) => Some(TargetedAction::Reinforce { fore: *fore }),
            (ActionKind::Lock, Aim::Ship(label)) => Some(TargetedAction::Lock(Object::Ship(*label))),
            (ActionKind::Coordinate, Aim::Ship(label)) => {
                self.public.named(*label).map(TargetedAction::Coordinate)
            }
            (ActionKind::Jam, Aim::Ship(label)) => self.public.named(*label).map(TargetedAction::Jam),
            (ActionKind::Reload, _) => self.reloadable(ship).next().map(TargetedAction::Reload),
            (_, Aim::Place(place)) => Some(match place.name {
                PlaceName::BarrelRoll { side, .. } => TargetedAction::BarrelRoll(side),
                PlaceName::BankRoll { side, bend, .. } => TargetedAction::BankRoll(side, bend),
                PlaceName::Boost { side } => TargetedAction::Boost(side),
                PlaceName::Slam { maneuver, .. } => TargetedAction::Slam(maneuver.maneuver.into()),
                PlaceName::Rotate { turret } => TargetedAction::Rotate(turret),
            }),
            (_, Aim::Itself | Aim::Ship(_) | Aim::Arc { .. }) => None,
        };
        let Some(act) = act else { return };
        self.public.ship_mut(ship).mark_performed(action.kind);
        self.pay(ship, action.colour, out);
        // XW-DMG-18: after the action, so after everything that the maneuver of a SLAM triggers.
        let slams = action.kind == ActionKind::Slam;
        if slams {
            self.roll_wounded_pilot(ship);
        }
        match aim {
            Aim::Place(place) => self.take_place(ship, act, place, out),
            Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => self.resolve_act(ship, act, out),
        }
        out.emit(Viewers::ALL, || Event::Performed { ship, act, colour: action.colour });
        self.stress_by_color(ship, action.colour, out);
        if !slams {
            self.roll_wounded_pilot(ship);
        }
    }

    fn take_place(
        &mut self,
        ship: ShipId,
        act: TargetedAction,
        place: &crate::solo::sight::Place,
        out: &mut EventSink<'_, Event>,
    ) {
        match (act, place.name, place.end) {
            (TargetedAction::Slam(setting), PlaceName::Slam { slot, .. }, _) => {
                self.slam(ship, setting, slot, out)
            }
            (TargetedAction::Rotate(_), _, _) => self.resolve_act(ship, act, out),
            (_, _, Some(end)) => self.reposition(ship, Placement::from(end), out),
            (_, _, None) => {}
        }
    }

    fn solo_engage(&mut self, ship: ShipId, record: AttackRecord, out: &mut EventSink<'_, Event>) {
        let craft = self.craft(ship);
        let taken = record.weapons.iter().find(|weapon| weapon.verdict == WeaponVerdict::Taken);
        let weapon = taken.and_then(|taken| {
            (0..).zip(weapons(&craft)).find(|(_, weapon)| {
                let card = weapon.card.and_then(|place| craft.upgrades.get(usize::from(place)));
                card.map(|equipped| &equipped.card.xws) == taken.weapon.card.as_ref()
                    && weapon.arc == taken.weapon.arc
                    && weapon.attack == taken.weapon.attack
            })
        });
        let target = record.target.as_ref().and_then(|target| self.public.named(target.ship));
        out.emit(Viewers::ALL, || Event::Aimed { ship, record: Box::new(record) });
        match (weapon, target) {
            (Some((weapon, _)), Some(target)) => self.declare_attack(ship, weapon, target, out),
            (_, _) => self.hold_fire(ship, out),
        }
    }
}
