import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// Part of a screen shown by an animation.
public enum AnimationCrop: Sendable, Hashable {
    /// The initial place of a row, over the whole width of the table.
    case row(IndexPath)
    /// A rectangle of the screen, in points.
    case rect(CGRect)

    /// Returns the rectangle in a view, aligned to device pixels; rows are looked up in
    /// `table`.
    ///
    /// - Throws: `RenderError.region` for a row that does not exist or is not on the screen,
    ///   and for a rectangle outside of the view.
    func rect(in view: View, _ table: TableView?) throws -> CGRect {
        let size = view.bounds.size
        switch self {
        case .rect(let rect):
            let part = try Self.part(rect, of: size, "the part \(Self.text(rect))")
            if !CGRect(origin: .zero, size: size).contains(rect) {
                DiagnosticLog.record(
                    Diagnostic(
                        "animation.crop-beyond-screen",
                        message: "the part \(Self.text(rect)) is cut at the screen's edge; give "
                            + "one within the screen's \(Self.text(size.width)) × "
                            + "\(Self.text(size.height)) points"))
            }
            return part
        case .row(let indexPath):
            guard let table, table.geometry.contains(indexPath) else {
                throw RenderError.region(
                    "there is no row \(indexPath.row) in a section \(indexPath.section) to be cut "
                        + "out; " + Self.rows(of: table?.geometry, near: indexPath.section))
            }
            var row = table.rectForRow(at: indexPath)
            row.origin.x = 0
            row.size.width = table.bounds.width
            let rect = view.convert(row, from: table)
                .offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
            return try Self.part(
                rect, of: size, "row \(indexPath.row) of section \(indexPath.section)")
        }
    }

    /// Returns the intersection of a rectangle with a size, aligned to device pixels.
    ///
    /// - Throws: `RenderError.region` if the intersection is empty.
    static func part(_ rect: CGRect, of size: CGSize, _ name: String) throws -> CGRect {
        let grid = try PixelGrid(scale: CGFloat(TraitCollection.current.displayScale))
        let whole = CGRect(origin: .zero, size: size)
        let isNumber = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        let part = isNumber ? rect.intersection(whole) : .null
        let left = grid.round(part.minX)
        let top = grid.round(part.minY)
        let result = CGRect(
            x: left, y: top, width: grid.round(part.maxX) - left,
            height: grid.round(part.maxY) - top)
        guard !part.isNull, result.width > 0, result.height > 0 else {
            throw RenderError.region(
                "\(name) is beside the screen, which is \(Self.text(size.width)) × "
                    + "\(Self.text(size.height)) points")
        }
        return result
    }

    /// Returns a description of the existing rows, for messages about a missing row.
    private static func rows(of geometry: TableGeometry?, near section: Int) -> String {
        let sections = geometry?.numberOfSections ?? 0
        guard let geometry, sections > 0 else { return "the table has no rows" }
        func range(_ noun: String, _ count: Int) -> String {
            switch count {
            case 0: "no \(noun)s"
            case 1: "\(noun) 0 alone"
            default: "\(noun)s 0 to \(count - 1)"
            }
        }
        guard section < sections else { return "the table has \(range("section", sections))" }
        return "section \(section) has "
            + range("row", geometry.numberOfRows(inSection: section)) + " at the beginning"
    }

    private static func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ",")
    }

    private static func text(_ number: CGFloat) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
