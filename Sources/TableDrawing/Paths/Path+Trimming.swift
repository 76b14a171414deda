import Foundation

/// Trimming of a path by its length.
extension Path {
    /// Line or curve from the end of the previous piece.
    private struct Piece {
        var start: CGPoint
        /// End point, preceded by the control points of a curve.
        var points: [CGPoint]
        /// Lengths from the start to each of a curve's evenly spaced parameters, or only to a
        /// line's end.
        var lengths: [CGFloat]
        /// Whether a subpath begins with this piece.
        var isFirst: Bool

        var length: CGFloat { lengths[lengths.count - 1] }

        init(_ start: CGPoint, _ points: [CGPoint], isFirst: Bool) {
            self.start = start
            self.points = points
            self.isFirst = isFirst
            let steps = points.count == 1 ? 1 : Self.stepsOfCurve
            var (lengths, last) = ([CGFloat](), start)
            for step in 1...steps {
                let point = Self.point(start, points, CGFloat(step) / CGFloat(steps))
                lengths.append((lengths.last ?? 0) + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            self.lengths = lengths
        }

        /// Number of chords; 64 chords differ from a quarter circle by a hundred-thousandth of
        /// its length.
        private static let stepsOfCurve = 64

        private static func point(_ start: CGPoint, _ points: [CGPoint], _ share: CGFloat)
            -> CGPoint
        {
            var level = [start] + points
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map { between($0, $1, share) }
            }
            return level[0]
        }

        private static func between(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }

        /// Returns the parameter, from 0 to 1, at a length from the start.
        private func parameter(at length: CGFloat) -> CGFloat {
            guard length > 0 else { return 0 }
            guard let step = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
            let before = step == 0 ? 0 : lengths[step - 1]
            let within = lengths[step] > before ? (length - before) / (lengths[step] - before) : 0
            return (CGFloat(step) + within) / CGFloat(lengths.count)
        }

        /// Returns the part between two lengths from the start.
        func part(from: CGFloat, to: CGFloat) -> (start: CGPoint, points: [CGPoint]) {
            if from <= 0, to >= length { return (start, points) }
            let (first, last) = (parameter(at: from), parameter(at: to))
            let upTo = split(start, points, last).before
            guard first > 0, last > 0 else { return (start, upTo) }
            return split(start, upTo, first / last).after
        }

        /// Splits a piece at a parameter, with de Casteljau's algorithm.
        private func split(
            _ start: CGPoint, _ points: [CGPoint], _ share: CGFloat
        ) -> (before: [CGPoint], after: (start: CGPoint, points: [CGPoint])) {
            var level = [start] + points
            var (before, after) = ([CGPoint](), [level[level.count - 1]])
            while level.count > 1 {
                level = zip(level, level.dropFirst()).map { Self.between($0, $1, share) }
                before.append(level[0])
                after.insert(level[level.count - 1], at: 0)
            }
            return (before, (after[0], Array(after.dropFirst())))
        }
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var isFirst = true
        func add(_ points: [CGPoint]) {
            pieces.append(Piece(current, points, isFirst: isFirst))
            isFirst = false
            current = points[points.count - 1]
        }
        for element in elements {
            switch element {
            case .move(let point):
                (start, current, isFirst) = (point, point, true)
            case .line(let point): add([point])
            case .curve(let point, let first, let second): add([first, second, point])
            case .close:
                if current != start { add([start]) }
                isFirst = true
            }
        }
        return pieces
    }

    /// Returns the part of the path between two shares of its length, from 0 to 1.
    ///
    /// The length is the sum of all subpaths. Trimmed closed subpaths become open. Lengths
    /// along curves are approximated by chords.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, start), min(1, end))
        if start == 0, end == 1 { return self }
        var trimmed = Path()
        guard start < end else { return trimmed }
        let pieces = pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        var walked: CGFloat = 0
        for piece in pieces {
            let (from, to) = (total * start - walked, total * end - walked)
            walked += piece.length
            guard from < piece.length, to > 0 else { continue }
            let part = piece.part(from: from, to: to)
            if piece.isFirst || from > 0 || trimmed.isEmpty { trimmed.move(to: part.start) }
            if part.points.count == 1 {
                trimmed.addLine(to: part.points[0])
            } else {
                trimmed.addCurve(
                    to: part.points[2], control1: part.points[0], control2: part.points[1])
            }
        }
        return trimmed
    }
}
