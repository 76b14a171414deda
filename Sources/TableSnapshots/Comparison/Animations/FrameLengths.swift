import Foundation
import TableImages

/// A comparison of the durations of two animations and their frames.
struct FrameLengths {
    private var expected = 0.0
    private var actual = 0.0
    private var first: (index: Int, expected: Double, actual: Double)?
    private var differing = 0

    /// Tolerance in seconds.
    ///
    /// Formats round to milliseconds, or to hundredths of a second.
    private static let precision = 0.001

    mutating func compare(_ old: Frame, _ new: Frame) {
        guard abs(old.duration - new.duration) > Self.precision else { return }
        differing += 1
        first = first ?? (old.index, old.duration, new.duration)
    }

    mutating func add(_ old: Frame?, _ new: Frame?) {
        expected += old?.duration ?? 0
        actual += new?.duration ?? 0
    }

    /// Descriptions of differences, a line for each.
    var lines: [String] {
        var lines: [String] = []
        if let first {
            lines.append(
                (differing == 1
                    ? "1 frame lasts longer or shorter: frame \(first.index): "
                    : "\(differing) frames last longer or shorter; the first is frame \(first.index): ")
                    + "\(Self.text(first.actual)), but \(Self.text(first.expected)) was expected")
        }
        if abs(expected - actual) > Self.precision {
            lines.append(
                "all frames together last \(Self.text(actual)), but \(Self.text(expected)) was expected"
            )
        }
        return lines
    }

    /// Explanation for animations of equal duration with different numbers of frames, or `nil`.
    ///
    /// Formats may join equal frames.
    var joiningWords: String? {
        guard expected > 0, abs(expected - actual) <= Self.precision else { return nil }
        return
            "both animations last \(Self.text(expected)). Frames are compared by number, so a frame that is held "
            + "in one animation and repeated in the other counts as a difference"
    }

    private static func text(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }
}
