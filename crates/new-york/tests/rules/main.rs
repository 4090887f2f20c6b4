//! One scenario or more for every rule of New York, and the worked examples of the printed rules. The seats are Gabriella (0),
//! Luca (1), Maria (2), Paolo (3), Anna (4).

mod end;
mod refill;
mod scoring;
mod setting;
mod setup;
mod turn;
mod two_players;
mod views;
