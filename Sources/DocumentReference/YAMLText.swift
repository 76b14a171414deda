import DocumentSyntax
import Foundation

/// A writer of values as YAML.
///
/// Small mappings and lists are written in braces and brackets, large ones in lines.
enum YAMLText {
    /// Number of columns of a line.
    private static let width = 76
    /// Number of nested mappings and lists on a line.
    private static let depth = 2

    /// Returns a value of a schema on a line.
    static func flow(_ value: SchemaValue) -> String {
        switch value {
        case .text(let text): plain(text) ?? quoted(text)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .boolean(let flag): String(flag)
        case .list(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { "\($0.key): \(flow($0.value))" }
                .joined(separator: ", ") + "}"
        }
    }

    /// Returns the lines of a document.
    static func document(_ node: DocumentNode) -> String {
        guard let mapping = node.mapping else { return flow(node) }
        return lines(mapping, indent: 0).joined(separator: "\n")
    }

    private static func lines(_ mapping: DocumentMapping, indent: Int) -> [String] {
        mapping.entries.flatMap { entry -> [String] in
            let name = String(repeating: " ", count: indent) + key(entry.key) + ":"
            let line = name + " " + flow(entry.value)
            if entry.value.scalar != nil || fits(entry.value, line) { return [line] }
            if let inner = entry.value.mapping { return [name] + lines(inner, indent: indent + 2) }
            return [name] + lines(entry.value.sequence ?? [], indent: indent + 2)
        }
    }

    private static func lines(_ elements: [DocumentNode], indent: Int) -> [String] {
        elements.flatMap { element -> [String] in
            let mark = String(repeating: " ", count: indent) + "- "
            let line = mark + flow(element)
            guard !fits(element, line), let mapping = element.mapping else { return [line] }
            var inner = lines(mapping, indent: indent + 2)
            inner[0] = mark + inner[0].dropFirst(indent + 2)
            return inner
        }
    }

    private static func fits(_ node: DocumentNode, _ line: String) -> Bool {
        nesting(node) <= depth && line.count <= width
    }

    private static func nesting(_ node: DocumentNode) -> Int {
        let inner = node.mapping?.entries.map(\.value) ?? node.sequence ?? []
        return node.scalar != nil ? 0 : 1 + (inner.map(nesting).max() ?? 0)
    }

    private static func flow(_ node: DocumentNode) -> String {
        switch node.value {
        case .scalar(let scalar):
            scalar.style == .quoted ? plain(scalar.text) ?? quoted(scalar.text) : scalar.text
        case .sequence(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{"
                + mapping.entries.map { "\(key($0.key)): \(flow($0.value))" }
                .joined(separator: ", ") + "}"
        }
    }

    private static func key(_ name: String) -> String {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "$" }
            && !["on", "off", "yes", "no"].contains(name) ? name : quoted(name)
    }

    /// Returns a text without quotes, or `nil` if the text needs quotes.
    private static func plain(_ text: String) -> String? {
        guard case .string = ResolvedScalar(plain: text), let first = text.first, text.last != " ",
            first.isLetter || first.isNumber || "./".contains(first),
            !text.contains(where: { ":#,[]{}&*!|>'\"%@`\\\n".contains($0) })
        else { return nil }
        return text
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        return "\"" + escaped + "\""
    }
}
