//! The board favors neither side: a whole match, and the same match on the map rotated by 180 degrees with the sides
//! exchanged, stay mirror images from the first die to the end, including legal choices.
//!
//! Holds with self-repair "once" (TP-ACT-09): one side's soldiers are living, the other's are droids, so that what
//! heals one repairs the other.

use contract::{Act, ActOf, EventSink, Game, LegalChoicesOf, SmallRng, random_play};
use temple::board::{Direction, Map, Path, Square};
use temple::{
    Action, Choice, FigureId, Material, PassPlace, Pending, PendingAttack, Power, PublicState, Setup, Side,
    SkillRoll, State, content,
};

/// Maps a state to its mirror image.
struct Image {
    map: &'static Map,
}

impl Image {
    fn square(&self, square: Square) -> Square {
        self.map.turned(square)
    }

    /// The teams swap places, and the map's own droids are each other's images.
    fn id(&self, id: FigureId) -> FigureId {
        let droids = |first: u8, list: &[Square]| {
            let here = list[usize::from(id.0 - first)];
            let there = list.iter().position(|other| *other == self.map.turned(here)).unwrap();
            FigureId(first + there as u8)
        };
        let medical = 8 + self.map.assault.len() as u8;
        match id.0 {
            0..=3 => FigureId(id.0 + 4),
            4..=7 => FigureId(id.0 - 4),
            number if number < medical => droids(8, &self.map.assault),
            _ => droids(medical, &self.map.medical),
        }
    }

    fn ids(&self, set: u16) -> u16 {
        let held = (0..16).map(FigureId).filter(|id| set & id.bit() != 0);
        held.fold(0, |image, id| image | self.id(id).bit())
    }

    fn vault(vault: u8) -> u8 {
        (vault + 2) % 4
    }

    fn door(&self, door: u8) -> u8 {
        let (a, b) = self.map.doors[usize::from(door)].edges[0];
        let (a, b) = (self.map.turned(a), self.map.turned(b));
        let is_image =
            |other: &temple::board::Door| other.edges.contains(&(a, b)) || other.edges.contains(&(b, a));
        self.map.doors.iter().position(is_image).unwrap() as u8
    }

    fn path(path: Path) -> Path {
        path.iter().map(Direction::back).collect()
    }

    fn strike(&self, strike: PendingAttack) -> PendingAttack {
        PendingAttack { attacker: self.id(strike.attacker), defender: self.id(strike.defender), ..strike }
    }

    /// Whether a hurt figure is healed or repaired depends on what its image is made of.
    fn care<T>(
        &self,
        state: &State,
        patient: FigureId,
        heal: fn(FigureId) -> T,
        repair: fn(FigureId) -> T,
    ) -> T {
        let image = self.id(patient);
        match state.material_of(state.public().figure(image).unwrap()) {
            Material::Flesh => heal(image),
            Material::Metal => repair(image),
        }
    }

    fn choice(&self, image: &State, choice: Choice) -> Choice {
        match choice {
            Choice::Side(side) => Choice::Side(side.other()),
            Choice::Place(id, square) => Choice::Place(self.id(id), self.square(square)),
            Choice::Call(id) => Choice::Call(self.id(id)),
            Choice::Activate(id) => Choice::Activate(self.id(id)),
            Choice::Walk(path) => Choice::Walk(Self::path(path)),
            Choice::Meet(id, attacks) => Choice::Meet(self.id(id), attacks),
            Choice::Attack(id, reach) => Choice::Attack(self.id(id), reach),
            Choice::Use(Power::Combat(id, reach)) => Choice::Use(Power::Combat(self.id(id), reach)),
            Choice::Use(Power::Regenerate(id)) => Choice::Use(Power::Regenerate(self.id(id))),
            Choice::Rest(id) => Choice::Rest(self.id(id)),
            Choice::Act(action) => Choice::Act(match action {
                Action::Door(door) => Action::Door(self.door(door)),
                Action::Give(id) => Action::Give(self.id(id)),
                Action::Search(vault) => Action::Search(Self::vault(vault)),
                Action::Reprogram(id) => Action::Reprogram(self.id(id)),
                Action::Hack => Action::Hack,
                Action::Heal(id) | Action::Repair(id) => self.care(image, id, Action::Heal, Action::Repair),
            }),
            Choice::Ready
            | Choice::EndTurn
            | Choice::Stop
            | Choice::Take(_)
            | Choice::Answer(_)
            | Choice::Use(Power::Vigilance | Power::Speed)
            | Choice::Done => choice,
        }
    }

    fn open(&self, image: &State, open: Pending) -> Pending {
        match open {
            Pending::Arrive(id) => Pending::Arrive(self.id(id)),
            Pending::Answer(id) => Pending::Answer(self.id(id)),
            Pending::Clash(strike) => Pending::Clash(self.strike(strike)),
            Pending::Wound(strike) => Pending::Wound(self.strike(strike)),
            Pending::Search(vault) => Pending::Search(Self::vault(vault)),
            Pending::Roll(skill) => Pending::Roll(match skill {
                SkillRoll::Call(id) => SkillRoll::Call(self.id(id)),
                SkillRoll::Reprogram(id) => SkillRoll::Reprogram(self.id(id)),
                SkillRoll::Hack(side) => SkillRoll::Hack(1 - side),
                SkillRoll::Heal(id) | SkillRoll::Repair(id) => {
                    self.care(image, id, SkillRoll::Heal, SkillRoll::Repair)
                }
            }),
            Pending::Over(winner, finish) => Pending::Over(winner.map(Side::other), finish),
            Pending::Contest
            | Pending::ChooseSide
            | Pending::Place { .. }
            | Pending::Arrange { .. }
            | Pending::Top
            | Pending::Take
            | Pending::Walk
            | Pending::Meet
            | Pending::Intervene => open,
        }
    }

    /// The image of the public state; `image` is the state it is compared with.
    fn public(&self, image: &State, public: &PublicState) -> PublicState {
        let mut turned = *public;
        for (id, figure) in public.all() {
            let mut there = *figure;
            there.side = figure.side.map(Side::other);
            // A figure has no square before it is placed.
            if figure.status != temple::Status::Waiting {
                there.square = self.square(figure.square);
            }
            turned.figures[self.id(id).index()] = there;
        }
        let doors = (0..self.map.doors.len() as u8).filter(|door| public.doors >> door & 1 == 1);
        turned.doors = doors.fold(0, |set, door| set | 1 << self.door(door));
        turned.barriers = public.barriers >> 1 | (public.barriers & 1) << 1;
        turned.searched = (public.searched >> 2 | public.searched << 2) & 0b1111;
        turned.pass = match public.pass {
            PassPlace::Hidden => PassPlace::Hidden,
            PassPlace::Carried(id) => PassPlace::Carried(self.id(id)),
            PassPlace::Lies(square) => PassPlace::Lies(self.square(square)),
        };
        turned.sides.0 = public.sides.0.map(|side| side.map(Side::other));
        // Before the first turn it is neither side's turn.
        turned.side = if public.turn == 0 { public.side } else { public.side.other() };
        turned.played = self.ids(public.played);
        turned.tried = self.ids(public.tried);
        turned.vigilant = self.ids(public.vigilant);
        if turned.active != temple::Activation::default() {
            turned.active.figure = self.id(public.active.figure);
            turned.active.treated = self.ids(public.active.treated);
        }
        turned.open = self.open(image, public.open);
        turned
    }
}

fn legal_choices(state: &State, act: &ActOf<State>) -> Vec<Choice> {
    let Act::Choice(seat, _) = act else { return Vec::new() };
    let mut legal = LegalChoicesOf::<State>::default();
    state.legal_choices(*seat, &mut legal);
    legal.listed
}

/// Plays a random match and its image; returns the number of acts.
fn play_both(setup: &Setup, seed: u64) -> u32 {
    let mut here = State::begin(content::builtin(), setup).unwrap();
    let mut there = here;
    let image = Image { map: here.map() };
    let (mut rng, mut list, mut acts) = (SmallRng::new(seed), LegalChoicesOf::<State>::default(), 0);
    while let Some(act) = random_play::next_act(&here, &mut list, &mut rng) {
        let mut turned: Vec<Choice> =
            legal_choices(&here, &act).into_iter().map(|choice| image.choice(&there, choice)).collect();
        turned.sort_unstable();
        assert_eq!(turned, legal_choices(&there, &act), "offers of act {acts}, seed {seed}");
        let other = match act {
            Act::Choice(seat, choice) => Act::Choice(seat, image.choice(&there, choice)),
            Act::Chance(outcome) => Act::Chance(outcome),
        };
        if let Act::Choice(seat, choice) = &other {
            assert_eq!(there.check(*seat, choice), Ok(()), "act {acts}, seed {seed}");
        }
        here.apply(&act, &mut EventSink::silent());
        there.apply(&other, &mut EventSink::silent());
        assert_eq!(
            image.public(&there, here.public()),
            *there.public(),
            "after act {acts}, seed {seed}: {act:?}"
        );
        acts += 1;
    }
    assert_eq!(here.turn(), there.turn(), "both end the same way for the same seat");
    acts
}

/// TP-ACT-09: both maps, whole matches with every kind of act that random play reaches.
#[test]
fn a_match_and_its_turned_image_stay_alike() {
    let setup = |map: &str, turn_limit| {
        let options = temple::Options { turn_limit, ..temple::Options::default() };
        Setup { map: map.into(), options, ..Setup::default() }
    };
    let mut acts = 0;
    for seed in 0..12 {
        acts += play_both(&setup("outpost", 60), seed);
        acts += play_both(&setup("lost-temple", 12), seed);
    }
    assert!(acts > 10_000, "{acts}");
}
