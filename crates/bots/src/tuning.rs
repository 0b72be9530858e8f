//! The screws of the search, with the values that serve where a game has nothing better to say.

/// When a rollout is cut off and judged by [`crate::Evaluate::value`] instead of being played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// Play to the end of the match.
    End,
    /// Judge at the first quiet state after this many acts.
    Acts(u32),
    /// Judge at the first quiet state after this many natural breaths ([`crate::Evaluate::epoch`]).
    Epochs(u32),
}

/// How seats choose beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Every offer is as likely.
    Uniform,
    /// The best of so many offers drawn at random, judged one step ahead.
    BestOf(u32),
    /// As a plain player would ([`crate::Evaluate::habit`]), and by lot where habit has no answer.
    Habit,
}

/// How a node asks for its choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// All choices that are open ([`Widening`]) at once.
    AtOnce,
    /// One after the other in the order of the guide's judgement: this one, yes or no? Each of these is a decision of
    /// its own with two ways on, so that a long list is as deep as it has to be and never wide.
    YesNo,
}

/// How many choices of a node may be tried: `floor + rate * visits ^ power` of those listed, opened in the order of
/// the guide's judgement; areas are opened by sampling one member after another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widening {
    /// So many choices are open from the first visit.
    pub floor: f32,
    /// And so many more ...
    pub rate: f32,
    /// ... for each visit to this power.
    pub power: f32,
    /// Of areas, so many members for each square root of visits, and one to begin with.
    pub members: f32,
}

impl Widening {
    /// Every listed choice is open at once; areas still have to widen.
    pub const OFF: Widening = Widening { floor: f32::INFINITY, rate: 0.0, power: 0.0, members: 1.0 };

    /// How many listed choices may be open after so many visits.
    #[must_use]
    pub fn room(self, visits: u32) -> f32 {
        if self.rate == 0.0 {
            self.floor
        } else {
            self.floor + self.rate * libm::powf(visits as f32, self.power)
        }
    }

    /// How many members of areas may be open after so many visits.
    #[must_use]
    pub fn members(self, visits: u32) -> usize {
        1 + (self.members * libm::sqrtf(visits as f32)) as usize
    }
}

/// How much a node trusts the game's judgement of a choice it has hardly tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// The judgement counts as so many visits; 0 asks for no judgement at all.
    pub weight: f32,
    /// How many more decisions of the act that a choice begins are answered, each by the best judgement, before
    /// judging it.
    pub follow: u32,
    /// Of how many offers each of those decisions takes the best.
    pub tries: u32,
}

impl Guide {
    /// No judgement: untried choices are tried in random order.
    pub const OFF: Guide = Guide { weight: 0.0, follow: 0, tries: 0 };
}

/// How the search is set for a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The constant of the confidence bound: higher looks around more.
    pub exploration: f32,
    /// Trust in the game's judgement inside the tree.
    pub guide: Guide,
    /// How nodes ask for their choice.
    pub asking: Asking,
    /// How nodes open their choices; listed ones only where they are asked for at once.
    pub widening: Widening,
    /// How seats choose beyond the tree.
    pub rollout: Rollout,
    /// When a rollout is cut off.
    pub horizon: Horizon,
    /// No iteration plays more acts than this; one that does is judged where it stands.
    pub cap: u32,
    /// How many independent trees share the budget. Fixed, so that the number of threads changes nothing.
    pub trees: u16,
    /// In how many re-dealt worlds a sure win must hold to be played without search.
    pub lethal_worlds: u32,
    /// How many states the look for a sure win may visit in each world.
    pub lethal_nodes: u32,
    /// Where several seats answer at once, the answer is drawn from the visits with this temperature: a player who
    /// always sets the same dial is easily read.
    pub mixing: f32,
    /// Outcomes of chance that the player of one decision ahead ([`crate::Greedy`]) weighs for a choice in each world.
    pub outcomes: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 0.7,
            guide: Guide::OFF,
            asking: Asking::AtOnce,
            widening: Widening { floor: 12.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::Uniform,
            horizon: Horizon::End,
            cap: 4_000,
            trees: 1,
            lethal_worlds: 8,
            lethal_nodes: 64,
            mixing: 0.5,
            outcomes: 128,
        }
    }
}

impl Tuning {
    /// The plain search of the literature, for comparisons with other programs: this exploration constant, no
    /// judgement, no widening, no look for a sure win, uniform rollouts to the end, one tree.
    #[must_use]
    pub fn plain(exploration: f32) -> Self {
        Tuning {
            exploration,
            guide: Guide::OFF,
            widening: Widening::OFF,
            lethal_worlds: 0,
            lethal_nodes: 0,
            mixing: 0.0,
            ..Tuning::default()
        }
    }
}
