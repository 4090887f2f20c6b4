//! Builds anew when the web client was built anew. It never runs npm itself: `cargo xtask` does.

use std::path::Path;

const DIST: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed={DIST}");
    if !Path::new(DIST).join("index.html").exists() {
        println!("cargo::warning=the web client is not built and will be missing: run `cargo xtask web`");
    }
}
