import Foundation
import TableDrawing
import TableText

/// Text, secondary text and an image of a row, as a value; UIKit's type.
///
/// Lengths are points. Fonts, colours and distances begin as those of the theme that is current
/// when it is made.
public struct ListContentConfiguration: ContentConfiguration {
    public var text: String? { didSet { attributedText = nil } }
    /// Text with attributes of its own, instead of `text`.
    public var attributedText: NSAttributedString?
    public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
    /// Secondary text with attributes of its own, instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var image: Image?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties: ImageProperties
    /// How opaque the content is as a whole, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether text and secondary text stand beside each other where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// From the edges of the content to what it holds; the least of them along the axes along which
    /// the cell's own margins are preserved.
    public var directionalLayoutMargins: DirectionalEdgeInsets
    /// The axes along which the margins of the cell, which follow the table's width, count where they
    /// are larger.
    ///
    /// UIKit's default is both; here it is the horizontal one, as the margins of a cell from above and
    /// below are not proven and would make rows higher.
    public var axesPreservingSuperviewLayoutMargins = Axis.horizontal
    public var imageToTextPadding: CGFloat
    /// Between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Between texts one above the other.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The font of the main text that is another one in some grouped tables, unless it was changed.
    var plainTextFont: Font?
    /// What one text keeps from above and below, and what two keep, one above the other, where that is another
    /// distance; nobody changed the margins where they are the first.
    var verticalMargins: (ofOne: CGFloat, ofTwo: CGFloat)?
    /// The colour of text in a highlighted cell; nothing keeps it.
    var highlightedColor: Color?
    private(set) var isHighlighted = false
    /// What it is in a table whose style it adopts; nothing where it is of one style.
    var adoptedRole: TableViewHeaderFooterView.Role?

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
        let vertical = metrics.growsWithContent ? metrics.verticalPadding / 2 : 0
        let margin = theme.cell.margins.base
        directionalLayoutMargins = DirectionalEdgeInsets(
            top: vertical, leading: margin, bottom: vertical, trailing: margin)
        imageToTextPadding = theme.cell.image.gap
        let symbols = theme.accessory.textStyle.map { Image.SymbolConfiguration(textStyle: $0) }
        imageProperties = ImageProperties(theme, pointSize: symbols?.pointSize)
        imageProperties.preferredSymbolConfiguration = symbols
        textToSecondaryTextHorizontalPadding = theme.cell.value1.columnGap
        textToSecondaryTextVerticalPadding = theme.cell.subtitle.lineGap
        highlightedColor = theme.colors.highlightedText
    }

    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// The configuration with the looks of a state; what was set stays.
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
        var updated = self
        if let cell = state as? CellConfigurationState {
            updated.isHighlighted =
                cell.isHighlighted || cell.isSelected && !cell.isChosenByCircle
        }
        return updated
    }

    /// The image as it is shown.
    var shownImage: Image? { image.map { imageProperties.configured($0) } }

    /// The main text as it is shown.
    var shownText: NSAttributedString? {
        attributedText ?? text.map { NSAttributedString(string: textProperties.transformed($0)) }
    }

    /// The secondary text as it is shown.
    var shownSecondaryText: NSAttributedString? {
        secondaryAttributedText
            ?? secondaryText.map {
                NSAttributedString(string: secondaryTextProperties.transformed($0))
            }
    }
}
