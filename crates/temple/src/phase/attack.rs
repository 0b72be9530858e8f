//! Attacks: legal targets, dice, wounds, defeat (TP-ATK, TP-SIG).

use crate::board::{LineOfSight, Square};
use crate::choice::{AttackKind, Refusal, RefusalCause};
use crate::event::Event;
use crate::figure::{FigureId, Side, Status};
use crate::forecast::AttackTotals;
use crate::rules;
use crate::setup::PassPlace;
use crate::state::{AttackOccasion, Pending, PendingAttack, State};
use contract::{EventSink, RuleId, Viewers};

impl State {
    /// TP-ATK-05: an enemy, or a droid that belongs to neither side.
    pub(crate) fn may_target(&self, target: FigureId) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::ATTACK_TARGET, by });
        match self.public.figure(target) {
            Some(figure) if !figure.is_on_map() => refuse(RefusalCause::NoFigure(target)),
            None => refuse(RefusalCause::NoFigure(target)),
            Some(figure) if figure.side.is_some() && figure.side == self.mover().side => {
                refuse(RefusalCause::Friend(target))
            }
            Some(_) => Ok(()),
        }
    }

    /// An enemy in contact with the active figure; droids that belong to neither side do not count.
    pub(crate) fn enemy_in_contact(&self) -> Option<FigureId> {
        let mover = self.mover();
        let enemy = mover.side.map(Side::other)?;
        let mut near = self.public.all().filter(|(_, figure)| figure.is_active_for(enemy));
        near.find(|(_, figure)| self.ground().contact(mover.square, figure.square)).map(|(id, _)| id)
    }

    /// Checks an attack of the active figure and returns the cover of its target.
    pub(crate) fn may_attack(&self, target: FigureId, reach: AttackKind) -> Result<u8, Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        self.may_target(target)?;
        let card = self.card(self.mover());
        match reach {
            AttackKind::Melee if card.melee.is_none() => refuse(rules::ATTACK_MELEE, RefusalCause::Lacks),
            AttackKind::Melee if !self.in_contact(self.public.active.figure, target) => {
                refuse(rules::ATTACK_MELEE, RefusalCause::Far(target))
            }
            AttackKind::Melee => Ok(0),
            AttackKind::Ranged if card.ranged.is_none() => refuse(rules::ATTACK_RANGED, RefusalCause::Lacks),
            AttackKind::Ranged => {
                if let Some(enemy) = self.enemy_in_contact() {
                    return refuse(rules::ATTACK_RANGED, RefusalCause::EnemyNear(enemy));
                }
                match self.public.cover(self.map(), self.mover().square, self.at(target).square) {
                    Some(cover) => Ok(cover),
                    None => refuse(rules::SIGHT_LINES, RefusalCause::Unseen(target)),
                }
            }
        }
    }

    /// The line of sight between two squares in the current state.
    #[must_use]
    pub fn line(&self, from: Square, to: Square) -> Option<LineOfSight> {
        self.public.line(self.map(), from, to)
    }

    /// What both sides add to their dice.
    #[must_use]
    pub fn totals(&self, strike: &PendingAttack) -> AttackTotals {
        self.public.totals(self.content.0, strike)
    }

    pub(crate) fn clash(
        &mut self,
        strike: PendingAttack,
        attack_die: u8,
        defense_die: u8,
        out: &mut EventSink<'_, Event>,
    ) {
        let AttackTotals { attack, defense } = self.totals(&strike);
        let hit = attack_die + attack >= defense_die + defense;
        let PendingAttack { attacker, defender, reach, cover, occasion } = strike;
        out.emit(Viewers::ALL, || Event::Attacked {
            attacker,
            defender,
            reach,
            attack_die,
            defense_die,
            attack,
            defense,
            cover,
            hit,
            rule: rule_of(occasion),
        });
        if hit {
            self.public.open = Pending::Wound(strike);
        } else {
            self.after_strike(strike, out);
        }
    }

    /// TP-ATK-02: ten life for each point of the die.
    pub(crate) fn wound(&mut self, strike: PendingAttack, die: u8, out: &mut EventSink<'_, Event>) {
        let lost = die * self.content.units.numbers.wound;
        self.lose_life(strike.defender, lost, rules::ATTACK_WOUND, out);
        self.after_strike(strike, out);
    }

    pub(crate) fn lose_life(
        &mut self,
        figure: FigureId,
        lost: u8,
        rule: RuleId,
        out: &mut EventSink<'_, Event>,
    ) {
        let hurt = self.figure_mut(figure);
        hurt.life = hurt.life.saturating_sub(lost);
        let left = hurt.life;
        out.emit(Viewers::ALL, || Event::Wounded { figure, lost, left, rule });
        if left == 0 {
            self.defeat(figure, out);
        }
    }

    /// TP-ATK-06, TP-PAS-02: the figure is removed; the pass stays where it fell.
    fn defeat(&mut self, figure: FigureId, out: &mut EventSink<'_, Event>) {
        let fallen = self.figure_mut(figure);
        fallen.status = Status::Gone;
        let (square, side) = (fallen.square, fallen.side);
        self.public.vigilant &= !figure.bit();
        out.emit(Viewers::ALL, || Event::Fell(figure));
        if self.public.carries(figure) {
            self.public.pass = PassPlace::Lies(square);
            out.emit(Viewers::ALL, || Event::PassDropped { square });
        }
        if let Some(side) = side {
            self.finish_if_wiped_out(side, out);
        }
    }

    fn after_strike(&mut self, strike: PendingAttack, out: &mut EventSink<'_, Event>) {
        if matches!(self.public.open, Pending::Over(..)) {
            return;
        }
        match strike.occasion {
            AttackOccasion::Circumstance if self.mover().status == Status::Active => {
                self.meet_or_continue_walk(out)
            }
            AttackOccasion::Circumstance | AttackOccasion::Intervention | AttackOccasion::Meditation => {
                self.end_activation(out)
            }
        }
    }
}

const fn rule_of(occasion: AttackOccasion) -> RuleId {
    match occasion {
        AttackOccasion::Intervention => rules::ATTACK_ROLL,
        AttackOccasion::Circumstance => rules::MEET_CONTACT,
        AttackOccasion::Meditation => rules::POWER_COMBAT,
    }
}
