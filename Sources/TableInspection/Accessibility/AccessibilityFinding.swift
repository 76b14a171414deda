import TableControls

/// An accessibility element without a meaningful spoken description.
public struct AccessibilityFinding: Sendable, Hashable, Codable {
    /// Names of the nodes from the outermost to the element, such as `row 0,1`, `action`.
    public let path: [String]
    /// The element's rectangle on the screen, in points.
    public let frame: InspectedRect
    /// Description of the problem.
    public let message: String
    /// Description of the remedy.
    public let remedy: String

    /// The finding on a single line.
    public var line: String {
        "\(path.joined(separator: " > ")) \(frame): \(message); \(remedy)"
    }
}

extension AccessibilityNode {
    /// Elements without words, with only a file name, or with a value of unknown meaning, in
    /// reading order.
    ///
    /// A control's value has a meaning if a labelled element stands beside it in the same row,
    /// and no other control there lacks a label. With several unlabelled controls, the label
    /// could belong to any of them. Accessory views are exempt. A switch there takes the words
    /// of the row, as do sliders and fields in documents. Other controls there have no label.
    public var findings: [AccessibilityFinding] { findings(below: [], isNamed: false) }

    /// Whether the node is a control with a value, or with buttons for a value, but without a
    /// label.
    private var isNamelessControl: Bool {
        isNamelessStepper
            || isElement && label?.isEmpty ?? true && value?.isEmpty == false
                && !traits.contains("staticText") && !Self.accessories.contains(name)
    }

    /// Whether the node is a stepper that announces only its two buttons.
    private var isNamelessStepper: Bool {
        !isElement && label?.isEmpty ?? true && !Self.accessories.contains(name)
            && Set(children.map(\.label)) == [
                AccessibilityLabels.decrement, AccessibilityLabels.increment,
            ]
    }

    /// Whether a text is silent, because it is missing or consists of spaces.
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
                    message: "says Decrement and Increment without naming the value",
                    remedy: "set the accessibilityLabel")
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
                    path: path, frame: frame, message: "has only the name of its file as a label",
                    remedy: "set the accessibilityLabel")
            ]
        }
        guard Self.isSilent(label) else { return [] }
        if Self.isSilent(value) {
            return [
                AccessibilityFinding(
                    path: path, frame: frame, message: "has no label",
                    remedy:
                        "give the view a title, or set the accessibilityLabel; for a decoration, "
                        + "set isAccessibilityElement to false")
            ]
        }
        guard !isNamed, !traits.contains("staticText") else { return [] }
        return [
            AccessibilityFinding(
                path: path, frame: frame, message: "says a value without a label",
                remedy: "set the accessibilityLabel")
        ]
    }
}
