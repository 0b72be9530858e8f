//! What a clause says, in types. Nothing here knows a state or a particular card.

use crate::content::dial::BearingKind;
use crate::content::{AbilityId, ActionKind, Difficulty, UpgradeSlot};
use crate::event::Token;
use crate::geometry::{Base, StandardArc};

/// One thing that a card does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The face of a two-sided card that must be up; `None`: both.
    pub side: Option<u8>,
    pub on: Window,
    /// Whose event it is.
    pub of: Filter,
    /// All of them must hold.
    pub when: Vec<Condition>,
    pub mode: Mode,
    /// Who decides, if it is not the owner of the bearer.
    pub by: Option<Who>,
    /// What is chosen; afterwards it is [`Who::That`].
    pub pick: Option<Filter>,
    /// The whole price.
    pub pay: Vec<Cost>,
    /// In this order.
    pub effects: Vec<ClauseEffect>,
    pub until: Option<Until>,
    pub limit: Option<Limit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Its owner may use it.
    May,
    /// It happens.
    Must,
    /// A standing rule.
    Is,
}

/// When a clause is looked at. A window that the engine does not open is not a word of the language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Window {
    /// No moment: a standing rule.
    Always,
    /// When the bearer comes into play.
    SetupSelf,
    System,
    ActivationStart,
    BeforeActivate,
    BeforeReveal,
    Reveal,
    /// The maneuver is wholly resolved, before the Perform Action step.
    Executed,
    /// An action was performed and did not fail.
    Acted,
    /// A barrel roll is about to be placed.
    Rolling,
    /// A device is about to be dropped.
    WouldDrop,
    /// The text is an action of the card.
    CardAction,
    Decloaked,
    /// The device of the card detonates.
    Detonates,
    EngagementStart,
    BeforeEngage,
    EngagementEnd,
    /// Before tokens are removed in the End Phase.
    EndStart,
    /// Before tokens are removed and charges recover, after [`Window::EndStart`].
    EndPhase,
    LostShield,
    /// A step of an attack.
    Attack(Role, Step),
    /// A moment that cannot come, because ships are not carried by others here.
    WhileDocked,
}

/// Which ship of an attack the subject of the clause is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    Attacker,
    Defender,
    Either,
}

/// A step of an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    Declared,
    /// From Declare to the end of Aftermath.
    During,
    /// The number of attack dice is settled, for a clause of the defender.
    AttackCount,
    /// The number of the subject's dice is settled.
    Count,
    /// The subject modifies its own dice.
    Dice,
    /// The subject modifies the dice of the other ship.
    Theirs,
    /// After Modify Attack Dice.
    AttackModified,
    BeforeNeutralize,
    Neutralize,
    AfterNeutralize,
    Damage,
    /// Aftermath.
    After,
}

/// A ship that a clause speaks of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// The bearer.
    Bearer,
    /// The subject of the event.
    It,
    /// What was picked, or each ship in turn.
    That,
    /// The other ship of the attack.
    Foe,
    Attacker,
    Defender,
}

/// Which ships pass. Range and arc are measured from the bearer unless another ship is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filter {
    Ship,
    Friend,
    Enemy,
    /// Not the bearer.
    Other,
    Is(Who),
    All(Vec<Filter>),
    One(Vec<Filter>),
    Not(Box<Filter>),
    /// At this range of a ship.
    Near(u8, u8, Who),
    /// In one of these arcs of a ship.
    In(Vec<ArcName>, Who),
    /// Has a ship in one of these arcs of its own.
    HasIn(Vec<ArcName>, Who),
    /// In the arc of the weapon that is used, up to range 3.
    InAttackArc,
    /// A ship that passes has locked it.
    LockedBy(Box<Filter>),
    /// It has locked this ship.
    Locks(Who),
    Generic,
    Limited,
    Sizes(Vec<Base>),
    /// This action is on its bar.
    Bar(ActionKind),
    Ability(AbilityId),
    Stressed,
    StressMost(u8),
    StressLeast(u8),
    Damaged,
    DamageMost(u8),
    CriticallyDamaged,
    Shielded,
    FullShields,
    Tractored,
    /// It has at least one of these tokens.
    Has(TokenSet),
    /// Its base is larger than that of a ship.
    Bigger(Who),
    /// Its initiative is lower than that of a ship.
    InitiativeBelow(Who),
    /// It is carried by another ship, which never happens here.
    Docked,
    /// A remote, of which none is in play here.
    Remote,
    /// At this range of the device that detonates.
    NearDevice(u8, u8),
    /// An obstacle.
    Obstacle,
}

/// An arc as clauses name it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ArcName {
    Bullseye,
    Standard(StandardArc),
    /// Where the turret points.
    Turret,
    /// Every arc that the ship fires through.
    Firing,
}

/// Kinds of tokens, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TokenSet(pub u16);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// A ship passes.
    Is(Who, Filter),
    /// At least this many ships pass.
    Least(u8, Filter),
    /// At most this many ships pass.
    Most(u8, Filter),
    Not(Box<Condition>),
    All(Vec<Condition>),
    One(Vec<Condition>),
    /// The attack uses a primary weapon.
    Primary,
    /// The attack uses a special weapon.
    Special,
    /// The attack uses this card.
    ThisWeapon,
    /// The attack uses a card of one of these slots.
    Weapon(Vec<UpgradeSlot>),
    /// The arc printed beside the weapon.
    WeaponArc(Vec<ArcName>),
    TurretAt(Vec<StandardArc>),
    BonusAttack,
    AttackRange(u8, u8),
    Obstructed,
    Hit,
    Missed,
    /// A ship is the defender.
    Defending(Who),
    /// At most this many dice before this clause.
    DiceMost(u8),
    /// The maneuver was fully executed.
    Fully,
    /// The maneuver was partially executed.
    Partly,
    Colour(Vec<Difficulty>),
    Speed(u8, u8),
    Bearing(Vec<BearingKind>),
    Action(Vec<ActionKind>),
    ActionColour(Vec<Difficulty>),
    /// The card has an active charge.
    Charged,
    /// While the ship moves.
    Moving,
    /// Another ship is docked with it, which never happens here.
    Carrying,
    /// The device would be dropped with a straight template.
    StraightTemplate,
}

/// A face of a die, or a group of faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaceName {
    Hit,
    Crit,
    Focus,
    Evade,
    Blank,
    /// A hit on attack dice, an evade on defense dice.
    Success,
}

/// How many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    Fixed(u8),
    /// All of them.
    All,
    /// Any number.
    Any,
    /// As many as ships pass.
    Ships(Filter),
    /// As many as such tokens a ship has.
    Tokens(TokenSet, Who),
    /// As many as were paid.
    Paid,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cost {
    /// At least and at most so many charges of the card.
    Charge(u8, u8),
    Force(u8),
    /// Tokens of the bearer.
    Spend(TokenSet, u8),
    /// Tokens of another ship.
    SpendOf(TokenSet, u8, Who),
    /// The bearer's lock on a ship.
    Lock(Who),
    Gain(Token, u8, Who),
    /// Hit damage, or crit damage.
    Suffer(DamageKind, u8),
    Shield(u8),
    Expose(u8),
    Either(Vec<Cost>),
    /// An own die with one of these results.
    Result(Vec<FaceName>),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DamageKind {
    Hit,
    Crit,
}

/// How an action is performed that a clause allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ActMarks {
    /// It is red.
    pub red: bool,
    /// It is treated as red.
    pub as_red: bool,
    /// It may be performed while stressed.
    pub stressed: bool,
}

/// Which actions a clause allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionChoice {
    /// These, white whatever the bar says.
    Named(Vec<ActionKind>),
    /// Any on the bar, in its color there.
    Bar,
    /// Any that is white on the bar.
    WhiteOnBar,
}

/// What comes back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    Shield,
    Force,
    /// Charges of the card itself.
    OwnCharge,
}

/// Which damage card is repaired.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RepairKind {
    Faceup,
    Facedown,
    /// A faceup card with the ship trait.
    FaceupShip,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClauseEffect {
    /// Up to so many dice of the subject, if they show one of these results (empty: any).
    Reroll(Amount, Vec<FaceName>),
    /// Up to so many results of the subject, or of a ship.
    Change {
        count: Amount,
        from: Vec<FaceName>,
        to: FaceName,
        whose: Option<Who>,
    },
    /// Adds results to the subject's dice.
    Add(FaceName, u8),
    /// Removes results of the subject, or of a ship.
    Cancel(Amount, Vec<FaceName>),
    /// More dice for the subject, or for a ship.
    MoreDice(Amount, Option<Who>),
    FewerDice(u8, Option<Who>),
    /// A ship has no range bonus.
    NoRangeBonus(Who),
    /// A ship cannot spend these tokens in the attack.
    NoSpend(TokenSet, Who),
    /// The bearer does not spend its lock in the attack.
    NoLockSpent,
    CritsFirst,
    EvadesSpareCrits,
    /// Each remaining result gives the defender this token instead of damage.
    TokensForResults(Token),
    SkipDice,
    CountsAsHit,
    Gain(Token, Amount, Who),
    Remove(TokenSet, Amount, Who),
    /// Tokens pass from a ship to another.
    Move(TokenSet, Amount, Who, Who),
    Act(ActionChoice, ActMarks),
    /// A ship acquires a lock on one that passes.
    Lock(Filter, Who),
    Suffer(DamageKind, u8, Who),
    LoseShield(u8, Who),
    Recover(Resource, Amount, Who),
    /// Charges of the card are lost.
    LoseCharge(u8),
    Repair(RepairKind, u8, Who),
    Expose(u8, Who),
    /// For every ship that passes, which is then [`Who::That`].
    Each(Filter, Box<ClauseEffect>),
    /// One of them that can be done.
    Either(Vec<ClauseEffect>),
    /// Only if the condition holds then.
    When(Condition, Box<ClauseEffect>),
    /// A bonus attack: the weapon, and at whom.
    Bonus(Condition, Option<Filter>),
    /// A requirement of the attack header need not be met.
    WaiveLock,
    /// The damage cards of the bearer when it comes into play.
    DealFacedown(u8),
    /// The maneuver that is flown before the dial is revealed.
    FlyAhead,
    TurretOnly(Vec<StandardArc>),
    /// Cards of a slot with a front arc fire through the turret arc.
    ArcIsTurret(UpgradeSlot),
    LockRange(u8, u8),
    NoLockAt(u8, u8),
    IgnoreAsteroids,
    /// Bank templates for straight ones.
    BankTemplates,
    /// Only matters for restrictions of cards.
    SquadRule,
    /// Drops the device of the card, this many tokens.
    Drop(u8),
    /// Attack dice are rolled for the ship; true: only hit damage.
    RollDamage(u8, bool),
    RemoveObstacle,
    /// Nothing that can happen here.
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Until {
    PhaseEnd,
    RoundEnd,
    AttackEnd,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Limit {
    /// Of the clauses of the card so marked only one in a window.
    Shared,
}

impl TokenSet {
    /// Focus, evade, calculate and reinforce tokens.
    pub const GREEN: TokenSet = TokenSet::of(&[
        Token::Focus,
        Token::Evade,
        Token::Calculate,
        Token::ReinforceFore,
        Token::ReinforceAft,
    ]);
    /// Disarm, jam and tractor tokens.
    pub const ORANGE: TokenSet = TokenSet::of(&[Token::Disarm, Token::Jam, Token::Tractor]);
    /// Stress, ion, strain and deplete tokens; locks are not counted tokens.
    pub const RED: TokenSet = TokenSet::of(&[Token::Stress, Token::Ion, Token::Strain, Token::Deplete]);

    #[must_use]
    pub const fn of(tokens: &[Token]) -> Self {
        let mut bits = 0;
        let mut rest = tokens;
        while let [first, others @ ..] = rest {
            bits |= 1 << (*first as u16);
            rest = others;
        }
        TokenSet(bits)
    }

    #[must_use]
    pub const fn has(self, token: Token) -> bool {
        self.0 & (1 << (token as u16)) != 0
    }

    #[must_use]
    pub const fn with(self, other: TokenSet) -> Self {
        TokenSet(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Token> {
        ALL_TOKENS.into_iter().filter(move |token| self.has(*token))
    }
}

impl std::fmt::Debug for TokenSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Every kind of token, in the order in which they are listed.
pub const ALL_TOKENS: [Token; 13] = [
    Token::Focus,
    Token::Evade,
    Token::Calculate,
    Token::ReinforceFore,
    Token::ReinforceAft,
    Token::Cloak,
    Token::Stress,
    Token::Ion,
    Token::Strain,
    Token::Deplete,
    Token::Disarm,
    Token::Jam,
    Token::Tractor,
];
