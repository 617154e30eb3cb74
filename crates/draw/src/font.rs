//! The letters of pictures.

/// The family name of [`FONT`].
pub const FONT_FAMILY: &str = "Fraunces";
/// The bundled font, a TrueType file: Fraunces `SemiBold` (SIL Open Font License 1.1, see `assets/OFL.txt`), cut down to
/// Latin and Latin Extended-A. Pages that show the SVG can serve it as weight 600 of [`FONT_FAMILY`].
pub static FONT: &[u8] = include_bytes!("../assets/Fraunces-SemiBold-subset.ttf");
