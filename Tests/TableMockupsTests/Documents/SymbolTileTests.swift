import Foundation
import TableControls
import TableDrawing
import TableViews
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Symbols on tiles: `image: {symbol: wifi, background: systemBlue}`.
@Suite struct SymbolTileTests {
    /// Image on a tile and its position, in points.
    private struct Placed {
        let image: Image
        let frame: CGRect
    }

    /// Returns the symbol on a tile.
    private func content(of tile: Image?) throws -> Placed {
        guard case .drawing(let drawing)? = tile?.source else {
            throw Problem(description: "the tile is not recorded")
        }
        for case .image(let image, let frame, _, _, _) in drawing.commands {
            return Placed(image: image, frame: frame)
        }
        throw Problem(description: "the tile has no image")
    }

    private struct Problem: Error { let description: String }

    private func row(_ row: String) throws -> TableViewCell {
        let (table, _, log) = try document("table: {rows: [\(row)]}").lowered()
        #expect(log.diagnostics.isEmpty)
        return try #require(table.visibleCells.first)
    }

    /// Returns the image of the first image view below a view.
    private func image(below view: View) -> Image? {
        for subview in view.subviews {
            if let found = (subview as? ImageView)?.configuredImage { return found }
            if let found = image(below: subview) { return found }
        }
        return nil
    }

    /// Returns the stroke width of a symbol in points.
    private func strokeWidth(_ image: Image) -> CGFloat? {
        guard case .drawing(let drawing) = image.source else { return nil }
        for case .stroke(_, let style, _, _) in drawing.commands { return style.lineWidth }
        return nil
    }

    @Test func `a circle on a tile takes 20 of 29 points`() throws {
        let cell = try row("{text: a, image: {symbol: circle, background: systemBlue}}")
        let tile = try #require(cell.imageView?.image)
        #expect(tile.size == CGSize(width: 29, height: 29))
        let content = try content(of: tile)
        // A circle with its stroke has 21.25 of the 24 units.
        #expect(abs(content.frame.width * 21.25 / 24 - 20) < 0.01)
        #expect(abs(content.frame.midX - 14.5) < 0.01 && abs(content.frame.midY - 14.5) < 0.01)
        let large = try row(
            "{text: a, height: 66, image: {symbol: circle, background: systemBlue, size: 58}}")
        let twice = try self.content(of: large.imageView?.image)
        #expect(abs(twice.frame.width - content.frame.width * 2) < 0.01)
    }

    @Test func `a list content's symbol configuration changes the symbol on a tile`() throws {
        func placed(_ properties: String) throws -> Placed {
            let cell = try row(
                "{contentConfiguration: {kind: cell, text: a, image: {symbol: circle, "
                    + "background: systemBlue}, imageProperties: \(properties)}}")
            let tile = try #require(image(below: cell.contentView))
            #expect(tile.size == CGSize(width: 29, height: 29))
            return try content(of: tile)
        }
        let plain = try placed("{}")
        let bold = try placed("{preferredSymbolConfiguration: {weight: bold}}")
        #expect(abs(bold.frame.width - plain.frame.width) < 0.01)
        #expect(try #require(strokeWidth(bold.image)) > #require(strokeWidth(plain.image)))
        let small = try placed("{preferredSymbolConfiguration: {scale: small}}")
        #expect(abs(small.frame.width - plain.frame.width * 0.8) < 0.01)
        let sized = try placed("{preferredSymbolConfiguration: {pointSize: 8.5}}")
        #expect(abs(sized.frame.width - 10) < 0.01)
        // The tile limits a large symbol.
        let huge = try placed("{preferredSymbolConfiguration: {pointSize: 90}}")
        let origin = huge.frame.origin
        #expect(abs(origin.x) < 0.001 && abs(origin.y) < 0.001)
        #expect(abs(huge.frame.width - 29) < 0.001 && abs(huge.frame.height - 29) < 0.001)
    }

    @Test func `an image view's symbol configuration changes the symbol on a tile`() throws {
        func placed(_ keys: String) throws -> Placed {
            let (table, _, log) = try document(
                """
                prototypes:
                  p:
                    height: 60
                    subviews:
                      - {class: ImageView, frame: [10, 10, 40, 40], contentMode: center, image: {symbol: circle, background: systemBlue}\(keys)}
                table: {rows: [{cell: p}]}
                """
            ).lowered()
            #expect(log.diagnostics.isEmpty)
            let cell = try #require(table.visibleCells.first)
            return try content(of: image(below: cell.contentView))
        }
        let plain = try placed("")
        let sized = try placed(", preferredSymbolConfiguration: {pointSize: 17, weight: bold}")
        #expect(abs(sized.frame.width - 20) < 0.01 && plain.frame.width > 22)
        #expect(
            try #require(strokeWidth(sized.image)) / sized.image.size.width
                > #require(strokeWidth(plain.image)) / plain.image.size.width)
    }

    @Test func `a symbol with a stated size has the weight of its view`() throws {
        func placed(_ keys: String) throws -> Placed {
            let cell = try row(
                "{contentConfiguration: {kind: cell, text: a, image: {symbol: circle, size: 24, "
                    + "tint: red}, imageProperties: {\(keys)}}}")
            let symbol = try #require(image(below: cell.contentView))
            #expect(symbol.size == CGSize(width: 24, height: 24))
            #expect(symbol.isTemplate && symbol.tint == Color.red.resolved)
            return try content(of: symbol)
        }
        let plain = try placed("")
        let bold = try placed("preferredSymbolConfiguration: {weight: bold}")
        #expect(plain.frame.width == 24 && bold.frame.width == 24)
        let (thin, thick) = try (
            #require(strokeWidth(plain.image)), #require(strokeWidth(bold.image))
        )
        #expect(thick > thin * 1.3)
        // The stated size limits the symbol.
        let huge = try placed("preferredSymbolConfiguration: {pointSize: 90}")
        #expect(abs(huge.frame.width - 24) < 0.001)
    }
}
