//! An action as a sentence: when, how often, for what, at what, with which destiny, and what happens.

use super::Speaker;
use crate::Message;
use crate::swccg::choice::within_word;
use crate::swccg::words::phase_word;
use swccg::DestinyKind;
use swccg::cards::card::{Card, InterruptKind, Kind};
use swccg::language::{Action, ActionStep, DestinyTest, Filter, Limit, Num, StepTarget, Timing, WhoseTurn};

const fn whose(whose: WhoseTurn) -> &'static str {
    match whose {
        WhoseTurn::Own => "own",
        WhoseTurn::Theirs => "theirs",
        WhoseTurn::Any => "all",
    }
}

const fn destiny(kind: Option<DestinyKind>) -> &'static str {
    match kind {
        Some(DestinyKind::Battle) => "battle",
        Some(DestinyKind::Weapon) => "weapon",
        Some(DestinyKind::Power) => "power",
        Some(DestinyKind::Attrition) => "attrition",
        Some(DestinyKind::Duel) => "duel",
        Some(DestinyKind::Training) => "training",
        Some(DestinyKind::Tractor) => "tractor",
        Some(DestinyKind::Race) => "race",
        _ => "any",
    }
}

impl Speaker {
    pub(super) fn action(&self, card: &Card, action: &Action) -> String {
        let mut parts = vec![self.timing(&action.when)];
        match action.limit {
            Limit::None => {}
            Limit::Turn => parts.push(self.say(Message::new("sw-x-once-a-turn"))),
            Limit::Game => parts.push(self.say(Message::new("sw-x-once-a-game"))),
            Limit::Battle(n) => parts.push(self.say(Message::new("sw-x-a-battle").with("n", n))),
        }
        match action.pile {
            Some(InterruptKind::Used) => parts.insert(0, self.say(Message::new("sw-x-as-used"))),
            Some(InterruptKind::Lost) => parts.insert(0, self.say(Message::new("sw-x-as-lost"))),
            Some(InterruptKind::UsedOrLost) | None => {}
        }
        if action.cost != Num::Fixed(0) {
            parts.push(self.price(&action.cost));
        }
        if let Some(at) = &action.at {
            parts.push(self.say(Message::new("sw-x-aim-at").with("what", self.one_of(at))));
        }
        parts.extend(action.draw.as_ref().map(|draw| self.draw(draw, action.kind)));
        if action.bonus != 0 {
            parts.push(self.say(Message::new("sw-x-plus").with("n", action.bonus)));
        }
        let aimed = action.at.is_some();
        let steps = self.steps(card, &action.steps, aimed);
        let when = parts.join(", ");
        if action.failing.is_empty() {
            return self.say(Message::new("sw-x-act").with("when", when).with("what", steps));
        }
        let otherwise = self.steps(card, &action.failing, aimed);
        let both = Message::new("sw-x-act-else").with("when", when).with("what", steps);
        self.say(both.with("otherwise", otherwise))
    }

    fn timing(&self, when: &Timing) -> String {
        let word = |key| self.say(Message::new(key));
        let by = |key, who| self.say(Message::new(key).with("whose", whose(who)));
        let of = |key, what: &Filter| self.say(Message::new(key).with("what", self.one_of(what)));
        match when {
            Timing::Played(None) => word("sw-x-when-played"),
            Timing::Played(Some(title)) => {
                self.say(Message::new("sw-x-when-played-card").with("card", title.as_str()))
            }
            Timing::Deployed(what) => of("sw-x-when-deployed", what),
            Timing::BattleBegun(who) => by("sw-x-when-battle", *who),
            Timing::DrainBegun(who) => by("sw-x-when-drain", *who),
            Timing::Destiny(who, kind) => self.say(
                Message::new("sw-x-when-destiny").with("whose", whose(*who)).with("kind", destiny(*kind)),
            ),
            Timing::Leaving(what) => of("sw-x-when-leaving", what),
            Timing::Hit(what, by) => self.say(
                Message::new("sw-x-when-hit").with("what", self.one_of(what)).with("by", self.one_of(by)),
            ),
            Timing::Lost(what) => of("sw-x-when-lost", what),
            Timing::BattleEnds => word("sw-x-when-battle-ends"),
            Timing::AnyTime => word("sw-x-any-time"),
            Timing::Phase(who, phase) => self.say(
                Message::new("sw-x-in-phase").with("whose", whose(*who)).with("phase", phase_word(*phase)),
            ),
            Timing::InBattle => word("sw-x-in-battle"),
            Timing::Auto => word("sw-x-auto"),
            Timing::TurnBegins => word("sw-x-turn-begins"),
            Timing::PhaseBegins(who, phase) => self.say(
                Message::new("sw-x-phase-begins")
                    .with("whose", whose(*who))
                    .with("phase", phase_word(*phase)),
            ),
            Timing::Arrives(what) => of("sw-x-when-arrives", what),
        }
    }

    fn draw(&self, draw: &DestinyTest, kind: DestinyKind) -> String {
        let kind = destiny(Some(kind));
        let than = |key, num: &Num| {
            self.say(Message::new(key).with("kind", kind).with("n", self.amount(num, false)))
        };
        match draw {
            DestinyTest::BelowAbility => self.say(Message::new("sw-x-draw-below-ability")),
            DestinyTest::Over(num) => than("sw-x-draw-over", num),
            DestinyTest::Under(num) => than("sw-x-draw-under", num),
            DestinyTest::Even => self.say(Message::new("sw-x-draw-even").with("kind", kind)),
            DestinyTest::Odd => self.say(Message::new("sw-x-draw-odd").with("kind", kind)),
            DestinyTest::Any => self.say(Message::new("sw-x-draw-any").with("kind", kind)),
        }
    }

    fn steps(&self, card: &Card, steps: &[ActionStep], aimed: bool) -> String {
        let each = steps.iter().map(|step| self.step(card, step, aimed)).filter(|said| !said.is_empty());
        self.join("sw-x-then", each.collect())
    }

    fn who(&self, card: &Card, who: StepTarget) -> String {
        let key = match who {
            StepTarget::Me if matches!(card.kind, Kind::Interrupt(_)) => "sw-x-this-card",
            StepTarget::Me => "sw-x-this-card",
            StepTarget::Target => "sw-x-the-target",
            StepTarget::Host => "sw-x-host",
            StepTarget::Answered => "sw-x-that-card",
        };
        self.say(Message::new(key))
    }

    fn step(&self, card: &Card, step: &ActionStep, aimed: bool) -> String {
        let word = |key| self.say(Message::new(key));
        let of = |key, what: &Filter| self.say(Message::new(key).with("what", self.one_of(what)));
        let number = |key, n: u8| self.say(Message::new(key).with("n", n));
        match step {
            ActionStep::Cancel => word(if aimed { "sw-x-step-cancel" } else { "sw-x-step-cancel-it" }),
            ActionStep::Bar => word("sw-x-step-bar"),
            ActionStep::Destinies(num) => {
                let count = if let Num::Fixed(n) = num { *n } else { 2 };
                let more = Message::new("sw-x-step-destinies").with("n", self.amount(num, false));
                self.say(more.with("count", count))
            }
            ActionStep::Times(n) => number("sw-x-step-times", *n),
            ActionStep::Search(pile, what) => self.say(
                Message::new("sw-x-step-search")
                    .with("pile", within_word(*pile))
                    .with("what", self.one_of(what)),
            ),
            ActionStep::Bring(what) => of("sw-x-step-bring", what),
            ActionStep::BringTo(what, at) => self.say(
                Message::new("sw-x-step-bring-to").with("what", self.one_of(what)).with("where", self.at(at)),
            ),
            ActionStep::Shuffle => word("sw-x-step-shuffle"),
            ActionStep::Shoot { with, times } => {
                self.say(Message::new("sw-x-step-shoot").with("what", self.one_of(with)).with("n", *times))
            }
            ActionStep::Exclude => word("sw-x-step-exclude"),
            ActionStep::Lose(who) => {
                self.say(Message::new("sw-x-step-lose").with("what", self.who(card, *who)))
            }
            ActionStep::LoseAll(what) => self.say(
                Message::new("sw-x-step-lose-all")
                    .with("who", self.all_of(what))
                    .with("many", self.are_many(what)),
            ),
            ActionStep::Used(who) => {
                self.say(Message::new("sw-x-step-used").with("what", self.who(card, *who)))
            }
            ActionStep::Recover => word("sw-x-step-recover"),
            ActionStep::SetAside => word("sw-x-step-set-aside"),
            ActionStep::TakeBack => word("sw-x-step-take-back"),
            ActionStep::Capture => word("sw-x-step-capture"),
            ActionStep::CaptureAboard => word("sw-x-step-capture-aboard"),
            ActionStep::Steal => word("sw-x-step-steal"),
            ActionStep::CancelDestiny => word("sw-x-step-cancel-destiny"),
            ActionStep::Redraw => word("sw-x-step-redraw"),
            ActionStep::ChangeDestiny(n) => {
                let by = self.amount(&Num::Fixed(*n), true);
                self.say(Message::new("sw-x-step-change-destiny").with("n", by))
            }
            ActionStep::MoveAway => word("sw-x-step-move-away"),
            ActionStep::Choose(what) => of("sw-x-step-choose", what),
            ActionStep::Gather(what) => {
                self.say(Message::new("sw-x-step-gather").with("what", self.all_of(what)))
            }
            ActionStep::Evacuate => word("sw-x-step-evacuate"),
            ActionStep::Relocate => word("sw-x-step-relocate"),
            ActionStep::Pay(num) => {
                self.say(Message::new("sw-x-step-pay").with("what", self.amount(num, false)))
            }
            ActionStep::MayPay(num) => {
                self.say(Message::new("sw-x-step-may-pay").with("what", self.amount(num, false)))
            }
            ActionStep::Activate(n) => number("sw-x-step-activate", *n),
            ActionStep::Draw(n) => number("sw-x-step-draw", *n),
            ActionStep::Halve(what) => of("sw-x-step-halve", what),
            ActionStep::Cull => word("sw-x-step-cull"),
            ActionStep::Repair => word("sw-x-step-repair"),
            ActionStep::LoseForce(who, num) => self.say(
                Message::new("sw-x-step-lose-force")
                    .with("whose", whose(*who))
                    .with("fixed", if matches!(num, Num::Fixed(_)) { "yes" } else { "no" })
                    .with("n", self.amount(num, false)),
            ),
            ActionStep::Retrieve(num) => {
                self.say(Message::new("sw-x-step-retrieve").with("n", self.amount(num, false)))
            }
            ActionStep::Worthless => word("sw-x-step-worthless"),
            ActionStep::OutOfPlay(who) => {
                self.say(Message::new("sw-x-step-out-of-play").with("what", self.who(card, *who)))
            }
            ActionStep::Grab => word("sw-x-step-grab"),
            ActionStep::LoseRandom(n) => number("sw-x-step-lose-random", *n),
            ActionStep::NoDestiny => word("sw-x-step-no-destiny"),
            ActionStep::Send => word("sw-x-step-send"),
            ActionStep::LoseGathered => word("sw-x-step-lose-gathered"),
            ActionStep::DestinyDuel { one, other, draws } => self.say(
                Message::new("sw-x-step-destiny-duel")
                    .with("one", self.one_of(one))
                    .with("other", self.one_of(other))
                    .with("n", *draws),
            ),
            ActionStep::Destiny(kind) => {
                self.say(Message::new("sw-x-draw-any").with("kind", destiny(Some(*kind))))
            }
            ActionStep::Duel { one, other, armed, by } => self.say(
                Message::new("sw-x-step-duel")
                    .with("one", self.one_of(one))
                    .with("other", self.one_of(other))
                    .with("armed", self.one_of(armed))
                    .with("n", *by),
            ),
        }
    }
}
