//! Encryption of a message for one browser (RFC 8291, over RFC 8188): nobody between this server and the browser can
//! read it.

use crate::base64url;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use protocol::PushKeys;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use sha2::Sha256;

/// There is one record, and it is smaller.
const RECORD_BYTES: u32 = 4096;
/// What ends the last record.
const LAST: u8 = 2;

/// A browser's half of the keys.
pub(crate) struct Receiver {
    key: PublicKey,
    auth: [u8; 16],
}

impl Receiver {
    /// The keys as a browser gives them; none if they are no keys.
    pub(crate) fn parse(keys: &PushKeys) -> Option<Receiver> {
        let key = PublicKey::from_sec1_bytes(&base64url::decode(&keys.p256dh)?).ok()?;
        let auth = base64url::decode(&keys.auth)?.try_into().ok()?;
        Some(Receiver { key, auth })
    }
}

/// The body of a request to the browser's push service. `sender` and `salt` are used once.
pub(super) fn encrypt(text: &[u8], receiver: &Receiver, sender: &SecretKey, salt: [u8; 16]) -> Vec<u8> {
    let public = sender.public_key().to_sec1_bytes();
    let info = [&b"WebPush: info\0"[..], &receiver.key.to_sec1_bytes()[..], &public].concat();
    let shared = sender.diffie_hellman(&receiver.key);
    let secret: [u8; 32] = derive(&receiver.auth, shared.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(&salt, &secret, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(&salt, &secret, b"Content-Encoding: nonce\0");
    let mut sealed = [text, &[LAST]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key of this length"));
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .expect("a message that is not too long");
    let length = [u8::try_from(public.len()).expect("a point has 65 bytes")];
    [&salt[..], &RECORD_BYTES.to_be_bytes(), &length, &public, &sealed].concat()
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived).expect("few bytes are asked for");
    derived
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let bytes = |text| base64url::decode(text).unwrap();
        let keys = PushKeys {
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        };
        let sender = SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).unwrap();
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let receiver = Receiver::parse(&keys).unwrap();
        let body = encrypt(b"When I grow up, I want to be a watermelon", &receiver, &sender, salt);
        assert_eq!(
            base64url::encode(&body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
             EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        for (p256dh, auth) in
            [("", "BTBZMqHH6r4Tts7J_aSIgg"), (good, "BTBZ"), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg")]
        {
            let keys = PushKeys { p256dh: p256dh.to_owned(), auth: auth.to_owned() };
            assert!(Receiver::parse(&keys).is_none(), "{p256dh} {auth}");
        }
    }
}
