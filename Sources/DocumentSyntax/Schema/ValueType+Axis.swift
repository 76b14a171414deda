import TableDrawing

extension ValueType where Value == LayoutDirection {
    /// The layout direction.
    ///
    /// The short names are the names in CSS.
    package static var direction: Self {
        choice([
            (name: "leftToRight", value: .leftToRight), (name: "rightToLeft", value: .rightToLeft),
            (name: "ltr", value: .leftToRight), (name: "rtl", value: .rightToLeft),
        ])
    }
}

extension ValueType {
    /// The values of a matrix axis: a list without duplicates, or a single value.
    ///
    /// - Parameter label: returns a value's label in picture names, if two values may share a
    ///   label.
    package static func axis<Element: Sendable & Equatable>(
        of type: ValueType<Element>, label: (@Sendable (Element) -> String)? = nil
    ) -> Self where Value == [Element] {
        Self(
            schema: { form in
                let element = type.schema(form.whole)
                return [
                    "anyOf": [
                        [
                            "type": "array", "items": element, "minItems": .number(1),
                            "uniqueItems": true,
                        ], element,
                    ]
                ]
            },
            read: { node, context in
                let nodes = node.sequence ?? [node]
                guard !nodes.isEmpty else {
                    return node.wrongType(
                        "a value or a list of at least one", context.problems,
                        note: "without the key, the axis is left as it is")
                }
                var values: [Element] = []
                var texts: [String: String] = [:]
                for node in nodes {
                    guard let value = type.read(node, context) else { continue }
                    let text = (node.scalar?.text ?? "").quoted
                    // Some file systems ignore case.
                    let name = label?(value).lowercased()
                    if values.contains(value) {
                        context.problems.error(
                            "\(text) is given twice; give each value once", at: node)
                    } else if let name, let first = texts[name] {
                        context.problems.error(
                            "the pictures of \(text) and \(first) would have equal names; give either "
                                + "value", at: node)
                    } else {
                        if let name { texts[name] = text }
                        values.append(value)
                    }
                }
                return values
            })
    }
}
