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
    /// Background behind light content.
    public var lightBackground: BarFill
    /// Time beside a cutout.
    public var splitTime: BarTextMetrics
    /// Time in the middle of a bar without a cutout.
    public var time: BarTextMetrics
    /// Carrier name and battery percentage.
    public var text: BarTextMetrics
    /// Colour of content on dark bars.
    public var lightColor: Color
    /// Shadow colour of light texts, or `nil` for no shadow.
    public var lightShadowColor: Color?
    /// Style of the signal strength's indicator.
    public var signal: SignalStyle
    /// Size of the signal strength's indicator.
    public var signalSize: CGSize
    /// Size of the Wi-Fi symbol.
    public var wifiSize: CGSize
    /// Size of the battery.
    public var batterySize: CGSize
    /// Side margin on a device without a cutout.
    public var margin: CGFloat
    /// Distance between adjacent symbols and texts.
    public var spacing: CGFloat
    /// Metrics on a tablet, with time and date at the left and Wi-Fi and battery at the right,
    /// or `nil` for the layout of a phone.
    public var tablet: TabletMetrics?

    /// Metrics of a tablet's bar.
    public struct TabletMetrics: Sendable, Hashable {
        /// Font and colour of the texts.
        public var text: BarTextMetrics
        /// Side margin of the bar.
        public var margin: CGFloat
        /// Distance between time and date.
        public var dateGap: CGFloat
    }
}

extension StatusBarMetrics {
    /// Metrics beside a cutout.
    ///
    /// Dots are older than phones with a cutout, which have always shown bars. The sizes of iOS 11
    /// are a recollection.
    package var besideCutout: StatusBarMetrics {
        guard signal == .dots else { return self }
        var metrics = self
        metrics.signal = .bars
        metrics.signalSize = CGSize(width: 17, height: 10.7)
        metrics.wifiSize = CGSize(width: 15.3, height: 11)
        metrics.batterySize = CGSize(width: 24.3, height: 11.3)
        metrics.spacing = 5
        return metrics
    }
}
