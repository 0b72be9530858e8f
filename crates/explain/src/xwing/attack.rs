//! Weapon and target.

use super::words;
use crate::Message;
use ::xwing::content::Content;
use ::xwing::craft::Object;
use ::xwing::rules::solo as rules;
use ::xwing::solo::attack::{AttackRecord, NoAttack, WeaponRecord, WeaponVerdict};
use ::xwing::solo::sight::SeenObject;

pub(super) fn attack(content: &Content, record: &AttackRecord) -> Vec<Message> {
    match &record.none {
        None => {}
        Some(NoAttack::Disarmed) => return vec![Message::new("xw-disarmed").with_rule(rules::NO_ATTACK)],
        Some(NoAttack::Asteroids(asteroids)) => {
            let message = Message::new("xw-on-asteroid").with("obstacles", words::labels(asteroids));
            return vec![message.with_rule(rules::NO_ATTACK)];
        }
    }
    let mut said: Vec<Message> = record.weapons.iter().filter_map(|weapon| passed(content, weapon)).collect();
    let taken = record.weapons.iter().find(|weapon| weapon.verdict == WeaponVerdict::Taken);
    match (taken, &record.target) {
        (Some(weapon), Some(target)) => {
            let why = if target.rule == rules::TARGET_LOCKED {
                "locked"
            } else if target.rule == rules::TARGET_ABILITIES {
                "abilities"
            } else {
                "nearest"
            };
            let compared: Vec<SeenObject> = target
                .compared
                .iter()
                .map(|one| SeenObject { object: Object::Ship(one.ship), distance: one.distance })
                .collect();
            said.push(
                Message::new("xw-attack")
                    .with("weapon", name(content, weapon))
                    .with("ship", target.ship.to_string())
                    .with("why", why)
                    .with("compared", words::seen(&compared))
                    .with("drawn", words::yes(target.drawn))
                    .with_rule(target.rule),
            );
        }
        (_, _) => said.push(Message::new("xw-no-attack").with_rule(rules::WEAPON_NEXT)),
    }
    said
}

fn name(content: &Content, record: &WeaponRecord) -> Message {
    match &record.weapon.card {
        None => Message::new("xw-weapon-primary").with("attack", record.weapon.attack),
        Some(card) => Message::new("xw-weapon-special")
            .with("card", words::card(content, card))
            .with("attack", record.weapon.attack),
    }
}

fn passed(content: &Content, record: &WeaponRecord) -> Option<Message> {
    let why = match record.verdict {
        WeaponVerdict::Taken | WeaponVerdict::NotReached => return None,
        WeaponVerdict::NoCharge => "no-charge",
        WeaponVerdict::NoToken => "no-token",
        WeaponVerdict::NoTarget => "no-target",
        WeaponVerdict::Equal => "equal",
    };
    Some(
        Message::new("xw-weapon-passed")
            .with("weapon", name(content, record))
            .with("why", why)
            .with_rule(record.rule),
    )
}
