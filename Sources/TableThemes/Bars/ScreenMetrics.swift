import Foundation
import TableDrawing

/// Metrics of the home indicator and the keyboard; lengths in points.
public struct ScreenMetrics: Sendable, Hashable {
    /// Height of the home indicator.
    public var homeIndicatorHeight: CGFloat
    /// Distance from the screen's bottom to the home indicator.
    public var homeIndicatorInset: CGFloat
    /// Width of the home indicator, as a share of the screen's shorter side.
    public var homeIndicatorShare: CGFloat
    /// Colour of the home indicator.
    public var homeIndicatorColor: Color
    /// Height of the keyboard: four rows of keys with the space above and below.
    public var keyboardHeight: CGFloat
    /// Height of the keyboard on a phone in landscape.
    public var compactKeyboardHeight: CGFloat
    /// Height of the keyboard on a tablet in portrait.
    public var tabletKeyboardHeight: CGFloat
    /// Height of the keyboard on a tablet in landscape.
    public var wideTabletKeyboardHeight: CGFloat
    /// Background of the keyboard.
    public var keyboardFill: BarFill
    /// Fill of keys other than function keys.
    public var keyFill: BarFill
    /// Fill of function keys, for example the shift key.
    public var functionKeyFill: BarFill
    /// Colour of the edge below a key.
    public var keyShadowColor: Color
    /// Corner radius of a key.
    public var keyCornerRadius: CGFloat
}
