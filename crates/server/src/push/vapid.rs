//! How the server shows push services who it is (RFC 8292): a key of its own, made at the first start, and short signed
//! tokens.

use crate::{base64url, hex, random};
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

const FILE: &str = "push.key";
/// How long a token is good, in seconds; the standard allows a day.
const GOOD_FOR: i64 = 12 * 60 * 60;

pub(crate) struct Vapid {
    key: SecretKey,
    /// Whom a push service can turn to.
    subject: String,
}

impl Vapid {
    /// The key in the folder of data; a new one if there is none.
    pub(crate) fn load(folder: &Path, public_url: Option<&str>) -> io::Result<Vapid> {
        let path = folder.join(FILE);
        let key = match fs::read_to_string(&path) {
            Ok(text) => read(text.trim()).ok_or_else(|| {
                let message = "this is no key: restore it, or remove it to have a new one made";
                io::Error::new(io::ErrorKind::InvalidData, format!("{}: {message}", path.display()))
            })?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(&path)?,
            Err(error) => return Err(error),
        };
        let subject =
            public_url.filter(|url| url.starts_with("https:")).unwrap_or("mailto:push@speakeasy.invalid");
        Ok(Vapid { key, subject: subject.to_owned() })
    }

    /// The key as nodes share it.
    pub(crate) fn secret(&self) -> String {
        hex::encode(&self.key.to_bytes())
    }

    /// The same server with a key that nodes share, which it keeps in place of its own.
    pub(crate) fn with_secret(self, folder: &Path, secret: &str) -> io::Result<Vapid> {
        if secret == self.secret() {
            return Ok(self);
        }
        let unreadable =
            || io::Error::new(io::ErrorKind::InvalidData, "the push_key in the database is no key");
        let key = read(secret).ok_or_else(unreadable)?;
        let path = folder.join(FILE);
        fs::remove_file(&path)?;
        write(&path, &key)?;
        Ok(Vapid { key, ..self })
    }

    /// What browsers are to know the server by.
    pub(crate) fn public(&self) -> String {
        base64url::encode(&self.key.public_key().to_sec1_bytes())
    }

    /// The header of a request to the push service at `audience`.
    pub(super) fn authorization(&self, audience: &str, now: i64) -> String {
        let part = |value: serde_json::Value| base64url::encode(value.to_string().as_bytes());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let claims = part(json!({ "aud": audience, "exp": now + GOOD_FOR, "sub": self.subject }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = SigningKey::from(&self.key).sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", base64url::encode(&signature.to_bytes()), self.public())
    }
}

fn read(text: &str) -> Option<SecretKey> {
    SecretKey::from_slice(&hex::decode::<32>(text)?).ok()
}

/// Makes a key that only the server's own user can read.
fn make(path: &Path) -> io::Result<SecretKey> {
    let key = new_key();
    write(path, &key)?;
    Ok(key)
}

fn write(path: &Path, key: &SecretKey) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(format!("{}\n", hex::encode(&key.to_bytes())).as_bytes())?;
    file.sync_all()
}

pub(super) fn new_key() -> SecretKey {
    loop {
        let mut bytes = [0; 32];
        random::fill(&mut bytes);
        // All but a few numbers are keys.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return key;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_kept_for_nobody_else_to_read() {
        let folder = tempfile::tempdir().unwrap();
        let first = Vapid::load(folder.path(), None).unwrap().public();
        assert_eq!(Vapid::load(folder.path(), None).unwrap().public(), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.path().join(FILE), "no key").unwrap();
        assert!(Vapid::load(folder.path(), None).is_err());
    }
}
