//! Whom the bot believes to be the server: those vouched for by the authorities that browsers know, and by one more if
//! its certificate is given.

use crate::fail::Fail;
use std::path::Path;
use std::sync::Arc;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Trust in the usual authorities, and in those of a PEM file.
pub(super) fn trust(own: Option<&Path>) -> Result<Arc<ClientConfig>, Fail> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = own {
        add(&mut roots, file)
            .map_err(|why| Fail::File(format!("--ca {}: {why}; a PEM file is needed", file.display())))?;
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Fail::File(error.to_string()))?;
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

fn add(roots: &mut RootCertStore, file: &Path) -> Result<(), String> {
    let certificates = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?;
    let mut found = false;
    for certificate in certificates {
        let certificate = certificate.map_err(|error| error.to_string())?;
        roots.add(certificate).map_err(|error| error.to_string())?;
        found = true;
    }
    found.then_some(()).ok_or_else(|| "no certificate is in it".to_owned())
}
