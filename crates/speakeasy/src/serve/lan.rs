//! This machine's address in the local network, and a picture of a link that a phone can read.

use qrcode::{Color, QrCode};
use std::io;
use std::net::{IpAddr, UdpSocket};

/// The address that others in the network reach this machine by. Nothing is sent: the system is only asked which of its
/// addresses it would use.
pub(crate) fn address() -> io::Result<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0")?;
    // An address of no machine, kept for documentation.
    socket.connect("192.0.2.1:9")?;
    match socket.local_addr()?.ip() {
        address if address.is_loopback() || address.is_unspecified() => {
            Err(io::Error::other("this machine is in no network"))
        }
        address => Ok(address),
    }
}

/// The link as a QR code in letters, light on dark as most terminals are, with the quiet edge a camera needs.
pub(crate) fn qr_code(link: &str) -> Option<String> {
    const EDGE: i32 = 2;
    let code = QrCode::new(link).ok()?;
    let (width, colors) = (code.width() as i32, code.to_colors());
    let is_light = |x: i32, y: i32| {
        let is_inside = (0..width).contains(&x) && (0..width).contains(&y);
        !is_inside || colors[(y * width + x) as usize] == Color::Light
    };
    let mut lines = String::new();
    for y in (-EDGE..width + EDGE).step_by(2) {
        for x in -EDGE..width + EDGE {
            lines.push(match (is_light(x, y), is_light(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines.push('\n');
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_a_light_edge() {
        let code = qr_code("http://192.168.1.7:1930").unwrap();
        let lines: Vec<Vec<char>> = code.lines().map(|line| line.chars().collect()).collect();
        assert!(lines[0].iter().all(|letter| *letter == '█'));
        // The dark ring of a corner begins below the edge: dark above light.
        let ring = |x: usize| (lines[1][x], lines[1][x + 1]);
        let right = lines[0].len() - 2 - 7;
        assert_eq!((ring(2), ring(right)), ((' ', '▄'), (' ', '▄')));
    }
}
