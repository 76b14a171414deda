import TableDrawing

/// Size classes of a bar's screen.
struct ScreenSizeClasses: Equatable {
    var horizontal: UserInterfaceSizeClass
    var vertical: UserInterfaceSizeClass

    /// Whether bars are thin, as on phones in landscape, except for large phones.
    var isThin: Bool { horizontal == .compact && vertical == .compact }
}
