import Foundation
import TableControls
import TableDrawing

/// Grid of cells; the cells are not drawn.
///
/// The class lets a cell with a collection view compile. The view is drawn without cells.
open class UICollectionView: UIScrollView {
    /// Layout of the cells.
    open var collectionViewLayout: UICollectionViewLayout
    /// Data source, which a picture does not ask.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// View behind the cells.
    open var backgroundView: View?
    /// Whether cells can be selected.
    open var allowsSelection = true
    /// Whether several cells can be selected.
    open var allowsMultipleSelection = false
    /// Selected cells; `nil` in a picture.
    open var indexPathsForSelectedItems: [IndexPath]? { nil }
    /// Displayed cells; none in a picture.
    open var visibleCells: [UICollectionViewCell] { [] }

    /// Creates a grid with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        AcceptedInterface.note("UICollectionView", .looks)
    }

    /// Names the class of cells.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Asks the data source again.
    open func reloadData() {}
    /// Asks the data source for cells again.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Returns a cell without content.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// Returns a displayed cell; `nil` in a picture.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Selects a cell; without effect in a picture.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {}
    /// Scrolls to a cell; without effect in a picture.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {}

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
}

/// Cell of a grid.
open class UICollectionViewCell: View {
    /// Container of the content.
    public let contentView = View(frame: .zero)
    /// View behind the content.
    open var backgroundView: View?
    /// View behind the content of a selected cell.
    open var selectedBackgroundView: View?
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is highlighted.
    open var isHighlighted = false
    /// Name of the cell's queue.
    open var reuseIdentifier: String? { nil }

    /// Creates a cell with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Called before the cell is used again.
    open func prepareForReuse() {}
}

/// Layout of a grid.
open class UICollectionViewLayout: NSObject {
    /// Asks for the layout again.
    open func invalidateLayout() {}
}

/// Layout of a grid in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Direction of the scrolling.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Size of a cell, in points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// Size of a cell before it is measured, in points.
    open var estimatedItemSize = CGSize.zero
    /// Space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// Space between cells of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// Space around a section, in points.
    open var sectionInset = EdgeInsets.zero
    /// Size that is measured.
    public static let automaticSize = CGSize(
        width: 1.7976931348623157e308, height: 1.7976931348623157e308)
}

extension UICollectionView {
    /// Direction of the scrolling.
    public enum ScrollDirection: Int, Sendable, Hashable, CaseIterable { case vertical, horizontal }
}

/// Data source of a grid; its methods are not called in a picture.
public protocol UICollectionViewDataSource: AnyObject {
    /// Number of cells in a section.
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    /// Cell of a place.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

/// Delegate of a grid; its methods are not called in a picture.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called after a cell was selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Called after a cell was selected; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

/// Delegate of a layout in lines; its methods are not called in a picture.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Size of a cell, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Size of a cell, in points, by default.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
