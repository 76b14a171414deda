import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableText
import TableThemes
import TableViews
import Testing

/// Positions of the legend's numbers.
extension AccessibilityTests {
    @Test func `numbers of regions cover neither texts nor each other`() throws {
        let source = ClosureSource(3) { [self] _, _ in
            let cell = TableViewCell(style: .default)
            for x in stride(from: 10, to: 300, by: 60) {
                cell.contentView.addSubview(
                    Switch(frame: CGRect(x: x, y: 6, width: 51, height: 31)))
            }
            cell.contentView.addSubview(label("Name", 10, 20))
            return cell
        }
        let node = TableInspector(source.makeTable(height: 132)).legend()
        let places = node.children.enumerated().filter { $0.element.name == "View" }.map(\.element)
        let marks = places.dropLast().map(\.frame)
        #expect(marks.count == 18)
        for (index, one) in marks.enumerated() {
            for other in marks[(index + 1)...] {
                #expect(!one.insetBy(dx: 0.5, dy: 0.5).intersects(other), "\(one) \(other)")
            }
        }
        // Above every region: no region tints a number.
        let names = node.children.map(\.name)
        let lastRegion = try #require(names.lastIndex { $0.hasPrefix("region") })
        #expect(try #require(names.firstIndex(of: "View")) > lastRegion)
    }

    @Test func `a number covers neither its own region nor another region`() throws {
        let source = ClosureSource(1) { [self] _, _ in
            let cell = TableViewCell(style: .default)
            cell.contentView.addSubview(label("Left", 10, 20))
            for (index, symbol) in ["trash", "star", "plus"].enumerated() {
                let button = Button(
                    frame: CGRect(x: 100 + index * 40, y: 16, width: 30, height: 30))
                button.setImage(Image(systemName: symbol), for: .normal)
                cell.contentView.addSubview(button)
            }
            let wheel = ActivityIndicatorView(frame: CGRect(x: 230, y: 20, width: 20, height: 20))
            wheel.startAnimating()
            cell.contentView.addSubview(wheel)
            let info = Button(type: .infoLight)
            info.frame.origin = CGPoint(x: 270, y: 20)
            cell.contentView.addSubview(info)
            return cell
        }
        let table = source.makeTable(height: 120)
        table.rowHeight = 64
        let node = TableInspector(table).legend()
        let regions = node.children.filter { $0.name.hasPrefix("region") }.map(\.frame)
        let marks = node.children.filter { $0.name == "View" }.dropLast().map(\.frame)
        try #require(regions.count == 6 && marks.count == 6)
        for (index, mark) in marks.enumerated() {
            for (other, region) in regions.enumerated() {
                let both = mark.intersection(region)
                let area = both.isNull ? 0 : both.width * both.height
                let most = other == index ? region.width * region.height * 0.4 : 20
                #expect(area <= most, "\(index) \(other)")
            }
        }
        // A number beside its region has a line to it.
        let leaders = node.children.filter { $0.name.hasPrefix("leader") }
        for leader in leaders {
            let number = try #require(Int(leader.name.dropFirst(7)))
            #expect(leader.frame.intersects(marks[number - 1]))
            #expect(leader.frame.intersects(regions[number - 1]))
        }
        let beside = zip(marks, regions).count { !$0.intersects($1) }
        #expect(leaders.count >= beside)
    }

    @Test func `a region ends at the row that covers it`() throws {
        func regions(_ next: Color?) throws -> [CGRect] {
            let source = ClosureSource(2) { [self] _, path in
                let cell = TableViewCell(style: .default)
                if path.row == 0 {
                    cell.contentView.addSubview(
                        Switch(frame: CGRect(x: 20, y: 30, width: 51, height: 31)))
                } else {
                    cell.backgroundColor = next
                    cell.contentView.addSubview(label("Next", 200, 10))
                }
                return cell
            }
            let node = TableInspector(source.makeTable(height: 120)).legend()
            return node.children.filter { $0.name.hasPrefix("region") }.map(\.frame)
        }
        #expect(try #require(try regions(nil).first) == CGRect(x: 20, y: 30, width: 51, height: 14))
        #expect(
            try #require(try regions(.clear).first) == CGRect(x: 20, y: 30, width: 51, height: 31))
    }

    @Test func `a number contrasts with a background of its own colour`() throws {
        let source = ClosureSource(1) { [self] _, _ in
            let cell = TableViewCell(style: .default)
            cell.contentView.addSubview(label("Name", 10, 20))
            return cell
        }
        let node = TableInspector(source.makeTable(height: 44)).legend()
        let mark = try #require(node.children.first { $0.name == "View" })
        #expect(mark.border?.color == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
