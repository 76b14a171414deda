import Foundation
import TableDrawing
import TableViews

/// A list content in place of a row's style, as a document describes it.
///
/// What is nothing the theme decides. Lengths are points.
public struct ContentConfigurationDescription: Sendable {
    /// UIKit's contents for rows, headers and footers.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell
        case accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader

        /// A new content of the kind in the render under way.
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

    /// Which content it begins as.
    public var kind: Kind
    /// The main text.
    public var text: StyledText?
    /// The secondary text.
    public var secondaryText: StyledText?
    /// The image before the texts.
    public var image: ImageReference?
    /// How the main text looks.
    public var textProperties: TextPropertiesDescription?
    /// How the secondary text looks.
    public var secondaryTextProperties: TextPropertiesDescription?
    /// How the image looks.
    public var imageProperties: ImagePropertiesDescription?
    /// Whether the texts stand beside each other where they fit.
    public var prefersSideBySideTextAndSecondaryText: Bool?
    /// How opaque it is as a whole.
    public var alpha: CGFloat?
    /// The axes along which the row's margins count where they are larger.
    public var axesPreservingSuperviewLayoutMargins: Axis?
    /// From the edges to what it holds.
    public var directionalLayoutMargins: DirectionalEdgeInsets?
    /// Between image and texts.
    public var imageToTextPadding: CGFloat?
    /// Between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat?
    /// Between texts one above the other.
    public var textToSecondaryTextVerticalPadding: CGFloat?

    init(reader: ShapeReader<ContentConfigurationShape>) {
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

    /// The configuration in the render under way.
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
            // What a document says of margins is meant as it stands.
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
