//! Costs, effects and amounts.

use super::clause::{
    ActMarks, ActionChoice, Amount, ClauseEffect, Condition, Cost, DamageKind, RepairKind, Resource, Who,
};
use super::filters::{action_kinds, faces, filter, one_face, one_token, slots, standard_arcs, tokens, who};
use super::meaning::{Word, condition, number, unknown};
use super::syntax::Node;
use crate::content::UpgradeSlot;

pub(super) fn cost(node: &Node) -> Word<Cost> {
    let Node::Word(word, inner) = node else { return unknown(node) };
    Ok(match (word.as_str(), inner.as_slice()) {
        ("charge", [some]) if some.head() == "some" => Cost::Charge(1, u8::MAX),
        ("charge", [count]) => Cost::Charge(number(count)?, number(count)?),
        ("charge", [low, high]) => Cost::Charge(number(low)?, number(high)?),
        ("force", [count]) => Cost::Force(number(count)?),
        ("spend", [kinds, count]) => Cost::Spend(tokens(kinds)?, number(count)?),
        ("spend-of", [kinds, count, ship]) => Cost::SpendOf(tokens(kinds)?, number(count)?, who(ship)?),
        ("lock", [ship]) => Cost::Lock(who(ship)?),
        ("gain", [kind, count, ship @ ..]) => Cost::Gain(one_token(kind)?, number(count)?, bearer_or(ship)?),
        ("suffer", [kind, count]) => Cost::Suffer(damage(kind)?, number(count)?),
        ("shield", [count]) => Cost::Shield(number(count)?),
        ("expose", [count]) => Cost::Expose(number(count)?),
        ("either", options) => Cost::Either(options.iter().map(cost).collect::<Word<_>>()?),
        ("result", [kinds]) => Cost::Result(faces(kinds)?),
        _ => return unknown(node),
    })
}

fn bearer_or(named: &[Node]) -> Word<Who> {
    match named {
        [] => Ok(Who::Bearer),
        [ship] => who(ship),
        [_, more, ..] => unknown(more),
    }
}

fn someone(named: &[Node]) -> Word<Option<Who>> {
    match named {
        [] => Ok(None),
        [ship] => who(ship).map(Some),
        [_, more, ..] => unknown(more),
    }
}

fn damage(node: &Node) -> Word<DamageKind> {
    match node.head().as_str() {
        "hit" => Ok(DamageKind::Hit),
        "crit" => Ok(DamageKind::Crit),
        _ => unknown(node),
    }
}

fn amount(node: &Node) -> Word<Amount> {
    match node {
        Node::Number(count) => u8::try_from(*count).map(Amount::Fixed).map_err(|_negative| node.head()),
        Node::Word(word, inner) => match (word.as_str(), inner.as_slice()) {
            ("all", []) => Ok(Amount::All),
            ("any", []) => Ok(Amount::Any),
            ("number", [Node::Word(what, none)]) if what == "paid" && none.is_empty() => Ok(Amount::Paid),
            ("number", [Node::Word(what, of)]) if what == "tokens" => match of.as_slice() {
                [kinds, ship] => Ok(Amount::Tokens(tokens(kinds)?, who(ship)?)),
                _ => unknown(node),
            },
            ("number", [ships]) => Ok(Amount::Ships(filter(ships)?)),
            _ => unknown(node),
        },
        _ => unknown(node),
    }
}

fn boxed(node: &Node) -> Word<Box<ClauseEffect>> {
    effect(node).map(Box::new)
}

pub(super) fn effect(node: &Node) -> Word<ClauseEffect> {
    let Node::Word(word, inner) = node else { return unknown(node) };
    let inner = inner.as_slice();
    let read =
        dice_effect(word, inner).or_else(|| ship_effect(word, inner)).or_else(|| rule_effect(word, inner));
    read.unwrap_or_else(|| unknown(node))
}

/// Effects on dice; `None` for other words.
fn dice_effect(word: &str, inner: &[Node]) -> Option<Word<ClauseEffect>> {
    use ClauseEffect as E;
    let read = || -> Word<Option<ClauseEffect>> {
        Ok(Some(match (word, inner) {
            ("reroll", [count]) => E::Reroll(amount(count)?, Vec::new()),
            ("reroll", [count, kinds]) => E::Reroll(amount(count)?, faces(kinds)?),
            ("change", [count, from, to, whose @ ..]) => E::Change {
                count: amount(count)?,
                from: faces(from)?,
                to: one_face(to)?,
                whose: someone(whose)?,
            },
            ("add", [face, count]) => E::Add(one_face(face)?, number(count)?),
            ("cancel", [count, kinds]) => E::Cancel(amount(count)?, faces(kinds)?),
            ("dice", [Node::Number(count), whose @ ..]) if *count < 0 => {
                E::FewerDice(count.unsigned_abs(), someone(whose)?)
            }
            ("dice", [count, whose @ ..]) => E::MoreDice(amount(count)?, someone(whose)?),
            ("no-range-bonus", [ship]) => E::NoRangeBonus(who(ship)?),
            ("no-spend", [lock, ship]) if lock.head() == "lock" && who(ship)? == Who::Bearer => {
                E::NoLockSpent
            }
            ("no-spend", [kinds, ship]) => E::NoSpend(tokens(kinds)?, who(ship)?),
            ("crits-first", []) => E::CritsFirst,
            ("evades-spare-crits", []) => E::EvadesSpareCrits,
            ("tokens-for-results", [kind]) => E::TokensForResults(one_token(kind)?),
            ("skip", [what]) if what.head() == "dice" => E::SkipDice,
            ("counts-as-hit", []) => E::CountsAsHit,
            _ => return Ok(None),
        }))
    };
    read().transpose()
}

/// Effects on ships; `None` for other words.
fn ship_effect(word: &str, inner: &[Node]) -> Option<Word<ClauseEffect>> {
    use ClauseEffect as E;
    let read = || -> Word<Option<ClauseEffect>> {
        Ok(Some(match (word, inner) {
            ("gain", [kind, count, ship @ ..]) => E::Gain(one_token(kind)?, amount(count)?, bearer_or(ship)?),
            ("remove", [kinds, count, ship @ ..]) => {
                E::Remove(tokens(kinds)?, amount(count)?, bearer_or(ship)?)
            }
            ("move", [kinds, count, from, to]) => {
                E::Move(tokens(kinds)?, amount(count)?, who(from)?, who(to)?)
            }
            ("act", [actions, marks @ ..]) => E::Act(action_choice(actions)?, act_marks(marks)?),
            ("lock", [object, ship @ ..]) => E::Lock(filter(object)?, bearer_or(ship)?),
            ("suffer", [kind, count, ship @ ..]) => {
                E::Suffer(damage(kind)?, number(count)?, bearer_or(ship)?)
            }
            ("lose-shield", [count, ship]) => E::LoseShield(number(count)?, who(ship)?),
            ("recover", [what, count, place]) => recover(what, count, place)?,
            ("lose", [what, count]) if what.head() == "charge" => E::LoseCharge(number(count)?),
            ("repair", [what, count, ship]) => E::Repair(repair_kind(what)?, number(count)?, who(ship)?),
            ("expose", [count, ship]) => E::Expose(number(count)?, who(ship)?),
            ("each", [ships, then]) => E::Each(filter(ships)?, boxed(then)?),
            ("either", options) => E::Either(options.iter().map(effect).collect::<Word<_>>()?),
            ("when", [holds, then]) => E::When(condition(holds)?, boxed(then)?),
            ("bonus", [weapon, at @ ..]) => {
                E::Bonus(weapon_choice(weapon)?, at.first().map(filter).transpose()?)
            }
            ("nothing", []) => E::Nothing,
            _ => return Ok(None),
        }))
    };
    read().transpose()
}

/// Standing rules, devices and squad building; `None` for other words.
fn rule_effect(word: &str, inner: &[Node]) -> Option<Word<ClauseEffect>> {
    use ClauseEffect as E;
    let read = || -> Word<Option<ClauseEffect>> {
        Ok(Some(match (word, inner) {
            ("waive", [lock, weapon]) if lock.head() == "lock" && weapon.head() == "this-weapon" => {
                E::WaiveLock
            }
            ("deal", [face, count, ship]) if face.head() == "facedown" && who(ship)? == Who::Bearer => {
                E::DealFacedown(number(count)?)
            }
            ("fly", [Node::One(templates), colour])
                if colour.head() == "white"
                    && templates.iter().map(Node::head).eq(["bank-1", "straight-1"].map(str::to_owned)) =>
            {
                E::FlyAhead
            }
            ("turret-only", [arcs]) => E::TurretOnly(standard_arcs(arcs)?),
            ("arc-is", [slot, front, turret]) if front.head() == "front" && turret.head() == "turret" => {
                E::ArcIsTurret(one_slot(slot)?)
            }
            ("lock-range", [ship, low, high]) if who(ship)? == Who::Bearer => {
                E::LockRange(number(low)?, number(high)?)
            }
            ("no-lock-at", [ship, low, high]) if who(ship)? == Who::Bearer => {
                E::NoLockAt(number(low)?, number(high)?)
            }
            ("ignore", [Node::Word(kind, which)])
                if kind == "obstacle-kind" && which.iter().map(Node::head).eq(["asteroid".to_owned()]) =>
            {
                E::IgnoreAsteroids
            }
            ("template", [new, old])
                if (new.head() == "bank-1" && old.head() == "straight-1")
                    || (new.head() == "bank" && old.head() == "same-speed") =>
            {
                E::BankTemplates
            }
            ("counts-as" | "slot-choice", [_]) => E::SquadRule,
            ("device", [how, count, card, template])
                if how.head() == "drop" && card.head() == "this" && template.head() == "straight-1" =>
            {
                E::Drop(number(count)?)
            }
            ("roll-damage", [count, how]) => E::RollDamage(number(count)?, how.head() == "hit"),
            ("remove-obstacle", [that]) if who(that)? == Who::That => E::RemoveObstacle,
            _ => return Ok(None),
        }))
    };
    read().transpose()
}

fn one_slot(node: &Node) -> Word<UpgradeSlot> {
    slots(node)?.first().copied().ok_or_else(|| node.head())
}

fn recover(what: &Node, count: &Node, place: &Node) -> Word<ClauseEffect> {
    let count = amount(count)?;
    Ok(match (what.head().as_str(), place.head().as_str()) {
        ("shield", _) => ClauseEffect::Recover(Resource::Shield, count, who(place)?),
        ("force", _) => ClauseEffect::Recover(Resource::Force, count, who(place)?),
        // The charges of a pilot lie on the ship card.
        ("charge", "this" | "self") => ClauseEffect::Recover(Resource::OwnCharge, count, Who::Bearer),
        ("charge", _) => return unknown(place),
        _ => return unknown(what),
    })
}

fn repair_kind(node: &Node) -> Word<RepairKind> {
    match node.head().as_str() {
        "faceup" => Ok(RepairKind::Faceup),
        "facedown" => Ok(RepairKind::Facedown),
        "faceup-ship" => Ok(RepairKind::FaceupShip),
        _ => unknown(node),
    }
}

fn action_choice(node: &Node) -> Word<ActionChoice> {
    match node.head().as_str() {
        "any" | "bar" => Ok(ActionChoice::Bar),
        "white" | "bar-white" => Ok(ActionChoice::WhiteOnBar),
        _ => action_kinds(node).map(ActionChoice::Named),
    }
}

fn act_marks(nodes: &[Node]) -> Word<ActMarks> {
    let mut marks = ActMarks::default();
    for node in nodes {
        match node.head().as_str() {
            "red" => marks.red = true,
            "as-red" => marks.as_red = true,
            "stressed-ok" => marks.stressed = true,
            _ => return unknown(node),
        }
    }
    Ok(marks)
}

/// The weapon of a bonus attack.
fn weapon_choice(node: &Node) -> Word<Condition> {
    if node.head() == "any" { Ok(Condition::All(Vec::new())) } else { condition(node) }
}
