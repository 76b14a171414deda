import Foundation
import TableAnimation
import TableDrawing

/// Path of a carried row: position of the row at each instant, and instants at which other rows
/// make room.
///
/// All values are functions of the time since the start of the movement.
struct CarryingPath {
    /// Instant at which the row reaches the place of another row.
    struct Crossing: Hashable {
        /// Time since the start of the path, in seconds.
        let elapsed: Double
        let target: IndexPath
    }

    /// Duration of the whole path, in seconds.
    let duration: Double
    let curve: AnimationCurve
    /// Vertical centre of the row at both ends, in content coordinates and points.
    let center: (start: CGFloat, end: CGFloat)
    /// Position of the path among the final places of the rows, in content coordinates and points.
    let place: (start: CGFloat, end: CGFloat)
    /// Greatest fraction of the path reached at each step; the first step is the start.
    private let furthest: [Double]

    /// Samples of the path per second, and their maximum number.
    ///
    /// Between two samples, a crossing is calculated exactly.
    private static let rate = 240.0
    private static let mostSteps = 2_000.0

    init(
        duration: Double, curve: AnimationCurve, center: (start: CGFloat, end: CGFloat),
        place: (start: CGFloat, end: CGFloat)
    ) {
        self.duration = duration
        self.curve = curve
        self.center = center
        self.place = place
        let steps = max(1, Int(clamping: min(Self.mostSteps, (duration * Self.rate).rounded(.up))))
        var reached = 0.0
        furthest = (0...steps).map { step in
            let elapsed = duration * Double(step) / Double(steps)
            reached = max(reached, min(1, curve.progress(at: elapsed, duration: duration)))
            return reached
        }
    }

    private var steps: Int { furthest.count - 1 }

    private func elapsed(at step: Int) -> Double {
        step == steps ? duration : duration * Double(step) / Double(steps)
    }

    private func share(at elapsed: Double) -> CGFloat {
        CGFloat(curve.progress(at: elapsed, duration: duration))
    }

    /// Returns the vertical centre of the row at an instant, in content coordinates and points.
    func center(at elapsed: Double) -> CGFloat {
        center.start + (center.end - center.start) * share(at: elapsed)
    }

    /// Returns the greatest fraction of the path reached by an instant, from 0 to 1.
    ///
    /// The fraction never decreases, although a spring moves back.
    func furthestShare(by elapsed: Double) -> CGFloat {
        guard duration > 0, elapsed < duration else { return CGFloat(furthest[steps]) }
        let step = min(steps - 1, max(0, Int(clamping: elapsed / duration * Double(steps))))
        let present = Double(share(at: elapsed))
        return CGFloat(max(furthest[step], min(present, furthest[step + 1])))
    }

    /// Returns the times at which the row crosses other places than its original place, in order.
    ///
    /// If the row crosses several places between two samples, the last place counts.
    ///
    /// - Parameter target: returns the row at a vertical position, or `nil` if no row is at the
    ///   position.
    func crossings(_ target: (CGFloat) -> IndexPath?) -> [Crossing] {
        func row(at elapsed: Double) -> IndexPath? {
            target(place.start + (place.end - place.start) * share(at: elapsed))
        }
        var crossings: [Crossing] = []
        var last = target(place.start)
        for step in 1...steps {
            let looked = elapsed(at: step)
            guard let next = row(at: looked), next != last else { continue }
            var (before, after) = (elapsed(at: step - 1), looked)
            while true {
                let middle = before + (after - before) / 2
                guard middle > before, middle < after else { break }
                if row(at: middle) == next { after = middle } else { before = middle }
            }
            crossings.append(Crossing(elapsed: after, target: next))
            last = next
        }
        return crossings
    }
}
