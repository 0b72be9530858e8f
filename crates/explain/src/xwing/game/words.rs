//! Names of the pieces of this game.

use super::super::words;
use crate::Message;
use ::xwing::content::{Content, ContentId, Faction};
use ::xwing::craft::Object;
use ::xwing::dice::roll::{AttackRoll, DefenseRoll};
use ::xwing::geometry::{EndSlot, Side};
use ::xwing::label::Label;
use ::xwing::squad::points::faction_id;
use ::xwing::{DialSetting, DiceModifier, ShipId, TargetedAction, Token, View};

/// The content and a viewer's view.
pub(super) struct Context<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
}

impl<'a> Context<'a> {
    pub(super) fn new(content: &'a Content, view: &'a View) -> Self {
        Context { content, view }
    }

    /// A ship's name on the table.
    pub(super) fn ship(&self, ship: ShipId) -> String {
        self.view.ship(ship).map_or_else(|| "?".to_owned(), |ship| ship.label.as_str().to_owned())
    }

    pub(super) fn card(&self, card: ContentId) -> Message {
        words::card(self.content, card.as_str())
    }

    /// The card at an index of a ship's upgrades.
    pub(super) fn fitted(&self, ship: ShipId, place: u8) -> Message {
        let fit = self.view.ship(ship).and_then(|ship| ship.cards.get(usize::from(place)));
        self.card(fit.map(|fit| fit.card).unwrap_or_default())
    }

    /// A maneuver in the color of the ship's dial.
    pub(super) fn setting(&self, ship: ShipId, setting: DialSetting) -> Message {
        let kind = self.view.ship(ship).and_then(|ship| self.content.ship(ship.ship.as_str()));
        let entry = setting.maneuver().map(|maneuver| {
            let printed = kind.and_then(|kind| kind.dial.entry(maneuver));
            printed.unwrap_or(::xwing::content::DialEntry {
                maneuver,
                colour: ::xwing::content::Difficulty::White,
            })
        });
        entry.map_or(Message::new("xwg-nothing"), words::maneuver)
    }

    /// An action with its target or direction.
    pub(super) fn act(&self, ship: ShipId, act: TargetedAction) -> Message {
        let named = |kind| words::action(kind);
        let Some(kind) = act.kind() else {
            return match act {
                TargetedAction::Repair(card) => {
                    Message::new("xwg-act-repair").with("card", words::damage(card))
                }
                TargetedAction::Tractor(other) => {
                    Message::new("xwg-act-tractor").with("ship", self.ship(other))
                }
                _ => Message::new("xwg-nothing"),
            };
        };
        let on = |what: Message| Message::new("xwg-act-on").with("action", named(kind)).with("what", what);
        let way = |side: Option<Side>| Message::new("xwg-way").with("way", side_word(side));
        match act {
            TargetedAction::Focus
            | TargetedAction::Evade
            | TargetedAction::Calculate
            | TargetedAction::Cloak
            | TargetedAction::Repair(_)
            | TargetedAction::Tractor(_) => named(kind),
            TargetedAction::Reinforce { fore } => {
                on(Message::new("xwg-way").with("way", if fore { "fore" } else { "aft" }))
            }
            TargetedAction::Lock(object) => on(words::object(object)),
            TargetedAction::BarrelRoll(side) => on(way(Some(side))),
            TargetedAction::BankRoll(side, bend) => {
                on(Message::new("xwg-bend").with("way", way(Some(side))).with("bend", way(Some(bend))))
            }
            TargetedAction::Boost(side) => on(way(side)),
            TargetedAction::Rotate(turret) => {
                on(Message::new("xwg-way").with("way", super::super::action::turret(turret)))
            }
            TargetedAction::Coordinate(other) | TargetedAction::Jam(other) => {
                on(Message::new("xwg-name").with("name", self.ship(other)))
            }
            TargetedAction::Reload(place) => on(self.fitted(ship, place)),
            TargetedAction::Slam(setting) => on(self.setting(ship, setting)),
        }
    }
}

fn side_word(side: Option<Side>) -> &'static str {
    match side {
        None => "ahead",
        Some(Side::Left) => "left",
        Some(Side::Right) => "right",
    }
}

/// A direction, with or without a side.
pub(super) fn way(side: Option<Side>) -> Message {
    Message::new("xwg-way").with("way", side_word(side))
}

/// An obstacle by its index.
pub(super) fn obstacle(place: u8) -> Message {
    let label = Label::new(&format!("O{}", u32::from(place) + 1)).unwrap_or_default();
    words::object(Object::Obstacle(label))
}

pub(super) fn slot(slot: EndSlot) -> &'static str {
    match slot {
        EndSlot::Forward => "forward",
        EndSlot::Middle => "middle",
        EndSlot::Back => "back",
    }
}

/// A count of attack dice.
pub(super) fn reds(roll: AttackRoll) -> Message {
    let AttackRoll { crit, hit, focus, blank } = roll;
    dice([("crit", crit), ("hit", hit), ("focus", focus), ("blank", blank)])
}

/// A count of defense dice.
pub(super) fn greens(roll: DefenseRoll) -> Message {
    let DefenseRoll { evade, focus, blank } = roll;
    dice([("evade", evade), ("focus", focus), ("blank", blank)])
}

/// Only the faces that occur are mentioned.
fn dice<const N: usize>(faces: [(&'static str, u8); N]) -> Message {
    let shown = faces.into_iter().filter(|(_, count)| *count > 0);
    let shown: Vec<Message> =
        shown.map(|(face, count)| Message::new("xwg-die").with("face", face).with("n", count)).collect();
    if shown.is_empty() { Message::new("xwg-no-dice") } else { Message::new("xwg-dice").with("faces", shown) }
}

/// What modifies dice.
pub(super) fn means(means: DiceModifier) -> Message {
    Message::new("xwg-means").with(
        "means",
        match means {
            DiceModifier::Focus => "focus",
            DiceModifier::Calculate => "calculate",
            DiceModifier::Force => "force",
            DiceModifier::Evade => "evade",
            DiceModifier::Lock => "lock",
            DiceModifier::Effect(_) => "effect",
            DiceModifier::GasCloud => "gas",
        },
    )
}

/// A faction by its printed name.
pub(super) fn faction(faction: Faction) -> Message {
    Message::new("xwg-faction").with("faction", faction_id(faction))
}

pub(in crate::xwing) fn token(token: Token) -> Message {
    Message::new("xwg-token").with(
        "token",
        match token {
            Token::Focus => "focus",
            Token::Evade => "evade",
            Token::Calculate => "calculate",
            Token::ReinforceFore => "reinforce-fore",
            Token::ReinforceAft => "reinforce-aft",
            Token::Cloak => "cloak",
            Token::Stress => "stress",
            Token::Ion => "ion",
            Token::Strain => "strain",
            Token::Deplete => "deplete",
            Token::Disarm => "disarm",
            Token::Jam => "jam",
            Token::Tractor => "tractor",
        },
    )
}
