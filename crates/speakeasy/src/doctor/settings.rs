//! Whether the flags and variables make sense, each and together.

use super::finding::Finding;
use server::{Config, Server};

const ABOUT: &str = "settings";

pub(super) fn check(config: &Config) -> Vec<Finding> {
    if let Some(error) = Server::objection(config) {
        return vec![Finding::bad(ABOUT, error.to_string(), "the server does not start like this: mend it")];
    }
    let mut findings = odd_together(config);
    if findings.is_empty() {
        findings.push(Finding::ok(ABOUT, "make sense"));
    }
    findings
}

fn odd_together(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_local = config.listen.ip().is_loopback();
    let is_secure =
        config.public_url.as_deref().is_some_and(|url| url.to_ascii_lowercase().starts_with("https:"));
    if is_secure && config.trusted_proxies.is_empty() {
        findings.push(Finding::odd(
            ABOUT,
            "people come through a proxy that is not trusted: to the limits all of them are one address",
            "give the proxy's address with --trusted-proxy, such as 127.0.0.1",
        ));
    }
    if !config.trusted_proxies.is_empty() && config.public_url.is_none() {
        findings.push(Finding::odd(
            ABOUT,
            "a proxy is trusted, but the address people use is not known: their requests are refused",
            "give the address with --public-url",
        ));
    }
    if config.public_url.is_some() && !is_secure {
        findings.push(Finding::odd(
            ABOUT,
            "people come by plain http: whoever is on the way can read their tokens",
            "let a reverse proxy speak https (docs/hosting.md)",
        ));
    }
    if !is_local && is_secure {
        findings.push(Finding::odd(
            ABOUT,
            format!("others can reach {} without the proxy", config.listen),
            "listen on 127.0.0.1 if the proxy is on this machine, or close the port to all but the proxy",
        ));
    }
    if config.public_url.is_some() && config.operator_token.is_none() {
        findings.push(Finding::odd(
            ABOUT,
            "the operator's token is another one after every start",
            "choose one of at least 16 characters: SPEAKEASY_OPERATOR_TOKEN",
        ));
    }
    findings
}
