import TableDrawing

/// A bar that depends on how much room its screen has.
protocol ScreenBar: View {
    /// The size classes that the bar's screen has by its device; nothing leaves them to the traits.
    var screenSizeClasses: ScreenSizeClasses? { get set }
}

extension ScreenBar {
    /// How much room the bar's screen has.
    var sizeClasses: ScreenSizeClasses {
        screenSizeClasses
            ?? ScreenSizeClasses(
                horizontal: traitCollection.horizontalSizeClass,
                vertical: traitCollection.verticalSizeClass)
    }
}
