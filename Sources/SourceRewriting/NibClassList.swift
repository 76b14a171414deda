/// Classes of views that nibs may name, as Swift source that registers them.
public struct NibClassList {
    private let outlines: [SourceOutline]
    private let rules: RewritingRules
    private var own: [String: String] = [:]
    private var decodable = Set<String>()

    /// Creates a list of the classes of sources.
    public init(_ outlines: [SourceOutline], rules: RewritingRules) {
        self.outlines = outlines
        self.rules = rules
        for outline in outlines {
            for type in outline.types { own[type.name] = type.superclass }
            decodable.formUnion(outline.decodableClasses)
        }
    }

    /// Returns statements that register the classes which other files can use.
    ///
    /// - Parameter classes: expression of the registered classes.
    public func statements(registeringIn classes: String) -> String {
        outlines.flatMap(\.types).map { statement(registering: $0, in: classes) }.joined()
    }

    /// Returns statements that register the classes of views which a program makes from metatypes.
    public var viewStatements: String {
        outlines.flatMap(\.types).map { type in
            guard type.keyword == .class, !type.isPrivate, !type.isGeneric,
                let root = rules.platformClass(of: type.superclass, own),
                RewritingRules.isView(root), let arguments = arguments(making: type.name)
            else { return "" }
            return "ViewMaking.register(\(type.name).self) { \(type.name)(\(arguments)) }\n"
        }.joined()
    }

    /// Arguments of an initializer that a class has or inherits, or `nil`.
    private func arguments(making name: String) -> String? {
        var name = name
        // A faulty source may have a cycle.
        for _ in 0..<100 {
            let all = outlines.flatMap { $0.initializers(of: name).all }
            if all.contains([]) { return "" }
            if all.contains(["frame"]) { return "frame: .zero" }
            if all.contains(["style", "reuseIdentifier"]) {
                return "style: .default, reuseIdentifier: nil"
            }
            guard all.isEmpty else { return nil }
            guard let next = own[name] else { return nil }
            guard own[next] != nil else {
                let root = rules.platformClass(of: next, own)
                let isCell = root == "UITableViewCell" && next == root
                return next != root ? nil : isCell ? "style: .default, reuseIdentifier: nil" : ""
            }
            name = next
        }
        return nil
    }

    private func statement(
        registering type: SourceOutline.TypeDeclaration, in classes: String
    ) -> String {
        guard type.keyword == .class, !type.isPrivate, !type.isGeneric,
            let root = rules.platformClass(of: type.superclass, own), RewritingRules.isView(root)
        else { return "" }
        var make: String
        if rules.isDecodable(type.name, own, decodable) {
            make = root == "UITableViewCell" ? "coder: .nib($0))!" : "coder: .nib())!"
        } else if root == "UITableViewHeaderFooterView" {
            make = "reuseIdentifier: nil)"
        } else {
            make = "frame: .zero)"
        }
        // The second parameter of a cell's closure is the identifier.
        make = " { \(make.contains("$0") ? "_ = $1; return " : "")\(type.name)(\(make) }"
        // A nib gives its style and identifier to cells without such an initializer.
        if root == "UITableViewCell", !make.contains("coder:") { make = "" }
        let properties = outlines.flatMap { $0.inspectableProperties(of: type.name) }
            .compactMap { property(named: $0.name, $0.type, of: type.name) }
        return "\(classes).register(\(type.name).self, named: \"\(type.name)\", properties: ["
            + "\(properties.joined(separator: ", "))])\(make)\n"
    }

    /// Returns an expression of a property that a nib can set, or `nil` for another type.
    private func property(named name: String, _ type: String, of owner: String) -> String? {
        let kind: String
        var (get, set) = ("$0.\(name)", "$1")
        switch type {
        case "Bool": kind = "boolean"
        case "Double": kind = "number"
        case "Float", "CGFloat": (kind, get, set) = ("number", "Double(\(get))", "\(type)($1)")
        // Numbers of properties are at most 10⁹.
        case "Int": (kind, get, set) = ("number", "Double(\(get))", "Int($1.rounded())")
        case "String": (kind, set) = ("text", "$1 ?? \"\"")
        case "String?": kind = "text"
        case "UIColor": (kind, set) = ("color", "$1 ?? .clear")
        case "UIColor?": kind = "color"
        case "UIImage?": kind = "image"
        default: return nil
        }
        return ".\(kind)(\"\(name)\", of: \(owner).self, get: { \(get) }, "
            + "set: { $0.\(name) = \(set) })"
    }
}
