//! Starships and vehicles: crews, cargo and interiors.

mod carried;
mod crews;
mod inside;
