//! The text format of Prometheus, version 0.0.4.

use super::counts::Counts;
use super::histogram::Histogram;
use std::fmt::Write;

#[derive(Default)]
pub(super) struct Page(String);

impl Page {
    pub(super) fn gauge(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "gauge");
        self.line(format_args!("{name} {value}"));
    }

    pub(super) fn counter(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, help, "counter");
        self.line(format_args!("{name} {value}"));
    }

    /// A number that is always 1, for what its label says.
    pub(super) fn info(&mut self, name: &str, help: &str, label: &str, value: &str) {
        self.head(name, help, "gauge");
        self.line(format_args!("{name}{{{label}=\"{value}\"}} 1"));
    }

    pub(super) fn counts(&mut self, name: &str, help: &str, label: &str, counts: &Counts) {
        self.head(name, help, "counter");
        for (kind, count) in counts.all() {
            self.line(format_args!("{name}{{{label}=\"{kind}\"}} {count}"));
        }
    }

    pub(super) fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, help, "histogram");
        for (bound, count) in histogram.within() {
            self.line(format_args!("{name}_bucket{{le=\"{}\"}} {count}", bound as f64 / 1000.0));
        }
        let count = histogram.count();
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        self.line(format_args!("{name}_sum {}", histogram.seconds()));
        self.line(format_args!("{name}_count {count}"));
    }

    pub(super) fn text(self) -> String {
        self.0
    }

    fn head(&mut self, name: &str, help: &str, kind: &str) {
        self.line(format_args!("# HELP {name} {help}"));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.0, "{line}").expect("writing to a string cannot fail");
    }
}
