import Foundation
import TableDrawing
import TableText
import TableViews

extension TableViewCell {
    /// Shows a row in the cell's style; nothing of a former row stays.
    func show(_ row: StandardRow, images: ImageStore) {
        let metrics = RenderContext.current.theme.cell.metrics(for: style)
        if let label = textLabel {
            label.font = row.font?.font(base: standardTextFont) ?? standardTextFont
            label.textColor = row.textColor ?? metrics.textColor
            label.textAlignment = row.alignment ?? standardTextAlignment
            label.numberOfLines = row.numberOfLines ?? standardNumberOfLines
            label.show(row.text, row.styledText)
            label.apply(row.look)
        }
        if let label = detailTextLabel {
            label.font =
                row.detailFont?.font(base: metrics.detailFont.font()) ?? metrics.detailFont.font()
            label.textColor = row.detailColor ?? metrics.detailColor
            label.numberOfLines = row.detailNumberOfLines ?? standardNumberOfLines
            label.show(row.detail, row.styledDetail)
            label.apply(row.detailLook)
        }
        if let view = imageView {
            view.image = row.image?.image(from: images)
            view.highlightedImage = row.highlightedImage?.image(from: images)
        }
    }
}

extension Label {
    /// Shows a text, with the looks that its stretches have on the base of the label's font.
    func show(_ text: String?, _ styled: StyledText?) {
        self.text = text
        if let styled { attributedText = styled.attributedString(base: font) }
    }

    /// Shows its text as a row says; nothing of a former row stays.
    func apply(_ look: LabelLook) {
        highlightedTextColor =
            look.highlightedColor ?? RenderContext.current.theme.colors.highlightedText
        lineBreakMode = look.lineBreakMode ?? .byTruncatingTail
        lineBreakStrategy =
            look.lineBreakStrategy ?? RenderContext.current.theme.lineBreakStrategy
        adjustsFontSizeToFitWidth = look.minimumScaleFactor != nil
        minimumScaleFactor = look.minimumScaleFactor ?? 0
        baselineAdjustment = look.baselineAdjustment ?? .alignBaselines
        shadowColor = look.shadow?.color
        shadowOffset = look.shadow?.offset ?? CGSize(width: 0, height: -1)
    }
}
