import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

/// An overlay that shows how a table is composed.
public enum InspectionOverlay: String, Sendable, Hashable, CaseIterable {
    /// Shows opaque content in green and blended content in red.
    case blended
    /// Shows repeatedly painted points in darker colours.
    case overdraw
    /// Shows the outlines of all views.
    case frames

    /// Returns the screen in grey, with overlays of its table and of the bars above it, and a
    /// key below.
    ///
    /// The bars are drawn again above the table's marks, so that no mark lies on a bar.
    func node(of table: TableView, in screen: View) -> RenderNode {
        var picture = screen.lowered()
        picture.frame.origin = .zero
        let grey = Self.grey(picture)
        let place = screen.convert(screen.bounds, to: nil)
        return table.inspecting {
            let bars = Self.bars(over: table, in: screen)
            var children = [grey]
            var key: OverlayKey
            func show(_ bar: View) {
                children += picture.children.filter { $0.name == bar.inspection.inspectionName }.map
                { node in
                    var cover = grey
                    cover.name = node.name
                    cover.mask = node
                    return cover
                }
            }
            switch self {
            case .blended:
                var grid = CoverageGrid(place)
                var layers = CompositedLayer.layers(of: table)
                layers += bars.flatMap { CompositedLayer.layers(of: $0, on: screen) }
                for layer in layers { grid.add(layer.area, isBlended: layer.isBlended) }
                children.append(Self.mixing(of: layers, place))
                key = OverlayKey(width: place.width)
                key.addMixing(grid)
            case .overdraw:
                var grid = CoverageGrid(place)
                let layers = CompositedLayer.layers(of: table)
                for layer in layers { grid.add(layer.area, isBlended: layer.isBlended) }
                children += marks(of: layers, place.origin)
                for bar in bars {
                    let layers = CompositedLayer.layers(of: bar, on: screen)
                    show(bar)
                    for layer in layers { grid.clear(layer.area) }
                    for layer in layers { grid.add(layer.area, isBlended: layer.isBlended) }
                    children += marks(of: layers, place.origin)
                }
                key = OverlayKey(width: place.width)
                key.addCounts(grid)
            case .frames:
                var views = table.displayedParts.flatMap { Self.framed($0, 0) }
                children += views.map { Self.outline($0, place.origin) }
                for bar in bars {
                    let parts = Self.framed(bar, 0)
                    show(bar)
                    children += parts.map { Self.outline($0, place.origin) }
                    views += parts
                }
                key = OverlayKey(width: place.width)
                key.addDepths(views.map(\.depth))
            }
            let keyNode = key.node(at: place.height)
            return RenderNode(
                name: rawValue,
                frame: CGRect(
                    x: 0, y: 0, width: keyNode.frame.width,
                    height: place.height + keyNode.frame.height),
                children: children + [keyNode])
        }
    }

    /// Returns a picture in grey, so that the colours of marks stand out.
    private static func grey(_ picture: RenderNode) -> RenderNode {
        let bounds = CGRect(origin: .zero, size: picture.frame.size)
        let canvas = Canvas(bounds: bounds)
        canvas.draw(picture)
        // White has no saturation. It also fills transparent parts of the picture.
        canvas.setBlendMode(.saturation)
        canvas.setFillColor(.white)
        canvas.fill(bounds)
        return RenderNode(
            name: picture.name, frame: bounds, contents: .drawing(canvas.finish()))
    }

    /// Returns the views that the screen shows above the table.
    static func bars(over table: TableView, in screen: View) -> ArraySlice<View> {
        guard let place = screen.subviews.firstIndex(where: { $0 === table }) else { return [] }
        return screen.subviews[(place + 1)...]
    }

    private func marks(of layers: [CompositedLayer], _ origin: CGPoint) -> [RenderNode] {
        layers.map { layer in
            let area = layer.area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
            return Self.mark(area, layer.path.last ?? "table", fill: OverlayColors.painted)
        }
    }

    /// Returns the colours of the visible layer at each point.
    ///
    /// Each layer replaces the layers beneath it, as on the screen.
    private static func mixing(of layers: [CompositedLayer], _ place: CGRect) -> RenderNode {
        let bounds = CGRect(origin: .zero, size: place.size)
        let canvas = Canvas(bounds: bounds)
        canvas.beginTransparencyLayer()
        canvas.setBlendMode(.copy)
        for layer in layers where !layer.area.isEmpty {
            let area = layer.area.moved(by: CGPoint(x: -place.minX, y: -place.minY))
            canvas.setFillColor(
                Color(layer.isBlended ? OverlayColors.blended : OverlayColors.opaque))
            canvas.fill(path(of: area))
        }
        canvas.endTransparencyLayer()
        return RenderNode(
            name: "mixing", frame: bounds, contents: .drawing(canvas.finish()))
    }

    private static func path(of area: ConvexArea) -> Path {
        var path = Path()
        for (index, corner) in area.corners.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
        return path
    }

    /// A view with its outline.
    private struct Framed {
        let view: View
        /// Depth of the view in its part of the screen.
        let depth: Int
        let area: ConvexArea
        /// Distance of the outline from the view's edges, so that outlines of enclosing views
        /// stay visible, in points.
        let inset: CGFloat
    }

    /// Returns a view and its subviews with outlines.
    private static func framed(
        _ view: View, _ depth: Int, within outer: Framed? = nil
    ) -> [Framed] {
        guard !view.isHidden, view.alpha > 0, depth < InspectedView.maximumDepth else {
            return []
        }
        let area = ConvexArea(of: view)
        let coincides = outer.map { $0.area.box.coincides(area.box) } ?? false
        let own = Framed(
            view: view, depth: depth, area: area,
            inset: coincides ? (outer?.inset ?? 0) + 1 : 0)
        return [own] + view.subviews.flatMap { framed($0, depth + 1, within: own) }
    }

    private static func outline(_ framed: Framed, _ origin: CGPoint) -> RenderNode {
        let area = framed.area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        let color = OverlayColors.depth(framed.depth)
        let place = area.box.insetBy(dx: framed.inset, dy: framed.inset)
        let isShrunk = area.isUpright && framed.inset > 0 && place.width > 0 && place.height > 0
        return mark(
            isShrunk ? ConvexArea(place) : area, framed.view.inspection.inspectionName,
            outline: color)
    }

    /// Returns a filled area, or an area with an outline 1 point wide.
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
        let path = path(of: inner)
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

extension CGRect {
    /// Whether the outlines of two rectangles, a point wide, would coincide.
    fileprivate func coincides(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1 && abs(minY - other.minY) < 1 && abs(maxX - other.maxX) < 1
            && abs(maxY - other.maxY) < 1
    }
}
