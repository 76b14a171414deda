import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews

/// Image and texts centred in a place without rows; UIKit's class.
///
/// As a table's `backgroundView`, the view is centred between the bars.
public final class ContentUnavailableView: View {
    /// Displayed image, texts and button.
    public var configuration: ContentUnavailableConfiguration { didSet { setNeedsLayout() } }
    private let icon = ImageView(image: nil)
    private let wheel = RefreshControl()
    private let labels = [Label(frame: .zero), Label(frame: .zero), Label(frame: .zero)]

    /// Creates a view that displays a configuration.
    public init(configuration: ContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isOpaque = false
        icon.contentMode = .scaleAspectFit
        for view in [icon, wheel] + labels as [View] { addSubview(view) }
    }

    private var metrics: ContentUnavailableMetrics {
        RenderContext.current.theme.bars.contentUnavailable
    }

    public override func layoutSubviews() {
        let metrics = metrics
        let grid = PixelGrid.current
        let table = superview as? TableView
        let insets = table?.adjustedContentInset ?? safeAreaInsets
        let header = table.map { $0.geometry.tableHeaderExtent.height } ?? 0
        let space = bounds.inset(by: insets).inset(by: EdgeInsets(top: header))
        let parts = fittingParts(in: space.height)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        var y = space.minY + max(0, (space.height - height) / 2)
        for part in parts {
            y += part.gap
            part.view.frame = CGRect(
                x: grid.round(space.midX - part.size.width / 2), y: grid.round(y),
                width: part.size.width, height: part.size.height)
            y += part.size.height
        }
        let shown = parts.map(\.view)
        for view in ownSubviews { view.isHidden = !shown.contains { $0 === view } }
        icon.tintColor = metrics.imageColor
    }

    private typealias Part = (view: View, size: CGSize, gap: CGFloat)

    /// Scales of image and texts in insufficient space; not proven.
    private static let scales: [CGFloat] = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4]

    /// Returns the parts at the largest scale at which neither the view's height nor its width
    /// truncates a word.
    private func fittingParts(in height: CGFloat) -> [Part] {
        let width = max(1, bounds.width - metrics.margin * 2)
        var parts: [Part] = []
        for scale in Self.scales {
            parts = self.parts(scale: scale)
            let needed = parts.reduce(0) { $0 + $1.gap + $1.size.height }
            let widest = parts.map { ($0.view as? Label)?.widestWord ?? 0 }.max() ?? 0
            if needed <= height, widest <= width { return parts }
        }
        if bounds.width > 0, height > 0 {
            DiagnosticLog.warn(
                "empty.without-room",
                "what stands in place of rows is larger than its place, and is cut; shorter texts or a "
                    + "smaller text size would be whole")
        }
        return parts
    }

    /// Returns the scale of the image for a scale of the texts.
    ///
    /// The image grows with the preferred text size. Beside shrunken large text it is no
    /// smaller than it would be at the standard text size.
    private func imageScale(_ scale: CGFloat) -> CGFloat {
        let font = metrics.text.font
        let growth = max(1, font.font().pointSize / font.font.pointSize)
        return scale == 1 ? growth : min(1, scale * growth)
    }

    /// Returns the parts from top to bottom, with the gap above each part.
    private func parts(scale: CGFloat) -> [Part] {
        let metrics = metrics
        var parts: [Part] = []
        if configuration.isLoading {
            wheel.beginRefreshing()
            wheel.spinnerPhase = configuration.spinnerPhase
            let side = RenderContext.current.theme.bars.refreshControl.height
            parts.append((wheel, CGSize(width: side, height: side), 0))
        } else if let image = configuration.image {
            icon.image = image
            let factor =
                imageScale(scale) * metrics.imageSize / max(image.size.width, image.size.height, 1)
            let size = CGSize(
                width: image.size.width * factor, height: image.size.height * factor)
            parts.append((icon, size, 0))
        }
        let width = max(1, bounds.width - metrics.margin * 2)
        let texts: [(String?, BarTextMetrics, CGFloat)] = [
            (configuration.text, metrics.text, metrics.imageToTextPadding),
            (
                configuration.secondaryText, metrics.secondaryText,
                metrics.textToSecondaryTextPadding
            ),
            (configuration.buttonTitle, metrics.button, metrics.textToButtonPadding),
        ]
        for (label, (text, look, gap)) in zip(labels, texts) {
            guard let text else { continue }
            label.text = text
            look.apply(to: label, tint: tintColor)
            if scale < 1 { label.font = label.font.withSize(label.font.pointSize * scale) }
            label.textAlignment = .center
            label.numberOfLines = 0
            let size = CGSize(
                width: width, height: label.naturalSize(maximumWidth: width).height)
            parts.append((label, size, parts.isEmpty ? 0 : gap))
        }
        return parts
    }
}
