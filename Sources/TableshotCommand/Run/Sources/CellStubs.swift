import SourceRewriting

/// Declarations that stand in for a team's foreign types.
///
/// A stand-in has every member and can be called with any arguments, so that code compiles that
/// passes it on. Reading a value of a known type from it ends the process.
struct CellStubs: Codable, Equatable {
    /// Sentences for people, in the order of the declarations.
    private(set) var names: [String] = []
    private var declarations: [String] = []

    var isEmpty: Bool { declarations.isEmpty }

    /// Source of the stand-ins.
    var source: String {
        "import UIKit\n" + Self.declaration(of: "StandIn", parameters: "") + "\n"
            + declarations.joined(separator: "\n") + "\n"
    }

    /// Class with every member.
    ///
    /// A subclass would not inherit the static members.
    private static func declaration(of type: String, parameters: String) -> String {
        """
        @dynamicMemberLookup @dynamicCallable class \(type)\(parameters) {
        required init() {}
        subscript(dynamicMember name: String) -> StandIn { get { StandIn() } set {} }
        static subscript(dynamicMember name: String) -> \(type) { get { \(type)() } set {} }
        @discardableResult
        func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> StandIn { StandIn() }
        }
        """
    }

    /// Adds a stand-in for a missing declaration.
    ///
    /// - Parameter sources: texts of the files that use the declaration.
    /// - Returns: whether the declaration is new.
    mutating func add(_ missing: MissingDeclaration, sources: [String]) -> Bool {
        let declaration: String
        let name: String
        switch missing {
        case .type(let type), .name(let type):
            guard type.first?.isUppercase == true else {
                guard case .name = missing, Self.isName(type) else { return false }
                name = "variable or function \(type)"
                declaration = "nonisolated(unsafe) var \(type) = StandIn()"
                break
            }
            guard Self.isName(type) else { return false }
            if sources.contains(where: { SourceOutline.usesAsProtocol(type, in: $0) }) {
                name = "protocol \(type)"
                declaration = "protocol \(type) {}"
            } else {
                let count = sources.map { SourceOutline.genericArguments(of: type, in: $0) }.max()
                let parameters = (0..<(count ?? 0)).map { "T\($0)" }.joined(separator: ", ")
                name = "type \(type)"
                if let superclass = Self.superclass(of: type) {
                    declaration = "class \(type): \(superclass) {}"
                } else {
                    declaration = Self.declaration(
                        of: type, parameters: parameters.isEmpty ? "" : "<\(parameters)>")
                }
            }
        case .attribute(let type):
            guard Self.isName(type) else { return false }
            name = "property wrapper \(type)"
            declaration = """
                @propertyWrapper struct \(type)<Value> { init() {}
                var wrappedValue: Value { get { fatalError("'\(type)' is a stand-in") } set {} } }
                """
        case .member(let member, let types):
            guard let type = types.first, Self.isName(member), !member.hasPrefix("init"),
                type.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
            else { return false }
            name = "member \(type).\(member)"
            declaration = """
                extension \(type) { var \(member): StandIn { get { StandIn() } set {} }
                static var \(member): StandIn { get { StandIn() } set {} } }
                """
        case .conformance: return false
        }
        guard !declarations.contains(declaration) else { return false }
        names.append(name)
        declarations.append(declaration)
        return true
    }

    /// Superclass of a stand-in with the name of a view, or `nil` for another name.
    private static func superclass(of type: String) -> String? {
        let views = [
            "TableViewCell": "UITableViewCell", "Cell": "UITableViewCell", "Label": "UILabel",
            "Button": "UIButton", "ImageView": "UIImageView", "StackView": "UIStackView",
            "TextField": "UITextField", "View": "UIView", "ViewController": "UIViewController",
        ]
        let suffixes = views.keys.sorted { $0.count > $1.count }
        return suffixes.first { type.hasSuffix($0) }.flatMap { views[$0] }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && text.first?.isNumber == false
    }
}
