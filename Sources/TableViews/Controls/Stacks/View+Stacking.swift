/// What stack views ask of the views that they line up.
extension View {
    /// How much the view minds being larger than its content; unless set, 250, as is documented.
    ///
    /// Images and controls of a fixed size have more, so that beside a text they keep their width:
    /// an image view 251, as Interface Builder writes it, a switch and its like 750, which is not
    /// proven.
    public func contentHuggingPriority(for axis: StackView.Axis) -> LayoutPriority {
        contentPriorities?.hugging[axis] ?? standardHugging
    }

    private var standardHugging: LayoutPriority {
        switch self {
        case is Switch, is Stepper, is ActivityIndicatorView: .defaultHigh
        case is ImageView: LayoutPriority(251)
        default: .defaultLow
        }
    }

    public func setContentHuggingPriority(
        _ priority: LayoutPriority, for axis: StackView.Axis
    ) {
        var priorities = contentPriorities ?? ContentPriorities()
        priorities.hugging[axis] = priority
        contentPriorities = priorities
        superview?.setNeedsLayout()
    }

    /// How much the view minds being smaller than its content; 750 unless set.
    public func contentCompressionResistancePriority(
        for axis: StackView.Axis
    ) -> LayoutPriority {
        contentPriorities?.resistance[axis] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: LayoutPriority, for axis: StackView.Axis
    ) {
        var priorities = contentPriorities ?? ContentPriorities()
        priorities.resistance[axis] = priority
        contentPriorities = priorities
        superview?.setNeedsLayout()
    }
}
