import Foundation
import TableAnimation
import Testing

/// Instants of the frames of an animation.
@Suite struct FrameTimesTests {
    @Test(
        "A duration has round(duration × rate) + 1 frames, the last at its end",
        arguments: [(1.0, 60.0, 61), (0.33, 60, 21), (0.5, 30, 16), (0.01, 30, 1), (2, 0.5, 2)])
    func counts(duration: Double, rate: Double, count: Int) throws {
        let times = try FrameTimes(duration: duration, framesPerSecond: rate)
        #expect(times.count == count)
        #expect(times.first == 0)
        if count > 1 { #expect(times.last == duration) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Invalid durations, rates and numbers of frames are errors with a message")
    func refused() {
        func words(_ duration: Double, _ rate: Double) -> String {
            do {
                _ = try FrameTimes(duration: duration, framesPerSecond: rate)
                return ""
            } catch { return "\(error)" }
        }
        #expect(words(0, 60).contains("above 0"))
        #expect(words(-1, 60).contains("above 0"))
        #expect(words(.nan, 60).contains("above 0"))
        #expect(words(1, 0).contains("frames per second"))
        #expect(words(1, 10_000).contains("frames per second"))
        #expect(words(1e9, 60).contains("at most"))
    }
}
