import Foundation
import TableDrawing

/// Decodes two pictures side by side, which takes as long as decoding one of them where there are two
/// cores.
enum PicturePair {
    /// Bytes of both files from which a second thread is worth being started.
    private static let worthThreads = 1 << 16

    /// The pixels of both; throws what is wrong with the first, else with the second.
    ///
    /// What is noticed on the way is recorded in the order of the pictures.
    static func bitmaps(
        _ first: PictureSource, _ second: PictureSource
    ) throws -> (Bitmap, Bitmap) {
        guard (first.data?.count ?? 0) + (second.data?.count ?? 0) >= worthThreads else {
            return (try first.bitmap(), try second.bitmap())
        }
        let slots = [Slot(first), Slot(second)]
        DispatchQueue.concurrentPerform(iterations: 2) { slots[$0].fill() }
        return (try slots[0].bitmap(), try slots[1].bitmap())
    }

    /// What one thread makes; nobody else looks until it is done.
    private final class Slot: @unchecked Sendable {
        private let source: PictureSource
        private let log = DiagnosticLog()
        private var result: Result<Bitmap, any Error>?

        init(_ source: PictureSource) { self.source = source }

        func fill() {
            result = DiagnosticLog.$current.withValue(log) { Result { try source.bitmap() } }
        }

        func bitmap() throws -> Bitmap {
            for diagnostic in log.diagnostics { DiagnosticLog.record(diagnostic) }
            return try result?.get() ?? source.bitmap()
        }
    }
}
