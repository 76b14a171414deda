import Foundation
import TableMockups
import TableViews
import Tableshot

extension Snapshotting where Value: TableView {
    /// A picture of a table.
    ///
    /// - Parameters:
    ///   - size: the screen in points; nothing is the table's own. A matrix's device has its own size.
    ///   - region: the part of the table to show; `size`'s height counts for `.screen` only.
    ///   - companions: texts to record beside the picture.
    public static func image(
        size: CGSize? = nil, region: PictureRegion = .screen,
        recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            if let size = setting.size(size) {
                return try render(
                    size: size, region: region, context: setting.context, makeTable: make)
            }
            let table = try setting.context.run(make)
            return try render(
                size: table.bounds.size, region: region, context: setting.context
            ) { table }
        }
    }
}

extension Snapshotting where Value: TableViewController {
    /// A picture of a controller's table, with the life cycle that a screen gives it.
    ///
    /// Parameters are those of a table's picture; there is no size of its own.
    public static func image(
        size: CGSize, region: PictureRegion = .screen,
        recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            try render(
                size: setting.size(size) ?? size, region: region, context: setting.context,
                makeController: make)
        }
    }
}

extension Snapshotting where Value: ScreenView {
    /// A picture of a screen with its bars, alone or in a device's body.
    public static func image(
        region: PictureRegion = .screen, inBezel: Bool = false,
        recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            try render(
                region: region, context: setting.context, inBezel: inBezel, makeScreen: make)
        }
    }
}

extension Snapshotting where Value: View {
    /// A picture of any view at its own size, on nothing.
    public static func image(recording companions: Set<SnapshotCompanion> = []) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            try render(context: setting.context, makeView: make)
        }
    }
}

extension Snapshotting where Value: TableViewCell {
    /// A picture of a cell as the one row of a table.
    ///
    /// - Parameters:
    ///   - width: of the table, in points.
    ///   - height: of the row, in points; nothing asks the cell.
    ///   - style: the table's.
    ///   - padding: space around the cell, in points.
    ///   - isTransparent: whether the cell lies on nothing, not on the table's background.
    public static func image(
        width: CGFloat, height: CGFloat? = nil, style: TableView.Style = .plain,
        padding: EdgeInsets = .zero, isTransparent: Bool = false,
        recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            let region = PictureRegion.row(
                [0, 0], padding: padding, isTransparent: isTransparent)
            return try CellTable.picture(of: region, width: width, setting) {
                CellTable(cell: try make(), width: $0, height: height, style: style)
            }
        }
    }
}

extension Snapshotting where Value: CellDrawing {
    /// A picture of what draws itself, as the one row of a table; it says how high it is.
    ///
    /// - Parameters:
    ///   - width: of the table, in points.
    ///   - padding: space around the cell, in points.
    ///   - isTransparent: whether the cell lies on nothing, not on the table's background.
    public static func image(
        width: CGFloat, padding: EdgeInsets = .zero, isTransparent: Bool = false,
        recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            let region = PictureRegion.row(
                [0, 0], padding: padding, isTransparent: isTransparent)
            return try CellTable.picture(of: region, width: width, setting) {
                CellTable(drawing: try make(), width: $0)
            }
        }
    }
}

extension Snapshotting where Value == TableDocument {
    /// A picture of a document that was read.
    public static func image(
        region: PictureRegion? = nil, recording companions: Set<SnapshotCompanion> = []
    ) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            let document = try setting.document(make())
            return try render(document, region: region, fontBook: setting.context.fontBook)
        }
    }
}

extension Snapshotting where Value == Picture {
    /// A picture that was made already; in a matrix, it is made anew for every variant.
    public static func image(recording companions: Set<SnapshotCompanion> = []) -> Snapshotting {
        Snapshotting(companions) { make, setting in try setting.context.run(make) }
    }
}

extension Snapshotting where Value == Bitmap {
    /// Pixels that were made elsewhere; no place of them has a name, and rectangles can be ignored.
    ///
    /// - Parameter scale: pixels per point, noted in the file.
    public static func image(scale: Double = 1) -> Snapshotting {
        Snapshotting(pathExtension: "png") { make, setting in
            let bitmap = try setting.context.run(make)
            var content = SnapshotContent(form: .picture(bitmap, scale: scale))
            content.ignored = try IgnoredPlaces.resolve(setting.ignoring.map(\.place)) {
                let size = CGSize(
                    width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
                let root = RenderNode(name: "", frame: CGRect(origin: .zero, size: size))
                return RenderTree(root: root, size: size, scale: scale)
            }
            return content
        }
    }
}
