//! Attacks: legal targets, dice, wounds, defeat (TP-ATK, TP-SIG).

use crate::board::{Line, Square};
use crate::choice::{Cause, Reach, Refusal};
use crate::event::Event;
use crate::figure::{FigureId, Side, Status};
use crate::prospect::Totals;
use crate::rules;
use crate::setup::PassPlace;
use crate::state::{Occasion, Open, State, Strike};
use table::{Out, RuleId, Viewers};

impl State {
    /// TP-ATK-05: an enemy, or a droid that belongs to neither side.
    pub(crate) fn may_target(&self, target: FigureId) -> Result<(), Refusal> {
        let refuse = |by| Err(Refusal { rule: rules::ATTACK_TARGET, by });
        match self.public.figure(target) {
            Some(figure) if !figure.is_there() => refuse(Cause::NoFigure(target)),
            None => refuse(Cause::NoFigure(target)),
            Some(figure) if figure.side.is_some() && figure.side == self.mover().side => {
                refuse(Cause::Friend(target))
            }
            Some(_) => Ok(()),
        }
    }

    /// An enemy in contact with the active figure; droids that belong to neither side do not count.
    pub(crate) fn enemy_near(&self) -> Option<FigureId> {
        let mover = self.mover();
        let enemy = mover.side.map(Side::other)?;
        let mut near = self.public.all().filter(|(_, figure)| figure.fights_for(enemy));
        near.find(|(_, figure)| self.ground().contact(mover.square, figure.square)).map(|(id, _)| id)
    }

    /// Checks an attack of the active figure and returns the cover of its target.
    pub(crate) fn may_attack(&self, target: FigureId, reach: Reach) -> Result<u8, Refusal> {
        let refuse = |rule, by| Err(Refusal { rule, by });
        self.may_target(target)?;
        let card = self.card(self.mover());
        match reach {
            Reach::Melee if card.melee.is_none() => refuse(rules::ATTACK_MELEE, Cause::Lacks),
            Reach::Melee if !self.in_contact(self.public.active.figure, target) => {
                refuse(rules::ATTACK_MELEE, Cause::Far(target))
            }
            Reach::Melee => Ok(0),
            Reach::Ranged if card.ranged.is_none() => refuse(rules::ATTACK_RANGED, Cause::Lacks),
            Reach::Ranged => {
                if let Some(enemy) = self.enemy_near() {
                    return refuse(rules::ATTACK_RANGED, Cause::EnemyNear(enemy));
                }
                match self.public.cover(self.map(), self.mover().square, self.at(target).square) {
                    Some(cover) => Ok(cover),
                    None => refuse(rules::SIGHT_LINES, Cause::Unseen(target)),
                }
            }
        }
    }

    /// The line of sight between two squares in the current state.
    #[must_use]
    pub fn line(&self, from: Square, to: Square) -> Option<Line> {
        self.public.line(self.map(), from, to)
    }

    /// What both sides add to their dice.
    #[must_use]
    pub fn totals(&self, strike: &Strike) -> Totals {
        self.public.totals(self.content.0, strike)
    }

    pub(crate) fn clash(
        &mut self,
        strike: Strike,
        attack_die: u8,
        defence_die: u8,
        out: &mut Out<'_, Event>,
    ) {
        let Totals { attack, defence } = self.totals(&strike);
        let hit = attack_die + attack >= defence_die + defence;
        let Strike { attacker, defender, reach, cover, occasion } = strike;
        out.tell(Viewers::ALL, || Event::Attacked {
            attacker,
            defender,
            reach,
            attack_die,
            defence_die,
            attack,
            defence,
            cover,
            hit,
            rule: rule_of(occasion),
        });
        if hit {
            self.public.open = Open::Wound(strike);
        } else {
            self.after_strike(strike, out);
        }
    }

    /// TP-ATK-02: ten life for each point of the die.
    pub(crate) fn wound(&mut self, strike: Strike, die: u8, out: &mut Out<'_, Event>) {
        let lost = die * self.content.units.numbers.wound;
        self.lose_life(strike.defender, lost, rules::ATTACK_WOUND, out);
        self.after_strike(strike, out);
    }

    pub(crate) fn lose_life(&mut self, figure: FigureId, lost: u8, rule: RuleId, out: &mut Out<'_, Event>) {
        let hurt = self.figure_mut(figure);
        hurt.life = hurt.life.saturating_sub(lost);
        let left = hurt.life;
        out.tell(Viewers::ALL, || Event::Wounded { figure, lost, left, rule });
        if left == 0 {
            self.defeat(figure, out);
        }
    }

    /// TP-ATK-06, TP-PAS-02: the figure is removed; the pass stays where it fell.
    fn defeat(&mut self, figure: FigureId, out: &mut Out<'_, Event>) {
        let fallen = self.figure_mut(figure);
        fallen.status = Status::Gone;
        let (square, side) = (fallen.square, fallen.side);
        self.public.vigilant &= !figure.bit();
        out.tell(Viewers::ALL, || Event::Fell(figure));
        if self.public.carries(figure) {
            self.public.pass = PassPlace::Lies(square);
            out.tell(Viewers::ALL, || Event::PassDropped { square });
        }
        if let Some(side) = side {
            self.finish_if_wiped(side, out);
        }
    }

    fn after_strike(&mut self, strike: Strike, out: &mut Out<'_, Event>) {
        if matches!(self.public.open, Open::Over(..)) {
            return;
        }
        match strike.occasion {
            Occasion::Circumstance if self.mover().status == Status::Active => self.meet_or_walk_on(out),
            Occasion::Circumstance | Occasion::Intervention | Occasion::Meditation => {
                self.end_activation(out)
            }
        }
    }
}

const fn rule_of(occasion: Occasion) -> RuleId {
    match occasion {
        Occasion::Intervention => rules::ATTACK_ROLL,
        Occasion::Circumstance => rules::MEET_CONTACT,
        Occasion::Meditation => rules::POWER_COMBAT,
    }
}
