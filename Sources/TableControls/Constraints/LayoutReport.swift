import Foundation
import TableLayout

/// Facts about the last layout of a view by constraints.
public struct LayoutReport: Sendable, Hashable {
    /// Required constraint that could not hold and was left out.
    public struct Conflict: Sendable, Hashable {
        /// The constraint as UIKit prints it.
        public var constraint: String
        /// Identifier of the constraint, or `nil` without an identifier.
        public var identifier: String?
        /// Required constraints that contradict the constraint, as UIKit prints them.
        public var others: [String]
        /// Source location of the constraint, or `nil` for a constraint in Swift.
        public var location: String?
    }

    /// Attribute that the constraints do not determine.
    public struct Ambiguity: Sendable, Hashable {
        /// Name of the view or layout guide.
        public var item: String
        /// Attribute of the item: `left`, `width`, `top` or `height`.
        public var attribute: NSLayoutConstraint.Attribute
        /// Source location of the view's description, or `nil` without a description.
        public var location: String?
    }

    /// Required constraints that were left out, in the order of the system.
    public var conflicts: [Conflict] = []
    /// Attributes that could have other values, in the order of the views.
    public var ambiguities: [Ambiguity] = []
    /// Reason for which the constraints were not solved, or `nil`.
    public var failure: String?

    /// Whether every constraint holds and every attribute is determined.
    public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && failure == nil }
}

extension ConstraintSystem {
    /// Conflicts of the last solution.
    var conflicts: [LayoutReport.Conflict] {
        (solver?.brokenConstraints ?? []).map { broken in
            let constraint = constraint(ofRow: broken.constraint)
            return LayoutReport.Conflict(
                constraint: text(ofRow: broken.constraint), identifier: constraint?.identifier,
                others: broken.conflicts.map { text(ofRow: $0) },
                location: constraint?.sourcePlace)
        }
    }

    /// Report of the last solution.
    func report() -> LayoutReport {
        var report = LayoutReport(conflicts: conflicts, failure: failure)
        guard let ambiguous = (try? solver?.solution())?.ambiguousVariables else { return report }
        let attributes: [NSLayoutConstraint.Attribute] = [.left, .width, .top, .height]
        report.ambiguities = ambiguous.compactMap { variable in
            guard let item = item(ofVariable: variable) else { return nil }
            return LayoutReport.Ambiguity(
                item: item.guide?.layoutName ?? item.view.layoutName,
                attribute: attributes[variable % attributes.count],
                location: item.view.identity.described?.location ?? item.view.sourcePlace)
        }
        return report
    }

    private func constraint(ofRow row: Int) -> NSLayoutConstraint? {
        guard case .constraint(let constraint) = rows[row].origin else { return nil }
        return constraint
    }

    private func text(ofRow row: Int) -> String {
        func text(_ index: Int, _ attribute: String, _ value: Double) -> String {
            let name = items[index].guide?.layoutName ?? items[index].view.layoutName
            return "<NSAutoresizingMaskLayoutConstraint \(name).\(attribute) == "
                + "\(CGFloat(value).shortText)>"
        }
        switch rows[row].origin {
        case .constraint(let constraint): return "\(constraint)"
        case .frame(let index, let quantity):
            return text(index, "\(quantity)", constant(of: rows[row]))
        case .target(let axis):
            return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-"
                + "\(axis == .horizontal ? "Width" : "Height")' \(root.layoutName)>"
        case .content(let index, let axis, _):
            let name = items[index].view.layoutName
            return "<NSContentSizeLayoutConstraint \(name) "
                + "\(axis == .horizontal ? "width" : "height")>"
        case .fixed:
            let terms = system.constraints[row].terms
            if terms.count == 1, let item = item(ofVariable: terms[0].variable) {
                let name = item.guide?.layoutName ?? item.view.layoutName
                let isWidth = terms[0].variable % 4 == 1
                return "<NSLayoutConstraint \(name).\(isWidth ? "width" : "height") >= 0>"
            }
            return "<NSLayoutConstraint of a StackView>"
        }
    }

    private func item(ofVariable variable: Int) -> ConstraintItem? {
        let index = variable / 4 - (rootSize == .fixed ? 0 : 1)
        return items.indices.contains(index) ? items[index] : nil
    }
}
