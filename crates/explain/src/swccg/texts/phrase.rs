//! Noun phrases: what a filter of the effect language means, as words of a sentence.

use super::Grammar;
use super::Speaker;
use super::lexicon::{Agreement, lexicon};
use crate::Message;
use swccg::cards::card::{Icon, VehicleKind, WeaponKind};
use swccg::language::Filter;

/// How a phrase is used: of all that match, of one of them, or after a number or "each".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    All,
    One,
    Each,
    Many,
}

/// A card that the bearer of a text refers to without describing it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Special {
    Me,
    Host,
    Piloted,
    Carrier,
    Aim,
}

/// What a phrase is about: a name, or a noun with adjectives.
#[derive(Clone)]
pub(super) enum Head {
    Name(String),
    Kind { noun: String, adjectives: Vec<String> },
}

/// A filter taken apart. Alternatives that are more than nouns make a phrase each.
#[derive(Clone, Default)]
pub(super) struct Phrase<'f> {
    /// Whether it belongs to the player of the text.
    pub(super) own: Option<bool>,
    pub(super) special: Option<Special>,
    pub(super) heads: Vec<Head>,
    nouns: Vec<(u8, String)>,
    adjectives: Vec<String>,
    pub(super) posts: Vec<&'f Filter>,
    nots: Vec<&'f Filter>,
}

/// The parts of a filter that must all match.
pub(super) fn parts(filter: &Filter) -> Vec<&Filter> {
    match filter {
        Filter::All(list) => list.iter().flat_map(parts).collect(),
        other => vec![other],
    }
}

/// The noun of a filter on what a card is: how specific it is, smaller for more, and its key.
fn noun(filter: &Filter) -> Option<(u8, String)> {
    let (rank, key) = match filter {
        Filter::Trait(word) if lexicon().adjective(word).is_none() => (0, word.as_str()),
        Filter::Icon(Icon::Pilot) => (1, "pilot"),
        Filter::Icon(Icon::Warrior) => (1, "warrior"),
        Filter::Icon(Icon::Astromech) => (1, "astromech"),
        Filter::Icon(Icon::DockingBay) => (1, "docking_bay"),
        Filter::Icon(Icon::Droid) => (2, "droid"),
        Filter::Icon(Icon::Alien) => (2, "alien"),
        Filter::Icon(Icon::Rebel) => (2, "rebel"),
        Filter::Icon(Icon::Imperial) => (2, "imperial"),
        Filter::Captive => (2, "captive"),
        Filter::Capital => (3, "capital"),
        Filter::Starfighter => (3, "starfighter"),
        Filter::Squadron => (3, "squadron"),
        Filter::VehicleOf(kind) => (3, vehicle(*kind)),
        Filter::WeaponOf(kind) => (3, weapon(*kind)),
        Filter::Starship => (4, "starship"),
        Filter::Vehicle => (4, "vehicle"),
        Filter::Weapon => (4, "weapon"),
        Filter::Device => (4, "device"),
        Filter::Creature => (4, "creature"),
        Filter::Effect => (4, "effect"),
        Filter::Site => (4, "site"),
        Filter::System => (4, "system"),
        Filter::Character => (5, "character"),
        Filter::Location => (5, "location"),
        _ => return None,
    };
    Some((rank, key.to_owned()))
}

const fn vehicle(kind: VehicleKind) -> &'static str {
    match kind {
        VehicleKind::Combat => "combat",
        VehicleKind::Creature => "creature_vehicle",
        VehicleKind::Shuttle => "shuttle",
        VehicleKind::Transport => "transport",
    }
}

const fn weapon(kind: WeaponKind) -> &'static str {
    match kind {
        WeaponKind::Artillery => "artillery",
        WeaponKind::Automated => "automated",
        WeaponKind::Character => "character_weapon",
        WeaponKind::Starship => "starship_weapon",
        WeaponKind::Vehicle => "vehicle_weapon",
        WeaponKind::Squadron => "squadron_weapon",
        WeaponKind::DeathStar => "death_star_weapon",
        WeaponKind::DeathStarTwo => "death_star_two_weapon",
    }
}

/// The adjective of a filter, whatever the noun.
fn adjective(filter: &Filter) -> Option<String> {
    let key = match filter {
        Filter::Trait(word) => word.as_str(),
        Filter::Icon(Icon::Interior) => "interior",
        Filter::Icon(Icon::Exterior) => "exterior",
        Filter::Icon(Icon::Planet) => "planet",
        Filter::Icon(Icon::Mobile) => "mobile",
        Filter::Icon(Icon::Enclosed) => "enclosed",
        Filter::Armed => "armed",
        Filter::Stolen => "stolen",
        Filter::Hit => "hit",
        Filter::Present => "present",
        Filter::Alone => "alone",
        _ => return None,
    };
    Some(key.to_owned())
}

/// A filter that is no more than a noun or a name.
fn head(filter: &Filter) -> Option<Head> {
    match filter {
        Filter::Title(title) => Some(Head::Name(title.clone())),
        Filter::Persona(name) => Some(Head::Name(name.clone())),
        _ => {
            let (mut nouns, mut adjectives) = (Vec::new(), Vec::new());
            for part in parts(filter) {
                match (noun(part), adjective(part)) {
                    (Some(noun), _) => nouns.push(noun),
                    (None, Some(word)) => adjectives.push(word),
                    (None, None) => return None,
                }
            }
            (!nouns.is_empty()).then(|| choose(nouns, adjectives))
        }
    }
}

/// The most specific noun is the head; classes and skills beside it become adjectives, kinds it implies are left out.
fn choose(mut nouns: Vec<(u8, String)>, mut adjectives: Vec<String>) -> Head {
    nouns.sort();
    let mut nouns = nouns.into_iter();
    let noun = nouns.next().map_or_else(|| "card".to_owned(), |(_, noun)| noun);
    let kept = nouns.filter(|(rank, _)| *rank < 3).map(|(_, noun)| noun);
    let mut all: Vec<String> = kept.collect();
    all.append(&mut adjectives);
    Head::Kind { noun, adjectives: all }
}

/// Takes a filter apart.
pub(super) fn phrases(filter: &Filter) -> Vec<Phrase<'_>> {
    if let Filter::One(list) = filter
        && !list.iter().all(|each| head(each).is_some())
    {
        return list.iter().flat_map(phrases).collect();
    }
    let mut all = vec![Phrase::default()];
    for part in parts(filter) {
        match part {
            Filter::One(list) => match list.iter().map(head).collect::<Option<Vec<Head>>>() {
                Some(heads) => all.iter_mut().for_each(|phrase| phrase.heads.extend(heads.clone())),
                None => {
                    let each = list.iter().flat_map(|inner| {
                        all.iter().flat_map(|phrase| {
                            let mut phrase = vec![phrase.clone()];
                            parts(inner).into_iter().for_each(|part| add(&mut phrase, part));
                            phrase
                        })
                    });
                    all = each.collect();
                }
            },
            other => add(&mut all, other),
        }
    }
    all.iter_mut().for_each(Phrase::settle);
    all
}

fn add<'f>(all: &mut [Phrase<'f>], part: &'f Filter) {
    for phrase in all {
        match part {
            Filter::Any => {}
            Filter::Own => phrase.own = Some(true),
            Filter::Theirs => phrase.own = Some(false),
            Filter::Me => phrase.special = Some(Special::Me),
            Filter::Host => phrase.special = Some(Special::Host),
            Filter::Piloted => phrase.special = Some(Special::Piloted),
            Filter::Carrier => phrase.special = Some(Special::Carrier),
            Filter::Aim => phrase.special = Some(Special::Aim),
            Filter::Title(_) | Filter::Persona(_) => phrase.heads.extend(head(part)),
            Filter::Not(inner) => match inner.as_ref() {
                Filter::Me => phrase.adjectives.push("other".to_owned()),
                other => phrase.nots.push(other),
            },
            other => match (noun(other), adjective(other)) {
                (Some(noun), _) => phrase.nouns.push(noun),
                (None, Some(word)) => phrase.adjectives.push(word),
                (None, None) => phrase.posts.push(other),
            },
        }
    }
}

impl<'f> Phrase<'f> {
    fn settle(&mut self) {
        if !self.nouns.is_empty() {
            let nouns = std::mem::take(&mut self.nouns);
            if self.heads.is_empty() {
                self.heads.push(choose(nouns, Vec::new()));
            } else {
                let kept = nouns.into_iter().filter(|(rank, _)| *rank < 3).map(|(_, noun)| noun);
                self.adjectives.extend(kept);
            }
        }
        // A location that is near is described by an adjective, any other card by where it is.
        if self.is_location() {
            let near = |filter: &Filter| match filter {
                Filter::Adjacent => Some("adjacent"),
                Filter::Related => Some("related"),
                _ => None,
            };
            self.adjectives.extend(self.posts.iter().filter_map(|post| near(post)).map(str::to_owned));
            self.posts.retain(|post| near(post).is_none());
        } else if self.posts.contains(&&Filter::Empty) {
            self.posts.retain(|post| **post != Filter::Empty);
            self.adjectives.push("empty".to_owned());
        }
    }

    pub(super) fn is_location(&self) -> bool {
        const LOCATIONS: [&str; 7] =
            ["site", "system", "location", "docking_bay", "marker site", "war room", "vehicle site"];
        let place =
            |head: &Head| matches!(head, Head::Kind { noun, .. } if LOCATIONS.contains(&noun.as_str()));
        self.heads.iter().any(place)
    }

    /// Whether it is the bearer's own location.
    pub(super) fn is_here(&self) -> bool {
        self.is_location() && self.posts.contains(&&Filter::Here)
    }

    /// A site, another location, or something with a name, as a selector of the sentences.
    pub(super) fn kind_of_place(&self) -> &'static str {
        let site = |head: &Head| matches!(head, Head::Kind { noun, .. } if noun.ends_with("site"));
        match self.is_location() {
            true if self.heads.iter().any(site) => "site",
            true => "place",
            false => "name",
        }
    }

    /// Whether it is a card that the text names or refers to.
    pub(super) fn is_named(&self) -> bool {
        let name = |head: &Head| matches!(head, Head::Name(_));
        self.special.is_some() || !self.heads.is_empty() && self.heads.iter().all(name)
    }

    /// Everything but the name.
    pub(super) fn after(&self) -> Vec<Filter> {
        let words = self.adjectives.iter().filter_map(|key| match key.as_str() {
            "present" => Some(Filter::Present),
            "alone" => Some(Filter::Alone),
            "armed" => Some(Filter::Armed),
            "stolen" => Some(Filter::Stolen),
            "hit" => Some(Filter::Hit),
            _ => None,
        });
        let nots = self.nots.iter().map(|not| Filter::Not(Box::new((*not).clone())));
        words.chain(self.posts.iter().map(|post| (*post).clone())).chain(nots).collect()
    }

    pub(super) fn bare_name(&self) -> Phrase<'f> {
        Phrase { adjectives: Vec::new(), ..self.bare() }
    }

    /// The nouns alone, without what follows them.
    pub(super) fn bare(&self) -> Phrase<'f> {
        Phrase { posts: Vec::new(), nots: Vec::new(), ..self.clone() }
    }

    pub(super) fn adjective_keys(&self) -> &[String] {
        &self.adjectives
    }

    pub(super) fn excluded(&self) -> &[&'f Filter] {
        &self.nots
    }

    /// Whether it describes cards rather than naming one.
    pub(super) fn is_plural(&self) -> bool {
        match self.heads.as_slice() {
            _ if self.special.is_some() => false,
            [Head::Name(_)] => false,
            _ => true,
        }
    }
}

impl Speaker {
    /// All cards that match: "your aliens here".
    pub(super) fn all_of(&self, filter: &Filter) -> String {
        let each = phrases(filter);
        let each = each.iter().map(|phrase| self.phrase(phrase, Form::All));
        self.join("sw-x-and", each.collect())
    }

    /// What is counted: "alien of yours here" after "each", "aliens of yours here" after a number.
    pub(super) fn counted(&self, filter: &Filter, form: Form) -> String {
        let each = phrases(filter);
        let each = each.iter().map(|phrase| self.phrase(phrase, form));
        self.join("sw-x-or", each.collect())
    }

    /// One card that matches: "an alien of yours here".
    pub(super) fn one_of(&self, filter: &Filter) -> String {
        let each = phrases(filter);
        let each = each.iter().map(|phrase| self.phrase(phrase, Form::One));
        self.join("sw-x-or", each.collect())
    }

    /// Whether a sentence about all of them has a plural verb.
    pub(super) fn are_many(&self, filter: &Filter) -> &'static str {
        let all = phrases(filter);
        if all.len() > 1 || all.iter().any(Phrase::is_plural) { "yes" } else { "no" }
    }

    /// "a, b and c".
    pub(super) fn join(&self, key: &'static str, mut list: Vec<String>) -> String {
        match (list.pop(), list.is_empty()) {
            (None, _) => String::new(),
            (Some(only), true) => only,
            (Some(last), false) => {
                self.say(Message::new(key).with("first", list.join(", ")).with("last", last))
            }
        }
    }

    pub(super) fn one_phrase(&self, phrase: &Phrase<'_>) -> String {
        self.phrase(phrase, Form::One)
    }

    fn phrase(&self, phrase: &Phrase<'_>, form: Form) -> String {
        let plural = matches!(form, Form::All | Form::Many);
        if let Some(special) = phrase.special {
            let name = self.say(Message::new(match special {
                Special::Me => "sw-x-me",
                Special::Host => "sw-x-host",
                Special::Piloted => "sw-x-piloted",
                Special::Carrier => "sw-x-carrier",
                Special::Aim => "sw-x-aim",
            }));
            let agreement = Agreement { plural: false, feminine: self.grammar == Grammar::French };
            return self.described(name, phrase, agreement);
        }
        let unnamed = [Head::Kind { noun: "card".to_owned(), adjectives: Vec::new() }];
        let heads = if phrase.heads.is_empty() { &unnamed[..] } else { &phrase.heads };
        let said: Vec<String> = heads.iter().map(|head| self.head(head, phrase, form)).collect();
        let named = heads.iter().all(|head| matches!(head, Head::Name(_)));
        let feminine = heads.iter().all(|head| self.is_feminine(head));
        let agreement = Agreement { plural: plural && (!named || heads.len() > 1), feminine };
        let joined = self.join(if form == Form::All { "sw-x-and" } else { "sw-x-or" }, said);
        let joined = match (phrase.own, named) {
            (Some(own), false) => self.owned(joined, own, form),
            _ => joined,
        };
        self.described(joined, phrase, agreement)
    }

    fn is_feminine(&self, head: &Head) -> bool {
        match head {
            Head::Name(_) => false,
            Head::Kind { noun, .. } => {
                lexicon().noun(noun).is_some_and(|noun| noun.is_feminine(self.grammar))
            }
        }
    }

    /// A noun with its determiner and adjectives.
    fn head(&self, head: &Head, phrase: &Phrase<'_>, form: Form) -> String {
        let plural = matches!(form, Form::All | Form::Many);
        let Head::Kind { noun: key, adjectives } = head else {
            let Head::Name(name) = head else { return String::new() };
            return name.clone();
        };
        let Some(noun) = lexicon().noun(key) else {
            self.miss(key);
            return key.clone();
        };
        let agreement = Agreement { plural, feminine: noun.is_feminine(self.grammar) };
        let (mut words, mut after) = (Vec::new(), Vec::new());
        // Class before state in French, which has its adjectives behind the noun.
        let (first, second) = match self.grammar {
            Grammar::English => (&phrase.adjectives, adjectives),
            Grammar::French => (adjectives, &phrase.adjectives),
        };
        for key in first.iter().chain(second) {
            match lexicon().adjective(key) {
                Some(word) if word.precedes(self.grammar) => words.push(word.form(agreement, self.grammar)),
                Some(word) => after.push(word.form(agreement, self.grammar)),
                None => self.miss(key),
            }
        }
        // In English these follow everything else.
        let after = if self.grammar == Grammar::English { Vec::new() } else { after };
        words.push(noun.form(plural, self.grammar));
        words.extend(after);
        let noun = words.join(" ");
        let vowel = noun.starts_with(|first: char| "aeiouAEIOU".contains(first)) && !noun.starts_with("one")
            || noun.starts_with("X-");
        let key = match form {
            Form::All => "sw-x-plural",
            Form::One => "sw-x-singular",
            Form::Each | Form::Many => return noun,
        };
        self.say(
            Message::new(key)
                .with("noun", noun)
                .with("own", owner(phrase.own))
                .with("gender", if agreement.feminine { "f" } else { "m" })
                .with("vowel", if vowel { "yes" } else { "no" }),
        )
    }

    fn owned(&self, noun: String, own: bool, form: Form) -> String {
        let key = if form == Form::All { "sw-x-owned-plural" } else { "sw-x-owned-singular" };
        self.say(Message::new(key).with("noun", noun).with("own", owner(Some(own))))
    }

    /// Adds what follows the nouns: adjectives, where it is, and what is excluded.
    fn described(&self, noun: String, phrase: &Phrase<'_>, agreement: Agreement) -> String {
        let mut words = vec![noun];
        let named = phrase.special.is_some() || phrase.heads.iter().all(|head| matches!(head, Head::Name(_)));
        for key in &phrase.adjectives {
            if let Some(word) = lexicon().adjective(key)
                && (self.grammar == Grammar::English && !word.precedes(Grammar::English)
                    || self.grammar == Grammar::French && named && !phrase.heads.is_empty()
                    || phrase.special.is_some())
            {
                words.push(word.form(agreement, self.grammar).to_owned());
            }
        }
        let place = phrase.is_location();
        words.extend(phrase.posts.iter().map(|post| match post {
            // A site of a planet, as opposed to a card on it.
            Filter::On(name) if place => {
                let name = lexicon().place(name, self.grammar);
                self.say(Message::new("sw-x-on-place").with("what", name))
            }
            post => self.post(post),
        }));
        let many = if agreement.plural { "yes" } else { "no" };
        words.extend(phrase.nots.iter().map(|not| self.without(not, agreement.plural, many)));
        words.join(" ")
    }

    /// What is excluded: another kind of card, or a place.
    fn without(&self, filter: &Filter, plural: bool, many: &'static str) -> String {
        if noun(filter).is_some() || head(filter).is_some() {
            let what = if plural { self.all_of(filter) } else { self.one_of(filter) };
            return self.say(Message::new("sw-x-except").with("what", what).with("many", many));
        }
        self.say(Message::new("sw-x-that-is-not").with("what", self.post(filter)).with("many", many))
    }
}

/// The owner, as a selector of the sentences.
pub(super) const fn owner(own: Option<bool>) -> &'static str {
    match own {
        Some(true) => "own",
        Some(false) => "theirs",
        None => "all",
    }
}
