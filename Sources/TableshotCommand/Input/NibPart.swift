import InterfaceBuilder
import InterfaceBuilderScenes
import Tableshot

/// The part of an Interface Builder file that a picture shows.
struct NibPart: Sendable {
    /// Kind of the part: cell, view, scene or prototype.
    let kind: String
    /// Title for people.
    let title: String
    /// Name of the picture within the file.
    let name: String
    /// Line and column of the part's element.
    let place: String
    /// All warnings of the picture, of which the request lists a limited number.
    private(set) var warnings: [DocumentProblem]
    /// Elements and attributes of the file by whether the reader understands them.
    let ledger: IBLedger
    /// The views of the file by their identifiers.
    let views: [String: View]
    /// Identifier of the table that fills the screen, or `nil`.
    let table: String?

    /// The names of a view in the file.
    struct View: Sendable, Encodable {
        /// Identifier in Interface Builder.
        let id: String
        /// Name of the element, such as `label`.
        let element: String
        /// The project's own class, or `nil`.
        let customClass: String?
        /// Name in the outline, or `nil`.
        let userLabel: String?
        let line: Int
        let column: Int
        /// Frame in the superview in points, or `nil` if the picture does not show the view.
        var frame: InspectedRect?
    }

    /// Describes the part of a picture.
    ///
    /// - Parameters:
    ///   - parts: the parts of the file.
    ///   - views: the views of the file by their identifiers.
    init(
        _ picture: IBPicture, parts: [IBPictures.Entry], views: [String: View],
        warnings: [DocumentProblem], ledger: IBLedger
    ) {
        kind = picture.kind.rawValue
        title = picture.title
        name = picture.name
        let own = parts.filter { $0.kind == picture.kind }
        // The name of a picture at a stated width ends with the width.
        let entry =
            own.first { $0.name == picture.name }
            ?? own.first { picture.name.hasPrefix($0.name + "-") }
        place = entry.map { "\($0.place.line):\($0.place.column)" } ?? ""
        self.views = views
        table = picture.table
        self.warnings = warnings
        self.ledger = ledger
    }

    /// Turns the warnings of some kinds into notes.
    mutating func allow(_ kinds: Set<IBFindingKind>) {
        warnings = warnings.map { $0.allowing(kinds) }
    }

    /// Returns the views of a file by their identifiers.
    static func views(of document: IBDocument) -> [String: View] {
        var views: [String: View] = [:]
        for view in document.rootViews.flatMap({ $0.flattened() }) {
            guard let id = view.id?.rawValue, views[id] == nil else { continue }
            views[id] = View(
                id: id, element: view.object.element, customClass: view.object.customClass?.name,
                userLabel: view.object.userLabel, line: view.location.line,
                column: view.location.column)
        }
        return views
    }
}
