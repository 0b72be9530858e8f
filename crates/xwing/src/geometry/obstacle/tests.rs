//! Hand-computed cases.
