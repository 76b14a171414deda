import Foundation

/// What a stack asks of a view: whether its content minds to be stretched or cut, and the gap after it.
struct ContentPriorities {
    var hugging: [StackView.Axis: LayoutPriority] = [:]
    var resistance: [StackView.Axis: LayoutPriority] = [:]
    /// The gap in points that the view was described with; one that is set in the stack goes before it.
    var spacingAfter: CGFloat?
}
