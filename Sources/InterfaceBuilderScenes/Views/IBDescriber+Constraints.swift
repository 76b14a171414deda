import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing

/// Constraints and layout guides.
extension IBDescriber {
    /// Priority of constraints that exist in Interface Builder only, which give way to constraints of
    /// the application.
    private static let placeholderPriority: Double = 999

    /// Adds the installed constraints and the own guides of a view to a description.
    ///
    /// A picture shows the sizes that the designer stated for Interface Builder.
    func addConstraints(of view: IBView, to result: inout ViewDescription) {
        for guide in view.guides where guide.kind == nil {
            guard let id = guide.object.id else { continue }
            result.guides.append(LayoutGuideDescription(id.rawValue))
        }
        let constraints = view.constraints(for: traits, placeholders: !isForCode)
        guard !constraints.isEmpty else { return }
        addContentGuide(of: view, to: &result)
        let all = Set(view.flattened().compactMap { index.described($0.id) })
        let installed = Set(view.flattened(for: traits).compactMap { index.described($0.id) })
        for constraint in constraints {
            let anchors = [constraint.first, constraint.second].compactMap { $0 }
            if let lost = anchors.first(where: { !isInside($0, of: view, all) }) {
                leaveOut(
                    "the constraint \(constraint.id?.rawValue ?? "") names "
                        + "\(lost.item?.rawValue.quoted ?? ""), which is no view inside, and is "
                        + "left out", at: constraint.object.location)
                continue
            }
            // UIKit ignores the constraints of views that are not installed.
            guard anchors.allSatisfy({ isInside($0, of: view, installed) }) else { continue }
            result.constraints.append(described(constraint, of: view))
        }
    }

    private func isInside(
        _ anchor: IBConstraint.Anchor, of view: IBView, _ inside: Set<IBIdentifier>
    ) -> Bool {
        guard let item = anchor.item else { return true }
        let named = index.guides[item].map(\.owner) ?? item
        return index.described(named).map(inside.contains) ?? true
    }

    private func described(_ constraint: IBConstraint, of view: IBView) -> ConstraintDescription {
        let (first, second) = (constraint.first, constraint.second)
        let limit = constraint.isPlaceholder ? Self.placeholderPriority : 1_000
        var result = ConstraintDescription(
            anchor(first, besides: second, of: view), Self.relation(constraint.relation),
            second.map { anchor($0, besides: first, of: view) }, multiplier: constraint.multiplier,
            constant: constraint.constant, isStandardSpace: constraint.isSymbolic,
            priority: LayoutPriority(Float(min(constraint.priority, limit))),
            identifier: index.outlets[constraint.id] ?? constraint.identifier
                ?? constraint.id?.rawValue,
            location: "\(constraint.object.location)")
        result.objectIdentifier = constraint.id?.rawValue
        return result
    }

    private func anchor(
        _ anchor: IBConstraint.Anchor, besides other: IBConstraint.Anchor?, of view: IBView
    ) -> ConstraintDescription.Anchor {
        let attribute = Self.attribute(anchor.attribute)
        if let guide = index.contentGuide(of: anchor, besides: other, in: view) {
            return .init(guide, attribute)
        }
        if let root, anchor.item ?? view.id == root {
            let edge = attribute == .topMargin ? NSLayoutConstraint.Attribute.top : .bottom
            if attribute == .topMargin || attribute == .bottomMargin {
                return .init(name(of: root, in: view), guide: .safeArea, edge)
            }
        }
        guard let item = anchor.item else { return .init(nil, attribute) }
        guard let guide = index.guides[item] else {
            return .init(name(of: item, in: view), attribute)
        }
        let owner = guide.owner.flatMap { name(of: $0, in: view) }
        switch guide.kind {
        case "safeArea": return .init(owner, guide: .safeArea, attribute)
        // Guides of bars in older files: the content begins and ends at the safe area.
        case "top": return .init(owner, guide: .safeArea, attribute == .bottom ? .top : attribute)
        case "bottom":
            return .init(owner, guide: .safeArea, attribute == .top ? .bottom : attribute)
        case "keyboard": return .init(owner, guide: .safeArea, .bottom)
        case nil: return .init(item.rawValue, attribute)
        // The frame of a scroll view, or a content that has no constraints.
        default: return .init(owner, attribute)
        }
    }

    /// Returns the name of a view in a constraint, or `nil` for the view that owns the constraint.
    private func name(of item: IBIdentifier, in view: IBView) -> String? {
        let described = index.described(item)
        return described == index.described(view.id) ? nil : described?.rawValue
    }

    private static func relation(_ relation: IBConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static func attribute(
        _ attribute: IBConstraint.Attribute
    ) -> NSLayoutConstraint.Attribute {
        // The names differ in the attribute of older files alone.
        NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .lastBaseline
    }
}
