import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableViews

/// Rules of the schema for rows that use the cells of Interface Builder's files.
///
/// An editor completes the outlets, tags and key paths of `cell: {nib: PriceCell.xib}`.
package enum NibRules {
    /// Returns the rules for the cells of a file.
    ///
    /// - Throws: a `DocumentError` with file, line and column.
    package static func rules(
        forFileAt path: String, classes: ViewClasses
    ) throws(DocumentError) -> [SchemaValue] {
        let document = try IBDocument.read(path: path, strings: nil)
        var environment = DocumentReader().environment(for: path)
        environment.catalogue.viewClasses = classes
        let describer = IBDescriber(
            document, IBIndex(document), traits: .phone, classes: classes,
            environment: environment)
        let cells = document.tableCells
        return cells.enumerated().map { index, cell in
            let isFirst = index == 0 && (document.kind == .xib || cells.count == 1)
            return rule(
                for: describer.completeDescription(ofCell: cell),
                identifier: cell["reuseIdentifier"]?.text, isDefault: isFirst,
                file: (path as NSString).lastPathComponent, classes)
        }
    }

    private static func rule(
        for cell: ViewDescription, identifier: String?, isDefault: Bool, file: String,
        _ classes: ViewClasses
    ) -> SchemaValue {
        var use: [String: SchemaValue] = [
            "nib": ["pattern": .text("(^|/)\(NSRegularExpression.escapedPattern(for: file))$")]
        ]
        var required: [SchemaValue] = ["nib"]
        if isDefault {
            use["identifier"] = identifier.map { ["const": .text($0)] } ?? .boolean(false)
        } else {
            use["identifier"] = ["const": .text(identifier ?? "")]
            required.append("identifier")
        }
        return [
            "if": [
                "properties": [
                    "cell": ["properties": .object(use), "required": .list(required)]
                ],
                "required": ["cell"],
            ],
            "then": [
                "properties": [
                    "values": [
                        "type": "object", "properties": .object(values(of: cell, classes)),
                        "additionalProperties": false,
                    ]
                ]
            ],
        ]
    }

    /// Returns the schemas of the values of a cell by their keys.
    private static func values(
        of cell: ViewDescription, _ classes: ViewClasses
    ) -> [String: SchemaValue] {
        var result: [String: SchemaValue] = [:]
        let form = SchemaForm.written
        func schema(of property: ViewProperty) -> SchemaValue {
            property.kind.type.schema(form).adding(["description": .text(property.summary)])
        }
        func properties(of view: ViewDescription) -> [ViewProperty] {
            (classes[view.className].map(classes.properties(of:)) ?? []).filter { !$0.isFixed }
        }
        for property in properties(of: cell) + cell.constraintProperties {
            result[property.name] = schema(of: property)
        }
        for view in cell.namedViews {
            let own = properties(of: view)
            var choices: [SchemaValue] = [
                [
                    "type": "object", "additionalProperties": false,
                    "properties": .object(
                        Dictionary(own.map { ($0.name, schema(of: $0)) }) { first, _ in first }),
                ]
            ]
            if let main = classes[view.className].flatMap(classes.mainProperty(of:)) {
                choices.insert(schema(of: main), at: 0)
            }
            let tags = view.tag == 0 ? [] : ["\(view.tag)", "#\(view.tag)"]
            // The views of a collection are usually views of a single class.
            let keys = [view.name].compactMap { $0 } + tags + view.collections
            for key in keys where result[key] == nil {
                result[key] = ["anyOf": .list(choices)]
                for property in own { result["\(key).\(property.name)"] = schema(of: property) }
            }
        }
        return result
    }
}
