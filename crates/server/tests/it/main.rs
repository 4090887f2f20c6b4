//! The server as its clients know it: real sockets, a real database file.

mod client;
mod house;

mod guests;
mod limits;
mod lobby;
mod matches;
mod play;
mod security;
mod sleep;
