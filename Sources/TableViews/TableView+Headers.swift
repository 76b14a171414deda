import Foundation

/// Section headers and footers: registration, reuse and display of their views.
extension TableView {
    /// Registers the class of new header and footer views for a reuse identifier.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headersAndFooters.register(viewClass, identifier)
    }

    /// Returns a waiting view with the identifier, a new view of the registered class, or `nil`
    /// if no class is registered.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        headersAndFooters.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// Returns the displayed header of a section, or `nil` if it is not a
    /// `TableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
        headersAndFooters.displayedView(.header, ofSection: section) as? TableViewHeaderFooterView
    }

    /// Returns the displayed footer of a section, or `nil` if it is not a
    /// `TableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        headersAndFooters.displayedView(.footer, ofSection: section) as? TableViewHeaderFooterView
    }
}
