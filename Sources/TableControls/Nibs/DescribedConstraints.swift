import Foundation
import TableDrawing

/// Constraints and layout guides of described views.
package struct DescribedConstraints {
    /// Distance between the edges of a view and of its superview that Interface Builder calls
    /// standard, in points.
    private static let distanceFromSuperview: CGFloat = 20

    private let made: [(description: ViewDescription, view: View)]
    private let fail: (_ message: String, _ location: String?) -> Void

    /// Creates the constraints of views that are all made.
    ///
    /// The closure receives mistakes with their source locations.
    package init(
        _ made: [(description: ViewDescription, view: View)],
        fail: @escaping (_ message: String, _ location: String?) -> Void
    ) {
        self.made = made
        self.fail = fail
    }

    /// Adds the guides, activates the constraints, and returns the constraints in order.
    package func activate() -> [(ConstraintDescription, NSLayoutConstraint)] {
        let isNeeded = made.contains { description, _ in
            !description.constraints.isEmpty || !description.guides.isEmpty
                || description.translatesAutoresizingMask != nil
                || description.placeholderSize != nil
        }
        guard isNeeded else { return [] }
        var items: [String: any LayoutItem] = [:]
        for (description, view) in made {
            if let size = description.placeholderSize {
                view.constraintState.placeholderSize = size
            }
            if let adjustment = description.contentAdjustment {
                view.constraintState.adjustment = adjustment
            }
            if let translates = description.translatesAutoresizingMask {
                view.translatesAutoresizingMaskIntoConstraints = translates
            }
            for name in [description.identifier, description.name].compactMap({ $0 })
            where items[name] == nil {
                items[name] = view.describedContainer
            }
            for guide in addGuides(of: description, to: view.describedContainer)
            where items[guide.identifier] == nil {
                items[guide.identifier] = guide
            }
        }
        var constraints: [(ConstraintDescription, NSLayoutConstraint)] = []
        for (description, view) in made {
            for each in description.constraints {
                guard let constraint = constraint(each, of: view, items) else { continue }
                constraint.isActive = true
                constraints.append((each, constraint))
            }
        }
        return constraints
    }

    private func addGuides(of description: ViewDescription, to view: View) -> [LayoutGuide] {
        description.guides.map { described in
            let guide = view.describedGuide(named: described.name) ?? LayoutGuide()
            guide.identifier = described.name
            view.addLayoutGuide(guide)
            return guide
        }
    }

    private func constraint(
        _ description: ConstraintDescription, of view: View, _ items: [String: any LayoutItem]
    ) -> NSLayoutConstraint? {
        let location = description.location
        guard let first = item(description.first, of: view, items, location) else { return nil }
        var second: (any LayoutItem)?
        if let anchor = description.second {
            second = item(anchor, of: view, items, location)
            if second == nil { return nil }
        }
        let constraint = NSLayoutConstraint(
            item: first, attribute: description.first.attribute, relatedBy: description.relation,
            toItem: second, attribute: description.second?.attribute ?? .notAnAttribute,
            multiplier: description.multiplier,
            constant: description.isStandardSpace
                ? standardSpace(description, first, second) : description.constant)
        constraint.priority = description.priority
        constraint.identifier = description.identifier
        constraint.sourcePlace = location
        return constraint
    }

    /// Returns UIKit's space between two items, in points.
    private func standardSpace(
        _ description: ConstraintDescription, _ first: any LayoutItem,
        _ second: (any LayoutItem)?
    ) -> CGFloat {
        let anchors = [description.first, description.second].compactMap { $0 }
        guard let one = first as? View, let other = second as? View,
            one.superview === other || other.superview === one,
            !anchors.contains(where: { $0.attribute.withoutMargins.isMargin })
        else { return SystemSpacing.between }
        return Self.distanceFromSuperview
    }

    private func item(
        _ anchor: ConstraintDescription.Anchor, of view: View, _ items: [String: any LayoutItem],
        _ location: String?
    ) -> (any LayoutItem)? {
        guard let item = named(anchor.item, of: view, items) else {
            let names = items.keys.sorted()
            fail(
                "a constraint names \(quoted(anchor.item ?? "")), but no view has the name"
                    + (names.isEmpty ? "" : "; the names are \(names.joined(separator: ", "))"),
                location)
            return nil
        }
        guard let guide = anchor.guide else { return item }
        guard let view = item as? View else {
            fail(
                "a constraint names the guide \(guide.rawValue) of \(quoted(item.layoutName)), "
                    + "which is a layout guide itself; name a view", location)
            return nil
        }
        switch guide {
        case .margins: return view.layoutMarginsGuide
        case .safeArea: return view.safeAreaLayoutGuide
        case .readable: return view.readableContentGuide
        case .content, .frame:
            fail(
                "a constraint names the guide \(guide.rawValue) of a \(type(of: view)), which is "
                    + "no scroll view; name the view itself", location)
            return nil
        }
    }

    private func named(
        _ name: String?, of view: View, _ items: [String: any LayoutItem]
    ) -> (any LayoutItem)? {
        guard let name else { return view.describedContainer }
        if let item = items[name] { return item }
        return name == ConstraintDescription.superviewName ? view.superview : nil
    }
}
