//! The same bits everywhere: a digest of some hundred thousand computed numbers, as a constant. It is the same in debug
//! and in release, and must be the same on every machine.

use xwing::geometry::{
    ArcSet, Base, Execution, Footprint, Heading, Maneuver, ObstacleTokens, Pose, Reposition, distance,
    execute, fly, least_obstructed_line, measure,
};

/// FNV-1a over little-endian words.
struct Digest(u64);

impl Digest {
    fn take(&mut self, word: u64) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn number(&mut self, number: f64) {
        // Negative zero counts as zero.
        self.take((number + 0.0).to_bits());
    }
    fn pose(&mut self, pose: Pose) {
        for part in [pose.x(), pose.y(), pose.heading().micro_degrees()] {
            self.take(part as u32 as u64);
        }
    }
}

fn poses(count: u64) -> impl Iterator<Item = Pose> {
    let mut state = 2020_u64;
    let mut below = move |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % n) as i32
    };
    (0..count).map(move |_| {
        Pose::new(below(914_400), below(914_400), Heading::from_micro_degrees(below(360_000_000)))
    })
}

/// XW-GEO-02
#[test]
fn poses_ranges_and_arcs_have_the_same_bits_in_every_build() {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    for pose in poses(200) {
        for base in Base::ALL {
            for maneuver in Maneuver::all() {
                for &slot in maneuver.slots() {
                    digest.pose(execute(pose, base, maneuver, slot));
                }
            }
            for way in Reposition::barrel_rolls().into_iter().chain(Reposition::decloaks()) {
                digest.pose(way.end(pose, base).pose);
            }
        }
    }
    assert_eq!(digest.0, GOLDEN_POSES, "{:#018x}", digest.0);
}

/// XW-GEO-02
#[test]
fn measures_have_the_same_bits_in_every_build() {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let rocks: Vec<_> = ObstacleTokens::printed()
        .unwrap()
        .iter()
        .zip(poses(24))
        .map(|(token, pose)| token.outline.at(pose))
        .collect();
    let ships: Vec<_> =
        poses(90).zip(Base::ALL.into_iter().cycle()).map(|(p, b)| Footprint::new(p, b)).collect();
    for a in &ships {
        for rock in &rocks {
            digest.number(distance(a, rock));
        }
        for b in &ships {
            digest.number(a.gap(b));
            let arcs = ArcSet::covering(a, b);
            for arc in arcs.iter() {
                digest.take(arc as u64);
                digest.number(arc.distance_to_base(a, b).unwrap());
            }
        }
    }
    for pair in ships.windows(2) {
        let line = least_obstructed_line(&measure(&pair[0], &pair[1]), &rocks);
        line.crossed.iter().for_each(|index| digest.take(index as u64));
        digest.number(line.line.from.x);
    }
    assert_eq!(digest.0, GOLDEN_MEASURES, "{:#018x}", digest.0);
}

/// XW-GEO-12
#[test]
fn partial_executions_have_the_same_bits_in_every_build() {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let mut cut = 0;
    for (start, turn) in poses(60).zip(poses(60).skip(1)) {
        for base in Base::ALL {
            for maneuver in Maneuver::all() {
                let end = execute(start, base, maneuver.without_flip(), xwing::geometry::EndSlot::Middle);
                let other = Footprint::new(end.facing(turn.heading()), Base::Small);
                if Footprint::new(start, base).overlaps(&other) {
                    continue;
                }
                let flight = fly(start, base, maneuver, xwing::geometry::EndSlot::Middle, &[other]);
                if let Execution::Partial { passed, .. } = flight.execution {
                    cut += 1;
                    digest.number(passed);
                }
                digest.pose(flight.pose);
            }
        }
    }
    assert!(cut > 3000, "{cut}");
    assert_eq!(digest.0, GOLDEN_PARTIAL, "{:#018x}", digest.0);
}

const GOLDEN_POSES: u64 = 0x0562_22fb_d0e1_f30a;
const GOLDEN_MEASURES: u64 = 0xfccf_c285_1d6e_735a;
const GOLDEN_PARTIAL: u64 = 0xdcf4_235d_61d2_9601;
