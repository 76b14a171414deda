import Foundation
import TableDrawing

/// The rows of a PNG as its file has them: inflated, and filtered still.
///
/// Two pictures that hardly differ are compared without decoding what they share, which is most of
/// them (`forEachDifferentRow`); the pixels are made when somebody wants to see them.
package final class PNGScanlines: @unchecked Sendable {
    /// Pixels across.
    package let width: Int
    /// Pixels down.
    package let height: Int
    private let form: PNGForm
    /// Each row's samples with its filter's number in front; never written again.
    private let memory: UnsafeMutableRawBufferPointer

    /// Inflates a PNG of the common form that has a sample for each channel.
    ///
    /// Nothing for any other picture, palettes among them, and for a damaged one: `ImageDecoder.decode`
    /// has the pixels, or the words for what is wrong.
    package init?(_ data: Data, limits: ImageLimits) {
        let read = data.withBytes { (bytes) -> (CommonPNG, UnsafeMutableRawBufferPointer)? in
            guard ImageKind(bytes) == .png, Self.isPlain(bytes, limits: limits),
                let common = CommonPNG(bytes), common.form != .palette,
                let memory = common.inflated()
            else { return nil }
            return (common, memory)
        }
        guard let (common, memory) = read else { return nil }
        (width, height, form) = (common.width, common.height, common.form)
        self.memory = memory
        // What is not decoded cannot be found out to be wrong later.
        guard (0..<height).allSatisfy({ row($0).filter <= Self.lastFilter }) else { return nil }
    }

    deinit { memory.deallocate() }

    /// Paeth's.
    private static let lastFilter: UInt8 = 4

    /// Whether a PNG may be this large, is whole, has the colours of sRGB, and neither moves nor lies on its side.
    private static func isPlain(_ bytes: UnsafeRawBufferPointer, limits: ImageLimits) -> Bool {
        let reader = PNGChunkReader(bytes)
        guard bytes.count <= limits.bytes, let size = try? reader.header(),
            (try? limits.check(width: size.width, height: size.height)) != nil,
            let isAnimated = try? reader.requireEnd(), !isAnimated,
            let orientation = try? reader.orientation(), let colors = try? PNGColors(bytes)
        else { return false }
        // The decoder records what is wrong with colours.
        return orientation == .upright && colors.isSRGB
    }

    private var rowLength: Int { width * form.channels }

    private func row(_ y: Int) -> (filter: UInt8, samples: UnsafePointer<UInt8>) {
        let bytes = UnsafePointer(start + y * (rowLength + 1))
        return (bytes[0], bytes + 1)
    }

    private var start: UnsafeMutablePointer<UInt8> {
        guard let start = memory.baseAddress else {
            preconditionFailure("a PNG of \(width) × \(height) pixels has no bytes")
        }
        return start.assumingMemoryBound(to: UInt8.self)
    }

    /// The pixels, premultiplied.
    package func bitmap() -> Bitmap {
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let target = buffer.baseAddress else { return }
            HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
            let decoder = RowDecoder(self)
            for y in 0..<height { decoder.decode(row: y, to: target + y * width) }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Whether rows of both can be compared one by one.
    package func isComparable(with other: PNGScanlines) -> Bool {
        width == other.width && height == other.height
    }

    /// Runs `body` for the rows that differ from another picture's, from the top: the row's number, its
    /// `width` premultiplied pixels here and those there.
    ///
    /// In pictures of one form, samples that differ make a row another one. Equal bytes after equal rows are
    /// equal samples, whatever the filters are. For any other row the rows above it are decoded from the last
    /// one that does not depend on what is above. Pictures of two forms, such as RGB and RGBA, are decoded row
    /// by row, and rows differ by their pixels.
    ///
    /// - Precondition: `isComparable(with: other)`.
    package func forEachDifferentRow(
        from other: PNGScanlines,
        _ body: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Void
    ) {
        precondition(isComparable(with: other), "the pictures differ in size")
        let (here, there) = (RowDecoder(self), RowDecoder(other))
        guard form == other.form else {
            for y in 0..<height {
                let (new, old) = (here.pixels(ofRow: y), there.pixels(ofRow: y))
                if memcmp(new, old, 4 * width) != 0 { body(y, new, old) }
            }
            return
        }
        var areEqual = true
        for y in 0..<height {
            let (left, right) = (row(y), other.row(y))
            let isIndependent = areEqual || left.filter <= RowDecoder.lastIndependentFilter
            if isIndependent, left.filter == right.filter,
                memcmp(left.samples, right.samples, rowLength) == 0
            {
                areEqual = true
                continue
            }
            let (new, old) = (here.samples(ofRow: y), there.samples(ofRow: y))
            areEqual = memcmp(new, old, rowLength) == 0
            if !areEqual { body(y, here.pixels, there.pixels) }
        }
    }

    /// Decodes rows, each further down than the last.
    private final class RowDecoder {
        /// None and Sub; the others add what is above.
        static let lastIndependentFilter: UInt8 = 1
        private let picture: PNGScanlines
        private let filters: PNGRowFilters
        private let widening: PNGWidening
        private let room: UnsafeMutablePointer<UInt32>
        /// The row that comes after the last one that was decoded.
        private var next = 0

        init(_ picture: PNGScanlines) {
            self.picture = picture
            filters = PNGRowFilters(length: picture.rowLength, channels: picture.form.channels)
            widening = PNGWidening(form: picture.form, palette: [], width: picture.width)
            room = .allocate(capacity: picture.width)
            room.initialize(repeating: 0, count: picture.width)
        }

        deinit { room.deallocate() }

        /// A row's samples, until the next is asked for.
        func samples(ofRow y: Int) -> UnsafePointer<UInt8> {
            var first = y
            while first > next, picture.row(first).filter > Self.lastIndependentFilter {
                first -= 1
            }
            for index in first...y {
                let (filter, samples) = picture.row(index)
                _ = filters.undo(filter, samples)
            }
            next = y + 1
            return filters.row
        }

        /// The pixels of the row whose samples were asked for last.
        var pixels: UnsafePointer<UInt32> {
            _ = widening.widen(filters.row, to: room)
            return UnsafePointer(room)
        }

        func pixels(ofRow y: Int) -> UnsafePointer<UInt32> {
            _ = samples(ofRow: y)
            return pixels
        }

        func decode(row y: Int, to target: UnsafeMutablePointer<UInt32>) {
            _ = widening.widen(samples(ofRow: y), to: target)
        }
    }
}
