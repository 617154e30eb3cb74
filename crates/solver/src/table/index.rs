//! A table's file as a whole: its header, where the layers and their blocks are, and its end. Byte by byte in `docs/table-format.md`.

use std::io::{self, Read, Seek, SeekFrom};

use beanduel_rules::Rules;
use sha2::{Digest, Sha256};

use super::bytes::Take;
use super::fault::{TableFault, TablePart};
use super::layer::{Block, Head, Tally, first_blocks};
use super::model::Model;
use super::shape::{Beans, Shapes};
use super::slab::stocks_of;

const MAGIC: [u8; 8] = *b"\x89CupTab\n";
const VERSION: u16 = 1;
/// The bytes of the header.
pub(crate) const HEADER: u64 = 32;
const LAYER_MAGIC: [u8; 4] = *b"LAYR";
const LAYER_PREFIX: u64 = 22;
const END_MAGIC: [u8; 4] = *b"DONE";
/// The bytes of the end.
pub(crate) const END: u64 = 36;

/// So many shapes more than it has bytes a file may claim.
const SHAPES_FOR_NOTHING: u64 = 1 << 16;

/// A SHA-256 hash.
pub type TableHash = [u8; 32];

/// Where everything is in a table's file.
#[derive(Debug)]
pub(crate) struct Index {
    pub shapes: Shapes,
    /// The states of one side, as the header says.
    pub states: u64,
    /// Whether the file holds only some of a table's layers.
    pub is_book: bool,
    /// In rising order of the beans in both stocks: all, or those of a book or of an unfinished file.
    pub layers: Vec<Head>,
    /// The bytes of the header and these layers.
    pub length: u64,
}

/// The header of a board's table, or of a book made of it.
pub(crate) fn header(shapes: &Shapes, states: u64, is_book: bool) -> [u8; HEADER as usize] {
    let rules = shapes.rules();
    let mut bytes = [0; HEADER as usize];
    bytes[..8].copy_from_slice(&MAGIC);
    bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
    bytes[10..13].copy_from_slice(&[rules.cups(), rules.max_sow(), rules.stock()]);
    bytes[13] = is_book.into();
    bytes[16..24].copy_from_slice(&states.to_le_bytes());
    bytes[24..28].copy_from_slice(&(shapes.len() as u32).to_le_bytes());
    let checksum = crate::checksum::hash(&bytes[..28]);
    bytes[28..].copy_from_slice(&checksum.to_le_bytes());
    bytes
}

/// A layer's bytes: the prefix and head, before its blocks.
pub(crate) fn layer_front(beans: u8, head: &[u8], body: u64) -> Vec<u8> {
    let mut bytes = LAYER_MAGIC.to_vec();
    bytes.extend(u16::from(beans).to_le_bytes());
    bytes.extend((head.len() as u32).to_le_bytes());
    bytes.extend(body.to_le_bytes());
    let mut checksum = crate::checksum::Hasher::new();
    checksum.update(&bytes);
    checksum.update(head);
    bytes.extend(checksum.finalize().to_le_bytes());
    bytes.extend(head);
    bytes
}

/// The end of a file whose bytes before it have this hash.
pub(crate) fn end(hash: &TableHash) -> Vec<u8> {
    [&END_MAGIC[..], hash].concat()
}

/// So many bytes at a place of a file of this size; `None` where it is too short.
fn read_at<R: Read + Seek>(file: &mut R, size: u64, offset: u64, length: u64) -> io::Result<Option<Vec<u8>>> {
    if offset.checked_add(length).is_none_or(|end| end > size) {
        return Ok(None);
    }
    file.seek(SeekFrom::Start(offset))?;
    let mut bytes = vec![0; length as usize];
    file.read_exact(&mut bytes)?;
    Ok(Some(bytes))
}

/// The rules of a table or a book, read off its header.
///
/// # Errors
/// Where the bytes aren't a table's, or their header is damaged.
pub fn table_rules(bytes: &[u8]) -> Result<Rules, TableFault> {
    match bytes.get(..HEADER as usize) {
        Some(header) => read_header(header),
        None if MAGIC.starts_with(&bytes[..bytes.len().min(8)]) && !bytes.is_empty() => {
            Err(TableFault::Truncated { offset: 0, part: TablePart::Header })
        }
        None => Err(TableFault::Foreign),
    }
}

/// The rules in a header.
fn read_header(bytes: &[u8]) -> Result<Rules, TableFault> {
    let damaged = TableFault::Damaged { offset: 0, part: TablePart::Header };
    let Some(mut fields) = bytes.strip_prefix(&MAGIC) else { return Err(TableFault::Foreign) };
    let mut read = || {
        let version = fields.take_u16()?;
        let (cups, max_sow, stock) = (fields.take_u8()?, fields.take_u8()?, fields.take_u8()?);
        Some((version, Rules::new(cups, stock, max_sow).ok()))
    };
    match read() {
        Some((VERSION, rules)) if crate::checksum::hash(&bytes[..28]).to_le_bytes() == bytes[28..] => {
            rules.ok_or(damaged)
        }
        Some((version, _)) if version != VERSION => Err(TableFault::Version(version)),
        Some(_) | None => Err(damaged),
    }
}

impl Index {
    /// The index of a finished file: a whole table, or a book.
    ///
    /// # Errors
    /// Where the file is neither, or is damaged or cut off outside its blocks. (Blocks are checked when they are read.)
    pub fn read<R: Read + Seek>(file: &mut R) -> Result<Index, TableFault> {
        let size = file.seek(SeekFrom::End(0))?;
        let index = Index::read_layers(file, size)?;
        let offset = index.length;
        let part = TablePart::End;
        match read_at(file, size, offset, END)? {
            None => Err(TableFault::Truncated { offset, part }),
            Some(bytes) if bytes.starts_with(&END_MAGIC) && offset + END == size => Ok(index),
            Some(_) => Err(TableFault::Damaged { offset, part }),
        }
    }

    /// The index of an unfinished table: as many layers as are whole, blocks included. `None` for an empty file.
    ///
    /// # Errors
    /// Where the file isn't a table, or its header is damaged.
    pub fn read_partial<R: Read + Seek>(file: &mut R) -> Result<Option<Index>, TableFault> {
        let size = file.seek(SeekFrom::End(0))?;
        if size < HEADER {
            return Ok(None);
        }
        let mut index = Index::blank(file, size)?;
        if index.is_book {
            return Err(TableFault::Book);
        }
        while index.layers.len() < index.layer_count() {
            match index.read_layer(file, size) {
                Ok((head, next)) => {
                    if head.blocks.iter().enumerate().any(|(number, _)| read_block(file, &head, number).is_err()) {
                        break;
                    }
                    index.layers.push(head);
                    index.length = next;
                }
                Err(TableFault::Io(error)) => return Err(error.into()),
                Err(_) => break,
            }
        }
        Ok(Some(index))
    }

    /// What the header says, without a layer.
    fn blank<R: Read + Seek>(file: &mut R, size: u64) -> Result<Index, TableFault> {
        let Some(bytes) = read_at(file, size, 0, HEADER)? else {
            let start = read_at(file, size, 0, size.min(8))?.unwrap_or_default();
            return Err(if size > 0 && MAGIC.starts_with(&start) {
                TableFault::Truncated { offset: 0, part: TablePart::Header }
            } else {
                TableFault::Foreign
            });
        };
        let rules = read_header(&bytes)?;
        let damaged = || TableFault::Damaged { offset: 0, part: TablePart::Header };
        if rules.stock() > super::MAX_TABLE_STOCK {
            return Err(damaged());
        }
        let [.., a, b, c, d, _, _, _, _] = bytes[..] else { return Err(damaged()) };
        let count = u32::from_le_bytes([a, b, c, d]);
        // Each group of shapes has a block and each block some bytes: so many shapes don't fit a file of this size.
        let most = size.saturating_add(SHAPES_FOR_NOTHING).min(count.into());
        let shapes = Shapes::within(rules, most as usize).ok_or_else(damaged)?;
        let states = u64::from_le_bytes(bytes[16..24].try_into().map_err(|_| damaged())?);
        let is_book = bytes[13] == 1;
        if header(&shapes, states, is_book)[..] != bytes {
            return Err(damaged());
        }
        Ok(Index { shapes, states, is_book, layers: Vec::new(), length: HEADER })
    }

    /// Layers that the whole table has.
    fn layer_count(&self) -> usize {
        2 * usize::from(self.shapes.rules().stock()) + 1
    }

    /// The header and the heads of all layers.
    fn read_layers<R: Read + Seek>(file: &mut R, size: u64) -> Result<Index, TableFault> {
        let mut index = Index::blank(file, size)?;
        while index.layers.len() < index.layer_count() {
            let is_last = |layer: &Head| usize::from(layer.beans) + 1 == index.layer_count();
            if index.is_book && (size == index.length + END || index.layers.last().is_some_and(is_last)) {
                break;
            }
            let (head, next) = index.read_layer(file, size)?;
            index.layers.push(head);
            index.length = next;
        }
        Ok(index)
    }

    /// The next layer and where it ends.
    fn read_layer<R: Read + Seek>(&self, file: &mut R, size: u64) -> Result<(Head, u64), TableFault> {
        let offset = self.length;
        let expected = self.layers.last().map_or(0, |layer| layer.beans + 1);
        let part = TablePart::Layer { beans: expected };
        let truncated = || TableFault::Truncated { offset, part };
        let damaged = || TableFault::Damaged { offset, part };
        let prefix = read_at(file, size, offset, LAYER_PREFIX)?.ok_or_else(truncated)?;
        let mut fields = prefix.strip_prefix(&LAYER_MAGIC).ok_or_else(damaged)?;
        let mut read = || Some((fields.take_u16()?, fields.take_u32()?, fields.take_u64()?, fields.take_u32()?));
        let (said, head, body, checksum) = read().ok_or_else(damaged)?;
        let bytes = read_at(file, size, offset + LAYER_PREFIX, head.into())?.ok_or_else(truncated)?;
        let mut hasher = crate::checksum::Hasher::new();
        hasher.update(&prefix[..LAYER_PREFIX as usize - 4]);
        hasher.update(&bytes);
        let fits = if self.is_book { said >= expected.into() } else { said == expected.into() };
        if hasher.finalize() != checksum || !fits || usize::from(said) >= self.layer_count() {
            return Err(damaged());
        }
        let beans = said as u8;
        let start = offset + LAYER_PREFIX + u64::from(head);
        let next = start.checked_add(body).filter(|&next| next <= size).ok_or_else(truncated)?;
        let before = self.layers.last().map_or_else(Model::fresh, |layer| layer.model.clone());
        let (_, count) = first_blocks(&self.shapes, beans);
        let head = Head::read(&bytes, (beans, self.is_book), &before, count, start..next)
            .filter(|head| head.held.sown <= self.shapes.rules().cups())
            .ok_or_else(damaged)?;
        Ok((head, next))
    }

    /// The layer of the pairs whose stocks hold so many beans together, if the file has it.
    pub fn layer(&self, beans: u8) -> Option<&Head> {
        self.layers.get(self.layers.binary_search_by_key(&beans, |layer| layer.beans).ok()?)
    }

    /// How many positions the layers hold.
    pub fn positions(&self) -> u128 {
        let shapes = &self.shapes;
        let stock = shapes.rules().stock();
        // By stock, and by how many of the first cups hold a bean at least.
        let states = |stock: u8, filled: u8| -> u128 {
            let is_filled = |cups: &Beans| cups[..usize::from(filled)].iter().all(|&beans| beans > 0);
            let shapes_there = shapes.with_stock(stock).iter().filter(|shape| is_filled(&shape.cups));
            shapes_there.map(|shape| u128::from(shapes.regions.count(shape.region))).sum()
        };
        let all = u8::from(self.is_book) * shapes.rules().cups();
        let states: Vec<Vec<_>> =
            (0..=stock).map(|stock| (0..=all).map(|filled| states(stock, filled)).collect()).collect();
        let of = |a: u8, b: u8, sown: u8| states[usize::from(a)][0] * states[usize::from(b)][usize::from(sown)];
        let slabs = self.layers.iter().flat_map(|layer| {
            let held = layer.held;
            stocks_of(layer.beans, stock)
                .filter(move |&stocks| held.has_stocks(stocks))
                .map(move |slab| (slab, held.sown))
        });
        slabs.map(|((a, b), sown)| of(a, b, sown) + if a == b { 0 } else { of(b, a, sown) }).sum()
    }

    /// What all layers hold together.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.layers.iter().for_each(|layer| tally.add(&layer.tally));
        tally
    }
}

/// A block that is as it was written.
///
/// # Errors
/// Where it can't be read or its checksum is wrong.
pub(crate) fn read_block<R: Read + Seek>(file: &mut R, layer: &Head, number: usize) -> Result<Vec<u8>, TableFault> {
    let Block { offset, length, checksum } = layer.blocks[number];
    file.seek(SeekFrom::Start(offset))?;
    let mut bytes = vec![0; length as usize];
    file.read_exact(&mut bytes)?;
    if crate::checksum::hash(&bytes) == checksum { Ok(bytes) } else { Err(block_fault(layer, number)) }
}

/// The same out of bytes in memory.
///
/// # Errors
/// Where its checksum is wrong.
pub(crate) fn block<'a>(bytes: &'a [u8], layer: &Head, number: usize) -> Result<&'a [u8], TableFault> {
    let place = &layer.blocks[number];
    let block = bytes.get(place.range());
    block.filter(|block| crate::checksum::hash(block) == place.checksum).ok_or_else(|| block_fault(layer, number))
}

/// That this block is damaged.
pub(crate) fn block_fault(layer: &Head, number: usize) -> TableFault {
    let part = TablePart::Block { beans: layer.beans, number };
    TableFault::Damaged { offset: layer.blocks[number].offset, part }
}

/// The hash of the first bytes of a file.
pub(crate) fn hash<R: Read + Seek>(file: &mut R, length: u64) -> io::Result<Sha256> {
    file.seek(SeekFrom::Start(0))?;
    let mut hasher = Sha256::new();
    let mut left = file.take(length);
    let mut buffer = vec![0; 1 << 16];
    loop {
        match left.read(&mut buffer)? {
            0 => return Ok(hasher),
            count => hasher.update(&buffer[..count]),
        }
    }
}

/// The hash that a file's end states. Whether it is that of the bytes before is not looked at.
pub(crate) fn stated_hash<R: Read + Seek>(file: &mut R, index: &Index) -> Result<TableHash, TableFault> {
    let offset = index.length;
    file.seek(SeekFrom::Start(offset + 4))?;
    let mut stated = [0; 32];
    file.read_exact(&mut stated)?;
    Ok(stated)
}
