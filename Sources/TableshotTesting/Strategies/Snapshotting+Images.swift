import Foundation
import TableControls
import TableMockups
import TableScreens
import TableThemes
import TableViews
import Tableshot

extension Snapshotting where Value: TableView {
    /// Returns a strategy for a picture of a table.
    ///
    /// - Parameters:
    ///   - size: Size of the screen in points, or `nil` for the table's own size. A device of
    ///     the matrix replaces the size.
    ///   - region: Part of the table to show; the height of `size` is used for `.screen` only.
    ///   - companions: Texts to record beside the picture.
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
    /// Returns a strategy for a picture of a controller's table, with the life cycle of a
    /// controller on a screen.
    ///
    /// The parameters are documented for a table's picture; the size is required.
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
    /// Returns a strategy for a picture of a screen with its bars, alone or in a device's
    /// bezel.
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
    /// Returns a strategy for a picture of any view at its own size, on a transparent
    /// background.
    public static func image(recording companions: Set<SnapshotCompanion> = []) -> Snapshotting {
        Snapshotting(companions) { make, setting in
            try render(context: setting.context, makeView: make)
        }
    }
}

extension Snapshotting where Value: TableViewCell {
    /// Returns a strategy for a picture of a cell in the single row of a table.
    ///
    /// - Parameters:
    ///   - width: Width of the table, in points.
    ///   - height: Height of the row in points, or `nil` for the cell's own height.
    ///   - style: Style of the table.
    ///   - padding: Padding around the cell, in points.
    ///   - isTransparent: Whether the background is transparent instead of the table's
    ///     background.
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
    /// Returns a strategy for a picture of a drawing in the single row of a table, at the
    /// drawing's height.
    ///
    /// - Parameters:
    ///   - width: Width of the table, in points.
    ///   - padding: Padding around the cell, in points.
    ///   - isTransparent: Whether the background is transparent instead of the table's
    ///     background.
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
    /// Returns a strategy for a picture of a document.
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
    /// Returns a strategy for an existing picture; in a matrix, the picture is created for
    /// every variant.
    public static func image(recording companions: Set<SnapshotCompanion> = []) -> Snapshotting {
        Snapshotting(companions) { make, setting in try setting.context.run(make) }
    }
}

extension Snapshotting where Value == Bitmap {
    /// Returns a strategy for external pixels, which have no named places; rectangles can be
    /// ignored.
    ///
    /// - Parameter scale: Pixels per point, stored in the file.
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
