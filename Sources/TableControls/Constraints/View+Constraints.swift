import Foundation
import TableDrawing

/// Constraints of views.
extension View {
    /// State of constraints, which is created if it does not exist.
    var constraintState: ViewConstraints {
        if let state = placement.constraints { return state }
        let state = ViewConstraints()
        placement.constraints = state
        return state
    }

    /// Whether the view's frame and autoresizing mask determine its place in a layout by
    /// constraints.
    ///
    /// The default is true. Set the property to false if constraints determine the place.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { placement.constraints?.translatesAutoresizingMask ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintState.translatesAutoresizingMask = newValue
            constraintStructureDidChange()
        }
    }

    /// Active constraints between the view and views below it, in the order of activation.
    public var constraints: [NSLayoutConstraint] { placement.constraints?.held ?? [] }

    /// Activates a constraint between the view and views below it.
    ///
    /// A constraint that names other views is an error.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let views = [constraint.firstItem, constraint.secondItem].compactMap {
            ($0 as? any LayoutItem)?.layoutView
        }
        guard views.count == constraint.itemCount, views.allSatisfy({ $0.isDescendant(of: self) })
        else {
            return DiagnosticLog.record(
                Diagnostic(
                    "constraint.other-view", severity: .error,
                    message: "\(constraint) was added to \(layoutName), but it names a view that "
                        + "is not below \(layoutName); add the constraint to a view that contains "
                        + "both items", location: constraint.sourcePlace))
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        constraintState.held.append(constraint)
        constraintStructureDidChange()
    }

    /// Activates constraints between the view and views below it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint of the view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self, let state = placement.constraints else { return }
        state.held.removeAll { $0 === constraint }
        constraint.holder = nil
        constraintStructureDidChange()
    }

    /// Deactivates constraints of the view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Deactivates constraints of the view and of the views above it that name certain items.
    func removeConstraints(naming isNamed: (any LayoutItem) -> Bool) {
        var ancestor: View? = self
        while let view = ancestor {
            let named = view.constraints.filter { constraint in
                [constraint.firstItem, constraint.secondItem].contains {
                    ($0 as? any LayoutItem).map(isNamed) ?? false
                }
            }
            if !named.isEmpty { view.removeConstraints(named) }
            ancestor = view.superview
        }
    }

    /// Returns the nearest view that contains the view and another view, or `nil` if there is none.
    func nearestCommonAncestor(with other: View?) -> View? {
        guard let other else { return nil }
        var ancestor: View? = self
        while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.superview }
        return ancestor
    }

    // MARK: Updates

    /// Requests a call of `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        renderState.needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Whether `updateConstraints()` is called before the next layout.
    public func needsUpdateConstraints() -> Bool { renderState.needsUpdateConstraints }

    /// Calls `updateConstraints()` of this view and the views below it, if an update was requested.
    public func updateConstraintsIfNeeded() {
        for view in ownSubviews { view.updateConstraintsIfNeeded() }
        guard renderState.needsUpdateConstraints else { return }
        renderState.needsUpdateConstraints = false
        updateConstraints()
    }

    // MARK: Anchors

    /// Anchor of the left or, from right to left, the right edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// Anchor of the right or, from right to left, the left edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// Anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// Anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// Anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// Anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// Anchor of the width.
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// Anchor of the height.
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
    /// Anchor of the horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// Anchor of the vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// Anchor of the baseline of the first line; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
    /// Anchor of the baseline of the last line; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}

/// State of a view that takes part in a layout by constraints.
package final class ViewConstraints {
    var translatesAutoresizingMask = true
    /// Intrinsic size of a view whose class has none, in points, or `nil`.
    var placeholderSize: CGSize?
    /// Change of the content size, or `nil`.
    var adjustment: ContentAdjustment?
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
