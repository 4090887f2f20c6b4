//! Bytes as lower-case hexadecimal digits and back.

/// The digits of `bytes`.
pub(crate) fn encode(bytes: &[u8]) -> String {
    bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]).map(|digit| DIGITS[digit as usize] as char).collect()
}

/// The bytes that `text` gives in lower-case digits; none if it is anything else.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

const DIGITS: &[u8; 16] = b"0123456789abcdef";

fn value(digit: u8) -> Option<u8> {
    DIGITS.iter().position(|each| *each == digit).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_nothing_else_is_taken() {
        assert_eq!(encode(&[0, 0x9f, 0xff]), "009fff");
        assert_eq!(decode("009fff"), Some([0, 0x9f, 0xff]));
        for wrong in ["009ff", "009fff0", "009fFF", "009ff ", "+09fff"] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
