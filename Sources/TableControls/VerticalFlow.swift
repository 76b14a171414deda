import Foundation
import TableDrawing

/// A vertical arrangement of views with heights that depend on their contents.
///
/// Each view moves down by the growth of the views above it. Autoresizing would distribute
/// growth among all stretching views. With several growing views, the flow gives each view its
/// own growth after autoresizing. The horizontal layout remains with autoresizing.
package struct VerticalFlow: Sendable {
    /// A view in the flow.
    package struct Part: Sendable {
        /// Index of the view among the described subviews.
        package let index: Int
        /// The described frame, in points of a container with its described height.
        package let frame: CGRect
        /// Closure that returns the height needed by the content at its current width, in
        /// points, or `nil` for a view that only moves.
        package let neededHeight: (@Sendable (View) -> CGFloat)?

        package init(
            index: Int, frame: CGRect, neededHeight: (@Sendable (View) -> CGFloat)?
        ) {
            self.index = index
            self.frame = frame
            self.neededHeight = neededHeight
        }

        /// Whether the view lies below another view.
        fileprivate func isBelow(_ other: Part) -> Bool { other.frame.maxY <= frame.minY }
    }

    /// Views of the flow, from top to bottom.
    package let parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    }

    package func contains(_ index: Int) -> Bool { parts.contains { $0.index == index } }
}

extension VerticalFlow {
    /// A flow with its created views.
    package struct Placed {
        private let parts: [(part: Part, view: View)]
        /// The container's described height, in points.
        private let height: CGFloat

        package init(_ flow: VerticalFlow, of views: [View], height: CGFloat) {
            parts = flow.parts.filter { views.indices.contains($0.index) }
                .map { ($0, views[$0.index]) }
            self.height = max(height, flow.parts.map(\.frame.maxY).max() ?? 0)
        }

        /// Height of the container that gives each view the height it needs, in points.
        package var neededHeight: CGFloat {
            gains(upTo: .infinity).reduce(height) { max($0, height + $1.shift + $1.growth) }
        }

        /// Sets the frames of the views for the current height of the container.
        ///
        /// Spare height goes to growing views without a growing view below them. Fixed views
        /// there keep their distance from the lower edge. If the height is too small, upper
        /// views take precedence over lower views.
        func layOut(in container: View) {
            let size = container.bounds.size
            let gains = gains(upTo: max(0, size.height - height))
            let spare =
                size.height - gains.reduce(height) { max($0, height + $1.shift + $1.growth) }
            for (gain, (part, view)) in zip(gains, parts) where view.superview === container {
                let isLast = !parts.contains {
                    $0.part.neededHeight != nil && $0.part.isBelow(part)
                }
                let end = size.height - (height - part.frame.maxY)
                var (top, length) = (part.frame.minY + gain.shift, part.frame.height + gain.growth)
                if isLast, part.neededHeight != nil {
                    length = max(0, length + spare)
                } else if isLast {
                    top = end - length
                }
                let place = view.untransformedFrame
                guard place.minY != top || place.height != length else { continue }
                let origin = AutoresizingOrigin.origin(of: view, in: size)
                view.place(at: CGRect(x: place.minX, y: top, width: place.width, height: length))
                view.placement.autoresizingOrigin = origin.reaching(
                    view.untransformedFrame, in: size)
            }
        }

        /// Returns the downward shift and the growth of each view, in points, limited by the
        /// growth of the container.
        private func gains(upTo most: CGFloat) -> [(shift: CGFloat, growth: CGFloat)] {
            var gains: [(shift: CGFloat, growth: CGFloat)] = []
            for (part, view) in parts {
                var shift: CGFloat = 0
                for ((above, _), gain) in zip(parts, gains)
                where above.neededHeight != nil && part.isBelow(above) {
                    shift = max(shift, gain.shift + gain.growth)
                }
                let needed = view.isHidden ? 0 : part.neededHeight?(view) ?? 0
                gains.append((shift, min(max(0, needed - part.frame.height), most - shift)))
            }
            return gains
        }
    }
}
