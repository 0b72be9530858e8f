//! Battles, weapons, destinies and creatures, and how cards leave the table.

mod barring;
mod battles;
mod captives;
mod creatures;
mod destinies;
mod guns;
mod landed;
mod leaving;
mod outside;
mod weapons;
