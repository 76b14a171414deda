import Foundation
import TableControls
import TableDrawing

/// Layout of a grid in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Reference of the insets of a section.
    public enum SectionInsetReference: Int, Sendable, Hashable, CaseIterable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    /// Direction of the scrolling.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// Size of a cell, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Size of a cell before it is measured, in points; zero for cells that are not measured.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Space between cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Space around a section, in points.
    open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
    /// Reference of `sectionInset`.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// Size of the header of a section, in points; the length along the scrolling counts.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Size of the footer of a section, in points; the length along the scrolling counts.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether the header stays visible while its section scrolls.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether the footer stays visible while its section scrolls.
    open var sectionFootersPinToVisibleBounds = false
    /// Size that is measured.
    public static let automaticSize = CGSize(
        width: 1.7976931348623157e308, height: 1.7976931348623157e308)

    private var places: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var length: CGFloat = 0

    open override func prepare() {
        super.prepare()
        places = []
        items = [:]
        length = 0
        guard let grid = collectionView else { return }
        for section in 0..<grid.numberOfSections { arrange(section, grid) }
    }

    open override var collectionViewContentSize: CGSize {
        guard let size = collectionView?.bounds.size else { return .zero }
        return isVertical
            ? CGSize(width: size.width, height: length)
            : CGSize(width: length, height: size.height)
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { items[indexPath] }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    // MARK: Arrangement

    private var isVertical: Bool { scrollDirection == .vertical }
    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(
            origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
            size: size)
    }

    private func size(of indexPath: IndexPath, _ grid: UICollectionView) -> CGSize {
        var size = itemSize
        if let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout {
            size = delegate.collectionView(grid, layout: self, sizeForItemAt: indexPath)
        }
        let isMeasured = size == Self.automaticSize || estimatedItemSize != .zero
        if isMeasured {
            let isEstimate = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
            let proposed = isEstimate ? estimatedItemSize : CGSize(width: 50, height: 50)
            size = grid.fittingSize(at: indexPath, proposed: proposed) ?? proposed
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    private func arrange(_ section: Int, _ grid: UICollectionView) {
        let delegate = grid.delegate as? any UICollectionViewDelegateFlowLayout
        let inset =
            delegate?.collectionView(grid, layout: self, insetForSectionAt: section)
            ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(
                grid, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(
                grid, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(
                grid, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(
                grid, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        addBoundary(header, UICollectionView.elementKindSectionHeader, section, grid)
        length += isVertical ? inset.top : inset.left
        let count = min(grid.numberOfItems(inSection: section), UICollectionView.elementLimit)
        let start = isVertical ? inset.left : inset.top
        let end = isVertical ? inset.right : inset.bottom
        let room = max(0, across(grid.bounds.size) - start - end)
        var lines: [[(path: IndexPath, size: CGSize)]] = []
        var used: CGFloat = 0
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            let size = size(of: path, grid)
            if lines.isEmpty || used + spacing + across(size) > room + 0.01 {
                lines.append([])
                used = across(size)
            } else {
                used += spacing + across(size)
            }
            lines[lines.count - 1].append((path, size))
        }
        let columns = lines.map(\.count).max() ?? 0
        var gap = spacing
        for (number, line) in lines.enumerated() {
            if number > 0 { length += lineSpacing }
            let widths = line.reduce(0) { $0 + across($1.size) }
            let height = line.map { along($0.size) }.max() ?? 0
            // Full lines are justified. The last line has the spaces of the line above.
            let isJustified =
                number < lines.count - 1 || lines.count == 1 && isFull(line, room, spacing)
            if line.count > 1, isJustified {
                gap = max(spacing, (room - widths) / CGFloat(line.count - 1))
            } else if number == 0 {
                gap = spacing
            }
            var position = start
            if columns == 1 { position += max(0, (room - widths) / 2) }
            for item in line {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
                attributes.frame = rect(
                    along: length + (height - along(item.size)) / 2, across: position, item.size)
                places.append(attributes)
                items[item.path] = attributes
                position += across(item.size) + gap
            }
            length += height
        }
        length += isVertical ? inset.bottom : inset.right
        addBoundary(footer, UICollectionView.elementKindSectionFooter, section, grid)
    }

    /// Whether a single line has no room for a further cell.
    private func isFull(
        _ line: [(path: IndexPath, size: CGSize)], _ room: CGFloat, _ spacing: CGFloat
    ) -> Bool {
        let widths = line.reduce(0) { $0 + across($1.size) + spacing }
        return widths + (line.last.map { across($0.size) } ?? 0) > room
    }

    private func addBoundary(
        _ size: CGSize, _ kind: String, _ section: Int, _ grid: UICollectionView
    ) {
        guard along(size) > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        let whole = across(grid.bounds.size)
        attributes.frame = rect(
            along: length, across: 0,
            isVertical
                ? CGSize(width: whole, height: size.height)
                : CGSize(width: size.width, height: whole))
        places.append(attributes)
        length += along(size)
    }
}
