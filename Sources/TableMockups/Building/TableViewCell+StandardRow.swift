import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

extension TableViewCell {
    /// Shows a row in the cell's style and replaces the whole content of the previous row.
    func show(_ row: StandardRow, images: ImageStore) {
        let metrics = RenderContext.current.theme.cell.metrics(for: style)
        if let label = textLabel {
            label.font =
                row.font?.font(base: layout.standardTextFont) ?? layout.standardTextFont
            layout.setTextColor(row.textColor)
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
    /// Shows a text with the attributes of its runs, based on the label's font.
    func show(_ text: String?, _ styled: StyledText?) {
        self.text = text
        if let styled { attributedText = styled.attributedString(base: font) }
    }

    /// Applies the text attributes of a row and resets the attributes of the previous row.
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
