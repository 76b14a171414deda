import DocumentSyntax
import DocumentValues
import Foundation

/// A section's header or footer in a document.
public struct SectionEdgeDescription: Sendable {
    /// The text.
    public var text: StyledText?
    /// A view in place of the text.
    public var view: ViewUse?
    /// A list content configuration in place of the text.
    public var configuration: ContentConfigurationDescription?
    /// Background of a list content, in place of the theme's background.
    public var background: BackgroundConfigurationDescription?
    /// Height in points, or `nil` if the text, the view or the table determines the height.
    public var height: CGFloat?
    /// Location of the stated height, else of the content, or `nil` if the edge is empty.
    let location: DocumentLocation?

    init(
        text: StyledText? = nil, view: ViewUse? = nil,
        configuration: ContentConfigurationDescription? = nil,
        background: BackgroundConfigurationDescription? = nil, height: CGFloat? = nil,
        location: DocumentLocation? = nil
    ) {
        self.location = location
        self.text = text
        self.view = view
        self.configuration = configuration
        self.background = background
        self.height = height
    }

    /// The text that the table shows with the theme's look, or `nil` if a view replaces the text.
    var title: String? {
        guard view == nil, configuration == nil, let text, !text.isStyled else { return nil }
        return text.string
    }
}
