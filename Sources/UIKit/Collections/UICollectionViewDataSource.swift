import Foundation
import TableControls
import TableDrawing

/// Data source of a grid.
public protocol UICollectionViewDataSource: AnyObject {
    /// Number of cells in a section.
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    /// Cell of a place.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Header or footer of a section.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether a cell can be moved.
    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool
}

extension UICollectionViewDataSource {
    /// Number of sections, by default.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Header or footer of a section, empty by default.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Whether a cell can be moved, by default.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
}

/// Data source that prepares cells; its methods are not called in a picture.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called before cells appear.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

/// Delegate of a grid; `willDisplay` alone is called in a picture.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Whether a cell may be selected.
    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    /// Called after a cell was selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called after a cell was deselected.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Called after a cell was highlighted.
    func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    /// Called after a cell was no longer highlighted.
    func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    /// Called before a cell is displayed.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called after a cell was displayed.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Whether a cell may be selected, by default.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called after a cell was selected; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
    /// Called after a cell was deselected; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
    /// Called after a cell was highlighted; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}
    /// Called after a cell was no longer highlighted; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}
    /// Called before a cell is displayed; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called after a cell was displayed; does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}

/// Delegate of a layout in lines.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Size of a cell, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Space around a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Space between lines, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Space between cells of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Size of the header of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Size of the footer of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private func value<Value>(
        _ layout: UICollectionViewLayout,
        _ property: (UICollectionViewFlowLayout) -> Value, _ standard: Value
    ) -> Value { (layout as? UICollectionViewFlowLayout).map(property) ?? standard }

    /// Size of a cell, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { value(collectionViewLayout, \.itemSize, .zero) }
    /// Space around a section, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { value(collectionViewLayout, \.sectionInset, .zero) }
    /// Space between lines, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { value(collectionViewLayout, \.minimumLineSpacing, 0) }
    /// Space between cells of a line, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { value(collectionViewLayout, \.minimumInteritemSpacing, 0) }
    /// Size of the header of a section, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { value(collectionViewLayout, \.headerReferenceSize, .zero) }
    /// Size of the footer of a section, in points, by default that of the layout.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { value(collectionViewLayout, \.footerReferenceSize, .zero) }
}
