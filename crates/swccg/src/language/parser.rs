//! Turns the syntax tree of a clause into the types of the effect language: every keyword and its arguments.

use super::action_parser::{action, phase};
use super::macros;
use super::syntax::{ClauseSyntax, Expr, Node, ParseError, draft};
use super::{Clause, Condition, Effect, Filter, Num, Printed, Shot, ShotResult, Stat};
use crate::cards::card::{Icon, Side, VehicleKind, WeaponKind};

/// Parses a clause.
///
/// # Errors
/// The first error, with its position in the text.
pub fn parse(text: &str) -> Result<Clause, ParseError> {
    let ClauseSyntax { to, conditions, effect } = draft(text)?;
    let to = to.map(|node| side(&node)).transpose()?;
    let conditions = match conditions {
        None => Vec::new(),
        Some(Node { is: Expr::All(list), .. }) => list.iter().map(condition).collect::<Result<_, _>>()?,
        Some(node) => vec![condition(&node)?],
    };
    Ok(Clause { to, conditions, effect: self::effect(&effect)? })
}

fn side(node: &Node) -> Result<Side, ParseError> {
    match &node.is {
        Expr::Word(word, list) if word == "light" && list.is_empty() => Ok(Side::Light),
        Expr::Word(word, list) if word == "dark" && list.is_empty() => Ok(Side::Dark),
        _ => Err(ParseError::new(node.at, "`light` or `dark` wanted")),
    }
}

/// The arguments, if there are exactly `N`.
pub(super) fn exactly<'n, const N: usize>(
    node: &Node,
    word: &str,
    list: &'n [Node],
) -> Result<&'n [Node; N], ParseError> {
    list.try_into()
        .map_err(|_| ParseError::new(node.at, format!("`{word}` takes {N} arguments, not {}", list.len())))
}

pub(super) fn unknown<T>(node: &Node, word: &str, sort: &str) -> Result<T, ParseError> {
    Err(ParseError::new(node.at, format!("there is no {sort} `{word}`")))
}

fn condition(node: &Node) -> Result<Condition, ParseError> {
    let (word, list) = match &node.is {
        Expr::Not(inner) => return Ok(Condition::Not(Box::new(condition(inner)?))),
        Expr::Word(word, list) => (word.as_str(), list.as_slice()),
        Expr::Number(_) | Expr::Quoted(_) | Expr::All(_) | Expr::One(_) => {
            return Err(ParseError::new(node.at, "a condition wanted"));
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
        "occupies" => bare(node, word, list, Condition::Occupies)?,
        "battling" => bare(node, word, list, Condition::Battling)?,
        "initiated" => bare(node, word, list, Condition::Initiated)?,
        "attacked" => bare(node, word, list, Condition::Attacked)?,
        "battle" => bare(node, word, list, Condition::Battle)?,
        "own_turn" => bare(node, word, list, Condition::OwnTurn)?,
        "chosen" => Condition::Chosen(small(&exactly::<1>(node, word, list)?[0])?),
        "life_below" => Condition::LifeBelow(small(&exactly::<1>(node, word, list)?[0])?),
        "drawn" => {
            let [least, most] = exactly(node, word, list)?;
            Condition::Drawn(i16::from(small(least)?), i16::from(small(most)?))
        }
        "defending" => bare(node, word, list, Condition::Defending)?,
        _ => return unknown(node, word, "condition"),
    })
}

fn bare<T>(node: &Node, word: &str, list: &[Node], value: T) -> Result<T, ParseError> {
    exactly::<0>(node, word, list).map(|_| value)
}

fn effect(node: &Node) -> Result<Effect, ParseError> {
    let Expr::Word(word, list) = &node.is else { return Err(ParseError::new(node.at, "an effect wanted")) };
    if let Some(stat) = Stat::named(word) {
        let [of, by] = exactly(node, word, list)?;
        return Ok(Effect::Modify { stat, of: filter(of)?, by: num(by)? });
    }
    let one = || -> Result<Filter, ParseError> { filter(&exactly::<1>(node, word, list)?[0]) };
    Ok(match word.as_str() {
        "pilot" => {
            let [by] = exactly(node, word, list)?;
            Effect::Modify { stat: Stat::Power, of: Filter::Piloted, by: num(by)? }
        }
        "pilot_icon" => match list.as_slice() {
            [by] => Effect::PilotIcon { of: Filter::Piloted, by: num(by)? },
            [by, of] => {
                Effect::PilotIcon { of: Filter::All(vec![Filter::Piloted, filter(of)?]), by: num(by)? }
            }
            _ => return Err(ParseError::new(node.at, "a number wanted, and perhaps what it is added to")),
        },
        "on" | "on_any" => {
            let [host, cost] = exactly(node, word, list)?;
            Effect::On { host: filter(host)?, cost: num(cost)?, anybody: word == "on_any" }
        }
        "only" => Effect::Only(one()?),
        "deploys_in" => Effect::DeploysIn(phase(&exactly::<1>(node, word, list)?[0])?),
        "deploy_test" => Effect::DeployTest(num(&exactly::<1>(node, word, list)?[0])?),
        "modes" => Effect::Modes(small(&exactly::<1>(node, word, list)?[0])?),
        "aims" => Effect::Aims(one()?),
        "fixed" => Effect::Fixed(one()?),
        "free_move" => Effect::FreeMove(one()?),
        "passage" | "passage_both_ways" => {
            let [which, who, to] = exactly(node, word, list)?;
            let back = word == "passage_both_ways";
            Effect::Passage { phase: phase(which)?, who: filter(who)?, to: filter(to)?, back }
        }
        "roams" => Effect::Roams(one()?),
        "walks" => bare(node, word, list, Effect::Walks)?,
        "shuttles" => bare(node, word, list, Effect::Shuttles)?,
        "react_move" | "react_move_free" => {
            let free = word == "react_move_free";
            bare(node, word, list, Effect::ReactMove { who: Filter::Me, to: Filter::Any, free })?
        }
        "react_moves" => {
            let [who, to] = exactly(node, word, list)?;
            Effect::ReactMove { who: filter(who)?, to: filter(to)?, free: false }
        }
        "react_deploy" => Effect::ReactDeploy { who: Filter::Any, to: one()? },
        "react_deploys" => {
            let [who, to] = exactly(node, word, list)?;
            Effect::ReactDeploy { who: filter(who)?, to: filter(to)? }
        }
        "table" => Effect::Table(num(&exactly::<1>(node, word, list)?[0])?),
        "no_drain_bonus" => Effect::NoDrainBonus(one()?),
        "dulls" => Effect::Dulls(one()?),
        "shuts_out" => Effect::ShutsOut(one()?),
        "closed" => bare(node, word, list, Effect::Closed)?,
        "no_battle" => Effect::NoBattle(one()?),
        "free" => Effect::Free(one()?),
        "not_aboard" => Effect::NotAboard(one()?),
        "mute" => Effect::Mute(one()?),
        "extends" => bare(node, word, list, Effect::Extends)?,
        "rotates" => bare(node, word, list, Effect::Rotates)?,
        "night" => Effect::Night(one()?),
        "immune_to" => match list.as_slice() {
            [Node { is: Expr::Quoted(title), .. }] => Effect::ImmuneTo(title.clone()),
            _ => return Err(ParseError::new(node.at, "a title in quotes wanted")),
        },
        "cannot_carry" => Effect::CannotCarry(one()?),
        "free_transfer" => Effect::FreeTransfer(one()?),
        "no_permanent" => Effect::NoPermanent(one()?),
        "target" => Effect::Target(small(&exactly::<1>(node, word, list)?[0])?),
        "saves" => Effect::Saves(one()?),
        "destiny_or" => Effect::DestinyOr(small(&exactly::<1>(node, word, list)?[0])?),
        "dock" => {
            let [light, dark] = exactly(node, word, list)?;
            Effect::Dock([small(light)?, small(dark)?])
        }
        "ferocity" => {
            let [base, draws] = exactly(node, word, list)?;
            let Expr::Number(base) = base.is else { return Err(ParseError::new(base.at, "a number wanted")) };
            Effect::Ferocity { base, draws: small(draws)? }
        }
        "prey" => Effect::Prey(one()?),
        "undercover" => bare(node, word, list, Effect::HidesSpy)?,
        "carried" => Effect::Carried(one()?),
        "powers" => bare(node, word, list, Effect::Powers)?,
        "entry" => Effect::Entry(small(&exactly::<1>(node, word, list)?[0])?),
        "react_from_hand" => bare(node, word, list, Effect::ReactFromHand)?,
        "fire" => Effect::Fire(shot(node, list, None)?),
        // `fire_raised(AT, COST, DRAWS, BONUS, RESULT, MOST)`: up to MOST more Force, one more each.
        "fire_raised" => match list.as_slice() {
            [first @ .., most] => Effect::Fire(Shot { raise: small(most)?, ..shot(node, first, None)? }),
            [] => return Err(ParseError::new(node.at, "a shot wanted")),
        },
        "fire_contest" => Effect::Fire(Shot { contest: true, ..shot(node, list, None)? }),
        "fire_far" => Effect::Fire(Shot { far: true, ..shot(node, list, None)? }),
        "fire_again" => match list.as_slice() {
            [first @ .., again] => Effect::Fire(shot(node, first, Some(num(again)?))?),
            [] => return Err(ParseError::new(node.at, "a shot wanted")),
        },
        "act" => Effect::Act(Box::new(action(node, list)?)),
        _ => match macros::expansion(word) {
            Some(includes_card) => bare(node, word, list, self::effect(&draft(includes_card)?.effect)?)?,
            None => return unknown(node, word, "effect"),
        },
    })
}

fn shot(node: &Node, list: &[Node], again: Option<Num>) -> Result<Shot, ParseError> {
    let [at, cost, draws, bonus, result] = exactly(node, "fire", list)?;
    Ok(Shot {
        at: filter(at)?,
        cost: num(cost)?,
        draws: small(draws)?,
        bonus: num(bonus)?,
        result: shot_result(result)?,
        again,
        far: false,
        raise: 0,
        contest: false,
    })
}

fn shot_result(node: &Node) -> Result<ShotResult, ParseError> {
    match &node.is {
        Expr::Word(word, list) if list.is_empty() => match word.as_str() {
            "hit" => Ok(ShotResult::Hit),
            "ion" => Ok(ShotResult::Ion),
            "ion_power" => Ok(ShotResult::IonPower),
            "hit_forfeit_zero" => Ok(ShotResult::HitForfeitZero),
            "hit_or_lost" => Ok(ShotResult::HitOrLost),
            "capture" => Ok(ShotResult::Capture),
            "exclude" => Ok(ShotResult::Exclude),
            _ => unknown(node, word, "result of a shot"),
        },
        _ => Err(ParseError::new(node.at, "the result of a shot wanted")),
    }
}

pub(super) fn small(node: &Node) -> Result<u8, ParseError> {
    match node.is {
        Expr::Number(n) if (0..=60).contains(&n) => Ok(n as u8),
        _ => Err(ParseError::new(node.at, "a number from 0 to 60 wanted")),
    }
}

pub(super) fn num(node: &Node) -> Result<Num, ParseError> {
    match &node.is {
        Expr::Number(n) => Ok(Num::Fixed(*n)),
        Expr::Word(word, list) => match word.as_str() {
            "each" => {
                let [times, what] = exactly(node, word, list)?;
                let Expr::Number(times) = times.is else {
                    return Err(ParseError::new(times.at, "a number wanted"));
                };
                Ok(Num::Each(times, filter(what)?))
            }
            "pairs" => {
                let [times, one, other] = exactly(node, word, list)?;
                Ok(Num::Pairs(i16::from(small(times)?), filter(one)?, filter(other)?))
            }
            "times" => {
                let [times, what] = exactly(node, word, list)?;
                Ok(Num::Of(i16::from(small(times)?), printed(what)?))
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
            _ if list.is_empty() => Ok(Num::Of(1, printed(node)?)),
            _ => unknown(node, word, "number"),
        },
        Expr::Quoted(_) | Expr::All(_) | Expr::One(_) | Expr::Not(_) => {
            Err(ParseError::new(node.at, "a number wanted"))
        }
    }
}

fn printed(node: &Node) -> Result<Printed, ParseError> {
    match &node.is {
        Expr::Word(word, list) if list.is_empty() => match word.as_str() {
            "ability" => Ok(Printed::Ability),
            "power" => Ok(Printed::Power),
            "destiny" => Ok(Printed::Destiny),
            "deploy" => Ok(Printed::Deploy),
            "defence" => Ok(Printed::Defense),
            "forfeit" => Ok(Printed::Forfeit),
            "aboard" => Ok(Printed::Aboard),
            "drawn" => Ok(Printed::Drawn),
            _ => unknown(node, word, "printed number"),
        },
        _ => Err(ParseError::new(node.at, "the name of a number wanted")),
    }
}

pub(super) fn filter(node: &Node) -> Result<Filter, ParseError> {
    match &node.is {
        Expr::All(list) => Ok(Filter::All(list.iter().map(filter).collect::<Result<_, _>>()?)),
        Expr::One(list) => Ok(Filter::One(list.iter().map(filter).collect::<Result<_, _>>()?)),
        Expr::Not(inner) => Ok(Filter::Not(Box::new(filter(inner)?))),
        Expr::Number(_) | Expr::Quoted(_) => Err(ParseError::new(node.at, "a filter wanted")),
        Expr::Word(word, list) if list.is_empty() => bare_filter(node, word),
        Expr::Word(word, list) => {
            let [argument] = exactly(node, word, list)?;
            filter_with(node, word, argument)
        }
    }
}

fn bare_filter(node: &Node, word: &str) -> Result<Filter, ParseError> {
    if let Some(icon) = Icon::named(word) {
        return Ok(Filter::Icon(icon));
    }
    if let Some(kind) = kind_of_vehicle(word) {
        return Ok(Filter::VehicleOf(kind));
    }
    if let Some(kind) = kind_of_weapon(word) {
        return Ok(Filter::WeaponOf(kind));
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
        "squadron" => Filter::Squadron,
        "controlled" => Filter::Controlled,
        "walked" => Filter::Walked,
        "costless" => Filter::Costless,
        "unique" => Filter::Unique,
        "crewed" => Filter::Crewed,
        "may_carry" => Filter::MayCarry,
        "creature" => Filter::Creature,
        "effect" => Filter::Effect,
        "weapon" => Filter::Weapon,
        "device" => Filter::Device,
        "armed" => Filter::Armed,
        "empty" => Filter::Empty,
        "captive" => Filter::Captive,
        "stolen" => Filter::Stolen,
        "hit" => Filter::Hit,
        "permanent" => Filter::Permanent,
        "night" => Filter::Night,
        "aim" => Filter::Aim,
        "fighting" => Filter::Fighting,
        "alone" => Filter::Alone,
        _ => return unknown(node, word, "filter"),
    })
}

fn kind_of_vehicle(word: &str) -> Option<VehicleKind> {
    Some(match word {
        "combat" => VehicleKind::Combat,
        "creature_vehicle" => VehicleKind::Creature,
        "shuttle" => VehicleKind::Shuttle,
        "transport" => VehicleKind::Transport,
        _ => return None,
    })
}

fn kind_of_weapon(word: &str) -> Option<WeaponKind> {
    Some(match word {
        "artillery" => WeaponKind::Artillery,
        "automated" => WeaponKind::Automated,
        "character_weapon" => WeaponKind::Character,
        "starship_weapon" => WeaponKind::Starship,
        "vehicle_weapon" => WeaponKind::Vehicle,
        "squadron_weapon" => WeaponKind::Squadron,
        "death_star_weapon" => WeaponKind::DeathStar,
        "death_star_two_weapon" => WeaponKind::DeathStarTwo,
        _ => return None,
    })
}

fn filter_with(node: &Node, word: &str, argument: &Node) -> Result<Filter, ParseError> {
    let quoted = || match &argument.is {
        Expr::Quoted(text) => Ok(text.clone()),
        _ => Err(ParseError::new(argument.at, "a title in quotes wanted")),
    };
    let inner = || filter(argument).map(Box::new);
    Ok(match word {
        "on" => Filter::On(quoted()?),
        "trait" => Filter::Trait(quoted()?),
        "persona" => Filter::Persona(crate::cards::persona::standard_name(&quoted()?).to_owned()),
        "title" => Filter::Title(quoted()?),
        "ability_over" => Filter::AbilityOver(small(argument)?),
        "ability" => Filter::AbilityIs(small(argument)?),
        "at" => Filter::At(inner()?),
        "piloting" => Filter::Piloting(inner()?),
        "aboard" => Filter::Aboard(inner()?),
        "with" => Filter::With(inner()?),
        "piloted_by" => Filter::PilotedBy(inner()?),
        "carried_by" => Filter::CarriedBy(inner()?),
        "carries" => Filter::Carries(inner()?),
        "holds" => Filter::Holds(inner()?),
        "near" => Filter::Near(inner()?),
        "occupied_with" => Filter::OccupiedWith(inner()?),
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
            assert_eq!(parse(text), Err(ParseError::new(at, what)), "{text}");
        }
    }
}
