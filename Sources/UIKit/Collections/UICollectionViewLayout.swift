import Foundation
import TableControls
import TableDrawing

/// Place of an element in a grid.
open class UICollectionViewLayoutAttributes: NSObject {
    /// Place of the element.
    open var indexPath: IndexPath
    /// Kind of a header or footer, or `nil` for a cell.
    open private(set) var representedElementKind: String?
    /// Frame of the element, in points.
    open var frame = CGRect.zero
    /// Opacity from 0 to 1.
    open var alpha: CGFloat = 1
    /// Transform of the element.
    open var transform = CGAffineTransform.identity
    /// Depth among the elements; a greater depth is in front.
    open var zIndex = 0
    /// Whether the element is hidden.
    open var isHidden = false

    /// Creates the attributes of a cell.
    public required init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

    /// Creates the attributes of a header or footer.
    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = kind
    }

    /// Creates the attributes of a decoration.
    public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(forSupplementaryViewOfKind: kind, with: indexPath)
    }

    /// Size of the element, in points.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    /// Center of the element, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
    /// Bounds of the element, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    /// Kind of the element.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }

    open override func copy() -> Any {
        let copy = type(of: self).init(forCellWith: indexPath)
        copy.representedElementKind = representedElementKind
        copy.frame = frame
        copy.alpha = alpha
        copy.transform = transform
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Gives an element its place.
    func place(_ element: UICollectionReusableView) {
        element.transform = .identity
        element.frame = frame
        element.transform = transform
        if alpha != 1 { element.alpha = alpha }
        element.layer.zPosition = CGFloat(zIndex)
        element.apply(self)
    }
}

/// Change that asks for a layout again.
open class UICollectionViewLayoutInvalidationContext: NSObject {}

/// Change that asks for a layout in lines again.
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{}

/// Layout of a grid.
open class UICollectionViewLayout: NSObject {
    /// Grid of the layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    public override init() {}

    /// Creates a layout without the values of an archive.
    public required init?(coder: NSCoder) {}

    /// Called before the places are asked for.
    open func prepare() {}
    /// Size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the places of the elements in a rectangle.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the place of a cell.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the place of a header or footer.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns whether a change of the bounds needs a new layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns the point at which a scrolling ends; never called in a picture.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Asks for the layout again.
    open func invalidateLayout() { collectionView?.layoutDidInvalidate() }
    /// Asks for the layout again.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        invalidateLayout()
    }
    /// Names the class of decorations; decorations are not drawn.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        AcceptedInterface.note(
            "UICollectionViewLayout.register(_:forDecorationViewOfKind:)", .looks)
    }
    /// Class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}

extension UICollectionView {
    /// Returns the size that a cell asks for, in points, or `nil` without a cell.
    func fittingSize(at indexPath: IndexPath, proposed: CGSize) -> CGSize? {
        guard elements.count < Self.elementLimit,
            let cell = element(ElementKey(kind: nil, indexPath: indexPath))
        else { return nil }
        cell.frame.size = proposed
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = proposed
        return cell.preferredLayoutAttributesFitting(attributes).size
    }
}
