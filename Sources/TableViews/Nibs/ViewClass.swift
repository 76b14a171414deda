import Foundation

/// A class of views that descriptions use by its name.
///
/// Its closures are called by the task that the views belong to; they hold metatypes, which belong to
/// no actor.
public struct ViewClass: @unchecked Sendable {
    /// The name that descriptions use.
    public let name: String
    /// What such a view shows, in one sentence.
    public let summary: String
    /// The properties of this class besides those that it inherits.
    public let properties: [ViewProperty]
    /// The property that a value without a property's name is for; nothing where there is none.
    public let mainProperty: String?
    /// Whether it is a cell.
    public let isCell: Bool
    /// Whether it is a header or footer of a section.
    public let isHeaderFooter: Bool
    /// Whether it is a control, which calls methods.
    public var sendsActions: Bool { type is Control.Type }
    /// Whether the table decides where it stands, so that only its size counts.
    public var isPlacedByTable: Bool { isCell || isHeaderFooter }
    /// Whether a screen reader stops at such a view, or at what it consists of, where nothing else is
    /// said; a view is made to be asked.
    package var speaks: Bool {
        let view = make(ViewDescription(name))
        if view.isAccessibilityElement { return true }
        return view is any AccessibilityDescribing && !(view is ImageView)
    }
    /// Whether a screen reader finds a control in such a view before anything is put into it.
    package var holdsControls: Bool {
        sendsActions || make(ViewDescription(name)).holdsControls
    }
    /// Whether such a view is one element that says what it holds, as long as nothing else is said of it and it
    /// holds no control.
    package var joinsWords: Bool {
        guard isPlacedByTable else { return false }
        let view = make(ViewDescription(name))
        return !view.holdsControls && (isHeaderFooter || view.isAccessibilityElement)
    }
    /// Whether it comes with the project, and has no outlets of its own.
    let isStandard: Bool
    let type: View.Type
    let isSuperclass: (View.Type) -> Bool
    let make: (ViewDescription) -> View

    init<Class: View>(
        _ type: Class.Type, named name: String? = nil, _ summary: String,
        properties: [ViewProperty] = [], mainProperty: String? = nil, isStandard: Bool = true,
        make: @escaping (ViewDescription) -> View
    ) {
        self.name = name ?? String(describing: type)
        self.summary = summary
        self.properties = properties
        self.mainProperty = mainProperty
        self.isStandard = isStandard
        self.type = type
        self.make = make
        isCell = type is TableViewCell.Type
        isHeaderFooter = type is TableViewHeaderFooterView.Type
        isSuperclass = { $0 is Class.Type }
    }
}
