import TableDrawing

/// Checks that a sequence's frames come in order and in its size.
struct FrameOrder {
    let sequence: FrameSequence
    private(set) var next = 0

    init(_ sequence: FrameSequence) throws(FrameSinkError) {
        guard sequence.frameCount > 0, sequence.width > 0, sequence.height > 0 else {
            throw .unsupported(
                "an animation needs at least one frame of at least one pixel, not "
                    + "\(sequence.frameCount) of \(sequence.width) × \(sequence.height) px")
        }
        self.sequence = sequence
    }

    mutating func accept(_ frame: Frame) throws(FrameSinkError) {
        guard frame.index == next, next < sequence.frameCount else {
            throw .order(found: frame.index, expected: next)
        }
        guard frame.bitmap.width == sequence.width, frame.bitmap.height == sequence.height else {
            throw .size(
                found: "\(frame.bitmap.width) × \(frame.bitmap.height)",
                expected: "\(sequence.width) × \(sequence.height)")
        }
        next += 1
    }

    func checkComplete() throws(FrameSinkError) {
        guard next == sequence.frameCount else {
            throw .missingFrames(found: next, expected: sequence.frameCount)
        }
    }
}
