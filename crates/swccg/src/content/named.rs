//! Checks that everything card texts refer to exists; a typo in a title would otherwise silently match no card.

use super::{ContentFault, Problem};
use crate::card::Card;
use crate::language::{Name, Sort};
use crate::persona::{means, standard};

/// A reference in the text of a card, with its line.
pub(super) struct Naming<'a> {
    pub(super) file: &'a str,
    pub(super) line: usize,
    pub(super) name: Name,
}

/// An error for every reference that no card satisfies.
pub(super) fn faults(cards: &[Card], named: Vec<Naming<'_>>) -> Vec<ContentFault> {
    let unknown = named.into_iter().filter(|naming| !cards.iter().any(|card| has(card, &naming.name)));
    unknown
        .map(|Naming { file, line, name: Name { sort, name } }| ContentFault {
            file: file.to_owned(),
            line,
            problem: Problem::NoSuchName { sort, name },
        })
        .collect()
}

fn has(card: &Card, name: &Name) -> bool {
    match name.sort {
        Sort::Title => card.title == name.name,
        Sort::Trait => card.traits.contains(&name.name),
        Sort::Persona => means(standard(&name.name), card, true),
        Sort::Part => card.part_of == name.name,
    }
}
