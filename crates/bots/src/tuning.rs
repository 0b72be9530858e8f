//! Search parameters, with defaults for games that set nothing else.

/// When a rollout is cut off and evaluated by [`crate::Evaluate::value`] instead of being played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// Play to the end of the match.
    End,
    /// Evaluate at the first quiet state after this many acts.
    Acts(u32),
    /// Evaluate at the first quiet state after this many rounds ([`crate::Evaluate::round`]).
    Rounds(u32),
}

/// How seats choose beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Uniformly at random.
    Uniform,
    /// The best of this many randomly sampled choices, evaluated one step ahead.
    BestOf(u32),
    /// By the default policy ([`crate::Evaluate::default_policy`]), and at random where the policy has no answer.
    Policy,
}

/// How the choices of a node branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Branching {
    /// All open choices ([`Widening`]) at once.
    Wide,
    /// One after another in the order of the guide's evaluation: this one, yes or no? Each of these is a decision of
    /// its own with two branches, so that a long list becomes as deep as necessary and never wide.
    Binary,
}

/// How many choices of a node may be tried: `floor + rate * visits ^ power` of the listed ones, opened in the order
/// of the guide's evaluation; regions are opened by sampling one member after another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Widening {
    /// The number of choices that are open from the first visit.
    pub floor: f32,
    /// The factor of the growth with the number of visits.
    pub rate: f32,
    /// The exponent of the number of visits.
    pub power: f32,
    /// The number of region members per square root of the visits, in addition to the first one.
    pub members: f32,
}

impl Widening {
    /// Every listed choice is open at once; regions still have to widen.
    pub const OFF: Widening = Widening { floor: f32::INFINITY, rate: 0.0, power: 0.0, members: 1.0 };

    /// The number of listed choices that may be open after this many visits.
    #[must_use]
    pub fn room(self, visits: u32) -> f32 {
        if self.rate == 0.0 {
            self.floor
        } else {
            self.floor + self.rate * libm::powf(visits as f32, self.power)
        }
    }

    /// The number of region members that may be open after this many visits.
    #[must_use]
    pub fn members(self, visits: u32) -> usize {
        1 + (self.members * libm::sqrtf(visits as f32)) as usize
    }
}

/// How much a node trusts the game's evaluation of a choice with few visits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// The evaluation counts as this many visits; with 0 nothing is evaluated.
    pub weight: f32,
    /// The number of further decisions of the act begun by a choice that are made, each by the best evaluation,
    /// before it is evaluated.
    pub follow: u32,
    /// The number of choices from which each of those decisions takes the best.
    pub tries: u32,
}

impl Guide {
    /// No evaluation: untried choices are tried in random order.
    pub const OFF: Guide = Guide { weight: 0.0, follow: 0, tries: 0 };
}

/// The search parameters of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The constant of the upper confidence bound: higher values explore more.
    pub exploration: f32,
    /// Trust in the game's evaluation inside the tree.
    pub guide: Guide,
    pub branching: Branching,
    /// How nodes open their choices; applies to listed ones only if they are asked for all at once.
    pub widening: Widening,
    /// How seats choose beyond the tree.
    pub rollout: Rollout,
    /// When a rollout is cut off.
    pub horizon: Horizon,
    /// The maximum number of acts of an iteration; one that reaches it is evaluated where it stands.
    pub max_acts: u32,
    /// The number of independent trees that share the budget. Fixed, so that the number of threads changes nothing.
    pub trees: u16,
    /// The number of re-dealt worlds in which a sure win must hold to be played without a search.
    pub lethal_worlds: u32,
    /// The number of states that the search for a sure win may visit in each world.
    pub lethal_nodes: u32,
    /// The temperature for sampling from the visits where several seats decide simultaneously: a player who always
    /// sets the same dial is predictable.
    pub mixing: f32,
    /// The number of outcomes of chance that the one-decision player ([`crate::Greedy`]) averages per choice and
    /// world.
    pub outcomes: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 0.7,
            guide: Guide::OFF,
            branching: Branching::Wide,
            widening: Widening { floor: 12.0, rate: 1.0, power: 0.5, members: 1.0 },
            rollout: Rollout::Uniform,
            horizon: Horizon::End,
            max_acts: 4_000,
            trees: 1,
            lethal_worlds: 8,
            lethal_nodes: 64,
            mixing: 0.5,
            outcomes: 128,
        }
    }
}

impl Tuning {
    /// The textbook search, for comparisons with other programs: this exploration constant, no evaluation, no
    /// widening, no search for a sure win, uniform rollouts to the end, one tree.
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
