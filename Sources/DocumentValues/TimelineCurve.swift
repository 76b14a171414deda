import DocumentSyntax
import Foundation
import TableAnimation
import TableDrawing

/// Timing curve of a step.
public enum TimelineCurve: Sendable, Hashable {
    case timing(MediaTimingFunction)
    /// A spring that settles at the end of the step's duration.
    case spring(damping: Double, velocity: Double)

    /// Returns the curve for a duration in seconds.
    package func curve(over duration: Double) -> AnimationCurve {
        switch self {
        case .timing(let function): .timing(function)
        case .spring(let damping, let velocity):
            .spring(
                SpringTimingParameters(
                    dampingRatio: damping, duration: duration, initialVelocity: velocity))
        }
    }
}

extension ValueType where Value == TimelineCurve {
    private static var coordinates: ValueType<Double> {
        .double(.from(-100, through: 100, "a coordinate"))
    }

    /// A curve name, four coordinates of a Bézier curve, or a spring.
    package static var timelineCurve: Self {
        let names = MediaTimingFunction.named
        let spring = ValueType<TimelineCurve>.mapping(SpringSchema()) { reader in
            defer { reader.finish() }
            return .spring(damping: reader[\.damping], velocity: reader[\.velocity])
        }
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        ["enum": .list(names.map { .text($0.name) })],
                        [
                            "type": "array", "minItems": .number(4), "maxItems": .number(4),
                            "items": coordinates.schema(form.whole),
                        ],
                        spring.schema(form),
                    ]
                ]
            },
            read: { node, context in
                if node.mapping != nil { return spring.read(node, context) }
                guard let elements = node.sequence else {
                    let note = "others are written [x1, y1, x2, y2] or {damping: 0.7}"
                    let name = node.choice(names.map(\.name), context.problems, note: note)
                    return names.first { $0.name == name }.map { .timing($0.curve) }
                }
                return bezier(elements, node, context)
            })
    }

    private static func bezier(
        _ elements: [DocumentNode], _ node: DocumentNode, _ context: ReadingContext
    ) -> TimelineCurve? {
        guard elements.count == 4 else {
            return node.wrongType(
                "four coordinates of a curve such as [0.42, 0, 0.58, 1]", context.problems)
        }
        let x = ValueType<Double>.double(.from(0, through: 1, "a share of the time"))
        let values = elements.enumerated().compactMap { index, element in
            (index.isMultiple(of: 2) ? x : coordinates).read(element, context)
        }
        guard values.count == 4 else { return nil }
        return .timing(
            MediaTimingFunction(controlPoints: values[0], values[1], values[2], values[3]))
    }
}
