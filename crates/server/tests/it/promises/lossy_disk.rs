//! A file layer under SQLite that behaves as a disk at a power cut: what was not synced is there, lost, torn or in
//! another order, at random. Until the cut everything goes through to the system's own files.

#![allow(unsafe_code, reason = "SQLite is given its file layer as a table of C functions")]

use super::dice::Dice;
use rusqlite::ffi::{self, sqlite3_file, sqlite3_io_methods, sqlite3_vfs};
use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a disk writes as a whole or not at all.
const SECTOR: usize = 512;

/// A disk that is registered with SQLite under a name of its own, for as long as the program runs.
#[derive(Clone)]
pub(crate) struct LossyDisk {
    pub(crate) name: String,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    files: BTreeMap<String, Content>,
    /// After so many writes and syncs the power goes.
    left: Option<u64>,
    is_off: bool,
    /// Whether writes are refused because there is no room.
    is_full: bool,
}

/// What is surely on the disk of a file, and what was written since.
#[derive(Default)]
struct Content {
    synced: Vec<u8>,
    pending: Vec<Change>,
}

enum Change {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate { size: usize },
}

impl LossyDisk {
    pub(crate) fn register(name: &str) -> LossyDisk {
        let disk = LossyDisk { name: name.to_owned(), state: Arc::default() };
        let name = CString::new(name).unwrap().into_raw();
        // SAFETY: the default layer lives as long as the program, and so does what is made of it here: both the
        // layer and its state are leaked on purpose.
        unsafe {
            let real = ffi::sqlite3_vfs_find(std::ptr::null());
            let mut layer = *real;
            layer.iVersion = 1;
            layer.szOsFile = size_of::<LossyFile>() as c_int + (*real).szOsFile;
            layer.pNext = std::ptr::null_mut();
            layer.zName = name;
            layer.pAppData = Box::into_raw(Box::new((real, disk.state.clone()))).cast();
            layer.xOpen = Some(open);
            layer.xDelete = Some(delete);
            layer.xAccess = Some(access);
            layer.xFullPathname = Some(full_path);
            assert_eq!(ffi::sqlite3_vfs_register(Box::into_raw(Box::new(layer)), 0), ffi::SQLITE_OK);
        }
        disk
    }

    /// Gives back the memory of a disk that is not needed any more.
    pub(crate) fn forget(&self) {
        self.state().files.clear();
    }

    /// The power goes after so many more writes and syncs.
    pub(crate) fn cut_after(&self, operations: u64) {
        self.state().left = Some(operations);
    }

    pub(crate) fn is_off(&self) -> bool {
        self.state().is_off
    }

    pub(crate) fn set_full(&self, is_full: bool) {
        self.state().is_full = is_full;
    }

    /// Writes into `folder` what a disk may hold after the cut.
    pub(crate) fn recover(&self, folder: &Path, dice: &mut Dice) {
        for (path, content) in &self.state().files {
            let name = Path::new(path).file_name().unwrap();
            std::fs::write(folder.join(name), content.after_the_cut(dice)).unwrap();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Counts a write or sync; tells why it is not done.
    fn count(&mut self, writes: bool) -> Result<(), c_int> {
        match self.left.as_mut() {
            Some(0) => self.is_off = true,
            Some(left) => *left -= 1,
            None => {}
        }
        match () {
            () if self.is_off => Err(ffi::SQLITE_IOERR),
            () if self.is_full && writes => Err(ffi::SQLITE_FULL),
            () => Ok(()),
        }
    }
}

impl Content {
    fn sync(&mut self) {
        for change in std::mem::take(&mut self.pending) {
            change.apply(&mut self.synced);
        }
    }

    fn after_the_cut(&self, dice: &mut Dice) -> Vec<u8> {
        let mut kept: Vec<usize> = (0..self.pending.len()).filter(|_| dice.below(2) == 0).collect();
        if dice.below(2) == 0 {
            dice.shuffle(&mut kept);
        }
        let mut content = self.synced.clone();
        for index in kept {
            let torn = (dice.below(3) == 0).then(|| dice.below(9) as usize * SECTOR);
            self.pending[index].torn_at(torn).apply(&mut content);
        }
        content
    }
}

impl Change {
    fn torn_at(&self, at: Option<usize>) -> Change {
        match self {
            Change::Truncate { size } => Change::Truncate { size: *size },
            Change::Write { offset, bytes } => {
                let kept = at.unwrap_or(bytes.len()).min(bytes.len());
                Change::Write { offset: *offset, bytes: bytes[..kept].to_vec() }
            }
        }
    }

    fn apply(self, content: &mut Vec<u8>) {
        match self {
            Change::Truncate { size } => content.resize(size, 0),
            Change::Write { offset, bytes } => {
                let end = offset + bytes.len();
                content.resize(content.len().max(end), 0);
                content[offset..end].copy_from_slice(&bytes);
            }
        }
    }
}

/// A file as SQLite knows it; the system's own file follows it in memory.
#[repr(C)]
struct LossyFile {
    base: sqlite3_file,
    /// Whose state it belongs to, and under which path; none for files that need not outlive the connection.
    place: *mut (Arc<Mutex<State>>, String),
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

type Layer = (*mut sqlite3_vfs, Arc<Mutex<State>>);

// SAFETY (all functions below): SQLite calls them with a layer made by `register` and files made by `open`, one call
// at a time for each file.

unsafe fn layer<'a>(vfs: *mut sqlite3_vfs) -> &'a Layer {
    unsafe { &*(*vfs).pAppData.cast::<Layer>() }
}

unsafe fn real(file: *mut sqlite3_file) -> *mut sqlite3_file {
    unsafe { file.cast::<LossyFile>().add(1).cast() }
}

/// Does `change` to what is known of the file, if its power is on and it is one that counts.
unsafe fn change(
    file: *mut sqlite3_file,
    writes: bool,
    change: impl FnOnce(&mut Content),
) -> Result<(), c_int> {
    let Some((state, path)) = (unsafe { (*file.cast::<LossyFile>()).place.as_ref() }) else { return Ok(()) };
    let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
    state.count(writes)?;
    change(state.files.entry(path.clone()).or_default());
    Ok(())
}

macro_rules! pass {
    ($file:expr, $method:ident $(, $argument:expr)*) => {{
        let real = real($file);
        ((*(*real).pMethods).$method.expect("the system's layer has it"))(real $(, $argument)*)
    }};
}

unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    unsafe {
        let (below, state) = layer(vfs);
        let lossy = file.cast::<LossyFile>();
        (*lossy).base.pMethods = std::ptr::null();
        (*lossy).place = std::ptr::null_mut();
        let opened = (**below).xOpen.expect("the system's layer opens")(*below, name, real(file), flags, out);
        if opened != ffi::SQLITE_OK {
            return opened;
        }
        (*lossy).base.pMethods = &METHODS;
        if flags & (ffi::SQLITE_OPEN_MAIN_DB | ffi::SQLITE_OPEN_WAL) != 0 && !name.is_null() {
            let path = CStr::from_ptr(name).to_string_lossy().into_owned();
            let mut known = state.lock().unwrap_or_else(PoisonError::into_inner);
            known.files.entry(path.clone()).or_default();
            (*lossy).place = Box::into_raw(Box::new((state.clone(), path)));
        }
        opened
    }
}

unsafe extern "C" fn delete(vfs: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    unsafe {
        let (below, state) = layer(vfs);
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.is_off {
            return ffi::SQLITE_IOERR;
        }
        state.files.remove(CStr::from_ptr(name).to_string_lossy().as_ref());
        (**below).xDelete.expect("the system's layer deletes")(*below, name, sync)
    }
}

unsafe extern "C" fn access(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    unsafe {
        let below = layer(vfs).0;
        (*below).xAccess.expect("the system's layer looks")(below, name, flags, out)
    }
}

unsafe extern "C" fn full_path(
    vfs: *mut sqlite3_vfs,
    name: *const c_char,
    size: c_int,
    out: *mut c_char,
) -> c_int {
    unsafe {
        let below = layer(vfs).0;
        (*below).xFullPathname.expect("the system's layer knows paths")(below, name, size, out)
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    unsafe {
        let place = (*file.cast::<LossyFile>()).place;
        if !place.is_null() {
            drop(Box::from_raw(place));
        }
        pass!(file, xClose)
    }
}

unsafe extern "C" fn read(file: *mut sqlite3_file, to: *mut c_void, amount: c_int, offset: i64) -> c_int {
    unsafe { pass!(file, xRead, to, amount, offset) }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    amount: c_int,
    offset: i64,
) -> c_int {
    unsafe {
        let bytes = std::slice::from_raw_parts(from.cast::<u8>(), amount as usize).to_vec();
        let written = Change::Write { offset: offset as usize, bytes };
        match change(file, true, |content| content.pending.push(written)) {
            Ok(()) => pass!(file, xWrite, from, amount, offset),
            Err(code) => code,
        }
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: i64) -> c_int {
    unsafe {
        let truncated = Change::Truncate { size: size as usize };
        match change(file, false, |content| content.pending.push(truncated)) {
            Ok(()) => pass!(file, xTruncate, size),
            Err(code) => code,
        }
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, _flags: c_int) -> c_int {
    match unsafe { change(file, false, Content::sync) } {
        Ok(()) => ffi::SQLITE_OK,
        Err(code) => code,
    }
}

unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut i64) -> c_int {
    unsafe { pass!(file, xFileSize, size) }
}

unsafe extern "C" fn lock(file: *mut sqlite3_file, level: c_int) -> c_int {
    unsafe { pass!(file, xLock, level) }
}

unsafe extern "C" fn unlock(file: *mut sqlite3_file, level: c_int) -> c_int {
    unsafe { pass!(file, xUnlock, level) }
}

unsafe extern "C" fn check_reserved_lock(file: *mut sqlite3_file, out: *mut c_int) -> c_int {
    unsafe { pass!(file, xCheckReservedLock, out) }
}

unsafe extern "C" fn file_control(file: *mut sqlite3_file, what: c_int, argument: *mut c_void) -> c_int {
    unsafe { pass!(file, xFileControl, what, argument) }
}

unsafe extern "C" fn sector_size(_: *mut sqlite3_file) -> c_int {
    SECTOR as c_int
}

/// None of the promises that some disks give.
unsafe extern "C" fn characteristics(_: *mut sqlite3_file) -> c_int {
    0
}

unsafe extern "C" fn shm_map(
    file: *mut sqlite3_file,
    page: c_int,
    size: c_int,
    extend: c_int,
    out: *mut *mut c_void,
) -> c_int {
    unsafe { pass!(file, xShmMap, page, size, extend, out) }
}

unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    unsafe { pass!(file, xShmLock, offset, count, flags) }
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    unsafe { pass!(file, xShmBarrier) }
}

unsafe extern "C" fn shm_unmap(file: *mut sqlite3_file, delete: c_int) -> c_int {
    unsafe { pass!(file, xShmUnmap, delete) }
}
