//! Where the rules report what happened.

use crate::{Viewer, Viewers};

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Every event with the viewers who may see it, in order.
    pub events: Vec<(Viewers, E)>,
    /// The viewers who learned a hidden fact in this step; undo is free only while this set does not contain you.
    pub learned: Viewers,
}

impl<E> Default for Told<E> {
    fn default() -> Self {
        Told { events: Vec::new(), learned: Viewers::NONE }
    }
}

impl<E> Told<E> {
    /// The events that `viewer` may see, in order.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(to, _)| to.has(viewer)).map(|(_, event)| event)
    }
}

/// Receives the events of the rules. Silent play pays nothing for it: events are closures that run only if they are
/// recorded.
#[derive(Debug)]
pub struct Out<'a, E>(Option<&'a mut Told<E>>);

impl<'a, E> Out<'a, E> {
    /// Discards all events.
    #[must_use]
    pub const fn silent() -> Self {
        Out(None)
    }

    /// Records all events into `told`.
    pub fn to(told: &'a mut Told<E>) -> Self {
        Out(Some(told))
    }

    /// Emits an event to some viewers.
    #[inline]
    pub fn tell(&mut self, to: Viewers, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.0 {
            told.events.push((to, event()));
        }
    }

    /// Marks that these viewers learned a fact that was hidden from them.
    #[inline]
    pub fn learned(&mut self, viewers: Viewers) {
        if let Some(told) = &mut self.0 {
            told.learned = told.learned.and(viewers);
        }
    }

    /// Whether events are recorded: for events that take extra work to build.
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        self.0.is_some()
    }
}
