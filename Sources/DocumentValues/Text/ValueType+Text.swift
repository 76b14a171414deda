import DocumentSyntax
import Foundation
import TableDrawing
import TableText

extension ValueType where Value == StyledText {
    /// A text, or a list of runs.
    ///
    /// A run is a text, or a mapping with attributes.
    package static var styledText: Self {
        let plain = ValueType<String>.text
        let run = ValueType<TextRun>.mapping(TextRunSchema(), TextRun.init(reader:))
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        plain.schema(form),
                        [
                            "type": "array", "minItems": .number(1),
                            "items": [
                                "anyOf": [plain.schema(form.whole), run.schema(form.whole)]
                            ],
                        ],
                    ]
                ]
            },
            read: { node, context in
                guard let elements = node.sequence else {
                    if node.mapping?["text"] != nil {
                        return node.wrongType(
                            "a text, or a list of attributed runs", context.problems,
                            note: "a single attributed run is written [{text: …}]")
                    }
                    return plain.read(node, context).map { StyledText($0) }
                }
                guard !elements.isEmpty else {
                    return node.wrongType(
                        "a text, or a list of at least one run such as [{text: a, color: red}]",
                        context.problems, note: "an empty text is written \"\"")
                }
                return StyledText(
                    runs: elements.compactMap { element in
                        element.mapping == nil
                            ? plain.read(element, context).map { TextRun($0) }
                            : run.read(element, context)
                    })
            })
    }
}

extension ValueType where Value == UnderlineStyle {
    private static var parts: [(name: String, value: UnderlineStyle)] {
        [
            ("single", .single), ("thick", .thick), ("double", .double),
            ("patternDot", .patternDot), ("patternDash", .patternDash),
            ("patternDashDot", .patternDashDot), ("patternDashDotDot", .patternDashDotDot),
        ]
    }

    /// `true`, an underline style in UIKit, or a list of styles.
    package static var underline: Self {
        let part = ValueType<UnderlineStyle>.choice(parts)
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        ValueType<Bool>.boolean.schema(form), part.schema(form),
                        ["type": "array", "items": part.schema(form.whole)],
                    ]
                ]
            },
            read: { node, context in
                if case .bool(let flag) = node.scalar?.resolved { return flag ? .single : [] }
                let style = (node.sequence ?? [node]).compactMap { part.read($0, context) }
                    .reduce(into: UnderlineStyle()) { $0.formUnion($1) }
                // A pattern such as `patternDot` alone draws no line.
                let lines: UnderlineStyle = [.single, .thick, .double]
                return style.isEmpty || !style.isDisjoint(with: lines)
                    ? style : style.union(.single)
            })
    }
}

extension ValueType where Value == ParagraphStyle.LineBreakStrategy {
    /// A line break strategy in UIKit, or `none`.
    package static var lineBreakStrategy: Self { choice(ParagraphStyle.LineBreakStrategy.names) }
}

extension ValueType where Value == ParagraphStyle {
    /// A paragraph style.
    package static var paragraph: Self {
        .mapping(ParagraphSchema()) { reader in
            defer { reader.finish() }
            var style = ParagraphStyle(
                alignment: reader[\.alignment], lineBreakMode: reader[\.lineBreakMode])
            style.lineBreakStrategy = reader[\.lineBreakStrategy]
            style.lineSpacing = reader[\.lineSpacing]
            style.paragraphSpacing = reader[\.paragraphSpacing]
            style.paragraphSpacingBefore = reader[\.paragraphSpacingBefore]
            style.firstLineHeadIndent = reader[\.firstLineHeadIndent]
            style.headIndent = reader[\.headIndent]
            style.tailIndent = reader[\.tailIndent]
            style.minimumLineHeight = reader[\.minimumLineHeight]
            style.maximumLineHeight = reader[\.maximumLineHeight]
            style.lineHeightMultiple = reader[\.lineHeightMultiple]
            return style
        }
    }
}
