import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Section headers and footers: registration, reuse and display of their views.
extension TableView {
    /// Registers the class of new header and footer views for a reuse identifier.
    public func register(
        _ viewClass: TableViewHeaderFooterView.Type,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        headersAndFooters.state.headerFooterClasses[identifier] = viewClass
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
        headersAndFooters.state.shownHeaders.contains(section)
            ? headersAndFooters.state.headers[section] as? TableViewHeaderFooterView : nil
    }

    /// Returns the displayed footer of a section, or `nil` if it is not a
    /// `TableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
        headersAndFooters.state.shownFooters.contains(section)
            ? headersAndFooters.state.footers[section] as? TableViewHeaderFooterView : nil
    }

    // MARK: Looks

    // MARK: Views

    // MARK: Display
}
