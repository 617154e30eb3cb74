//! Files mapped into memory: of a large one only what is asked for is read.

use std::fs::File;
use std::io;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use memmap2::Mmap;

/// Bytes that lie in the program itself, or in a file.
#[derive(Clone, Debug)]
pub enum Bytes {
    /// Those of the program.
    Own(&'static [u8]),
    /// Those of a file.
    Mapped(Arc<Mmap>),
}

impl Bytes {
    /// Maps a file.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn of_file(path: &Path) -> io::Result<Bytes> {
        let file = File::open(path)?;
        if !file.metadata()?.is_file() {
            // A pipe or a device can't be mapped; an empty one is enough to say what is wrong with it.
            return Ok(Bytes::Own(&[]));
        }
        // SAFETY: the program writes its tables beside and renames them, so a mapped file never changes under its own hands.
        // Should another program change one, a block's checksum fails or a value is wrong; should one cut it short, this
        // program ends with a bus error, as any that maps files does. Reading 117 MB instead would take a second each time.
        #[allow(unsafe_code)]
        let map = unsafe { Mmap::map(&file)? };
        // A question reads a few pages here and there. Left to itself, a system may read megabytes around each: all of them are waited for.
        // Where it takes no advice, nothing is lost.
        #[cfg(unix)]
        let _ = map.advise(memmap2::Advice::Random);
        Ok(Bytes::Mapped(Arc::new(map)))
    }

    /// Has the system begin to read these bytes; doesn't wait for them.
    pub fn will_need(&self, range: Range<usize>) {
        #[cfg(unix)]
        if let Bytes::Mapped(map) = self {
            let _ = map.advise_range(memmap2::Advice::WillNeed, range.start, range.len());
        }
        #[cfg(not(unix))]
        let _ = range;
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        match self {
            Bytes::Own(bytes) => bytes,
            Bytes::Mapped(map) => map,
        }
    }
}
