//! Actions that cost one action point, and the dice they need (TP-ACT).

use crate::board::{Direction, Square, Terrain};
use crate::choice::{Action, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Material, Role, Status};
use crate::rules;
use crate::setup::{PassPlace, SelfRepair};
use crate::state::{ActivationStep, EndReason, Pending, SkillRoll, State};
use contract::{EventSink, RuleId, Viewers};

impl State {
    pub(crate) fn may_act(&self, action: Action) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let (id, mover) = (self.public.active.figure, self.mover());
        let card = self.card(mover);
        if self.public.active.actions == 0 {
            return refuse(rules::ACT_POINTS, RefusalCause::Lacks);
        }
        match action {
            Action::Door(door) if self.map().doors_beside(mover.square).any(|near| near == door) => Ok(()),
            Action::Door(_) => refuse(rules::ACT_DOOR, RefusalCause::NothingNear),
            Action::Give(ally) => {
                if !self.public.carries(id) {
                    return refuse(rules::ACT_GIVE, RefusalCause::Lacks);
                }
                let friend = |figure: &crate::figure::Figure| {
                    mover.side.is_some_and(|side| figure.is_active_for(side)) && ally != id
                };
                match self.public.figure(ally) {
                    Some(figure) if friend(figure) && self.in_contact(id, ally) => Ok(()),
                    Some(figure) if friend(figure) => refuse(rules::ACT_GIVE, RefusalCause::Far(ally)),
                    _ => refuse(rules::ACT_GIVE, RefusalCause::NoFigure(ally)),
                }
            }
            Action::Search(vault) => self.may_search(mover.square, vault),
            Action::Reprogram(droid) => self.may_reprogram(droid),
            Action::Hack => {
                let console = match self.map().terrain(mover.square) {
                    Terrain::Console(side) => Some(side),
                    _ => None,
                };
                match console {
                    _ if card.computing.is_none() || !self.public.carries(id) => {
                        refuse(rules::ACT_HACK, RefusalCause::Lacks)
                    }
                    None => refuse(rules::ACT_HACK, RefusalCause::NothingNear),
                    Some(side) if self.public.barriers >> side & 1 == 1 => {
                        refuse(rules::ACT_HACK, RefusalCause::NotNow)
                    }
                    Some(_) => Ok(()),
                }
            }
            Action::Heal(_) if card.heal.is_none() => refuse(rules::ACT_HEAL, RefusalCause::Lacks),
            Action::Heal(patient) => self.may_treat(patient, Material::Flesh, rules::ACT_HEAL),
            Action::Repair(_) if card.repair.is_none() => refuse(rules::ACT_REPAIR, RefusalCause::Lacks),
            Action::Repair(patient) => self.may_treat(patient, Material::Metal, rules::ACT_REPAIR),
        }
    }

    /// TP-ACT-03: on the vault, or adjacent to it by a side with nothing in between; once per vault.
    fn may_search(&self, square: Square, vault: u8) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let Some(squares) = self.map().vaults.get(usize::from(vault)) else {
            return refuse(rules::ACT_SEARCH, RefusalCause::NothingNear);
        };
        if self.public.pass != PassPlace::Hidden || self.public.searched >> vault & 1 == 1 {
            return refuse(rules::ACT_SEARCH, RefusalCause::Searched);
        }
        if self.public.unsearched() == 1 {
            return refuse(rules::PASS_LAST_VAULT, RefusalCause::NotNow);
        }
        let ground = self.ground();
        let beside = |to: &Square| {
            [0, 2, 4, 6].map(Direction::new).into_iter().any(|side| ground.step(square, side) == Some(*to))
        };
        let near = squares.contains(&square) || squares.iter().any(beside);
        if near { Ok(()) } else { refuse(rules::ACT_SEARCH, RefusalCause::NothingNear) }
    }

    /// TP-ACT-04: an inert Assault Droid in contact, once per turn for each figure.
    fn may_reprogram(&self, droid: FigureId) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::ACT_REPROGRAM, by });
        let id = self.public.active.figure;
        if self.card(self.mover()).computing.is_none() {
            return refuse(RefusalCause::Lacks);
        }
        match self.public.figure(droid) {
            Some(figure) if figure.role == Role::Assault && figure.status == Status::Inert => {
                if !self.in_contact(id, droid) {
                    refuse(RefusalCause::Far(droid))
                } else if self.public.tried & id.bit() != 0 {
                    refuse(RefusalCause::Tried(id))
                } else {
                    Ok(())
                }
            }
            Some(_) => refuse(RefusalCause::WrongKind(droid)),
            None => refuse(RefusalCause::NoFigure(droid)),
        }
    }

    /// TP-ACT-06 to TP-ACT-09: a hurt figure of the right material, in contact or the figure itself.
    fn may_treat(&self, patient: FigureId, stuff: Material, rule: RuleId) -> Result<(), Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        let id = self.public.active.figure;
        let Some(figure) = self.public.figure(patient).filter(|figure| figure.is_on_map()) else {
            return refuse(rule, RefusalCause::NoFigure(patient));
        };
        if self.material_of(figure) != stuff || figure.status == Status::Ruined {
            return refuse(rule, RefusalCause::WrongKind(patient));
        }
        if figure.life >= self.card(figure).life {
            return refuse(rule, RefusalCause::Unhurt(patient));
        }
        if patient != id {
            return if self.in_contact(id, patient) {
                Ok(())
            } else {
                refuse(rule, RefusalCause::Far(patient))
            };
        }
        if stuff == Material::Metal && self.public.options.self_repair == SelfRepair::Never {
            return refuse(rules::ACT_SELF_REPAIR, RefusalCause::NotNow);
        }
        if self.public.active.cared { refuse(rules::ACT_SELF, RefusalCause::Tried(id)) } else { Ok(()) }
    }

    pub(crate) fn act(&mut self, action: Action, out: &mut EventSink<'_, Event>) {
        let figure = self.public.active.figure;
        self.public.active.actions -= 1;
        self.public.active.step = ActivationStep::Acting;
        match action {
            Action::Door(door) => {
                self.public.doors ^= 1 << door;
                let open = self.public.doors >> door & 1 == 1;
                out.emit(Viewers::ALL, || Event::Door { figure, door, open });
                self.after_action(out);
            }
            Action::Give(ally) => {
                self.public.pass = PassPlace::Carried(ally);
                out.emit(Viewers::ALL, || Event::PassGiven { from: figure, to: ally });
                if self.is_on_stairs_with_pass(ally) {
                    return self.finish(Some(self.public.side), EndReason::Stairs, out);
                }
                self.after_action(out);
            }
            Action::Search(vault) => self.public.open = Pending::Search(vault),
            Action::Reprogram(droid) => {
                self.public.tried |= figure.bit();
                self.public.open = Pending::Roll(SkillRoll::Reprogram(droid));
            }
            Action::Hack => {
                let side = match self.map().terrain(self.mover().square) {
                    Terrain::Console(side) => side,
                    _ => 0,
                };
                self.public.open = Pending::Roll(SkillRoll::Hack(side));
            }
            Action::Heal(patient) => {
                self.public.active.cared |= patient == figure;
                self.public.open = Pending::Roll(SkillRoll::Heal(patient));
            }
            Action::Repair(patient) => {
                self.public.active.cared |= patient == figure;
                self.public.open = Pending::Roll(SkillRoll::Repair(patient));
            }
        }
    }

    /// TP-ACT-03: nothing, ten life gained, ten life lost, or the pass.
    pub(crate) fn searched(&mut self, vault: u8, die: u8, out: &mut EventSink<'_, Event>) {
        let figure = self.public.active.figure;
        let numbers = self.content.units.numbers;
        self.public.searched |= 1 << vault;
        out.emit(Viewers::ALL, || Event::Searched { figure, vault, die });
        match die {
            2 => self.gain_life(figure, numbers.stimulant, rules::ACT_SEARCH, out),
            3 => self.lose_life(figure, numbers.acid, rules::ACT_SEARCH, out),
            4 => {
                self.public.pass = PassPlace::Carried(figure);
                out.emit(Viewers::ALL, || Event::PassFound { figure, vault });
            }
            _ => {}
        }
        self.after_action(out);
    }

    /// The total needed, the bonus added to the die, and the rule.
    pub(crate) fn skill(&self, skill: SkillRoll) -> (u8, u8, RuleId) {
        let numbers = &self.content.units.numbers;
        let card = self.card(self.mover());
        let value = |skill: Option<u8>| skill.unwrap_or(0);
        match skill {
            SkillRoll::Call(_) => (numbers.reinforcement_needs, 0, rules::CALL_ROLL),
            SkillRoll::Reprogram(_) => (numbers.reprogram_needs, value(card.computing), rules::ACT_REPROGRAM),
            SkillRoll::Hack(_) => (numbers.hack_needs, value(card.computing), rules::ACT_HACK),
            SkillRoll::Heal(_) => (numbers.care_needs, value(card.heal), rules::ACT_HEAL),
            SkillRoll::Repair(_) => (numbers.care_needs, value(card.repair), rules::ACT_REPAIR),
        }
    }

    pub(crate) fn rolled(&mut self, skill: SkillRoll, die: u8, out: &mut EventSink<'_, Event>) {
        let (needed, bonus, rule) = self.skill(skill);
        let figure = match skill {
            SkillRoll::Call(called) => called,
            SkillRoll::Reprogram(_) | SkillRoll::Hack(_) | SkillRoll::Heal(_) | SkillRoll::Repair(_) => {
                self.public.active.figure
            }
        };
        out.emit(Viewers::ALL, || Event::Tried { figure, die, skill: bonus, needed, rule });
        let succeeds = die + bonus >= needed;
        match skill {
            SkillRoll::Call(called) if succeeds => return self.public.open = Pending::Arrive(called),
            SkillRoll::Call(_) => return self.ask_for_figure(out),
            // A natural 1 ruins the droid permanently, whatever the skill.
            SkillRoll::Reprogram(droid) if die == 1 => {
                self.figure_mut(droid).status = Status::Ruined;
                out.emit(Viewers::ALL, || Event::Ruined(droid));
            }
            SkillRoll::Reprogram(droid) if succeeds => {
                let side = self.public.side;
                let woken = self.figure_mut(droid);
                (woken.status, woken.side) = (Status::Active, Some(side));
                out.emit(Viewers::ALL, || Event::Reprogrammed { droid, side });
            }
            SkillRoll::Hack(side) if succeeds => {
                self.public.barriers |= 1 << side;
                out.emit(Viewers::ALL, || Event::BarrierOff(side));
            }
            SkillRoll::Heal(patient) | SkillRoll::Repair(patient) if succeeds => {
                self.gain_life(patient, self.content.units.numbers.care, rule, out);
            }
            SkillRoll::Reprogram(_) | SkillRoll::Hack(_) | SkillRoll::Heal(_) | SkillRoll::Repair(_) => {}
        }
        self.after_action(out);
    }

    pub(crate) fn gain_life(
        &mut self,
        figure: FigureId,
        gained: u8,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        let most = self.card(self.at(figure)).life;
        let mended = self.figure_mut(figure);
        let gained = gained.min(most - mended.life);
        mended.life += gained;
        let now = mended.life;
        out.emit(Viewers::ALL, || Event::Mended { figure, gained, now, rule });
    }

    /// Asks for another action if a point is left and the figure is still active.
    fn after_action(&mut self, out: &mut EventSink<'_, Event>) {
        if matches!(self.public.open, Pending::Over(..)) {
            return;
        }
        if self.public.active.actions > 0 && self.mover().status == Status::Active {
            self.public.open = Pending::Intervene;
        } else {
            self.end_activation(out);
        }
    }
}
