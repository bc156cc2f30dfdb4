//! A zlib stream for pictures of boards.
//!
//! General encoders spend their time searching for repetitions. In a picture of a board they lie
//! where we know: a row mostly repeats the row above, or a run of one colour goes on. Only those
//! few distances are tried, and one Huffman code fits the whole picture. Beside the fast setting of
//! the `png` crate that takes little longer and is 40 % smaller; its next setting takes twice as
//! long for larger files (`benches/picture.rs`).
//!
//! The format is RFC 1950 and 1951; numbers of sections below refer to the latter.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A match so long is taken without looking for a longer one.
const ENOUGH: usize = 12;
/// How many distances are tried.
const NEAR: usize = 4;
/// The least length of a match (3.2.5).
const LEAST: usize = 3;
/// The greatest length of a match (3.2.5).
const LONGEST: usize = 258;
/// The greatest distance of a match (3.2.5).
const FARTHEST: usize = 32_767;
/// Symbols of the code for literals and lengths; the two above 285 are never used (3.2.5).
const LITERALS: usize = 286;
/// Symbols of the code for distances (3.2.5).
const DISTANCES: usize = 30;
/// The symbol that ends a block (3.2.5).
const END: usize = 256;
/// The order in which the lengths of the code for lengths are written (3.2.7).
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Packs `data`, whose rows are `stride` bytes long.
pub(super) fn zlib(data: &[u8], stride: usize) -> Vec<u8> {
    let distances = [stride, 1, stride - 1, stride + 1].map(|distance| distance.clamp(1, FARTHEST));
    let tokens = tokens(data, distances);
    let mut bits = Bits { bytes: Vec::with_capacity(128 * 1024), pending: 0, count: 0 };
    // Window of 32 KiB, fastest algorithm; the two bytes are a multiple of 31.
    bits.bytes.extend([0x78, 0x01]);
    block(&mut bits, &tokens, distances);
    let mut bytes = bits.finish();
    bytes.extend(simd_adler32::adler32(&data).to_be_bytes());
    bytes
}

/// A literal byte, or a match of a length at one of the known distances, as one small number: it
/// is counted and coded by a table.
#[derive(Clone, Copy)]
struct Token(u16);

impl Token {
    /// How many tokens there are.
    const COUNT: usize = 256 * (1 + NEAR);

    const fn literal(byte: u8) -> Self {
        Self(byte as u16)
    }

    const fn repeat(length: usize, near: usize) -> Self {
        Self((256 * (1 + near) + length - LEAST) as u16)
    }

    /// What a token's number means: a byte, or else a length and which distance.
    const fn meaning(number: usize) -> Result<u8, (usize, usize)> {
        if number < 256 { Ok(number as u8) } else { Err((number % 256 + LEAST, number / 256 - 1)) }
    }
}

fn tokens(data: &[u8], distances: [usize; NEAR]) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(data.len() / 8);
    let mut at = 0;
    while at < data.len() {
        let mut best = (0, 0);
        if let Some(now) = quad(data, at) {
            for (near, distance) in distances.into_iter().enumerate() {
                let same = at.checked_sub(distance).and_then(|then| quad(data, then)) == Some(now);
                if same {
                    let length = repeated(data, at, distance);
                    if length > best.0 {
                        best = (length, near);
                    }
                    if length >= ENOUGH {
                        break;
                    }
                }
            }
        }
        let (length, near) = best;
        if length > 0 {
            tokens.push(Token::repeat(length, near));
            at += length;
        } else {
            tokens.push(Token::literal(data[at]));
            at += 1;
        }
    }
    tokens
}

/// The four bytes from `at` on: nothing shorter is worth a match.
fn quad(data: &[u8], at: usize) -> Option<u32> {
    data.get(at..)?.first_chunk().map(|bytes| u32::from_le_bytes(*bytes))
}

/// How many bytes from `at` on repeat those `distance` before.
fn repeated(data: &[u8], at: usize, distance: usize) -> usize {
    let end = data.len().min(at + LONGEST);
    let (mut now, mut then) = (&data[at..end], &data[at - distance..end - distance]);
    let mut length = 0;
    while let (Some(a), Some(b)) = (now.first_chunk(), then.first_chunk()) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return length + differ.trailing_zeros() as usize / 8;
        }
        length += 8;
        (now, then) = (&now[8..], &then[8..]);
    }
    length + now.iter().zip(then).take_while(|(now, then)| now == then).count()
}

/// Writes one block with a code of its own (3.2.7), which is also the last.
fn block(bits: &mut Bits, tokens: &[Token], distances: [usize; NEAR]) {
    let mut counts = [0; Token::COUNT];
    for token in tokens {
        counts[usize::from(token.0)] += 1;
    }
    let lengths = LengthTable::new();
    let distances = distances.map(distance);
    let mut literal_counts = [0; LITERALS];
    let mut distance_counts = [0; DISTANCES];
    literal_counts[END] = 1;
    // A code needs two symbols to be complete; decoders are strict about it.
    distance_counts[..2].fill(1);
    for (number, &count) in counts.iter().enumerate() {
        match Token::meaning(number) {
            Ok(byte) => literal_counts[usize::from(byte)] += count,
            Err((length, near)) => {
                literal_counts[lengths.0[length].symbol] += count;
                distance_counts[distances[near].symbol] += count;
            }
        }
    }
    let literals = Code::new(&literal_counts, 15);
    let offsets = Code::new(&distance_counts, 15);
    let table: Vec<Piece> = (0..Token::COUNT)
        .map(|number| match Token::meaning(number) {
            Ok(byte) => literals.piece(usize::from(byte)),
            Err((length, near)) => {
                let (length, distance) = (lengths.0[length], distances[near]);
                let whole = literals.piece(length.symbol).then(length.extra);
                whole.then(offsets.piece(distance.symbol)).then(distance.extra)
            }
        })
        .collect();
    bits.push(Piece::new(1, 1));
    bits.push(Piece::new(2, 2));
    header(bits, &literals, &offsets);
    for token in tokens {
        bits.push(table[usize::from(token.0)]);
    }
    bits.push(literals.piece(END));
}

/// Writes the lengths of both codes, themselves coded, without run lengths: they are 316 at most.
fn header(bits: &mut Bits, literals: &Code, offsets: &Code) {
    let all = || literals.lengths.iter().chain(&offsets.lengths).map(|&length| usize::from(length));
    let mut counts = [0; ORDER.len()];
    for length in all() {
        counts[length] += 1;
    }
    let code = Code::new(&counts, 7);
    bits.push(Piece::new(LITERALS - 257, 5));
    bits.push(Piece::new(DISTANCES - 1, 5));
    bits.push(Piece::new(ORDER.len() - 4, 4));
    for symbol in ORDER {
        bits.push(Piece::new(usize::from(code.lengths[symbol]), 3));
    }
    for length in all() {
        bits.push(code.piece(length));
    }
}

/// A canonical Huffman code (3.2.2).
struct Code {
    /// The bits of each symbol; 0 for those that never occur.
    lengths: Vec<u8>,
    /// The codes, first bit lowest.
    codes: Vec<u16>,
}

impl Code {
    /// The best code of at most `most` bits for symbols that occur so often, or nearly.
    fn new(counts: &[u32], most: u8) -> Self {
        let mut counts = counts.to_vec();
        let mut lengths = lengths(&counts);
        while lengths.iter().any(|&length| length > most) {
            // Rare symbols made less rare: the tree grows flatter until it fits.
            for count in counts.iter_mut().filter(|count| **count > 0) {
                *count = *count / 2 + 1;
            }
            lengths = self::lengths(&counts);
        }
        let mut next = 0u16;
        let mut codes = vec![0; lengths.len()];
        for bits in 1..=most {
            for (code, _) in codes.iter_mut().zip(&lengths).filter(|(_, length)| **length == bits) {
                *code = next.reverse_bits() >> (16 - bits);
                next += 1;
            }
            next <<= 1;
        }
        Self { lengths, codes }
    }

    /// The code of a symbol.
    fn piece(&self, symbol: usize) -> Piece {
        Piece::new(usize::from(self.codes[symbol]), u32::from(self.lengths[symbol]))
    }
}

/// The depth of each symbol in a Huffman tree; 0 for symbols that never occur.
fn lengths(counts: &[u32]) -> Vec<u8> {
    // A node is its weight and its number; numbers from `counts.len()` on are inner nodes. Equal
    // weights are told apart by number, so the tree does not depend on the heap's ways.
    let mut heap: BinaryHeap<Reverse<(u32, usize)>> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(symbol, &count)| Reverse((count, symbol)))
        .collect();
    let mut parents = vec![0; 2 * counts.len()];
    let mut node = counts.len();
    while let (Some(Reverse((light, left))), Some(Reverse((heavy, right)))) = (heap.pop(), heap.pop()) {
        parents[left] = node;
        parents[right] = node;
        heap.push(Reverse((light + heavy, node)));
        node += 1;
        if heap.len() == 1 {
            break;
        }
    }
    let root = node - 1;
    let depth = |symbol: usize| {
        let mut depth = 0;
        let mut at = symbol;
        while at != root {
            at = parents[at];
            depth += 1;
        }
        depth
    };
    let occurring = |symbol: usize| counts[symbol] > 0;
    (0..counts.len()).map(|symbol| if occurring(symbol) { depth(symbol) } else { 0 }).collect()
}

/// A length or distance as the format writes it: a symbol and the bits after it.
#[derive(Clone, Copy, Default)]
struct Coded {
    symbol: usize,
    extra: Piece,
}

/// The symbols of all lengths.
struct LengthTable([Coded; LONGEST + 1]);

impl LengthTable {
    fn new() -> Self {
        let mut table = [Coded::default(); LONGEST + 1];
        let mut length = LEAST;
        for symbol in 257..285 {
            let bits = if symbol < 265 { 0 } else { (symbol as u32 - 261) / 4 };
            for extra in 0..1 << bits {
                table[length] = Coded { symbol, extra: Piece::new(extra, bits) };
                length += 1;
            }
        }
        // The greatest length, which the symbol before could also say, has one of its own.
        table[LONGEST] = Coded { symbol: 285, extra: Piece::default() };
        Self(table)
    }
}

/// The symbol of a distance.
fn distance(distance: usize) -> Coded {
    let (mut symbol, mut first) = (0, 1);
    loop {
        let bits = if symbol < 4 { 0 } else { symbol as u32 / 2 - 1 };
        if distance < first + (1 << bits) {
            return Coded { symbol, extra: Piece::new(distance - first, bits) };
        }
        first += 1 << bits;
        symbol += 1;
    }
}

/// Some bits.
#[derive(Clone, Copy, Default)]
struct Piece {
    value: u64,
    bits: u32,
}

impl Piece {
    const fn new(value: usize, bits: u32) -> Self {
        Self { value: value as u64, bits }
    }

    /// These bits and others after them; 48 at most are ever joined.
    const fn then(self, next: Self) -> Self {
        Self { value: self.value | next.value << self.bits, bits: self.bits + next.bits }
    }
}

/// A stream of bits, the lowest of each byte first (3.1.1).
struct Bits {
    bytes: Vec<u8>,
    pending: u64,
    /// How many bits are pending: fewer than 16 between pushes.
    count: u32,
}

impl Bits {
    fn push(&mut self, piece: Piece) {
        self.pending |= piece.value << self.count;
        self.count += piece.bits;
        while self.count >= 16 {
            self.bytes.extend_from_slice(&(self.pending as u16).to_le_bytes());
            self.pending >>= 16;
            self.count -= 16;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        let whole = self.count.div_ceil(8) as usize;
        self.bytes.extend_from_slice(&self.pending.to_le_bytes()[..whole]);
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;

    /// Packs rows of pixels and has the `png` crate unpack them.
    fn check(pixels: &[u8], width: usize) {
        let height = pixels.len() / width;
        let rows: Vec<u8> =
            pixels.chunks(width).flat_map(|row| std::iter::once(&0).chain(row)).copied().collect();
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width as u32, height as u32);
        encoder.set_color(png::ColorType::Grayscale);
        let mut writer = encoder.write_header().unwrap();
        writer.write_chunk(png::chunk::IDAT, &zlib(&rows, width + 1)).unwrap();
        writer.finish().unwrap();
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
        let mut got = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut got).unwrap();
        assert!(got == pixels, "{width}x{height}");
    }

    #[test]
    fn extremes_come_back() {
        check(&[7], 1);
        check(&[0; 1000], 1);
        check(&[0; 1000], 1000);
        check(&[9; 1_000_000], 1000);
        check(&vec![3; 40_000 * 3], 40_000);
        let all: Vec<u8> = (0..=255).cycle().take(256 * 40).collect();
        check(&all, 256);
        check(&all, 255 * 2 / 2 + 1);
    }

    /// Fibonacci counts make the deepest trees there are.
    #[test]
    fn codes_stay_within_their_limit() {
        let mut counts = vec![1u32, 1];
        while counts.len() < 40 {
            counts.push(counts[counts.len() - 1] + counts[counts.len() - 2]);
        }
        for most in [7, 15] {
            let code = Code::new(&counts, most);
            let used: u32 = code.lengths.iter().map(|&length| 1 << (15 - length)).sum();
            assert!(code.lengths.iter().all(|&length| (1..=most).contains(&length)));
            assert_eq!(used, 1 << 15, "the code is complete");
        }
    }

    #[test]
    fn the_tables_are_those_of_the_format() {
        let lengths = LengthTable::new();
        for (length, symbol, extra) in [
            (3, 257, 0),
            (10, 264, 0),
            (11, 265, 0),
            (12, 265, 1),
            (115, 280, 0),
            (131, 281, 0),
            (257, 284, 30),
            (258, 285, 0),
        ] {
            let coded = lengths.0[length];
            assert_eq!((coded.symbol, coded.extra.value), (symbol, extra), "{length}");
        }
        for (far, symbol, extra) in [(1, 0, 0), (4, 3, 0), (6, 4, 1), (1025, 20, 0), (32_767, 29, 8190)] {
            let coded = distance(far);
            assert_eq!((coded.symbol, coded.extra.value), (symbol, extra), "{far}");
        }
    }

    proptest! {
        #[test]
        fn any_pixels_come_back(
            width in 1usize..90,
            seeds in prop::collection::vec((any::<u8>(), 1usize..40), 1..200),
        ) {
            let mut pixels: Vec<u8> =
                seeds.into_iter().flat_map(|(byte, times)| std::iter::repeat_n(byte, times)).collect();
            pixels.resize(pixels.len().div_ceil(width) * width, 0);
            check(&pixels, width);
        }
    }
}
