import Foundation

/// Layout priorities of views in stack views.
extension View {
    /// Returns the priority with which the view resists growing beyond its content; 250 by
    /// default, as documented.
    ///
    /// Images and controls of a fixed size have a higher priority, and keep their width beside
    /// a text. The default is 251 for an image view, as written by Interface Builder. For a
    /// switch and similar controls it is 750, which is not proven.
    public func contentHuggingPriority(for axis: StackView.Axis) -> LayoutPriority {
        placement.contentPriorities?.hugging[axis] ?? standardHugging
    }

    private var standardHugging: LayoutPriority {
        switch self {
        case is Switch, is Stepper, is ActivityIndicatorView: .defaultHigh
        case is ImageView: LayoutPriority(251)
        default: .defaultLow
        }
    }

    /// Sets the priority with which the view resists growing beyond its content along an axis.
    public func setContentHuggingPriority(
        _ priority: LayoutPriority, for axis: StackView.Axis
    ) {
        var priorities = placement.contentPriorities ?? ContentPriorities()
        priorities.hugging[axis] = priority
        placement.contentPriorities = priorities
        superview?.setNeedsLayout()
        constraintStructureDidChange()
    }

    /// Returns the priority with which the view resists shrinking below its content; 750 by
    /// default.
    public func contentCompressionResistancePriority(
        for axis: StackView.Axis
    ) -> LayoutPriority {
        placement.contentPriorities?.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists shrinking below its content along an axis.
    public func setContentCompressionResistancePriority(
        _ priority: LayoutPriority, for axis: StackView.Axis
    ) {
        var priorities = placement.contentPriorities ?? ContentPriorities()
        priorities.resistance[axis] = priority
        placement.contentPriorities = priorities
        superview?.setNeedsLayout()
        constraintStructureDidChange()
    }
}

/// Layout priorities of a view in a stack: hugging, compression resistance, and the spacing
/// after it.
struct ContentPriorities {
    var hugging: [StackView.Axis: LayoutPriority] = [:]
    var resistance: [StackView.Axis: LayoutPriority] = [:]
    /// Spacing after the view from its description, in points; a custom spacing of the stack
    /// has priority.
    var spacingAfter: CGFloat?
}
