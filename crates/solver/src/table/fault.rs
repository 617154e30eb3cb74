//! Why a table can't be read or built, and where in the file.

use std::fmt;
use std::io;

/// A part of a table's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePart {
    /// The first 32 bytes.
    Header,
    /// The description of a layer: the positions whose stocks hold so many beans together.
    Layer {
        /// Beans in both stocks.
        beans: u8,
    },
    /// A block of a layer.
    Block {
        /// Beans in both stocks.
        beans: u8,
        /// Its number in the layer, from 0.
        number: usize,
    },
    /// The last 36 bytes.
    End,
}

impl fmt::Display for TablePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TablePart::Header => f.write_str("the header"),
            TablePart::Layer { beans } => write!(f, "the head of layer {beans}"),
            TablePart::Block { beans, number } => write!(f, "block {number} of layer {beans}"),
            TablePart::End => f.write_str("the end"),
        }
    }
}

/// Why a file can't be read as a table.
#[derive(Debug)]
pub enum TableFault {
    /// Reading failed.
    Io(io::Error),
    /// The first bytes are not those of a table.
    Foreign,
    /// A table in a version of the format that this reader doesn't know.
    Version(u16),
    /// A book where a whole table is needed.
    Book,
    /// The file ends inside this part.
    Truncated {
        /// Where the part starts, in bytes.
        offset: u64,
        /// Which part.
        part: TablePart,
    },
    /// This part isn't what was written.
    Damaged {
        /// Where the part starts, in bytes.
        offset: u64,
        /// Which part.
        part: TablePart,
    },
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableFault::Io(error) => write!(f, "the table can't be read: {error}"),
            TableFault::Foreign => f.write_str("byte 0: this is not a table"),
            TableFault::Version(version) => write!(f, "byte 8: a table in version {version} of the format"),
            TableFault::Book => f.write_str("byte 13: this is a book, not a whole table"),
            TableFault::Truncated { offset, part } => write!(f, "byte {offset}: the file ends inside {part}"),
            TableFault::Damaged { offset, part } => write!(f, "byte {offset}: {part} is damaged"),
        }
    }
}

impl std::error::Error for TableFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            TableFault::Io(error) => Some(error),
            TableFault::Foreign
            | TableFault::Version(_)
            | TableFault::Book
            | TableFault::Truncated { .. }
            | TableFault::Damaged { .. } => None,
        }
    }
}

impl From<io::Error> for TableFault {
    fn from(error: io::Error) -> TableFault {
        TableFault::Io(error)
    }
}
