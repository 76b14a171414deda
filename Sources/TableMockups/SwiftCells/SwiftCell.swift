import DocumentSyntax
import Foundation

/// A cell of a Swift source in a row: `{swift: PriceCell.swift, with: {price: "€ 3"}}`.
public struct SwiftCell: Sendable {
    /// Source of the cell's class.
    let source: SwiftCellSource
    /// Texts, numbers and truth values by key path.
    var values: [String: String] = [:]
    /// Number of the list of statements in the source, or `nil` for values alone.
    var statements: Int?

    /// Reads the cell of a mapping.
    ///
    /// Adds a problem and returns `nil` if the file cannot be used.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let reader = SchemaReader(node, SwiftCellSchema(), context) else { return nil }
        let path = reader.node(\.swift)
        _ = reader[\.swift]
        let name = reader[\.className]
        let filling = reader[\.with]
        reader.finish()
        guard let path, let file = context.file(path) else { return nil }
        guard file.realPath.hasSuffix(".swift") else {
            context.problems.error("the file is no Swift source; name a file .swift", at: path)
            return nil
        }
        if let name, !SwiftCellFilling.isKeyPath(name) {
            context.problems.error(
                "found the class \(name.quoted), expected the name of a class",
                at: reader.node(\.className) ?? node)
            return nil
        }
        source = context.environment.swiftCells.source(file, class: name, at: path)
        if let filling, !fill(with: filling, context) { return nil }
    }

    /// Adds values or statements, and returns whether they could be read.
    mutating func fill(with node: DocumentNode, _ context: ReadingContext) -> Bool {
        if let elements = node.sequence {
            let lines = elements.compactMap { $0.string(context.problems) }
            guard lines.count == elements.count else { return false }
            if !lines.isEmpty { statements = source.add(.statements(lines), at: node.location) }
            return true
        }
        guard let mapping = node.mapping else {
            let _: Never? = node.wrongType(
                "values, written as keys and values, or a list of statements", context.problems)
            return false
        }
        var isRead = true
        for entry in mapping.entries {
            guard SwiftCellFilling.isKeyPath(entry.key) else {
                context.problems.error(
                    "found the key \(entry.key.quoted), expected a property of the cell such as "
                        + "price or badge.text", at: entry.keyLocation,
                    length: entry.keyLocation.length(of: entry.key))
                isRead = false
                continue
            }
            guard let text = Self.text(entry.value, context) else {
                isRead = false
                continue
            }
            values[entry.key] = text
            source.add(.value(entry.key), at: entry.keyLocation)
        }
        return isRead
    }

    /// Returns a value as a text: localized, or a number or truth value as written.
    private static func text(_ node: DocumentNode, _ context: ReadingContext) -> String? {
        switch node.scalar?.resolved {
        case .bool(let flag): "\(flag)"
        case .int, .float: node.string(context.problems)
        default: ValueType<String>.text.read(node, context)
        }
    }
}

/// A value or a list of statements that fills a cell.
package struct SwiftCellFilling: Sendable {
    package enum Kind: Hashable, Sendable {
        /// A value for a key path of the cell.
        case value(String)
        /// Swift statements, in which the cell is named `cell`.
        case statements([String])
    }

    package let kind: Kind
    /// Place of the key or the list in the document.
    package let location: DocumentLocation

    /// Returns whether a text consists of Swift's identifiers, divided by dots.
    static func isKeyPath(_ text: String) -> Bool {
        text.utf8.count <= 200
            && text.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*(\??\.[\p{L}_][\p{L}\p{N}_]*)*/#) != nil
    }
}

/// `{swift: PriceCell.swift, class: PriceCell, with: {price: "€ 3"}}`.
final class SwiftCellSchema: MappingSchema {
    static let displayName = "a cell in Swift"
    static let definition = "swiftCell"
    static let summary = "A cell of an app, from its Swift source for UIKit."

    let swift = Key<String>(
        "swift", .name, required: true,
        "The path of a Swift file, relative to the document. A document with the key compiles and "
            + "runs the file.")
    let className = Key<String>(
        "class", .name, "The class of the cell. The default is the only cell of the file.")
    let with = Key<DocumentNode>(
        "with",
        .deferred { form in
            let scalar: SchemaValue = ["type": ["string", "number", "boolean"]]
            return [
                "anyOf": [
                    ["type": "object", "additionalProperties": scalar],
                    ["type": "array", "items": ["type": "string"]],
                ]
            ]
        },
        "The values of the cell's properties, or a list of Swift statements, in which the cell is "
            + "named cell.")
}
