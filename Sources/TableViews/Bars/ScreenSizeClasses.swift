import TableDrawing

/// How much room a bar's screen has.
struct ScreenSizeClasses: Equatable {
    var horizontal: UserInterfaceSizeClass
    var vertical: UserInterfaceSizeClass

    /// Whether bars are thin: on phones on their sides, but for large ones.
    var isThin: Bool { horizontal == .compact && vertical == .compact }
}
