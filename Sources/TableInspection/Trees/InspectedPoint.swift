import Foundation

/// The views at a point of the screen.
///
/// An immutable value.
public struct InspectedPoint: Sendable, Hashable, Codable {
    /// The point on the screen, in points.
    public let x: Double
    /// Vertical coordinate of the point on the screen, in points.
    public let y: Double
    /// Section of the row at the point, or `nil` outside of rows.
    public let section: Int?
    /// Index of the row in its section, or `nil` outside of rows.
    public let row: Int?
    /// Names of the views at the point, from the outermost to the deepest.
    public let path: [String]
    /// The deepest visible view, without its subviews.
    public let view: InspectedView
    /// The view's rectangle on the screen, in points.
    public let frame: InspectedRect
    /// The view that receives touches at the point.
    public let touched: String?

    /// The point as text, on four lines.
    public var dump: String {
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
    public func json() throws -> String { try StableJSON.text(self) }
}
