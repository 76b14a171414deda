import TableDrawing

/// A bar that is thinner on a phone on its side.
protocol ScreenBar: View {
    /// The size class that the bar's screen has by its device; nothing leaves it to the traits.
    var screenSizeClass: UserInterfaceSizeClass? { get set }
}

extension ScreenBar {
    /// How much height the bar's screen has.
    var verticalSizeClass: UserInterfaceSizeClass {
        screenSizeClass ?? traitCollection.verticalSizeClass
    }
}
