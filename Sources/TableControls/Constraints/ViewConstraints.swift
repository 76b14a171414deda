import Foundation

/// State of a view that takes part in a layout by constraints.
package final class ViewConstraints {
    var translatesAutoresizingMask = true
    /// Intrinsic size of a view whose class has none, in points, or `nil`.
    var placeholderSize: CGSize?
    /// Active constraints whose nearest common view is the view.
    var held: [NSLayoutConstraint] = []
    /// Layout guides that were added to the view.
    var guides: [LayoutGuide] = []
    private var standardGuides: [LayoutGuide.Role: LayoutGuide] = [:]
    /// Root of the system that determines the view's frame, or `nil` if no system does.
    weak var root: View?
    /// Engine of a root, or `nil` before its first layout.
    var engine: ConstraintEngine?

    /// Returns a guide that the view determines.
    func guide(_ role: LayoutGuide.Role, of view: View) -> LayoutGuide {
        if let guide = standardGuides[role] { return guide }
        let guide = LayoutGuide(role, of: view)
        standardGuides[role] = guide
        return guide
    }
}
