import Foundation
import TableControls
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

/// A class of views that a nib may name.
public struct NibClass: @unchecked Sendable {
    /// Adds the class to the classes of nibs.
    let register: (inout ViewClasses) -> Void

    /// Creates a class whose views a closure makes, without a size.
    public init<Class: View>(_ type: Class.Type, name: String, make: @escaping () -> Class) {
        let maker = Maker(make: make)
        register = { classes in
            classes.register(type, named: name) { maker.make() }
        }
    }

    /// A closure that the process calls on its main thread only.
    private struct Maker<Class>: @unchecked Sendable {
        let make: () -> Class
    }
}

/// Coder for initializers that take a coder, without values.
public final class NibDecoder: NSCoder {
    override public var allowsKeyedCoding: Bool { true }
    override public func containsValue(forKey key: String) -> Bool { false }
    override public func decodeObject(forKey key: String) -> Any? { nil }
    override public func decodeBool(forKey key: String) -> Bool { false }
    override public func decodeInteger(forKey key: String) -> Int { 0 }
    override public func decodeDouble(forKey key: String) -> Double { 0 }
    override public func decodeFloat(forKey key: String) -> Float { 0 }
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
