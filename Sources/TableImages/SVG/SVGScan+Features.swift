/// Recording of the features that librsvg may not draw.
extension SVGScan {
    /// Attributes with lengths.
    private static let lengths: Set<String> = [
        "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "x2", "y1", "y2", "fx",
        "fy",
        "fr", "stroke-width", "stroke-dasharray", "stroke-dashoffset",
    ]
    /// Attributes with colours.
    private static let colors: Set<String> = [
        "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color",
    ]
    /// Further attributes that accept functions of CSS.
    private static let others: Set<String> = [
        "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "filter",
        "transform",
    ]
    /// All attributes with features.
    private static let attributes = lengths.union(colors).union(others).union(
        SVGFeature.properties.keys
    ).union(["clip-path", "mask", "mix-blend-mode", "color-interpolation"])
        .subtracting(SVGFeature.styleOnly)

    private mutating func insert(_ feature: SVGFeature) {
        features.insert(feature)
        hasInserted = true
    }

    /// Records the feature of an element.
    mutating func noteElement(_ name: String) {
        if let feature = SVGFeature.elements[name] { insert(feature) }
        // Inkscape's element for flowing text.
        if name == "flowRoot" { removed.insert("text (convert it to paths)") }
    }

    /// Records the features of an attribute, and returns whether the attribute has features.
    mutating func noteAttribute(_ name: String, _ value: String, of element: String) -> Bool {
        hasInserted = false
        if Self.attributes.contains(name) {
            noteProperty(name, value, of: element, isStyle: false)
        }
        if name == "requiredExtensions", !value.isEmpty, parentName != "switch" {
            insert(SVGFeature.conditions)
        }
        return hasInserted
    }

    /// Records the features of a declaration, and returns whether the declaration has features.
    ///
    /// `element` is `nil` for a declaration in a style sheet.
    mutating func noteDeclaration(
        _ declaration: SVGStyleSheet.Declaration, of element: String?
    ) -> Bool {
        hasInserted = false
        noteProperty(declaration.name, declaration.value, of: element, isStyle: true)
        return hasInserted
    }

    /// Records the features of a style sheet.
    mutating func noteStyleSheet(_ sheet: SVGStyleSheet) {
        for (name, condition) in sheet.atRules {
            // `removeAddresses` reports data in the address.
            if name == "import", !condition.contains("data:") {
                removed.insert("a stylesheet outside of it")
            }
            // Styles for paper have no effect on a screen.
            if name == "media", condition.hasPrefix("print") { continue }
            if let feature = SVGFeature.atRules[name] { insert(feature) }
        }
        if sheet.hasNesting { insert(SVGFeature.nesting) }
        for rule in sheet.rules {
            for selector in rule.selectors {
                for (part, feature) in SVGFeature.selectors where selector.contains(part) {
                    insert(feature)
                }
            }
            for declaration in rule.declarations { noteTargets(in: declaration.value) }
        }
    }

    /// Records the features of a property.
    ///
    /// `element` is `nil` for a property in a style sheet.
    private mutating func noteProperty(
        _ name: String, _ value: String, of element: String?, isStyle: Bool
    ) {
        let lower = value.lowercased()
        if let (feature, neutral) = SVGFeature.properties[name],
            isStyle || !SVGFeature.styleOnly.contains(name), !neutral.contains(lower)
        {
            insert(feature)
        }
        switch name {
        case "clip-path":
            if element == "clipPath", lower.hasPrefix("url(") {
                insert(SVGFeature.nestedClip)
            } else if !lower.hasPrefix("url("), lower.contains("(") {
                insert(SVGFeature.shapes)
            }
        case "mask":
            if lower.contains("gradient(") { insert(SVGFeature.maskImages) }
        case "mix-blend-mode":
            if lower.hasPrefix("plus-") { insert(SVGFeature.lightBlending) }
        case "color-interpolation":
            if lower == "linearrgb" { insert(SVGFeature.linearGradients) }
        case "width" where isStyle && element == "use", "height" where isStyle && element == "use":
            insert(SVGFeature.usedSize)
        case "transform" where !isStyle:
            if ["px", "deg", "%", "rad", "turn"].contains(where: { lower.contains($0) }) {
                insert(SVGFeature.transformUnits)
            }
        default: break
        }
        guard
            isStyle || Self.lengths.contains(name) || Self.colors.contains(name)
                || Self.others.contains(name)
        else { return }
        if isStyle, lower == "initial" { insert(SVGFeature.initial) }
        if Self.colors.contains(name) {
            if SVGFeature.systemColorNames.contains(lower) {
                insert(SVGFeature.systemColors)
            }
            if lower.contains("(from ") { insert(SVGFeature.relativeColors) }
        }
        if lower.contains("(") { noteFunctions(lower, isFilter: name == "filter") }
        if Self.lengths.contains(name) { noteUnits(lower) }
    }

    /// Records the functions of a value: names before brackets.
    private mutating func noteFunctions(_ value: String, isFilter: Bool) {
        var name = ""
        for character in value {
            if character == "(" {
                let isColor = SVGFeature.colorFilters.contains(name)
                if let feature = SVGFeature.functions[name], !isColor || isFilter {
                    insert(feature)
                }
                name = ""
            } else if character.isLetter || character.isNumber || character == "-" {
                name.append(character)
            } else {
                name = ""
            }
        }
    }

    /// Records the units after numbers.
    private mutating func noteUnits(_ value: String) {
        var unit = ""
        var isAfterNumber = false
        for character in value + " " {
            if character.isLetter {
                unit.append(character)
                continue
            }
            if isAfterNumber, let feature = SVGFeature.units[unit] { insert(feature) }
            unit = ""
            isAfterNumber = character.isNumber || character == "."
        }
    }
}
