import Foundation
import Tableshot

/// Time zone view that keeps drawing in editing mode.
///
/// The content is narrower in editing mode: the picture is omitted, the time moves to the right
/// edge, and all fields are smaller.
public final class EditingTimeZoneView: TimeZoneView {
    /// Metrics of the design, in points.
    private enum Layout {
        static let leftMargin: CGFloat = 8
        static let rightMargin: CGFloat = 10
        static let gap: CGFloat = 8
        static let timeWidth: CGFloat = 70
        static let upperRowTop: CGFloat = 12
        static let lowerRowTop: CGFloat = 33
        static let mainFontSize: CGFloat = 15
        static let minimumMainFontSize: CGFloat = 12
        static let secondaryFontSize: CGFloat = 11
        static let minimumSecondaryFontSize: CGFloat = 9
    }

    public override func drawEditing(_ timeZoneWrapper: TimeZoneWrapper, in contentRect: CGRect) {
        let left = contentRect.minX + Layout.leftMargin
        let timeX = contentRect.maxX - Layout.rightMargin - Layout.timeWidth
        let placeWidth = max(0, timeX - Layout.gap - left)

        SampleColors.text(highlighted: isHighlighted).set()
        main(timeZoneWrapper.timeZoneLocaleName).draw(
            at: CGPoint(x: left, y: Layout.upperRowTop), width: placeWidth)
        main(timeZoneWrapper.time).drawRightAligned(
            x: timeX, y: Layout.upperRowTop, width: Layout.timeWidth)

        SampleColors.secondaryText(highlighted: isHighlighted).set()
        secondary(abbreviation).draw(
            at: CGPoint(x: left, y: Layout.lowerRowTop), width: placeWidth)
        secondary(timeZoneWrapper.whichDay).drawRightAligned(
            x: timeX, y: Layout.lowerRowTop, width: Layout.timeWidth)
    }

    private func main(_ text: String) -> FittedText {
        FittedText(
            text: text, font: .systemFont(ofSize: Layout.mainFontSize),
            minimumFontSize: Layout.minimumMainFontSize)
    }

    private func secondary(_ text: String) -> FittedText {
        FittedText(
            text: text, font: .systemFont(ofSize: Layout.secondaryFontSize),
            minimumFontSize: Layout.minimumSecondaryFontSize)
    }
}

/// Time zone cell that shows its fields in editing mode too, moved and smaller.
public final class EditingTimeZoneCell: TimeZoneCell {
    public override class func makeTimeZoneView() -> TimeZoneView {
        EditingTimeZoneView(frame: .zero)
    }
}
