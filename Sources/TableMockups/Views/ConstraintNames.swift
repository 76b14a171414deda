import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// Check of the names in the constraints of a view and its subviews.
struct ConstraintNames {
    private let root: DocumentNode
    private let mappings: [DocumentNode]
    private let problems: ProblemList

    /// Creates the check for the mapping of a view without a superview in the document.
    init(_ root: DocumentNode, _ context: ReadingContext) {
        self.root = root
        mappings = ViewDescription.mappings(in: root)
        problems = context.problems
    }

    /// Reports unknown names, and guides with the name of a view or another guide.
    func check() {
        var places: [String: DocumentNode] = [:]
        for name in mappings.compactMap({ $0.mapping?["name"] }) {
            if let text = name.scalar?.text { places[text] = name }
        }
        for guide in mappings.flatMap({ $0.mapping?["guides"]?.sequence ?? [] }) {
            guard let text = guide.scalar?.text else { continue }
            if let first = places[text] {
                problems.error(
                    "the name \(text.quoted) of the guide is used twice; use each name once",
                    at: guide, note: "the first use is at \(first.location)")
            }
            places[text] = places[text] ?? guide
        }
        let known = places.keys.sorted()
        for mapping in mappings {
            for node in mapping.mapping?["constraints"]?.sequence ?? [] {
                // Syntax errors are reported when the value is read.
                guard let text = node.scalar?.text, let read = try? ConstraintText(text) else {
                    continue
                }
                let isRoot = mapping.location == root.location
                for name in read.names where places[name.name] == nil {
                    check(name, at: node, isRoot: isRoot, known)
                }
            }
        }
    }

    private func check(
        _ name: ConstraintText.Name, at node: DocumentNode, isRoot: Bool, _ known: [String]
    ) {
        guard name.name != ConstraintDescription.superviewName else {
            guard isRoot else { return }
            return problems.error(
                "found superview in the outermost view, which has none here", at: node,
                part: name.range,
                note: "attributes of the view itself have no name: title.leading = leading")
        }
        let question = problems.question(for: name.name, among: known).map { "; \($0)" } ?? ""
        problems.error(
            "no view is named \(name.name.quoted)\(question)", at: node, part: name.range,
            note: known.isEmpty
                ? "a view's name is written name: \(name.name)"
                : "the names are \(Suggestion.list(known, "and"))")
    }
}

extension ValueType where Value == ConstraintDescription {
    /// The short form of a constraint.
    static var constraint: Self {
        Self(
            schema: { _ in
                [
                    "type": "string", "pattern": "[<>=≤≥]",
                    "examples": ["title.leading = margins.leading", "width >= 24 @750"],
                ]
            },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                do throws(ConstraintSyntaxError) {
                    return ConstraintDescription(
                        try ConstraintText(text), location: "\(node.location)")
                } catch {
                    context.problems.error(
                        error.message, at: node, part: error.range, note: error.note)
                    return nil
                }
            })
    }
}

extension ValueType where Value == LayoutGuideDescription {
    /// The name of a layout guide.
    static var layoutGuide: Self {
        let name = ValueType<String>.name
        return Self(
            schema: name.schema,
            read: { node, context in name.read(node, context).map { LayoutGuideDescription($0) } })
    }
}

extension ConstraintDescription {
    /// Creates a constraint from its short form.
    fileprivate init(_ text: ConstraintText, location: String) {
        self.init(
            Anchor(text.first),
            NSLayoutConstraint.Relation(rawValue: text.relation.rawValue) ?? .equal,
            text.second.map { Anchor($0) }, multiplier: CGFloat(text.multiplier),
            constant: CGFloat(text.constant), isStandardSpace: text.isStandardSpace,
            priority: LayoutPriority(Float(text.priority)), location: location)
    }
}

extension ConstraintDescription.Anchor {
    fileprivate init(_ anchor: ConstraintText.Anchor) {
        self.init(
            anchor.item,
            guide: anchor.guide.flatMap { ConstraintDescription.Guide(rawValue: $0.rawValue) },
            NSLayoutConstraint.Attribute(rawValue: anchor.attribute.rawValue) ?? .notAnAttribute)
    }
}
