import Foundation

/// A strip's pixels with stretches of one colour kept as one.
///
/// Most of a row of a table is its background: kept so it takes a few tenths of the memory, and writing
/// it reads little.
struct PixelRuns: Sendable {
    /// How many pixels there are.
    let count: Int
    /// Stretches one after another: how many pixels, then their one colour or, where the number is
    /// marked, each of them.
    let words: [UInt32]

    /// Marks the length of a stretch whose pixels differ.
    static let mark: UInt32 = 1 << 31
    /// Pixels that are looked at together; a shorter stretch of one colour is not worth a number.
    private typealias Block = SIMD16<UInt32>

    init(_ pixels: UnsafeBufferPointer<UInt32>) {
        count = pixels.count
        var words: [UInt32] = []
        words.reserveCapacity(pixels.count / 8)
        // Where the stretch under way began, and its colour if it has one.
        var (start, colour): (Int, UInt32?) = (0, nil)
        func end(at index: Int) {
            guard index > start else { return }
            let length = UInt32(index - start)
            if let colour {
                words.append(length)
                words.append(colour)
            } else {
                words.append(length | Self.mark)
                words.append(contentsOf: pixels[start..<index])
            }
            start = index
        }
        let raw = UnsafeRawBufferPointer(pixels)
        var index = 0
        while index + Block.scalarCount <= pixels.count {
            let block = raw.loadUnaligned(
                fromByteOffset: index * MemoryLayout<UInt32>.stride, as: Block.self)
            let same = block == Block(repeating: block[0]) ? block[0] : nil
            if index == 0 || same != colour {
                end(at: index)
                colour = same
            }
            index += Block.scalarCount
        }
        if index < pixels.count {
            end(at: index)
            colour = nil
        }
        end(at: pixels.count)
        // Without the room to grow.
        self.words = words.withUnsafeBufferPointer(Array.init)
    }

    /// The memory that the pixels take, in bytes.
    var byteCount: Int { words.count * MemoryLayout<UInt32>.stride }

    /// Writes the pixels to memory that has room for `count`.
    func write(to memory: UnsafeMutablePointer<UInt32>) {
        words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress else { return }
            var (place, index) = (memory, 0)
            while index < words.count {
                let length = Int(words[index] & ~Self.mark)
                if words[index] & Self.mark == 0 {
                    Self.fill(place, words[index + 1], length)
                    index += 2
                } else {
                    place.initialize(from: base + index + 1, count: length)
                    index += 1 + length
                }
                place += length
            }
        }
    }

    /// White and what is clear are bytes that are all the same, which the system writes fastest.
    static func fill(
        _ memory: UnsafeMutablePointer<UInt32>, _ colour: UInt32, _ length: Int
    ) {
        let byte = UInt8(truncatingIfNeeded: colour)
        if colour == UInt32(byte) &* 0x0101_0101 {
            memset(memory, Int32(byte), length * MemoryLayout<UInt32>.stride)
        } else {
            memory.initialize(repeating: colour, count: length)
        }
    }
}
