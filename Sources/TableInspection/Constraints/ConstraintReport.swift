import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableViews

/// Broken constraints and ambiguous views of a screen.
///
/// An immutable value.
public struct ConstraintReport: Sendable, Hashable, Codable {
    /// Number of views whose constraints determine frames below them.
    public let systems: Int
    /// Broken constraints and undetermined attributes, from the front of the screen to the back.
    public let findings: [ConstraintFinding]

    /// Creates the report of a screen that is laid out.
    package init(_ screen: View) {
        var search = ConstraintSearch()
        search.visit(screen, below: [])
        systems = search.systems
        findings = search.findings
    }

    /// Whether the report has no findings.
    public var isClean: Bool { findings.isEmpty }

    /// The number of systems, followed by a line for each finding.
    public var dump: String {
        counted(systems, "system") + " of constraints\n"
            + (isClean ? "" : "findings\n")
            + findings.map { $0.line.indented(1) + "\n" }.joined()
    }

    /// Returns the report as JSON.
    ///
    /// Equal screens have equal bytes.
    public func json() throws -> String { try StableJSON.text(self) }
}

/// Constraint that could not hold, or attribute that constraints leave open.
public struct ConstraintFinding: Sendable, Hashable, Codable {
    /// Kinds of findings.
    public enum Kind: String, Sendable, Hashable, Codable {
        /// A constraint contradicts other constraints and was broken.
        case conflict
        /// Constraints do not determine an attribute of a view.
        case ambiguity
        /// The constraints were not solved.
        case failure
    }

    /// Kind of the finding.
    public let kind: Kind
    /// Names of the views from the outermost to the view with the constraints, such as `row 0,1`.
    public let path: [String]
    /// Description of the problem.
    public let message: String
    /// Description of the remedy.
    public let remedy: String
    /// Source location of the constraint or the view, or `nil` for views in Swift.
    public let location: String?

    /// The finding on a single line.
    public var line: String {
        (location.map { "\($0): " } ?? "")
            + "\(path.joined(separator: " > ")): \(message); \(remedy)"
    }
}

/// Search for the findings of views.
private struct ConstraintSearch {
    var systems = 0
    var findings: [ConstraintFinding] = []

    mutating func visit(_ view: View, below path: [String]) {
        guard !view.isHidden, view.alpha > 0 else { return }
        let path = path + [view.inspection.pathInspectionName]
        if view.isConstraintRoot {
            systems += 1
            note(view.layoutReport, path)
        }
        for part in view.displayedParts { visit(part, below: path) }
    }

    private mutating func note(_ report: LayoutReport, _ path: [String]) {
        if let failure = report.failure {
            findings.append(
                ConstraintFinding(
                    kind: .failure, path: path,
                    message: "the constraints were not solved: \(failure)",
                    remedy: "use fewer or smaller constraints", location: nil))
        }
        for conflict in report.conflicts {
            let others = conflict.others.joined(separator: ", ")
            findings.append(
                ConstraintFinding(
                    kind: .conflict, path: path,
                    message: "\(conflict.constraint) was broken"
                        + (others.isEmpty ? "" : ", for it contradicts \(others)"),
                    remedy: "remove a constraint or lower its priority",
                    location: conflict.location))
        }
        for ambiguity in report.ambiguities {
            findings.append(
                ConstraintFinding(
                    kind: .ambiguity, path: path,
                    message: "the constraints do not determine the \(ambiguity.attribute.rawValue) "
                        + "of \(ambiguity.item)", remedy: "add a constraint",
                    location: ambiguity.location))
        }
    }
}
