//! A book: some layers of a table in a file of their own, their blocks bit for bit as they are in the whole.
//!
//! Every line of play passes one of any `max sow` layers that follow each other. So a search that has such a band need not go
//! beyond it, and a small book helps with positions far above.

use std::io::{Read, Seek, Write};

use sha2::{Digest, Sha256};

use super::fault::TableFault;
use super::index::{Index, end, header, layer_front, read_block};
use super::info::TableInfo;
use super::layer::Head;
use super::model::Model;

/// Writes a book of the layers that are wanted, given the beans in both stocks. Every block is checked.
///
/// # Errors
/// Where the table can't be read or is damaged, or the book can't be written.
pub fn write_book<R: Read + Seek, W: Write>(
    table: &mut R,
    book: &mut W,
    is_wanted: impl Fn(u8) -> bool,
) -> Result<TableInfo, TableFault> {
    let mut index = Index::read(table)?;
    index.layers.retain(|layer| is_wanted(layer.beans));
    index.is_book = true;
    let mut hasher = Sha256::new();
    let mut put = |bytes: &[u8]| {
        hasher.update(bytes);
        book.write_all(bytes)
    };
    let front = header(&index.shapes, index.states, true);
    put(&front)?;
    index.length = front.len() as u64;
    let mut before = Model::fresh();
    for layer in &index.layers {
        let blocks = (0..layer.blocks.len()).map(|number| read_block(table, layer, number));
        let blocks = blocks.collect::<Result<Vec<_>, _>>()?;
        let head = Head::write(&layer.model.changes_to(&before), &layer.tally, &blocks);
        let mut bytes = layer_front(layer.beans, &head, blocks.iter().map(|block| block.len() as u64).sum());
        bytes.extend(blocks.concat());
        put(&bytes)?;
        index.length += bytes.len() as u64;
        before = layer.model.clone();
    }
    let hash = hasher.finalize().into();
    book.write_all(&end(&hash))?;
    book.flush()?;
    Ok(TableInfo::new(&index, hash))
}
