//! X-Wing on an exact table, flown by the printed solo system.
//!
//! - [`geometry`]: poses, templates, maneuvers, overlaps, ranges and arcs

pub mod geometry;
