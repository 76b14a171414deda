import Foundation
import TableControls

/// The part that paints most of a screen with much overdraw.
struct OverdrawCause {
    /// Names of the views from the row, header or other part of the table.
    let path: [String]
    /// Average number of paints of a point in that part, including everything beneath it.
    ///
    /// `viewTimes` counts only the view and its subviews.
    let partTimes: Double
    let viewTimes: Double

    /// Finds the part of the table with the most overdraw, and in it the deepest view that
    /// paints most of it.
    ///
    /// The initializer returns `nil` if no part covers anything.
    ///
    /// - Parameter grid: number of paints of each point by all layers.
    init?(_ layers: [CompositedLayer], on grid: CoverageGrid) {
        var parts: [(root: View, place: ConvexArea, painted: CGFloat, layers: [CompositedLayer])] =
            []
        var places: [ObjectIdentifier: Int] = [:]
        for layer in layers where !layer.path.isEmpty && !layer.area.isEmpty {
            guard let root = layer.ancestor(layer.path.count - 1) else { continue }
            let area = layer.area.area
            let index = places[ObjectIdentifier(root)] ?? parts.count
            if index == parts.count {
                places[ObjectIdentifier(root)] = index
                parts.append((root, layer.area, 0, []))
            }
            if area > parts[index].place.area { parts[index].place = layer.area }
            parts[index].painted += area
            parts[index].layers.append(layer)
        }
        // Among equal parts, the first is chosen.
        let most = parts.max { $0.painted - $0.place.area < $1.painted - $1.place.area }
        guard let most else { return nil }
        var painted: [ObjectIdentifier: CGFloat] = [:]
        for layer in most.layers {
            let area = layer.area.area
            for level in 0..<layer.path.count {
                guard let view = layer.ancestor(level) else { break }
                painted[ObjectIdentifier(view), default: 0] += area
            }
        }
        func area(_ view: View) -> CGFloat { painted[ObjectIdentifier(view)] ?? 0 }
        var view = most.root
        var path = [view.inspection.distinctInspectionName]
        while let largest = view.subviews.max(by: { area($0) < area($1) }),
            area(largest) > area(view) / 2
        {
            view = largest
            path.append(view.inspection.distinctInspectionName)
        }
        self.path = path
        partTimes = grid.overdraw(in: most.place)
        viewTimes = Double(area(view) / most.place.area)
    }
}

extension CompositedLayer {
    /// Returns the ancestor of the view `levels` levels up.
    fileprivate func ancestor(_ levels: Int) -> View? {
        (0..<levels).reduce(view) { view, _ in view?.superview }
    }
}
