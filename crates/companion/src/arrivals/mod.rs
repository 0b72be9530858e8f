//! Ships that arrive: before the first round, in rounds 4 and 7, and those that were delayed (XW-SCEN-07 to
//! XW-SCEN-13).
//!
//! `xwing::scenario` decides which ships are due and which are picked; `placement` puts them on the table.

mod placement;

pub(crate) use placement::ArrivalProgress;

use crate::setup::SquadShip;
use crate::setup::waves::{WaveShip, Waves};
use xwing::content::Content;
use xwing::geometry::{Base, Pose};
use xwing::label::Label;
use xwing::scenario::wave::{PoolRules, ReserveStatus};
use xwing::scenario::{
    ArrivalResult, Exit, Losses, Marker, NextShip, ReserveShip, ShipRole, next_ship, wave_for_round,
};
use xwing::table_position::file::PoseSpec;

/// A solo ship of the squad and whether it is in play.
#[derive(Clone, Debug)]
pub struct SoloReserve {
    /// Its role in the scenario.
    pub kind: ShipRole,
    pub ship: SquadShip,
    pub label: Label,
    pub(crate) initiative: u8,
    pub(crate) base: Base,
    /// Waiting, in play, or destroyed.
    pub place: ReserveStatus,
}

impl SoloReserve {
    #[must_use]
    pub fn base(&self) -> Base {
        self.base
    }
}

/// A ship whose arrival is being rolled.
#[derive(Clone, Debug)]
pub(crate) struct ArrivingShip {
    pub(crate) label: Label,
    rolled: Vec<ArrivalResult>,
    /// The nearest sides of the marker as reported by a person, after a critical hit.
    said: Option<Vec<Exit>>,
    /// Where it arrives (marker, side, pose if measured); shown to people and confirmed by them.
    landing: Option<(usize, Exit, Option<Pose>)>,
}

/// The state of ships that are not on the table yet.
#[derive(Clone, Debug)]
pub struct Arrivals {
    pub(crate) squad: Vec<SoloReserve>,
    markers: Option<[Marker; 2]>,
    pool: PoolRules,
    extra_patrol_ships: u8,
    losses: Losses,
    /// Markers and obstacles have not been laid out yet.
    needs_layout: bool,
    /// Whether the ships that are due belong to the first wave.
    first_wave: bool,
    due: Vec<ShipRole>,
    /// Ships of one kind among which one is chosen at random.
    candidates: Option<Vec<usize>>,
    /// Ships that have been picked but not yet put into placing order.
    to_place: Vec<Label>,
    /// In placing order.
    placing_order: Vec<Label>,
    /// Ships delayed until the next round.
    delayed: Vec<Label>,
    pub(crate) current: Option<ArrivingShip>,
}

impl Arrivals {
    /// The reserve of a set-up; `None` if a ship or marker is invalid.
    pub(crate) fn new(content: &Content, waves: &Waves, players: &[Label]) -> Option<Self> {
        let squad: Option<Vec<SoloReserve>> =
            waves.squad.iter().map(|wave_ship| solo_reserve(content, wave_ship)).collect();
        let markers = match &waves.markers {
            None => None,
            Some([first, second]) => {
                let pose = |place: &PoseSpec| Pose::from_mm(place.x, place.y, place.heading).ok();
                Some([Marker { at: pose(first)? }, Marker { at: pose(second)? }])
            }
        };
        Some(Arrivals {
            squad: squad?,
            markers,
            pool: PoolRules { returning: waves.returning, drawn: waves.drawn },
            extra_patrol_ships: waves.more,
            losses: Losses::default(),
            needs_layout: markers.is_some(),
            first_wave: true,
            due: wave_for_round(0, Losses::default(), waves.more),
            candidates: None,
            to_place: players.to_vec(),
            placing_order: Vec::new(),
            delayed: Vec::new(),
            current: None,
        })
    }

    /// The markers, if their positions are known in millimeters.
    #[must_use]
    pub fn markers(&self) -> Option<[Marker; 2]> {
        self.markers
    }

    /// All solo ships of the scenario, wherever they are.
    #[must_use]
    pub fn squad(&self) -> &[SoloReserve] {
        &self.squad
    }

    /// Ships whose arrival was blocked and that wait for the next round.
    #[must_use]
    pub fn delayed(&self) -> &[Label] {
        &self.delayed
    }

    /// The ship that is arriving now.
    #[must_use]
    pub fn arriving(&self) -> Option<Label> {
        self.current.as_ref().map(|now| now.label)
    }

    /// The arriving ship and its pose, if measured.
    #[must_use]
    pub fn landing(&self) -> Option<(Label, Option<Pose>)> {
        let now = self.current.as_ref()?;
        now.landing.map(|(_, _, pose)| (now.label, pose))
    }

    /// Begins a round: determines the ships that are due and adds those that were delayed.
    pub(crate) fn begin_round(&mut self, round: u8) {
        self.first_wave = false;
        self.due = wave_for_round(round, self.losses, self.extra_patrol_ships);
        self.to_place.append(&mut self.delayed);
    }

    pub(crate) fn ship_destroyed(&mut self, ship: Label) {
        if let Some(member) = self.squad.iter_mut().find(|member| member.label == ship) {
            member.place = ReserveStatus::Destroyed;
            match member.kind {
                ShipRole::Patrol => self.losses.patrol = self.losses.patrol.saturating_add(1),
                ShipRole::Reinforcement => {
                    self.losses.reinforcement = self.losses.reinforcement.saturating_add(1);
                }
            }
        }
    }

    /// A ship was put on the table by a correction.
    pub(crate) fn ship_added(&mut self, ship: Label) {
        if let Some(member) = self.squad.iter_mut().find(|member| member.label == ship) {
            member.place = ReserveStatus::InPlay;
        }
        for list in [&mut self.to_place, &mut self.placing_order, &mut self.delayed] {
            list.retain(|label| *label != ship);
        }
        if self.current.as_ref().is_some_and(|now| now.label == ship) {
            self.current = None;
        }
    }

    fn reserves(&self) -> Vec<ReserveShip> {
        let reserve =
            |one: &SoloReserve| ReserveShip { kind: one.kind, initiative: one.initiative, place: one.place };
        self.squad.iter().map(reserve).collect()
    }

    fn member(&self, ship: Label) -> Option<&SoloReserve> {
        self.squad.iter().find(|member| member.label == ship)
    }

    fn take_reserve(&mut self, index: usize) {
        if let Some(member) = self.squad.get_mut(index) {
            member.place = ReserveStatus::InPlay;
            self.to_place.push(member.label);
        }
        self.candidates = None;
    }

    /// Picks the ships that are due. Returns the number of options if one has to be chosen at random.
    fn pick_due(&mut self) -> Option<u8> {
        while let Some(kind) = self.due.first().copied() {
            let able = match next_ship(kind, self.first_wave, &self.reserves(), self.pool) {
                NextShip::One(index) => vec![index],
                NextShip::Lot(able) => able,
                NextShip::Nobody => Vec::new(),
            };
            let same =
                |index: &usize| self.squad.get(*index).map(|one| (&one.ship.pilot, &one.ship.upgrades));
            // Identical ships need no random choice.
            let alike = able.iter().all(|index| same(index) == able.first().and_then(same));
            if !alike {
                let options = u8::try_from(able.len()).unwrap_or(u8::MAX);
                self.candidates = Some(able);
                return Some(options);
            }
            self.due.remove(0);
            if let Some(index) = able.first() {
                self.take_reserve(*index);
            }
        }
        None
    }

    /// A roll for the random choice or for the arrival.
    pub(crate) fn add_roll(&mut self, rolled: ArrivalResult) {
        if let (Some(able), ArrivalResult::Lot(option)) = (&self.candidates, rolled) {
            if let Some(index) = able.get(usize::from(option)).copied() {
                self.due.remove(0);
                self.take_reserve(index);
            }
            return;
        }
        let Some(now) = &mut self.current else { return };
        match (&mut now.said, rolled) {
            (Some(said), ArrivalResult::Lot(option)) if said.len() > 1 => {
                *said = said.get(usize::from(option)).copied().into_iter().collect();
            }
            (_, rolled) => now.rolled.push(rolled),
        }
    }
}

fn solo_reserve(content: &Content, wave_ship: &WaveShip) -> Option<SoloReserve> {
    let ship = &wave_ship.ship;
    let pilot = ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot));
    let kind = pilot.map(|(kind, _)| kind).or_else(|| content.ship(ship.ship.as_ref()?))?;
    Some(SoloReserve {
        kind: wave_ship.kind,
        ship: ship.clone(),
        label: Label::new(&ship.id)?,
        initiative: ship.initiative.or(pilot.map(|(_, pilot)| pilot.initiative))?,
        base: kind.base,
        place: ReserveStatus::Waiting,
    })
}
