//! Battles, weapons, destinies and creatures, and how cards leave the table.

mod barring;
mod battles;
mod captives;
mod creatures;
mod destinies;
mod guns;
mod leaving;
mod outside;
mod weapons;
