import Foundation
import TableDrawing
import TableViews
import Testing

/// Tables on screens whose edges take something at the sides, as phones do in landscape.
@Suite struct SideSafeAreaTests {
    private func lowered(_ style: TableView.Style, _ theme: Theme = .modern) -> RenderNode {
        RenderContext(theme: theme).run {
            let source = ListSource([2])
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 852, height: 300), style: style)
            table.dataSource = source
            table.delegate = source
            let screen = ScreenView(
                size: CGSize(width: 852, height: 300), contentView: table,
                device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
            return withExtendedLifetime(source) { screen.lowered() }
        }
    }

    /// A node's frame in the screen, by its name; the first one.
    private func frame(_ name: String, in node: RenderNode, at origin: CGPoint = .zero) -> CGRect? {
        for child in node.children {
            let place = child.frame.offsetBy(
                dx: origin.x - node.boundsOrigin.x, dy: origin.y - node.boundsOrigin.y)
            if child.name == name { return place }
            if let found = frame(name, in: child, at: place.origin) { return found }
        }
        return nil
    }

    @Test("Contents of a plain table stand in the safe area, its rows reach the screen's edges")
    func plain() throws {
        let screen = lowered(.plain)
        let row = try #require(frame("row 0,0", in: screen))
        #expect(row.minX == 0 && row.width == 852)
        let content = try #require(frame("contentView", in: screen))
        #expect(content.minX == 59 && content.maxX == 852 - 59)
        let line = try #require(frame("separator", in: screen))
        #expect(line.minX > 59 && line.maxX == 852)
    }

    @Test("Inset sections stand beside the safe area")
    func inset() throws {
        let screen = lowered(.insetGrouped)
        let row = try #require(frame("row 0,0", in: screen))
        let margin = row.minX - 59
        #expect(margin > 0 && row.maxX == 852 - 59 - margin)
        let content = try #require(frame("contentView", in: screen))
        #expect(content.minX == row.minX && content.maxX == row.maxX)
    }

    @Test("A table that does not follow the safe area does not")
    func never() {
        RenderContext().run {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 852, height: 300))
            table.contentInsetAdjustmentBehavior = .never
            let source = ListSource([1])
            table.dataSource = source
            let screen = ScreenView(
                size: CGSize(width: 852, height: 300), contentView: table,
                device: DeviceFrame.island(top: 59, cornerRadius: 55).landscape)
            let node = withExtendedLifetime(source) { screen.lowered() }
            #expect(frame("contentView", in: node)?.minX == 0)
        }
    }
}
