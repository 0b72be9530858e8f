//! The end positions of repositioning actions, and what each would achieve.

use crate::content::Effect;
use crate::craft::{Craft, Object};
use crate::geometry::{self, EndSlot, Footprint, Pose, RepositionError, Side, Turret, execute};
use crate::label::Label;
use crate::solo::sight::map::MapSight;
use crate::solo::sight::{Blocked, Length, Place, PlaceName};
use crate::table_position::Obstacle;

impl MapSight<'_, '_> {
    fn place(
        &self,
        name: PlaceName,
        end: Pose,
        turret: Option<Turret>,
        blocked: Option<Blocked>,
        tally: Option<Object>,
    ) -> Place {
        let there = Footprint::new(end, self.craft().base());
        let (mut leaves, mut gains) = (Vec::new(), Vec::new());
        if blocked.is_none() {
            let after = self.threats_to(&there);
            leaves = self.threats_to(self.own());
            leaves.retain(|label| !after.contains(label));
            let before = self.targets_from(self.own(), self.turret);
            gains = self.targets_from(&there, turret);
            gains.retain(|label| !before.contains(label));
        }
        let to = |object: Object| self.figure(object, |figure| Length::from_mm(figure.distance_to(&there)));
        let ahead = self.ahead().into_iter().min_by_key(|seen| seen.distance);
        Place {
            name,
            blocked,
            leaves,
            gains,
            to_tally: tally.and_then(to),
            to_obstacle: ahead.and_then(|seen| to(seen.object)),
            end: Some(end),
        }
    }

    pub(crate) fn rolls(&self, ways: &[geometry::Reposition], tally: Option<Object>) -> Vec<Place> {
        let base = self.craft().base();
        let (crowd, labels) = self.other_bases();
        let craft = self.craft();
        let obstacles: Vec<Obstacle> = self
            .position
            .obstacles
            .iter()
            .filter(|obstacle| craft.is_affected_by(obstacle.kind))
            .cloned()
            .collect();
        ways.iter()
            .map(|way| {
                let spot = way.end(self.own().pose(), base);
                let checked = spot.check(base, &crowd, &obstacles, self.position.area);
                let blocked = checked.err().map(|failure| blocked(failure, &labels, &obstacles));
                self.place(place_name(*way), spot.pose, self.turret, blocked, tally)
            })
            .collect()
    }

    pub(crate) fn slams(&self, speed: u8, tally: Option<Object>) -> Vec<Place> {
        let base = self.craft().base();
        let (crowd, labels) = self.other_bases();
        let mut places = Vec::new();
        for maneuver in self.craft().dial().into_iter().filter(|entry| entry.speed() == speed) {
            for slot in maneuver.maneuver.slots() {
                let flown = geometry::slam(
                    self.own().pose(),
                    base,
                    maneuver.maneuver,
                    *slot,
                    &crowd,
                    self.position.area,
                );
                let name = PlaceName::Slam { maneuver, slot: *slot };
                places.push(match flown {
                    Ok(flight) => self.place(name, flight.pose, self.turret, None, tally),
                    Err(failure) => {
                        let pose = execute(self.own().pose(), base, maneuver.maneuver, *slot);
                        self.place(name, pose, self.turret, Some(blocked(failure, &labels, &[])), tally)
                    }
                });
            }
        }
        places
    }

    pub(crate) fn turns(&self, tally: Option<Object>) -> Vec<Place> {
        let others = self.craft().turrets().into_iter().filter(|turret| self.turret != Some(*turret));
        let here = self.own().pose();
        others
            .map(|turret| self.place(PlaceName::Rotate { turret }, here, Some(turret), None, tally))
            .collect()
    }
}

/// Which of these ships and obstacles is in the way.
fn blocked(failure: RepositionError, ships: &[Label], obstacles: &[Obstacle]) -> Blocked {
    match failure {
        RepositionError::Ship(index) => Blocked::Ship(ships.get(index).copied().unwrap_or_default()),
        RepositionError::Obstacle(index) => {
            Blocked::Obstacle(obstacles.get(index).map(|obstacle| obstacle.label).unwrap_or_default())
        }
        RepositionError::Table => Blocked::Edge,
    }
}

pub(crate) fn bends(craft: &Craft<'_>) -> bool {
    craft.effects().any(|(_, effect)| *effect == Effect::BankBarrelRolls)
}

pub(crate) fn bank_rolls() -> Vec<geometry::Reposition> {
    let mut rolls = Vec::new();
    for side in Side::BOTH {
        for bend in Side::BOTH {
            for slot in EndSlot::ALL {
                rolls.push(geometry::Reposition::BankRoll(side, bend, slot));
            }
        }
    }
    rolls
}

fn place_name(way: geometry::Reposition) -> PlaceName {
    use geometry::{Boost, Reposition as Way};
    match way {
        Way::BarrelRoll(side, slot) | Way::DecloakRoll(side, slot) => PlaceName::BarrelRoll { side, slot },
        Way::BankRoll(side, bend, slot) => PlaceName::BankRoll { side, bend, slot },
        Way::Boost(Boost::Bank(side)) => PlaceName::Boost { side: Some(side) },
        Way::Boost(Boost::Straight) | Way::DecloakAhead => PlaceName::Boost { side: None },
    }
}
