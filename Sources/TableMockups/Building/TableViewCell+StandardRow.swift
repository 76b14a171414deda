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
            label.text = row.text
        }
        if let label = detailTextLabel {
            label.font =
                row.detailFont?.font(base: metrics.detailFont.font()) ?? metrics.detailFont.font()
            label.textColor = row.detailColor ?? metrics.detailColor
            label.numberOfLines = row.detailNumberOfLines ?? standardNumberOfLines
            label.text = row.detail
        }
        if let view = imageView {
            view.image = row.image?.image(from: images)
            view.highlightedImage = row.highlightedImage?.image(from: images)
        }
    }
}
