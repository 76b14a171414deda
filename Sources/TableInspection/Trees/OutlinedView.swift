import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

/// A visible view with its rectangle on the screen and its place in the source.
public struct OutlinedView: Sendable, Hashable, Codable {
    /// Name of the view in its description, of its part, or of its class.
    public let name: String
    /// Names of the views that contain the view, from the outermost.
    public let path: [String]
    /// Visible rectangle on the screen, in points.
    public let frame: InspectedRect
    /// Text of the view, or `nil` without a text.
    public let text: String?
    /// Place of the description as `file:line:column`, or of the nearest view around the view
    /// that has a description; `nil` without a description.
    public let location: String?
}

extension TableInspector {
    /// Returns the visible views of the screen, from back to front.
    public func outline() -> [OutlinedView] {
        table.inspecting {
            screen.layoutIfNeeded()
            var views: [OutlinedView] = []
            for part in screen.displayedParts {
                Self.outline(part, in: screen.bounds, below: [], nil, &views)
            }
            return views
        }
    }

    private static func outline(
        _ view: View, in area: CGRect, below path: [String], _ location: String?,
        _ views: inout [OutlinedView]
    ) {
        guard !view.isHidden, view.alpha > 0, path.count < InspectedView.maximumDepth else {
            return
        }
        let location = view.identity.described?.location ?? view.sourcePlace ?? location
        let own = view.convert(view.bounds, to: nil)
        let visible = own.intersection(area)
        let name = view.outletName ?? view.inspection.inspectionName
        if !visible.isEmpty {
            var text: String?
            if case .text(let shown, _) = view.inspection.shownContents { text = shown.string }
            views.append(
                OutlinedView(
                    name: name, path: path, frame: InspectedRect(visible), text: text,
                    location: location))
        }
        let inner = view.inspection.isClipping ? visible : area
        guard !inner.isEmpty else { return }
        for part in view.displayedParts {
            outline(part, in: inner, below: path + [name], location, &views)
        }
    }
}
