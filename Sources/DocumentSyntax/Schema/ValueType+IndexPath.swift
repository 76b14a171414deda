import Foundation
import TableDrawing
import TableGeometry

extension ValueType where Value == IndexPath {
    private static var section: ValueType<Int> { .integer(0...10_000_000, "a section") }
    private static var row: ValueType<Int> { .integer(0...100_000_000, "a row") }

    /// A section and a row, `[0, 3]`, both counted from 0.
    package static var indexPath: Self { indexPath(note: nil) }

    /// A section and a row.
    ///
    /// - Parameter note: advice if the value is a list of rows or a mapping.
    package static func indexPath(note: String?) -> Self {
        Self(
            schema: { form in
                [
                    "type": "array", "minItems": .number(2), "maxItems": .number(2),
                    "prefixItems": [section.schema(form.whole), row.schema(form.whole)],
                ]
            },
            write: { .list([.number(Double($0.section)), .number(Double($0.row))]) },
            read: { node, context in
                guard let elements = node.sequence, elements.count == 2,
                    !node.isListOfRows
                else { return node.noRow(context.problems, note: note) }
                guard let section = section.read(elements[0], context),
                    let row = row.read(elements[1], context)
                else { return nil }
                return IndexPath(row: row, section: section)
            })
    }
}

extension DocumentNode {
    /// Whether the node is a list of rows such as `[0, 3]`.
    fileprivate var isListOfRows: Bool { sequence?.contains { $0.sequence != nil } == true }

    /// Reports a value that is not a single row.
    fileprivate func noRow(_ problems: ProblemList, note: String?) -> IndexPath? {
        let expected = "a section and a row such as [0, 3]"
        if let sequence, !sequence.isEmpty {
            let found =
                isListOfRows ? "a list of rows" : "a list of \(counted(sequence.count, "element"))"
            problems.error(
                "expected \(isListOfRows ? "one row, \(expected)" : expected), found "
                    + (sequence.count == 1 && !isListOfRows ? "a list of one element" : found),
                at: self, note: isListOfRows ? note : nil)
            return nil
        }
        return wrongType(expected, problems, note: mapping == nil ? nil : note)
    }
}

extension ValueType where Value == Int {
    /// A section's number, starting at 0.
    ///
    /// - Parameter note: advice if the value is a list or a mapping.
    package static func section(note: String) -> Self {
        let one = ValueType<Int>.integer(0...10_000_000, "a section")
        return Self(
            schema: one.schema, write: one.write,
            read: { node, context in
                guard node.sequence == nil, node.mapping == nil else {
                    return node.wrongType(
                        "one section such as 3", context.problems, note: note)
                }
                return one.read(node, context)
            })
    }
}

extension ValueType where Value == [IndexPath] {
    /// A single row or several rows, `[[0, 3], [0, 4]]`.
    package static var indexPaths: Self {
        let one = ValueType<IndexPath>.indexPath
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        one.schema(form),
                        [
                            "type": "array", "items": one.schema(form.whole),
                            "minItems": .number(1),
                        ],
                    ]
                ]
            },
            read: { node, context in
                let nodes = node.rowNodes
                let rows = nodes.compactMap { one.read($0, context) }
                return rows.count == nodes.count ? rows : nil
            })
    }
}

extension DocumentNode {
    /// The nodes of the rows in a node: the node itself, or its elements if the node is a list
    /// of rows.
    package var rowNodes: [DocumentNode] {
        guard let sequence, sequence.first?.sequence != nil else { return [self] }
        return sequence
    }
}
