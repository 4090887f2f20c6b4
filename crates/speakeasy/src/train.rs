//! `train`: trains the value function of a game by self-play. It serves `cargo xtask train` and is not in the help.

use crate::fail::{Fail, tell};
use bots::train::{Manifest, Plan, Pupil, Strength, Trained, fingerprint, plot, train};
use bots::{Layers, Net, brain};
use game_core::Game;
use games::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs;
use std::path::{Path, PathBuf};

/// Train the value function of a game by self-play.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    game: String,
    /// How many matches to learn from; the game's own number if not given
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Where all luck comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The directory for weights, manifest and plot
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
    /// Weights to go on from, instead of starting from scratch
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    games::visit(&args.game, Train { args })?
}

struct Train<'a> {
    args: &'a Args,
}

impl Visitor for Train<'_> {
    type Output = Result<(), Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let name = G::info().name;
        let untaught = || Fail::Usage(format!("the bots of {name} have no value function to train"));
        let pupil = brain::<G>().pupil().ok_or_else(untaught)?;
        let begin = args.from.as_deref().map(|path| read_net(path, pupil.layers())).transpose()?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let games = args.games.unwrap_or_else(|| pupil.games());
        let plan = Plan::new(pupil, games, args.seed, args.threads.map_or_else(cores, usize::from));
        let trained = watch(pupil, &plan, begin);
        save::<G>(&args.into, pupil, &plan, &trained)
    }
}

/// Trains with a bar on the terminal and a line for every measurement.
fn watch<G: Game>(pupil: &dyn Pupil<G>, plan: &Plan, begin: Option<Net>) -> Trained {
    let style = ProgressStyle::with_template("{bar:24} {human_pos}/{human_len} matches, {eta} left");
    let bar = ProgressBar::new(plan.games).with_style(style.expect("the template is well formed"));
    let mut told = 0;
    let trained = train(pupil, plan, begin, |played, strengths: &[Strength]| {
        bar.set_position(played);
        for Strength { games, rate, margin } in &strengths[told..] {
            let (rate, margin) = (rate * 100.0, margin * 100.0);
            bar.suspend(|| tell(&format!("after {games} matches: {rate:.1} ± {margin:.1} % against greedy")));
        }
        told = strengths.len();
    });
    bar.finish_and_clear();
    trained
}

fn read_net(path: &Path, layers: Layers) -> Result<Net, Fail> {
    let bytes = fs::read(path).map_err(|error| Fail::File(format!("{}: {error}", path.display())))?;
    let net = Net::from_bytes(&bytes).filter(|net| net.layers() == layers);
    net.ok_or_else(|| Fail::File(format!("{}: these are no weights for this game", path.display())))
}

fn save<G: Game>(into: &Path, pupil: &dyn Pupil<G>, plan: &Plan, trained: &Trained) -> Result<(), Fail> {
    let Plan { games, seed, .. } = *plan;
    let (id, bytes, layers) = (G::info().id, trained.net.to_bytes(), trained.net.layers());
    let manifest = Manifest {
        game: id,
        command: format!("cargo xtask train {id} --games {games} --seed {seed}"),
        seed,
        games,
        inputs: layers.rest,
        part_inputs: (layers.part > 0).then_some(layers.part),
        bytes: bytes.len(),
        fingerprint: fingerprint(&bytes),
        strengths: trained.strengths.clone(),
    };
    let manifest = serde_json::to_string_pretty(&manifest).expect("a manifest is plain data") + "\n";
    let title = format!("{}: share of wins against greedy rivals", G::info().name);
    let svg = plot(&title, &trained.strengths, 1.0 / pupil.usual_table().seats().count() as f64);
    write(into, &format!("{id}.net"), &bytes)?;
    write(into, &format!("{id}.json"), manifest.as_bytes())?;
    write(into, &format!("{id}.svg"), svg.as_bytes())
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), Fail> {
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, bytes))
        .map_err(|error| Fail::File(format!("{}: {error}", path.display())))
}
