//! Runs the program: once with arguments, as an engine answering line after line, or to get records to work with.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub(crate) const BINARY: &str = env!("CARGO_BIN_EXE_speakeasy");

/// What a run of the program left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    #[track_caller]
    pub(crate) fn expect_good(self) -> Run {
        assert_eq!(self.code, Some(0), "{self:?}");
        self
    }

    /// A bad command line: exit code 2, the reason on standard error, nothing on standard output.
    #[track_caller]
    pub(crate) fn expect_usage(self, reason: &str) {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{self:?}");
        assert!(self.err.contains(reason), "{reason} is not in {}", self.err);
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

pub(crate) fn run(args: &[&str]) -> Run {
    run_in(Path::new("."), args)
}

pub(crate) fn run_in(folder: &Path, args: &[&str]) -> Run {
    let done = Command::new(BINARY).current_dir(folder).args(args).stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
}

/// The lines of a finished match of Don by three random players.
pub(crate) fn match_lines(seed: u64) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    let args = ["sim", "don", "--seats", "3", "--games", "1", "--seed", &seed.to_string(), "--records", "."];
    run_in(folder.path(), &args).expect_good();
    let text = std::fs::read_to_string(folder.path().join(format!("don-3p-s{seed}-000000.jsonl"))).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Engine {
    /// An engine for Don.
    pub(crate) fn start() -> Engine {
        Engine::start_with(&["don"])
    }

    pub(crate) fn start_with(args: &[&str]) -> Engine {
        let mut command = Command::new(BINARY);
        command.arg("engine").args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    /// Sends a line of any bytes and reads the one line that answers it.
    pub(crate) fn send_bytes(&mut self, line: &[u8]) -> Value {
        let input = self.input.as_mut().unwrap();
        input.write_all(line).unwrap();
        input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        assert!(answer.ends_with('\n'), "a whole line: {answer:?}");
        serde_json::from_str(&answer).unwrap()
    }

    /// Sends a command that must succeed, and gives what is inside `ok`.
    #[track_caller]
    pub(crate) fn ok(&mut self, command: &Value) -> Value {
        let answer = self.send_bytes(command.to_string().as_bytes());
        assert!(answer.get("ok").is_some(), "{command}: {answer}");
        answer["ok"].clone()
    }

    /// Sends a line that must fail with this code and rule, and gives the message.
    #[track_caller]
    pub(crate) fn error(&mut self, line: &[u8], code: &str, rule: &Value) -> String {
        let answer = self.send_bytes(line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
        assert_eq!(
            (&answer["error"]["code"], &answer["error"]["rule"]),
            (&json!(code), rule),
            "{shown}: {answer}"
        );
        assert_eq!(answer["error"].as_object().unwrap().len(), 3, "{answer}");
        answer["error"]["message"].as_str().unwrap().to_owned()
    }

    /// Ends the input and gives the exit code and what was still said.
    pub(crate) fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        let rest = std::io::read_to_string(&mut self.output).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}
