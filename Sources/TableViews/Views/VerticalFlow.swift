import Foundation
import TableDrawing

/// Views with the height of their content, in rows and columns.
///
/// Each view moves down by the growth of the views above it.
///
/// Autoresizing shares a view's growth among all stretching subviews. If several subviews grow,
/// this flow gives each subview its required height after autoresizing. Autoresizing determines
/// the horizontal layout.
package struct VerticalFlow: Sendable {
    /// A view of the flow.
    package struct Part: Sendable {
        /// Its number among the described subviews.
        package let index: Int
        /// The stated place, in points of the container that has its stated height.
        package let frame: CGRect
        /// Returns the height in points that the view's content requires at its current width.
        ///
        /// If the closure is `nil`, the view only moves.
        package let neededHeight: (@Sendable (View) -> CGFloat)?

        package init(
            index: Int, frame: CGRect, neededHeight: (@Sendable (View) -> CGFloat)?
        ) {
            self.index = index
            self.frame = frame
            self.neededHeight = neededHeight
        }

        /// Whether it stands below another one.
        fileprivate func isBelow(_ other: Part) -> Bool { other.frame.maxY <= frame.minY }
    }

    /// From above to below.
    package let parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts.sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    }

    package func contains(_ index: Int) -> Bool { parts.contains { $0.index == index } }
}

extension VerticalFlow {
    /// A flow whose views have been made.
    package struct Placed {
        private let parts: [(part: Part, view: View)]
        /// The container's stated height, in points.
        private let height: CGFloat

        init(_ flow: VerticalFlow, of views: [View], height: CGFloat) {
            parts = flow.parts.filter { views.indices.contains($0.index) }
                .map { ($0, views[$0.index]) }
            self.height = max(height, flow.parts.map(\.frame.maxY).max() ?? 0)
        }

        /// The height of the container at which each view has the height that it asks for, in points.
        package var neededHeight: CGFloat {
            gains(upTo: .infinity).reduce(height) { max($0, height + $1.shift + $1.growth) }
        }

        /// Whether a view is one of those that grow.
        func grows(_ view: View) -> Bool {
            parts.contains { $0.view === view && $0.part.neededHeight != nil }
        }

        /// Sets the frames of the views in the container at the container's current height.
        ///
        /// A view without a growing view below it receives the remaining height, or keeps its
        /// distance from the lower edge if it does not grow itself. If the height is too small,
        /// upper views take precedence over lower views.
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
                let origin = view.originOfPlace(in: size)
                view.place(at: CGRect(x: place.minX, y: top, width: place.width, height: length))
                view.autoresizingOrigin = origin.reaching(view.untransformedFrame, in: size)
            }
        }

        /// How far each view moves down, and how much higher it becomes, in points; no further than the container gains.
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
