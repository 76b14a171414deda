import Foundation
import TableViews

/// A cell, or another view, that a document describes; rows, headers and backgrounds use it by its
/// name and give it values.
public struct CellPrototype: Sendable {
    /// The name that rows use.
    public let name: String
    /// The cell, with the identifier that the table reuses it by.
    public internal(set) var view: ViewDescription
    /// The classes that the description names.
    let classes: ViewClasses
    /// What may change together in views of these classes.
    let dependentProperties: [String: [ViewProperty]]

    /// One that a document's prototypes have by its name.
    init(name: String, view: ViewDescription, classes: ViewClasses) {
        self.init(name: name, view, reusedBy: view.reuseIdentifier ?? name, classes)
    }

    /// A view that is described where it is shown, and is reused for that place alone; an identifier that
    /// is written there plays no part, as that of a storyboard's static cell.
    init(ofItsOwn name: String, view: ViewDescription, classes: ViewClasses) {
        self.init(name: name, view, reusedBy: name, classes)
    }

    private init(
        name: String, _ view: ViewDescription, reusedBy identifier: String, _ classes: ViewClasses
    ) {
        self.name = name
        self.classes = classes
        self.view = view
        let used = Set(view.all.map(\.className)).compactMap { classes[$0] }
        dependentProperties = Dictionary(
            uniqueKeysWithValues: used.map { ($0.name, classes.dependentProperties(of: $0)) })
        if classes[view.className]?.isPlacedByTable == true {
            self.view.reuseIdentifier = identifier
        }
    }

    /// The identifier that the table reuses such cells by.
    public var reuseIdentifier: String { view.reuseIdentifier ?? name }

    /// Whether rows can use it; others stand above, below or behind rows.
    var isCell: Bool { classes[view.className]?.isCell ?? false }

    /// The height in points; nothing leaves it to what the cell holds.
    public var height: CGFloat? {
        if case .frame(let frame) = view.place { frame.height } else { nil }
    }

    /// A part that values can be given to.
    enum Target: Sendable, Hashable {
        case name(String)
        case tag(Int)
        /// The cell itself.
        case cell
    }

    /// The view that a key of a row's values means: by its name, or else by its tag.
    func part(_ key: String) -> (target: Target, description: ViewDescription)? {
        let views = view.subviews.flatMap(\.all)
        if let view = views.first(where: { $0.name == key }) { return (.name(key), view) }
        if let tag = Int(key), tag != 0, let view = views.first(where: { $0.tag == tag }) {
            return (.tag(tag), view)
        }
        return nil
    }

    /// What messages say that values can be given to.
    var keys: [String] {
        view.subviews.flatMap(\.all).compactMap { view in
            view.name ?? (view.tag == 0 ? nil : String(view.tag))
        }
    }
}
