//! The references in a text: titles, keywords, personas and places that some card must have for the text to mean
//! anything.

use super::syntax::{Draft, Node, Tree, draft};
use serde::Serialize;

/// What a reference refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Title,
    Trait,
    Persona,
    /// A planet or larger place that locations belong to.
    Part,
}

/// A reference in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name {
    pub(crate) sort: Sort,
    pub(crate) name: String,
}

/// Every reference in a clause, in order; none if the clause cannot be parsed.
pub(crate) fn names(text: &str) -> Vec<Name> {
    let mut found = Vec::new();
    if let Ok(Draft { to: _, conditions, effect }) = draft(text) {
        conditions.iter().chain([&effect]).for_each(|node| collect(node, &mut found));
    }
    found
}

fn collect(node: &Node, found: &mut Vec<Name>) {
    match &node.is {
        Tree::Word(word, list) => {
            if let [Node { is: Tree::Quoted(name), .. }] = list.as_slice() {
                found.extend(sort(word).map(|sort| Name { sort, name: name.clone() }));
            }
            list.iter().for_each(|inner| collect(inner, found));
        }
        Tree::All(list) | Tree::One(list) => list.iter().for_each(|inner| collect(inner, found)),
        Tree::Not(inner) => collect(inner, found),
        Tree::Number(_) | Tree::Quoted(_) => {}
    }
}

/// What a keyword with one quoted argument refers to.
fn sort(word: &str) -> Option<Sort> {
    match word {
        "title" | "immune_to" | "played" => Some(Sort::Title),
        "trait" => Some(Sort::Trait),
        "persona" => Some(Sort::Persona),
        "on" => Some(Sort::Part),
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
        let found: Vec<(Sort, String)> =
            names(text).into_iter().map(|Name { sort, name }| (sort, name)).collect();
        let wanted = [
            (Sort::Part, "A"),
            (Sort::Trait, "b"),
            (Sort::Persona, "C"),
            (Sort::Title, "D"),
            (Sort::Title, "E's"),
            (Sort::Title, "F"),
        ];
        assert_eq!(found, wanted.map(|(sort, name)| (sort, name.to_owned())));
    }
}
