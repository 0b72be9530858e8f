//! From the tree of a clause to its types: the clause itself, its window and its conditions.

use super::clause::{Clause, Condition, Limit, Mode, Role, Step, Until, Who, Window};
use super::effects::{cost, effect};
use super::filters::{action_kinds, arcs, colours, filter, slots, standard_arcs, who};
use super::syntax::{self, Node, SyntaxError};
use crate::content::dial::BearingKind;
use serde::Serialize;
use std::fmt;

/// The part of a clause in which a word stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClausePart {
    Side,
    On,
    Of,
    If,
    By,
    Pick,
    Pay,
    Do,
    Until,
    Limit,
}

/// A word that the language does not have in this place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct UnknownWord {
    pub word: String,
    pub part: ClausePart,
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = match self.part {
            ClausePart::Side => "side",
            ClausePart::On => "on",
            ClausePart::Of => "of",
            ClausePart::If => "if",
            ClausePart::By => "by",
            ClausePart::Pick => "pick",
            ClausePart::Pay => "pay",
            ClausePart::Do => "do",
            ClausePart::Until => "until",
            ClausePart::Limit => "limit",
        };
        write!(f, "{} after {part}", self.word)
    }
}

/// The word at which reading stopped.
pub(super) type Word<T> = Result<T, String>;

pub(super) fn unknown<T>(node: &Node) -> Word<T> {
    Err(node.head())
}

/// Reads a clause. The inner error is a word that the language does not have.
///
/// # Errors
/// The text does not have the form of a clause.
pub fn read(text: &str) -> Result<Result<Clause, UnknownWord>, SyntaxError> {
    Ok(clause(&syntax::parse(text)?))
}

fn clause(syntax: &syntax::ClauseSyntax) -> Result<Clause, UnknownWord> {
    let at = |part: ClausePart| move |word: String| UnknownWord { word, part };
    let all = |nodes: &[Node]| nodes.iter().map(condition).collect::<Word<Vec<Condition>>>();
    let dormant = syntax.when.iter().any(is_never);
    let when = if dormant { Vec::new() } else { all(&syntax.when).map_err(at(ClausePart::If))? };
    let mode = match syntax.mode {
        "may" => Mode::May,
        "must" => Mode::Must,
        _ => Mode::Is,
    };
    let side = syntax.side.as_ref().map(number).transpose().map_err(at(ClausePart::Side))?;
    if dormant {
        // What only happens on a carried ship is never reached: no ship carries another here.
        let of = super::Filter::Is(Who::Bearer);
        let (by, pick, until, limit) = (None, None, None, None);
        let (pay, effects) = (Vec::new(), Vec::new());
        return Ok(Clause {
            side,
            on: Window::WhileDocked,
            of,
            when,
            mode,
            by,
            pick,
            pay,
            effects,
            until,
            limit,
        });
    }
    let on = syntax.on.as_ref().map_or(Err(String::new()), window).map_err(at(ClausePart::On))?;
    let of =
        syntax.of.as_ref().map_or(Ok(super::Filter::Is(Who::Bearer)), filter).map_err(at(ClausePart::Of))?;
    let by = syntax.by.as_ref().map(who).transpose().map_err(at(ClausePart::By))?;
    let pick = syntax.pick.as_ref().map(filter).transpose().map_err(at(ClausePart::Pick))?;
    let pay = syntax.pay.iter().map(cost).collect::<Word<Vec<_>>>().map_err(at(ClausePart::Pay))?;
    let effects = syntax.effects.iter().map(effect).collect::<Word<Vec<_>>>().map_err(at(ClausePart::Do))?;
    let until = syntax.until.as_ref().map(until).transpose().map_err(at(ClausePart::Until))?;
    let limit = syntax.limit.as_ref().map(limit).transpose().map_err(at(ClausePart::Limit))?;
    Ok(Clause { side, on, of, when, mode, by, pick, pay, effects, until, limit })
}

/// Whether a condition can never hold, because no ship carries another.
fn is_never(node: &Node) -> bool {
    match node {
        Node::Word(word, inner) if word == "self" => {
            matches!(inner.as_slice(), [Node::Word(state, none)] if state == "docked" && none.is_empty())
        }
        Node::Word(word, inner) => word == "carrying" && inner.is_empty(),
        _ => false,
    }
}

pub(super) fn number(node: &Node) -> Word<u8> {
    match node {
        Node::Number(number) => u8::try_from(*number).map_err(|_negative| node.head()),
        _ => unknown(node),
    }
}

fn until(node: &Node) -> Word<Until> {
    match node.head().as_str() {
        "phase-end" => Ok(Until::PhaseEnd),
        "round-end" => Ok(Until::RoundEnd),
        "attack-end" => Ok(Until::AttackEnd),
        _ => unknown(node),
    }
}

fn limit(node: &Node) -> Word<Limit> {
    if node.head() == "shared" { Ok(Limit::Shared) } else { unknown(node) }
}

fn window(node: &Node) -> Word<Window> {
    let Node::Word(word, inner) = node else { return unknown(node) };
    if !inner.is_empty() {
        return unknown(node);
    }
    if let Some((role, step)) = word.split_once('.') {
        return Ok(Window::Attack(role_of(role)?, step_of(step)?));
    }
    Ok(match word.as_str() {
        "always" => Window::Always,
        "setup-self" => Window::SetupSelf,
        "system" => Window::System,
        "activation-start" => Window::ActivationStart,
        "before-activate" => Window::BeforeActivate,
        "before-reveal" => Window::BeforeReveal,
        "reveal" => Window::Reveal,
        "executed" => Window::Executed,
        "acted" => Window::Acted,
        "rolling" => Window::Rolling,
        "would-drop" => Window::WouldDrop,
        "card-action" => Window::CardAction,
        "decloaked" => Window::Decloaked,
        "detonates" => Window::Detonates,
        "engagement-start" => Window::EngagementStart,
        "before-engage" => Window::BeforeEngage,
        "engagement-end" => Window::EngagementEnd,
        "end-start" => Window::EndStart,
        "end-phase" => Window::EndPhase,
        "lost-shield" => Window::LostShield,
        _ => return unknown(node),
    })
}

fn role_of(word: &str) -> Word<Role> {
    match word {
        "attack" => Ok(Role::Attacker),
        "defend" => Ok(Role::Defender),
        "fight" => Ok(Role::Either),
        _ => Err(word.to_owned()),
    }
}

fn step_of(word: &str) -> Word<Step> {
    Ok(match word {
        "declared" => Step::Declared,
        "during" => Step::During,
        "attack-count" => Step::AttackCount,
        "count" => Step::Count,
        "dice" => Step::Dice,
        "theirs" => Step::Theirs,
        "attack-modified" => Step::AttackModified,
        "before-neutralize" => Step::BeforeNeutralize,
        "neutralize" => Step::Neutralize,
        "after-neutralize" => Step::AfterNeutralize,
        "damage" => Step::Damage,
        "after" => Step::After,
        _ => return Err(word.to_owned()),
    })
}

pub(super) fn condition(node: &Node) -> Word<Condition> {
    let (word, inner) = match node {
        Node::Not(inner) => return Ok(Condition::Not(Box::new(condition(inner)?))),
        Node::All(inner) => return Ok(Condition::All(inner.iter().map(condition).collect::<Word<_>>()?)),
        Node::One(inner) => return Ok(Condition::One(inner.iter().map(condition).collect::<Word<_>>()?)),
        Node::Word(word, inner) => (word.as_str(), inner.as_slice()),
        Node::Number(_) | Node::Quoted(_) => return unknown(node),
    };
    Ok(match (word, inner) {
        ("exists", [inner]) => Condition::Least(1, filter(inner)?),
        ("none", [inner]) => Condition::Most(0, filter(inner)?),
        ("most", [count, inner]) => Condition::Most(number(count)?, filter(inner)?),
        ("primary", []) => Condition::Primary,
        ("special", []) => Condition::Special,
        ("this-weapon", []) => Condition::ThisWeapon,
        ("weapon", [inner]) => Condition::Weapon(slots(inner)?),
        ("weapon-arc", [inner]) => Condition::WeaponArc(arcs(inner)?),
        ("turret-at", [inner]) => Condition::TurretAt(standard_arcs(inner)?),
        ("bonus-attack", []) => Condition::BonusAttack,
        ("attack-range", [low, high]) => Condition::AttackRange(number(low)?, number(high)?),
        ("obstructed", []) => Condition::Obstructed,
        ("hit", []) => Condition::Hit,
        ("missed", []) => Condition::Missed,
        ("defending", [inner]) => Condition::Defending(who(inner)?),
        ("dice-most", [count]) => Condition::DiceMost(number(count)?),
        ("fully", []) => Condition::Fully,
        ("partly", []) => Condition::Partly,
        ("colour", [inner]) => Condition::Colour(colours(inner)?),
        ("speed", [low, high]) => Condition::Speed(number(low)?, number(high)?),
        ("bearing", [inner]) => Condition::Bearing(bearings(inner)?),
        ("action", [inner]) => Condition::Action(action_kinds(inner)?),
        ("action-colour", [inner]) => Condition::ActionColour(colours(inner)?),
        ("charged", []) => Condition::Charged,
        ("uncharged", []) => Condition::Not(Box::new(Condition::Charged)),
        ("moving", []) => Condition::Moving,
        ("template-is", [inner]) if inner.head() == "straight" => Condition::StraightTemplate,
        (_, [inner]) if who(&Node::Word(word.to_owned(), Vec::new())).is_ok() => {
            Condition::Is(who(&Node::Word(word.to_owned(), Vec::new()))?, filter(inner)?)
        }
        _ => return unknown(node),
    })
}

/// Words joined by `|`, each read alike.
pub(super) fn each<T>(node: &Node, read: impl Fn(&str) -> Option<T>) -> Word<Vec<T>> {
    let one = |node: &Node| match node {
        Node::Word(word, inner) if inner.is_empty() => read(word).ok_or_else(|| node.head()),
        _ => unknown(node),
    };
    match node {
        Node::One(nodes) => nodes.iter().map(one).collect(),
        _ => Ok(vec![one(node)?]),
    }
}

fn bearings(node: &Node) -> Word<Vec<BearingKind>> {
    each(node, |word| match word {
        "straight" => Some(BearingKind::Straight),
        "bank" => Some(BearingKind::Bank),
        "turn" => Some(BearingKind::Turn),
        "koiogran" => Some(BearingKind::Koiogran),
        "segnor" => Some(BearingKind::Segnor),
        "tallon" => Some(BearingKind::Tallon),
        "stationary" => Some(BearingKind::Stationary),
        _ => None,
    })
}
