import Foundation

extension ValueType where Value == DocumentSnapshot.Ignored {
    /// A place that is excluded from the comparison.
    static var ignoredPlace: Self {
        .mapping(SnapshotIgnoreSchema()) { reader in
            let row = reader[\.row]
            let part = reader[\.part]
            let identifier = reader[\.identifier]
            let rect = reader[\.rect]
            reader.finish()
            if !reader.has(\.row), !reader.has(\.part), !reader.has(\.identifier),
                !reader.has(\.rect)
            {
                reader.context.problems.error(
                    "expected one of row, part, identifier and rect, found none of them",
                    at: reader.mapping.node)
            }
            if let part { return .part(part, in: row) }
            if let row { return .row(row) }
            if let identifier { return .identifier(identifier) }
            return rect.map { .rect($0) }
        }
    }
}

extension ValueType where Value == CGRect {
    /// `[x, y, width, height]`, in points.
    static var rectangle: Self {
        let place = ValueType<Double>.double(.from(-1e6, through: 1e6, "a place in points"))
        let length = ValueType<Double>.double(.above(0, through: 1e6, "a length in points"))
        return Self(
            schema: { form in
                [
                    "type": "array", "minItems": .number(4), "maxItems": .number(4),
                    "prefixItems": [
                        place.schema(form.whole), place.schema(form.whole),
                        length.schema(form.whole), length.schema(form.whole),
                    ],
                ]
            },
            read: { node, context in
                guard let elements = node.sequence, elements.count == 4 else {
                    return node.wrongType(
                        "a rectangle such as [0, 0, 100, 20]", context.problems)
                }
                let values = zip(elements, [place, place, length, length]).compactMap {
                    $1.read($0, context)
                }
                guard values.count == 4 else { return nil }
                return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
            })
    }
}
