import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableViews

/// Content of a picture and the method of lowering its slabs.
struct PicturePlan {
    /// Size of the picture, in points.
    var size: CGSize
    /// Background of the picture.
    var background: RGBA
    /// Whether the picture shows a whole view, instead of a part of a view or a render node.
    var isWhole = true
    /// Lowers the content of a slab, with the slab's top at y 0.
    var lower: (View, Extent) throws -> RenderNode

    /// Creates a plan with a custom method of lowering slabs.
    init(
        size: CGSize, background: RGBA, lower: @escaping (View, Extent) throws -> RenderNode
    ) {
        self.size = size
        self.background = background
        self.lower = lower
    }

    /// Creates a plan for the whole of any view, independent of the slab.
    init(view: View, size: CGSize) {
        self.size = size
        background = .clear
        lower = { view, slab in
            Self.shifted(view.lowered(), up: slab.minY, size: size)
        }
    }

    /// Creates a plan for a resolved render node.
    init(node: RenderNode, background: RGBA) {
        size = node.frame.size
        isWhole = false
        self.background = background
        lower = { _, slab in Self.shifted(node, up: slab.minY, size: node.frame.size) }
    }

    /// Creates a plan for a region of a screen: the whole screen, the screen with the height of
    /// its content, or a part of its table.
    ///
    /// - Throws: `RenderError`, like the initializer for tables.
    init(screen: ScreenView, region: PictureRegion) throws {
        let bezel = screen.superview as? DeviceBezel
        if let table = screen.tableView { Self.measure(table, for: region) }
        if region == .content {
            guard let table = screen.tableView, table.geometry.contentHeight > 0 else {
                throw RenderError.size(
                    "the screen's table is empty, so its content has no height; give a height")
            }
            _ = screen.fitContent()
            bezel?.fitScreen()
        }
        let root = bezel ?? screen
        size = root.bounds.size
        let table = screen.tableView
        background = bezel == nil ? table?.effectiveBackgroundColor.resolved ?? .clear : .clear
        lower = { view, slab in
            var node =
                (view as? DeviceBezel)?.lowered(slab: slab)
                ?? (view as? ScreenView)?.lowered(slab: slab) ?? view.lowered()
            node.frame.origin.y -= slab.minY
            return node
        }
    }

    /// Creates a plan for a region of a table.
    ///
    /// - Throws: `RenderError.region` for a section or row that does not exist, and
    ///   `RenderError.size` for the content of an empty table.
    init(table: TableView, region: PictureRegion, size screen: CGSize) throws {
        Self.measure(table, for: region)
        let geometry = table.geometry
        background = table.effectiveBackgroundColor.resolved
        switch region {
        case .screen:
            size = screen
            let top = table.contentOffset.y
            lower = Self.stretch(Extent(minY: top, height: screen.height))
        case .content:
            guard geometry.contentHeight > 0 else {
                throw RenderError.size(
                    "the table is empty, so its content has no height; give a height")
            }
            size = CGSize(width: screen.width, height: geometry.contentHeight)
            lower = Self.stretch(Extent(minY: 0, height: geometry.contentHeight))
        case .section(let section):
            guard (0..<geometry.numberOfSections).contains(section) else {
                throw RenderError.region(
                    "there is no section \(section); " + Self.sections(of: geometry))
            }
            let extent = geometry.sectionExtent(section)
            size = CGSize(width: screen.width, height: extent.height)
            isWhole = false
            lower = Self.stretch(extent)
        case .row(let indexPath, let padding, let isTransparent):
            guard geometry.contains(indexPath) else {
                throw RenderError.region(
                    "there is no row \(indexPath.row) in section \(indexPath.section); "
                        + Self.rows(of: geometry, near: indexPath.section))
            }
            let extent = geometry.rowExtent(at: indexPath)
            size = CGSize(
                width: screen.width + padding.left + padding.right,
                height: extent.height + padding.top + padding.bottom)
            if isTransparent { background = .clear }
            isWhole = false
            lower = Self.row(indexPath, extent, padding, size, isTransparent: isTransparent)
        }
    }

    /// Measures rows with estimated heights in the region.
    private static func measure(_ table: TableView, for region: PictureRegion) {
        switch region {
        case .screen: table.measureVisibleRows()
        case .content: table.measureAllRows()
        case .section(let section): table.measureRows(inSection: section)
        case .row(let indexPath, _, _): table.measureRow(at: indexPath)
        }
    }

    /// Returns a description of the existing sections, for messages about a missing section.
    private static func sections(of geometry: TableGeometry) -> String {
        switch geometry.numberOfSections {
        case 0: "the table has no sections"
        case 1: "the table has one section, 0"
        case let count: "the table has \(count) sections, 0 to \(count - 1)"
        }
    }

    /// Returns a description of the existing rows, for messages about a missing row.
    private static func rows(of geometry: TableGeometry, near section: Int) -> String {
        guard (0..<geometry.numberOfSections).contains(section) else {
            let first = geometry.numberOfSections > 0 ? "; " + rows(of: geometry, near: 0) : ""
            return sections(of: geometry) + first
        }
        return switch geometry.numberOfRows(inSection: section) {
        case 0: "section \(section) has no rows"
        case 1: "section \(section) has one row, 0"
        case let count: "section \(section) has \(count) rows, 0 to \(count - 1)"
        }
    }

    /// Returns a function that lowers slabs of an extent of a table's content.
    private static func stretch(_ viewport: Extent) -> (View, Extent) -> RenderNode {
        { view, slab in
            guard let table = view as? TableView else { return view.lowered() }
            let inContent = slab.offset(by: viewport.minY)
            var node = table.lowered(slab: inContent, viewport: viewport)
            node.frame.origin = CGPoint(x: 0, y: -slab.minY)
            return node
        }
    }

    private static func row(
        _ indexPath: IndexPath, _ extent: Extent, _ padding: EdgeInsets, _ size: CGSize,
        isTransparent: Bool
    ) -> (View, Extent) -> RenderNode {
        { view, slab in
            guard let table = view as? TableView else { return view.lowered() }
            let whole = table.lowered(slab: extent, viewport: extent)
            let name = "row \(indexPath.section),\(indexPath.row)"
            let cells = whole.children.filter { $0.name == name }.map { cell in
                var cell = cell
                cell.frame.origin = CGPoint(x: padding.left + cell.frame.minX, y: padding.top)
                return cell
            }
            let pattern = isTransparent ? nil : pattern(of: table, padding, size)
            let node = RenderNode(
                name: "cell", frame: CGRect(origin: .zero, size: size),
                children: (pattern.map { [$0] } ?? []) + cells)
            return shifted(node, up: slab.minY, size: size)
        }
    }

    /// Returns the pattern behind a row, aligned with the table's left edge, or `nil` if the
    /// table has no pattern.
    private static func pattern(
        of table: TableView, _ padding: EdgeInsets, _ size: CGSize
    ) -> RenderNode? {
        var node = table.backgroundPatternNode(
            in: CGRect(x: -padding.left, y: 0, width: size.width, height: size.height))
        node?.frame.origin = .zero
        return node
    }

    private static func shifted(_ node: RenderNode, up distance: CGFloat, size: CGSize)
        -> RenderNode
    {
        guard distance != 0 else { return node }
        return RenderNode(
            name: "slab", frame: CGRect(x: 0, y: -distance, width: size.width, height: size.height),
            children: [node])
    }
}

/// Part of a table shown by a picture.
public enum PictureRegion: Sendable, Hashable {
    /// The view's bounds at its content offset.
    case screen
    /// The whole content, from the table header to the table footer.
    case content
    /// A section with its header and footer.
    case section(Int)
    /// A single row with padding in points, on the table's background or on a transparent
    /// background.
    case row(IndexPath, padding: EdgeInsets = .zero, isTransparent: Bool = false)
}
