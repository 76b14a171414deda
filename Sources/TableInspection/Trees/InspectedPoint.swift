import Foundation

/// What stands at a point of the screen; an immutable value.
public struct InspectedPoint: Sendable, Hashable, Codable {
    /// The point on the screen, in points.
    public let x: Double
    public let y: Double
    public let section: Int?
    public let row: Int?
    /// The names of the views that hold the point, from the outside to the deepest.
    public let path: [String]
    /// The deepest visible view, without what is below it.
    public let view: InspectedView
    /// The view's rectangle on the screen.
    public let frame: InspectedRect
    /// The view that would take a touch there.
    public let touched: String?

    /// The point as text, in four lines.
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
