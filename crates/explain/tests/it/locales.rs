//! Both languages have the same files, keys and arguments.

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

type Keys = BTreeMap<String, BTreeSet<String>>;

/// Every key of a language with the arguments of its text, read from all files of the folder.
fn keys(lang: &str) -> Keys {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang);
    let mut keys = Keys::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let resource =
            parse(text.as_str()).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut args = BTreeSet::new();
            if let Some(pattern) = &message.value {
                pattern_args(pattern, &mut args);
            }
            let twice = keys.insert(message.id.name.to_owned(), args);
            assert!(twice.is_none(), "{lang}: {} is said twice", message.id.name);
        }
    }
    keys
}

fn pattern_args(pattern: &ast::Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_args(expression, args);
        }
    }
}

fn expression_args(expression: &ast::Expression<&str>, args: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => inline_args(inline, args),
        ast::Expression::Select { selector, variants } => {
            inline_args(selector, args);
            for variant in variants {
                pattern_args(&variant.value, args);
            }
        }
    }
}

fn inline_args(inline: &ast::InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => expression_args(expression, args),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| inline_args(argument, args));
        }
        _ => {}
    }
}

#[test]
fn both_languages_have_every_key() {
    let (en, fr) = (keys("en"), keys("fr"));
    let missing: Vec<_> = en.keys().filter(|key| !fr.contains_key(*key)).collect();
    assert!(missing.is_empty(), "missing in French: {missing:?}");
    let missing: Vec<_> = fr.keys().filter(|key| !en.contains_key(*key)).collect();
    assert!(missing.is_empty(), "missing in English: {missing:?}");
}

/// Both languages must use the same arguments. The exception is a name that is given in both languages: it has one
/// argument per language, named after the language.
#[test]
fn both_languages_use_the_same_arguments() {
    let (en, fr) = (keys("en"), keys("fr"));
    for (key, args) in &en {
        let Some(theirs) = fr.get(key) else { continue };
        if args.contains("en") && theirs.contains("fr") {
            assert_eq!(args.len(), theirs.len(), "{key} speaks of different things");
            continue;
        }
        assert_eq!(args, theirs, "{key} speaks of different things");
    }
}
