//! What is made of the matches that were played: files, plots, a page, and the figures that are printed.

use super::figures;
use super::report::Report;
use super::statistics::Statistics;
use crate::fail::Fail;
use crate::output::{print, print_json, try_to_write, write_file};
use crate::page;
use std::fs;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct ShownArgs {
    /// Write a line a match into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Write the same columns as a Parquet file
    #[arg(long, value_name = "FILE")]
    pub(crate) parquet: Option<PathBuf>,
    /// Write plots as SVG files into this directory: scores, wins, lengths and how scores grow
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
    /// Write a page with tables and plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl ShownArgs {
    pub(crate) fn has_figures(&self) -> bool {
        self.plots.is_some() || self.report.is_some()
    }
}

/// Places known to take what will be written.
pub(crate) struct Shown<'a> {
    args: &'a ShownArgs,
}

impl<'a> Shown<'a> {
    /// Finds out before anything is played that a file or folder cannot be written.
    pub(crate) fn prepare(args: &'a ShownArgs) -> Result<Shown<'a>, Fail> {
        if let Some(folder) = &args.plots {
            fs::create_dir_all(folder).map_err(|error| Fail::cannot_write(folder, &error))?;
        }
        args.report.as_ref().map_or(Ok(()), |path| try_to_write(path))?;
        Ok(Shown { args })
    }

    /// Writes plots and page and prints the figures.
    pub(crate) fn show(
        &self,
        report: &Report,
        statistics: &Statistics,
        names: &[String],
    ) -> Result<(), Fail> {
        let ShownArgs { plots, report: page, json, .. } = self.args;
        // There is nothing to draw before the first match.
        if self.args.has_figures() && statistics.matches > 0 {
            let figures = figures::all(statistics, names);
            if let Some(folder) = plots {
                for (name, figure) in &figures {
                    write_file(&folder.join(format!("{name}.svg")), &figure.drawing.to_svg())?;
                }
            }
            if let Some(path) = page {
                let figures = figures.into_iter().map(|(_, figure)| figure).collect();
                write_file(path, &page::html(&report.page(figures)))?;
            }
        }
        if *json { print_json(report) } else { print(&report.to_text()) }
    }
}
