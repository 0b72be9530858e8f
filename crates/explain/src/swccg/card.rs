//! A card as text for a terminal: its type, its numbers as printed and as they are now, its icons, and its text in
//! our words.

use super::lookup::Found;
use super::texts;
use super::words::Context;
use crate::{Message, Translator};
use swccg::cards::card::{
    Card, Icon, InterruptKind, Kind, LocationKind, StarshipKind, VehicleKind, WeaponKind,
};
use swccg::{Quantity, Side, State, TableCard};

/// The card matching a query; if several or none match, says so.
pub(super) fn card_text(context: &Context<'_>, words: &str, translator: Translator) -> String {
    let several = |titles: Vec<String>| Message::new("sw-k-several").with("cards", titles.join(", "));
    match context.find_card(words) {
        Found::Nothing => translator.translate(&Message::new("sw-k-none").with("words", words)),
        Found::Several(titles) => translator.translate(&several(titles)),
        Found::Printed(card) => read(context, card, None, translator),
        Found::Laid(laid) => match context.content.card_named(laid.card) {
            Some(card) => read(context, card, Some(laid), translator),
            None => translator.translate(&Message::new("sw-k-none").with("words", words)),
        },
    }
}

fn read(context: &Context<'_>, card: &Card, laid: Option<&TableCard>, translator: Translator) -> String {
    let say = |key: &'static str| translator.translate(&Message::new(key));
    let side = say(match card.side {
        Side::Light => "sw-light",
        Side::Dark => "sw-dark",
    });
    let dots = "•".repeat(usize::from(card.dots));
    let kinds: Vec<String> = kind(card.kind).into_iter().flatten().map(say).collect();
    let mut lines = vec![format!("{dots}{} ({}) · {side} · {}", card.title, card.name, kinds.join(", "))];
    let state = laid.and_then(|_| context.consistent_state());
    lines.push(numbers(card, laid.zip(state.as_ref()), translator));
    let icons = Icon::ALL.iter().filter(|(_, icon)| card.icons.has(*icon));
    lines.push(icons.filter_map(|(_, icon)| icon_word(*icon)).map(say).collect::<Vec<_>>().join(", "));
    lines.push(seats(card, translator));
    // The text of a card that is not part of the program is composed now.
    let written = translator.translate_key(&format!("sw-text-{}", card.name));
    lines.push(written.or_else(|| texts::card_text(card, translator.lang()).ok()).unwrap_or_default());
    lines.retain(|line| !line.is_empty());
    lines.join("\n  ")
}

/// The printed numbers, each followed by its current value if that differs.
fn numbers(card: &Card, now: Option<(&TableCard, &State)>, translator: Translator) -> String {
    let printed = &card.numbers;
    let of = |make: fn(swccg::ObjId) -> Quantity| now.map(|(laid, state)| state.quantity(make(laid.id)));
    let [light, dark] = printed.force.map(|icons| Some(icons).filter(|_| card.is_location()));
    let named = |key| translator.translate(&Message::new(key));
    // Elsewhere, names of numbers are headings; the Force keeps its capital letter.
    let number = |key| named(key).to_lowercase();
    let rows = [
        (number("page-sw-number-destiny"), Some(printed.destiny).filter(|_| !card.is_location()), None),
        (number("page-sw-number-deploy"), printed.deploy, None),
        (number("page-sw-number-power"), printed.power, of(Quantity::Power)),
        (number("page-sw-number-ability"), printed.ability, of(Quantity::Ability)),
        (number("page-sw-number-armor"), printed.armor, None),
        (number("page-sw-number-maneuver"), printed.maneuver, of(Quantity::Maneuver)),
        (number("page-sw-number-hyperspeed"), printed.hyperspeed, of(Quantity::Hyperspeed)),
        (number("page-sw-number-landspeed"), printed.landspeed, of(Quantity::Landspeed)),
        (number("page-sw-number-forfeit"), printed.forfeit, of(Quantity::Forfeit)),
        (number("page-sw-number-parsec"), printed.parsec, None),
        (named("page-sw-light-icons"), light, None),
        (named("page-sw-dark-icons"), dark, None),
    ];
    let told = rows.into_iter().filter_map(|(name, printed, now)| {
        let printed = printed?;
        let now = now.filter(|now| *now != i16::from(printed));
        let now =
            now.map(|n| translator.translate(&Message::new("sw-k-now").with("n", n))).unwrap_or_default();
        Some(format!("{name} {printed}{now}"))
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Seats and permanent pilots of a starship or vehicle.
fn seats(card: &Card, translator: Translator) -> String {
    let seats = [
        ("page-sw-permanent", card.numbers.permanent),
        ("page-sw-seats-pilots", card.capacity.pilots),
        ("page-sw-seats-passengers", card.capacity.passengers),
        ("page-sw-seats-astromechs", card.capacity.astromechs),
        ("page-sw-seats-vehicles", card.capacity.vehicles),
        ("page-sw-seats-fighters", card.capacity.fighters),
    ];
    let told = seats.into_iter().filter(|(_, n)| *n > 0);
    told.map(|(key, n)| translator.translate(&Message::new(key).with("n", n))).collect::<Vec<_>>().join(", ")
}

/// The message keys of type and subtype.
fn kind(kind: Kind) -> [Option<&'static str>; 2] {
    let (first, second) = match kind {
        Kind::Location(kind) => (
            "page-sw-type-location",
            Some(match kind {
                LocationKind::System => "page-sw-subtype-system",
                LocationKind::Cloud => "page-sw-subtype-cloud",
                LocationKind::Site => "page-sw-subtype-site",
                LocationKind::VehicleSite => "page-sw-subtype-vehicle-site",
            }),
        ),
        Kind::Character => ("page-sw-type-character", None),
        Kind::Creature => ("page-sw-type-creature", None),
        Kind::Starship(kind) => (
            "page-sw-type-starship",
            Some(match kind {
                StarshipKind::Capital => "page-sw-subtype-capital",
                StarshipKind::Starfighter => "page-sw-subtype-starfighter",
                StarshipKind::Squadron => "page-sw-subtype-squadron",
            }),
        ),
        Kind::Vehicle(kind) => (
            "page-sw-type-vehicle",
            Some(match kind {
                VehicleKind::Combat => "page-sw-subtype-combat",
                VehicleKind::Creature => "page-sw-subtype-creature",
                VehicleKind::Shuttle => "page-sw-subtype-shuttle",
                VehicleKind::Transport => "page-sw-subtype-transport",
            }),
        ),
        Kind::Weapon(kind) => ("page-sw-type-weapon", weapon(kind)),
        Kind::Device => ("page-sw-type-device", None),
        Kind::Effect => ("page-sw-type-effect", None),
        Kind::Interrupt(kind) => (
            "page-sw-type-interrupt",
            Some(match kind {
                InterruptKind::Used => "page-sw-subtype-used",
                InterruptKind::Lost => "page-sw-subtype-lost",
            }),
        ),
    };
    [Some(first), second]
}

fn weapon(kind: WeaponKind) -> Option<&'static str> {
    match kind {
        WeaponKind::Artillery => Some("page-sw-subtype-artillery"),
        WeaponKind::Automated => Some("page-sw-subtype-automated"),
        WeaponKind::Character => Some("page-sw-subtype-character"),
        WeaponKind::Starship => Some("page-sw-subtype-starship"),
        WeaponKind::Vehicle => Some("page-sw-subtype-vehicle"),
        WeaponKind::Squadron => Some("page-sw-subtype-squadron"),
        // None of these is in the card pool.
        WeaponKind::DeathStar | WeaponKind::DeathStarTwo => None,
    }
}

/// The message key of an icon; `None` for icons that the page does not show.
fn icon_word(icon: Icon) -> Option<&'static str> {
    Some(match icon {
        Icon::Pilot => "page-sw-icon-pilot",
        Icon::Warrior => "page-sw-icon-warrior",
        Icon::NavComputer => "page-sw-icon-nav-computer",
        Icon::ScompLink => "page-sw-icon-scomp-link",
        Icon::Interior => "page-sw-icon-interior",
        Icon::Exterior => "page-sw-icon-exterior",
        Icon::Planet => "page-sw-icon-planet",
        Icon::Mobile => "page-sw-icon-mobile",
        Icon::DockingBay => "page-sw-icon-docking-bay",
        Icon::Droid => "page-sw-icon-droid",
        Icon::Alien => "page-sw-icon-alien",
        Icon::Rebel => "page-sw-icon-rebel",
        Icon::Imperial => "page-sw-icon-imperial",
        Icon::Astromech => "page-sw-icon-astromech",
        Icon::Enclosed => return None,
    })
}
