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
    match context.find_card(words) {
        Found::Nothing => translator.translate(&Message::new("sw-k-none").with("words", words)),
        Found::Several(cards) => translator.translate(&Message::new("sw-k-several").with("cards", cards)),
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
    let kind = translator.translate(&kind_line(card.kind));
    let mut lines = vec![format!("{dots}{} ({}) · {side} · {kind}", card.title, card.name)];
    let state = laid.and_then(|_| context.consistent_state());
    lines.push(numbers(card, laid.zip(state.as_ref()), translator));
    let icons = Icon::ALL.iter().filter(|(_, icon)| card.icons.has(*icon));
    let icons: Vec<String> = icons.filter_map(|(_, icon)| icon_word(*icon)).map(say).collect();
    lines.push(translator.facts(&icons));
    lines.push(seats(card, translator));
    // The text of a card that is not part of the program is composed now.
    let written = translator.translate_key(&format!("sw-text-{}", card.name));
    lines.push(written.or_else(|| texts::card_text(card, translator.lang())).unwrap_or_default());
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
        (number("sw-number-destiny"), Some(printed.destiny).filter(|_| !card.is_location()), None),
        (number("sw-number-deploy"), printed.deploy, None),
        (number("sw-number-power"), printed.power, of(Quantity::Power)),
        (number("sw-number-ability"), printed.ability, of(Quantity::Ability)),
        (number("sw-number-armor"), printed.armor, None),
        (number("sw-number-maneuver"), printed.maneuver, of(Quantity::Maneuver)),
        (number("sw-number-hyperspeed"), printed.hyperspeed, of(Quantity::Hyperspeed)),
        (number("sw-number-landspeed"), printed.landspeed, of(Quantity::Landspeed)),
        (number("sw-number-forfeit"), printed.forfeit, of(Quantity::Forfeit)),
        (number("sw-number-parsec"), printed.parsec, None),
        (named("sw-light-icons"), light, None),
        (named("sw-dark-icons"), dark, None),
    ];
    let told = rows.into_iter().filter_map(|(name, printed, now)| {
        let printed = printed?;
        let now = now.filter(|now| *now != i16::from(printed));
        let now =
            now.map(|n| translator.translate(&Message::new("sw-k-now").with("n", n))).unwrap_or_default();
        Some(format!("{name} {printed}{now}"))
    });
    translator.facts(&told.collect::<Vec<_>>())
}

/// Seats and permanent pilots of a starship or vehicle.
fn seats(card: &Card, translator: Translator) -> String {
    let seats = [
        ("sw-permanent", card.numbers.permanent),
        ("sw-seats-pilots", card.capacity.pilots),
        ("sw-seats-passengers", card.capacity.passengers),
        ("sw-seats-astromechs", card.capacity.astromechs),
        ("sw-seats-vehicles", card.capacity.vehicles),
        ("sw-seats-fighters", card.capacity.fighters),
    ];
    let told = seats.into_iter().filter(|(_, n)| *n > 0);
    let told = told.map(|(key, n)| translator.translate(&Message::new(key).with("n", n)));
    translator.facts(&told.collect::<Vec<_>>())
}

/// Type and subtype.
fn kind_line(kind: Kind) -> Message {
    let (first, second) = match kind {
        Kind::Location(kind) => (
            "sw-type-location",
            Some(match kind {
                LocationKind::System => "sw-subtype-system",
                LocationKind::Cloud => "sw-subtype-cloud",
                LocationKind::Site => "sw-subtype-site",
                LocationKind::VehicleSite => "sw-subtype-vehicle-site",
            }),
        ),
        Kind::Character => ("sw-type-character", None),
        Kind::Creature => ("sw-type-creature", None),
        Kind::Starship(kind) => (
            "sw-type-starship",
            Some(match kind {
                StarshipKind::Capital => "sw-subtype-capital",
                StarshipKind::Starfighter => "sw-subtype-starfighter",
                StarshipKind::Squadron => "sw-subtype-squadron",
            }),
        ),
        Kind::Vehicle(kind) => (
            "sw-type-vehicle",
            Some(match kind {
                VehicleKind::Combat => "sw-subtype-combat",
                VehicleKind::Creature => "sw-subtype-creature",
                VehicleKind::Shuttle => "sw-subtype-shuttle",
                VehicleKind::Transport => "sw-subtype-transport",
            }),
        ),
        Kind::Weapon(kind) => ("sw-type-weapon", weapon(kind)),
        Kind::Device => ("sw-type-device", None),
        Kind::Effect => ("sw-type-effect", None),
        Kind::Interrupt(kind) => (
            "sw-type-interrupt",
            Some(match kind {
                InterruptKind::Used => "sw-subtype-used",
                InterruptKind::Lost => "sw-subtype-lost",
                InterruptKind::UsedOrLost => "sw-subtype-used-or-lost",
            }),
        ),
    };
    match second {
        Some(second) => {
            Message::new("sw-kind").with("kind", Message::new(first)).with("subtype", Message::new(second))
        }
        None => Message::new(first),
    }
}

fn weapon(kind: WeaponKind) -> Option<&'static str> {
    match kind {
        WeaponKind::Artillery => Some("sw-subtype-artillery"),
        WeaponKind::Automated => Some("sw-subtype-automated"),
        WeaponKind::Character => Some("sw-subtype-character"),
        WeaponKind::Starship => Some("sw-subtype-starship"),
        WeaponKind::Vehicle => Some("sw-subtype-vehicle"),
        WeaponKind::Squadron => Some("sw-subtype-squadron"),
        // None of these is in the card pool.
        WeaponKind::DeathStar | WeaponKind::DeathStarTwo => None,
    }
}

/// The message key of an icon; `None` for icons that the page does not show.
fn icon_word(icon: Icon) -> Option<&'static str> {
    Some(match icon {
        Icon::Pilot => "sw-icon-pilot",
        Icon::Warrior => "sw-icon-warrior",
        Icon::NavComputer => "sw-icon-nav-computer",
        Icon::ScompLink => "sw-icon-scomp-link",
        Icon::Interior => "sw-icon-interior",
        Icon::Exterior => "sw-icon-exterior",
        Icon::Planet => "sw-icon-planet",
        Icon::Mobile => "sw-icon-mobile",
        Icon::DockingBay => "sw-icon-docking-bay",
        Icon::Droid => "sw-icon-droid",
        Icon::Alien => "sw-icon-alien",
        Icon::Rebel => "sw-icon-rebel",
        Icon::Imperial => "sw-icon-imperial",
        Icon::Astromech => "sw-icon-astromech",
        Icon::Enclosed => return None,
    })
}
