import DocumentSyntax
import Foundation
import TableDrawing

extension ValueType where Value == ScreenHeight {
    /// A height in points, or `content` for the height of the table's content.
    static var screenHeight: Self {
        let range = NumberRange.from(1, through: 100_000, "a height")
        return Self(
            schema: { $0.single(["anyOf": [range.schema, ["const": "content"]]]) },
            read: { node, context in
                guard case .string(let text) = node.scalar?.resolved else {
                    return node.number(range, context.problems).map { .points(CGFloat($0)) }
                }
                if text == "content" { return .content }
                return node.wrongType(
                    "a height such as 844, or content", context.problems,
                    question: Suggestion.question(for: text, among: ["content"]))
            })
    }
}
