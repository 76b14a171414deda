import DocumentSyntax
import DocumentValues
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

/// The content of a row in a standard cell style.
///
/// The theme determines properties that are `nil`.
public struct StandardRow: Sendable {
    /// The arrangement of text, detail and image.
    public var style: TableViewCell.CellStyle
    /// The main text.
    public var text: String?
    /// The main text with styled runs.
    public var styledText: StyledText?
    /// The secondary text.
    public var detail: String?
    /// The secondary text with styled runs.
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
    /// Alignment of the main text.
    public var alignment: TextAlignment?
    /// Maximum number of lines of the main text.
    ///
    /// 0 means unlimited.
    public var numberOfLines: Int?
    /// Maximum number of lines of the secondary text.
    ///
    /// 0 means unlimited.
    public var detailNumberOfLines: Int?

    /// Look of the main text.
    public var look = LabelLook()
    /// Look of the secondary text.
    public var detailLook = LabelLook()

    init(reader: SchemaReader<RowSchema>) {
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

    /// Warns of parts that the style does not show.
    private func warn(_ reader: SchemaReader<RowSchema>) {
        if style == .default, detail?.isEmpty == false {
            reader.mapping.warning(
                "the style default shows no detail; use the style value1, value2 or subtitle",
                at: "detail")
        }
        if style == .value2, image != nil {
            reader.mapping.warning("the style value2 shows no image", at: "image")
        }
    }
}
