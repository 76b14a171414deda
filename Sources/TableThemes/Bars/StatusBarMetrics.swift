import Foundation
import TableDrawing

/// Metrics of the bar with time and battery; lengths in points.
public struct StatusBarMetrics: Sendable, Hashable {
    /// Indicator of the signal strength.
    public enum SignalStyle: String, Sendable, Hashable { case bars, dots }

    /// Height on a device without a cutout.
    public var height: CGFloat
    /// Whether the bar is hidden on phones in landscape.
    public var isHiddenInCompactHeight = true
    /// Background behind dark content; `lightBackground` is for light content.
    public var background: BarFill
    public var lightBackground: BarFill
    /// Time beside a cutout.
    public var splitTime: BarTextMetrics
    public var time: BarTextMetrics
    /// Carrier name and battery percentage.
    public var text: BarTextMetrics
    /// Colour of content on dark bars.
    public var lightColor: Color
    public var lightShadowColor: Color?
    public var signal: SignalStyle
    public var signalSize: CGSize
    public var wifiSize: CGSize
    public var batterySize: CGSize
    /// Side margin on a device without a cutout.
    public var margin: CGFloat
    public var spacing: CGFloat
}
