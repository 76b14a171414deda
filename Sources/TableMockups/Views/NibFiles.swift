import DocumentSyntax
import TableControls
import TableScreens

/// Reader of cells and views from Interface Builder's files: `{nib: PriceCell.xib}`.
package protocol NibFileReading {
    /// Schema of the mapping.
    static var schema: any MappingSchema.Type { get }
    /// Reads the view of a mapping, or adds problems and returns `nil`.
    static func view(_ node: DocumentNode, _ context: ReadingContext) -> ViewDescription?
}

/// The reader of Interface Builder's files, if the program contains it.
///
/// The target InterfaceBuilderScenes declares the conformance, so that documents without such
/// files load no parser of XML.
package enum NibFiles {
    /// The type as the reader, or `nil` if no target declares the conformance.
    static var reader: (any NibFileReading.Type)? {
        (NibFiles.self as Any.Type) as? any NibFileReading.Type
    }

    private enum PrototypesKey: EnvironmentKey {
        static var defaultValue: [String: CellPrototype] { [:] }
    }

    /// Returns the prototype of a row's cell.
    ///
    /// Equal mappings are the same prototype.
    static func prototype(_ node: DocumentNode, _ context: ReadingContext) -> CellPrototype? {
        let words = ["nib", "identifier", "height"].map { node.mapping?[$0]?.scalar?.text ?? "" }
        let name = words.filter { !$0.isEmpty }.joined(separator: " ")
        let isRead = node.mapping?.entries.allSatisfy { $0.value.scalar != nil } == true
        if isRead, let known = context.environment[PrototypesKey.self][name] { return known }
        guard let view = ViewDescription(node, .cell, context) else { return nil }
        let prototype = CellPrototype(
            ofItsOwn: name, view: view, classes: context.environment.catalogue.viewClasses)
        context.environment[PrototypesKey.self][name] = prototype
        return prototype
    }

    /// Returns a cell or another view by its role, or adds a problem.
    static func view(
        _ node: DocumentNode, _ role: ViewRole, _ context: ReadingContext
    ) -> ViewDescription? {
        let classes = context.environment.catalogue.viewClasses.withScrollView
        context.environment.catalogue.viewClasses = classes
        guard let reader, let view = reader.view(node, context) else { return nil }
        let isCell = classes[view.className]?.isCell == true
        if role == .cell && !isCell || (role == .subview || role == .part) && isCell {
            context.problems.error(
                "the nib contains \(view.className.withArticle), expected "
                    + (isCell ? "a view that is no cell" : "a cell"),
                at: node.mapping?["nib"] ?? node)
            return nil
        }
        return view
    }
}
