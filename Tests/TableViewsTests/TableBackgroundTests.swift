import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Backgrounds of grouped tables, on phones and tablets.
@Suite struct TableBackgroundTests {
    private static func table(_ style: TableView.Style = .grouped) -> TableView {
        TableView(frame: CGRect(x: 0, y: 0, width: 768, height: 1024), style: style)
    }

    /// Vertical extents of a drawing's gradients, from top to bottom.
    private static func gradients(_ contents: RenderContents) -> [ClosedRange<CGFloat>] {
        guard case .drawing(let drawing) = contents else { return [] }
        return drawing.commands.compactMap { command in
            guard case .paint(.gradient(_, .linear(let start, let end), _), _) = command else {
                return nil
            }
            return start.y...end.y
        }
    }

    private static func context(_ idiom: UserInterfaceIdiom) -> RenderContext {
        RenderContext(theme: .classic, traits: TraitCollection(userInterfaceIdiom: idiom))
    }

    @Test("Classic grouped tables have stripes on phones and a gradient on tablets")
    func classic() {
        Self.context(.phone).run {
            let node = Self.table().lowered()
            #expect(node.contents != .none && Self.gradients(node.contents).isEmpty)
            #expect(Self.table().effectiveBackgroundColor == Color(hex: 0xC5CCD4))
        }
        Self.context(.pad).run {
            #expect(Self.gradients(Self.table().lowered().contents) == [0...1024])
            #expect(Self.table(.plain).lowered().contents == .none)
            let table = Self.table()
            table.backgroundColor = .white
            #expect(table.lowered().contents == .none)
        }
    }

    @Test("A gradient stays in place while the rows scroll, and spans the height of a tall picture")
    func scrolled() {
        Self.context(.pad).run {
            let table = Self.table()
            let whole = Extent(minY: 100, height: 1024)
            #expect(
                Self.gradients(table.lowered(slab: whole, viewport: whole).contents) == [100...1124]
            )
            let tall = Extent(minY: 0, height: 5000)
            let slab = Extent(minY: 2048, height: 2048)
            #expect(
                Self.gradients(table.lowered(slab: slab, viewport: tall).contents) == [0...5000])
            #expect(table.backgroundPatternNode(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
        }
    }

    @Test("A background is resolved by idiom, and its main colour covers the largest area")
    func colors() {
        let stripes = TableBackground.stripes([
            .init(width: 2, color: .white), .init(width: 3, color: .black),
        ])
        let both = TableBackground.idioms(phone: stripes, pad: .color(.white))
        #expect(both.resolved(for: .phone) == stripes)
        #expect(both.resolved(for: .pad) == .color(.white))
        #expect(both.mainColor == .black)
        let gradient = TableBackground.gradient([.init(0, .black), .init(1, .white)])
        #expect(abs(gradient.mainColor.resolved.red - 0.5) < 0.01)
    }
}
