import Foundation

/// The source of a table's rows.
///
/// This is UIKit's protocol.
///
/// Optional methods have defaults in an extension. If only subclasses implement a
/// method, the class must declare the method, and the subclasses override the declaration.
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row, usually a reused cell.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
    /// Returns the number of sections.
    ///
    /// The default is 1.
    func numberOfSections(in tableView: TableView) -> Int
    /// Returns the title of a section's header, or `nil` for no title, the default.
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer, or `nil` for no title, the default.
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?
    /// Returns the titles of the section index beside a plain table, or `nil` for a table
    /// without an index.
    func sectionIndexTitles(for tableView: TableView) -> [String]?
    /// Returns the section for an index title, or `TableView.notFound` for the top of the
    /// table.
    ///
    /// The default is the index of the title.
    func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
    /// Whether a row can be deleted or inserted by the user.
    ///
    /// The default is true.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be dragged.
    ///
    /// The default is false.
    ///
    /// In UIKit the default is true if the data source implements `tableView(_:moveRowAt:to:)`.
    /// Swift cannot tell whether a type implements the method.
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Deletes or inserts the row in the data, and updates the table.
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    /// Moves the row in the data.
    ///
    /// The table moves its own row.
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension TableViewDataSource {
    /// Returns 1, the default number of sections.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
    /// Returns `nil`, for a header without a title.
    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
    /// Returns `nil`, for a footer without a title.
    public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        nil
    }
    /// Returns `nil`, for a table without a section index.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
    /// Returns the index of the title as the section.
    public func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Returns true: the user can delete or insert the row.
    public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns false: the user cannot drag the row.
    public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Does nothing after the user has deleted or inserted a row.
    public func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing after the user has moved a row.
    public func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}

/// Errors in the data source or delegate of a table that prevent the table from being
/// displayed.
public enum TableViewError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A data source method returned an invalid count.
    case count(String, Int, maximum: Int)
    /// The number of rows with automatic heights exceeds the maximum.
    case tooManyToMeasure(section: Int, count: Int)
    /// The number of rows with heights from the delegate exceeds the maximum.
    case tooManyHeights(section: Int, count: Int)

    /// Message with the count, the limit and a remedy.
    public var description: String {
        switch self {
        case .count(let method, let count, let maximum):
            return "\(method) returned \(count); a count is from 0 to \(maximum)"
        case .tooManyToMeasure(let section, let count):
            return "section \(section) has \(count) rows of automatic height; at most "
                + "\(TableView.maximumNumberOfMeasuredRows) are measured at once: give rowHeight or estimatedRowHeight"
        case .tooManyHeights(let section, let count):
            return "section \(section) has \(count) rows; a delegate decides the heights of at "
                + "most \(TableView.maximumNumberOfDelegateHeights): give rowHeight"
        }
    }
}
