//! Where the beans of a vessel lie: by its seed and each bean's index alone, so that a bean stays where it is when
//! others come.

/// Bits that look random, the same for the same number (the mixing step of `SplitMix64`).
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A number in `0..1`, the same for the same seed and index.
pub(crate) fn unit(seed: u64, index: u64) -> f64 {
    (mix(mix(seed) ^ index) >> 11) as f64 / (1u64 << 53) as f64
}

/// A bean that lies somewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lying {
    /// From the middle of the vessel to the right.
    pub x: f64,
    /// From the middle of the vessel downwards.
    pub y: f64,
    /// How it is turned, in twelfths.
    pub turn: u8,
    /// Which of the sorts of beans it is.
    pub sort: u8,
}

/// Where the middles of beans can lie in a vessel: a superellipse of an even power, 2 for an ellipse.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Floor {
    pub half_width: f64,
    pub half_height: f64,
    pub power: i32,
}

impl Floor {
    /// A circle.
    pub const fn round(radius: f64) -> Floor {
        Floor { half_width: radius, half_height: radius, power: 2 }
    }

    fn holds(self, x: f64, y: f64) -> bool {
        (x / self.half_width).powi(self.power) + (y / self.half_height).powi(self.power) <= 1.0
    }

    fn shrunk(self, share: f64) -> Floor {
        Floor { half_width: self.half_width * share, half_height: self.half_height * share, ..self }
    }
}

/// The first `count` beans of a vessel whose floor `full` beans cover.
///
/// Each bean takes, of some random places, the one farthest from the beans before it (Mitchell's best-candidate
/// sampling); the places are on a floor that grows from the middle with the index, so a heap spreads as it fills.
pub(crate) fn scatter(floor: Floor, seed: u64, full: u16, count: u16) -> Vec<Lying> {
    const CANDIDATES: u64 = 24;
    let mut lying: Vec<Lying> = Vec::with_capacity(count.into());
    for index in 0..count {
        let reach = floor.shrunk(((f64::from(index) + 1.3) / f64::from(full)).sqrt().min(1.0));
        let seed = mix(seed ^ u64::from(index) << 20);
        let (mut best, mut place) = (f64::MIN, (0.0, 0.0));
        for candidate in 0..CANDIDATES {
            let x = (2.0 * unit(seed, 2 * candidate) - 1.0) * reach.half_width;
            let y = (2.0 * unit(seed, 2 * candidate + 1) - 1.0) * reach.half_height;
            let nearest = lying.iter().map(|bean| (bean.x - x).powi(2) + (bean.y - y).powi(2)).fold(f64::MAX, f64::min);
            if reach.holds(x, y) && nearest > best {
                (best, place) = (nearest, (x, y));
            }
        }
        let sort = match mix(seed ^ 0x50) % 10 {
            0..6 => 0,
            6..9 => 1,
            _ => 2,
        };
        lying.push(Lying { x: place.0, y: place.1, turn: (mix(seed ^ 0x7) % 12) as u8, sort });
    }
    lying
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOOR: Floor = Floor { half_width: 40.0, half_height: 20.0, power: 4 };

    #[test]
    fn a_bean_stays_where_it_is_when_others_come() {
        let all = scatter(FLOOR, 7, 30, 40);
        for count in 0..40 {
            assert_eq!(scatter(FLOOR, 7, 30, count), all[..usize::from(count)]);
        }
    }

    #[test]
    fn beans_lie_on_the_floor_and_not_on_one_spot() {
        for seed in 0..200 {
            let beans = scatter(FLOOR, seed, 12, 12);
            assert!(beans.iter().all(|bean| FLOOR.holds(bean.x, bean.y)));
            for (i, bean) in beans.iter().enumerate() {
                for other in &beans[..i] {
                    assert!((bean.x - other.x).hypot(bean.y - other.y) > 1.0, "seed {seed}: {bean:?} on {other:?}");
                }
            }
        }
    }

    #[test]
    fn vessels_with_other_seeds_look_different() {
        assert_ne!(scatter(FLOOR, 1, 12, 5), scatter(FLOOR, 2, 12, 5));
    }
}
