import Foundation
import TableDrawing

/// Run-length encoded pixels of a strip.
///
/// Most of a row of a table is background. The encoding needs a few tenths of the memory, and
/// writing the pixels reads little.
public struct PixelRuns: Sendable {
    /// Number of pixels.
    public let count: Int
    /// Sequence of stretches: a number of pixels followed by their common colour, or by each
    /// pixel if the number is marked.
    let words: [UInt32]

    /// Mark for the length of a stretch with different pixels.
    static let mark: UInt32 = 1 << 31

    /// Encodes pixels; a stretch of a single colour consists of whole blocks (`PixelBlock`).
    public init(_ pixels: UnsafeBufferPointer<UInt32>) {
        count = pixels.count
        var words: [UInt32] = []
        // A stretch shorter than a block does not save memory.
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
        // Drop unused capacity.
        self.words = words.withUnsafeBufferPointer(Array.init)
    }

    /// Memory use of the pixels, in bytes.
    public var byteCount: Int { words.count * MemoryLayout<UInt32>.stride }

    /// Writes some of the pixels to memory with sufficient space.
    ///
    /// - Parameter part: Range of pixels, within `count`.
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

    /// Fills memory with a colour.
    ///
    /// White and clear consist of equal bytes, which the system fills fastest.
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
