//! What maneuvers and actions do to the ship itself: tokens, Force and granted actions (XW-ACT-07, XW-ACT-09, XW-ACT-16,
//! XW-ACT-17, XW-ACT-19, XW-ACT-20).

use crate::ability::{calculate_tokens, force_after_red};
use crate::combat::jam::{JamLoss, Jammable, is_green};
use crate::content::effect::GrantTrigger;
use crate::content::{Action, ActionKind, DialEntry, Difficulty, Pilot, ShipType};
use crate::craft::{Craft, Object, Tokens};
use crate::event::Token;
use crate::geometry::EndSlot;
use crate::solo::record::Aim;
use crate::solo::sight::{Place, PlaceName};
use crate::token::count_mut;

/// What the color of a maneuver or an action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourEffect {
    /// Stress tokens gained.
    pub stress: u8,
    /// Tokens lost, one of each kind.
    pub loses: &'static [Token],
    /// Force spent.
    pub force: u8,
}

const NOTHING: ColourEffect = ColourEffect { stress: 0, loses: &[], force: 0 };

/// XW-ACT-07: Check Difficulty.
#[must_use]
pub const fn maneuver_colour(colour: Difficulty) -> ColourEffect {
    match colour {
        Difficulty::Blue => {
            ColourEffect { loses: &[Token::Stress, Token::Strain, Token::Deplete], ..NOTHING }
        }
        Difficulty::White | Difficulty::Red | Difficulty::Purple => action_colour(colour),
    }
}

/// XW-ACT-09: red actions cause stress, purple ones cost Force, even if they fail.
#[must_use]
pub const fn action_colour(colour: Difficulty) -> ColourEffect {
    match colour {
        Difficulty::Red => ColourEffect { stress: 1, ..NOTHING },
        Difficulty::Purple => ColourEffect { force: 1, ..NOTHING },
        Difficulty::Blue | Difficulty::White => NOTHING,
    }
}

impl ColourEffect {
    /// Applies it to a ship's tokens and Force.
    pub fn apply(self, tokens: &mut Tokens, force: &mut u8) {
        tokens.stress = tokens.stress.saturating_add(self.stress);
        for token in self.loses {
            let held = count_mut(tokens, *token);
            *held = held.saturating_sub(1);
        }
        *force = force.saturating_sub(self.force);
    }
}

/// XW-ABL-17: Force recovered after a maneuver, up to the capacity.
#[must_use]
pub fn force_after_maneuver(pilot: Option<&Pilot>, full: bool, colour: Difficulty) -> u8 {
    if full && colour == Difficulty::Red { force_after_red(pilot) } else { 0 }
}

/// XW-ACT-16, XW-ACT-17, XW-ACT-19, XW-ABL-06: the tokens that an action gives to the ship that performs it. `fore` is the
/// arc of a reinforce action.
#[must_use]
pub fn action_token(ship: &ShipType, kind: ActionKind, fore: bool) -> Option<(Token, u8)> {
    match kind {
        ActionKind::Focus => Some((Token::Focus, 1)),
        ActionKind::Evade => Some((Token::Evade, 1)),
        ActionKind::Calculate => Some((Token::Calculate, calculate_tokens(ship))),
        ActionKind::Reinforce => Some((if fore { Token::ReinforceFore } else { Token::ReinforceAft }, 1)),
        ActionKind::Cloak => Some((Token::Cloak, 1)),
        ActionKind::Slam | ActionKind::Reload => Some((Token::Disarm, 1)),
        ActionKind::Lock
        | ActionKind::BarrelRoll
        | ActionKind::Boost
        | ActionKind::Rotate
        | ActionKind::Coordinate
        | ActionKind::Jam => None,
    }
}

/// What an action changes on the ship that performs it, apart from its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holdings {
    pub held: Jammable,
    pub force: u8,
}

impl Holdings {
    /// What a ship has now.
    #[must_use]
    pub const fn of(craft: &Craft<'_>) -> Self {
        let held = Jammable { tokens: craft.tokens, lock: craft.lock, lock_is_fixed: craft.lock_is_fixed };
        Holdings { held, force: craft.force }
    }

    /// Performs an action: its color, then its tokens or lock; waiting jam tokens take effect. Returns what jam removed.
    /// What follows the maneuver of a SLAM is left to the caller.
    pub fn perform(&mut self, ship: &ShipType, action: Action, aim: &Aim) -> Vec<JamLoss> {
        action_colour(action.colour).apply(&mut self.held.tokens, &mut self.force);
        let mut jams = false;
        let fore = *aim == Aim::Arc { fore: true };
        if let Some((token, count)) = action_token(ship, action.kind, fore) {
            let held = count_mut(&mut self.held.tokens, token);
            *held = held.saturating_add(count);
            jams = is_green(token);
        }
        if let (ActionKind::Lock, Aim::Ship(label)) = (action.kind, aim) {
            self.held.lock = Some(Object::Ship(*label));
            jams = true;
        }
        if jams { self.held.apply_waiting() } else { Vec::new() }
    }
}

/// XW-ACT-17: the maneuver of a SLAM, and the slot it ends in.
#[must_use]
pub const fn slam_maneuver(aim: &Aim) -> Option<(DialEntry, EndSlot)> {
    match aim {
        Aim::Place(Place { name: PlaceName::Slam { maneuver, slot }, .. }) => Some((*maneuver, *slot)),
        Aim::Place(_) | Aim::Itself | Aim::Ship(_) | Aim::Arc { .. } => None,
    }
}

/// XW-TOK-06: the jam tokens that a jam action gives to its target.
pub const JAM_TOKENS: u8 = 1;

/// XW-ACT-20: whether actions that are granted at this moment are due after a maneuver.
#[must_use]
pub const fn is_due_after(moment: GrantTrigger, full: bool, speed: u8) -> bool {
    match moment {
        GrantTrigger::Maneuver | GrantTrigger::Action | GrantTrigger::Decloak => true,
        GrantTrigger::FullManeuver => full,
        GrantTrigger::FastFullManeuver => full && matches!(speed, 3..=5),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Content;

    /// XW-ACT-07, XW-ACT-09: blue removes one of each only after a maneuver; red stresses; purple costs Force.
    #[test]
    fn colours() {
        let held = Tokens { stress: 2, strain: 1, ..Tokens::default() };
        let after = |effect: ColourEffect| {
            let (mut tokens, mut force) = (held, 1);
            effect.apply(&mut tokens, &mut force);
            (tokens.stress, tokens.strain, tokens.deplete, force)
        };
        assert_eq!(after(maneuver_colour(Difficulty::Blue)), (1, 0, 0, 1));
        assert_eq!(after(action_colour(Difficulty::Blue)), (2, 1, 0, 1));
        assert_eq!(after(maneuver_colour(Difficulty::Red)), (3, 1, 0, 1));
        assert_eq!(after(action_colour(Difficulty::Purple)), (2, 1, 0, 0));
        assert_eq!(after(maneuver_colour(Difficulty::White)), (2, 1, 0, 1));
    }

    /// XW-ABL-06: an Aggressor gains two calculate tokens, a Vulture droid one.
    #[test]
    fn a_calculate_action_of_an_aggressor_gives_two_tokens() {
        let of = |xws: &str| {
            let ship = Content::standard().ship(xws).unwrap();
            action_token(ship, ActionKind::Calculate, false)
        };
        assert_eq!(of("aggressorassaultfighter"), Some((Token::Calculate, 2)));
        assert_eq!(of("vultureclassdroidfighter"), Some((Token::Calculate, 1)));
    }

    /// XW-ACT-20
    #[test]
    fn grants_after_a_maneuver() {
        let due = |full, speed| {
            [GrantTrigger::Maneuver, GrantTrigger::FullManeuver, GrantTrigger::FastFullManeuver]
                .map(|moment| is_due_after(moment, full, speed))
        };
        assert_eq!(due(false, 4), [true, false, false]);
        assert_eq!(due(true, 2), [true, true, false]);
        assert_eq!(due(true, 3), [true, true, true]);
    }
}
