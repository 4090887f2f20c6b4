//! Whole matches that must replay the same for ever: every record in `tests/golden` is a test.

use std::path::Path;

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    game_testkit::golden_of::<gangster::Gangster>(&folder).exit();
}
