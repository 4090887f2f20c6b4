//! One scenario or more for every rule of Don, and the worked examples of the printed rules. The seats are Anke (0),
//! Bert (1), Claus (2), Dieter (3).

mod auction;
mod bluffs;
mod end;
mod exchange;
mod money;
mod orders;
mod rounds;
mod setting;
mod side_auctions;
mod views;
