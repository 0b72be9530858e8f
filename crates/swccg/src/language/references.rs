//! The references in a text: titles, keywords, personas and places that some card must have for the text to mean
//! anything.

use super::syntax::{ClauseSyntax, Expr, Node, draft};
use serde::Serialize;

/// What a reference refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReferenceKind {
    Title,
    Trait,
    Persona,
    /// A planet or larger place that locations belong to.
    Part,
}

/// A reference in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reference {
    pub(crate) sort: ReferenceKind,
    pub(crate) name: String,
}

/// Every reference in a clause, in order; none if the clause cannot be parsed.
pub(crate) fn names(text: &str) -> Vec<Reference> {
    let mut found = Vec::new();
    if let Ok(ClauseSyntax { to: _, conditions, effect }) = draft(text) {
        conditions.iter().chain([&effect]).for_each(|node| collect(node, &mut found));
    }
    found
}

/// Every word of the language that a clause uses; none if the clause cannot be parsed.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if let Ok(ClauseSyntax { to: _, conditions, effect }) = draft(text) {
        conditions.iter().chain([&effect]).for_each(|node| collect_words(node, &mut found));
    }
    found
}

fn collect_words(node: &Node, found: &mut Vec<String>) {
    match &node.is {
        Expr::Word(word, list) => {
            found.push(word.clone());
            list.iter().for_each(|inner| collect_words(inner, found));
        }
        Expr::All(list) | Expr::One(list) => list.iter().for_each(|inner| collect_words(inner, found)),
        Expr::Not(inner) => collect_words(inner, found),
        Expr::Number(_) | Expr::Quoted(_) => {}
    }
}

fn collect(node: &Node, found: &mut Vec<Reference>) {
    match &node.is {
        Expr::Word(word, list) => {
            if let [Node { is: Expr::Quoted(name), .. }] = list.as_slice() {
                found.extend(sort(word).map(|sort| Reference { sort, name: name.clone() }));
            }
            list.iter().for_each(|inner| collect(inner, found));
        }
        Expr::All(list) | Expr::One(list) => list.iter().for_each(|inner| collect(inner, found)),
        Expr::Not(inner) => collect(inner, found),
        Expr::Number(_) | Expr::Quoted(_) => {}
    }
}

/// What a keyword with one quoted argument refers to.
fn sort(word: &str) -> Option<ReferenceKind> {
    match word {
        "title" | "immune_to" | "played" => Some(ReferenceKind::Title),
        "trait" => Some(ReferenceKind::Trait),
        "persona" => Some(ReferenceKind::Persona),
        "on" => Some(ReferenceKind::Part),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_clause_is_found() {
        let text = "light: while !is(on('A')) & exists(trait('b') | persona('C')): \
                    act(played('D'), at(with(title('E''s'))), do(lose_all(title('F'))))";
        let found: Vec<(ReferenceKind, String)> =
            names(text).into_iter().map(|Reference { sort, name }| (sort, name)).collect();
        let wanted = [
            (ReferenceKind::Part, "A"),
            (ReferenceKind::Trait, "b"),
            (ReferenceKind::Persona, "C"),
            (ReferenceKind::Title, "D"),
            (ReferenceKind::Title, "E's"),
            (ReferenceKind::Title, "F"),
        ];
        assert_eq!(found, wanted.map(|(sort, name)| (sort, name.to_owned())));
    }
}
