//! The decisions of the solo system that a turn runs, each from a map or from people's answers.

use crate::asking::Ask;
use xwing::content::effect::After;
use xwing::solo::action::Acting;
use xwing::solo::cards::GrantRecord;
use xwing::solo::record::{ActionRecord, ApproachRecord, MovementRecord};
use xwing::solo::sight::Sight;
use xwing::solo::system::BombRecord;
use xwing::solo::{Decision, Pilot};

pub(super) struct ApproachAsk;
impl Ask for ApproachAsk {
    type Out = ApproachRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<ApproachRecord> {
        pilot.approach()
    }
}

pub(super) struct MovementAsk<'a>(pub(super) &'a ApproachRecord);
impl Ask for MovementAsk<'_> {
    type Out = MovementRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<MovementRecord> {
        pilot.movement(self.0)
    }
}

pub(super) struct GrantedAsk<'a>(pub(super) After, pub(super) &'a ApproachRecord);
impl Ask for GrantedAsk<'_> {
    type Out = Vec<GrantRecord>;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<Vec<GrantRecord>> {
        pilot.granted(self.0, self.1.align)
    }
}

pub(super) struct ActAsk(pub(super) Acting);
impl Ask for ActAsk {
    type Out = ActionRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<ActionRecord> {
        pilot.act(self.0)
    }
}

pub(super) struct OutsideAsk;
impl Ask for OutsideAsk {
    type Out = ActionRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<ActionRecord> {
        pilot.act_outside()
    }
}

pub(super) struct SystemAsk;
impl Ask for SystemAsk {
    type Out = BombRecord;
    fn ask<S: Sight>(&self, pilot: &Pilot<'_, 'static, S>) -> Decision<Self::Out> {
        pilot.system()
    }
}
