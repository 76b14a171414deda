import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Bar with time, signal and battery at the top of a screen.
///
/// All contents are inputs; the state of the machine is never read. Beside a cutout the bar is
/// split in two. In a right-to-left layout its parts are swapped; the symbols themselves are
/// not mirrored.
public final class StatusBar: View {
    /// Colour of the content, with UIKit's names.
    public enum Style: Int, Sendable, Hashable {
        /// Dark content in light appearance, light content in dark appearance.
        case `default` = 0
        /// Light content in every appearance.
        case lightContent = 1
        /// Dark content in every appearance.
        case darkContent = 3
    }

    /// Displayed time.
    public var time: String { didSet { setNeedsLayout() } }
    /// Date beside the time on tablets of iPadOS 13 and later, or `nil` for no date.
    public var date: String? { didSet { setNeedsLayout() } }
    /// Name of the network; omitted beside a cutout, and on tablets of iPadOS 13 and later,
    /// with a diagnostic.
    public var carrier: String? { didSet { setNeedsLayout() } }
    /// Signal strength from 0 to 4, or `nil` to hide the signal; tablets of iPadOS 13 and later
    /// do not show the signal.
    public var signalStrength: Int? = 4 { didSet { setNeedsLayout() } }
    /// Wi-Fi strength from 0 to 3, or `nil` to hide Wi-Fi.
    public var wifiStrength: Int? = 3 { didSet { setNeedsLayout() } }
    /// Battery level from 0 to 1, or `nil` to hide the battery.
    public var batteryLevel: Double? = 1 { didSet { setNeedsLayout() } }
    /// Whether the battery percentage is displayed; omitted beside a cutout with a diagnostic.
    ///
    /// Tablets of iPadOS 13 and later always display the percentage.
    public var showsBatteryPercentage = false { didSet { setNeedsLayout() } }
    /// Colour of the content; by default, the appearance decides.
    public var style = Style.default { didSet { setNeedsLayout() } }
    /// Cutout that the bar avoids.
    public var cutout = DeviceFrame.Cutout.none { didSet { setNeedsLayout() } }

    private let background = BarBackgroundView()
    private let timeLabel = Label(frame: .zero)
    private let dateLabel = Label(frame: .zero)
    private let carrierLabel = Label(frame: .zero)
    private let percentLabel = Label(frame: .zero)
    private let icons = StatusBarIcons()

    /// Creates a bar that displays a time, with a full signal and a full battery.
    public init(time: String) {
        self.time = time
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "statusBar"
        timeLabel.identity.partName = "time"
        dateLabel.identity.partName = "date"
        carrierLabel.identity.partName = "carrier"
        percentLabel.identity.partName = "percent"
        for view in [background, timeLabel, carrierLabel, percentLabel, icons] as [View] {
            addSubview(view)
        }
    }

    /// Returns the time of a date as displayed by a clock in a locale.
    ///
    /// The day period is omitted in themes with split status bars.
    public static func time(
        of date: Date, timeZone: TimeZone, locale: Locale, showsDayPeriod: Bool = false
    ) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let hour = parts.hour ?? 0
        let minute = parts.minute ?? 0
        let digits = minute < 10 ? "0\(minute)" : "\(minute)"
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven:
            let twelve = hour % 12 == 0 ? 12 : hour % 12
            return "\(twelve):\(digits)" + (showsDayPeriod ? (hour < 12 ? " AM" : " PM") : "")
        default:
            return (hour < 10 ? "0" : "") + "\(hour):\(digits)"
        }
    }

    private var metrics: StatusBarMetrics {
        let metrics = RenderContext.current.theme.bars.statusBar
        return isSplit ? metrics.besideCutout : metrics
    }
    private var isSplit: Bool { cutout.splitsStatusBar && bounds.height > 24 }
    private var isLight: Bool { style == .lightContent }
    /// Metrics of a tablet's bar, or `nil` for another layout.
    private var tablet: StatusBarMetrics.TabletMetrics? {
        traitCollection.userInterfaceIdiom == .pad && !isSplit ? metrics.tablet : nil
    }

    private var color: Color {
        switch style {
        case .lightContent: metrics.lightColor
        case .darkContent: .black
        case .default:
            (isSplit ? metrics.splitTime : tablet?.text ?? metrics.time).color ?? .label
        }
    }

    public override func layoutSubviews() {
        background.frame = bounds
        background.fill = isLight ? metrics.lightBackground : metrics.background
        let tablet = tablet
        style(timeLabel, isSplit ? metrics.splitTime : tablet?.text ?? metrics.time, time)
        style(carrierLabel, metrics.text, isSplit || tablet != nil ? nil : carrier)
        if tablet == nil { dateLabel.removeFromSuperview() } else { addSubview(dateLabel) }
        style(dateLabel, tablet?.text ?? metrics.time, date)
        let percent = batteryLevel.map {
            percentage(Int(clamping: (min(max(0, $0), 1) * 100).rounded()))
        }
        let showsPercent = (showsBatteryPercentage || tablet != nil) && !isSplit
        style(percentLabel, tablet?.text ?? metrics.text, showsPercent ? percent : nil)
        checkRoom()
        icons.frame = bounds
        icons.color = color
        icons.signal = metrics.signal
        icons.signalStrength = signalStrength ?? 0
        icons.wifiStrength = wifiStrength ?? 0
        icons.batteryLevel = batteryLevel ?? 0
        if isSplit {
            layoutBesideCutout()
        } else if let tablet {
            layoutTablet(tablet)
        } else {
            layoutLine()
        }
        if traitCollection.layoutDirection == .rightToLeft { mirror() }
        icons.setNeedsDisplay()
    }

    /// Returns a percentage whose sign follows the number, in right-to-left lines too.
    ///
    /// A space separates number and sign if the language uses one.
    private func percentage(_ number: Int) -> String {
        let format = IntegerFormatStyle<Int>.Percent(locale: RenderContext.current.locale)
        let hasSpace = number.formatted(format).contains(where: \.isWhitespace)
        let text = "\(number)\(hasSpace ? "\u{A0}" : "")%"
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        return isMirrored ? "\u{2066}\(text)\u{2069}" : text
    }

    /// Warns about content omitted beside a cutout or on a tablet.
    private func checkRoom() {
        if tablet != nil, carrier != nil {
            DiagnosticLog.warn(
                "status-bar.no-carrier",
                "the status bar's carrier is left out: tablets since iPadOS 13 show no network's name"
            )
        }
        guard isSplit else { return }
        func warn(_ key: String, _ what: String) {
            DiagnosticLog.warn(
                "status-bar.no-\(key)",
                "the status bar's \(key) is left out: beside a notch or an island there is no room for "
                    + what)
        }
        if carrier != nil { warn("carrier", "the network's name") }
        if showsBatteryPercentage, batteryLevel != nil { warn("percentage", "a number") }
    }

    private func style(_ label: Label, _ text: BarTextMetrics, _ string: String?) {
        label.text = string
        text.apply(to: label, tint: color)
        label.textColor = color
        if isLight { label.shadowColor = metrics.lightShadowColor }
        label.isHidden = string == nil
    }

    /// Places a label with its text's width, limited to `limit`, and returns the width in
    /// points.
    private func place(
        _ label: Label, x: CGFloat, middle: CGFloat, limit: CGFloat = .greatestFiniteMagnitude
    ) -> CGFloat {
        let grid = PixelGrid.current
        let size = label.naturalSize(maximumWidth: 0)
        let width = min(size.width, max(0, limit))
        label.frame = CGRect(
            x: grid.round(x), y: grid.round(middle - size.height / 2), width: width,
            height: size.height)
        return width
    }

    private func box(_ size: CGSize, x: CGFloat, middle: CGFloat) -> CGRect {
        let grid = PixelGrid.current
        return CGRect(
            origin: CGPoint(x: grid.round(x), y: grid.round(middle - size.height / 2)), size: size)
    }

    private func layoutLine() {
        let metrics = metrics
        let middle = bounds.height / 2
        var x = metrics.margin
        icons.signalFrame = signalStrength.map { _ in box(metrics.signalSize, x: x, middle: middle)
        }
        if icons.signalFrame != nil { x += metrics.signalSize.width + metrics.spacing }
        let timeWidth = timeLabel.naturalSize(maximumWidth: 0).width
        if carrier != nil {
            // A long name ends before the Wi-Fi symbol, which ends before the time.
            let wifi = wifiStrength == nil ? 0 : metrics.wifiSize.width + metrics.spacing
            let limit = (bounds.width - timeWidth) / 2 - metrics.spacing - wifi - x
            x += place(carrierLabel, x: x, middle: middle, limit: limit) + metrics.spacing
        }
        icons.wifiFrame = wifiStrength.map { _ in box(metrics.wifiSize, x: x, middle: middle) }
        _ = place(timeLabel, x: (bounds.width - timeWidth) / 2, middle: middle)
        x = bounds.width - metrics.margin
        icons.batteryFrame = batteryLevel.map { _ in
            box(metrics.batterySize, x: x - metrics.batterySize.width, middle: middle)
        }
        if icons.batteryFrame != nil { x -= metrics.batterySize.width + metrics.spacing }
        let percentWidth = percentLabel.naturalSize(maximumWidth: 0).width
        _ = place(percentLabel, x: x - percentWidth, middle: middle)
    }

    private func mirror() {
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size)
        }
        for label in [timeLabel, dateLabel, carrierLabel, percentLabel] {
            label.frame = mirrored(label.frame)
        }
        icons.signalFrame = icons.signalFrame.map(mirrored)
        icons.wifiFrame = icons.wifiFrame.map(mirrored)
        icons.batteryFrame = icons.batteryFrame.map(mirrored)
    }

    /// Places time and date at the left; Wi-Fi, percentage and battery at the right.
    private func layoutTablet(_ tablet: StatusBarMetrics.TabletMetrics) {
        let metrics = metrics
        let middle = bounds.height / 2
        let timeWidth = place(timeLabel, x: tablet.margin, middle: middle)
        _ = place(dateLabel, x: tablet.margin + timeWidth + tablet.dateGap, middle: middle)
        var x = bounds.width - tablet.margin
        icons.signalFrame = nil
        icons.batteryFrame = batteryLevel.map { _ in
            box(metrics.batterySize, x: x - metrics.batterySize.width, middle: middle)
        }
        if icons.batteryFrame != nil {
            let width = percentLabel.naturalSize(maximumWidth: 0).width
            x -= metrics.batterySize.width + metrics.spacing + width
            _ = place(percentLabel, x: x, middle: middle)
            x -= metrics.spacing
        }
        icons.wifiFrame = wifiStrength.map { _ in
            box(metrics.wifiSize, x: x - metrics.wifiSize.width, middle: middle)
        }
    }

    /// Centres the time in the left ear and the symbols in the right ear.
    private func layoutBesideCutout() {
        let metrics = metrics
        let ear = (bounds.width - cutout.size.width) / 2
        let middle = cutout.statusMiddle(inHeight: bounds.height)
        let timeWidth = timeLabel.naturalSize(maximumWidth: 0).width
        let shift = cutout.size.height > 0 ? CGFloat(3) : 0
        _ = place(timeLabel, x: (ear - timeWidth) / 2 + shift, middle: middle)
        let sizes = [
            signalStrength.map { _ in metrics.signalSize },
            wifiStrength.map { _ in metrics.wifiSize },
            batteryLevel.map { _ in metrics.batterySize },
        ]
        let present = sizes.compactMap { $0 }
        let gaps = metrics.spacing * CGFloat(max(0, present.count - 1))
        let width = present.reduce(0) { $0 + $1.width } + gaps
        var x = bounds.width - ear + (ear - width) / 2 - shift
        var frames: [CGRect?] = []
        for size in sizes {
            frames.append(size.map { box($0, x: x, middle: middle) })
            if let size { x += size.width + metrics.spacing }
        }
        icons.signalFrame = frames[0]
        icons.wifiFrame = frames[1]
        icons.batteryFrame = frames[2]
    }
}
