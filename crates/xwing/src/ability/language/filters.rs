//! Filters of ships, and the small words: ships, arcs, tokens, faces, actions, slots.

use super::clause::{ArcName, FaceName, Filter, TokenSet, Who};
use super::meaning::{Word, each, number, unknown};
use super::syntax::Node;
use crate::content::{AbilityId, ActionKind, Difficulty, UpgradeSlot};
use crate::event::Token;
use crate::geometry::{Base, StandardArc};

pub(super) fn who(node: &Node) -> Word<Who> {
    match node {
        Node::Word(word, inner) if inner.is_empty() => Ok(match word.as_str() {
            "self" => Who::Bearer,
            "it" => Who::It,
            "that" => Who::That,
            "foe" => Who::Foe,
            "attacker" => Who::Attacker,
            "defender" => Who::Defender,
            _ => return unknown(node),
        }),
        _ => unknown(node),
    }
}

/// Measured from the bearer unless a ship is named.
fn from(named: &[Node]) -> Word<Who> {
    match named {
        [] => Ok(Who::Bearer),
        [inner, ..] => who(inner),
    }
}

pub(super) fn filter(node: &Node) -> Word<Filter> {
    let (word, inner) = match node {
        Node::Not(inner) => return Ok(Filter::Not(Box::new(filter(inner)?))),
        Node::All(inner) => return Ok(Filter::All(inner.iter().map(filter).collect::<Word<_>>()?)),
        Node::One(inner) => return Ok(Filter::One(inner.iter().map(filter).collect::<Word<_>>()?)),
        Node::Word(word, inner) => (word.as_str(), inner.as_slice()),
        Node::Number(_) | Node::Quoted(_) => return unknown(node),
    };
    if let Ok(ship) = who(node) {
        return Ok(Filter::Is(ship));
    }
    Ok(match (word, inner) {
        ("ship", []) => Filter::Ship,
        ("friend", []) => Filter::Friend,
        ("enemy", []) => Filter::Enemy,
        ("other", []) => Filter::Other,
        ("near", [low, high, device]) if device.head() == "device-here" => {
            Filter::NearDevice(number(low)?, number(high)?)
        }
        ("remote", []) => Filter::Remote,
        ("obstacle", []) => Filter::Obstacle,
        ("near", [low, high, of @ ..]) => Filter::Near(number(low)?, number(high)?, from(of)?),
        ("in", [arc, of @ ..]) => Filter::In(arcs(arc)?, from(of)?),
        ("has-in", [arc, of @ ..]) => Filter::HasIn(arcs(arc)?, from(of)?),
        ("attack-arc", []) => Filter::InAttackArc,
        ("locked-by", [inner]) => Filter::LockedBy(Box::new(filter(inner)?)),
        ("locks", [inner]) => Filter::Locks(who(inner)?),
        ("generic", []) => Filter::Generic,
        ("limited", []) => Filter::Limited,
        ("size", [inner]) => Filter::Sizes(sizes(inner)?),
        ("bar", [inner]) => match action_kinds(inner)?.as_slice() {
            [kind] => Filter::Bar(*kind),
            _ => return unknown(inner),
        },
        ("ability", [inner]) => match AbilityId::from_word(&inner.head()) {
            Some(id) => Filter::Ability(id),
            None => return unknown(inner),
        },
        ("stressed", []) => Filter::Stressed,
        ("stress-most", [count]) => Filter::StressMost(number(count)?),
        ("stress-least", [count]) => Filter::StressLeast(number(count)?),
        ("damaged", []) => Filter::Damaged,
        ("damage-most", [count]) => Filter::DamageMost(number(count)?),
        ("crit-damaged", []) => Filter::CriticallyDamaged,
        ("shielded", []) => Filter::Shielded,
        ("full-shields", []) => Filter::FullShields,
        ("tractored", []) => Filter::Tractored,
        ("disarmed", []) => Filter::Has(TokenSet::of(&[Token::Disarm])),
        ("cloaked", []) => Filter::Has(TokenSet::of(&[Token::Cloak])),
        ("strained", []) => Filter::Has(TokenSet::of(&[Token::Strain])),
        ("depleted", []) => Filter::Has(TokenSet::of(&[Token::Deplete])),
        ("focused", []) => Filter::Has(TokenSet::of(&[Token::Focus])),
        ("evading", []) => Filter::Has(TokenSet::of(&[Token::Evade])),
        ("calculating", []) => Filter::Has(TokenSet::of(&[Token::Calculate])),
        ("reinforced", []) => Filter::Has(TokenSet::of(&[Token::ReinforceFore, Token::ReinforceAft])),
        ("has", [inner]) => Filter::Has(tokens(inner)?),
        ("bigger", [inner]) => Filter::Bigger(who(inner)?),
        ("initiative-below", [inner]) => Filter::InitiativeBelow(who(inner)?),
        ("docked", []) => Filter::Docked,
        _ => return unknown(node),
    })
}

pub(super) fn arcs(node: &Node) -> Word<Vec<ArcName>> {
    each(node, |word| match word {
        "bullseye" => Some(ArcName::Bullseye),
        "turret" => Some(ArcName::Turret),
        "firing" => Some(ArcName::Firing),
        _ => standard_arc(word).map(ArcName::Standard),
    })
}

fn standard_arc(word: &str) -> Option<StandardArc> {
    match word {
        "front" => Some(StandardArc::Front),
        "rear" => Some(StandardArc::Rear),
        "left" => Some(StandardArc::Left),
        "right" => Some(StandardArc::Right),
        _ => None,
    }
}

pub(super) fn standard_arcs(node: &Node) -> Word<Vec<StandardArc>> {
    each(node, standard_arc)
}

fn sizes(node: &Node) -> Word<Vec<Base>> {
    each(node, |word| match word {
        "small" => Some(Base::Small),
        "medium" => Some(Base::Medium),
        "large" => Some(Base::Large),
        _ => None,
    })
}

pub(super) fn slots(node: &Node) -> Word<Vec<UpgradeSlot>> {
    each(node, |word| match word {
        "torpedo" => Some(UpgradeSlot::Torpedo),
        "missile" => Some(UpgradeSlot::Missile),
        "cannon" => Some(UpgradeSlot::Cannon),
        "turret" => Some(UpgradeSlot::Turret),
        _ => None,
    })
}

pub(super) fn colours(node: &Node) -> Word<Vec<Difficulty>> {
    each(node, |word| match word {
        "blue" => Some(Difficulty::Blue),
        "white" => Some(Difficulty::White),
        "red" => Some(Difficulty::Red),
        "purple" => Some(Difficulty::Purple),
        _ => None,
    })
}

pub(super) fn action_kinds(node: &Node) -> Word<Vec<ActionKind>> {
    each(node, |word| {
        let spaced = word.replace('-', " ");
        ActionKind::WORDS.iter().find(|(_, known)| *known == spaced).map(|(kind, _)| *kind)
    })
}

/// Kinds of tokens, joined by `|`.
pub(super) fn tokens(node: &Node) -> Word<TokenSet> {
    let sets = each(node, |word| match word {
        "green" => Some(TokenSet::GREEN),
        "orange" => Some(TokenSet::ORANGE),
        "reinforce" => Some(TokenSet::of(&[Token::ReinforceFore, Token::ReinforceAft])),
        _ => token(word).map(|token| TokenSet::of(&[token])),
    })?;
    Ok(sets.into_iter().fold(TokenSet::default(), TokenSet::with))
}

fn token(word: &str) -> Option<Token> {
    Some(match word {
        "focus" => Token::Focus,
        "evade" => Token::Evade,
        "calculate" => Token::Calculate,
        "cloak" => Token::Cloak,
        "stress" => Token::Stress,
        "ion" => Token::Ion,
        "strain" => Token::Strain,
        "deplete" => Token::Deplete,
        "disarm" => Token::Disarm,
        "jam" => Token::Jam,
        "tractor" => Token::Tractor,
        _ => return None,
    })
}

pub(super) fn one_token(node: &Node) -> Word<Token> {
    token(&node.head()).ok_or_else(|| node.head())
}

/// Results of dice, joined by `|`; `any` is every result.
pub(super) fn faces(node: &Node) -> Word<Vec<FaceName>> {
    if node.head() == "any" {
        return Ok(vec![FaceName::Hit, FaceName::Crit, FaceName::Evade, FaceName::Focus, FaceName::Blank]);
    }
    each(node, face)
}

fn face(word: &str) -> Option<FaceName> {
    Some(match word {
        "hit" => FaceName::Hit,
        "crit" => FaceName::Crit,
        "focus" => FaceName::Focus,
        "evade" => FaceName::Evade,
        "blank" => FaceName::Blank,
        "success" => FaceName::Success,
        _ => return None,
    })
}

pub(super) fn one_face(node: &Node) -> Word<FaceName> {
    face(&node.head()).ok_or_else(|| node.head())
}
