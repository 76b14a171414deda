import TableViews

/// Something that a screen reader stops at and has no words for, or none that were meant for it.
public struct AccessibilityFinding: Sendable, Hashable, Codable {
    /// Where it is, from the outside in: `row 0,1`, `action`.
    public let path: [String]
    /// The rectangle on the screen, in points.
    public let frame: InspectedRect
    public let message: String
    public let remedy: String

    /// The finding in one line.
    public var line: String {
        "\(path.joined(separator: " > ")) \(frame): \(message); \(remedy)"
    }
}

extension AccessibilityNode {
    /// The elements that say nothing, or the name of a file, or a value without saying of what, in reading
    /// order.
    ///
    /// A control's value is of something where an element beside it, in the same row, has a label, and no
    /// other control there lacks one: of several nobody could tell which the label is of. An accessory
    /// view stands apart: a switch there takes the row's words, and in documents a slider or field;
    /// other controls have none.
    public var findings: [AccessibilityFinding] { findings(below: [], isNamed: false) }

    /// Whether it is a control that says a value, or how to change one, and not of what.
    private var isNamelessControl: Bool {
        isNamelessStepper
            || isElement && label?.isEmpty ?? true && value?.isEmpty == false
                && !traits.contains("staticText") && !Self.accessories.contains(name)
    }

    /// Whether it is a stepper whose two buttons are all that is said.
    private var isNamelessStepper: Bool {
        !isElement && label?.isEmpty ?? true && !Self.accessories.contains(name)
            && Set(children.map(\.label)) == [
                AccessibilityWords.decrement, AccessibilityWords.increment,
            ]
    }

    /// Whether nothing is heard of a text: spaces are not spoken.
    private static func isSilent(_ text: String?) -> Bool {
        text?.allSatisfy(\.isWhitespace) ?? true
    }

    private static let accessories: Set<String> = ["accessoryView", "editingAccessoryView"]

    private func findings(below path: [String], isNamed: Bool) -> [AccessibilityFinding] {
        let path = path + [name]
        if isNamelessStepper {
            guard !isNamed else { return [] }
            return [
                AccessibilityFinding(
                    path: path, frame: frame,
                    message: "says Decrement and Increment without saying of what",
                    remedy: "set its accessibilityLabel")
            ]
        }
        guard isElement else {
            let isLabelled =
                label?.isEmpty == false
                || children.contains { $0.isElement && $0.label?.isEmpty == false }
            let nameless = children.filter(\.isNamelessControl).count
            return children.flatMap {
                $0.findings(
                    below: path,
                    isNamed: isLabelled && nameless < 2 && name.hasPrefix("row ")
                        && !Self.accessories.contains($0.name))
            }
        }
        if isNamedByFile == true {
            return [
                AccessibilityFinding(
                    path: path, frame: frame, message: "is named only by its file",
                    remedy: "set its accessibilityLabel")
            ]
        }
        guard Self.isSilent(label) else { return [] }
        if Self.isSilent(value) {
            return [
                AccessibilityFinding(
                    path: path, frame: frame, message: "has no words",
                    remedy: "give it a title or set its accessibilityLabel; what only decorates "
                        + "sets isAccessibilityElement to false")
            ]
        }
        guard !isNamed, !traits.contains("staticText") else { return [] }
        return [
            AccessibilityFinding(
                path: path, frame: frame, message: "says a value without saying of what",
                remedy: "set its accessibilityLabel")
        ]
    }
}
