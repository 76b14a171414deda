import Foundation
import Tableshot
import Testing

/// Headers and footers that fade with their sections while they float above rows.
@Suite struct FloatingCoverTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Rows all of red, so that they are found beneath whatever is seen through.
    private final class RedRows: TableViewDataSource, TableViewDelegate {
        var sections: [String]

        init(_ sections: [String]) { self.sections = sections }

        func numberOfSections(in tableView: TableView) -> Int { sections.count }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sections[section]
        }

        func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
            "End of " + sections[section]
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.backgroundColor = .red
            return cell
        }
    }

    /// How red the picture is at a height in points, from -255 to 255.
    private static func redness(_ bitmap: Bitmap, at y: CGFloat) -> Int {
        let pixel = bitmap[4, Int(y * CGFloat(bitmap.height) / size.height)]
        return Int(pixel >> 16 & 0xFF) - Int(pixel & 0xFF)
    }

    @Test(
        "A header or footer that fades is seen with what it covers, as one picture",
        arguments: [Theme.modern, .flat, .classic], [true, false])
    func cover(theme: Theme, leaves: Bool) throws {
        let context = RenderContext(theme: theme)
        let source = RedRows(leaves ? ["One", "Two"] : ["Two"])
        // In the second case the footer floats too.
        for offset in [100, 20] as [CGFloat] {
            let film = try animate(size: Self.size, framesPerSecond: 40, context: context) {
                clock in
                let table = TableView(
                    frame: CGRect(origin: .zero, size: Self.size), style: .plain)
                source.sections = leaves ? ["One", "Two"] : ["Two"]
                table.dataSource = source
                table.delegate = source
                table.contentOffset.y = offset
                clock.at(0) {
                    if leaves {
                        source.sections = ["Two"]
                        table.deleteSections([0], with: .fade)
                    } else {
                        source.sections = ["One", "Two"]
                        table.insertSections([0], with: .fade)
                    }
                }
                return table
            }
            let whole = try film.bitmap(ofFrame: leaves ? 0 : film.times.count - 1)
            var found: [Int] = []
            var places: [[CGFloat]] = []
            try film.forEachTree { index, _, tree in
                let edges = ["header 0", "footer 0"].compactMap { name in
                    tree.root.children.first { $0.name == name && $0.clipsToBounds }
                }
                places.append(
                    edges.compactMap { edge -> CGFloat? in
                        // The header or footer within what is seen of its gap.
                        guard let picture = edge.children.first, picture.name == edge.name else {
                            return nil
                        }
                        let origin = edge.frame.origin
                        let seen = picture.frame.offsetBy(dx: origin.x, dy: origin.y)
                            .intersection(edge.frame)
                        return seen.height > 6 ? seen.midY - tree.root.boundsOrigin.y : nil
                    })
            }
            let rest = Self.redness(whole, at: 13)
            for (index, bitmap) in try film.bitmaps().enumerated() {
                for y in places[index] where y > 0 && y < Self.size.height {
                    found.append(Self.redness(bitmap, at: y))
                }
            }
            #expect(found.count > 4)
            // Headers are never redder than at rest, where those of `classic` are translucent.
            #expect((found.max() ?? 99) <= max(0, rest) + 4, "\(offset): \(found), at rest \(rest)")
        }
    }

    /// It would vanish beneath what floats in the last frame.
    @Test("A row that moves to another section passes beneath headers and footers, all the way")
    func travellingRow() throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 20, context: RenderContext(theme: .classic)
        ) { clock in
            let list = AnimatedList([(0..<3).map { "A\($0)" }, (0..<6).map { "B\($0)" }])
            list.titles = ["One", "Two"]
            list.headers = true
            list.footers = true
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[1].insert(list.sections[0].removeFirst(), at: 1)
                table.moveRow(
                    at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
            }
            return table
        }
        for frame in 1..<film.times.count {
            let names = try film.renderTree(ofFrame: frame).root.children.map(\.name)
            let row = try #require(names.firstIndex(of: "row 1,1"), "\(frame): \(names)")
            let footer = try #require(names.firstIndex(of: "footer 1"), "\(frame): \(names)")
            #expect(row < footer, "\(frame): \(names)")
            // These do not float.
            for name in ["footer 0", "header 1"] {
                let edge = try #require(names.firstIndex(of: name), "\(frame): \(names)")
                #expect(row < edge, "\(frame): \(names)")
            }
        }
    }
}
