/// A part of an SVG that librsvg may not draw.
struct SVGNote: Sendable {
    /// The condition for drawing.
    enum Condition: Hashable, Sendable {
        case never
        case feature(SVGFeature)
        /// librsvg parses values of the shape.
        case value(SVGValueShape)
        /// librsvg parses the selector.
        case selector(String)
    }

    /// Name of the attribute, property or element.
    let name: String
    /// The value with its element or selector, for comparisons.
    let value: String
    /// Offset in the SVG's text.
    let place: Int
    /// Index of the element in document order.
    let element: Int
    let condition: Condition
    /// Description in warnings, or `nil` if no renderer draws the part in a still picture.
    let words: String?
}

/// Recording of values outside of the grammar that all versions of librsvg draw.
extension SVGScan {
    /// Maximum length of a value in a warning.
    private static let longestValue = 60

    private mutating func note(
        _ name: String, _ value: String, at place: Int, _ condition: SVGNote.Condition,
        words: String?
    ) {
        notes.append(
            SVGNote(
                name: name, value: value, place: place, element: nodes.count, condition: condition,
                words: words))
    }

    private static func shown(_ value: String) -> String {
        let plain = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return plain.count <= longestValue ? plain : plain.prefix(longestValue) + "…"
    }

    /// Records an element that SVG does not have.
    mutating func checkElement(_ name: String, at place: Int) {
        guard !SVGVocabulary.elements.contains(name), SVGFeature.elements[name] == nil else {
            return
        }
        note("<\(name)>", name, at: place, .never, words: nil)
    }

    /// Records an attribute that librsvg may not draw.
    mutating func checkAttribute(
        _ name: String, _ value: String, of element: String, at place: Int
    ) {
        if name == "stroke-dasharray", value != "none" { hasDashes = true }
        if name == "transform" {
            checkValue(name, value, .transform, in: element, at: place)
        } else if name == "pathLength" {
            note(
                name, element + "=" + value, at: place, .feature(SVGFeature.pathLength), words: nil)
            hasPathLength = true
        } else if name == "style" {
            // The declarations are checked alone.
            return
        } else if let kind = Self.kind(ofAttribute: name, element) {
            checkValue(name, value, kind, in: element, at: place)
        } else if !["data-", "aria-", "on"].contains(where: name.hasPrefix) {
            note(name, element + "=" + value, at: place, .never, words: nil)
        }
    }

    /// Returns the kind of an attribute's values, or `nil` for an unknown attribute.
    private static func kind(ofAttribute name: String, _ element: String) -> SVGValueKind? {
        switch (name, element) {
        // Lengths of shapes can be functions, but numbers of lights and filters cannot.
        case ("x1", "line"), ("x2", "line"), ("y1", "line"), ("y2", "line"): .length()
        case ("rotate", "tspan"), ("rotate", "text"), ("x", "tspan"), ("x", "text"),
            ("y", "tspan"), ("y", "text"), ("dx", "text"), ("dx", "tspan"), ("dy", "text"),
            ("dy", "tspan"), ("textLength", _), ("lengthAdjust", _):
            .any
        // A blur at the edges as on an endless plane is not drawn.
        case ("edgeMode", _): .words(["none"])
        case (let name, _) where SVGFeature.styleOnly.contains(name): SVGVocabulary.attributes[name]
        default: SVGVocabulary.attributes[name] ?? SVGVocabulary.properties[name]
        }
    }

    /// Records a declaration that librsvg may not draw.
    ///
    /// - Parameter context: The element, or the selectors of the rule.
    mutating func checkDeclaration(
        _ declaration: SVGStyleSheet.Declaration, in context: String, at place: Int
    ) {
        let (name, value) = (declaration.name, declaration.value)
        if name == "stroke-dasharray", value != "none" { hasDashes = true }
        if name == "transform" {
            checkValue(name, value, .styleTransform, in: context, at: place)
        } else if let kind = SVGVocabulary.properties[name] {
            checkValue(name, value, kind, in: context, at: place)
        } else {
            let isQuiet =
                name.isEmpty || SVGVocabulary.prefixesWithoutEffect.contains(where: name.hasPrefix)
            let words = isQuiet ? nil : "the property \(name)"
            note(name, context + "=" + value, at: place, .never, words: words)
        }
    }

    private mutating func checkValue(
        _ name: String, _ value: String, _ kind: SVGValueKind, in context: String, at place: Int
    ) {
        // Path data is long.
        if case .any = kind { return }
        let value = value.trimmedOfSpace
        guard !kind.accepts(value) else { return }
        // The scan reports other addresses than `#id`.
        if Self.targets(in: value).contains(where: { !$0.hasPrefix("#") }) { return }
        let shape = kind.probe.flatMap { SVGValueShape(value, $0) }
        note(
            name, context + "=" + value, at: place, shape.map { .value($0) } ?? .never,
            words: "the value \(Self.shown(value)) of \(name)")
    }

    // MARK: Style sheets

    /// States of interaction and parts of texts, which a still picture does not have.
    private static let states = [
        "::", ":active", ":focus", ":hover", ":target", ":visited",
    ]

    /// Whether a style sheet applies on a screen.
    ///
    /// Records a style sheet for other media or in another language.
    mutating func applies(_ text: String, at place: Int) -> Bool {
        let type = sheetType.trimmedOfSpace.lowercased()
        let media = sheetMedia.trimmedOfSpace.lowercased()
        let names = media.split(separator: ",").map { String($0).trimmedOfSpace }
        if type.isEmpty || type == "text/css",
            names.isEmpty
                || names.contains(where: { ["all", "screen", "only screen"].contains($0) })
        {
            return true
        }
        // Styles for paper and styles in other languages have no effect on a screen.
        let isQuiet = names.allSatisfy { $0 == "print" } || !type.isEmpty && type != "text/css"
        note(
            "style", type + media + "=" + text, at: place, .never,
            words: isQuiet ? nil : "styles for \(Self.shown(media))")
        return false
    }

    /// Records the rules of a style sheet that librsvg may not draw.
    mutating func checkStyleSheet(_ sheet: SVGStyleSheet, _ text: String, at place: Int) {
        for (name, _) in sheet.atRules where name != "import" {
            let isQuiet =
                ["charset", "counter-style", "font-face", "page"].contains(name)
                || name.hasPrefix("-")
            let known = SVGFeature.atRules[name]
            note(
                "@" + name, text, at: place, known.map { .feature($0) } ?? .never,
                words: known == nil && !isQuiet ? "@" + name : nil)
        }
        let hasNamespaces = sheet.atRules.contains { $0.name == "namespace" }
        for rule in sheet.rules {
            let context = rule.selectors.joined(separator: ",")
            let isStill = rule.selectors.contains { selector in
                !Self.states.contains(where: selector.lowercased().contains)
            }
            guard isStill else {
                let content = rule.declarations.map { "\($0.name):\($0.value)" }
                note(context, content.joined(separator: ";"), at: place, .never, words: nil)
                continue
            }
            for selector in rule.selectors where selector.contains(where: ":[|\\@".contains) {
                let isKnown =
                    SVGFeature.selectors.keys.contains(where: selector.contains)
                    || hasNamespaces && selector.contains("|")
                guard !isKnown else { continue }
                note(
                    selector, context, at: place, .selector(selector),
                    words: "the selector \(Self.shown(selector))")
            }
            for declaration in rule.declarations where !noteDeclaration(declaration, of: nil) {
                checkDeclaration(declaration, in: context, at: place)
            }
        }
    }
}
