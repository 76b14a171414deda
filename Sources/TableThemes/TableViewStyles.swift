// Styles of tables and cells that themes refer to, with UIKit's raw values.

/// Styles of tables.
///
/// Raw values are UIKit's.
public enum TableViewStyle: Int, Sendable, Hashable, CaseIterable {
    /// Rows from edge to edge, with floating headers.
    case plain
    /// Separated sections in the look of the theme.
    case grouped
    /// Sections in boxes with round corners, narrower than the table.
    ///
    /// A theme of an era without this style draws its grouped tables, and a diagnostic
    /// reports it.
    case insetGrouped
}

/// Styles of separators.
///
/// Raw values are UIKit's.
public enum TableViewSeparatorStyle: Int, Sendable, Hashable, CaseIterable {
    /// No lines, and no border around classic sections.
    case none
    /// Plain line below each row.
    case singleLine
    /// Etched lines and borders in classic grouped tables.
    ///
    /// Other tables draw `singleLine`.
    case singleLineEtched
}

/// Animations of inserted and deleted rows.
///
/// Raw values are UIKit's, from its public header.
public enum TableViewRowAnimation: Int, Sendable, Hashable, CaseIterable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows slide in from the right, or out to the right.
    case right = 1
    /// Rows slide in from the left, or out to the left.
    case left = 2
    /// Rows slide in from the top, or out to the top.
    case top = 3
    /// Rows slide in from the bottom, or out to the bottom.
    case bottom = 4
    /// Rows appear or disappear at once.
    case none = 5
    /// Rows open from their middle, or close towards it.
    case middle = 6
    /// The table chooses the animation.
    case automatic = 100
}

/// Standard arrangements of a cell's texts; raw values are UIKit's.
public enum TableViewCellStyle: Int, Sendable, Hashable, CaseIterable {
    case `default`, value1, value2, subtitle
}

/// Appearance of a selected cell; raw values are UIKit's.
public enum TableViewCellSelectionStyle: Int, Sendable, Hashable, CaseIterable {
    case none, blue, gray, `default`
}
