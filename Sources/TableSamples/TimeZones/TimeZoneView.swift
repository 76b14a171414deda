import Foundation
import Tableshot

/// View that draws all fields of a time zone row: place, abbreviation, time, day and picture.
///
/// The view is opaque. While its cell is selected, the view omits its background, so the
/// selection is visible, and draws text in the highlighted colour. In editing mode, the view
/// draws no content.
open class TimeZoneView: View, HighlightableView {
    /// Displayed time zone; setting it marks the view for display.
    public var timeZoneWrapper: TimeZoneWrapper? {
        didSet {
            if timeZoneWrapper != oldValue {
                abbreviation = timeZoneWrapper?.abbreviationAndOffset ?? ""
            }
            setNeedsDisplay()
        }
    }

    /// Abbreviation and offset, computed once for each wrapper.
    public private(set) var abbreviation = ""

    /// Whether the view draws the look of a selected or highlighted cell.
    public var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            backgroundColor = isHighlighted ? nil : SampleColors.background
            isOpaque = !isHighlighted
            setNeedsDisplay()
        }
    }

    /// Whether the view draws the row in editing mode; changes mark the view for display.
    public var isEditing = false {
        didSet { if isEditing != oldValue { setNeedsDisplay() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = true
        isAccessibilityElement = true
        backgroundColor = SampleColors.background
    }

    /// Label with the texts of the row.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? timeZoneWrapper?.spoken }
        set { super.accessibilityLabel = newValue }
    }

    open override func draw(_ rect: CGRect) {
        guard let timeZoneWrapper else { return }
        if !isEditing {
            draw(timeZoneWrapper, in: bounds)
        } else {
            drawEditing(timeZoneWrapper, in: bounds)
        }
    }

    /// Draws the row in editing mode; the default implementation draws no content.
    open func drawEditing(_ timeZoneWrapper: TimeZoneWrapper, in contentRect: CGRect) {}

    private func draw(_ timeZoneWrapper: TimeZoneWrapper, in contentRect: CGRect) {
        let layout = TimeZoneLayout(width: contentRect.width)
        let boundsX = contentRect.minX

        // Draw the main text: place and time.
        SampleColors.text(highlighted: isHighlighted).set()
        main(timeZoneWrapper.timeZoneLocaleName, layout).draw(
            at: CGPoint(x: boundsX + layout.leftColumnOffset, y: layout.upperRowTop),
            width: layout.leftColumnWidth)
        main(timeZoneWrapper.time, layout).drawRightAligned(
            x: boundsX + layout.middleColumnOffset, y: layout.upperRowTop,
            width: layout.middleColumnWidth)

        // Draw the secondary text: abbreviation and day.
        SampleColors.secondaryText(highlighted: isHighlighted).set()
        secondary(abbreviation, layout).draw(
            at: CGPoint(x: boundsX + layout.leftColumnOffset, y: layout.lowerRowTop),
            width: layout.leftColumnWidth)
        secondary(timeZoneWrapper.whichDay, layout).drawRightAligned(
            x: boundsX + layout.middleColumnOffset, y: layout.lowerRowTop,
            width: layout.middleColumnWidth)

        let image = timeZoneWrapper.image
        let imageY = (contentRect.height - image.size.height) / 2
        image.draw(at: CGPoint(x: boundsX + layout.rightColumnOffset, y: imageY))
    }

    private func main(_ text: String, _ layout: TimeZoneLayout) -> FittedText {
        FittedText(
            text: text, font: .systemFont(ofSize: layout.mainFontSize),
            minimumFontSize: layout.minimumMainFontSize)
    }

    private func secondary(_ text: String, _ layout: TimeZoneLayout) -> FittedText {
        FittedText(
            text: text, font: .systemFont(ofSize: layout.secondaryFontSize),
            minimumFontSize: layout.minimumSecondaryFontSize)
    }
}
