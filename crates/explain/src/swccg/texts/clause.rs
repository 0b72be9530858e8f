//! A clause as a sentence: its conditions and its effect.

use super::Grammar;
use super::Speaker;
use super::phrase::{Form, phrases};
use crate::Message;
use crate::swccg::words::phase_word;
use swccg::cards::card::{Card, Kind};
use swccg::language::{Clause, Condition, Effect, Filter, Shot, ShotResult, Stat};

impl Speaker {
    /// Clauses of a card that make one sentence.
    pub(super) fn clause(&self, card: &Card, group: &[Clause]) -> String {
        let [first, ..] = group else { return String::new() };
        let effect = match &first.effect {
            Effect::Modify { of, by, .. } => {
                let stat = |clause: &Clause| match &clause.effect {
                    Effect::Modify { stat, .. } => Some(*stat),
                    _ => None,
                };
                let stats: Vec<Stat> = group.iter().filter_map(stat).collect();
                match (stats.as_slice(), of) {
                    ([Stat::Power], Filter::Piloted) => {
                        self.say(Message::new("sw-x-pilot").with("n", self.amount(by, false)))
                    }
                    _ => self.modified(&stats, of, by),
                }
            }
            effect => self.effect(card, effect),
        };
        let conditions: Vec<String> =
            first.conditions.iter().map(|condition| self.condition(condition)).collect();
        let conditions: Vec<String> = conditions.into_iter().filter(|said| !said.is_empty()).collect();
        if conditions.is_empty() {
            return effect;
        }
        let again = |(place, said): (usize, String)| match (place, self.grammar) {
            (0, _) | (_, Grammar::English) => said,
            (_, Grammar::French) => format!("que {said}"),
        };
        let when = self.join("sw-x-and", conditions.into_iter().enumerate().map(again).collect());
        self.say(Message::new("sw-x-while").with("when", when).with("what", effect))
    }

    fn condition(&self, condition: &Condition) -> String {
        let word = |key| self.say(Message::new(key));
        match condition {
            Condition::Is(filter) => {
                self.say(Message::new("sw-x-is").with("what", self.being(filter)).with("not", "no"))
            }
            Condition::Not(inner) => match inner.as_ref() {
                Condition::Is(filter) => {
                    self.say(Message::new("sw-x-is").with("what", self.being(filter)).with("not", "yes"))
                }
                Condition::Least(1, filter) => self.exists(filter, "yes"),
                Condition::Battle => word("sw-x-no-battle"),
                Condition::Controls => word("sw-x-no-control"),
                Condition::Battling => word("sw-x-not-battling"),
                Condition::OwnTurn => word("sw-x-their-turn"),
                other => self.say(Message::new("sw-x-not-so").with("what", self.condition(other))),
            },
            Condition::Least(1, filter) => self.exists(filter, "no"),
            Condition::Least(n, filter) => self
                .say(Message::new("sw-x-least").with("n", *n).with("what", self.counted(filter, Form::Many))),
            Condition::Controls => word("sw-x-controls"),
            Condition::Occupies => word("sw-x-occupies"),
            Condition::Battling => word("sw-x-battling"),
            Condition::Defending => word("sw-x-defending"),
            Condition::Initiated => word("sw-x-initiated"),
            Condition::Attacked => word("sw-x-attacked"),
            Condition::Battle => word("sw-x-battle"),
            Condition::OwnTurn => word("sw-x-own-turn"),
            // Which text was chosen is said where it is chosen.
            Condition::Chosen(_) => String::new(),
            Condition::Drawn(least, most) => {
                let same = if least == most { "yes" } else { "no" };
                self.say(
                    Message::new("sw-x-drawn").with("same", same).with("least", *least).with("most", *most),
                )
            }
            Condition::LifeBelow(n) => self.say(Message::new("sw-x-life-below").with("n", *n)),
        }
    }

    /// Whether there is such a card: one that is named or referred to is somewhere, any other is there.
    fn exists(&self, filter: &Filter, not: &'static str) -> String {
        let all = phrases(filter);
        if let [phrase] = all.as_slice()
            && phrase.is_named()
        {
            let posts = phrase.after();
            let place = if posts.is_empty() {
                self.say(Message::new("sw-x-on-table"))
            } else {
                self.being(&Filter::All(posts))
            };
            let who = self.one_phrase(&phrase.bare_name());
            let said = Message::new("sw-x-named-is").with("who", who).with("what", place);
            return self.say(said.with("not", not));
        }
        let key = if not == "yes" { "sw-x-none-of" } else { "sw-x-exists" };
        self.say(Message::new(key).with("what", self.one_of(filter)))
    }

    fn effect(&self, card: &Card, effect: &Effect) -> String {
        let word = |key| self.say(Message::new(key));
        let all = |key, of: &Filter| {
            self.say(Message::new(key).with("who", self.all_of(of)).with("many", self.are_many(of)))
        };
        let one = |key, of: &Filter| self.say(Message::new(key).with("what", self.one_of(of)));
        let number = |key, n: u8| self.say(Message::new(key).with("n", n));
        match effect {
            Effect::Modify { stat, of, by } => self.modified(&[*stat], of, by),
            Effect::PilotIcon { by, .. } => {
                self.say(Message::new("sw-x-pilot").with("n", self.amount(by, false)))
            }
            Effect::On { host, cost, .. } => {
                let on = Message::new("sw-x-deploys-on").with("what", self.one_of(host));
                self.say(on.with("price", self.price(cost)))
            }
            Effect::Fire(shot) => self.shot(card, shot),
            Effect::Only(place) => self.say(Message::new("sw-x-only").with("where", self.at(place))),
            Effect::DeploysIn(phase) => {
                self.say(Message::new("sw-x-deploys-in").with("phase", phase_word(*phase)))
            }
            Effect::DeployTest(num) => {
                self.say(Message::new("sw-x-deploy-test").with("n", self.amount(num, false)))
            }
            Effect::Modes(of) => {
                let texts = (1..=*of).map(|number| {
                    let said = self.text(card, |clause| super::mode(clause) == Some(number));
                    said.trim_end_matches('.').to_owned()
                });
                self.say(Message::new("sw-x-modes").with("texts", texts.collect::<Vec<_>>().join(" / ")))
            }
            Effect::Aims(of) => one("sw-x-aims", of),
            Effect::Fixed(of) => self.about(of, "sw-x-self-fixed", "sw-x-fixed", String::new()),
            Effect::FreeMove(of) => self.about(of, "sw-x-self-free-move", "sw-x-free-move", String::new()),
            Effect::Passage { phase, who, to, back } => self.say(
                Message::new("sw-x-passage")
                    .with("phase", phase_word(*phase))
                    .with("who", self.all_of(who))
                    .with("to", self.one_of(to))
                    .with("back", if *back { "yes" } else { "no" }),
            ),
            Effect::Roams(along) => all("sw-x-roams", along),
            Effect::Walks => word("sw-x-walks"),
            Effect::Shuttles => word("sw-x-shuttles"),
            Effect::ReactMove { who, to, free } => {
                let place = if *to == Filter::Any { String::new() } else { self.at(to) };
                let key = if *free { "sw-x-react-move-free" } else { "sw-x-react-move" };
                let others = Message::new("sw-x-react-moves").with("who", self.all_of(who));
                let said = if *who == Filter::Me { Message::new(key) } else { others };
                self.say(said.with("where", place).with("many", self.are_many(who)))
            }
            Effect::ReactDeploy { who, to } => {
                let who = if *who == Filter::Any { Filter::Own } else { who.clone() };
                let said = Message::new("sw-x-react-deploy").with("who", self.all_of(&who));
                self.say(said.with("many", self.are_many(&who)).with("where", self.at(to)))
            }
            Effect::NoBattle(at) => self.no_battle(at),
            Effect::Table(cost) => {
                self.say(Message::new("sw-x-deploys-table").with("price", self.price(cost)))
            }
            Effect::NoDrainBonus(of) => all("sw-x-no-drain-bonus", of),
            Effect::Dulls(of) => all("sw-x-dulls", of),
            Effect::ShutsOut(of) => all("sw-x-shuts-out", of),
            Effect::Closed => word("sw-x-closed"),
            Effect::Free(of) => self.about(of, "sw-x-self-free-deploy", "sw-x-free-deploy", String::new()),
            Effect::NotAboard(of) => one("sw-x-not-aboard", of),
            Effect::Act(action) => self.action(card, action),
            Effect::Mute(of) => self.about(of, "sw-x-self-mute", "sw-x-mute", String::new()),
            Effect::Extends => word("sw-x-extends"),
            Effect::Rotates => word("sw-x-rotates"),
            Effect::Night(place) => self.say(Message::new("sw-x-night-at").with("where", self.at(place))),
            Effect::ImmuneTo(title) => self.say(Message::new("sw-x-immune-to").with("card", title.as_str())),
            Effect::CannotCarry(of) => all("sw-x-cannot-carry", of),
            Effect::FreeTransfer(of) => {
                self.about(of, "sw-x-self-free-transfer", "sw-x-free-transfer", String::new())
            }
            Effect::NoPermanent(of) => all("sw-x-no-permanent", of),
            Effect::Target(n) => number("sw-x-target", *n),
            Effect::Saves(of) => self.about(of, "sw-x-self-saves", "sw-x-saves", String::new()),
            Effect::DestinyOr(n) => number("sw-x-destiny-or", *n),
            Effect::Ferocity { base, draws } => {
                self.say(Message::new("sw-x-ferocity").with("n", *base).with("draws", *draws))
            }
            Effect::Prey(of) => all("sw-x-prey", of),
            Effect::HidesSpy => word("sw-x-undercover"),
            Effect::Carried(of) => one("sw-x-carried", of),
            Effect::Powers => word("sw-x-powers"),
            Effect::Entry(n) => number("sw-x-entry", *n),
            Effect::ReactFromHand => word("sw-x-react-from-hand"),
            Effect::Dock([light, dark]) => {
                self.say(Message::new("sw-x-dock").with("light", *light).with("dark", *dark))
            }
        }
    }

    /// Who initiates no battle, and where.
    fn no_battle(&self, at: &Filter) -> String {
        let whose = super::phrase::parts(at).iter().find_map(|part| match part {
            Filter::Own => Some("own"),
            Filter::Theirs => Some("theirs"),
            _ => None,
        });
        let place = super::phrase::parts(at).into_iter();
        let place = place.filter(|part| !matches!(part, Filter::Own | Filter::Theirs | Filter::Location));
        let place = self.at(&Filter::All(place.cloned().collect()));
        self.say(Message::new("sw-x-no-battle-at").with("whose", whose.unwrap_or("all")).with("where", place))
    }

    fn shot(&self, card: &Card, shot: &Shot) -> String {
        let saber = card.traits.iter().any(|word| word == "lightsaber");
        let gun = matches!(card.kind, Kind::Weapon(_));
        let key = match (shot.contest, saber && gun) {
            (true, _) => "sw-x-contests",
            (false, true) => "sw-x-swings",
            (false, false) => "sw-x-fires",
        };
        let bonus = match &shot.bonus {
            swccg::language::Num::Fixed(0) => String::new(),
            num => self.amount(num, true),
        };
        let fired = Message::new(key)
            .with("price", self.price(&shot.cost))
            .with("what", self.one_of(&shot.at))
            .with("draws", shot.draws)
            .with("bonus", bonus);
        let mut said = vec![self.say(fired)];
        match shot.result {
            ShotResult::Hit => {}
            ShotResult::HitForfeitZero => said.push(self.say(Message::new("sw-x-hit-forfeit-zero"))),
            ShotResult::Ion => said.push(self.say(Message::new("sw-x-ion"))),
            ShotResult::IonPower => said.push(self.say(Message::new("sw-x-ion-power"))),
            ShotResult::HitOrLost => {}
            ShotResult::Capture => said.push(self.say(Message::new("sw-x-shot-capture"))),
            ShotResult::Exclude => said.push(self.say(Message::new("sw-x-shot-exclude"))),
        }
        if shot.raise > 0 {
            let lost = if shot.result == ShotResult::HitOrLost { "yes" } else { "no" };
            said.push(self.say(Message::new("sw-x-raise").with("n", shot.raise).with("lost", lost)));
        }
        if let Some(again) = &shot.again {
            said.push(self.say(Message::new("sw-x-again").with("price", self.price(again))));
        }
        if shot.far {
            said.push(self.say(Message::new("sw-x-far")));
        }
        said.join(" ")
    }
}
