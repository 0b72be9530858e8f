//! Points, headings and poses, and the tolerance by which they are compared.

pub mod heading;
pub mod index_set;
pub mod point;
pub mod pose;
pub mod tolerance;
