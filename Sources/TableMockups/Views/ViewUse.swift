import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// A view that a document uses, from a prototype or from a description at the place of use.
public struct ViewUse: Sendable {
    /// The prototype of the view.
    let prototype: CellPrototype
    /// Values for the prototype's views.
    let values: PrototypeValues

    /// Creates a use of a view that is described at the place of use.
    init(_ view: ViewDescription, at location: DocumentLocation, _ context: ReadingContext) {
        prototype = CellPrototype(
            ofItsOwn: ReservedIdentifier.view(at: location), view: view,
            classes: context.environment.catalogue.viewClasses)
        values = PrototypeValues()
    }

    /// Creates a use of a named prototype without values.
    init?(named node: DocumentNode, _ context: ReadingContext) {
        guard let prototype = Self.prototype(node, context) else { return nil }
        self.prototype = prototype
        values = PrototypeValues()
    }

    init?(reader: SchemaReader<ViewUseSchema>) {
        let name = reader.node(\.prototype)
        _ = reader[\.prototype]
        let values = reader[\.values]
        reader.finish()
        guard let name, let prototype = Self.prototype(name, reader.context),
            let given = PrototypeValues(values, of: prototype, reader.context)
        else { return nil }
        self.prototype = prototype
        self.values = given
    }

    /// Returns a named prototype.
    ///
    /// Adds a problem and returns `nil` if the prototype does not exist or is a cell.
    private static func prototype(
        _ node: DocumentNode, _ context: ReadingContext
    ) -> CellPrototype? {
        guard let name = node.string(context.problems) else { return nil }
        let prototypes = context.environment.prototypes
        if let prototype = prototypes[name] {
            guard prototype.isCell else { return prototype }
            context.problems.error(
                "the prototype \(name.quoted) is a cell; name a prototype of another class",
                at: node, note: "its class is written in it: class: View")
            return nil
        }
        if context.environment.swiftPrototypes[name] != nil {
            context.problems.error(
                "the prototype \(name.quoted) is a cell in Swift; name a prototype of another class",
                at: node)
            return nil
        }
        // Problems of a prototype are reported with the prototypes.
        if context.environment.knownPrototypes.contains(name) || context.mayDefine("prototypes") {
            return nil
        }
        let names = prototypes.values.filter { !$0.isCell }.map(\.name).sorted()
        let question = context.problems.question(for: name, among: names).map { "; \($0)" } ?? ""
        context.problems.error(
            "the document has no prototype \(name.quoted)\(question)", at: node,
            note: names.isEmpty
                ? "prototypes stand at the document's top: prototypes: {\(name): {class: View}}"
                : "prototypes that are no cells are \(Suggestion.list(names, "and"))")
        return nil
    }

    /// Stated height of the description, in points.
    var height: CGFloat? { prototype.height }
}

/// `{prototype: banner, values: {title: News}}`.
final class ViewUseSchema: MappingSchema {
    static let displayName = "a prototype's view"
    static let definition = "viewUse"
    static let summary = "A view created from a prototype of the document."

    let prototype = Key<String>("prototype", .name, required: true, "The name of the prototype.")
    let values = Key<DocumentNode>(
        "values", .deferred { _ in ["type": "object"] },
        "The values for the prototype's views, by view name or tag.")
}
