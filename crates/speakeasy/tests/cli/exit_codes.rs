//! Exit codes as docs/commands.md tells them: 0, 1 for files, 2 for command lines. (130 after Ctrl-C: see `sim_files`.)

use crate::runner::{run, run_in};

/// Every command with an argument that makes no sense.
#[test]
fn a_bad_command_line_exits_with_2() {
    let documented = include_str!("../../../../docs/commands.md");
    for code in ["| 0 |", "| 1 |", "| 2 |", "| 130 |"] {
        assert!(documented.contains(code), "docs/commands.md does not tell of {code}");
    }
    let lines: [&[&str]; 12] = [
        &["sim", "poker"],
        &["sim", "don", "--shard", "5/4"],
        &["sim-merge"],
        &["arena", "don"],
        &["engine", "poker"],
        &["perft", "don", "--depth", "x"],
        &["completions", "dos"],
        &["replay"],
        &["review"],
        &["rules", "poker"],
        &["bench", "poker"],
        &["bot", "--connect"],
    ];
    for line in lines {
        let done = run(line);
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{line:?}: {done:?}");
        assert!(!done.err.is_empty(), "{line:?} says nothing");
    }
}

#[test]
fn a_bad_file_exits_with_1() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("bad"), "rubbish\n").unwrap();
    let lines: [&[&str]; 9] = [
        &["replay", "bad"],
        &["replay", "gone"],
        &["verify", "bad"],
        &["review", "bad"],
        &["sim-merge", "bad"],
        &["perft", "don", "--record", "bad"],
        &["sim", "don", "--games", "1", "--csv", "bad/x.csv"],
        &["sim", "don", "--games", "1", "--plots", "bad"],
        &["sim", "gangster", "--games", "1", "--components", "bad"],
    ];
    for line in lines {
        let done = run_in(folder.path(), line);
        assert_eq!(done.code, Some(1), "{line:?}: {done:?}");
        assert!(!done.err.is_empty(), "{line:?} says nothing");
    }
}
