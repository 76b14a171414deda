import DocumentSyntax
import TableControls
import TableDrawing

/// A check for contradicting values of a described control.
struct ViewValueCheck {
    /// Name of the view in messages.
    let view: String
    /// The effective values.
    ///
    /// A row's values replace the values of its prototype.
    let values: [String: ViewValue]
    let problems: ProblemList
    /// Nodes of values that are reported here.
    ///
    /// Other values were reported at their own location.
    let nodes: [String: DocumentNode]
    /// Names of invalid values that are already reported.
    ///
    /// Checks that depend on these values are skipped.
    let unread: Set<String>

    /// Checks the values of a view of a class.
    func check(_ viewClass: ViewClass) {
        checkWords(viewClass)
        switch viewClass.name {
        case "SegmentedControl" where !unread.contains("segments"):
            let count = list("segments").count
            // An invalid element of the list is already reported, so the index is not checked.
            if let found = nodes["segments"]?.sequence, found.count != count { return }
            if let index = number("selectedSegmentIndex"), index >= Double(count) {
                let last = count > 0 ? "-1 to \(count - 1)" : "-1, for there are no segments"
                report("selectedSegmentIndex", "segment \(text(index))", expected: last)
            }
            checkDisabledSegments()
            checkMomentary()
        case "GradientView": checkGradient()
        case "Button":
            checkColors()
            checkInsets()
        case "Slider": checkRange(defaultMaximum: 1)
        case "Stepper": checkRange(defaultMaximum: 100)
        case "PageControl":
            let pages = number("numberOfPages") ?? 0
            if let page = number("currentPage"), page > 0, page >= pages {
                report(
                    "currentPage", "page \(text(page))",
                    expected: pages > 0
                        ? "0 to \(text(pages - 1))" : "0, for there are no pages")
            }
        default: break
        }
    }

    private func checkDisabledSegments() {
        guard case .texts(let disabled)? = values["disabledSegments"] else { return }
        let names = SegmentNames(
            list("segments").map { value in
                switch value {
                case .text(let title): (title, nil)
                case .image(let make): (nil, make())
                default: (nil, nil)
                }
            })
        let nodes = nodes["disabledSegments"]?.sequence
        for (index, name) in disabled.enumerated() where names.indices(of: name).isEmpty {
            let isPlace = Int(name) != nil && names.count > 0
            report(
                "disabledSegments", "the disabled segment \(name.quoted)",
                expected: names.count == 0
                    ? "segments with such a title"
                    : Suggestion.list(names.all, "or")
                        + (isPlace ? ", or a place from 0 to \(names.count - 1)" : ""),
                at: nodes?.count == disabled.count ? nodes?[index] : nil)
        }
    }

    /// Warns of accessibility words in a view that is not an accessibility element.
    private func checkWords(_ viewClass: ViewClass) {
        let isElement: Bool? =
            if case .boolean(let flag)? = values["isAccessibilityElement"] { flag } else { nil }
        let words = ["accessibilityLabel", "accessibilityValue", "accessibilityHint"]
        guard let key = words.first(where: { values[$0] != nil && nodes[$0] != nil }),
            let node = nodes[key], !(isElement ?? viewClass.speaks)
        else { return }
        problems.warning(
            "\(key) of \(view) is not read, because the view is not an accessibility element",
            at: node, note: "isAccessibilityElement: true makes the view an element")
    }

    private func checkGradient() {
        // Invalid elements count, too, because they are reported at their own location.
        func count(_ name: String) -> Int {
            nodes[name]?.sequence?.count ?? list(name).count
        }
        let colors = count("layer.colors")
        if values["layer.colors"] != nil, colors < 2 {
            report(
                "layer.colors", colors == 0 ? "no colour" : "one colour",
                expected: "two at least such as [white, gray]")
        }
        guard values["layer.locations"] != nil else { return }
        let locations = list("layer.locations").compactMap { value -> Double? in
            if case .number(let number) = value { number } else { nil }
        }
        if count("layer.locations") != colors {
            report(
                "layer.locations",
                "\(counted(count("layer.locations"), "location")) of \(counted(colors, "colour"))",
                expected: "one for each colour")
        } else if zip(locations, locations.dropFirst()).contains(where: >) {
            report(
                "layer.locations", "locations that descend", expected: "them from 0 up to 1")
        }
    }

    /// Warns of title colours in a button with a configuration, which has its own colours.
    private func checkColors() {
        guard values["configuration"] != nil else { return }
        for key in nodes.keys.sorted() where key.lowercased().hasSuffix("titlecolor") {
            guard let node = nodes[key] else { continue }
            problems.warning(
                "found \(key) beside configuration in \(view), which decides the title's colour",
                at: node, note: "tintColor colours the title of a plain, gray or tinted button")
        }
    }

    /// Warns of insets that do not fit the button: a configuration has its own insets.
    private func checkInsets() {
        let isConfigured = values["configuration"] != nil || unread.contains("configuration")
        for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] where isConfigured {
            guard let node = nodes[key] else { continue }
            problems.warning(
                "found \(key) beside configuration in \(view), which has no effect there as in "
                    + "UIKit",
                at: node, note: "configuration.contentInsets is the space around its content")
        }
        let parts = nodes.keys.filter { $0.hasPrefix("configuration.") }.sorted()
        for key in parts where !isConfigured {
            guard let node = nodes[key] else { continue }
            problems.warning(
                "found \(key) in \(view) without a configuration, where it has no effect",
                at: node,
                note: key == "configuration.contentInsets"
                    ? "contentEdgeInsets is the space around the content of such a button"
                    : "a configuration is plain, gray, tinted or filled: configuration: gray")
        }
    }

    /// Warns of a selected segment in a momentary control, whose segments do not stay selected.
    private func checkMomentary() {
        guard case .boolean(true)? = values["isMomentary"],
            let index = number("selectedSegmentIndex"), index >= 0,
            let node = nodes["selectedSegmentIndex"] ?? nodes["isMomentary"]
        else { return }
        problems.warning(
            "found segment \(text(index)) chosen in \(view) with isMomentary: true, which keeps no segment "
                + "chosen", at: node)
    }

    private func checkRange(defaultMaximum: Double) {
        let least = number("minimumValue") ?? 0
        let most = number("maximumValue") ?? defaultMaximum
        guard least <= most else {
            let key = nodes["minimumValue"] == nil ? "maximumValue" : "minimumValue"
            return report(
                key, "a minimumValue of \(text(least)) above the maximumValue of \(text(most))",
                expected: "the lesser of the two as minimumValue")
        }
        guard let value = number("value"), !(least...most).contains(value) else { return }
        let key = ["value", "minimumValue", "maximumValue"].first { nodes[$0] != nil } ?? "value"
        report(key, "the value \(text(value))", expected: "\(text(least)) to \(text(most))")
    }

    private func number(_ name: String) -> Double? {
        if case .number(let number)? = values[name] { number } else { nil }
    }

    private func list(_ name: String) -> [ViewValue] {
        if case .list(let values)? = values[name] { values } else { [] }
    }

    private func text(_ number: Double) -> String { NumberRange.text(number) }

    /// Reports a value at its location, or at the location of its invalid part.
    private func report(
        _ key: String, _ found: String, expected: String, at part: DocumentNode? = nil
    ) {
        guard let node = part ?? nodes[key] else { return }
        problems.error("found \(found) in \(view), expected \(expected)", at: node)
    }
}

extension ViewDescription {
    /// Name of the view in messages: its class, and its name or tag if present.
    var spokenName: String {
        name.map { "the \(className) \($0.quoted)" }
            ?? (tag == 0 ? className.withArticle : "the \(className) of the tag \(tag)")
    }
}
