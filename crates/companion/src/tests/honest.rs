//! What an honest person would answer: the quick answers derived from exact geometry.

use crate::question::answer::{
    Answer, ArcAnswer, ManeuverEnd, NearerAnswer, ObstacleAnswer, Sector, SideAnswer,
};
use crate::question::{Purpose, Question};
use crate::state::SessionState;
use xwing::content::{ActionKind, DialEntry};
use xwing::craft::{Craft, Object};
use xwing::geometry::Side;
use xwing::label::Label;
use xwing::solo::Approach;
use xwing::solo::approach::chart_entry::Direction;
use xwing::solo::approach::charts::TallyStep;
use xwing::solo::record::MovementRecord;
use xwing::solo::sight::map::MapSight;
use xwing::solo::sight::{Landing, Length, Place, SeenObject, Sight, nearest};
use xwing::table_position::TablePosition;

/// The true position from which answers are derived.
pub(super) struct Truth<'a> {
    pub(super) position: &'a TablePosition<'static>,
    pub(super) sight: &'a MapSight<'a, 'static>,
    /// The maneuver as measured.
    pub(super) movement: Option<&'a MovementRecord>,
    /// The obstacles that were nearest when the turn began; the companion refers to them until it ends.
    pub(super) rocks: &'a [Object],
}

pub(super) fn nearest_rocks(sight: &MapSight<'_, 'static>) -> Vec<Object> {
    let rocks = sight.obstacles().unwrap();
    nearest(&rocks, |seen| seen.distance).into_iter().map(|seen| seen.object).collect()
}

fn labels(seen: &[SeenObject]) -> Vec<Label> {
    seen.iter()
        .filter_map(|seen| if let Object::Ship(label) = seen.object { Some(label) } else { None })
        .collect()
}

fn near(seen: &[SeenObject]) -> Vec<Label> {
    labels(&nearest(seen, |seen| seen.distance))
}

fn best<'p>(
    places: &[&'p Place],
    way: Option<Direction>,
    by: impl Fn(&Place) -> Option<Length>,
) -> Vec<&'p Place> {
    let lengths = places.iter().filter_map(|place| by(place));
    let target = if way == Some(Direction::AwayFrom) { lengths.max() } else { lengths.min() };
    match target {
        None => places.to_vec(),
        Some(target) => places
            .iter()
            .copied()
            .filter(|place| by(place).is_some_and(|length| length.is_same(target)))
            .collect(),
    }
}

impl Truth<'_> {
    /// The answer; `None` if a tie cannot be reported by sector, a case that the property test skips.
    pub(super) fn answer(&self, state: &SessionState) -> Option<Answer> {
        let sight = self.sight;
        Some(match state.question() {
            Question::WhereEnemy => {
                let (arc, far, ships) = self.tally(state)?;
                Answer::Where { sector: self.sector(arc, Object::Ship(*ships.first()?))?, far }
            }
            Question::WhichEnemy => Answer::Ships(self.tally(state)?.2),
            Question::WhereLocked { .. } => self.locked()?,
            Question::SideOf { object } => Answer::Side(match sight.side(*object).unwrap() {
                Some(Side::Left) => SideAnswer::Left,
                Some(Side::Right) => SideAnswer::Right,
                None => SideAnswer::Line,
            }),
            Question::Rock => self.rock()?,
            Question::BankOrTurn { bank, turn, object } => self.nearer(*bank, *turn, *object),
            Question::Flown { .. } => self.flown()?,
            Question::FleeTurn => self.flee()?,
            Question::Slot { way, .. } => self.slots(*way)?,
            Question::Threats { .. } => Answer::Yes(!sight.threats().unwrap().is_empty()),
            Question::InArc => Answer::Ships(near(&sight.in_arc().unwrap())),
            Question::LockTarget => Answer::Ships(near(&sight.lock_targets().unwrap())),
            Question::JamTarget => self.jammed(),
            Question::CoordinateTarget => self.coordinated(),
            Question::ObstacleAhead => Answer::Yes(!sight.obstacles_ahead().unwrap().is_empty()),
            Question::FullArcs => self.reinforce(),
            Question::Places { action, purpose, align, .. } => {
                let speed = self.movement.map_or(0, |movement| movement.maneuver.speed());
                let object = align.map(|(object, _)| self.real(object));
                let places = sight.places(*action, speed, object).unwrap();
                self.places(&places, *purpose, align.map(|(_, way)| way))
            }
            Question::Shot { ship, arc, near, far } => {
                let shots = sight.shots(*arc, *near, *far).unwrap();
                Answer::Range(shots.iter().find(|shot| shot.ship == *ship).map(|shot| shot.range))
            }
            Question::InBullseye { ship } => {
                let seen = sight.enemies().unwrap();
                let found = seen.iter().find(|seen| seen.object == Object::Ship(*ship))?;
                Answer::Yes(found.arcs.contains(&Approach::Bullseye))
            }
            Question::NearestOf { ships } => self.nearest_of(ships),
            Question::Really { choices, .. } => choices.last()?.clone(),
            other => panic!("not a question of an activation: {other:?}"),
        })
    }

    fn locked(&self) -> Option<Answer> {
        let seen = self.sight.locked().unwrap().into_iter().next()?;
        let arc = Approach::ALL.into_iter().find(|arc| seen.arcs.contains(arc))?;
        Some(Answer::Where { sector: self.sector(arc, seen.object)?, far: seen.beyond_three })
    }

    fn nearer(&self, bank: DialEntry, turn: DialEntry, object: Object) -> Answer {
        // The companion's own obstacle names stand for the nearest ones.
        let object = self.real(object);
        let far = |entry| self.sight.distance_after(entry, object).unwrap().unwrap();
        let (bank, turn) = (far(bank), far(turn));
        Answer::Nearer(if bank.is_same(turn) {
            NearerAnswer::Same
        } else if bank < turn {
            NearerAnswer::Bank
        } else {
            NearerAnswer::Turn
        })
    }

    fn flown(&self) -> Option<Answer> {
        let flight = &self.movement?.flight;
        let landed = match flight.landing {
            Landing::Full | Landing::Escapes => ManeuverEnd::Full,
            Landing::Overlap { .. } => ManeuverEnd::Bumped,
            Landing::Flees { .. } => ManeuverEnd::Edge,
        };
        let met = flight.obstacles.iter().filter_map(|label| self.position.obstacle(*label));
        Some(Answer::Flown { landed, met: met.map(|obstacle| obstacle.kind).collect() })
    }

    fn flee(&self) -> Option<Answer> {
        let Landing::Flees { turns } = &self.movement?.flight.landing else { return None };
        let least = turns.iter().filter_map(|(_, angle)| *angle).min()?;
        let same = |angle: &Option<i32>| angle.is_some_and(|angle| angle - least <= 5_000);
        Some(Answer::Turns(turns.iter().filter(|(_, angle)| same(angle)).map(|(turn, _)| *turn).collect()))
    }

    fn slots(&self, way: Option<Direction>) -> Option<Answer> {
        let whole: Vec<_> = self
            .movement?
            .slots
            .iter()
            .filter(|slot| slot.flight.slot == slot.slot && slot.flight.landing == Landing::Full)
            .collect();
        let lengths = whole.iter().filter_map(|slot| slot.flight.to_tally);
        let target = if way == Some(Direction::AwayFrom) { lengths.max() } else { lengths.min() };
        let fits = |length: Option<Length>| match (length, target) {
            (Some(length), Some(target)) => length.is_same(target),
            (_, target) => target.is_none(),
        };
        Some(Answer::Slots(
            whole.iter().filter(|slot| fits(slot.flight.to_tally)).map(|slot| slot.slot).collect(),
        ))
    }

    fn jammed(&self) -> Answer {
        let targets = self.sight.jam_targets().unwrap();
        let has_lock = |seen: &&SeenObject| self.craft(seen).is_some_and(|craft| craft.lock.is_some());
        let locked: Vec<SeenObject> = targets.iter().filter(has_lock).copied().collect();
        Answer::Ships(near(if locked.is_empty() { &targets } else { &locked }))
    }

    fn coordinated(&self) -> Answer {
        let able = |craft: &Craft<'_>| {
            let bar = craft.bar();
            !craft.tokens.is_stressed()
                && !bar.is_empty()
                && !bar.iter().any(|entry| entry.action.kind == ActionKind::Coordinate)
        };
        let targets = self.sight.coordinate_targets().unwrap();
        let fit: Vec<SeenObject> =
            targets.into_iter().filter(|seen| self.craft(seen).is_some_and(able)).collect();
        Answer::Ships(near(&fit))
    }

    fn nearest_of(&self, ships: &[Label]) -> Answer {
        let mut seen: Vec<SeenObject> = self
            .sight
            .enemies()
            .unwrap()
            .iter()
            .map(|seen| SeenObject { object: seen.object, distance: seen.distance })
            .collect();
        seen.retain(|seen| ships.iter().any(|ship| seen.object == Object::Ship(*ship)));
        Answer::Ships(near(&seen))
    }

    fn craft(&self, seen: &SeenObject) -> Option<&Craft<'static>> {
        let Object::Ship(label) = seen.object else { return None };
        self.position.crafts.iter().find(|craft| craft.label == label)
    }

    fn tally(&self, state: &SessionState) -> Option<(Approach, bool, Vec<Label>)> {
        let enemies = self.sight.enemies().unwrap();
        for step in &state.content().solo().tally {
            let (arc, far) = match step {
                TallyStep::Locked => continue,
                TallyStep::Near(arc) => (*arc, false),
                TallyStep::Far(arc) => (*arc, true),
            };
            let seen: Vec<SeenObject> = enemies
                .iter()
                .filter(|seen| seen.beyond_three == far && seen.arcs.contains(&arc))
                .map(|seen| SeenObject { object: seen.object, distance: seen.distance })
                .collect();
            if !seen.is_empty() {
                let mut ships = near(&seen);
                ships.sort();
                return Some((arc, far, ships));
            }
        }
        None
    }

    /// The sector; `None` for an object that is on the center line and yet in a side arc.
    fn sector(&self, arc: Approach, object: Object) -> Option<Sector> {
        let side = self.sight.side(object).unwrap();
        Some(match (arc, side) {
            (Approach::Bullseye, _) => Sector::Bullseye,
            (Approach::Rear, _) => Sector::Rear,
            (Approach::Front, Some(Side::Left)) => Sector::FrontLeft,
            (Approach::Front, Some(Side::Right)) => Sector::FrontRight,
            (Approach::Side, Some(Side::Left)) => Sector::Left,
            (Approach::Side, Some(Side::Right)) => Sector::Right,
            (Approach::Front | Approach::Side, None) => return None,
        })
    }

    fn rock(&self) -> Option<Answer> {
        let sides: Vec<Option<Side>> =
            self.rocks.iter().map(|rock| self.sight.side(*rock).unwrap()).collect();
        Some(Answer::Rock(match sides.as_slice() {
            [] => ObstacleAnswer::None,
            [Some(Side::Left)] => ObstacleAnswer::Left,
            [Some(Side::Right)] => ObstacleAnswer::Right,
            [None] => ObstacleAnswer::Line,
            [Some(Side::Left), Some(Side::Right)] => ObstacleAnswer::Both,
            _ => return None,
        }))
    }

    /// The obstacle that the companion calls nearest, left or right.
    fn real(&self, object: Object) -> Object {
        let Object::Obstacle(label) = object else { return object };
        let at = usize::from(label.as_str() == "right");
        self.rocks.get(at).copied().unwrap_or(object)
    }

    fn reinforce(&self) -> Answer {
        let arcs = self.sight.full_arcs().unwrap();
        let least = |seen: &[SeenObject]| seen.iter().filter_map(|seen| seen.distance).min();
        if arcs.fore.is_empty() && arcs.aft.is_empty() {
            return Answer::Arc(None);
        }
        let fore = match arcs.fore.len().cmp(&arcs.aft.len()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => {
                let (fore, aft) = (least(&arcs.fore).unwrap(), least(&arcs.aft).unwrap());
                fore <= aft || fore.is_same(aft)
            }
        };
        Answer::Arc(Some(if fore { ArcAnswer::Fore } else { ArcAnswer::Aft }))
    }

    fn places(&self, places: &[Place], purpose: Purpose, way: Option<Direction>) -> Answer {
        let ahead = nearest(&self.sight.obstacles_ahead().unwrap(), |seen| seen.distance);
        let value = |place: &Place| match purpose {
            Purpose::LeaveArcs => place.leaves.len(),
            Purpose::GainArc => place.gains.len(),
            Purpose::ClearObstacle => {
                usize::from(ahead.first().is_some_and(|ahead| place.to_obstacle > ahead.distance))
            }
            Purpose::Anything => {
                place.leaves.len() + place.gains.len() + usize::from(self.sight.gives_bonus(place).unwrap())
            }
        };
        let open: Vec<&Place> = places.iter().filter(|place| place.blocked.is_none()).collect();
        let most = open.iter().map(|place| value(place)).max().unwrap_or(0);
        if most == 0 {
            return Answer::Places(Vec::new());
        }
        let mut kept: Vec<&Place> = open.into_iter().filter(|place| value(place) == most).collect();
        if purpose == Purpose::ClearObstacle {
            kept = best(&kept, Some(Direction::AwayFrom), |place| place.to_obstacle);
        }
        let kept = best(&kept, way, |place| place.to_tally);
        let index = |place: &Place| places.iter().position(|other| other.name == place.name).unwrap();
        Answer::Places(kept.into_iter().map(|place| u8::try_from(index(place)).unwrap()).collect())
    }
}
