import Foundation
import TableDrawing

/// The home indicator and the keyboard's place; lengths in points.
public struct ScreenMetrics: Sendable, Hashable {
    public var homeIndicatorHeight: CGFloat
    /// From the screen's bottom.
    public var homeIndicatorInset: CGFloat
    /// As a share of the screen's shorter side.
    public var homeIndicatorShare: CGFloat
    public var homeIndicatorColor: Color
    /// Four rows of keys, and what lies above and below them.
    public var keyboardHeight: CGFloat
    /// The same on a phone on its side.
    public var compactKeyboardHeight: CGFloat
    /// The same on a tablet held upright.
    public var tabletKeyboardHeight: CGFloat
    /// The same on a tablet on its side.
    public var wideTabletKeyboardHeight: CGFloat
    public var keyboardFill: BarFill
    public var keyFill: BarFill
    public var functionKeyFill: BarFill
    public var keyShadowColor: Color
    public var keyCornerRadius: CGFloat
}
