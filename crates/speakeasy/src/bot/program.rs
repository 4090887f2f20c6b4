//! A program of somebody's own that answers as `speakeasy engine` does. It is asked `load` and `bot` for every decision
//! and told `quit` at the end; it is trusted with nothing else.

use super::course::Course;
use crate::fail::Fail;
use game_core::Seat;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

/// The longest line a program may answer with.
const LONGEST: u64 = 1 << 20;
/// How often in a row a program may fail before it is not asked any more.
const MOST_FAILURES: u32 = 3;
/// What a program gets beyond twice its time: it may have to start, and machines are busy.
const GRACE: Duration = Duration::from_secs(3);
const GOODBYE: Duration = Duration::from_secs(1);

pub(super) struct Program {
    command: Vec<OsString>,
    question: Value,
    limit: Duration,
    running: Option<Running>,
    failures: u32,
}

struct Running {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

/// Why a program's answer is not played.
enum Failed {
    /// It answered, but badly; it may do better next time.
    Answer(String),
    /// What it says next may belong to an older question: it has to start anew.
    OutOfStep(String),
}

impl Program {
    /// Starts a program that will be asked for the choices of the bot called `name`.
    pub(super) fn start(command: &[OsString], name: &str, ms: u64) -> Result<Program, Fail> {
        let running = start(command).map_err(|error| {
            Fail::File(format!("--exec {}: cannot be started: {error}", command[0].display()))
        })?;
        Ok(Program {
            command: command.to_vec(),
            question: json!({ "bot": { "name": name, "ms": ms } }),
            limit: Duration::from_millis(ms.saturating_mul(2)).saturating_add(GRACE),
            running: Some(running),
            failures: 0,
        })
    }

    /// The program's choice, if it is one that the rules allow; else what is wrong.
    pub(super) async fn ask(&mut self, course: &Course, seat: Seat) -> Result<Value, String> {
        let asked = match timeout(self.limit, self.try_ask(course, seat)).await {
            Ok(asked) => asked,
            Err(_) => Err(Failed::OutOfStep(format!("no answer within {} ms", self.limit.as_millis()))),
        };
        asked.inspect(|_| self.failures = 0).map_err(|failed| {
            self.failures += 1;
            match failed {
                Failed::Answer(why) => format!("the program fails: {why}"),
                Failed::OutOfStep(why) => {
                    // It is killed when dropped.
                    self.running = None;
                    format!("the program fails and is started anew: {why}")
                }
            }
        })
    }

    pub(super) fn is_hopeless(&self) -> bool {
        self.failures >= MOST_FAILURES
    }

    /// Asks the program to end, and ends it if it does not.
    pub(super) async fn quit(self) {
        if let Some(Running { mut child, mut input, .. }) = self.running {
            let leave = async {
                let _ = input.write_all(b"\"quit\"\n").await;
                drop(input);
                child.wait().await
            };
            let _ = timeout(GOODBYE, leave).await;
            // Whoever is still there is killed when dropped.
        }
    }

    async fn try_ask(&mut self, course: &Course, seat: Seat) -> Result<Value, Failed> {
        let broken = |error: io::Error| Failed::OutOfStep(error.to_string());
        if self.running.is_none() {
            self.running = Some(start(&self.command).map_err(broken)?);
        }
        let running = self.running.as_mut().expect("it was started");
        running.exchange(&json!({ "load": course.lines() })).await?;
        let mut answer = running.exchange(&self.question).await?;
        let action = answer.get_mut("action").map(Value::take).unwrap_or_default();
        let illegal = |refused| Failed::Answer(format!("it answers {action}: {refused}"));
        course.check(seat, &action).map_err(illegal)?;
        Ok(action)
    }
}

impl Running {
    /// Sends a line and gives what is inside the `ok` that answers it.
    async fn exchange(&mut self, line: &Value) -> Result<Value, Failed> {
        let broken = |error: io::Error| Failed::OutOfStep(error.to_string());
        self.input.write_all(format!("{line}\n").as_bytes()).await.map_err(broken)?;
        self.input.flush().await.map_err(broken)?;
        let mut answer = Vec::new();
        (&mut self.output).take(LONGEST).read_until(b'\n', &mut answer).await.map_err(broken)?;
        if answer.last() != Some(&b'\n') {
            return Err(Failed::OutOfStep("it ended, or its answer is too long".to_owned()));
        }
        match serde_json::from_slice::<Value>(&answer) {
            Ok(Value::Object(mut keys)) if keys.contains_key("ok") => Ok(keys["ok"].take()),
            Ok(Value::Object(keys)) if keys.contains_key("error") => {
                Err(Failed::Answer(keys["error"]["message"].to_string()))
            }
            _ => Err(Failed::OutOfStep(format!("it answers {}", beginning(&answer)))),
        }
    }
}

fn start(command: &[OsString]) -> io::Result<Running> {
    let mut child = Command::new(&command[0])
        .args(&command[1..])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()?;
    let input = child.stdin.take().expect("it is piped");
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    Ok(Running { child, input, output })
}

/// Enough of a bad answer to recognize it.
fn beginning(answer: &[u8]) -> String {
    String::from_utf8_lossy(answer).trim().chars().take(60).collect()
}
