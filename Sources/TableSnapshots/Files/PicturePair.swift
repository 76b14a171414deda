import Foundation
import TableDrawing

/// Reads two pictures side by side, which takes as long as reading one of them where there are two
/// cores.
enum PicturePair {
    /// Bytes of both files from which a second thread is worth being started.
    private static let worthThreads = 1 << 16

    /// Both, decoded as far as needed; throws what is wrong with the first, else with the second.
    ///
    /// What is noticed on the way is recorded in the order of the pictures.
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

    /// What one thread makes; nobody else looks until it is done.
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
