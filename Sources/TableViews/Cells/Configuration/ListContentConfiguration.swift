import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// Text, secondary text and image of a row as a value; UIKit's type.
///
/// Lengths are in points. Initial fonts, colours and distances come from the theme that is
/// current at creation.
public struct ListContentConfiguration: ContentConfiguration {
    /// Main text, or `nil` for no text; a new text removes `attributedText`.
    public var text: String? { didSet { attributedText = nil } }
    /// Attributed text in place of `text`.
    public var attributedText: NSAttributedString?
    /// Secondary text, or `nil` for no text; a new text removes `secondaryAttributedText`.
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    /// Attributed secondary text in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// Image before the texts, or `nil` for no image.
    public var image: Image?
    /// Font, colour and layout of the main text.
    public var textProperties: TextProperties
    /// Font, colour and layout of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// Colours, sizes and corners of the image.
    public var imageProperties: ImageProperties
    /// Opacity of the whole content, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether text and secondary text are side by side if they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Margins between the edges of the content and its parts.
    ///
    /// The margins are minimum values along axes that preserve the cell's margins.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// Axes along which larger margins of the cell, which depend on the table's width, take
    /// precedence.
    ///
    /// UIKit's default is both axes. The default here is the horizontal axis, because the
    /// vertical margins of the content are those of the theme's rows.
    public var axesPreservingSuperviewLayoutMargins = Axis.horizontal
    /// Padding between the image and the texts.
    public var imageToTextPadding: CGFloat
    /// Padding between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Padding between texts one above the other.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// Unmodified font of the main text, which some grouped tables replace.
    var plainTextFont: Font?
    /// Default vertical margins of a single text and of stacked texts, if they differ.
    ///
    /// Margins equal to the margins of a single text have not been modified.
    var verticalMargins: (ofOne: CGFloat, ofTwo: CGFloat)?
    /// Colour of text in a highlighted cell, or `nil` to keep the regular colour.
    var highlightedColor: Color?
    private(set) var isHighlighted = false
    /// Role in a table whose style the content adopts, or `nil` for a content of a fixed
    /// style.
    var adoptedRole: SectionEdge?

    init(style: TableViewCell.CellStyle) {
        let theme = RenderContext.current.theme
        let metrics = theme.cell.metrics(for: style)
        let category = TraitCollection.current.preferredContentSizeCategory
        let lines = metrics.growsWithContent && category.isAccessibilityCategory ? 0 : 1
        textProperties = TextProperties(
            font: metrics.textFont.font(), color: metrics.textColor)
        secondaryTextProperties = TextProperties(
            font: metrics.detailFont.font(), color: metrics.detailColor)
        textProperties.numberOfLines = style == .default ? 0 : lines
        secondaryTextProperties.numberOfLines = 0
        let vertical =
            metrics.growsWithContent
            ? theme.listContent.verticalMargin ?? metrics.verticalPadding / 2 : 0
        let margin = theme.cell.margins.base
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: vertical, leading: margin, bottom: vertical,
            trailing: DirectionalEdgeInsets.defaultLayoutMargins.trailing)
        imageToTextPadding = theme.cell.image.gap
        let symbols = theme.accessory.textStyle.map { Image.SymbolConfiguration(textStyle: $0) }
        imageProperties = ImageProperties(theme, pointSize: symbols?.pointSize)
        imageProperties.preferredSymbolConfiguration = symbols
        textToSecondaryTextHorizontalPadding = theme.cell.value1.columnGap
        textToSecondaryTextVerticalPadding =
            theme.listContent.lineGap ?? theme.cell.subtitle.lineGap
        highlightedColor = theme.colors.highlightedText
    }

    /// Creates a `ListContentView` that displays the configuration.
    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// Returns the configuration for a state, without changing explicit properties.
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
        var updated = self
        if let cell = state as? CellConfigurationState {
            updated.isHighlighted =
                cell.isHighlighted || cell.isSelected && !cell.isSelectedByCircle
        }
        return updated
    }

    /// Displayed image.
    var shownImage: Image? { image.map { imageProperties.configured($0) } }

    /// Displayed main text.
    var shownText: NSAttributedString? {
        attributedText ?? text.map { NSAttributedString(string: textProperties.transformed($0)) }
    }

    /// Displayed secondary text.
    var shownSecondaryText: NSAttributedString? {
        secondaryAttributedText
            ?? secondaryText.map {
                NSAttributedString(string: secondaryTextProperties.transformed($0))
            }
    }
}
