import Foundation
import TableControls
import TableDrawing
import TableViews

/// Grid of cells from a data source, at the places of a layout.
///
/// The view makes the cells of its bounds when it is laid out.
open class UICollectionView: UIScrollView {
    /// Place of a cell after scrolling.
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        /// Bits of the places, equal to UIKit's bits.
        public let rawValue: UInt
        /// Creates places from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the vertical middle.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the horizontal middle.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Direction of the scrolling.
    public enum ScrollDirection: Int, Sendable, Hashable, CaseIterable { case vertical, horizontal }
    /// Kind of an element.
    public enum ElementCategory: UInt, Sendable, Hashable, CaseIterable {
        case cell, supplementaryView, decorationView
    }

    /// Kind of the header of a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// Kind of the footer of a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Layout of the cells.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            setNeedsElements()
        }
    }
    /// Data source of the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { setNeedsElements() }
    }
    /// Data source that prepares cells, which a picture does not ask.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are prepared before they appear.
    open var isPrefetchingEnabled = true
    /// View behind the cells.
    open var backgroundView: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// Whether cells can be selected.
    open var allowsSelection = true
    /// Whether several cells can be selected.
    open var allowsMultipleSelection = false
    /// Whether the cells are edited.
    open var isEditing = false
    /// Whether cells can be dragged.
    open var dragInteractionEnabled = false

    /// Most elements of a picture.
    static let elementLimit = 500

    /// Maker of the elements of a kind and an identifier.
    enum Source {
        case type(UICollectionReusableView.Type)
        case nib(Nib)
    }

    /// Element of the layout.
    struct ElementKey: Hashable {
        let kind: String?
        let indexPath: IndexPath
    }

    var sources: [String: Source] = [:]
    var elements: [ElementKey: UICollectionReusableView] = [:]
    private var selected: [IndexPath] = []
    private var needsElements = true
    private var arrangedSize = CGSize.zero

    /// Creates a grid with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    // MARK: Counts

    /// Number of sections.
    open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

    /// Returns the number of cells in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }

    // MARK: Elements

    /// Removes the elements, so that the data source is asked again.
    open func reloadData() { setNeedsElements() }

    func setNeedsElements() {
        needsElements = true
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        if needsElements {
            needsElements = false
            for element in elements.values { element.removeFromSuperview() }
            elements = [:]
            arrangedSize = .zero
        }
        if arrangedSize != bounds.size {
            arrangedSize = bounds.size
            collectionViewLayout.prepare()
        }
        contentSize = collectionViewLayout.collectionViewContentSize
        let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        var keys = Set<ElementKey>()
        for attributes in shown.prefix(Self.elementLimit) where !attributes.isHidden {
            let key = ElementKey(
                kind: attributes.representedElementKind, indexPath: attributes.indexPath)
            guard let element = element(key) else { continue }
            keys.insert(key)
            if element.superview !== self { addSubview(element) }
            attributes.place(element)
        }
        for (key, element) in elements where !keys.contains(key) { element.removeFromSuperview() }
    }

    /// Returns an element, which the data source makes if it is new.
    func element(_ key: ElementKey) -> UICollectionReusableView? {
        if let known = elements[key] { return known }
        let made: UICollectionReusableView?
        if let kind = key.kind {
            made = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
        } else {
            made = dataSource?.collectionView(self, cellForItemAt: key.indexPath)
        }
        guard let made else { return nil }
        elements[key] = made
        if let cell = made as? UICollectionViewCell {
            if selected.contains(key.indexPath) { cell.isSelected = true }
            (delegate as? any UICollectionViewDelegate)?
                .collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
        }
        return made
    }

    /// Asks for the places of the elements again.
    func layoutDidInvalidate() {
        arrangedSize = .zero
        setNeedsLayout()
    }

    /// Displayed cells, in no order.
    open var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return elements.values.compactMap { $0 as? UICollectionViewCell }
    }

    /// Places of the displayed cells.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return elements.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
    }

    /// Returns a displayed cell.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        elements[ElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
    }

    /// Returns a displayed header or footer.
    open func supplementaryView(
        forElementKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { elements[ElementKey(kind: kind, indexPath: indexPath)] }

    /// Returns the place of a displayed cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        elements.first { $0.value === cell }?.key.indexPath
    }

    /// Returns the place of the cell at a point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        elements.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.indexPath
    }

    /// Returns the attributes of a cell.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Selection and scrolling

    /// Places of the selected cells, or `nil` without a selection.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Selects a cell.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            for each in selected { deselectItem(at: each, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for each in selected { deselectItem(at: each, animated: animated) }
        }
        selected.append(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
    }

    /// Deselects a cell.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Scrolls to a cell.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        if scrollPosition.contains(.left) { offset.x = frame.minX }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - bounds.width / 2
        }
        if scrollPosition.contains(.top) { offset.y = frame.minY }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = frame.midY - bounds.height / 2
        }
        contentOffset = CGPoint(
            x: max(0, min(offset.x, contentSize.width - bounds.width)),
            y: max(0, min(offset.y, contentSize.height - bounds.height)))
        setNeedsLayout()
    }
}
