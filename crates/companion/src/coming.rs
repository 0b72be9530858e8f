//! Ships that arrive: before the first round, in rounds 4 and 7, and those that were delayed (XW-SCEN-07 to
//! XW-SCEN-13).
//!
//! `xwing::scenario` decides which ships are due and which are picked; `landing` places them on the table.

mod landing;

pub(crate) use landing::Stop;

use crate::setup::Enlisted;
use crate::waves::{Brought, Waves};
use xwing::content::Content;
use xwing::geometry::{Base, Pose};
use xwing::label::Label;
use xwing::position::file::PlaceFile;
use xwing::scenario::wave::{Pool, Where};
use xwing::scenario::{Exit, Kind, Losses, Marker, Pick, Reserve, Rolled, due, next_of};

/// A solo ship of the squad and whether it is in play.
#[derive(Clone, Debug)]
pub struct Reserved {
    /// Its role in the scenario.
    pub kind: Kind,
    pub ship: Enlisted,
    pub label: Label,
    pub(crate) initiative: u8,
    pub(crate) base: Base,
    /// Waiting, in play, or destroyed.
    pub place: Where,
}

impl Reserved {
    #[must_use]
    pub fn base(&self) -> Base {
        self.base
    }
}

/// A ship whose arrival is being rolled.
#[derive(Clone, Debug)]
pub(crate) struct Arriving {
    pub(crate) label: Label,
    rolled: Vec<Rolled>,
    /// The nearest sides of the marker as reported by a person, after a critical hit.
    said: Option<Vec<Exit>>,
    /// Where it arrives (marker, side, pose if measured); shown to people and confirmed by them.
    landing: Option<(usize, Exit, Option<Pose>)>,
}

/// The state of ships that are not on the table yet.
#[derive(Clone, Debug)]
pub struct Coming {
    pub(crate) squad: Vec<Reserved>,
    markers: Option<[Marker; 2]>,
    pool: Pool,
    more: u8,
    losses: Losses,
    /// Markers and obstacles have not been laid out yet.
    to_lay: bool,
    /// Whether the ships that are due belong to the first wave.
    first: bool,
    due: Vec<Kind>,
    /// Ships of one kind among which one is chosen at random.
    able: Option<Vec<usize>>,
    /// Ships that have been picked but not yet put into placing order.
    taken: Vec<Label>,
    /// In placing order.
    placing: Vec<Label>,
    /// Ships delayed until the next round.
    held: Vec<Label>,
    pub(crate) now: Option<Arriving>,
}

impl Coming {
    /// The reserve of a set-up; `None` if a ship or marker is invalid.
    pub(crate) fn new(content: &Content, waves: &Waves, players: &[Label]) -> Option<Self> {
        let squad: Option<Vec<Reserved>> =
            waves.squad.iter().map(|brought| reserved(content, brought)).collect();
        let markers = match &waves.markers {
            None => None,
            Some([first, second]) => {
                let pose = |place: &PlaceFile| Pose::from_mm(place.x, place.y, place.heading).ok();
                Some([Marker { at: pose(first)? }, Marker { at: pose(second)? }])
            }
        };
        Some(Coming {
            squad: squad?,
            markers,
            pool: Pool { returning: waves.returning, drawn: waves.drawn },
            more: waves.more,
            losses: Losses::default(),
            to_lay: markers.is_some(),
            first: true,
            due: due(0, Losses::default(), waves.more),
            able: None,
            taken: players.to_vec(),
            placing: Vec::new(),
            held: Vec::new(),
            now: None,
        })
    }

    /// The markers, if their positions are known in millimeters.
    #[must_use]
    pub fn markers(&self) -> Option<[Marker; 2]> {
        self.markers
    }

    /// All solo ships of the scenario, wherever they are.
    #[must_use]
    pub fn squad(&self) -> &[Reserved] {
        &self.squad
    }

    /// Ships whose arrival was blocked and that wait for the next round.
    #[must_use]
    pub fn held(&self) -> &[Label] {
        &self.held
    }

    /// The ship that is arriving now.
    #[must_use]
    pub fn arriving(&self) -> Option<Label> {
        self.now.as_ref().map(|now| now.label)
    }

    /// The arriving ship and its pose, if measured.
    #[must_use]
    pub fn landing(&self) -> Option<(Label, Option<Pose>)> {
        let now = self.now.as_ref()?;
        now.landing.map(|(_, _, pose)| (now.label, pose))
    }

    /// Begins a round: determines the ships that are due and adds those that were delayed.
    pub(crate) fn begin(&mut self, round: u8) {
        self.first = false;
        self.due = due(round, self.losses, self.more);
        self.taken.append(&mut self.held);
    }

    pub(crate) fn lost(&mut self, ship: Label) {
        if let Some(member) = self.squad.iter_mut().find(|member| member.label == ship) {
            member.place = Where::Destroyed;
            match member.kind {
                Kind::Patrol => self.losses.patrol = self.losses.patrol.saturating_add(1),
                Kind::Reinforcement => {
                    self.losses.reinforcement = self.losses.reinforcement.saturating_add(1);
                }
            }
        }
    }

    /// A ship was put on the table by a correction.
    pub(crate) fn came(&mut self, ship: Label) {
        if let Some(member) = self.squad.iter_mut().find(|member| member.label == ship) {
            member.place = Where::InPlay;
        }
        for list in [&mut self.taken, &mut self.placing, &mut self.held] {
            list.retain(|label| *label != ship);
        }
        if self.now.as_ref().is_some_and(|now| now.label == ship) {
            self.now = None;
        }
    }

    fn reserves(&self) -> Vec<Reserve> {
        let reserve =
            |one: &Reserved| Reserve { kind: one.kind, initiative: one.initiative, place: one.place };
        self.squad.iter().map(reserve).collect()
    }

    fn member(&self, ship: Label) -> Option<&Reserved> {
        self.squad.iter().find(|member| member.label == ship)
    }

    fn take(&mut self, index: usize) {
        if let Some(member) = self.squad.get_mut(index) {
            member.place = Where::InPlay;
            self.taken.push(member.label);
        }
        self.able = None;
    }

    /// Picks the ships that are due. Returns the number of options if one has to be chosen at random.
    fn pick(&mut self) -> Option<u8> {
        while let Some(kind) = self.due.first().copied() {
            let able = match next_of(kind, self.first, &self.reserves(), self.pool) {
                Pick::One(index) => vec![index],
                Pick::Lot(able) => able,
                Pick::Nobody => Vec::new(),
            };
            let same =
                |index: &usize| self.squad.get(*index).map(|one| (&one.ship.pilot, &one.ship.upgrades));
            // Identical ships need no random choice.
            let alike = able.iter().all(|index| same(index) == able.first().and_then(same));
            if !alike {
                let options = u8::try_from(able.len()).unwrap_or(u8::MAX);
                self.able = Some(able);
                return Some(options);
            }
            self.due.remove(0);
            if let Some(index) = able.first() {
                self.take(*index);
            }
        }
        None
    }

    /// A roll for the random choice or for the arrival.
    pub(crate) fn thrown(&mut self, rolled: Rolled) {
        if let (Some(able), Rolled::Lot(option)) = (&self.able, rolled) {
            if let Some(index) = able.get(usize::from(option)).copied() {
                self.due.remove(0);
                self.take(index);
            }
            return;
        }
        let Some(now) = &mut self.now else { return };
        match (&mut now.said, rolled) {
            (Some(said), Rolled::Lot(option)) if said.len() > 1 => {
                *said = said.get(usize::from(option)).copied().into_iter().collect();
            }
            (_, rolled) => now.rolled.push(rolled),
        }
    }
}

fn reserved(content: &Content, brought: &Brought) -> Option<Reserved> {
    let ship = &brought.ship;
    let pilot = ship.pilot.as_ref().and_then(|pilot| content.pilot(pilot));
    let kind = pilot.map(|(kind, _)| kind).or_else(|| content.ship(ship.ship.as_ref()?))?;
    Some(Reserved {
        kind: brought.kind,
        ship: ship.clone(),
        label: Label::new(&ship.id)?,
        initiative: ship.initiative.or(pilot.map(|(_, pilot)| pilot.initiative))?,
        base: kind.base,
        place: Where::Waiting,
    })
}
