import Foundation
import TableViews

/// What paints most of a screen that is painted many times over.
struct OverdrawCause {
    /// The names of the views from the row, header or other part of the table on.
    let path: [String]
    /// How often a point of that part is painted on average, also by what lies beneath it, and how often by
    /// the view alone with what it holds.
    let partTimes: Double
    let viewTimes: Double

    /// The part of the table that paints most beyond once, and in it the deepest view that paints most of
    /// that with what it holds; nothing where no part covers anything.
    ///
    /// - Parameter grid: How often each point of the screen is painted by all layers.
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
        // Of equals it is the first.
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
        var path = [view.distinctInspectionName]
        while let largest = view.subviews.max(by: { area($0) < area($1) }),
            area(largest) > area(view) / 2
        {
            view = largest
            path.append(view.distinctInspectionName)
        }
        self.path = path
        partTimes = grid.overdraw(in: most.place)
        viewTimes = Double(area(view) / most.place.area)
    }
}

extension CompositedLayer {
    /// The view, or the view that holds it so many levels up.
    fileprivate func ancestor(_ levels: Int) -> View? {
        (0..<levels).reduce(view) { view, _ in view?.superview }
    }
}
