//! The intervention: one attack, or actions, or one power, or rest beside a Medical Droid (TP-TRN-03, TP-POW,
//! TP-NPC-01).

use crate::choice::{Action, AttackKind, Choice, Power, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Role};
use crate::rules;
use crate::setup::{PassPlace, SpeedMeetings};
use crate::state::{ActivationStep, AttackOccasion, Pending, PendingAttack, State};
use contract::{EventSink, RuleId, Viewers};

impl State {
    pub(crate) fn ask_for_intervention(&mut self, _: &mut EventSink<'_, Event>) {
        self.public.open = Pending::Intervene;
    }

    pub(crate) fn may_intervene(&self, choice: Choice) -> Result<(), Refusal> {
        let fresh = self.public.active.step == ActivationStep::Intervention;
        let one_kind = Err(Refusal { rule: rules::TURN_ONE_KIND, by: RefusalCause::NotNow });
        match choice {
            Choice::Done => Ok(()),
            Choice::Act(action) => self.may_act(action),
            Choice::Attack(..) | Choice::Use(_) | Choice::Rest(_) if !fresh => one_kind,
            Choice::Attack(target, reach) => self.may_attack(target, reach).map(|_| ()),
            Choice::Use(power) => self.may_use(power),
            Choice::Rest(droid) => self.may_rest(droid),
            _ => Err(Refusal { rule: rules::TURN_STEPS, by: RefusalCause::NotAsked }),
        }
    }

    /// TP-NPC-01: a working Medical Droid in contact, and life to restore.
    fn may_rest(&self, droid: FigureId) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::DROID_MEDICAL, by });
        let id = self.public.active.figure;
        match self.public.figure(droid) {
            Some(figure) if figure.role == Role::Medical && figure.is_on_map() => {
                if !self.in_contact(id, droid) {
                    refuse(RefusalCause::Far(droid))
                } else if self.mover().life >= self.card(self.mover()).life {
                    refuse(RefusalCause::Unhurt(id))
                } else {
                    Ok(())
                }
            }
            Some(_) | None => refuse(RefusalCause::NoFigure(droid)),
        }
    }

    /// TP-POW-01: a Force point, and what the power itself needs.
    fn may_use(&self, power: Power) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let (id, mover) = (self.public.active.figure, self.mover());
        if mover.force == 0 {
            return refuse(rules::POWER_COST, RefusalCause::Lacks);
        }
        match power {
            Power::Combat(target, reach) => self.may_attack(target, reach).map(|_| ()),
            Power::Vigilance | Power::Speed => Ok(()),
            Power::Regenerate(ally) => {
                let rule = rules::POWER_REGENERATION;
                let figure = self.public.figure(ally);
                let friend =
                    figure.filter(|figure| mover.side.is_some_and(|side| figure.is_active_for(side)));
                match friend {
                    None => refuse(rule, RefusalCause::NoFigure(ally)),
                    Some(_) if ally != id && !self.in_contact(id, ally) => {
                        refuse(rule, RefusalCause::Far(ally))
                    }
                    Some(figure) if figure.life >= self.card(figure).life => {
                        refuse(rule, RefusalCause::Unhurt(ally))
                    }
                    Some(_) => Ok(()),
                }
            }
        }
    }

    pub(crate) fn offer_interventions(&self, list: &mut Vec<Choice>) {
        let start = list.len();
        if self.public.active.step == ActivationStep::Intervention {
            let force = self.mover().force > 0;
            self.offer_attacks(force, list);
            self.offer_care(force, list);
            if force {
                list.extend([Power::Vigilance, Power::Speed].map(Choice::Use));
            }
        }
        if self.public.active.actions > 0 {
            self.offer_actions(list);
        }
        list.push(Choice::Done);
        list[start..].sort_unstable();
    }

    /// What [`State::may_attack`] allows, checked once for all targets; with Force also as Combat Meditation.
    fn offer_attacks(&self, force: bool, list: &mut Vec<Choice>) {
        let (id, mover, map) = (self.public.active.figure, self.mover(), self.map());
        let card = self.card(mover);
        let shoots = card.ranged.is_some() && self.enemy_in_contact().is_none();
        let mut offer = |target: FigureId, reach: AttackKind| {
            list.push(Choice::Attack(target, reach));
            if force {
                list.push(Choice::Use(Power::Combat(target, reach)));
            }
        };
        for (target, figure) in self.public.standing().filter(|(target, _)| self.may_target(*target).is_ok())
        {
            if card.melee.is_some() && self.in_contact(id, target) {
                offer(target, AttackKind::Melee);
            }
            if shoots && self.public.can_see(map, mover.square, figure.square) {
                offer(target, AttackKind::Ranged);
            }
        }
    }

    /// Rest beside a Medical Droid and, with Force, Regeneration.
    fn offer_care(&self, force: bool, list: &mut Vec<Choice>) {
        for (id, figure) in self.public.standing() {
            if figure.role == Role::Medical && self.may_rest(id).is_ok() {
                list.push(Choice::Rest(id));
            }
            if force && self.may_use(Power::Regenerate(id)).is_ok() {
                list.push(Choice::Use(Power::Regenerate(id)));
            }
        }
    }

    fn offer_actions(&self, list: &mut Vec<Choice>) {
        let (id, square) = (self.public.active.figure, self.mover().square);
        let mut offer = |action: Action| {
            if self.may_act(action).is_ok() {
                list.push(Choice::Act(action));
            }
        };
        self.map().doors_beside(square).map(Action::Door).for_each(&mut offer);
        if self.public.pass == PassPlace::Hidden {
            (0..4).map(Action::Search).for_each(&mut offer);
        }
        offer(Action::Hack);
        // Every other action targets the figure itself or a figure in contact.
        for (other, _) in
            self.public.standing().filter(|(other, _)| *other == id || self.in_contact(id, *other))
        {
            let actions =
                [Action::Give(other), Action::Reprogram(other), Action::Heal(other), Action::Repair(other)];
            actions.into_iter().for_each(&mut offer);
        }
    }

    pub(crate) fn intervene(&mut self, choice: Choice, out: &mut EventSink<'_, Event>) {
        match choice {
            Choice::Attack(target, reach) => self.strike(target, reach, AttackOccasion::Intervention),
            Choice::Act(action) => self.act(action, out),
            Choice::Use(power) => self.use_power(power, out),
            Choice::Rest(_) => {
                let care = self.content.units.numbers.care;
                self.gain_life(self.public.active.figure, care, rules::DROID_MEDICAL, out);
                self.end_activation(out);
            }
            _ => self.end_activation(out),
        }
    }

    fn strike(&mut self, defender: FigureId, reach: AttackKind, occasion: AttackOccasion) {
        let cover = self.may_attack(defender, reach).unwrap_or(0);
        let attacker = self.public.active.figure;
        self.public.open = Pending::Clash(PendingAttack { attacker, defender, reach, occasion, cover });
    }

    fn use_power(&mut self, power: Power, out: &mut EventSink<'_, Event>) {
        let figure = self.public.active.figure;
        self.figure_mut(figure).force -= 1;
        let rule = rule_of(power);
        out.emit(Viewers::ALL, || Event::Used { figure, rule });
        match power {
            Power::Combat(target, reach) => self.strike(target, reach, AttackOccasion::Meditation),
            Power::Vigilance => {
                self.public.vigilant |= figure.bit();
                self.end_activation(out);
            }
            Power::Regenerate(ally) => {
                self.gain_life(ally, self.content.units.numbers.regeneration, rule, out);
                self.end_activation(out);
            }
            Power::Speed => {
                let active = &mut self.public.active;
                active.step = ActivationStep::Speed;
                active.movement = self.content.units.numbers.speed;
                active.actions = 0;
                active.stepped = false;
                if self.public.options.speed_meetings == SpeedMeetings::Forgets {
                    self.public.active.treated = 0;
                }
                self.continue_walk(out);
            }
        }
    }
}

const fn rule_of(power: Power) -> RuleId {
    match power {
        Power::Combat(..) => rules::POWER_COMBAT,
        Power::Vigilance => rules::POWER_VIGILANCE,
        Power::Regenerate(_) => rules::POWER_REGENERATION,
        Power::Speed => rules::POWER_SPEED,
    }
}
