import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableScreens
import TableThemes
import TableViews

/// Visibility of a screen's elements, which bars, floating headers and the screen's edges may
/// cover.
struct AccessibleScreen {
    /// Bounds of the screen in its own coordinates, in points.
    private let bounds: CGRect
    /// Origin of the screen in the coordinates of the elements.
    private let origin: CGPoint
    /// Frames of the full-width bars over the table, relative to the screen's top left corner.
    ///
    /// `edges` holds the frames of the floating headers and footers, which cover rows as well.
    private let bars: [CGRect]
    private let edges: [CGRect]
    /// Frames of displayed opaque rows.
    ///
    /// Each row covers the rows before it.
    private let opaqueRows: [CGRect]

    init(_ screen: View) {
        bounds = CGRect(origin: .zero, size: screen.bounds.size)
        let origin = screen.convert(screen.bounds, to: nil).origin
        self.origin = origin
        func place(_ view: View) -> CGRect {
            view.convert(view.bounds, to: nil).offsetBy(dx: -origin.x, dy: -origin.y)
        }
        guard let table = screen as? TableView ?? (screen as? ScreenView)?.tableView else {
            (bars, edges, opaqueRows) = ([], [], [])
            return
        }
        bars = InspectionOverlay.bars(over: table, in: screen)
            .map(place)
            .filter { $0.width >= screen.bounds.width }
        edges =
            table.style == .plain
            ? table.displayedParts.filter { $0 is TableViewHeaderFooterView }.map(place) : []
        opaqueRows = table.opaqueRows.map(place)
    }

    /// Part of the table that an element belongs to.
    enum Part {
        /// A bar, or another view beside the table.
        case other
        /// A header, a footer, or another part of the table that is never covered by a header.
        case edge
        /// An element in a row.
        ///
        /// `end` is the lower edge of the row from the screen's top, in points.
        case row(end: CGFloat)
    }

    /// Returns the visible part of a rectangle, relative to the screen's top left corner.
    ///
    /// Returns `nil` if bars cover the whole rectangle, or if it lies outside the screen.
    func visible(_ frame: CGRect, of part: Part) -> CGRect? {
        let rect = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        var visible = rect.intersection(bounds)
        guard !visible.isNull else { return nil }
        let above =
            switch part {
            case .other: [CGRect]()
            case .edge: bars
            case .row(let end): bars + edges + opaqueRows.filter { $0.minY > end - 1 }
            }
        for bar in above where bar.intersects(visible) {
            if bar.minY <= visible.minY {
                let cut = min(visible.height, bar.maxY - visible.minY)
                visible.origin.y += cut
                visible.size.height -= cut
            } else {
                visible.size.height = bar.minY - visible.minY
            }
        }
        return !rect.isEmpty && visible.isEmpty ? nil : visible
    }

    /// Returns a tree without invisible elements and without containers that become empty.
    func visible(_ node: AccessibilityNode) -> AccessibilityNode {
        visible(node, .other) ?? node.with(children: [])
    }

    private func visible(_ node: AccessibilityNode, _ part: Part) -> AccessibilityNode? {
        let part = self.part(of: node, in: part)
        if node.isElement, visible(node.frame.cgRect, of: part) == nil { return nil }
        let children = node.children.compactMap { visible($0, part) }
        guard children.count != node.children.count || children != node.children else {
            return node
        }
        return children.isEmpty && !node.isElement ? nil : node.with(children: children)
    }

    /// Returns the visible elements of a tree in reading order, with their visible rectangles.
    func elements(of node: AccessibilityNode) -> [(element: AccessibilityNode, rect: CGRect)] {
        elements(of: node, .other)
    }

    private func elements(
        of node: AccessibilityNode, _ part: Part
    ) -> [(element: AccessibilityNode, rect: CGRect)] {
        let part = self.part(of: node, in: part)
        let own =
            node.isElement
            ? visible(node.frame.cgRect, of: part).map { [(element: node, rect: $0)] } ?? [] : []
        return own + node.children.flatMap { elements(of: $0, part) }
    }

    private func part(of node: AccessibilityNode, in part: Part) -> Part {
        if node.name == "table" { return .edge }
        guard case .edge = part, node.name.hasPrefix("row ") else { return part }
        return .row(end: node.frame.cgRect.maxY - origin.y)
    }
}
