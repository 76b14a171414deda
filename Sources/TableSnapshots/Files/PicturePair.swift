import Foundation
import TableDrawing

/// Reads two pictures in parallel, which takes as long as reading a single picture on two
/// cores.
enum PicturePair {
    /// Minimum total size in bytes that justifies a second thread.
    private static let worthThreads = 1 << 16

    /// Returns both pictures, decoded as far as needed.
    ///
    /// Throws the first picture's error, or else the second's.
    ///
    /// Diagnostics are recorded in the order of the pictures.
    static func pictures(
        _ first: PictureSource, _ second: PictureSource
    ) throws -> (ComparedPicture, ComparedPicture) {
        guard (first.data?.count ?? 0) + (second.data?.count ?? 0) >= worthThreads else {
            return (try first.picture(), try second.picture())
        }
        let slots = [Slot(first), Slot(second)]
        DispatchQueue.concurrentPerform(iterations: 2) { slots[$0].fill() }
        return (try slots[0].picture(), try slots[1].picture())
    }

    /// The result of a thread, which is read only after the thread has ended.
    private final class Slot: @unchecked Sendable {
        private let source: PictureSource
        private let log = DiagnosticLog()
        private var result: Result<ComparedPicture, any Error>?

        init(_ source: PictureSource) { self.source = source }

        func fill() {
            result = DiagnosticLog.$current.withValue(log) { Result { try source.picture() } }
        }

        func picture() throws -> ComparedPicture {
            for diagnostic in log.diagnostics { DiagnosticLog.record(diagnostic) }
            return try result?.get() ?? source.picture()
        }
    }
}
