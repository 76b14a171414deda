import TableDrawing
import TableText
import TableViews

/// The content of a row in one of the four cell styles; what is nothing the theme decides.
public struct StandardRow: Sendable {
    /// The arrangement of text, detail and image.
    public var style: TableViewCell.CellStyle
    /// The main text.
    public var text: String?
    /// The main text where stretches have looks of their own.
    public var styledText: StyledText?
    /// The secondary text.
    public var detail: String?
    /// The secondary text where stretches have looks of their own.
    public var styledDetail: StyledText?
    /// The image before the text.
    @Boxed public var image: ImageReference?
    /// The image of a selected or highlighted row.
    @Boxed public var highlightedImage: ImageReference?
    /// The colour of the main text.
    @Boxed public var textColor: Color?
    /// The colour of the secondary text.
    @Boxed public var detailColor: Color?
    /// The font of the main text.
    @Boxed public var font: FontDescription?
    /// The font of the secondary text.
    @Boxed public var detailFont: FontDescription?
    /// How the main text lies in its place.
    public var alignment: TextAlignment?
    /// The most lines of the main text; 0 is as many as it needs.
    public var numberOfLines: Int?
    /// The most lines of the secondary text; 0 is as many as it needs.
    public var detailNumberOfLines: Int?

    /// How the main text is shown.
    public var look = LabelLook()
    /// How the secondary text is shown.
    public var detailLook = LabelLook()

    init(reader: ShapeReader<RowShape>) {
        style = reader[\.style]
        let text = reader[\.text]
        self.text = text?.string
        styledText = text.styled
        let detail = reader[\.detail]
        self.detail = detail?.string
        styledDetail = detail.styled
        image = reader[\.image]
        highlightedImage = reader[\.highlightedImage]
        textColor = reader[\.textColor]
        detailColor = reader[\.detailColor]
        font = reader[\.font]
        detailFont = reader[\.detailFont]
        alignment = reader[\.alignment]
        numberOfLines = reader[\.numberOfLines]
        detailNumberOfLines = reader[\.detailNumberOfLines]
        look = LabelLook(
            highlightedColor: reader[\.highlightedTextColor],
            lineBreakMode: reader[\.lineBreakMode],
            lineBreakStrategy: reader[\.lineBreakStrategy],
            minimumScaleFactor: reader[\.minimumScaleFactor],
            baselineAdjustment: reader[\.baselineAdjustment], shadow: reader[\.textShadow])
        detailLook = LabelLook(
            highlightedColor: reader[\.highlightedDetailColor],
            lineBreakMode: reader[\.detailLineBreakMode],
            lineBreakStrategy: reader[\.detailLineBreakStrategy],
            minimumScaleFactor: reader[\.detailMinimumScaleFactor],
            baselineAdjustment: reader[\.detailBaselineAdjustment],
            shadow: reader[\.detailShadow])
        warn(reader)
    }

    /// Says which parts the style does not have.
    private func warn(_ reader: ShapeReader<RowShape>) {
        if style == .default, detail?.isEmpty == false {
            reader.mapping.warning(
                "the style default shows no detail, expected value1, value2 or subtitle beside it",
                at: "detail")
        }
        if style == .value2, image != nil {
            reader.mapping.warning("the style value2 shows no image", at: "image")
        }
    }
}
