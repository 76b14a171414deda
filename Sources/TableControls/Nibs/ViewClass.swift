import Foundation
import TableDrawing

/// Class of views, identified by name in descriptions.
///
/// The closures are called by the task that owns the views. They capture metatypes, which are
/// not isolated to an actor.
public struct ViewClass: @unchecked Sendable {
    /// Name of the class in descriptions.
    public internal(set) var name: String
    /// Summary of the view's content in a sentence.
    public let summary: String
    /// Properties of this class without inherited properties.
    public var properties: [ViewProperty] { ownProperties.value }
    /// Property for a value without a property name, or `nil` without such a property.
    public let mainProperty: String?
    /// Whether the class is a cell.
    public var isCell: Bool { type is any RowView.Type }
    /// Whether the class is a header or footer of a section.
    public var isHeaderFooter: Bool { type is any ContentContainer.Type && !isCell }
    /// Whether the class is a control, which sends actions.
    public var sendsActions: Bool { type is Control.Type }
    /// Whether the table sets the view's position, which leaves only its size to the
    /// description.
    public var isPlacedByTable: Bool { isCell || isHeaderFooter }
    /// Whether a screen reader stops at such a view or its parts by default.
    ///
    /// The property creates a view to find out.
    package var speaks: Bool {
        let view = make(ViewDescription(name))
        if view.isAccessibilityElement { return true }
        return view is any AccessibilityDescribing && !(view is ImageView)
    }
    /// Whether such a view contains a control for screen readers before subviews are added.
    package var holdsControls: Bool {
        sendsActions || make(ViewDescription(name)).accessibilityReader.holdsControls
    }
    /// Whether such a view is by default a single element that reads its content and contains
    /// no control.
    package var joinsLabels: Bool {
        guard isPlacedByTable else { return false }
        let view = make(ViewDescription(name))
        return !view.accessibilityReader.holdsControls
            && (isHeaderFooter || view.isAccessibilityElement)
    }
    /// Whether the class belongs to the project and has no outlets of its own.
    package let isStandard: Bool
    /// Whether setting a property of the class changes no other property.
    let hasIndependentProperties: Bool
    /// The properties take time to make, and most documents use few classes.
    private let ownProperties: LazyValue<[ViewProperty]>
    let type: View.Type
    let isSuperclass: (View.Type) -> Bool
    package let make: (ViewDescription) -> View

    package init<Class: View>(
        _ type: Class.Type, named name: String? = nil, _ summary: String,
        properties: @autoclosure @escaping () -> [ViewProperty] = [],
        mainProperty: String? = nil, isStandard: Bool = true,
        hasIndependentProperties: Bool = false, make: @escaping (ViewDescription) -> View
    ) {
        // `String(describing:)` searches the conformances of the metatype, which takes longer.
        self.name = name ?? _typeName(type, qualified: false)
        self.summary = summary
        ownProperties = LazyValue(properties)
        self.mainProperty = mainProperty
        self.isStandard = isStandard
        self.hasIndependentProperties = hasIndependentProperties
        self.type = type
        self.make = make
        isSuperclass = { $0 is Class.Type }
    }
}
