//! What a viewer sees: the table as a player needs it. It is built from the state and is a type of its own, so that the
//! state can change without anybody noticing. Content is named, never numbered; ships, obstacles, devices and the cards
//! of a ship are counted within the match, where their order never changes.
//!
//! What is under way inside the rules is public, but nobody needs it to play. It goes along as one opaque text
//! ([`InProgress`]), because possible states are dealt from a view and from nothing else.

use crate::content::{ActionKind, Content, ContentId};
use crate::craft::{Object, Team, Tokens};
use crate::damage::deck::{DealtCard, Deck};
use crate::dice::roll::{AttackRoll, DefenseRoll, DicePool};
use crate::geometry::Turret;
use crate::hazard::device::Device;
use crate::label::Label;
use crate::scenario::wave::PoolRules;
use crate::scenario::{Losses, ShipRole, Variant};
use crate::scenario_driver::ScenarioState;
use crate::setup::Options;
use crate::ship::placement::{DialSetting, Placement};
use crate::ship::{EquippedCard, Ship, ShipId, Status};
use crate::state::{AttackState, Pending, Phase, PlacedObstacle, State};
use contract::{Seat, Viewer};
use serde::{Deserialize, Serialize};

mod in_progress;
mod rebuild;

pub use in_progress::InProgress;

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub seats: u8,
    /// From 1; 0 before the first round.
    pub round: u8,
    pub phase: Phase,
    pub ships: Vec<ShipView>,
    pub obstacles: Vec<ObstacleView>,
    pub devices: Vec<DeviceView>,
    /// What can be known of the damage decks of the player side and the solo side.
    pub decks: [Deck; 2],
    /// The initiative that engages now.
    pub engaging: Option<u8>,
    /// The attack whose dice are on the table.
    pub attack: Option<AttackView>,
    /// The attack that a ship may choose now is a bonus attack.
    pub bonus_attack: bool,
    /// What the match is waiting for.
    pub open: Pending,
    pub scenario: Option<ScenarioView>,
    /// Only the program reads it; its form may change with any version.
    pub(crate) in_progress: InProgress,
}

/// A ship of the match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that a player sees on the table"
)]
pub struct ShipView {
    pub label: Label,
    /// The ship type.
    pub ship: ContentId,
    /// `None` for a ship given by type only.
    pub pilot: Option<ContentId>,
    pub team: Team,
    /// `None`: flown by the solo system.
    pub seat: Option<Seat>,
    pub initiative: u8,
    pub status: Status,
    pub at: Placement,
    pub cards: Vec<CardView>,
    pub shields: u8,
    pub force: u8,
    /// In the order in which they were dealt.
    pub damage: Vec<DealtCard>,
    pub tokens: Tokens,
    pub lock: Option<Object>,
    pub turret: Option<Turret>,
    /// `None` as long as no dial lies beside the ship.
    pub dial: Option<DialView>,
    /// It has had its turn in this phase.
    pub done: bool,
    /// Actions performed in this round.
    pub acted: Vec<ActionKind>,
    /// It has engaged in this round.
    pub engaged: bool,
    /// The role of a solo ship in a scenario.
    pub role: Option<ShipRole>,
    /// It hunts a player ship.
    pub hunts: bool,
    /// It tries to leave by the corner that it has locked.
    pub escapes: bool,
}

/// A dial beside its ship, face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DialView {
    /// Set by somebody else.
    Hidden,
    /// The viewer's own.
    Known(DialSetting),
}

/// An equipped card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView {
    pub card: ContentId,
    pub charges: u8,
}

/// An obstacle in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ObstacleView {
    pub token: ContentId,
    pub at: Placement,
    /// It has been removed.
    pub gone: bool,
}

/// A device on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceView {
    /// The card it came from.
    pub card: ContentId,
    pub team: Team,
    pub at: Placement,
    /// It has detonated or was removed.
    pub gone: bool,
}

/// The attack whose dice are on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AttackView {
    pub attacker: ShipId,
    pub defender: ShipId,
    /// Index among the attacker's weapons.
    pub weapon: u8,
    pub range: u8,
    pub obstructed: bool,
    /// Attack dice.
    pub reds: DicePool<AttackRoll>,
    /// Defense dice.
    pub greens: DicePool<DefenseRoll>,
}

/// The scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScenarioView {
    pub variant: Variant,
    /// The number of additional ships in each wave.
    pub more: u8,
    /// How ships are taken from the pool.
    pub pool: PoolRules,
    /// The hyperspace markers, in the order in which they were placed.
    pub markers: Option<[Placement; 2]>,
    /// Solo ships destroyed so far.
    pub losses: Losses,
}

impl View {
    #[must_use]
    pub fn ship(&self, id: ShipId) -> Option<&ShipView> {
        self.ships.get(id.index())
    }
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let (public, content) = (&self.public, self.content());
        View {
            viewer,
            options: public.options,
            seats: public.seats,
            round: public.round,
            phase: public.phase,
            ships: public.all().map(|(id, _)| self.ship_view(id, viewer)).collect(),
            obstacles: public.obstacles.iter().map(|obstacle| obstacle_view(content, obstacle)).collect(),
            devices: public.devices.iter().map(|device| device_view(content, device)).collect(),
            decks: public.decks,
            engaging: public.engaging,
            attack: public.open.shows_dice().then(|| AttackView::from(public.attack)),
            bonus_attack: public.bonus.is_some(),
            open: public.open,
            scenario: public.scenario.map(ScenarioView::from),
            in_progress: InProgress::of(content, public),
        }
    }

    fn ship_view(&self, id: ShipId, viewer: Viewer) -> ShipView {
        let (ship, content) = (self.public.ship(id), self.content());
        let own = ship.seat.is_some_and(|seat| viewer.is(seat));
        let known = self.hidden[id.index()].filter(|_| own).map(DialView::Known);
        let has_dial = self.public.dials & id.bit() != 0;
        let card = |equipped: &EquippedCard| CardView {
            card: content.card_id(equipped.card),
            charges: equipped.charges,
        };
        ShipView {
            label: ship.label,
            ship: content.ship_id(ship.kind),
            pilot: ship.pilot.and_then(|pilot| content.pilot_id(ship.kind, pilot)),
            team: ship.team,
            seat: ship.seat,
            initiative: ship.initiative,
            status: ship.status,
            at: ship.at,
            cards: ship.cards.iter().map(card).collect(),
            shields: ship.shields,
            force: ship.force,
            damage: ship.damage.to_vec(),
            tokens: ship.tokens,
            lock: ship.lock,
            turret: ship.turret,
            dial: has_dial.then(|| known.unwrap_or(DialView::Hidden)),
            done: self.public.done & id.bit() != 0,
            acted: acted(ship),
            engaged: ship.round.engaged,
            role: ship.role,
            hunts: ship.hunts,
            escapes: ship.escapes,
        }
    }
}

fn acted(ship: &Ship) -> Vec<ActionKind> {
    ActionKind::WORDS.iter().map(|(kind, _)| *kind).filter(|kind| ship.has_acted(*kind)).collect()
}

fn obstacle_view(content: &'static Content, obstacle: &PlacedObstacle) -> ObstacleView {
    ObstacleView { token: content.token_id(obstacle.token), at: obstacle.at, gone: obstacle.gone }
}

fn device_view(content: &'static Content, device: &Device) -> DeviceView {
    DeviceView { card: content.card_id(device.card), team: device.team, at: device.at, gone: device.gone }
}

impl From<AttackState> for AttackView {
    fn from(attack: AttackState) -> Self {
        AttackView {
            attacker: attack.attacker,
            defender: attack.defender,
            weapon: attack.weapon,
            range: attack.range,
            obstructed: attack.obstructed,
            reds: attack.reds,
            greens: attack.greens,
        }
    }
}

impl From<ScenarioState> for ScenarioView {
    fn from(scenario: ScenarioState) -> Self {
        ScenarioView {
            variant: scenario.variant,
            more: scenario.more,
            pool: scenario.pool,
            markers: scenario.markers,
            losses: scenario.losses,
        }
    }
}
