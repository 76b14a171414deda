import Foundation
import Tableshot

/// A frame sink for a pipe.
///
/// If the reader closes the pipe, the sink drops further frames and the other outputs continue.
final class PipedFrameSink: FrameSink {
    private let sink: any FrameSink
    private(set) var isClosed = false

    init(_ sink: any FrameSink) { self.sink = sink }

    func begin(_ sequence: FrameSequence) throws {
        try ignoringClosedPipe { try sink.begin(sequence) }
    }

    func write(_ frame: Frame) throws { try ignoringClosedPipe { try sink.write(frame) } }

    func finish() throws { try ignoringClosedPipe { try sink.finish() } }

    private func ignoringClosedPipe(_ body: () throws -> Void) throws {
        guard !isClosed else { return }
        do {
            try body()
        } catch let error as OutputError where error.code == EPIPE {
            isClosed = true
        }
    }
}
