import Foundation

/// Pixels in memory: sRGB, 8 bit a channel, premultiplied, each `0xAARRGGBB`, rows from the top.
public struct Bitmap: Sendable, Hashable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int
    /// `width × height` pixels without padding.
    public var pixels: [UInt32]

    /// A bitmap of one colour; sizes below zero count as zero.
    public init(width: Int, height: Int, filling pixel: UInt32 = 0) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [UInt32](repeating: pixel, count: self.width * self.height)
    }

    /// A bitmap of given pixels.
    ///
    /// - Precondition: there are exactly `width × height` of them.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height,
            "a \(width) × \(height) bitmap has \(width * height) pixels, not \(pixels.count)")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The pixel at a column and row, both counted from 0.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Whether no pixel lets anything through.
    public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }
}

extension Bitmap: CustomStringConvertible {
    /// The size only: pixels would drown a failure message.
    public var description: String { "Bitmap(\(width) × \(height) px)" }
}
