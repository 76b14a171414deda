import Foundation
import TableControls
import TableDrawing

/// Layout of sections that consist of groups.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Closure that makes a section.
    public typealias SectionProvider =
        (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    private struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
        let contentSize: CGSize
        let traitCollection: TraitCollection
        var effectiveContentSize: CGSize { contentSize }
        var container: any NSCollectionLayoutContainer { self }
    }

    private let provider: SectionProvider
    /// Wishes for the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration
    private var places: [UICollectionViewLayoutAttributes] = []
    private var length: CGFloat = 0

    /// Creates a layout of equal sections.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Creates a layout whose sections a closure makes.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns `nil`: a layout of a nib has no sections.
    public required init?(coder: NSCoder) { nil }

    /// Returns a layout of lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        places = []
        length = 0
        guard let grid = collectionView else { return }
        let environment = Environment(
            contentSize: grid.bounds.size, traitCollection: grid.traitCollection)
        for number in 0..<grid.numberOfSections {
            guard let section = provider(number, environment) else { continue }
            if number > 0 { length += configuration.interSectionSpacing }
            arrange(section, number, grid)
        }
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: length)
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    // MARK: Arrangement

    /// Cells of a section in their order.
    private struct Items {
        let section: Int
        let count: Int
        var next = 0
        var isEmpty: Bool { next >= count }
    }

    private func arrange(
        _ section: NSCollectionLayoutSection, _ number: Int, _ grid: UICollectionView
    ) {
        let (insets, isOrthogonal) = (
            section.contentInsets, section.orthogonalScrollingBehavior != .none
        )
        length += insets.top
        let container = CGSize(
            width: max(0, grid.bounds.width - insets.leading - insets.trailing),
            height: max(0, grid.bounds.height - insets.top - insets.bottom))
        addBoundary(section, number, container, isTop: true)
        var items = Items(
            section: number,
            count: min(grid.numberOfItems(inSection: number), UICollectionView.elementLimit))
        var origin = CGPoint(x: insets.leading, y: length)
        var height: CGFloat = 0
        while !items.isEmpty {
            let before = items.next
            let size = arrange(section.group, at: origin, in: container, &items, grid)
            // A group without items would be repeated for ever.
            guard items.next > before else { break }
            if isOrthogonal {
                origin.x += size.width + section.interGroupSpacing
                height = max(height, size.height)
            } else {
                origin.y += size.height + section.interGroupSpacing
                height = origin.y - section.interGroupSpacing - length
            }
        }
        length += height
        addBoundary(section, number, container, isTop: false)
        length += insets.bottom
    }

    /// Places an item or the items of a group, and returns its size.
    private func arrange(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize,
        _ items: inout Items, _ grid: UICollectionView, forced: CGSize? = nil
    ) -> CGSize {
        var size = forced ?? item.layoutSize.size(in: container)
        let insets = item.contentInsets
        let inner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        func reduced(_ size: CGSize) -> CGSize {
            CGSize(
                width: max(0, size.width - insets.leading - insets.trailing),
                height: max(0, size.height - insets.top - insets.bottom))
        }
        guard let group = item as? NSCollectionLayoutGroup else {
            let path = IndexPath(item: items.next, section: items.section)
            items.next += 1
            let layout = item.layoutSize
            if layout.widthDimension.isEstimated || layout.heightDimension.isEstimated,
                let fitting = grid.fittingSize(at: path, proposed: reduced(size))
            {
                if layout.widthDimension.isEstimated {
                    size.width = fitting.width + insets.leading + insets.trailing
                }
                if layout.heightDimension.isEstimated {
                    size.height = fitting.height + insets.top + insets.bottom
                }
            }
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(origin: inner, size: reduced(size))
            places.append(attributes)
            return size
        }
        let content = arrange(group, at: inner, size: reduced(size), &items, grid)
        if group.layoutSize.widthDimension.isEstimated {
            size.width = content.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated {
            size.height = content.height + insets.top + insets.bottom
        }
        return size
    }

    /// Places the items of a group, and returns the size that they take.
    private func arrange(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, size: CGSize, _ items: inout Items,
        _ grid: UICollectionView
    ) -> CGSize {
        let gap = group.interItemSpacing?.spacing ?? 0
        var (used, across, index): (CGFloat, CGFloat, Int) = (0, 0, 0)
        let room = group.isHorizontal ? size.width : size.height
        let isOpen =
            group.isHorizontal
            ? group.layoutSize.widthDimension.isEstimated
            : group.layoutSize.heightDimension.isEstimated
        while !items.isEmpty, !group.subitems.isEmpty, index < group.count ?? Int.max {
            let item = group.subitems[index % group.subitems.count]
            var forced: CGSize?
            let natural = item.layoutSize.size(in: size)
            if let count = group.count {
                let share = max(0, room - gap * CGFloat(count - 1)) / CGFloat(count)
                forced =
                    group.isHorizontal
                    ? CGSize(width: share, height: natural.height)
                    : CGSize(width: natural.width, height: share)
            }
            let next = group.isHorizontal ? natural.width : natural.height
            // Items are repeated as long as they fit; a group of an open length has each once.
            let fits = isOpen ? index < group.subitems.count : used + next <= room + 0.01
            guard index == 0 || group.count != nil || fits else { break }
            let place = CGPoint(
                x: origin.x + (group.isHorizontal ? used : 0),
                y: origin.y + (group.isHorizontal ? 0 : used))
            let taken = arrange(item, at: place, in: size, &items, grid, forced: forced)
            used += (group.isHorizontal ? taken.width : taken.height) + gap
            across = max(across, group.isHorizontal ? taken.height : taken.width)
            index += 1
        }
        let total = max(0, used - gap)
        return group.isHorizontal
            ? CGSize(width: total, height: across) : CGSize(width: across, height: total)
    }

    private func addBoundary(
        _ section: NSCollectionLayoutSection, _ number: Int, _ container: CGSize, isTop: Bool
    ) {
        for item in section.boundarySupplementaryItems {
            let isAtTop = [.top, .topLeading, .topTrailing].contains(item.alignment)
            guard isAtTop == isTop else { continue }
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: item.elementKind,
                with: IndexPath(item: 0, section: number))
            let size = item.layoutSize.size(in: container)
            attributes.frame = CGRect(
                origin: CGPoint(x: section.contentInsets.leading, y: length), size: size)
            places.append(attributes)
            length += size.height
        }
    }
}

/// Wishes for a compositional layout.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Direction of the scrolling; the sections are below each other.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Space between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout, which are not drawn.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
