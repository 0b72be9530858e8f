//! Where rules announce what happened.

use crate::{Viewer, Viewers};

/// What one step announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Every event with those who may hear it, in order.
    pub events: Vec<(Viewers, E)>,
    /// Those whom a hidden fact reached in this step; undo is free only while this does not name you.
    pub learned: Viewers,
}

impl<E> Default for Told<E> {
    fn default() -> Self {
        Told { events: Vec::new(), learned: Viewers::NONE }
    }
}

impl<E> Told<E> {
    /// The events `viewer` may hear, in order.
    pub fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(to, _)| to.has(viewer)).map(|(_, event)| event)
    }
}

/// The ear rules speak to. Silent play pays nothing for it: events are closures that run only if somebody listens.
#[derive(Debug)]
pub struct Out<'a, E>(Option<&'a mut Told<E>>);

impl<'a, E> Out<'a, E> {
    /// Nobody listens.
    #[must_use]
    pub const fn silent() -> Self {
        Out(None)
    }

    /// Everything goes into `told`.
    pub fn to(told: &'a mut Told<E>) -> Self {
        Out(Some(told))
    }

    /// Announces an event to some viewers.
    #[inline]
    pub fn tell(&mut self, to: Viewers, event: impl FnOnce() -> E) {
        if let Some(told) = &mut self.0 {
            told.events.push((to, event()));
        }
    }

    /// Marks that a fact hidden from these viewers reached them in this step.
    #[inline]
    pub fn learned(&mut self, viewers: Viewers) {
        if let Some(told) = &mut self.0 {
            told.learned = told.learned.and(viewers);
        }
    }

    /// Whether anybody listens: for announcements whose making needs work of its own.
    #[must_use]
    pub const fn is_heard(&self) -> bool {
        self.0.is_some()
    }
}
