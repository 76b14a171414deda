/// Whether a step opens a row for its actions, or closes those that are open.
enum SwipeStep: Sendable {
    case open(TimelineSwipe)
    case close
}
