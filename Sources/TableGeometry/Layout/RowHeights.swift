import Foundation

/// The heights of a section's rows, in points.
public enum RowHeights: Sendable, Hashable {
    /// That many rows, each as high as the next; kept in constant space, however many they are.
    case uniform(count: Int, height: CGFloat)

    /// One height for each row; kept with the sums up to every row, sixteen bytes a row in all.
    case varying([CGFloat])

    /// No rows.
    public static let none = RowHeights.uniform(count: 0, height: 0)

    /// How many rows there are.
    public var count: Int {
        switch self {
        case .uniform(let count, _): count
        case .varying(let heights): heights.count
        }
    }
}
