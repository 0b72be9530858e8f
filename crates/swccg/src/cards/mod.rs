//! Cards: what is printed on them, where they are (piles, table, aboard) and how they relate to each other.

pub mod card;
pub mod object;
pub mod persona;
pub mod pile;

mod device_use;
mod row;
mod set_aside;
mod undercover;
mod vehicle_site;
pub(crate) mod vessel;
