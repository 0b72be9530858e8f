//! Where the rules report what happened.

use crate::{Viewer, Viewers};

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedEvents<E> {
    /// Every event with the viewers who may see it, in order.
    pub events: Vec<(Viewers, E)>,
    /// The viewers who learned a hidden fact in this step; undo is free only while this set does not contain you.
    pub learned: Viewers,
}

impl<E> Default for RecordedEvents<E> {
    fn default() -> Self {
        RecordedEvents { events: Vec::new(), learned: Viewers::NONE }
    }
}

impl<E> RecordedEvents<E> {
    /// The events that `viewer` may see, in order.
    pub fn visible_to(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.events.iter().filter(move |(to, _)| to.has(viewer)).map(|(_, event)| event)
    }
}

/// Receives the events of the rules. Silent play pays nothing for it: events are closures that run only if they are
/// recorded.
#[derive(Debug)]
pub struct EventSink<'a, E>(Option<&'a mut RecordedEvents<E>>);

impl<'a, E> EventSink<'a, E> {
    /// Discards all events.
    #[must_use]
    pub const fn silent() -> Self {
        EventSink(None)
    }

    /// Records all events into `recorded`.
    pub fn recording(recorded: &'a mut RecordedEvents<E>) -> Self {
        EventSink(Some(recorded))
    }

    /// Emits an event to some viewers.
    #[inline]
    pub fn emit(&mut self, to: Viewers, event: impl FnOnce() -> E) {
        if let Some(recorded) = &mut self.0 {
            recorded.events.push((to, event()));
        }
    }

    /// Marks that these viewers learned a fact that was hidden from them.
    #[inline]
    pub fn learned(&mut self, viewers: Viewers) {
        if let Some(recorded) = &mut self.0 {
            recorded.learned = recorded.learned.and(viewers);
        }
    }

    /// Whether events are recorded: for events that take extra work to build.
    #[must_use]
    pub const fn is_recording(&self) -> bool {
        self.0.is_some()
    }
}
