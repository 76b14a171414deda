import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableViews

/// A list content configuration of a document, which replaces a row's style.
///
/// The theme determines properties that are `nil`. Lengths are in points.
public struct ContentConfigurationDescription: Sendable {
    /// UIKit's content configurations for rows, headers and footers.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell
        case accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader

        /// Creates a configuration of the kind for the current render.
        var content: ListContentConfiguration {
            switch self {
            case .cell: .cell()
            case .subtitleCell: .subtitleCell()
            case .valueCell: .valueCell()
            case .sidebarCell: .sidebarCell()
            case .sidebarSubtitleCell: .sidebarSubtitleCell()
            case .accompaniedSidebarCell: .accompaniedSidebarCell()
            case .accompaniedSidebarSubtitleCell: .accompaniedSidebarSubtitleCell()
            case .header: .header()
            case .footer: .footer()
            case .plainHeader: .plainHeader()
            case .plainFooter: .plainFooter()
            case .groupedHeader: .groupedHeader()
            case .groupedFooter: .groupedFooter()
            case .sidebarHeader: .sidebarHeader()
            case .prominentInsetGroupedHeader: .prominentInsetGroupedHeader()
            case .extraProminentInsetGroupedHeader: .extraProminentInsetGroupedHeader()
            }
        }
    }

    /// The initial content configuration.
    public var kind: Kind
    /// The main text.
    public var text: StyledText?
    /// The secondary text.
    public var secondaryText: StyledText?
    /// The image before the texts.
    public var image: ImageReference?
    /// Look of the main text.
    public var textProperties: TextPropertiesDescription?
    /// Look of the secondary text.
    public var secondaryTextProperties: TextPropertiesDescription?
    /// Look of the image.
    public var imageProperties: ImagePropertiesDescription?
    /// Whether the texts are side by side if they fit.
    public var prefersSideBySideTextAndSecondaryText: Bool?
    /// Opacity of the whole content.
    public var alpha: CGFloat?
    /// Axes along which larger margins of the row replace the content's margins.
    public var axesPreservingSuperviewLayoutMargins: Axis?
    /// Margins between the edges and the content.
    public var directionalLayoutMargins: DirectionalEdgeInsets?
    /// Distance between image and texts.
    public var imageToTextPadding: CGFloat?
    /// Distance between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat?
    /// Distance between texts above each other.
    public var textToSecondaryTextVerticalPadding: CGFloat?

    init(reader: SchemaReader<ContentConfigurationSchema>) {
        kind = reader[\.kind]
        text = reader[\.text]
        secondaryText = reader[\.secondaryText]
        image = reader[\.image]
        textProperties = reader[\.textProperties]
        secondaryTextProperties = reader[\.secondaryTextProperties]
        imageProperties = reader[\.imageProperties]
        prefersSideBySideTextAndSecondaryText =
            reader[\.prefersSideBySideTextAndSecondaryText]
        alpha = reader[\.alpha]
        axesPreservingSuperviewLayoutMargins = reader[\.axesPreservingSuperviewLayoutMargins]
        directionalLayoutMargins = reader[\.directionalLayoutMargins]
        imageToTextPadding = reader[\.imageToTextPadding]
        textToSecondaryTextHorizontalPadding = reader[\.textToSecondaryTextHorizontalPadding]
        textToSecondaryTextVerticalPadding = reader[\.textToSecondaryTextVerticalPadding]
        reader.finish()
    }

    /// Creates the configuration for the current render.
    func configuration(_ images: ImageStore) -> ListContentConfiguration {
        var content = kind.content
        textProperties?.apply(to: &content.textProperties)
        secondaryTextProperties?.apply(to: &content.secondaryTextProperties)
        imageProperties?.apply(to: &content.imageProperties)
        content.text = text?.string
        content.attributedText = text.styled?.attributedString(base: content.textProperties.font)
        content.secondaryText = secondaryText?.string
        content.secondaryAttributedText = secondaryText.styled?.attributedString(
            base: content.secondaryTextProperties.font)
        content.image = image?.image(from: images)
        if let prefers = prefersSideBySideTextAndSecondaryText {
            content.prefersSideBySideTextAndSecondaryText = prefers
        }
        if let margins = directionalLayoutMargins {
            content.directionalLayoutMargins = margins
            // Margins of a document are exact and do not grow with the row's margins.
            content.axesPreservingSuperviewLayoutMargins = []
        }
        if let axes = axesPreservingSuperviewLayoutMargins {
            content.axesPreservingSuperviewLayoutMargins = axes
        }
        if let alpha { content.alpha = alpha }
        if let padding = imageToTextPadding { content.imageToTextPadding = padding }
        if let padding = textToSecondaryTextHorizontalPadding {
            content.textToSecondaryTextHorizontalPadding = padding
        }
        if let padding = textToSecondaryTextVerticalPadding {
            content.textToSecondaryTextVerticalPadding = padding
        }
        return content
    }
}
