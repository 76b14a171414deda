import Foundation
import InterfaceBuilder
@_spi(Subclassing) import TableControls
import TableDrawing

/// Contents of scroll views.
///
/// A scroll view is drawn as a view. Its content is a layout guide, whose size the constraints inside
/// determine.
extension IBDescriber {
    /// Adds the layout guide of a scroll view's content, if constraints place the content.
    ///
    /// The content begins at the scroll position of the file, or below bars if the file states none.
    func addContentGuide(of view: IBView, to result: inout ViewDescription) {
        guard let id = view.id, index.scrolledViews[id] != nil else { return }
        let guide = id.nameOfContentGuide
        let origin = view.object["bounds"]?.rect
        let avoidsBars =
            origin == nil && view["contentInsetAdjustmentBehavior"]?.text != "never"
        if avoidsBars, !isForCode, result.className == "View" {
            result.className = InsetScrollView.viewClass.name
            classes.add(InsetScrollView.viewClass)
        }
        let location = "\(view.location)"
        result.guides.append(LayoutGuideDescription(guide))
        result.constraints.append(
            ConstraintDescription(
                .init(guide, .left), .equal, .init(nil, .left), constant: -(origin?.x ?? 0),
                location: location))
        result.constraints.append(
            ConstraintDescription(
                .init(guide, .top), .equal, .init(nil, guide: avoidsBars ? .safeArea : nil, .top),
                constant: -(origin?.y ?? 0), location: location))
    }
}

/// A scroll view whose content begins below the bars, with frames in coordinates of the content.
private final class InsetScrollView: View {
    static let viewClass = ViewClass(
        InsetScrollView.self, named: "scrollView", "A view with content below the bars."
    ) { _ in InsetScrollView() }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Constraints place the content in coordinates of the bounds.
        let distance = -safeAreaInsets.top - bounds.origin.y
        guard distance != 0 else { return }
        bounds.origin.y += distance
        for view in subviews { view.frame.origin.y += distance }
    }
}

extension IBIndex {
    /// Returns the name of the content guide that an attribute belongs to, or `nil`.
    ///
    /// In constraints with views inside a scroll view, positions of the scroll view are positions of
    /// its content.
    ///
    /// - Parameter view: The view that owns the constraint.
    func contentGuide(
        of anchor: IBConstraint.Anchor, besides other: IBConstraint.Anchor?, in view: IBView
    ) -> String? {
        if let guide = anchor.item.flatMap({ guides[$0] }) {
            guard guide.kind == "contentLayoutGuide", let owner = guide.owner else { return nil }
            return scrolledViews[owner] == nil ? nil : owner.nameOfContentGuide
        }
        guard anchor.attribute != .width, anchor.attribute != .height, let other,
            let id = anchor.item ?? view.id, let inside = scrolledViews[id],
            let item = other.item ?? view.id
        else { return nil }
        let owner = guides[item].map(\.owner) ?? item
        return owner.map(inside.contains) == true ? id.nameOfContentGuide : nil
    }

    /// Notes the views inside a scroll view, if constraints of the scroll view place its content.
    mutating func addScrolledViews(of view: IBView) {
        guard view.kind == .scrollView, let id = view.id else { return }
        scrolledViews[id] = Set(view.flattened().dropFirst().compactMap(\.id))
        let placesContent = view.constraints.contains { constraint in
            guard let second = constraint.second else { return false }
            return contentGuide(of: constraint.first, besides: second, in: view) != nil
                || contentGuide(of: second, besides: constraint.first, in: view) != nil
        }
        if !placesContent { scrolledViews[id] = nil }
    }
}

extension IBIdentifier {
    /// Name of the layout guide for the content of a scroll view.
    fileprivate var nameOfContentGuide: String { "\(rawValue).content" }
}
