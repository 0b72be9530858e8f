//! Checks that everything card texts refer to exists; a typo in a title would otherwise silently match no card.

use super::{ContentError, ContentProblem};
use crate::cards::card::Card;
use crate::cards::persona::{includes_card, standard_name};
use crate::language::{Reference, ReferenceKind};

/// A reference in the text of a card, with its line.
pub(super) struct LocatedReference<'a> {
    pub(super) file: &'a str,
    pub(super) line: usize,
    pub(super) name: Reference,
}

/// An error for every reference that no card satisfies.
pub(super) fn faults(cards: &[Card], named: Vec<LocatedReference<'_>>) -> Vec<ContentError> {
    let unknown = named.into_iter().filter(|located| !cards.iter().any(|card| has(card, &located.name)));
    unknown
        .map(|LocatedReference { file, line, name: Reference { sort, name } }| ContentError {
            file: file.to_owned(),
            line,
            problem: ContentProblem::NoSuchName { sort, name },
        })
        .collect()
}

fn has(card: &Card, name: &Reference) -> bool {
    match name.sort {
        ReferenceKind::Title => card.title == name.name,
        ReferenceKind::Trait => card.traits.contains(&name.name),
        ReferenceKind::Persona => includes_card(standard_name(&name.name), card, true),
        ReferenceKind::Part => card.part_of == name.name,
    }
}
