//! The texts of cards and the entries of the glossary.

mod card_texts;
mod cards;
mod clauses;
mod entries;
mod glossary;
mod occasions;
mod personas;
mod pool;
mod virtual_cards;
