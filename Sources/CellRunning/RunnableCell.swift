import Foundation
import TableViews
import Tableshot

/// A cell class of a team's source, which the command compiles.
public struct RunnableCell: @unchecked Sendable {
    let name: String
    let type: TableViewCell.Type
    let configure: (TableViewCell) throws -> Void

    /// Creates a cell whose statements of `--with` are a closure.
    public init<Cell: TableViewCell>(
        _ type: Cell.Type, name: String, configure: @escaping (Cell) throws -> Void = { _ in }
    ) {
        self.name = name
        self.type = type
        self.configure = { cell in
            guard let cell = cell as? Cell else { return }
            try configure(cell)
        }
    }
}

/// Data source of a table with a single cell.
final class CellSource: TableViewDataSource {
    private let cell: RunnableCell
    /// Error of the statements of `--with`.
    private(set) var error: (any Error)?

    private let identifier: String

    init(_ cell: RunnableCell, identifier: String) {
        self.cell = cell
        self.identifier = identifier
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let made = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        do { try cell.configure(made) } catch { self.error = error }
        return made
    }
}
