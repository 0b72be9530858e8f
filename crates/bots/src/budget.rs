//! How much a bot may think, and how to stop it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// The most a bot may spend on one answer.
///
/// A *node* is one evaluated continuation: an iteration of a search (one deal, one descent, at most one node added to
/// the tree, one rollout), one world examined for a sure win, or one choice evaluated in one world by a greedy
/// player. Budgets in nodes are deterministic; budgets in time are for people. If both are given, the one that runs
/// out first counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    nodes: u32,
    time: Option<Duration>,
}

impl Budget {
    /// This many nodes, however long they take.
    #[must_use]
    pub const fn nodes(nodes: u32) -> Self {
        Budget { nodes, time: None }
    }

    /// This much time, for any number of nodes.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Budget { nodes: u32::MAX, time: Some(time) }
    }

    /// The same number of nodes, but no longer than this.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Budget { time: Some(time), ..self }
    }

    #[must_use]
    pub const fn max_nodes(self) -> u32 {
        self.nodes
    }

    /// Whether the same question always gets the same answer under this budget.
    #[must_use]
    pub const fn is_deterministic(self) -> bool {
        self.time.is_none()
    }

    pub(crate) fn start(self, stop: &Stop) -> Meter<'_> {
        Meter { left: self.nodes, spent: 0, deadline: self.time.map(|time| Instant::now() + time), stop }
    }
}

/// Shared between a host and a thinking bot: a flag with which the host stops the bot, and a node count with which
/// the bot reports its progress. Clones share both.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<StopState>);

#[derive(Default, Debug)]
struct StopState {
    raised: AtomicBool,
    nodes: AtomicU32,
}

impl Stop {
    /// A flag that nobody raises.
    #[must_use]
    pub fn never() -> Self {
        Stop::default()
    }

    /// Asks the bot to answer now with what it has.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
    }

    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed)
    }

    /// The number of nodes spent so far by all bots that share this flag.
    #[must_use]
    pub fn nodes(&self) -> u32 {
        self.0.nodes.load(Ordering::Relaxed)
    }

    fn spent(&self, nodes: u32) {
        self.0.nodes.fetch_add(nodes, Ordering::Relaxed);
    }
}

/// A budget being spent.
#[derive(Clone, Debug)]
pub(crate) struct Meter<'a> {
    left: u32,
    spent: u32,
    deadline: Option<Instant>,
    stop: &'a Stop,
}

impl<'a> Meter<'a> {
    /// Takes one node if one is left, the time is not over and the bot has not been stopped.
    pub(crate) fn take(&mut self) -> bool {
        let may = self.left > 0 && !self.is_stopped();
        if may {
            self.left -= 1;
            self.spent += 1;
            self.stop.spent(1);
        }
        may
    }

    /// Accounts for nodes that have been used already.
    pub(crate) fn spend(&mut self, nodes: u32) {
        self.left = self.left.saturating_sub(nodes);
        self.spent += nodes;
        self.stop.spent(nodes);
    }

    /// Whether the time is over or the bot has been stopped; independent of the nodes.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_raised() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Nodes taken so far.
    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }

    pub(crate) fn left(&self) -> u32 {
        self.left
    }

    /// A separate meter for one of `sharers` that run one after another on this thread: this many nodes, and an equal
    /// part of the remaining time.
    pub(crate) fn share(&self, nodes: u32, sharers: u32) -> Meter<'a> {
        let deadline = self.deadline.map(|end| {
            let now = Instant::now();
            now + end.saturating_duration_since(now) / sharers.max(1)
        });
        Meter { left: nodes, spent: 0, deadline, stop: self.stop }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_run_out() {
        let stop = Stop::never();
        let mut meter = Budget::nodes(2).start(&stop);
        assert_eq!([meter.take(), meter.take(), meter.take()], [true, true, false]);
        assert_eq!((meter.spent(), meter.left()), (2, 0));
    }

    #[test]
    fn a_raised_flag_and_a_passed_deadline_end_it() {
        let stop = Stop::never();
        assert!(!Budget::time(Duration::ZERO).start(&stop).take());
        assert!(Budget::nodes(9).start(&stop).take());
        stop.clone().raise();
        assert!(!Budget::nodes(9).start(&stop).take());
    }

    #[test]
    fn the_host_sees_how_far_it_is() {
        let stop = Stop::never();
        let host = stop.clone();
        let mut meter = Budget::nodes(10).start(&stop);
        meter.spend(3);
        assert!(meter.take() && host.nodes() == 4);
        let mut shares = [meter.share(2, 2), meter.share(2, 1)];
        while shares.iter_mut().any(Meter::take) {}
        assert_eq!(host.nodes(), 8, "shares count towards the same whole");
    }

    #[test]
    fn a_share_is_its_own() {
        let stop = Stop::never();
        let mut share = Budget::nodes(100).start(&stop).share(1, 4);
        assert!(share.take() && !share.take());
    }
}
