import Foundation

/// What stands above or below the rows of a section, as a document describes it.
public struct SectionEdge: Sendable {
    /// The text.
    public var text: StyledText?
    /// A view in place of the text.
    public var view: ViewUse?
    /// A list content in place of the text.
    public var configuration: ContentConfigurationDescription?
    /// What lies behind a list content in place of the theme's background.
    public var background: BackgroundConfigurationDescription?
    /// The height in points, before any other; nothing leaves it to text or view, and to the table.
    public var height: CGFloat?
    /// Where the height is stated, or else what has it; nothing where nothing is written.
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

    /// The text that the table shows in the theme's look; nothing where a view stands for it.
    var title: String? {
        guard view == nil, configuration == nil, let text, !text.isStyled else { return nil }
        return text.string
    }
}
