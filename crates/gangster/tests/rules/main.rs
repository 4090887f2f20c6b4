//! One scenario or more for every rule of Gangster, and the worked examples of the printed rules. With three to five seats
//! seat *i* plays crew *i*; with two, Kai plays grey and yellow, Carsten brown and blue.

mod broken_components;
mod components;
mod course;
mod driving;
mod engine_and_gun;
mod equipment;
mod forced_drive;
mod gangsters;
mod gold_coast;
mod payday;
mod phases;
mod refill;
mod set_up;
mod setting;
mod steps;
mod two_players;
mod views;
