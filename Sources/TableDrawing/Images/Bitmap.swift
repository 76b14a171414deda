import Foundation

/// Pixels in memory: sRGB, 8 bits per channel, premultiplied, each `0xAARRGGBB`, with rows from
/// top to bottom.
public struct Bitmap: Sendable, Hashable {
    /// Width, in pixels.
    public let width: Int
    /// Height, in pixels.
    public let height: Int
    /// `width × height` pixels without padding.
    public var pixels: [UInt32]

    /// Creates a bitmap filled with a pixel value; negative sizes count as zero.
    public init(width: Int, height: Int, filling pixel: UInt32 = 0) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [UInt32](repeating: pixel, count: self.width * self.height)
    }

    /// Creates a bitmap from pixels.
    ///
    /// - Precondition: `pixels` has exactly `width × height` elements.
    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(
            width >= 0 && height >= 0 && pixels.count == width * height,
            "a \(width) × \(height) bitmap has \(width * height) pixels, not \(pixels.count)")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Pixel at a column and row, both counted from 0.
    public subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Whether every pixel is opaque.
    public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xFF } }
}

extension Bitmap: CustomStringConvertible {
    /// Size of the bitmap, without pixels, to keep failure messages short.
    public var description: String { "Bitmap(\(width) × \(height) px)" }
}

/// Full-width strip of a picture; strips are ordered from top to bottom.
public struct Band: Sendable {
    /// First row of the strip in the picture, in pixels.
    public let y: Int
    /// Pixels of the strip.
    public let bitmap: Bitmap

    /// Creates a strip that begins at a row of the picture, in pixels.
    public init(y: Int, bitmap: Bitmap) {
        self.y = y
        self.bitmap = bitmap
    }
}
