import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Drawing of views, and calls of the delegate just before a row is displayed.
@Suite struct DisplayTests {
    final class Counting: View {
        var drawings = 0
        override func draw(_ rect: CGRect) {
            drawings += 1
            Color.red.set()
            rectFill(rect)
        }
    }

    @Test(
        "A view draws once, and again only after setNeedsDisplay or a change of its size or traits")
    func marking() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = view.lowered()
        _ = view.lowered()
        #expect(view.drawings == 1)
        view.setNeedsDisplay()
        _ = view.lowered()
        #expect(view.drawings == 2)
        view.frame.origin.x = 5
        _ = view.lowered()
        #expect(view.drawings == 2)
        view.frame.size.width = 20
        _ = view.lowered()
        #expect(view.drawings == 3)
        RenderContext(traits: TraitCollection(userInterfaceStyle: .dark)).run {
            _ = view.lowered()
        }
        #expect(view.drawings == 4)
    }

    @Test("The view's node contains the drawing")
    func drawn() {
        let view = Counting(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        guard case .drawing(let drawing) = view.lowered().contents else {
            Issue.record("the view's node has no drawing")
            return
        }
        #expect(drawing.commands.count == 3)
    }

    @Test("willDisplay may change the background of a row just before it is drawn")
    func alternating() {
        let source = ListSource([3])
        source.willDisplay = { cell, indexPath in
            cell.backgroundColor =
                indexPath.row % 2 == 0 ? Color(white: 0.7, alpha: 0.1) : .white
        }
        let rows = makeTable(source).lowered().children.filter { $0.name.hasPrefix("row") }
        let grey = RGBA(red: 0.7, green: 0.7, blue: 0.7, alpha: 0.1)
        #expect(rows.map(\.background) == [.color(grey), .color(.white), .color(grey)])
    }

    @Test("Labels and images without contents add no view")
    func untouched() {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        _ = cell.textLabel
        _ = cell.imageView
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.isEmpty)
        cell.detailTextLabel?.text = "x"
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.count == 1)
        cell.detailTextLabel?.text = nil
        cell.layoutIfNeeded()
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test("A cell's subviews have UIKit's order")
    func order() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "x"
        cell.accessoryType = .checkmark
        cell.selectedBackgroundView = View(frame: .zero)
        cell.backgroundView = View(frame: .zero)
        cell.setSelected(true, animated: false)
        #expect(
            cell.lowered().children.map(\.name) == [
                "backgroundView", "selectedBackgroundView", "contentView", "accessory",
                "separator",
            ])
    }

    @Test(
        "A selected classic cell has a blue gradient and white text, a deselected cell has neither")
    func selection() {
        RenderContext(theme: .classic).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "x"
            cell.setSelected(true, animated: false)
            let dump = cell.lowered().dump
            #expect(dump.contains("linear(#058CF5 #015DE6)"))
            #expect(dump.contains("#FFFFFF]"))
            cell.setSelected(false, animated: false)
            let plain = cell.lowered().dump
            #expect(!plain.contains("linear("))
            #expect(plain.contains("#000000]"))
        }
    }

    @Test(
        "Before iOS 13, the backgrounds in the content of a selected cell are clear until they are set",
        arguments: [Theme.classic, .flat, .modern, .glass])
    func clearing(theme: Theme) throws {
        RenderContext(theme: theme).run {
            let clears = theme.name == Theme.classic.name || theme.name == Theme.flat.name
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .white
            cell.contentView.addSubview(view)
            func background() -> Paint? {
                cell.lowered().children.first { $0.name == "contentView" }?.children.first?
                    .background
            }
            #expect(background() == .color(.white))
            cell.setSelected(true, animated: false)
            #expect(background() == (clears ? nil : .color(.white)))
            view.backgroundColor = .white
            cell.setHighlighted(true, animated: false)
            #expect(background() == .color(.white))
            cell.setHighlighted(false, animated: false)
            cell.setSelected(false, animated: false)
            #expect(background() == .color(.white))
            cell.setSelected(true, animated: false)
            #expect(view.backgroundColor == .white)
        }
    }

    @Test("The selection style none changes nothing")
    func noSelection() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "x"
        let before = cell.lowered()
        cell.selectionStyle = .none
        cell.setSelected(true, animated: false)
        #expect(cell.lowered() == before)
    }

    @Test("The header of the visible section floats, and the next header pushes it up")
    func floating() throws {
        let source = ListSource([10, 10])
        source.headers = [0: "A", 1: "B"]
        let table = makeTable(source, height: 200)
        table.sectionHeaderTopPadding = 0
        func header(_ section: Int) -> CGFloat? {
            table.lowered().children.first { $0.name == "header \(section)" }?.frame.minY
        }
        table.contentOffset.y = 100
        #expect(header(0) == 100)
        // Section 0 ends at 28 + 440 = 468; its header has 28.
        table.contentOffset.y = 455
        #expect(header(0) == 440)
        #expect(header(1) == 468)
        let names = table.lowered().children.map(\.name)
        #expect(names.last == "header 1")
    }

    @Test("The pixels of a row run from round(minY) to round(maxY)")
    func pixels() {
        RenderContext(traits: TraitCollection(displayScale: 3)).run {
            let source = ListSource([4])
            let table = makeTable(source)
            table.rowHeight = 43.5
            let rows = table.lowered().children.filter { $0.name.hasPrefix("row") }
            for (row, node) in rows.enumerated() {
                let top = (43.5 * Double(row) * 3).rounded() / 3
                #expect(abs(Double(node.frame.minY) - top) < 1e-9)
            }
            #expect(abs(rows[0].frame.maxY - rows[1].frame.minY) < 1e-9)
        }
    }

    @Test("A plain table has separators below its rows only if it has a filler height")
    func fillers() {
        let source = ListSource([1])
        let table = makeTable(source, height: 220)
        table.theme = .ios13
        let node = table.lowered()
        #expect(node.children.filter { $0.name.hasPrefix("filler") }.count == 4)
        table.fillerRowHeight = 0
        #expect(!table.lowered().dump.contains("filler"))
    }
}
