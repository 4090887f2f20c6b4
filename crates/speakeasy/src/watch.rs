//! `watch`: a record on the screen, step by step.

use crate::course::Course;
use crate::fail::Fail;
use crate::screen::{Picture, Popup, Screen, Told, draw};
use crate::words;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

/// Step through a match in the terminal.
///
/// The right and left arrow go a step on and back, page down and page up ten, End and Home to the end and the beginning;
/// q leaves. Nothing is hidden: whoever remembers every step knows all.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (*.jsonl)
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// The step to begin with
    #[arg(long, value_name = "N", default_value_t = 0)]
    step: usize,
}

const EXAMPLES: &str = "Examples:
  speakeasy watch match.jsonl
  speakeasy watch match.jsonl --step 40    begin in the middle";

const KEYS: &str = " ← → a step  PgUp PgDn ten  Home End  r result  q quit";

/// How long a key is waited for before looking whether the program is to end.
const TICK: Duration = Duration::from_millis(250);

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    if !Screen::is_there() {
        let record = args.record.display();
        return Err(Fail::Usage(format!(
            "this is no terminal to draw a screen on; use `speakeasy show {record}`"
        )));
    }
    let course = Course::read(&args.record)?;
    let mut watcher = Watcher { step: args.step.min(course.steps()), course, popup: None };
    let mut screen = Screen::open()?;
    loop {
        screen.terminal.draw(|frame| watcher.draw(frame))?;
        match screen.listen(TICK)? {
            Told::End => return Ok(()),
            Told::Key(key) if watcher.press(key).is_break() => return Ok(()),
            Told::Key(_) | Told::Nothing => {}
        }
    }
}

struct Watcher {
    course: Course,
    step: usize,
    popup: Option<Popup>,
}

impl Watcher {
    fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        let Course { info, positions, .. } = &self.course;
        let sight = &positions[self.step].sight;
        let words = words::of(info.id);
        let log: Vec<String> =
            positions[..=self.step].iter().flat_map(|each| each.told.iter().cloned()).collect();
        let progress = words.progress(&sight.view);
        draw(
            frame,
            &Picture {
                title: format!("{} · {progress} · step {} of {}", info.name, self.step, self.course.steps()),
                sight,
                log: &log,
                prompt: words.prompt(sight),
                note: "",
                choices: None,
                footer: KEYS.to_owned(),
                popup: self.popup.as_ref(),
            },
        );
    }

    fn press(&mut self, key: KeyEvent) -> ControlFlow<()> {
        if let Some(popup) = &self.popup {
            if !popup.scroll(key.code) {
                self.popup = None;
            }
            return ControlFlow::Continue(());
        }
        let last = self.course.steps();
        self.step = match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return ControlFlow::Break(()),
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => self.step + 1,
            KeyCode::Left | KeyCode::Up => self.step.saturating_sub(1),
            KeyCode::PageDown => self.step + 10,
            KeyCode::PageUp => self.step.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => self.step,
        }
        .min(last);
        if key.code == KeyCode::Char('r') {
            let unfinished = || vec!["The match is not finished.".to_owned()];
            let lines = self.course.result().unwrap_or_else(unfinished);
            self.popup = Some(Popup::new("The result", lines));
        }
        ControlFlow::Continue(())
    }
}
