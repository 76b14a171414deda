/// What a view's content minds: to be stretched, and to be cut.
struct ContentPriorities {
    var hugging: [StackView.Axis: LayoutPriority] = [:]
    var resistance: [StackView.Axis: LayoutPriority] = [:]
}
