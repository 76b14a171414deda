import Foundation
import TableDrawing
import TableshotTesting
import Testing
import UIKit

@testable import UIKitCells

/// The tests run one after another, because a cell observes notifications that another test posts.
@Suite(.serialized) struct CellPictureTests {
    @Test("Each cell written for UIKit is drawn without an error", arguments: CellClasses.names)
    func cells(name: String) throws {
        let cell = try #require(CellClasses.named(name))
        let log = DiagnosticLog()
        let bitmap = try CellList([cell]).bitmap(messages: log)
        #expect(log.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(bitmap.height >= 60)
        // The background and the separator are two colours. A collection view has no cells.
        #expect(Set(bitmap.pixels).count > (name == "CollectionCell" ? 1 : 2))
    }

    @Test("Cells written for UIKit have their looks", arguments: 0..<5)
    func sheets(index: Int) throws {
        let all = CellClasses.all
        let part =
            index == 4
            ? CellClasses.further
            : all.indices.filter { $0 * 4 / all.count == index }.map { all[$0] }
        assertSnapshot(
            of: try CellList(part).bitmap(messages: DiagnosticLog()), as: .image(scale: 2),
            named: "cells-\(index + 1)", directory: "../../Snapshots/UIKit")
    }

    @Test("A cell written for UIKit receives notifications")
    func notifications() {
        let unread = NotificationCell(style: .default, reuseIdentifier: nil)
        NotificationCenter.default.post(
            name: .unreadCountDidChange, object: nil, userInfo: ["count": 3])
        #expect(unread.detailTextLabel?.text == "3")
    }
}
