import TableDrawing
import Testing

@testable import TableImages

/// Conversion of durations to steps of a format's clock, and omission of frames.
@Suite struct FrameTimingTests {
    @Test("The total of steps is the nearest to the sum of durations, for any number of frames")
    func noDrift() {
        for rate in [24.0, 25, 29.97, 30, 50, 60, 120] {
            var steps = FrameSteps(perSecond: 1_000)
            for number in 1...2_000 {
                _ = steps.take(1 / rate)
                #expect(abs(Double(steps.total) - Double(number) * 1_000 / rate) <= 0.501)
            }
        }
    }

    @Test("A minimum of steps shortens the later frames")
    func least() {
        var steps = FrameSteps(perSecond: 10)
        let taken = [0.0, 0.3, 0.02, 0.28].map { steps.take($0, atLeast: 1) }
        #expect(taken == [1, 2, 1, 2])
        #expect(steps.total == 6)
    }

    /// Returns the remaining frames as pairs of number and steps.
    ///
    /// The single pixel of a frame identifies the frame.
    private func thinned(_ durations: [Double], rate: Double = 100) -> [[Int]] {
        var thinning = FrameThinning(stepsPerSecond: rate, least: 2)
        var pieces: [FrameThinning.Piece] = []
        for (index, duration) in durations.enumerated() {
            let bitmap = Bitmap(width: 1, height: 1, filling: UInt32(index))
            if index == durations.count - 1 {
                pieces += thinning.finish(bitmap, duration: duration)
            } else if let piece = thinning.add(bitmap, duration: duration) {
                pieces.append(piece)
            }
        }
        return pieces.map { [Int($0.bitmap.pixels[0]), $0.steps] }
    }

    @Test("Two of three frames are shown at 60 frames a second, and all frames at lower rates")
    func sixty() {
        #expect(
            thinned(Array(repeating: 1 / 60, count: 7)) == [
                [0, 2], [1, 3], [3, 2], [4, 3], [6, 2],
            ])
        #expect(
            thinned(Array(repeating: 1 / 50, count: 4)) == [[0, 2], [1, 2], [2, 2], [3, 2]])
        #expect(
            thinned(Array(repeating: 1 / 30, count: 4)) == [[0, 3], [1, 4], [2, 3], [3, 3]])
    }

    @Test("The last frame is always shown, and may replace earlier frames")
    func last() {
        #expect(thinned([0.02, 0.01, 0.01]) == [[0, 2], [2, 2]])
        #expect(thinned([0.5, 0.01]) == [[0, 49], [1, 2]])
        #expect(thinned([0.01, 0.01, 0.01, 0.01]) == [[0, 2], [3, 2]])
        #expect(thinned([0.01, 0.02]) == [[1, 3]])
        #expect(thinned([0.001]) == [[0, 2]])
        #expect(thinned([0.0]) == [[0, 2]])
    }

    @Test(
        "At every rate, no delay is below the minimum, the duration is exact, and the first and last frame are kept",
        arguments: [30.0, 47, 59.94, 60, 75, 99, 100, 120, 144, 240, 999])
    func anyRate(_ rate: Double) {
        for count in 1...50 {
            for hold in [0, 0.013, 0.25] {
                var durations = Array(repeating: 1 / rate, count: count)
                durations[0] += hold
                durations[count - 1] += hold
                let shown = thinned(durations)
                let whole = Int((durations.reduce(0, +) * 100).rounded())
                #expect(shown.allSatisfy { $0[1] >= 2 })
                #expect(shown.reduce(0) { $0 + $1[1] } == max(2, whole))
                #expect(shown.last?[0] == count - 1)
                if whole >= 4 { #expect(shown.first?[0] == 0) }
                #expect(zip(shown, shown.dropFirst()).allSatisfy { $0[0] < $1[0] })
            }
        }
    }
}
