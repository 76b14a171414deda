import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableScreens

/// Scroll views.
extension IBDescriber {
    /// Adds the layout guide of a scroll view's content, if constraints place the content.
    ///
    /// A registered class draws its own content, which begins at the scroll position of the file.
    func addContentGuide(of view: IBView, to result: inout ViewDescription) {
        guard let id = view.id, index.scrolledViews[id] != nil else { return }
        let guide = id.nameOfContentGuide
        result.guides.append(LayoutGuideDescription(guide))
        guard result.className != Self.scrollView else { return }
        let origin = view.object["bounds"]?.rect
        let location = "\(view.location)"
        result.constraints.append(
            ConstraintDescription(
                .init(guide, .left), .equal, .init(nil, .left), constant: -(origin?.x ?? 0),
                location: location))
        result.constraints.append(
            ConstraintDescription(
                .init(guide, .top), .equal, .init(nil, .top), constant: -(origin?.y ?? 0),
                location: location))
    }

    /// Name of the class of scroll views.
    static let scrollView = ViewClass.scrollView.name

    /// Adds the insets, the size of the content and the scroll position to a description.
    func applyScrolling(_ property: IBProperty, _ result: inout ViewDescription) -> Bool {
        guard result.className == Self.scrollView else { return false }
        switch property.name {
        case "contentInset":
            guard let insets = property.value.insets else { return false }
            result.properties[property.name] = .insets(insets.edgeInsets)
        case "contentSize":
            guard let size = property.value.size else { return false }
            add(size.width, "contentSize.width", in: 0...1_000_000, &result)
            add(size.height, "contentSize.height", in: 0...1_000_000, &result)
        case "bounds":
            guard let origin = property.value.rect else { return false }
            add(origin.x, "contentOffset.x", in: -1_000_000...1_000_000, &result)
            add(origin.y, "contentOffset.y", in: -1_000_000...1_000_000, &result)
        case "contentInsetAdjustmentBehavior":
            add(property.value.text != "never", "followsBars", &result)
        default: return false
        }
        return true
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
    fileprivate var nameOfContentGuide: String { rawValue + ScrollView.contentSuffix }
}
