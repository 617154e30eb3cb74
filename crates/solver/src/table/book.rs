//! A book: some layers of a table, or parts of them, in a file of their own.
//!
//! A line of play passes one of any `max sow` layers that follow each other, and the first of them by a sowing that is known to be long
//! enough. So a search that has such a band need not go beyond it, and a small book helps with positions far above it.

use std::io::{Read, Seek, Write};

use sha2::{Digest, Sha256};

use super::fault::TableFault;
use super::index::{Index, end, header, layer_front};
use super::info::TableInfo;
use super::layer::{BookLayer, Head, Tally, count, write};
use super::model::{Counts, Model};
use super::tile::CellCache;
use super::verify::read_slabs;

/// Writes a book of what is `wanted` of the layers of a table, given the beans in both stocks. Every block is checked.
///
/// # Errors
/// Where the table can't be read or is damaged, or is itself a book; or the book can't be written.
pub fn write_book<R: Read + Seek, W: Write>(
    table: &mut R,
    book: &mut W,
    wanted: impl Fn(u8) -> Option<BookLayer>,
) -> Result<TableInfo, TableFault> {
    let mut index = Index::read(table)?;
    if index.is_book {
        return Err(TableFault::Book);
    }
    let mut hasher = Sha256::new();
    let mut put = |bytes: &[u8]| {
        hasher.update(bytes);
        book.write_all(bytes)
    };
    let front = header(&index.shapes, index.states, true);
    put(&front)?;
    let mut length = front.len() as u64;
    let mut before = Model::fresh();
    let mut layers = Vec::new();
    let cache = &mut CellCache::default();
    for beans in 0..index.layers.len() as u8 {
        let Some(held) = wanted(beans) else { continue };
        let mut slabs = read_slabs(table, &index, beans, 1)?;
        slabs.retain(|slabs| held.has_stocks((slabs.a, slabs.b)));
        let (mut counts, mut tally) = (Counts::default(), Tally::default());
        for slabs in &slabs {
            count(&index.shapes, slabs, held, cache, &mut counts);
            tally.add(&Tally::of_held(&index.shapes, slabs, held));
        }
        tally.change_points = counts.change_points();
        let (model, update) = before.updated(&counts);
        let blocks = super::slab::stocks_of(beans, index.shapes.rules().stock()).flat_map(|(a, b)| {
            match slabs.iter().find(|slabs| (slabs.a, slabs.b) == (a, b)) {
                Some(slabs) => write(&index.shapes, slabs, held, cache, &model),
                None => vec![Vec::new(); index.shapes.groups(a).len()],
            }
        });
        let blocks: Vec<Vec<u8>> = blocks.collect();
        let head = Head::write(Some(held), &update, &tally, &blocks);
        let mut bytes = layer_front(beans, &head, blocks.iter().map(|block| block.len() as u64).sum());
        bytes.extend(blocks.concat());
        put(&bytes)?;
        length += bytes.len() as u64;
        before = model.clone();
        layers.push(Head { beans, held, model, tally, blocks: Vec::new() });
    }
    let hash = hasher.finalize().into();
    book.write_all(&end(&hash))?;
    book.flush()?;
    (index.layers, index.length, index.is_book) = (layers, length, true);
    Ok(TableInfo::new(&index, hash))
}
