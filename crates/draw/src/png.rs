//! An SVG picture as PNG, with the bundled font and no other.

use std::fmt;
use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::font::{FONT, FONT_FAMILY};

/// The narrowest PNG that is drawn, in pixels.
pub const MIN_WIDTH: u32 = 16;
/// The widest PNG that is drawn, in pixels; of the smallest board, which is nearly square, that is 60 MB of pixels.
pub const MAX_WIDTH: u32 = 4096;

/// Why a picture can't be drawn as PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// The width is not [`MIN_WIDTH`] to [`MAX_WIDTH`] pixels.
    Width(u32),
    /// The renderer or the encoder refused; no position and no text is known to bring this about.
    Drawing(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Width(width) => {
                write!(f, "a PNG is {MIN_WIDTH} to {MAX_WIDTH} pixels wide, not {width}")
            }
            PngError::Drawing(why) => write!(f, "the picture can't be drawn: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

/// The bundled font, read once.
fn fonts() -> Arc<Database> {
    static FONTS: OnceLock<Arc<Database>> = OnceLock::new();
    Arc::clone(FONTS.get_or_init(|| {
        let mut fonts = Database::new();
        fonts.load_font_data(FONT.to_vec());
        Arc::new(fonts)
    }))
}

/// The SVG document as PNG, so wide.
pub(crate) fn render(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    if !(MIN_WIDTH..=MAX_WIDTH).contains(&width) {
        return Err(PngError::Width(width));
    }
    let drawing = |why: &dyn fmt::Display| PngError::Drawing(why.to_string());
    let options = Options { font_family: FONT_FAMILY.to_owned(), fontdb: fonts(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| drawing(&error))?;
    let size = tree.size();
    let across = width as f32 / size.width();
    let height = (size.height() * across).round().max(1.0);
    let mut pixels = Pixmap::new(width, height as u32).ok_or_else(|| drawing(&"no memory for it"))?;
    resvg::render(&tree, Transform::from_scale(across, height / size.height()), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| drawing(&error))
}
