import TableDrawing
import TableImages
import Testing

@testable import TableSnapshots

@Suite struct AnimationComparisonTests {
    /// Reader of given frames.
    private final class Frames: FrameReader {
        let (width, height) = (40, 30)
        let frameCount: Int?
        let loopCount: Int? = nil
        let hasTimes = true
        private var rest: [Frame] = []

        /// - Parameter frames: Colours and durations of the frames.
        init(_ frames: [(color: UInt32, duration: Double)]) {
            frameCount = frames.count
            var time = 0.0
            for (index, frame) in frames.enumerated() {
                rest.append(
                    Frame(
                        index: index, time: time, duration: frame.duration,
                        bitmap: Bitmap(width: 40, height: 30, filling: frame.color)))
                time += frame.duration
            }
        }

        func next() -> Frame? { rest.isEmpty ? nil : rest.removeFirst() }
    }

    private static let black: UInt32 = 0xFF00_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    private func compare(
        _ expected: [(color: UInt32, duration: Double)],
        _ actual: [(color: UInt32, duration: Double)]
    ) throws -> AnimationComparison {
        try AnimationComparison(expected: Frames(expected), actual: Frames(actual))
    }

    @Test func thePictureStatesDifferentNumbersOfFrames() throws {
        let old = [(Self.black, 0.1), (Self.black, 0.1)]
        let new = [(Self.black, 0.1), (Self.white, 0.1)]
        let same = try #require(try compare(old, new).picture)
        let more = try #require(try compare(old, new + [(Self.white, 0.1)]).picture)
        #expect(more.width == same.width)
        #expect(more.height == same.height + DifferenceLayout.lineHeight(1), "one line more")
    }

    @Test func heldFramesAndRepeatedFramesAreReported() throws {
        let held = [(Self.black, 0.2), (Self.white, 0.1)]
        let repeated = [(Self.black, 0.1), (Self.black, 0.1), (Self.white, 0.1)]
        let words = "both animations last 0.300 s. Frames are compared by number"
        #expect(try compare(held, repeated).timing.contains { $0.hasPrefix(words) })
        #expect(try compare(repeated, held).timing.contains { $0.hasPrefix(words) })
        // Animations of different lengths have a further difference.
        let longer = try compare(held, repeated + [(Self.white, 0.1)])
        #expect(!longer.timing.contains { $0.contains("repeats") }, "\(longer.timing)")
        #expect(!(try compare(held, held).timing.contains { $0.contains("repeats") }))
    }
}
