import DocumentSyntax
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups

/// Descriptions of the top-level objects of a `.xib` file, or of a part of a `.storyboard` file,
/// with their classes and outlets.
struct IBNib {
    /// The part of a file that a nib contains.
    struct Part: Sendable {
        /// Storyboard identifier, class, title or id of a controller, or `nil`.
        var scene: String?
        /// Reuse identifier of a prototype, or `nil`.
        var prototype: String?
    }

    /// Top-level views.
    private(set) var objects: [ViewDescription] = []
    /// Parts of the file that the descriptions do not contain, and mistakes.
    private(set) var problems: [DocumentProblem] = []

    /// Describes the part of a file.
    ///
    /// - Throws: a `DocumentError` if the file does not have the part.
    init(
        _ document: IBDocument, _ part: Part, classes: ViewClasses, traits: IBSizeClasses,
        environment: DocumentEnvironment, isForCode: Bool = true
    ) throws(DocumentError) {
        let describer = IBDescriber(
            document, IBIndex(document), traits: traits, classes: classes,
            environment: environment)
        describer.isForCode = isForCode
        let (views, owner) = try Self.views(of: document, part)
        objects = views.map { view in
            var description = Self.description(of: view, describer)
            description.outlets = []
            return description
        }
        if !objects.isEmpty {
            objects[0].outlets = describer.outlets(of: views, owner: owner)
        }
        problems = document.warnings + describer.sortedUndrawn
    }

    private static func description(of view: IBView, _ describer: IBDescriber) -> ViewDescription {
        switch view.kind {
        case .tableViewCell: return describer.completeDescription(ofCell: view)
        case .tableView: return describer.completeDescription(ofTable: view)
        default:
            var description = describer.description(of: view, .free)
            // Nothing places a top-level view but its frame.
            description.translatesAutoresizingMask = nil
            return description
        }
    }

    /// Returns the top-level views of a part, and the object that stands for the owner.
    static func views(
        of document: IBDocument, _ part: Part
    ) throws(DocumentError) -> ([IBView], owner: IBObject?) {
        let owner = document.objects.first { $0.id == .filesOwner }
        guard document.kind == .storyboard else {
            guard let name = part.prototype else { return (document.views, owner) }
            return ([try cell(name, among: document.tableCells, document)], owner)
        }
        let names = document.scenes.compactMap(\.controller).filter { !$0.isContainer }
            .map(\.shownName)
        if let prototype = part.prototype, part.scene == nil {
            return ([try cell(prototype, among: document.tableCells, document)], nil)
        }
        let scene = part.scene.map(document.scene(named:)) ?? document.initialScene
        guard let controller = scene?.controller, let view = controller.view else {
            throw DocumentError(
                part.scene.map { "found no scene \($0.quoted) with a view" }
                    ?? "the storyboard has no initial scene with a view", at: document.file.whole,
                note: names.isEmpty
                    ? "the file has no scenes" : "the scenes are \(Suggestion.list(names, "and"))")
        }
        guard let prototype = part.prototype else { return ([view], controller.object) }
        let cells = view.flattened().filter { $0.kind == .tableViewCell }
        return ([try cell(prototype, among: cells, document)], nil)
    }

    /// Returns the cell with a reuse identifier, class or object identifier.
    ///
    /// - Parameter location: The place of the name, or `nil` for the file.
    static func cell(
        _ name: String, among cells: [IBView], _ document: IBDocument,
        at location: DocumentLocation? = nil
    ) throws(DocumentError) -> IBView {
        let names: [(IBView) -> String?] = [
            { $0["reuseIdentifier"]?.text }, { $0.object.customClass?.name }, { $0.id?.rawValue },
        ]
        for each in names {
            if let cell = cells.first(where: { each($0) == name }) { return cell }
        }
        let known = cells.compactMap(\.ownName)
        let file = location == nil ? "" : " in \(document.file.path)"
        throw DocumentError(
            "found no cell \(name.quoted)\(file)",
            at: location ?? document.file.whole,
            note: known.isEmpty
                ? "the file has no cells with identifiers"
                : "the cells are \(Suggestion.list(known, "and"))")
    }
}
