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

    /// The screen with the overlay of its table above it, and of the bars that lie over the table.
    ///
    /// The bars are drawn again above the table's marks, so that none of them lies on a bar.
    func node(of table: TableView, in screen: View) -> RenderNode {
        var picture = screen.lowered()
        picture.frame.origin = .zero
        let origin = screen.convert(screen.bounds, to: nil).origin
        return table.inspecting {
            var children = [picture]
            switch self {
            case .blended, .overdraw:
                children += marks(of: CompositedLayer.layers(of: table), origin)
            case .frames: children += table.displayedParts.flatMap { outlines($0, 0, origin) }
            }
            for view in Self.bars(over: table, in: screen) {
                children += picture.children.filter { $0.name == view.inspectionName }
                switch self {
                case .blended, .overdraw:
                    children += marks(of: CompositedLayer.layers(of: view, on: screen), origin)
                case .frames: children += outlines(view, 0, origin)
                }
            }
            return RenderNode(
                name: rawValue, frame: CGRect(origin: .zero, size: screen.bounds.size),
                children: children)
        }
    }

    /// What the screen shows above the table.
    static func bars(over table: TableView, in screen: View) -> ArraySlice<View> {
        guard let place = screen.subviews.firstIndex(where: { $0 === table }) else { return [] }
        return screen.subviews[(place + 1)...]
    }

    private func marks(of layers: [CompositedLayer], _ origin: CGPoint) -> [RenderNode] {
        layers.map { layer in
            let color: RGBA
            switch self {
            case .blended where layer.isBlended: color = OverlayColors.blended
            case .blended: color = OverlayColors.opaque
            case .overdraw, .frames: color = OverlayColors.painted
            }
            let area = layer.area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
            return Self.mark(area, layer.path.last ?? "table", fill: color)
        }
    }

    private func outlines(_ view: View, _ depth: Int, _ origin: CGPoint) -> [RenderNode] {
        guard !view.isHidden, view.alpha > 0, depth < InspectedView.maximumDepth else {
            return []
        }
        let area = ConvexArea(of: view).moved(by: CGPoint(x: -origin.x, y: -origin.y))
        let color = OverlayColors.regions[depth % OverlayColors.regions.count]
        let outline = Self.mark(area, view.inspectionName, outline: color)
        return [outline] + view.subviews.flatMap { outlines($0, depth + 1, origin) }
    }

    /// An area in a colour, or with an outline of one point.
    private static func mark(
        _ area: ConvexArea, _ name: String, fill: RGBA? = nil, outline: RGBA? = nil
    ) -> RenderNode {
        guard !area.isUpright else {
            return RenderNode(
                name: name, frame: area.box, background: fill.map { .color($0) },
                border: outline.map { .init(width: 1, color: $0) })
        }
        let frame = area.box.insetBy(dx: -1, dy: -1)
        let inner = area.moved(by: CGPoint(x: -frame.minX, y: -frame.minY))
        let canvas = Canvas(bounds: CGRect(origin: .zero, size: frame.size))
        var path = Path()
        for (index, corner) in inner.corners.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
        if let fill {
            canvas.setFillColor(Color(fill))
            canvas.fill(path)
        }
        if let outline {
            canvas.setStrokeColor(Color(outline))
            canvas.stroke(path, style: StrokeStyle(lineWidth: 1))
        }
        return RenderNode(name: name, frame: frame, contents: .drawing(canvas.finish()))
    }
}
