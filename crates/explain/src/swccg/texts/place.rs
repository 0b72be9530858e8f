//! What follows a noun: where a card is, what it does, and what is true of it.

use super::Grammar;
use super::Speaker;
use super::lexicon::{Agreement, lexicon};
use super::phrase::{Phrase, phrases};
use crate::Message;
use swccg::cards::card::Icon;
use swccg::language::Filter;

impl Speaker {
    /// A part of a description: "here", "aboard a starship", "with ability above 2".
    pub(super) fn post(&self, filter: &Filter) -> String {
        let of = |key, what: String| self.say(Message::new(key).with("what", what));
        let word = |key| self.say(Message::new(key));
        match filter {
            Filter::Here => word("sw-x-here"),
            Filter::Adjacent => word("sw-x-adjacent"),
            Filter::Related => word("sw-x-related"),
            Filter::On(place) => of("sw-x-on", lexicon().place(place, self.grammar).to_owned()),
            Filter::At(inner) => self.at(inner),
            Filter::Piloting(inner) => of("sw-x-piloting", self.one_of(inner)),
            Filter::Aboard(inner) => of("sw-x-aboard", self.one_of(inner)),
            Filter::With(inner) => of("sw-x-with", self.one_of(inner)),
            Filter::PilotedBy(inner) => of("sw-x-piloted-by", self.one_of(inner)),
            Filter::CarriedBy(inner) => of("sw-x-carried-by", self.one_of(inner)),
            Filter::Carries(inner) => of("sw-x-carries", self.one_of(inner)),
            Filter::Holds(inner) => of("sw-x-holds", self.one_of(inner)),
            Filter::AbilityOver(n) => self.say(Message::new("sw-x-ability-over").with("n", *n)),
            Filter::AbilityIs(n) => self.say(Message::new("sw-x-ability-is").with("n", *n)),
            Filter::Permanent => word("sw-x-permanent"),
            Filter::Night => word("sw-x-night"),
            Filter::Fighting => word("sw-x-fighting"),
            Filter::Controlled => word("sw-x-controlled"),
            Filter::Walked => word("sw-x-walked"),
            Filter::MayCarry => word("sw-x-may-carry"),
            Filter::Costless => word("sw-x-costless"),
            Filter::Unique => word("sw-x-unique"),
            Filter::Crewed => word("sw-x-crewed"),
            Filter::Near(inner) => of("sw-x-near", self.one_of(inner)),
            Filter::OccupiedWith(inner) => of("sw-x-occupied-with", self.one_of(inner)),
            Filter::Empty => word("sw-x-unoccupied"),
            Filter::Icon(Icon::NavComputer) => word("sw-x-nav-computer"),
            Filter::Icon(Icon::ScompLink) => word("sw-x-scomp-link"),
            Filter::Not(inner) => {
                let not = Message::new("sw-x-that-is-not").with("what", self.post(inner));
                self.say(not.with("many", "no"))
            }
            other => self.one_of(other),
        }
    }

    /// Where something is: "at a site", "on the Death Star", "here or at an adjacent site".
    pub(super) fn at(&self, filter: &Filter) -> String {
        let places = phrases(filter);
        self.join("sw-x-or", places.iter().map(|place| self.at_one(place)).collect())
    }

    fn at_one(&self, place: &Phrase<'_>) -> String {
        if place.heads.is_empty() && place.special.is_none() {
            let posts: Vec<String> = place.posts.iter().map(|post| self.post(post)).collect();
            if !posts.is_empty() {
                return posts.join(" ");
            }
        }
        if place.is_here() {
            return self.say(Message::new("sw-x-here"));
        }
        let said = self.one_phrase(place);
        self.say(Message::new("sw-x-at").with("what", said).with("kind", place.kind_of_place()))
    }

    /// What is true of the bearer: the parts of a condition `is(…)`, as they follow "it is".
    pub(super) fn being(&self, filter: &Filter) -> String {
        let feminine = Agreement { plural: false, feminine: self.grammar == Grammar::French };
        let each = phrases(filter).into_iter().map(|phrase| {
            let mut words: Vec<String> = Vec::new();
            if !phrase.heads.is_empty() {
                words.push(self.one_phrase(&phrase.bare()));
            }
            for key in phrase.adjective_keys() {
                if let Some(word) = lexicon().adjective(key).filter(|_| phrase.heads.is_empty()) {
                    words.push(word.form(feminine, self.grammar).to_owned());
                }
            }
            words.extend(phrase.posts.iter().map(|post| self.post(post)));
            for not in phrase.excluded() {
                words.push(self.say(Message::new("sw-x-not").with("what", self.being(not))));
            }
            words.join(" ")
        });
        self.join("sw-x-or", each.collect())
    }
}
