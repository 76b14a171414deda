import Foundation

/// Layout priorities of a view in a stack: hugging, compression resistance, and the spacing
/// after it.
struct ContentPriorities {
    var hugging: [StackView.Axis: LayoutPriority] = [:]
    var resistance: [StackView.Axis: LayoutPriority] = [:]
    /// Spacing after the view from its description, in points; a custom spacing of the stack
    /// has priority.
    var spacingAfter: CGFloat?
}
