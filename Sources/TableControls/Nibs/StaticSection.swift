/// Static cells of a table, with a header above and a footer below the cells.
public struct StaticSection: Sendable {
    /// Text above the cells.
    public var header: String?
    /// Text below the cells.
    public var footer: String?
    /// Cells from top to bottom, with the heights of their frames.
    public var cells: [ViewDescription]

    /// Creates a section of cells; `nil` leaves out the header or the footer.
    public init(header: String? = nil, footer: String? = nil, cells: [ViewDescription]) {
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}
