import Foundation
import TableDrawing
import TableImages

extension SnapshotFile {
    /// Compares a picture with the reference, pixel by pixel, or records it.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, noted in the file.
    ///   - stamps: Versions of libraries and fonts; where a comparison fails and they differ from
    ///     the reference's, the message says which.
    public func verify(
        _ picture: Bitmap, scale: Double = 1, stamps: [PNGText] = []
    ) -> SnapshotResult {
        func encode() throws -> [UInt8] {
            try PNGEncoder.encode(picture, scale: scale, text: stamps, compression: .recorded)
        }
        return verify(encoded: encode) { data in
            let expected = try ImageDecoder().decode(data, name: path)
            let comparison = SnapshotComparison(expected: expected, actual: picture)
            guard comparison.verdict == .different else { return nil }
            let recorded = try PNGMetadata(data, name: path).texts
            let environment = StampDifference.line(recorded: recorded, here: stamps)
            let lines = comparison.lines + [environment].compactMap { $0 }
            return Mismatch(
                message: lines.joined(separator: "\n  "),
                artifacts: [
                    ("actual", try encode()),
                    ("difference", try PNGEncoder.encode(comparison.picture)),
                ])
        }
    }
}
