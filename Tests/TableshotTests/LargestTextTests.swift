import Foundation
import TableInspection
import TableMockups
import TableSamples
import Tableshot
import Testing

/// Every fixture at the largest text size: self-sizing rows are not truncated, and other truncation
/// causes a warning.
@Suite struct LargestTextTests {
    private static let themes: [Theme] = [.classic, .flat, .modern, .glass]

    @Test(arguments: DocumentSnapshotTests.names, themes.map(\.name))
    func `texts stay within their rows, or a warning reports the truncation`(
        name: String, theme: String
    ) throws {
        let path = DocumentSnapshotTests.folder.appendingPathComponent(name).path
        var document = try DocumentReader(catalogue: .samples).read(path: path)
        document.contentSize = .accessibilityExtraExtraExtraLarge
        document.theme = try #require(Self.themes.first { $0.name == theme })
        let name = "\(name), \(theme)"
        let log = DiagnosticLog()
        let growing = growingRows(of: document)
        DiagnosticLog.$current.withValue(log) {
            document.context().run {
                let table = document.makeTable()
                let window = Extent(minY: table.contentOffset.y, height: table.bounds.height)
                let nodes = table.lowered(slab: window, viewport: window).children
                LayoutLint(table).record()
                for cell in table.visibleCells {
                    guard let node = nodes.first(where: { $0.frame == cell.frame }) else {
                        continue
                    }
                    let isSaid = log.diagnostics.contains {
                        $0.identifier == "cell.texts-cut" && $0.location == cell.sourcePlace
                    }
                    let row = CGRect(origin: node.boundsOrigin, size: node.frame.size)
                    for child in node.children {
                        check(child, CGPoint.zero, row, isSaid, name)
                    }
                    let grows = cell.sourcePlace.map { growing.contains($0) } ?? false
                    #expect(!(grows && isSaid), "\(name): \(cell.sourcePlace ?? "")")
                }
            }
        }
    }

    /// Returns the index paths of the rows whose height follows their texts and images.
    private func growingRows(of document: TableDocument) -> Set<String> {
        guard case .described(let table) = document.table, table.rowHeight == nil else { return [] }
        var places: Set<String> = []
        for section in table.sections {
            guard case .written(let rows) = section.rows else { continue }
            for row in rows where row.height == nil {
                switch row.content {
                case .standard, .configured: places.insert("\(row.location)")
                case .cell, .prototype, .swift: break
                }
            }
        }
        return places
    }

    @Test(arguments: DocumentSnapshotTests.names)
    func `titles of buttons are as complete as at the size large`(name: String) throws {
        let path = DocumentSnapshotTests.folder.appendingPathComponent(name).path
        func cutTitles(_ size: ContentSizeCategory) throws -> Set<String> {
            var document = try DocumentReader(catalogue: .samples).read(path: path)
            document.contentSize = size
            var titles: Set<String> = []
            DiagnosticLog.$current.withValue(DiagnosticLog()) {
                document.context().run {
                    let table = document.makeTable()
                    _ = table.lowered()
                    for cell in table.visibleCells { collect(cell, &titles) }
                }
            }
            return titles
        }
        let cut = try cutTitles(.accessibilityExtraExtraExtraLarge)
        #expect(cut.subtracting(try cutTitles(.large)).isEmpty)
    }

    /// Titles of buttons below a view that are larger than their label, except for titles that may
    /// be truncated.
    private func collect(_ view: View, _ titles: inout Set<String>) {
        if let button = view as? Button, !button.isHidden, let label = button.titleLabel,
            let text = label.text, !text.isEmpty, label.lineBreakMode != .byTruncatingTail
        {
            let size = label.sizeThatFits(.zero)
            if size.width > label.bounds.width + 0.5 || size.height > label.bounds.height * 1.25 {
                titles.insert(text)
            }
        }
        for subview in view.subviews { collect(subview, &titles) }
    }

    /// Expects texts to lie within a row, and a warning for lines that are higher than their label.
    private func check(
        _ node: RenderNode, _ origin: CGPoint, _ row: CGRect, _ isSaid: Bool, _ name: String
    ) {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        if case .text(let text, _) = node.contents {
            #expect(
                frame.minY >= row.minY - 1 && frame.maxY <= row.maxY + 1,
                "\(name): \"\(text.string)\" at \(frame) of \(row)")
            #expect(
                isSaid || text.size.height <= frame.height * 1.25,
                "\(name): \"\(text.string)\", \(text.size) in \(frame)")
        }
        let inner = CGPoint(
            x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
        for child in node.children { check(child, inner, row, isSaid, name) }
    }
}
