//! What the server promises, each promise with the proof that could show it wrong. A quick share runs with all other
//! tests, the full figures with `cargo xtask soak`; tests are named after the promises' ids.

mod bad_frames;
mod borrowed;
mod dice;
mod disk_full;
mod draws;
mod fuzzing;
mod ledger;
mod line;
mod lossy_disk;
mod origins;
mod power_cuts;
mod proof;
mod reconnects;
mod resent;
mod shares;
mod tokens;

async fn status(request: reqwest::RequestBuilder) -> u16 {
    request.send().await.unwrap().status().as_u16()
}
