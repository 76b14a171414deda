import Foundation
import TableControls
import TableViews

/// A cell or another view that a document describes.
///
/// Rows, headers and backgrounds use the prototype by name and give values to it.
public struct CellPrototype: Sendable {
    /// Name of the prototype in documents.
    public let name: String
    /// The cell's description, with its reuse identifier.
    public internal(set) var view: ViewDescription
    /// The view classes for the description.
    let classes: ViewClasses
    /// Properties that may change together, by class name.
    let dependentProperties: [String: [ViewProperty]]

    /// Creates a named prototype of a document.
    init(name: String, view: ViewDescription, classes: ViewClasses) {
        self.init(name: name, view, reusedBy: view.reuseIdentifier ?? name, classes)
    }

    /// Creates a prototype for a view that is described at its place of use.
    ///
    /// The view is reused for this place only.
    ///
    /// An identifier in the description has no effect, as in a storyboard's static cell.
    package init(ofItsOwn name: String, view: ViewDescription, classes: ViewClasses) {
        self.init(name: name, view, reusedBy: name, classes)
    }

    private init(
        name: String, _ view: ViewDescription, reusedBy identifier: String, _ classes: ViewClasses
    ) {
        self.name = name
        self.classes = classes
        self.view = view.resolvingConstrainedViews
        let used = Set(view.all.map(\.className)).compactMap { classes[$0] }
        dependentProperties = Dictionary(
            uniqueKeysWithValues: used.map { ($0.name, classes.dependentProperties(of: $0)) })
        if classes[view.className]?.isPlacedByTable == true {
            self.view.reuseIdentifier = identifier
        }
    }

    /// Reuse identifier of the table's cells.
    public var reuseIdentifier: String { view.reuseIdentifier ?? name }

    /// Whether rows can use the prototype.
    ///
    /// Other prototypes are headers, footers or backgrounds.
    var isCell: Bool { classes[view.className]?.isCell ?? false }

    /// Height in points, or `nil` if the content determines the height.
    public var height: CGFloat? {
        if case .frame(let frame) = view.place { frame.height } else { nil }
    }

    /// A view that accepts values.
    enum Target: Sendable, Hashable {
        case name(String)
        case tag(Int)
        /// The cell itself.
        case cell
    }

    /// A view that accepts values, with its description.
    typealias Part = (target: Target, description: ViewDescription)

    /// Returns the views for a key of a row's values, by name, by outlet collection or by tag.
    ///
    /// A tag may begin with a number sign, as on the command line.
    func parts(_ key: String) -> [Part] {
        let views = view.namedViews
        if let view = views.first(where: { $0.name == key }) { return [(.name(key), view)] }
        let members = views.filter { $0.collections.contains(key) }
        guard members.isEmpty else {
            return members.compactMap { view in view.name.map { (.name($0), view) } }
        }
        let digits = key.hasPrefix("#") ? key.dropFirst() : key[...]
        if let tag = Int(digits), tag != 0, let view = views.first(where: { $0.tag == tag }) {
            return [(.tag(tag), view)]
        }
        return []
    }

    /// Returns the views and the properties of a key path such as `title.isHidden`.
    ///
    /// A property is `nil` for a view of a collection whose class does not have the property.
    func keyPath(_ key: String) -> [(part: Part, property: ViewProperty?)] {
        for dot in key.indices where key[dot] == "." {
            let name = key[key.index(after: dot)...]
            let found = parts(String(key[..<dot])).map { part in
                let properties = properties(of: part.description)
                return (part, properties.first { $0.name == name && !$0.isFixed })
            }
            if found.contains(where: { $0.1 != nil }) { return found }
        }
        return []
    }

    /// Keys for values, for messages.
    var keys: [String] {
        let collections = Set(view.namedViews.flatMap(\.collections)).sorted()
        return view.namedViews.compactMap { view in
            view.name ?? (view.tag == 0 ? nil : String(view.tag))
        } + collections
    }
}
