//! The rules of combat as pure functions of ships and dice: how many dice, what modifies them, what cancels results, what
//! damage, damage cards, weapons, actions and obstacles do, who is next and which side is left.
//!
//! This is the only place of these rules. The game applies them to a match, the solo system decides by them, and the
//! companion applies them to the ships that people report. A caller knows where its ships are stored and how it tells
//! what happened; numbers come from here.

pub mod action_effect;
pub mod attack_dice;
pub mod damage_card;
pub mod defense_dice;
pub mod jam;
pub mod modify;
pub mod neutralize;
pub mod obstacle;
pub mod round_end;
pub mod turn_order;
pub mod weapon;
pub mod weapon_effect;
