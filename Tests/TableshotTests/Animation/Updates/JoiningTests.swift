import Foundation
import Tableshot
import Testing

/// Parts that appear or disappear during an animation join its movement and fade.
@Suite struct JoiningTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Positions of parts and texts in a tree, by name, in points.
    private static func places(in root: RenderNode) -> [String: CGPoint] {
        var result: [String: CGPoint] = [:]
        func look(_ node: RenderNode, _ origin: CGPoint, _ row: String) {
            let place = CGPoint(
                x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
            let row = node.name.hasPrefix("row ") ? node.name : row
            result[row.isEmpty || row == node.name ? node.name : row + " " + node.name] = place
            if case .text(let text, _) = node.contents { result["\"\(text.string)\""] = place }
            for child in node.children {
                look(
                    child,
                    CGPoint(
                        x: place.x - node.boundsOrigin.x, y: place.y - node.boundsOrigin.y), row)
            }
        }
        look(root, .zero, "")
        return result
    }

    @Test(
        "Rows that scroll into view while editing begins or ends slide with the others",
        arguments: [true, false])
    func editing(begins: Bool) throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 40))
            table.isEditing = !begins
            clock.at(0) { table.setEditing(begins, animated: true) }
            clock.at(0.02) {
                table.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            }
            clock.at(0.1) { table.setEditing(!begins, animated: true) }
            clock.at(0.15) { table.setEditing(begins, animated: true) }
            return table
        }
        var places: Set<CGFloat> = []
        try film.forEachTree { index, _, tree in
            let contents = Self.places(in: tree.root).filter {
                $0.key.hasPrefix("row ") && $0.key.hasSuffix(" contentView")
            }
            let all = Set(contents.values.map { ($0.x * 100).rounded() / 100 })
            #expect(all.count == 1, "frame \(index): \(contents)")
            places.formUnion(all)
        }
        #expect(places.count > 10)
    }

    @Test(
        "A row deleted while its selection fades continues to fade",
        arguments: [
            SelectionFade.crossfade, .twoImages, .background(contentSwitch: .start),
        ])
    func leavingSelection(fade: SelectionFade) throws {
        var table: TableView?
        var list: AnimatedList?
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let rows = AnimatedList(rows: 4)
            let view = AnimatedList.table(rows)
            view.selectionFade = fade
            view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            clock.at(0) { view.deselectRow(at: [0, 1], animated: true) }
            clock.at(0.05) {
                rows.sections[0].remove(at: 1)
                view.deleteRows(at: [[0, 1]], with: .left)
            }
            (table, list) = (view, rows)
            return view
        }
        // Just below the row's upper edge, at the left of the window, only its fill is visible.
        var greens: [Int] = []
        try film.forEachFrame { frame in
            guard frame.time < 0.2 else { return }
            let scale = frame.bitmap.width / 200
            greens.append(Int(frame.bitmap[3 * scale, 47 * scale] >> 8 & 255))
        }
        let white = try #require(greens.last)
        #expect(try white > #require(greens.first) + 10, "\(greens)")
        #expect(greens == greens.sorted(), "\(greens)")
        // Afterwards, the cell is ready for reuse.
        let number = try #require(list?.numberOfCells)
        #expect(table?.reuseStatistics.total.created == number && number <= 6)
    }

    @Test(
        "The header of a section that is reloaded twice and deleted continues to fade to its text",
        arguments: [TableView.Style.plain, .grouped])
    func headers(style: TableView.Style) throws {
        func table(_ list: AnimatedList) -> TableView {
            list.headers = true
            return AnimatedList.table(list, style: style)
        }
        let film = try animate(size: Self.size, framesPerSecond: 100) { clock in
            let list = AnimatedList([["First", "a"], ["Last", "b"]])
            let table = table(list)
            clock.at(0) {
                list.sections[0] = ["Second", "c"]
                table.reloadSections([0], with: .fade)
            }
            clock.at(0.2) {
                list.sections[0] = ["Third", "d"]
                table.reloadSections([0], with: .fade)
            }
            clock.at(0.3) {
                list.sections.remove(at: 0)
                table.deleteSections([0], with: .left)
            }
            return table
        }
        /// Opacities of the headers' texts, from 0 to 1.
        func shares(_ root: RenderNode) -> [String: Double] {
            var result: [String: Double] = [:]
            func look(_ node: RenderNode, _ share: Double) {
                switch node.contents {
                case .text(let text, _) where text.string.uppercased().hasPrefix("OF "):
                    result[text.string.uppercased(), default: 0] += share * node.opacity
                case .mix(let first, let second, let part):
                    look(first, share * node.opacity * (1 - part))
                    look(second, share * node.opacity * part)
                default: break
                }
                for child in node.children { look(child, share * node.opacity) }
            }
            look(root, 1)
            return result
        }
        var seen: [[String: Double]] = []
        try film.forEachTree { _, _, tree in seen.append(shares(tree.root)) }
        // The first text has disappeared at the end of the first reload.
        let first = seen.map { $0["OF FIRST"] ?? 0 }
        #expect(first[19] > 0.01 && first[31...].allSatisfy { $0 < 0.001 }, "\(first)")
        for (one, next) in zip(first, first.dropFirst()) { #expect(next <= one + 1e-9) }
        // The leaving header continues to fade to the third text until the end of the second
        // reload.
        let third = seen.map { $0["OF THIRD"] ?? 0 }
        #expect(third[31] > 0.05 && third[45] > third[31] + 0.2, "\(third)")
    }

    @Test(
        "Headers and footers of grouped sections that scroll into view move with their rows",
        arguments: [TableView.Style.grouped, .insetGrouped], [250, -250])
    func scrolledIn(style: TableView.Style, distance: CGFloat) throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let list = AnimatedList((0..<12).map { section in (0..<2).map { "\(section).\($0)" } })
            list.headers = true
            list.footers = true
            let table = AnimatedList.table(list, style: style)
            table.contentOffset.y = 500
            clock.at(0) {
                table.setContentOffset(CGPoint(x: 0, y: 500 + distance), animated: true)
            }
            clock.at(0.05) {
                list.sections[4] = ["4.0"]
                table.deleteRows(at: [[4, 1]], with: .fade)
            }
            clock.at(0.1) {
                list.sections.insert(["New"], at: 4)
                table.insertSections([4], with: .fade)
            }
            return table
        }
        var distances: [String: Set<CGFloat>] = [:]
        try film.forEachTree { _, _, tree in
            let places = Self.places(in: tree.root)
            for section in 0..<12 {
                let name = "\(section).0"
                guard let row = places["\"\(name)\""] else { continue }
                for (text, place) in places where text.uppercased() == "\"OF \(name)\"" {
                    distances[name, default: []].insert((row.y - place.y).rounded())
                }
            }
        }
        #expect(distances.count >= 2, "\(distances)")
        for (name, all) in distances {
            #expect(try #require(all.max()) - #require(all.min()) <= 1, "\(name): \(all.sorted())")
        }
    }
}
