import Foundation
import TableControls
import TableMockups
import TableThemes
import TableViews
import Tableshot

extension Snapshotting where Value: TableView {
    /// Returns a strategy for the render tree as text; the parameters are documented for
    /// `image`.
    public static func renderTree(
        size: CGSize? = nil, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.renderTree]).text(of: .renderTree)
    }

    /// Returns a strategy for the picture's accessibility tree as text; the parameters are
    /// documented for `image`.
    public static func accessibilityTree(
        size: CGSize? = nil, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.accessibilityTree])
            .text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: TableViewController {
    /// Returns a strategy for the render tree as text; the parameters are documented for
    /// `image`.
    public static func renderTree(
        size: CGSize, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.renderTree]).text(of: .renderTree)
    }

    /// Returns a strategy for the picture's accessibility tree as text; the parameters are
    /// documented for `image`.
    public static func accessibilityTree(
        size: CGSize, region: PictureRegion = .screen
    ) -> Snapshotting {
        image(size: size, region: region, recording: [.accessibilityTree])
            .text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: TableViewCell {
    /// Returns a strategy for a cell's render tree as text; the parameters are documented for
    /// `image`.
    public static func renderTree(width: CGFloat, height: CGFloat? = nil) -> Snapshotting {
        image(width: width, height: height, recording: [.renderTree]).text(of: .renderTree)
    }

    /// Returns a strategy for a cell's accessibility tree as text; the parameters are
    /// documented for `image`.
    public static func accessibilityTree(width: CGFloat, height: CGFloat? = nil) -> Snapshotting {
        Snapshotting([.accessibilityTree]) { make, setting in
            try CellTable.picture(of: .content, width: width, setting) {
                CellTable(cell: try make(), width: $0, height: height, style: .plain)
            }
        }.text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: CellDrawing {
    /// Returns a strategy for the render tree of a drawing's cell as text; the parameters are
    /// documented for `image`.
    ///
    /// The drawing is a single line of the tree with its number of commands. A picture contains
    /// more information.
    public static func renderTree(width: CGFloat) -> Snapshotting {
        image(width: width, recording: [.renderTree]).text(of: .renderTree)
    }

    /// Returns a strategy for the accessibility tree of a drawing's cell as text; the
    /// parameters are documented for `image`.
    public static func accessibilityTree(width: CGFloat) -> Snapshotting {
        Snapshotting([.accessibilityTree]) { make, setting in
            try CellTable.picture(of: .content, width: width, setting) {
                CellTable(drawing: try make(), width: $0)
            }
        }.text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value: View {
    /// Render tree of the view as text.
    public static var renderTree: Snapshotting {
        image(recording: [.renderTree]).text(of: .renderTree)
    }

    /// Accessibility tree of the view as text.
    public static var accessibilityTree: Snapshotting {
        image(recording: [.accessibilityTree]).text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value == TableDocument {
    /// Render tree of the document as text.
    public static var renderTree: Snapshotting {
        image(recording: [.renderTree]).text(of: .renderTree)
    }

    /// Accessibility tree of the document's screen as text.
    public static var accessibilityTree: Snapshotting {
        image(recording: [.accessibilityTree]).text(of: .accessibilityTree)
    }
}

extension Snapshotting where Value == String {
    /// Any text, compared line by line.
    public static var lines: Snapshotting { lines(pathExtension: "txt") }

    /// Returns a strategy for any text, compared line by line, in files with a custom extension
    /// such as `md` or `json`.
    public static func lines(pathExtension: String) -> Snapshotting {
        Snapshotting(pathExtension: pathExtension) { make, setting in
            try SnapshotIgnoreError.checkLines(setting.ignoring)
            return SnapshotContent(form: .text(try setting.context.run(make)))
        }
    }
}
