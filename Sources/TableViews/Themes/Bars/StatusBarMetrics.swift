import Foundation
import TableDrawing

/// The line with time and battery; lengths in points.
public struct StatusBarMetrics: Sendable, Hashable {
    /// How the strength of the signal is shown.
    public enum SignalStyle: String, Sendable, Hashable { case bars, dots }

    /// The height where the device has no cutout.
    public var height: CGFloat
    /// Whether phones on their sides show none.
    public var isHiddenInCompactHeight = true
    /// Behind dark and behind light content.
    public var background: BarFill
    public var lightBackground: BarFill
    /// Beside a cutout.
    public var splitTime: BarTextMetrics
    public var time: BarTextMetrics
    /// Carrier and percentage.
    public var text: BarTextMetrics
    /// Content on dark bars.
    public var lightColor: Color
    public var lightShadowColor: Color?
    public var signal: SignalStyle
    public var signalSize: CGSize
    public var wifiSize: CGSize
    public var batterySize: CGSize
    /// From the sides, where there is no cutout.
    public var margin: CGFloat
    public var spacing: CGFloat
}
