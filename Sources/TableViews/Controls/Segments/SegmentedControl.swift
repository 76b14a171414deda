import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Chooses one of some segments that stand side by side; UIKit's class.
///
/// A segment that is not there is an error of the table; nothing crashes.
open class SegmentedControl: Control {
    /// The index of no segment.
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: Image?
        var isEnabled = true
        /// Points; 0 is as wide as the others.
        var width: CGFloat = 0
    }

    var segments: [Segment] = [] { didSet { setNeedsDisplay() } }
    /// The chosen segment, or `noSegment`.
    open var selectedSegmentIndex = SegmentedControl.noSegment {
        didSet {
            guard selectedSegmentIndex != Self.noSegment else { return setNeedsDisplay() }
            if !checks(selectedSegmentIndex, "selectedSegmentIndex") {
                selectedSegmentIndex = oldValue
            }
            setNeedsDisplay()
        }
    }
    /// Whether a segment is chosen only while it is touched; then none is shown or read as chosen.
    open var isMomentary = false { didSet { setNeedsDisplay() } }
    /// Whether segments without a width of their own are as wide as their content asks.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsDisplay() } }
    /// Beneath the chosen segment; nothing takes the theme's.
    open var selectedSegmentTintColor: Color? { didSet { setNeedsDisplay() } }

    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
        didSet { setNeedsDisplay() }
    }

    /// What a description disabled segments by; the segments themselves say whether they are.
    final var describedDisabledNames: [String] = []

    /// One segment for each string or image.
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
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { self.frame.size.height = metrics.segmentedControl.height }
    }

    open override var intrinsicContentSize: CGSize {
        let looks = metrics.segmentedControl
        return CGSize(width: width(withPadding: looks.padding), height: looks.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The width of all segments that keep a padding beside what they show, in points.
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

    /// A segment's image as it is shown: the control does not grow with the text size, so its symbols do not either.
    func shownImage(of segment: Segment) -> Image? {
        segment.image?.withStandardSymbolSize
    }

    /// The size of an image in a segment of a size: its own, or what there is room for within the edges.
    func fittedSize(of image: Image, in segment: CGSize) -> CGSize {
        let size = image.size
        let room = CGSize(
            width: segment.width - min(Self.sideGap, segment.width / 2) * 2,
            height: segment.height - max(1, metrics.segmentedControl.selectedInset) * 2)
        guard size.width > 0, size.height > 0 else { return size }
        let factor = max(0, min(1, room.width / size.width, room.height / size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// What contents keep from a segment's sides at least, in points.
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

    /// Whether there is such a segment; an error says so where there is not.
    func checks(_ index: Int, _ caller: String) -> Bool {
        if segments.indices.contains(index) { return true }
        DiagnosticLog.fail(
            "segments.no-segment",
            "\(caller): there is no segment \(index), the control has \(segments.count)")
        return false
    }

    override func drawArt(on canvas: Canvas) {
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            SegmentedControlArt(self).draw(on: canvas)
        }
    }

    override var takesHighlightOfCell: Bool { false }

    override var artCornerRadius: CGFloat? { metrics.segmentedControl.cornerRadius }

    override var artOverflow: CGFloat { metrics.segmentedControl.selectedShadow == nil ? 0 : 12 }
}
