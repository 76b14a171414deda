/// Declarations that stand in for a team's foreign types.
///
/// A stand-in has every member and can be called with any arguments. A text that is read from it is
/// the name of the member, a number is 1, and an image is a gray square. Reading a value of another
/// type ends the process.
package struct CellStubs: Codable, Equatable {
    /// Declaration of a stand-in.
    private struct Declaration: Codable, Equatable {
        /// Name of what is missing.
        let key: String
        /// Words for people; none for a part of another stand-in.
        let name: String
        let text: String
        /// Expression that makes an object of a protocol, or `nil`.
        var object: String?
        /// Number of texts for the same declaration, which change with the files that use it.
        var versions = 1
    }

    private var declarations: [Declaration] = []
    /// Names of missing declarations whose stand-ins do not compile.
    private var refused: Set<String> = []
    /// Superclasses of types that the code uses as views.
    private var superclasses: [String: String] = [:]

    /// Versions of a declaration.
    private static let versionLimit = 4

    package init() {}

    package var isEmpty: Bool { declarations.isEmpty }

    /// Words for people, in the order of the declarations.
    package var names: [String] { declarations.map(\.name).filter { !$0.isEmpty } }

    /// Source of the stand-ins.
    package var source: String {
        let objects = declarations.compactMap(\.object).map { "{ \($0) }" }
        return StandInSource.text + declarationText
            + "nonisolated(unsafe) let standInObjects: [() -> Any] = [\(objects.joined(separator: ", "))]\n"
    }

    /// Source of the declarations without the types that they use.
    package var declarationText: String { declarations.map { $0.text + "\n" }.joined() }

    /// Name of a type that conforms to a missing protocol.
    package static func conformingType(of name: String) -> String { name + "_StandIn" }

    /// Removes the declaration at a line of the source, and returns whether there is one.
    package mutating func refuse(line: Int) -> Bool {
        var next = StandInSource.text.utf8.count { $0 == 10 } + 1
        guard line >= next else { return false }
        for (index, declaration) in declarations.enumerated() {
            next += declaration.text.utf8.count { $0 == 10 } + 1
            guard line < next else { continue }
            refused.insert(declaration.key)
            declarations.remove(at: index)
            return true
        }
        return false
    }

    /// Makes a type that is stood in for a view, and returns whether it was none.
    package mutating func makeView(
        _ type: String, superclass: String, sources: [String]
    ) -> Bool {
        // Messages name the classes of this package, which lack UIKit's prefix.
        let superclass = superclass.hasPrefix("UI") ? superclass : "UI" + superclass
        guard superclasses[type] == nil,
            RewritingRules.isView(superclass) || superclass == "UIViewController",
            declarations.contains(where: { $0.key == type })
        else { return false }
        superclasses[type] = superclass
        return add(.type(type), sources: sources)
    }

    /// Class with every member and with the initializers that the sources call.
    ///
    /// A protocol cannot give its classes static members of any name.
    private static func declaration(
        of type: String, parameters: String, _ sources: [String]
    ) -> String {
        """
        class \(type)\(parameters): StandInMembers, StandInObject, Hashable {
        init() {}
        class func makeStandIn() -> Any { \(type)() }
        \(initializers(of: type, sources) { _ in "" })
        var standInName: String { "\(type)" }
        static subscript(dynamicMember name: String) -> StandIn { get { StandIn(name) } set {} }
        @_disfavoredOverload static subscript<Value>(dynamicMember name: String) -> Value {
        get { standInValue(name) } set {} }
        static func == (first: \(type), second: \(type)) -> Bool { first === second }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """
    }

    /// Adds a stand-in for a type of R.swift or SwiftGen.
    ///
    /// - Parameter assets: names of images and colours, by the members that Xcode makes of them.
    /// - Returns: whether the type is one and is new.
    package mutating func add(
        generated missing: MissingDeclaration, assets: [String: String]
    ) -> Bool {
        let name: String
        switch missing {
        case .type(let type), .name(let type): name = type
        default: return false
        }
        guard GeneratedAccessors.names.contains(name),
            !declarations.contains(where: { $0.key == name })
        else { return false }
        declarations.append(
            Declaration(
                key: name, name: "\(name) (a generated source; its texts are names)",
                text: GeneratedAccessors.declaration(of: name, assets: assets)))
        return true
    }

    /// Adds a stand-in for a missing declaration.
    ///
    /// - Parameter sources: texts of the files that use the declaration.
    /// - Returns: whether the declaration is new.
    package mutating func add(_ missing: MissingDeclaration, sources: [String]) -> Bool {
        var declaration: String
        let name: String
        let key: String
        var object: String?
        switch missing {
        case .type(let type), .name(let type): key = type
        case .attribute(let type): key = "@" + type
        case .member(let member, let types): key = "\(types.first ?? "").\(member)"
        case .conformance: return false
        }
        guard !refused.contains(key), !key.hasSuffix(Self.conformingType(of: "")) else {
            return false
        }
        switch missing {
        case .type(StandInSource.hosting), .name(StandInSource.hosting):
            name = "\(StandInSource.hosting) (a labelled box)"
            declaration = StandInSource.hostingText
        case .type(let type), .name(let type):
            guard type.first?.isUppercase == true, !isConstant(type, missing, sources) else {
                guard case .name = missing, Self.isName(type) else { return false }
                name = "variable or function \(type)"
                declaration = "nonisolated(unsafe) var `\(type)` = StandIn()"
                break
            }
            let path = type.split(separator: ".").map(String.init)
            guard path.allSatisfy(Self.isName) else { return false }
            if path.count > 1 {
                name = "type \(type)"
                declaration =
                    "extension \(path.dropLast().joined(separator: ".")) {\n"
                    + Self.declaration(of: path[path.count - 1], parameters: "", sources)
                    + "\n}"
                break
            }
            if sources.contains(where: { SourceOutline.usesAsProtocol(type, in: $0) }) {
                name = "protocol \(type)"
                object = Self.conformingType(of: type) + "()"
                declaration = """
                    protocol \(type): StandInMembers {}
                    final class \(Self.conformingType(of: type)): \(type) {}
                    """
            } else {
                let count = sources.map { SourceOutline.genericArguments(of: type, in: $0) }.max()
                let parameters = (0..<(count ?? 0)).map { "T\($0)" }.joined(separator: ", ")
                name = "type \(type)"
                if let superclass = superclasses[type] ?? Self.superclass(of: type, sources) {
                    declaration = Self.view(
                        type, parameters.isEmpty ? "" : "<\(parameters)>", superclass, sources)
                } else {
                    declaration = Self.declaration(
                        of: type, parameters: parameters.isEmpty ? "" : "<\(parameters)>", sources)
                }
                if parameters.isEmpty {
                    declaration += "\ntypealias \(Self.conformingType(of: type)) = \(type)"
                }
            }
        case .attribute(let type):
            guard Self.isName(type) else { return false }
            name = "property wrapper \(type)"
            let plain = Self.initializers(of: "@" + type, sources) { _ in "" }
            let valued = Self.initializers(
                of: "@" + type, sources, first: "wrappedValue value: Value"
            ) { _ in "self.value = value" }
            declaration = """
                @propertyWrapper struct \(type)<Value> {
                private var value: Value?
                init() {}
                init(wrappedValue: Value) { value = wrappedValue }
                \(plain)
                \(valued)
                var wrappedValue: Value {
                get { value ?? standInValue("\(type)") } set { value = newValue } } }
                """
        case .member(let member, let types)
        where types.isEmpty || ["StandIn", "Any"].contains(types[0]):
            // A value of an argument whose type is unknown.
            guard Self.isName(member), !member.hasPrefix("init") else { return false }
            name = ""
            declaration =
                "extension StandIn { static var `\(member)`: StandIn { StandIn(\"\(member)\") } }"
        case .member(let member, let types):
            guard let type = types.first, Self.isName(member), !member.hasPrefix("init"),
                type.split(separator: ".").allSatisfy({ Self.isName(String($0)) })
            else { return false }
            name = "member \(type).\(member)"
            declaration = Self.extensionOf(type, types, with: member, sources)
        case .conformance: return false
        }
        var added = Declaration(key: key, name: name, text: declaration, object: object)
        guard let index = declarations.firstIndex(where: { $0.key == key }) else {
            declarations.append(added)
            return true
        }
        let own = declarations[index]
        guard own.text != declaration, own.versions < Self.versionLimit else { return false }
        added.versions = own.versions + 1
        declarations[index] = added
        return true
    }

    /// Whether a name with a capital letter is a constant: no source calls it, asks it for a member or
    /// names it as a type.
    private func isConstant(
        _ name: String, _ missing: MissingDeclaration, _ sources: [String]
    ) -> Bool {
        guard case .name = missing else { return false }
        return !sources.contains { SourceOutline.usesAsType(name, in: $0) }
    }

    /// Returns an extension with a member.
    ///
    /// A static member of a value type is a value of the type, as in `.brand` and `.brand(size: 3)`.
    private static func extensionOf(
        _ type: String, _ types: [String], with member: String, _ sources: [String]
    ) -> String {
        if ["addSubviews", "addArrangedSubviews", "addSubViews"].contains(member) {
            return "extension \(type) { func `\(member)`(_ views: Any...) { standInAdd(views) } }"
        }
        let plain = """
            extension \(type) { var `\(member)`: StandIn { get { StandIn("\(member)") } set {} }
            static var `\(member)`: StandIn { get { StandIn("\(member)") } set {} } }
            """
        guard let value = types.first(where: StandInSource.valueTypes.contains) else {
            return plain
        }
        let isSpace = member.first?.isUppercase == true
        let isCalled = sources.contains { $0.contains(".\(member)(") }
        return isSpace || isCalled
            ? "extension \(value) { static var `\(member)`: StandInOf<\(value)> "
                + "{ StandInOf(name: \"\(member)\") }\nvar `\(member)`: StandIn { StandIn(\"\(member)\") } }"
            : "extension \(value) { static var `\(member)`: \(value) { standInValue(\"\(member)\") }\n"
                + "var `\(member)`: StandIn { StandIn(\"\(member)\") } }"
    }

    /// Class that inherits from a class of UIKit, with the initializers that the sources call.
    private static func view(
        _ type: String, _ parameters: String, _ superclass: String, _ sources: [String]
    ) -> String {
        let arguments =
            switch superclass {
            case "UITableViewCell": "style: .default, reuseIdentifier: nil"
            case "UITableViewHeaderFooterView": "reuseIdentifier: nil"
            case "UITableView": "frame: .zero, style: .plain"
            case "UICollectionView":
                "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
            case "UIViewController": "nibName: nil, bundle: nil"
            default: "frame: .zero"
            }
        return """
            class \(type)\(parameters): \(superclass), StandInMembers, StandInObject {
            class func makeStandIn() -> Any { \(type)(\(arguments)) }
            \(initializers(of: type, sources, "convenience ") { labels in
                    let inherited = [
                        ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
                        ["frame", "style"], ["frame", "collectionViewLayout"],
                    ]
                    return inherited.contains(labels) ? nil : "self.init(\(arguments))"
                })
            static subscript(dynamicMember name: String) -> StandIn { get { StandIn(name) } set {} }
            }
            """
    }

    /// Returns the initializers of a type that sources call with arguments.
    ///
    /// - Parameters:
    ///   - modifier: word before each initializer.
    ///   - first: parameter before the others.
    ///   - body: statements of the initializer with certain labels, or `nil` for no initializer.
    private static func initializers(
        of type: String, _ sources: [String], _ modifier: String = "", first: String? = nil,
        body: ([String]) -> String?
    ) -> String {
        var lines: [String] = []
        for arguments in sources.flatMap({ SourceOutline.arguments(ofCallsTo: type, in: $0) }) {
            guard let body = body(arguments.map { $0.label ?? "_" }) else { continue }
            var generics: [String] = []
            var parameters = first.map { [$0] } ?? []
            for (number, argument) in arguments.enumerated() {
                let name = "A\(number)"
                let parameterType: String
                switch argument.form {
                case .value:
                    generics.append(name)
                    parameterType = name
                case .member: parameterType = "StandIn"
                case .members: parameterType = "[StandIn]"
                case .keyPath: parameterType = "KeyPath<StandIn, StandIn>"
                case .closure(let count):
                    let types = Array(repeating: "StandIn", count: count)
                    parameterType = "@escaping (\(types.joined(separator: ", "))) -> Void"
                case .null: parameterType = "Any?"
                case .emptyArray: parameterType = "[Any]"
                case .emptyDictionary: parameterType = "[String: Any]"
                }
                parameters.append(
                    "\(argument.label.map { "`\($0)`" } ?? "_") a\(number): \(parameterType)")
            }
            let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
            let line =
                "\(modifier)init\(list)(\(parameters.joined(separator: ", "))) { \(body) }"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.joined(separator: "\n")
    }

    /// Superclass of a stand-in with the name of a view, with subclasses that override methods of
    /// views, or with a frame; or `nil`.
    private static func superclass(of type: String, _ sources: [String]) -> String? {
        if let known = RewritingRules.guessedSuperclass(of: type)
            ?? sources.lazy.compactMap({ SourceOutline($0).impliedSuperclass(of: type) }).first
        {
            return known
        }
        return sources.contains { $0.contains("\(type)(frame:") } ? "UIView" : nil
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            && text.first?.isNumber == false
    }
}

/// A declaration that the compiler does not find.
package enum MissingDeclaration: Hashable {
    case type(String)
    /// A type, function or variable in an expression.
    case name(String)
    /// A property wrapper or macro.
    case attribute(String)
    /// A member, with names of its type; none for an unknown type.
    case member(String, of: [String])
    case conformance(String, to: String)
}
