import TableDrawing

/// Size classes of a bar's screen.
package struct ScreenSizeClasses: Equatable {
    package var horizontal: UserInterfaceSizeClass
    package var vertical: UserInterfaceSizeClass

    package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Whether bars are thin, as on phones in landscape, except for large phones.
    var isThin: Bool { horizontal == .compact && vertical == .compact }
}
