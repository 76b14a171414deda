/// Connection of a nib: a property of an object that refers to a view or constraint.
public struct DescribedOutlet: Sendable, Hashable {
    /// Name of the property.
    public var property: String
    /// Identifier of the view with the property, or `nil` for the nib's owner.
    public var source: String?
    /// Identifier of the view or constraint, or `nil` for the nib's owner.
    public var destination: String?
    /// Whether the object is an element of an outlet collection.
    public var isInCollection: Bool
    /// Source location for messages, or `nil` for a description in Swift.
    public var location: String?

    /// Creates an outlet, or an element of an outlet collection.
    public init(
        _ property: String, of source: String?, to destination: String?,
        isInCollection: Bool = false, location: String? = nil
    ) {
        self.property = property
        self.source = source
        self.destination = destination
        self.isInCollection = isInCollection
        self.location = location
    }
}

/// Part of a cell or table that is described beside its subviews.
public enum ViewPart: String, Sendable, Hashable, CaseIterable {
    /// Views of a cell's standard style, which take the described properties.
    case textLabel, detailTextLabel, imageView
    /// Views that the description makes for a cell.
    case backgroundView, selectedBackgroundView, accessoryView, editingAccessoryView
    /// Views that the description makes for a table.
    case tableHeaderView, tableFooterView
}
