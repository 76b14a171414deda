import Foundation
import TableDrawing
import TableViews

/// What is drawn over a picture of a table to show how it is composed.
public enum InspectionOverlay: String, Sendable, Hashable, CaseIterable {
    /// Views that are opaque in green, views that are mixed with what lies beneath in red.
    case blended
    /// The darker, the more often a point is painted.
    case overdraw
    /// The outlines of all views.
    case frames

    /// The screen with the overlay of its table above it.
    func node(of table: TableView, in screen: View) -> RenderNode {
        var picture = screen.lowered()
        picture.frame.origin = .zero
        let origin = screen.convert(screen.bounds, to: nil).origin
        return table.inspecting {
            let marks =
                switch self {
                case .blended, .overdraw: Self.layers(of: table, self, origin)
                case .frames: Self.frames(of: table, origin)
                }
            return RenderNode(
                name: rawValue, frame: CGRect(origin: .zero, size: screen.bounds.size),
                children: [picture] + marks)
        }
    }

    private static func layers(
        of table: TableView, _ overlay: InspectionOverlay, _ origin: CGPoint
    ) -> [RenderNode] {
        CompositedLayer.layers(of: table).map { layer in
            let color: RGBA
            switch overlay {
            case .blended where layer.isBlended: color = OverlayColors.blended
            case .blended: color = OverlayColors.opaque
            case .overdraw, .frames: color = OverlayColors.painted
            }
            return RenderNode(
                name: layer.path.last ?? "table",
                frame: layer.rect.offsetBy(dx: -origin.x, dy: -origin.y),
                background: .color(color))
        }
    }

    private static func frames(of table: TableView, _ origin: CGPoint) -> [RenderNode] {
        func outlines(_ view: View, _ depth: Int) -> [RenderNode] {
            guard !view.isHidden, view.alpha > 0, depth < InspectedView.maximumDepth else {
                return []
            }
            let rect = view.convert(view.bounds, to: nil).offsetBy(dx: -origin.x, dy: -origin.y)
            let color = OverlayColors.regions[depth % OverlayColors.regions.count]
            let outline = RenderNode(
                name: view.inspectionName, frame: rect, border: .init(width: 1, color: color))
            return [outline] + view.subviews.flatMap { outlines($0, depth + 1) }
        }
        return table.displayedParts.flatMap { outlines($0, 0) }
    }
}
