import Foundation
import TableDrawing
import TableGeometry

/// Rectangle of a layout without a view.
///
/// UIKit's name is `UILayoutGuide`.
open class LayoutGuide: NSObject, LayoutItem {
    /// Rectangles that a view determines.
    enum Role: String {
        case layoutMargins, safeArea, readableContent
    }

    /// Name in messages; the default is empty.
    open var identifier = ""
    /// View whose coordinates the guide has, or `nil` without a view.
    public internal(set) weak var owningView: View?
    /// Rectangle that the owning view determines, or `nil` if constraints determine the guide.
    let role: Role?
    /// Frame that constraints have determined, in the owning view's coordinates.
    var solvedFrame = CGRect.zero

    /// Creates a guide without a view, which `View.addLayoutGuide(_:)` adds to a view.
    public override init() { role = nil }

    init(_ role: Role, of view: View) {
        self.role = role
        owningView = view
    }

    /// The frame in the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect {
        guard let role, let owningView else { return solvedFrame }
        return owningView.bounds.inset(
            by: role.insets(in: owningView, width: owningView.bounds.width))
    }

    package var layoutView: View? { owningView }

    package var layoutName: String {
        guard let role else { return identifier.isEmpty ? "LayoutGuide" : identifier }
        return "\(owningView?.layoutName ?? "nil").\(role.rawValue)Guide"
    }

    /// Anchor of the left or, from right to left, the right edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// Anchor of the right or, from right to left, the left edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// Anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// Anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// Anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// Anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// Anchor of the width.
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// Anchor of the height.
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
    /// Anchor of the horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// Anchor of the vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

extension LayoutGuide.Role {
    /// Largest width of readable text, in points.
    private static let readableWidth: CGFloat = 672

    /// Returns the insets of the rectangle in a view of a width, in points.
    func insets(in view: View, width: CGFloat) -> EdgeInsets {
        switch self {
        case .layoutMargins: return view.layoutMargins
        case .safeArea: return view.safeAreaInsets
        case .readableContent:
            var insets = view.layoutMargins
            let width = width - insets.left - insets.right
            let spare = PixelGrid.current.round(max(0, width - Self.readableWidth) / 2)
            insets.left += spare
            insets.right += spare
            return insets
        }
    }
}

/// Layout guides of views.
extension View {
    /// Layout guides that were added to the view, in their order.
    public var layoutGuides: [LayoutGuide] { placement.constraints?.guides ?? [] }

    /// Adds a layout guide, and removes it from its former view.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.role == nil, guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        constraintState.guides.append(guide)
        constraintStructureDidChange()
    }

    /// Removes a layout guide, with the constraints that relate it to other items.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.role == nil, guide.owningView === self else { return }
        removeConstraints { $0 === guide }
        placement.constraints?.guides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintStructureDidChange()
    }

    /// Guide of the bounds inside the layout margins.
    public var layoutMarginsGuide: LayoutGuide { constraintState.guide(.layoutMargins, of: self) }
    /// Guide of the bounds inside the safe area.
    public var safeAreaLayoutGuide: LayoutGuide { constraintState.guide(.safeArea, of: self) }
    /// Guide of the bounds inside the layout margins, with at most the width of readable text, 672
    /// points.
    public var readableContentGuide: LayoutGuide {
        constraintState.guide(.readableContent, of: self)
    }
}
