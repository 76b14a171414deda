import Foundation
import TableControls
import TableDrawing

/// Length of an item in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
    let kind: Kind
    /// Points, or the fraction of the container.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fraction)
    }
    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fraction)
    }
    /// Returns a length, in points.
    public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, length)
    }
    /// Returns a length that the cell measures, in points.
    public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, length)
    }

    var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}

/// Size of an item in a compositional layout.
public final class NSCollectionLayoutSize: NSObject {
    /// Width.
    public let widthDimension: NSCollectionLayoutDimension
    /// Height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container),
            height: heightDimension.length(in: container))
    }
}

/// Space between items.
public final class NSCollectionLayoutSpacing: NSObject {
    /// Space, in points.
    public let spacing: CGFloat
    /// Whether the space grows with the group.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    /// Returns a constant space, in points.
    public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: false)
    }
    /// Returns a least space, in points.
    public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: true)
    }
}

/// Item of a compositional layout.
open class NSCollectionLayoutItem: NSObject {
    /// Size of the item.
    public let layoutSize: NSCollectionLayoutSize
    /// Space between the item's place and its cell, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Items beside or below each other.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let isHorizontal: Bool
    let subitems: [NSCollectionLayoutItem]
    /// Number of items that share the group's length, or `nil` for items of their own lengths.
    let count: Int?
    /// Space between the items, or `nil` for no space.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?,
        isHorizontal: Bool
    ) {
        self.subitems = subitems
        self.count = count
        self.isHorizontal = isHorizontal
        super.init(layoutSize: size)
    }

    /// Returns items beside each other, repeated as long as they fit.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isHorizontal: true)
    }
    /// Returns items of equal widths beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isHorizontal: true)
    }
    /// Returns a number of items beside each other.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(
            layoutSize: layoutSize,
            subitems: Array(repeating: repeatingSubitem, count: max(count, 1)))
    }
    /// Returns items below each other, repeated as long as they fit.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, count: nil, isHorizontal: false)
    }
    /// Returns items of equal heights below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], count: count, isHorizontal: false)
    }
    /// Returns a number of items below each other.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(
            layoutSize: layoutSize,
            subitems: Array(repeating: repeatingSubitem, count: max(count, 1)))
    }
}

/// Header or footer of a section.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Kind of the view.
    public let elementKind: String
    /// Edge of the section.
    public let alignment: NSRectAlignment
    /// Whether the view stays visible while the section scrolls.
    public var pinToVisibleBounds = false

    /// Creates a header or footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}

/// Edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable, Hashable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing
    case topTrailing
}

/// Movement of a section that scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, Hashable,
    CaseIterable
{
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Section of a compositional layout.
public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Space around the groups, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space between the groups, in points.
    public var interGroupSpacing: CGFloat = 0
    /// Movement across the layout; a section that moves has its groups beside each other.
    public var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers and footers.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a section of a group that is repeated.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Returns a section of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(
                top: 18, leading: 16, bottom: 18, trailing: 16)
        }
        return section
    }
}

/// Look of a list in a collection view; separators are not drawn.
public struct UICollectionLayoutListConfiguration: Sendable {
    /// Kinds of lists.
    public enum Appearance: Int, Sendable, Hashable, CaseIterable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Kind of the list.
    public var appearance: Appearance
    /// Whether separators are between the rows.
    public var showsSeparators = true
    /// Background, or `nil` for the background of the kind.
    public var backgroundColor: Color?

    /// Creates the look of a kind of list.
    public init(appearance: Appearance) { self.appearance = appearance }
}

/// Size and traits for a section.
public protocol NSCollectionLayoutEnvironment {
    /// Container of the sections.
    var container: any NSCollectionLayoutContainer { get }
    /// Traits of the collection view.
    var traitCollection: TraitCollection { get }
}

/// Container of sections.
public protocol NSCollectionLayoutContainer {
    /// Size, in points.
    var contentSize: CGSize { get }
    /// Size without insets, in points.
    var effectiveContentSize: CGSize { get }
}
