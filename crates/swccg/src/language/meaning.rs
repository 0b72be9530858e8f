//! From words to meaning: every word of the notation and what it needs.

use super::syntax::{Draft, Node, Slip, Tree, draft};
use super::{
    Clause, Condition, Effect, Filter, Num, Outcome, Play, Printed, Shot, ShotResult, Stat, Test, When,
};
use crate::card::{Icon, Side};

/// Understands one clause.
///
/// # Errors
/// The first thing that cannot be read or understood, with its place in the text.
pub fn parse(text: &str) -> Result<Clause, Slip> {
    let Draft { to, conditions, effect } = draft(text)?;
    let to = to.map(|node| side(&node)).transpose()?;
    let conditions = match conditions {
        None => Vec::new(),
        Some(Node { is: Tree::All(list), .. }) => list.iter().map(condition).collect::<Result<_, _>>()?,
        Some(node) => vec![condition(&node)?],
    };
    Ok(Clause { to, conditions, effect: self::effect(&effect)? })
}

fn side(node: &Node) -> Result<Side, Slip> {
    match &node.is {
        Tree::Word(word, list) if word == "light" && list.is_empty() => Ok(Side::Light),
        Tree::Word(word, list) if word == "dark" && list.is_empty() => Ok(Side::Dark),
        _ => Err(Slip::new(node.at, "`light` or `dark` wanted")),
    }
}

/// The arguments, if there are exactly so many.
fn exactly<'n, const N: usize>(node: &Node, word: &str, list: &'n [Node]) -> Result<&'n [Node; N], Slip> {
    list.try_into()
        .map_err(|_| Slip::new(node.at, format!("`{word}` takes {N} arguments, not {}", list.len())))
}

fn unknown<T>(node: &Node, word: &str, sort: &str) -> Result<T, Slip> {
    Err(Slip::new(node.at, format!("there is no {sort} `{word}`")))
}

fn condition(node: &Node) -> Result<Condition, Slip> {
    let (word, list) = match &node.is {
        Tree::Not(inner) => return Ok(Condition::Not(Box::new(condition(inner)?))),
        Tree::Word(word, list) => (word.as_str(), list.as_slice()),
        Tree::Number(_) | Tree::Quoted(_) | Tree::All(_) | Tree::One(_) => {
            return Err(Slip::new(node.at, "a condition wanted"));
        }
    };
    Ok(match word {
        "is" => Condition::Is(filter(&exactly::<1>(node, word, list)?[0])?),
        "exists" => Condition::Least(1, filter(&exactly::<1>(node, word, list)?[0])?),
        "least" => {
            let [n, what] = exactly(node, word, list)?;
            Condition::Least(small(n)?, filter(what)?)
        }
        "controls" => bare(node, word, list, Condition::Controls)?,
        "battling" => bare(node, word, list, Condition::Battling)?,
        "initiated" => bare(node, word, list, Condition::Initiated)?,
        "attacked" => bare(node, word, list, Condition::Attacked)?,
        "defending" => bare(node, word, list, Condition::Defending)?,
        _ => return unknown(node, word, "condition"),
    })
}

fn bare<T>(node: &Node, word: &str, list: &[Node], value: T) -> Result<T, Slip> {
    exactly::<0>(node, word, list).map(|_| value)
}

fn effect(node: &Node) -> Result<Effect, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "an effect wanted")) };
    if let Some(stat) = Stat::named(word) {
        let [of, by] = exactly(node, word, list)?;
        return Ok(Effect::Modify { stat, of: filter(of)?, by: num(by)? });
    }
    Ok(match word.as_str() {
        "pilot" => {
            let [by] = exactly(node, word, list)?;
            Effect::Modify { stat: Stat::Power, of: Filter::Piloted, by: num(by)? }
        }
        "on" => {
            let [host, cost] = exactly(node, word, list)?;
            Effect::On { host: filter(host)?, cost: num(cost)? }
        }
        "only" => Effect::Only(filter(&exactly::<1>(node, word, list)?[0])?),
        "fixed" => Effect::Fixed(filter(&exactly::<1>(node, word, list)?[0])?),
        "free_move" => Effect::FreeMove(filter(&exactly::<1>(node, word, list)?[0])?),
        "free" => Effect::Free(filter(&exactly::<1>(node, word, list)?[0])?),
        "not_aboard" => Effect::NotAboard(filter(&exactly::<1>(node, word, list)?[0])?),
        "dock" => {
            let [light, dark] = exactly(node, word, list)?;
            Effect::Dock([small(light)?, small(dark)?])
        }
        "fire" => {
            let [at, cost, draws, bonus, result] = exactly(node, word, list)?;
            Effect::Fire(Shot {
                at: filter(at)?,
                cost: num(cost)?,
                draws: small(draws)?,
                bonus: num(bonus)?,
                result: shot_result(result)?,
            })
        }
        "search" => {
            let [cost, search] = exactly(node, word, list)?;
            Effect::Use { cost: num(cost)?, search: filter(search)? }
        }
        "answer" => {
            let [when, cost, test, result] = exactly(node, word, list)?;
            Effect::Play(Play {
                when: moment(when)?,
                cost: num(cost)?,
                test: self::test(test)?,
                result: outcome(result)?,
            })
        }
        "any_time" => {
            let [at, cost, test, result] = exactly(node, word, list)?;
            let when = When::AnyTime(filter(at)?);
            Effect::Play(Play { when, cost: num(cost)?, test: self::test(test)?, result: outcome(result)? })
        }
        "in_battle" => {
            let [cost, result] = exactly(node, word, list)?;
            let (cost, result) = (num(cost)?, outcome(result)?);
            Effect::Play(Play { when: When::InBattle, cost, test: Test::Sure, result })
        }
        _ => return unknown(node, word, "effect"),
    })
}

fn moment(node: &Node) -> Result<When, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "a moment wanted")) };
    match (word.as_str(), list.as_slice()) {
        ("played", []) => Ok(When::Played(None)),
        ("played", [Node { is: Tree::Quoted(title), .. }]) => Ok(When::Played(Some(title.clone()))),
        ("deployed", [what]) => Ok(When::Deployed(filter(what)?)),
        _ => unknown(node, word, "moment"),
    }
}

fn test(node: &Node) -> Result<Test, Slip> {
    match &node.is {
        Tree::Word(word, list) if list.is_empty() => match word.as_str() {
            "sure" => Ok(Test::Sure),
            "below_ability" => Ok(Test::BelowAbility),
            _ => unknown(node, word, "test"),
        },
        _ => Err(Slip::new(node.at, "a test wanted")),
    }
}

fn outcome(node: &Node) -> Result<Outcome, Slip> {
    let Tree::Word(word, list) = &node.is else { return Err(Slip::new(node.at, "an outcome wanted")) };
    match (word.as_str(), list.as_slice()) {
        ("cancel", []) => Ok(Outcome::Cancel),
        ("bar", []) => Ok(Outcome::Bar),
        ("destinies", [n]) => Ok(Outcome::Destinies(num(n)?)),
        _ => unknown(node, word, "outcome"),
    }
}

fn shot_result(node: &Node) -> Result<ShotResult, Slip> {
    match &node.is {
        Tree::Word(word, list) if list.is_empty() => match word.as_str() {
            "hit" => Ok(ShotResult::Hit),
            "ion" => Ok(ShotResult::Ion),
            "hit_forfeit_zero" => Ok(ShotResult::HitForfeitZero),
            _ => unknown(node, word, "result of a shot"),
        },
        _ => Err(Slip::new(node.at, "the result of a shot wanted")),
    }
}

fn small(node: &Node) -> Result<u8, Slip> {
    match node.is {
        Tree::Number(n) if (0..=60).contains(&n) => Ok(n as u8),
        _ => Err(Slip::new(node.at, "a number from 0 to 60 wanted")),
    }
}

fn num(node: &Node) -> Result<Num, Slip> {
    match &node.is {
        Tree::Number(n) => Ok(Num::Fixed(*n)),
        Tree::Word(word, list) => match word.as_str() {
            "each" => {
                let [times, what] = exactly(node, word, list)?;
                let Tree::Number(times) = times.is else {
                    return Err(Slip::new(times.at, "a number wanted"));
                };
                Ok(Num::Each(times, filter(what)?))
            }
            "if" => {
                let [what, yes, no] = exactly(node, word, list)?;
                Ok(Num::If(filter(what)?, Box::new(num(yes)?), Box::new(num(no)?)))
            }
            "less" => {
                let [from, what, least] = exactly(node, word, list)?;
                let (from, least) = (i16::from(small(from)?), i16::from(small(least)?));
                Ok(Num::Less { from, what: printed(what)?, least })
            }
            _ => unknown(node, word, "number"),
        },
        Tree::Quoted(_) | Tree::All(_) | Tree::One(_) | Tree::Not(_) => {
            Err(Slip::new(node.at, "a number wanted"))
        }
    }
}

fn printed(node: &Node) -> Result<Printed, Slip> {
    match &node.is {
        Tree::Word(word, list) if list.is_empty() => match word.as_str() {
            "ability" => Ok(Printed::Ability),
            "power" => Ok(Printed::Power),
            _ => unknown(node, word, "printed number"),
        },
        _ => Err(Slip::new(node.at, "`ability` or `power` wanted")),
    }
}

fn filter(node: &Node) -> Result<Filter, Slip> {
    match &node.is {
        Tree::All(list) => Ok(Filter::All(list.iter().map(filter).collect::<Result<_, _>>()?)),
        Tree::One(list) => Ok(Filter::One(list.iter().map(filter).collect::<Result<_, _>>()?)),
        Tree::Not(inner) => Ok(Filter::Not(Box::new(filter(inner)?))),
        Tree::Number(_) | Tree::Quoted(_) => Err(Slip::new(node.at, "a filter wanted")),
        Tree::Word(word, list) if list.is_empty() => bare_filter(node, word),
        Tree::Word(word, list) => {
            let [argument] = exactly(node, word, list)?;
            filter_with(node, word, argument)
        }
    }
}

fn bare_filter(node: &Node, word: &str) -> Result<Filter, Slip> {
    if let Some(icon) = Icon::named(word) {
        return Ok(Filter::Icon(icon));
    }
    Ok(match word {
        "any" => Filter::Any,
        "self" => Filter::Me,
        "host" => Filter::Host,
        "piloted" => Filter::Piloted,
        "carrier" => Filter::Carrier,
        "own" => Filter::Own,
        "theirs" => Filter::Theirs,
        "here" => Filter::Here,
        "adjacent" => Filter::Adjacent,
        "related" => Filter::Related,
        "present" => Filter::Present,
        "location" => Filter::Location,
        "site" => Filter::Site,
        "system" => Filter::System,
        "character" => Filter::Character,
        "starship" => Filter::Starship,
        "capital" => Filter::Capital,
        "starfighter" => Filter::Starfighter,
        "vehicle" => Filter::Vehicle,
        "transport" => Filter::Transport,
        "controlled" => Filter::Controlled,
        "effect" => Filter::Effect,
        "fighting" => Filter::Fighting,
        "alone" => Filter::Alone,
        _ => return unknown(node, word, "filter"),
    })
}

fn filter_with(node: &Node, word: &str, argument: &Node) -> Result<Filter, Slip> {
    let quoted = || match &argument.is {
        Tree::Quoted(text) => Ok(text.clone()),
        _ => Err(Slip::new(argument.at, "a title in quotes wanted")),
    };
    let inner = || filter(argument).map(Box::new);
    Ok(match word {
        "on" => Filter::On(quoted()?),
        "trait" => Filter::Trait(quoted()?),
        "persona" => Filter::Persona(quoted()?),
        "title" => Filter::Title(quoted()?),
        "ability_over" => Filter::AbilityOver(small(argument)?),
        "at" => Filter::At(inner()?),
        "piloting" => Filter::Piloting(inner()?),
        "aboard" => Filter::Aboard(inner()?),
        "with" => Filter::With(inner()?),
        "piloted_by" => Filter::PilotedBy(inner()?),
        "carried_by" => Filter::CarriedBy(inner()?),
        _ => return unknown(node, word, "filter"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_understood() {
        let clause = parse(
            "dark: while is(on('Obi-Wan''s Hut')) & !controls: power(own & (alien | droid), each(-1, here))",
        );
        assert_eq!(
            clause,
            Ok(Clause {
                to: Some(Side::Dark),
                conditions: vec![
                    Condition::Is(Filter::On("Obi-Wan's Hut".into())),
                    Condition::Not(Box::new(Condition::Controls)),
                ],
                effect: Effect::Modify {
                    stat: Stat::Power,
                    of: Filter::All(vec![
                        Filter::Own,
                        Filter::One(vec![Filter::Icon(Icon::Alien), Filter::Icon(Icon::Droid)]),
                    ]),
                    by: Num::Each(-1, Filter::Here),
                },
            })
        );
    }

    #[test]
    fn every_slip_has_its_place() {
        let slips = [
            ("power(self)", 0, "`power` takes 2 arguments, not 1"),
            ("power(self, +2", 14, "`)` wanted"),
            ("while controls power(self, 1)", 15, "`:` wanted"),
            ("power(sefl, 1)", 6, "there is no filter `sefl`"),
            ("while flying: power(self, 1)", 6, "there is no condition `flying`"),
            ("sing(self, 1)", 0, "there is no effect `sing`"),
            ("power(title('Red 3), 1)", 12, "the title does not end"),
            ("grey: power(self, 1)", 0, "`light` or `dark` wanted"),
            ("power(self, 1) power", 15, "the clause should end here"),
            ("power(self, 99999)", 12, "\"99999\" is not a number"),
        ];
        for (text, at, what) in slips {
            assert_eq!(parse(text), Err(Slip::new(at, what)), "{text}");
        }
    }
}
