import Foundation
import TableMockups
import TableViews
import Tableshot

extension Snapshotting where Value: TableView {
    /// What is drawn, layer by layer, as text; parameters are those of `image`.
    public static func renderTree(
        size: CGSize? = nil, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds in the picture, as text; parameters are those of `image`.
    public static func accessibilityTree(
        size: CGSize? = nil, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.accessibilityTree])
            .text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: TableViewController {
    /// What is drawn, layer by layer, as text; parameters are those of `image`.
    public static func renderTree(
        size: CGSize, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds in the picture, as text; parameters are those of `image`.
    public static func accessibilityTree(
        size: CGSize, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.accessibilityTree])
            .text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: TableViewCell {
    /// What is drawn of a cell, layer by layer, as text; parameters are those of `image`.
    public static func renderTree(width: CGFloat, height: CGFloat? = nil) -> Snapshotting {
        image(width: width, height: height, recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds in a cell, as text; parameters are those of `image`.
    public static func accessibilityTree(width: CGFloat, height: CGFloat? = nil) -> Snapshotting {
        Snapshotting([.accessibilityTree]) { make, setting in
            try CellTable.picture(of: .content, width: width, setting) {
                CellTable(cell: try make(), width: $0, height: height, style: .plain)
            }
        }.text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: CellDrawing {
    /// What is drawn of a drawing's cell, layer by layer, as text; parameters are those of `image`.
    ///
    /// What the drawing paints is one line of the tree, which counts its commands: a picture says more.
    public static func renderTree(width: CGFloat) -> Snapshotting {
        image(width: width, recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds in a drawing's cell, as text; parameters are those of `image`.
    public static func accessibilityTree(width: CGFloat) -> Snapshotting {
        Snapshotting([.accessibilityTree]) { make, setting in
            try CellTable.picture(of: .content, width: width, setting) {
                CellTable(drawing: try make(), width: $0)
            }
        }.text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: View {
    /// What is drawn, layer by layer, as text.
    public static var renderTree: Snapshotting {
        image(recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds in the view, as text.
    public static var accessibilityTree: Snapshotting {
        image(recording: [.accessibilityTree]).text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value == TableDocument {
    /// What is drawn, layer by layer, as text.
    public static var renderTree: Snapshotting {
        image(recording: [.renderTree]).text(of: .renderTree)
    }

    /// What a screen reader finds on the screen, as text.
    public static var accessibilityTree: Snapshotting {
        image(recording: [.accessibilityTree]).text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value == String {
    /// Any text, line by line.
    public static var lines: Snapshotting { lines(pathExtension: "txt") }

    /// Any text, line by line, in files of an extension of their own, such as `md` or `json`.
    public static func lines(pathExtension: String) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension) { make, setting in
            try SnapshotIgnoreError.checkLines(setting.ignoring)
            return SnapshotContent(form: .text(try setting.context.run(make)))
        }
    }
}
