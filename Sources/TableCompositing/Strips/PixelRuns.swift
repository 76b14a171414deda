import Foundation
import TableDrawing

/// A strip's pixels with stretches of one colour kept as one.
///
/// Most of a row of a table is its background: kept so it takes a few tenths of the memory, and writing
/// it reads little.
public struct PixelRuns: Sendable {
    /// How many pixels there are.
    public let count: Int
    /// Stretches one after another: how many pixels, then their one colour or, where the number is
    /// marked, each of them.
    let words: [UInt32]

    /// Marks the length of a stretch whose pixels differ.
    static let mark: UInt32 = 1 << 31

    /// Finds the stretches of one colour that are whole blocks (`PixelBlock`).
    public init(_ pixels: UnsafeBufferPointer<UInt32>) {
        count = pixels.count
        var words: [UInt32] = []
        // A shorter stretch of one colour than a block is not worth a number.
        words.reserveCapacity(pixels.count / 8)
        let whole = pixels.count - pixels.count % PixelBlock.count
        var index = 0
        while index < pixels.count, let base = pixels.baseAddress {
            let start = index
            if index < whole, let color = PixelBlock.color(at: base + index) {
                repeat {
                    index += PixelBlock.count
                } while index < whole
                    && PixelBlock.isAll(color, at: base + index)
                words.append(UInt32(index - start))
                words.append(color)
            } else {
                repeat {
                    index += PixelBlock.count
                } while index < whole
                    && PixelBlock.color(at: base + index) == nil
                index = min(index, count)
                words.append(UInt32(index - start) | Self.mark)
                words.append(contentsOf: pixels[start..<index])
            }
        }
        // Without the room to grow.
        self.words = words.withUnsafeBufferPointer(Array.init)
    }

    /// The memory that the pixels take, in bytes.
    public var byteCount: Int { words.count * MemoryLayout<UInt32>.stride }

    /// Writes some of the pixels to memory that has room for them.
    ///
    /// - Parameter part: Pixels from the first one, within `count`.
    public func write(_ part: Range<Int>, to memory: UnsafeMutablePointer<UInt32>) {
        words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress else { return }
            var (place, index) = (0, 0)
            while place < part.upperBound, index < words.count {
                let length = Int(words[index] & ~Self.mark)
                let isPlain = words[index] & Self.mark == 0
                let wanted = (place..<place + length).clamped(to: part)
                if !wanted.isEmpty {
                    let target = memory + (wanted.lowerBound - part.lowerBound)
                    if isPlain {
                        Self.fill(target, words[index + 1], wanted.count)
                    } else {
                        target.initialize(
                            from: base + index + 1 + (wanted.lowerBound - place),
                            count: wanted.count)
                    }
                }
                index += isPlain ? 2 : 1 + length
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
