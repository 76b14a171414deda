/// A step that opens a row for its swipe actions, or closes all open rows.
enum SwipeStep: Sendable {
    case open(TimelineSwipe)
    case close
}
