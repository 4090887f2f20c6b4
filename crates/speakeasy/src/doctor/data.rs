//! The folder of the database: is it there, can it be written, is there room, will the disk keep its word?

use super::finding::Finding;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const FOLDER: &str = "folder";

pub(super) fn check(data: &Path) -> Vec<Finding> {
    let place = nearest(data);
    let writable = try_to_write(&place);
    let folder = match (&writable, place == data) {
        (Err(error), _) => Finding::bad(
            FOLDER,
            format!("{} cannot be written: {error}", place.display()),
            "let the user whom the server runs as own it, or give another folder with --data",
        ),
        (Ok(()), false) => Finding::ok(FOLDER, format!("{} is made by the first start", data.display())),
        (Ok(()), true) => Finding::ok(FOLDER, format!("{} can be written", data.display())),
    };
    let mut findings = vec![folder];
    findings.extend(of_system(data, &place));
    findings
}

/// The folder, or the nearest one above it that exists.
fn nearest(data: &Path) -> PathBuf {
    let above = data.ancestors().find(|folder| folder.exists());
    above.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
}

fn try_to_write(folder: &Path) -> io::Result<()> {
    let path = folder.join(format!(".speakeasy-doctor-{}", std::process::id()));
    fs::write(&path, "written to see whether it can be\n")?;
    fs::remove_file(&path)
}

#[cfg(not(unix))]
fn of_system(_: &Path, _: &Path) -> Vec<Finding> {
    Vec::new()
}

#[cfg(unix)]
fn of_system(data: &Path, place: &Path) -> Vec<Finding> {
    [unix::room(place), unix::privacy(data), unix::kind(place)].into_iter().flatten().collect()
}

#[cfg(unix)]
mod unix {
    use super::{FOLDER, Finding};
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    const DISK: &str = "disk";
    /// With less than that it is a matter of minutes.
    const TOO_LITTLE: u64 = 64 << 20;
    /// With less than that it is a matter of weeks.
    const LITTLE: u64 = 1 << 30;

    pub(super) fn room(place: &Path) -> Option<Finding> {
        let disk = rustix::fs::statvfs(place).ok()?;
        Some(room_of(disk.f_bavail.saturating_mul(disk.f_frsize), disk.f_favail, disk.f_files))
    }

    fn room_of(free: u64, free_files: u64, files: u64) -> Finding {
        let told = format!("{} MiB are free", free >> 20);
        // File systems without a fixed number of files tell 0 of 0.
        if free < TOO_LITTLE || files > 0 && free_files < 16 {
            return Finding::bad(DISK, told, "make room: a server that cannot save refuses every move");
        }
        match free < LITTLE {
            true => Finding::odd(DISK, told, "make room before it is full"),
            false => Finding::ok(DISK, told),
        }
    }

    /// The secrets of matches that run are in there.
    pub(super) fn privacy(data: &Path) -> Option<Finding> {
        let mode = std::fs::metadata(data).ok()?.permissions().mode();
        (mode & 0o007 != 0).then(|| {
            let found = format!("every user of this machine can look into {}", data.display());
            Finding::odd(FOLDER, found, format!("chmod o-rwx {}", data.display()))
        })
    }

    /// A database on another machine's disk is neither safe nor quick.
    #[cfg(target_os = "linux")]
    pub(super) fn kind(place: &Path) -> Option<Finding> {
        let kind = rustix::fs::statfs(place).ok()?.f_type as u64 & 0xffff_ffff;
        kind_of(kind)
    }

    #[cfg(not(target_os = "linux"))]
    pub(super) fn kind(_: &Path) -> Option<Finding> {
        None
    }

    #[cfg(target_os = "linux")]
    fn kind_of(kind: u64) -> Option<Finding> {
        let local = "put the folder on a disk of this machine";
        match kind {
            0x6969 | 0xff53_4d42 | 0xfe53_4d42 => Some(Finding::bad(
                DISK,
                "the folder is in a network file system, which does not lock and sync as SQLite needs it",
                local,
            )),
            0x0102_1994 | 0x8584_58f6 => Some(Finding::odd(
                DISK,
                "the folder is in memory: all matches are gone when the machine restarts",
                local,
            )),
            _ => None,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::doctor::finding::Verdict;

        #[test]
        fn a_disk_without_room_is_bad_and_one_with_little_is_odd() {
            assert_eq!(room_of(10 << 20, 1000, 1000).verdict, Verdict::Bad);
            assert_eq!(room_of(10 << 30, 3, 1000).verdict, Verdict::Bad, "no room for files");
            assert_eq!(room_of(500 << 20, 1000, 1000).verdict, Verdict::Odd);
            assert_eq!(room_of(2 << 30, 0, 0).verdict, Verdict::Ok);
        }

        #[cfg(target_os = "linux")]
        #[test]
        fn network_disks_are_bad_and_memory_is_odd() {
            assert_eq!(kind_of(0x6969).map(|finding| finding.verdict), Some(Verdict::Bad));
            assert_eq!(kind_of(0x0102_1994).map(|finding| finding.verdict), Some(Verdict::Odd));
            assert_eq!(kind_of(0xef53), None);
        }
    }
}
