import Foundation
import TableControls

/// Views and constraints that a nib has made.
struct NibObjects {
    /// Views in the order of `awakeFromNib()`: subviews before their superview.
    private(set) var views: [View] = []
    private var byIdentifier: [String: NSObject] = [:]

    /// Adds a view whose subviews were added before.
    mutating func add(_ view: View, _ description: ViewDescription) {
        views.append(view)
        add(view, description.identifier)
    }

    /// Adds a view or constraint with an identifier.
    mutating func add(_ object: NSObject, _ identifier: String?) {
        if let identifier { byIdentifier[identifier] = object }
    }

    /// Returns the view or constraint with an identifier, or `nil`.
    subscript(identifier: String) -> NSObject? { byIdentifier[identifier] }
}
