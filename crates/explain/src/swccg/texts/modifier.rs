//! Numbers in sentences: amounts, prices, and what texts change.

use super::Speaker;
use super::phrase::{Form, Phrase, owner, parts, phrases};
use crate::Message;
use swccg::language::{Clause, Effect, Filter, Num, Printed, Stat};

/// Whether two clauses change numbers of the same cards by the same amount.
pub(super) fn are_alike(first: &Clause, other: &Clause) -> bool {
    let (Effect::Modify { stat, of, by }, Effect::Modify { stat: other_stat, of: others, by: more }) =
        (&first.effect, &other.effect)
    else {
        return false;
    };
    let named = |stat: Stat| stat_key(stat).is_some();
    (&first.to, &first.conditions, of, by) == (&other.to, &other.conditions, others, more)
        && named(*stat)
        && named(*other_stat)
}

/// The name of a number of a card; the others belong to a player.
const fn stat_key(stat: Stat) -> Option<&'static str> {
    match stat {
        Stat::Power => Some("sw-x-stat-power"),
        Stat::Forfeit => Some("sw-x-stat-forfeit"),
        Stat::Maneuver => Some("sw-x-stat-maneuver"),
        Stat::Hyperspeed => Some("sw-x-stat-hyperspeed"),
        _ => None,
    }
}

/// The sentence for a number of a player at a location.
const fn player_key(stat: Stat) -> &'static str {
    match stat {
        Stat::WeaponDestiny => "sw-x-weapon-destiny",
        Stat::AttackDestiny => "sw-x-attack-destiny",
        Stat::DuelDestiny => "sw-x-duel-destiny",
        Stat::TrainingDestiny => "sw-x-training-destiny",
        Stat::TractorDestiny => "sw-x-tractor-destiny",
        Stat::RaceDestiny => "sw-x-race-destiny",
        Stat::CardDestiny => "sw-x-card-destiny",
        Stat::Drain => "sw-x-drain",
        Stat::DrainOption => "sw-x-drain-option",
        Stat::TotalPower => "sw-x-total-power",
        Stat::BattleDestiny => "sw-x-battle-destiny",
        Stat::BattleDestinyLeast => "sw-x-battle-destiny-least",
        Stat::BattleDestinyEach => "sw-x-battle-destiny-each",
        Stat::BattleDestinyTotal => "sw-x-battle-destiny-total",
        Stat::BattleDestinyNeed => "sw-x-battle-destiny-need",
        Stat::BattleDestinyNeedMore => "sw-x-battle-destiny-need-more",
        Stat::PowerDestiny => "sw-x-power-destiny",
        Stat::PowerDestinyEach => "sw-x-power-destiny-each",
        Stat::AttritionDestiny => "sw-x-attrition-destiny",
        Stat::AttritionDestinyEach => "sw-x-attrition-destiny-each",
        Stat::Generation => "sw-x-generation",
        Stat::LightIcons => "sw-x-light-icons",
        Stat::DarkIcons => "sw-x-dark-icons",
        Stat::FireCost => "sw-x-fire-cost",
        Stat::Cost => "sw-x-cost",
        Stat::Immunity => "sw-x-immune",
        Stat::Power | Stat::Forfeit | Stat::Maneuver | Stat::Hyperspeed => "sw-x-has",
    }
}

impl Speaker {
    /// Several numbers of the same cards, changed alike.
    pub(super) fn modified(&self, stats: &[Stat], of: &Filter, by: &Num) -> String {
        let [stat, ..] = stats else { return String::new() };
        match stat {
            Stat::Power | Stat::Forfeit | Stat::Maneuver | Stat::Hyperspeed => {
                let names = stats.iter().filter_map(|stat| stat_key(*stat));
                let names = self.join("sw-x-and", names.map(|key| self.say(Message::new(key))).collect());
                let what = format!("{names} {}", self.amount(by, true));
                self.about(of, "sw-x-self-has", "sw-x-has", what)
            }
            Stat::Cost => {
                let what = match by {
                    Num::Fixed(n) if *n < 0 => self.say(Message::new("sw-x-less").with("n", -n)),
                    Num::Fixed(n) => self.say(Message::new("sw-x-more").with("n", *n)),
                    by => self.amount(by, true),
                };
                let here = parts(of).contains(&&Filter::Here);
                let what =
                    if here { format!("{what} {}", self.say(Message::new("sw-x-here"))) } else { what };
                let anywhere = Filter::All(
                    parts(of).into_iter().filter(|part| **part != Filter::Here).cloned().collect(),
                );
                self.about(if here { &anywhere } else { of }, "sw-x-self-cost", "sw-x-cost", what)
            }
            Stat::Immunity => {
                let what = match by {
                    Num::Fixed(n) if *n >= 99 => self.say(Message::new("sw-x-immune-all")),
                    by => self.say(Message::new("sw-x-immune-below").with("n", self.amount(by, false))),
                };
                self.about(of, "sw-x-self-immune", "sw-x-immune", what)
            }
            stat => self.of_player(*stat, of, by),
        }
    }

    /// A sentence about the bearer itself, or about other cards.
    pub(super) fn about(&self, of: &Filter, me: &'static str, others: &'static str, what: String) -> String {
        if let [phrase] = phrases(of).as_slice()
            && phrase.special == Some(super::phrase::Special::Me)
        {
            // What follows the bearer says where: "deploys free to a site with …".
            let rest: Vec<String> = phrase.posts.iter().map(|post| self.post(post)).collect();
            return self.say(Message::new(me).with("what", what).with("where", rest.join(" ")));
        }
        let who = Message::new(others).with("who", self.all_of(of)).with("many", self.are_many(of));
        self.say(who.with("what", what))
    }

    fn of_player(&self, stat: Stat, of: &Filter, by: &Num) -> String {
        let whose = parts(of).iter().find_map(|part| match part {
            Filter::Own => Some(true),
            Filter::Theirs => Some(false),
            _ => None,
        });
        let places = phrases(of);
        let places = places.iter().map(|place| self.where_is(place)).filter(|place| !place.is_empty());
        let place = self.join("sw-x-and", places.collect());
        let signed = !matches!(stat, Stat::BattleDestinyLeast | Stat::BattleDestinyNeed);
        let mut message = Message::new(player_key(stat))
            .with("whose", owner(whose))
            .with("where", place)
            .with("n", self.amount(by, signed));
        let (count, sign) = if let Num::Fixed(n) = by { (*n, n.signum()) } else { (2, 0) };
        message = message.with("count", count.abs()).with("sign", sign);
        self.say(message)
    }

    /// Where a number of a player holds.
    fn where_is(&self, place: &Phrase<'_>) -> String {
        let mut anybodys = place.clone();
        anybodys.own = None;
        if place.heads.is_empty() && place.special.is_none() {
            let posts: Vec<String> = place.posts.iter().map(|post| self.post(post)).collect();
            return posts.join(" ");
        }
        if place.is_here() {
            return self.say(Message::new("sw-x-here"));
        }
        let what = self.one_phrase(&anybodys);
        let key = if place.is_location() { "sw-x-at" } else { "sw-x-for" };
        self.say(Message::new(key).with("what", what).with("kind", place.kind_of_place()))
    }

    /// A number, with its sign where it is added to another.
    pub(super) fn amount(&self, num: &Num, signed: bool) -> String {
        let plain = |n: i16| match (signed, n < 0) {
            (_, true) => format!("- {}", -n),
            (true, false) => format!("+ {n}"),
            (false, false) => n.to_string(),
        };
        match num {
            Num::Fixed(n) => plain(*n),
            Num::Each(n, filter) => {
                let each = self.counted(filter, Form::Each);
                self.say(Message::new("sw-x-for-each").with("n", plain(*n)).with("what", each))
            }
            Num::Pairs(n, one, other) => self.say(
                Message::new("sw-x-for-pairs")
                    .with("n", plain(*n))
                    .with("one", self.counted(one, Form::Each))
                    .with("other", self.counted(other, Form::Each)),
            ),
            Num::If(filter, yes, no) => self.say(
                Message::new("sw-x-if")
                    .with("what", self.being(filter))
                    .with("yes", self.amount(yes, signed))
                    .with("no", self.amount(no, signed)),
            ),
            Num::Of(1, what) => self.printed(*what),
            Num::Of(times, what) => {
                self.say(Message::new("sw-x-times").with("n", *times).with("what", self.printed(*what)))
            }
            Num::Less { from, what, least } => self.say(
                Message::new("sw-x-from-less")
                    .with("from", *from)
                    .with("what", self.printed(*what))
                    .with("least", *least),
            ),
        }
    }

    fn printed(&self, what: Printed) -> String {
        self.say(Message::new(match what {
            Printed::Ability => "sw-x-its-ability",
            Printed::Power => "sw-x-its-power",
            Printed::Destiny => "sw-x-its-destiny",
            Printed::Deploy => "sw-x-its-deploy",
            Printed::Defense => "sw-x-its-defense",
            Printed::Forfeit => "sw-x-its-forfeit",
            Printed::Aboard => "sw-x-its-aboard",
            Printed::Drawn => "sw-x-the-drawn",
        }))
    }

    /// What something costs.
    pub(super) fn price(&self, num: &Num) -> String {
        match num {
            Num::Fixed(0) => self.say(Message::new("sw-x-free")),
            Num::Fixed(n) => self.say(Message::new("sw-x-price").with("n", *n).with("count", *n)),
            num => self.say(Message::new("sw-x-price-of").with("n", self.amount(num, false))),
        }
    }
}
