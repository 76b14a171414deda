import TableControls
import TableDrawing
import TableThemes

/// Bar that adapts to the size classes of its screen.
protocol ScreenBar: View {
    /// Size classes of the screen, given by the device, or `nil` for the size classes of the
    /// traits.
    var screenSizeClasses: ScreenSizeClasses? { get set }
}

extension ScreenBar {
    /// Size classes of the bar's screen.
    var sizeClasses: ScreenSizeClasses {
        screenSizeClasses
            ?? ScreenSizeClasses(
                horizontal: traitCollection.horizontalSizeClass,
                vertical: traitCollection.verticalSizeClass)
    }
}
