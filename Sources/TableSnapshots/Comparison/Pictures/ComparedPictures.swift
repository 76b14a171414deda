import Foundation
import TableDrawing

/// Two pictures in a comparison, decoded on demand.
final class ComparedPictures: @unchecked Sendable {
    private let lock = NSLock()
    private var pictures: (expected: ComparedPicture, actual: ComparedPicture)
    /// Width and height in pixels.
    typealias Size = (width: Int, height: Int)
    let expectedSize: Size
    let actualSize: Size

    init(_ expected: ComparedPicture, _ actual: ComparedPicture) {
        pictures = (expected, actual)
        expectedSize = (expected.width, expected.height)
        actualSize = (actual.width, actual.height)
    }

    var sizesAgree: Bool { expectedSize == actualSize }

    /// Common area of both pictures.
    var common: PixelFrame {
        PixelFrame(
            x: 0, y: 0, width: min(expectedSize.width, actualSize.width),
            height: min(expectedSize.height, actualSize.height))
    }

    /// Areas covered by a single picture, to the right of and below the common area.
    var framesOfOne: [PixelFrame] {
        let common = common
        return [expectedSize, actualSize].flatMap { size in
            [
                PixelFrame(
                    x: common.width, y: 0, width: size.width - common.width, height: size.height),
                PixelFrame(
                    x: 0, y: common.height, width: min(size.width, common.width),
                    height: size.height - common.height),
            ]
        }.filter { $0.area > 0 }
    }

    var expected: Bitmap { lock.withLock { Self.decoded(&pictures.expected) } }
    var actual: Bitmap { lock.withLock { Self.decoded(&pictures.actual) } }

    /// Decodes a picture and replaces it by its bitmap.
    private static func decoded(_ picture: inout ComparedPicture) -> Bitmap {
        let bitmap = picture.bitmap()
        picture = .bitmap(bitmap)
        return bitmap
    }
}
