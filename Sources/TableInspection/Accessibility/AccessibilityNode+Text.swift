import Foundation
import TableDrawing
import TableViews

/// The tree as text and as JSON; the same bytes for the same tree.
extension AccessibilityNode {
    /// A line for each node, two spaces deeper a level.
    ///
    /// An element shows its words between quotation marks, or `unlabelled`, a container those that it
    /// was given; then value, traits, hint, identifier and the rectangle on the screen in points.
    public var dump: String {
        var lines: [String] = []
        write(into: &lines, depth: 0)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The tree as JSON.
    public func json() throws -> String { try StableJSON.text(self) }

    /// What is spoken, in one line.
    ///
    /// Some values are for tests: a switch's 1 or 0 is on or off for ears, a wheel's is said by its label,
    /// and of a secret only its length is told.
    public var spoken: String {
        let isButton = traits.contains("button")
        let said: String? =
            switch value {
            case "1" where isButton: "on"
            case "0" where isButton: "off"
            case "1" where label == AccessibilityWords.inProgress: nil
            case "0" where label == AccessibilityWords.halted: nil
            case let value? where !value.isEmpty && value.allSatisfy { $0 == "•" }:
                counted(value.count, "character")
            default: value
            }
        // Spaces are not spoken.
        return [label, said].compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
            .joined(separator: AccessibilityWords.separator)
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
