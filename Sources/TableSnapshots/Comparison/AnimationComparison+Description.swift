import Foundation

extension AnimationComparison: CustomStringConvertible {
    /// What a person who looks for the cause wants to know, the most important line first.
    public var description: String { lines.joined(separator: "\n") }

    /// The lines of the description.
    public var lines: [String] {
        var lines = timing
        if !frames.isEmpty {
            let common = min(expectedFrames, actualFrames)
            lines.append("\(frames.count) of \(common) frames differ: \(Self.list(frames))")
        }
        if let worst {
            lines += worst.lines.enumerated().map { $0 == 0 ? "the worst frame: \($1)" : $1 }
        }
        return lines.isEmpty ? ["the animations are the same"] : lines
    }

    /// The numbers of the frames; runs as in `3–12`.
    private static func list(_ frames: [FrameDifference]) -> String {
        var runs: [ClosedRange<Int>] = []
        for frame in frames {
            if let last = runs.last, last.upperBound + 1 == frame.index {
                runs[runs.count - 1] = last.lowerBound...frame.index
            } else {
                runs.append(frame.index...frame.index)
            }
        }
        let shown = runs.prefix(12).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)"
        }
        return shown.joined(separator: ", ") + (runs.count > 12 ? " …" : "")
    }
}
