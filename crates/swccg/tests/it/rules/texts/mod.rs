//! The texts of cards and the entries of the glossary.

mod card_texts;
mod cards;
mod clauses;
mod entries;
mod glossary;
mod occasions;
mod personas;
mod pool;
mod seed_cards;
mod seed_effects;
mod seed_masters;
mod virtual_cards;
