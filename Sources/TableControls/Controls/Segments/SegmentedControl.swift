import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Control for choosing a segment from a row of segments; UIKit's class.
///
/// A missing segment is an error of the table instead of a crash.
open class SegmentedControl: Control {
    /// Index that represents no segment.
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: Image?
        var isEnabled = true
        /// Width in points, or 0 for an automatic width.
        var width: CGFloat = 0
    }

    var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
    /// Index of the selected segment, or `noSegment`.
    open var selectedSegmentIndex = SegmentedControl.noSegment {
        didSet {
            guard selectedSegmentIndex != Self.noSegment else { return setNeedsDisplay() }
            // Code may select a segment before it adds the segments; UIKit then selects none.
            if segments.isEmpty {
                selectedSegmentIndex = Self.noSegment
            } else if !checks(selectedSegmentIndex, "selectedSegmentIndex") {
                selectedSegmentIndex = oldValue
            }
            setNeedsDisplay()
        }
    }
    /// Whether a segment is only selected during a touch; no segment then looks or is read as
    /// selected.
    open var isMomentary = false { didSet { setNeedsDisplay() } }
    /// Whether segments with an automatic width are sized to their content.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsDisplay() } }
    /// Colour beneath the selected segment, or `nil` for the theme's colour.
    open var selectedSegmentTintColor: Color? { didSet { setNeedsDisplay() } }

    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
        didSet { setNeedsDisplay() }
    }

    /// Names of disabled segments in a description; the state itself is stored in the
    /// segments.
    final var describedDisabledNames: [String] = []

    /// Creates a segment for each string or image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(Segment(title: title))
            case let image as Image: segments.append(Segment(image: image))
            default:
                DiagnosticLog.fail(
                    "segments.item",
                    "a segment is a String or an Image, not a \(type(of: item)); it is left out")
            }
        }
        frame.size = sizeThatFits(.zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { self.frame.size.height = metrics.segmentedControl.height }
    }

    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: sizeThatFits(.zero))).size
    }

    open override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0, left: 0, bottom: metrics.segmentedControl.alignmentInset, right: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let looks = metrics.segmentedControl
        return CGSize(width: width(withPadding: looks.padding), height: looks.height)
    }

    /// Returns the total width of segments with a padding around their content, in points.
    func width(withPadding padding: CGFloat) -> CGFloat {
        let widths = segments.map {
            $0.width > 0 ? $0.width : contentWidth($0, withPadding: padding)
        }
        let even = apportionsSegmentWidthsByContent ? nil : widths.max()
        return zip(segments, widths).reduce(0) { sum, pair in
            sum + (pair.0.width > 0 ? pair.0.width : even ?? pair.1)
        }
    }

    func contentWidth(_ segment: Segment, withPadding padding: CGFloat? = nil) -> CGFloat {
        let looks = metrics.segmentedControl
        let padding = padding ?? looks.padding
        if let image = shownImage(of: segment) {
            let limit = CGSize(width: .infinity, height: looks.height)
            return fittedSize(of: image, in: limit).width + padding * 2
        }
        return title(of: segment, isSelected: true).size.width + padding * 2
    }

    /// Returns the displayed image of a segment with fixed-size symbols, because the control
    /// does not follow the text size.
    func shownImage(of segment: Segment) -> Image? {
        segment.image?.withStandardSymbolSize
    }

    /// Returns the size of an image in a segment: its own size, reduced to fit within the
    /// edges.
    func fittedSize(of image: Image, in segment: CGSize) -> CGSize {
        let size = image.size
        let room = CGSize(
            width: segment.width - min(Self.sideGap, segment.width / 2) * 2,
            height: segment.height - max(1, metrics.segmentedControl.selectedInset) * 2)
        guard size.width > 0, size.height > 0 else { return size }
        let factor = max(0, min(1, room.width / size.width, room.height / size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Minimum distance from the content to a segment's sides, in points.
    static let sideGap: CGFloat = 4

    func title(of segment: Segment, isSelected: Bool) -> ControlText {
        let looks = metrics.segmentedControl
        let color = isSelected ? looks.selectedTextColor : looks.textColor ?? tintColor ?? .black
        let attributes = shownTitleAttributes(
            isSelected: isSelected, isEnabled: isEnabled && segment.isEnabled)
        return ControlText(
            string: segment.title ?? "",
            font: attributes[.font] as? Font ?? (isSelected ? looks.selectedFont : looks.font),
            color: attributes[.foregroundColor] as? Color ?? color)
    }

    /// Returns whether a segment exists and records an error otherwise.
    func checks(_ index: Int, _ caller: String) -> Bool {
        if segments.indices.contains(index) { return true }
        DiagnosticLog.fail(
            "segments.no-segment",
            "\(caller): there is no segment \(index), the control has \(segments.count)")
        return false
    }

    override func drawArt(on canvas: Canvas) {
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            SegmentedControlDrawing(self).draw(on: canvas)
        }
    }

    package override var takesHighlightOfCell: Bool { false }

    package override var artCornerRadius: CGFloat? { metrics.segmentedControl.cornerRadius }

    override var artOverflow: CGFloat { metrics.segmentedControl.selectedShadow == nil ? 0 : 12 }
}
