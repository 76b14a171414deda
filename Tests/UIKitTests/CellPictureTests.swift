import Foundation
import TableSnapshots
import Tableshot
import TableshotTesting
import Testing
import UIKit

@testable import UIKitCells

/// Table with a row for each class of cells.
private final class CellList: TableViewDataSource {
    let classes: [UITableViewCell.Type]

    init(_ classes: [UITableViewCell.Type]) { self.classes = classes }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        classes.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let name = String(describing: classes[indexPath.row])
        tableView.register(classes[indexPath.row], forCellReuseIdentifier: name)
        return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    }

    func picture(_ style: UserInterfaceStyle = .light) throws -> Picture {
        var traits = TraitCollection()
        traits.userInterfaceStyle = style
        return try render(
            size: CGSize(width: 375, height: 667), region: .content,
            context: RenderContext(theme: .ios15, traits: traits)
        ) {
            let table = TableView(frame: .zero)
            table.dataSource = self
            return table
        }
    }
}

@Suite struct CellPictureTests {
    @Test("Each cell written for UIKit is drawn without an error", arguments: CellClasses.names)
    func cells(name: String) throws {
        let cell = try #require(CellClasses.named(name))
        let picture = try CellList([cell]).picture()
        #expect(picture.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(try picture.bitmap().height >= 80)
    }

    @Test("Cells written for UIKit have their looks", arguments: 0..<4)
    func sheets(index: Int) throws {
        let all = CellClasses.all
        let part = all.indices.filter { $0 * 4 / all.count == index }.map { all[$0] }
        assertSnapshot(
            of: try CellList(part).picture(), as: .image(), named: "cells-\(index + 1)",
            directory: "../../Snapshots/UIKit")
    }
}
