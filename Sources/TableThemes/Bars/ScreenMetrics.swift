import Foundation
import TableDrawing

/// Metrics of the home indicator and the keyboard; lengths in points.
public struct ScreenMetrics: Sendable, Hashable {
    public var homeIndicatorHeight: CGFloat
    /// Distance from the screen's bottom to the home indicator.
    public var homeIndicatorInset: CGFloat
    /// Width of the home indicator, as a share of the screen's shorter side.
    public var homeIndicatorShare: CGFloat
    public var homeIndicatorColor: Color
    /// Height of the keyboard: four rows of keys with the space above and below.
    public var keyboardHeight: CGFloat
    /// Height of the keyboard on a phone in landscape.
    public var compactKeyboardHeight: CGFloat
    /// Height of the keyboard on a tablet in portrait.
    public var tabletKeyboardHeight: CGFloat
    /// Height of the keyboard on a tablet in landscape.
    public var wideTabletKeyboardHeight: CGFloat
    public var keyboardFill: BarFill
    public var keyFill: BarFill
    public var functionKeyFill: BarFill
    public var keyShadowColor: Color
    public var keyCornerRadius: CGFloat
}
