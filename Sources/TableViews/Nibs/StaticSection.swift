/// Cells that a table has once and for all, with a header above and a footer below them.
public struct StaticSection: Sendable {
    /// The text above the cells.
    public var header: String?
    /// The text below the cells.
    public var footer: String?
    /// The cells from the top down; the height of each is that of its frame.
    public var cells: [ViewDescription]

    public init(header: String? = nil, footer: String? = nil, cells: [ViewDescription]) {
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}
