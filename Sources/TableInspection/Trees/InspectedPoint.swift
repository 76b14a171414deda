import Foundation

/// The views at a point of the screen.
///
/// An immutable value.
package struct InspectedPoint: Sendable, Hashable, Codable {
    /// The point on the screen, in points.
    package let x: Double
    /// Vertical coordinate of the point on the screen, in points.
    package let y: Double
    /// Section of the row at the point, or `nil` outside of rows.
    package let section: Int?
    /// Index of the row in its section, or `nil` outside of rows.
    package let row: Int?
    /// Names of the views at the point, from the outermost to the deepest.
    package let path: [String]
    /// The deepest visible view, without its subviews.
    package let view: InspectedView
    /// The view's rectangle on the screen, in points.
    package let frame: InspectedRect
    /// The view that receives touches at the point.
    package let touched: String?

    /// The point as text, on four lines.
    package var dump: String {
        let place = "(\(InspectedRect.text(x)) \(InspectedRect.text(y)))"
        var lines = [
            section.flatMap { section in row.map { "\(place) row \(section),\($0)" } }
                ?? "\(place) no row"
        ]
        var view = [String]()
        self.view.write(into: &view, depth: 0)
        lines.append("  view " + (view.first ?? ""))
        lines.append("  on screen \(frame)")
        lines.append("  path " + path.joined(separator: " > "))
        if let touched { lines.append("  touch " + touched) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The point as JSON.
    package func json() throws -> String { try StableJSON.text(self) }
}
