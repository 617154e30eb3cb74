//! The weights that come with the engine, where they are built in.

use crate::weights::Weights;

/// What `beanduel train` made, from 3 cups on.
#[cfg(feature = "weights")]
const FILES: [&[u8]; 8] = [
    include_bytes!("../weights/2x3.weights"),
    include_bytes!("../weights/2x4.weights"),
    include_bytes!("../weights/2x5.weights"),
    include_bytes!("../weights/2x6.weights"),
    include_bytes!("../weights/2x7.weights"),
    include_bytes!("../weights/2x8.weights"),
    include_bytes!("../weights/2x9.weights"),
    include_bytes!("../weights/2x10.weights"),
];

/// What was learned of boards of this size, where something was: of 3 to 10 cups, with as many beans sown at once as there are cups.
#[cfg(feature = "weights")]
pub(crate) fn learned(cups: u8, max_sow: u8) -> Option<&'static Weights> {
    use std::sync::OnceLock;

    static READ: [OnceLock<Option<Weights>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let index = usize::from(cups).checked_sub(3).filter(|&index| index < FILES.len() && max_sow == cups)?;
    READ[index].get_or_init(|| Weights::read(FILES[index]).ok()).as_ref()
}

/// None: they have to be given.
#[cfg(not(feature = "weights"))]
pub(crate) const fn learned(_cups: u8, _max_sow: u8) -> Option<&'static Weights> {
    None
}
