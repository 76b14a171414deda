import Foundation
import TableControls
import TableDrawing

/// The accessibility tree as text and as JSON.
///
/// Equal trees have equal bytes.
extension AccessibilityNode {
    /// The tree as text, with a line for each node and two spaces per level.
    ///
    /// An element shows its label in quotation marks, or `unlabelled`. A container shows a
    /// label only if it was set. Value, traits, hint, identifier and the rectangle on the
    /// screen in points follow.
    public var dump: String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tree as JSON.
    public func json() throws -> String { try StableJSON.text(self) }

    /// The spoken text, on a single line.
    ///
    /// Some values are meant for tests. A switch's 1 or 0 is spoken as on or off. A wheel's
    /// value is spoken by its label. A secret's value is spoken as its length.
    public var spoken: String {
        let isButton = traits.contains("button")
        let said: String? =
            switch value {
            case "1" where isButton: "on"
            case "0" where isButton: "off"
            case "1" where label == AccessibilityLabels.inProgress: nil
            case "0" where label == AccessibilityLabels.halted: nil
            case let value? where !value.isEmpty && value.allSatisfy { $0 == "•" }:
                counted(value.count, "character")
            default: value
            }
        // Spaces are not spoken.
        return [label, said].compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
            .joined(separator: AccessibilityLabels.separator)
    }

    private func write(into lines: inout [String], depth: Int) {
        var words = [name]
        if let label, !label.isEmpty {
            words.append(label.quotedForDump)
        } else if isElement, value == nil {
            words.append("unlabelled")
        }
        if let value { words.append("value=" + value.quotedForDump) }
        if !traits.isEmpty { words.append("[" + traits.joined(separator: " ") + "]") }
        if let hint { words.append("hint=" + hint.quotedForDump) }
        if let identifier { words.append("identifier=" + identifier.quotedForDump) }
        words.append(frame.description)
        lines.append(words.joined(separator: " ").indented(depth))
        for child in children { child.write(into: &lines, depth: depth + 1) }
    }
}
