//! GIF's LZW compression, optimized for long runs.
//!
//! A replay frame is mostly runs of the transparent index. A plain LZW looks up its dictionary for
//! each pixel. This encoder also keeps a list of codes per index for runs of that index, so a run
//! costs one step per written code instead of one per pixel. The output is still greedy LZW that
//! any decoder can read.

/// Bits per index.
const INDEX_BITS: u32 = 8;
/// Makes the decoder reset its dictionary.
const CLEAR: u16 = 1 << INDEX_BITS;
/// Marks the end of the data.
const END: u16 = CLEAR + 1;
/// The first code of a string of several pixels.
const FIRST_CODE: u16 = CLEAR + 2;
/// Number of codes: a code has at most twelve bits.
const MAX_CODES: u16 = 1 << 12;

/// Slots of the hash table, four per code to keep collision chains short.
const SLOTS: usize = 1 << 14;
/// An empty slot. No entry has this value, because the dictionary is reset at its last code.
const EMPTY: u32 = u32::MAX;

/// Maximum bytes per block of GIF data.
const MAX_BLOCK_BYTES: usize = 255;

/// A reusable encoder.
#[derive(Debug)]
pub(super) struct Lzw {
    /// Hash table with open addressing. An entry has 12 bits of prefix, 8 of pixel and 12 of code.
    table: Vec<u32>,
    /// For each index, the codes of its runs of two, three and more pixels.
    runs: Vec<Vec<u16>>,
    /// The next free code.
    next: u16,
    /// The current number of bits per code.
    width: u32,
    packed: Packed,
}

/// Codes of varying width packed into bytes, lowest bits first.
#[derive(Debug, Default)]
struct Packed {
    bytes: Vec<u8>,
    rest: u64,
    bits: u32,
}

impl Packed {
    fn push(&mut self, code: u16, width: u32) {
        self.rest |= u64::from(code) << self.bits;
        self.bits += width;
        while self.bits >= 8 {
            self.bytes.push(self.rest as u8);
            self.rest >>= 8;
            self.bits -= 8;
        }
    }

    fn finish(&mut self) {
        if self.bits > 0 {
            self.bytes.push(self.rest as u8);
        }
        (self.rest, self.bits) = (0, 0);
    }
}

impl Lzw {
    pub(super) fn new() -> Self {
        Self {
            table: vec![EMPTY; SLOTS],
            runs: vec![Vec::new(); 1 << INDEX_BITS],
            next: FIRST_CODE,
            width: INDEX_BITS + 1,
            packed: Packed::default(),
        }
    }

    /// Appends pixels as GIF image data: the bits per pixel, the blocks and a terminator.
    pub(super) fn encode(&mut self, pixels: &[u8], out: &mut Vec<u8>) {
        self.packed.bytes.clear();
        self.width = INDEX_BITS + 1;
        self.write(CLEAR);
        self.reset();
        let (mut at, mut run_end) = (0, 0);
        while at < pixels.len() {
            if at >= run_end {
                run_end = end_of_run(pixels, at);
            }
            let pixel = pixels[at];
            let (run, known) = (run_end - at, self.runs[usize::from(pixel)].len() + 1);
            if run > known {
                at += known;
                let code = self.run(pixel, known);
                self.write(code);
                self.runs[usize::from(pixel)].push(self.next);
                self.advance();
                continue;
            }
            at = run_end;
            let mut code = self.run(pixel, run);
            loop {
                let Some(&pixel) = pixels.get(at) else {
                    self.write(code);
                    break;
                };
                match self.find(code, pixel) {
                    Ok(longer) => {
                        code = longer;
                        at += 1;
                    }
                    Err(slot) => {
                        self.write(code);
                        self.table[slot] = entry(code, pixel) | u32::from(self.next);
                        self.advance();
                        break;
                    }
                }
            }
        }
        self.widen();
        self.write(END);
        self.packed.finish();
        out.push(INDEX_BITS as u8);
        for block in self.packed.bytes.chunks(MAX_BLOCK_BYTES) {
            out.push(block.len() as u8);
            out.extend_from_slice(block);
        }
        out.push(0);
    }

    /// Returns the code of a run that is in the dictionary.
    fn run(&self, pixel: u8, length: usize) -> u16 {
        match length {
            1 => u16::from(pixel),
            _ => self.runs[usize::from(pixel)][length - 2],
        }
    }

    /// Looks up the code of a string and one more pixel. The error is the free slot for it.
    fn find(&self, code: u16, pixel: u8) -> Result<u16, usize> {
        let wanted = entry(code, pixel);
        // The upper bits of the product depend on all bits of both factors.
        let mut slot = (wanted.wrapping_mul(0x9e37_79b1) >> (u32::BITS - SLOTS.ilog2())) as usize;
        loop {
            let found = self.table[slot];
            if found & !0xfff == wanted && found != EMPTY {
                return Ok((found & 0xfff) as u16);
            }
            if found == EMPTY {
                return Err(slot);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    /// Advances to the next code and resets a full dictionary.
    fn advance(&mut self) {
        self.widen();
        self.next += 1;
        if self.next == MAX_CODES {
            self.write(CLEAR);
            self.reset();
        }
    }

    /// Widens codes if the next code needs another bit. The decoder is one string behind, so this
    /// follows the write.
    fn widen(&mut self) {
        if u32::from(self.next) == 1 << self.width {
            self.width += 1;
        }
    }

    fn reset(&mut self) {
        self.table.fill(EMPTY);
        self.runs.iter_mut().for_each(Vec::clear);
        self.next = FIRST_CODE;
        self.width = INDEX_BITS + 1;
    }

    fn write(&mut self, code: u16) {
        self.packed.push(code, self.width);
    }
}

const fn entry(code: u16, pixel: u8) -> u32 {
    (code as u32) << 20 | (pixel as u32) << 12
}

/// Returns the end of the run that starts at `at`.
fn end_of_run(pixels: &[u8], at: usize) -> usize {
    let rest = &pixels[at..];
    let alike = u64::from_le_bytes([rest[0]; 8]);
    let (eights, tail) = rest.as_chunks::<8>();
    for (index, eight) in eights.iter().enumerate() {
        let differing = u64::from_le_bytes(*eight) ^ alike;
        if differing != 0 {
            return at + index * 8 + differing.trailing_zeros() as usize / 8;
        }
    }
    let tail_run = tail.iter().take_while(|pixel| **pixel == rest[0]).count();
    at + eights.len() * 8 + tail_run
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A naive decoder written from the format's specification.
    fn decode(data: &[u8]) -> Vec<u8> {
        assert_eq!(data[0], 8);
        let (mut bytes, mut at) = (Vec::new(), 1);
        while data[at] != 0 {
            let length = usize::from(data[at]);
            bytes.extend_from_slice(&data[at + 1..=at + length]);
            at += length + 1;
        }
        assert_eq!(at + 1, data.len());
        let mut bits = bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
        let start = || (0..=257u16).map(|code| vec![code as u8]).collect::<Vec<_>>();
        let (mut strings, mut before, mut pixels) = (start(), None::<Vec<u8>>, Vec::new());
        let mut width = 9;
        loop {
            let code = (0..width).map(|bit| usize::from(bits.next().expect("a code")) << bit).sum::<usize>();
            match code {
                256 => (strings, before, width) = (start(), None, 9),
                257 => return pixels,
                _ => {
                    let string = match (&before, strings.get(code)) {
                        (_, Some(string)) => string.clone(),
                        (Some(before), None) => [before.clone(), vec![before[0]]].concat(),
                        (None, None) => panic!("unknown code {code}"),
                    };
                    if let Some(before) = before {
                        strings.push([before, vec![string[0]]].concat());
                        if strings.len() == 1 << width && width < 12 {
                            width += 1;
                        }
                    }
                    pixels.extend_from_slice(&string);
                    before = Some(string);
                }
            }
        }
    }

    fn check(lzw: &mut Lzw, pixels: &[u8]) {
        let mut data = Vec::new();
        lzw.encode(pixels, &mut data);
        assert!(decode(&data) == pixels, "{} pixels", pixels.len());
    }

    #[test]
    fn runs_of_all_lengths_round_trip() {
        let mut lzw = Lzw::new();
        for length in (0..70).chain([254, 255, 256, 1000, 65_537, 400_000]) {
            check(&mut lzw, &vec![7; length]);
            check(&mut lzw, &[vec![255; length], vec![0], vec![255; length]].concat());
        }
    }

    #[test]
    fn a_full_dictionary_is_reset() {
        let mut lzw = Lzw::new();
        let mut state = 1u32;
        let mut noise = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        let pixels: Vec<u8> = (0..60_000).map(|_| noise()).collect();
        check(&mut lzw, &pixels);
        // The data ends at each code width, and exactly where one begins.
        for length in (240..270).chain(760..800).chain(1780..1830).chain(3830..3860) {
            check(&mut lzw, &pixels[..length]);
        }
    }

    #[test]
    fn a_long_run_takes_few_bytes() {
        let mut data = Vec::new();
        Lzw::new().encode(&vec![3; 500_000], &mut data);
        assert!(data.len() < 2000, "{}", data.len());
    }

    proptest! {
        #[test]
        fn pixels_round_trip(
            runs in prop::collection::vec((0u8..6, 1usize..400), 0..400),
            noise in prop::collection::vec(any::<u8>(), 0..5000),
        ) {
            let mut pixels: Vec<u8> = runs.into_iter().flat_map(|(pixel, run)| vec![pixel; run]).collect();
            pixels.extend(noise);
            check(&mut Lzw::new(), &pixels);
        }
    }
}
