//! The decisions of the solo system that a turn runs, each from a map or from people's answers.

use crate::facts::SoloDecision;
use xwing::content::effect::GrantTrigger;
use xwing::solo::action::ActionContext;
use xwing::solo::action::grants::GrantRecord;
use xwing::solo::bombs::BombRecord;
use xwing::solo::record::{ActionRecord, ApproachRecord, MovementRecord};
use xwing::solo::sight::Sight;
use xwing::solo::{Decision, SoloPilot};

pub(super) struct ApproachDecision;
impl SoloDecision for ApproachDecision {
    type Record = ApproachRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<ApproachRecord> {
        pilot.approach()
    }
}

pub(super) struct MovementDecision<'a>(pub(super) &'a ApproachRecord);
impl SoloDecision for MovementDecision<'_> {
    type Record = MovementRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<MovementRecord> {
        pilot.movement(self.0)
    }
}

pub(super) struct GrantedDecision<'a>(pub(super) GrantTrigger, pub(super) &'a ApproachRecord);
impl SoloDecision for GrantedDecision<'_> {
    type Record = Vec<GrantRecord>;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<Vec<GrantRecord>> {
        pilot.granted(self.0, self.1.align)
    }
}

pub(super) struct ActionDecision(pub(super) ActionContext);
impl SoloDecision for ActionDecision {
    type Record = ActionRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<ActionRecord> {
        pilot.act(self.0)
    }
}

pub(super) struct OutsideActionDecision;
impl SoloDecision for OutsideActionDecision {
    type Record = ActionRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<ActionRecord> {
        pilot.act_outside()
    }
}

pub(super) struct BombDecision;
impl SoloDecision for BombDecision {
    type Record = BombRecord;
    fn decide<S: Sight>(&self, pilot: &SoloPilot<'_, 'static, S>) -> Decision<Self::Record> {
        pilot.system()
    }
}
