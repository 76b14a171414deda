/// Declarations of a source file.
public struct SourceOutline {
    /// A class, structure, enumeration, actor, protocol or extension.
    public struct TypeDeclaration {
        /// Keyword of a declaration of a type.
        public enum Keyword: String {
            case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        }

        /// Keyword of the declaration.
        public let keyword: Keyword
        /// Name, for a nested type with the names of the outer types: `Outer.Inner`.
        public let name: String
        /// Names after the colon, without generic arguments.
        public let inherits: [String]
        /// Line of the keyword, from 1.
        public let line: Int
        /// Whether other files cannot use the type.
        public let isPrivate: Bool
        /// Generic parameters with their constraints; an empty constraint stands for none.
        public let parameters: [(name: String, constraint: String)]
        /// Tokens before the keyword: attributes and modifiers.
        let prefix: Range<Int>
        /// Index of the token after the name and its generic parameters.
        let afterName: Int
        /// Tokens of the body with its braces.
        let body: Range<Int>
        /// Index of the outer type, or `nil` for a type of the file.
        let outer: Int?

        /// Whether the type has generic parameters.
        public var isGeneric: Bool { !parameters.isEmpty }

        /// First name after the colon, which is the superclass if the type has a superclass.
        public var superclass: String? { keyword == .class ? inherits.first : nil }
    }

    /// A function, property, initializer or type alias.
    public struct Member {
        /// Kind of a member.
        public enum Kind {
            case function, property, initializer, alias, enumCase
        }

        /// Kind of the member.
        public let kind: Kind
        /// Name without labels.
        public let name: String
        /// Labels of the parameters; `_` for a parameter without a label.
        public let labels: [String]
        /// Tokens before the keyword: attributes and modifiers.
        let prefix: Range<Int>
        /// Index of the keyword.
        let keyword: Int
        /// Index of the type that contains the member, or `nil` for a member of the file.
        let owner: Int?
        /// Type of a property that Interface Builder can set, or `nil` for other members.
        let inspectableType: String?
        /// Type of an outlet without its mark, or `nil` for other members.
        let outletType: String?
        /// Whether the member has the modifier `override`.
        let isOverride: Bool
        /// Whether the member is an initializer with the modifier `convenience`.
        let isConvenience: Bool
        /// Whether `@available(*, unavailable)` is before the member.
        let isUnavailable: Bool
    }

    /// Types in the order of the source.
    public internal(set) var types: [TypeDeclaration] = []
    /// Members in the order of the source.
    public internal(set) var members: [Member] = []

    /// Reads the declarations of a source.
    public init(_ source: String) { self.init(SourceTokens(Array(source.utf8))) }

    init(_ tokens: SourceTokens) {
        var reader = OutlineReader(tokens)
        reader.read()
        types = reader.types
        members = reader.members
    }

    /// Returns the properties of a type, by their names, that a nib can set and that other files can
    /// use, with their types.
    public func inspectableProperties(of name: String) -> [(name: String, type: String)] {
        members.compactMap { member in
            guard let owner = member.owner, types[owner].name == name,
                let type = member.inspectableType
            else { return nil }
            return (member.name, type)
        }
    }

    /// Returns the outlets of a class in the order of the source, with their types: the name of a
    /// class, or the name in brackets for a collection.
    public func outlets(of name: String) -> [(name: String, type: String)] {
        members.compactMap { member in
            guard let owner = member.owner, types[owner].name == name, let type = member.outletType
            else { return nil }
            return (member.name, type)
        }
    }

    /// Returns the labels of the initializers of a class that hide the inherited initializers, and
    /// the labels of all its initializers.
    public func initializers(of name: String) -> (designated: [[String]], all: [[String]]) {
        let own = members.filter { member in
            member.kind == .initializer && member.owner.map { types[$0].name } == name
        }
        return (own.filter { !$0.isConvenience }.map(\.labels), own.map(\.labels))
    }

    /// Names of the classes that declare an available `init?(coder:)`.
    public var decodableClasses: Set<String> {
        Set(
            members.filter {
                $0.kind == .initializer && $0.labels == ["coder"] && !$0.isUnavailable
            }.compactMap { $0.owner.map { types[$0].name } })
    }

    /// Returns whether a type or its extensions declare a member; `nil` stands for the file.
    public func declares(_ member: String, of type: String?) -> Bool {
        members.contains { $0.name == member && $0.owner.map { types[$0].name } == type }
    }

    /// Index of the innermost type whose body contains a token.
    func type(around token: Int) -> Int? {
        types.indices.last { types[$0].body.contains(token) }
    }

    /// Members of a type's own declaration.
    func members(of type: Int) -> [Member] { members.filter { $0.owner == type } }

    /// Returns the labels of a method that a type or its extensions declare, or `nil`.
    func labels(ofMethod name: String, in type: String?) -> [String]? {
        let methods = members.filter { $0.kind == .function && $0.name == name }
        let own = methods.first { $0.owner.map { types[$0].name } == type }
        return (own ?? methods.first)?.labels
    }
}

extension SourceOutline {
    /// Returns the largest number of generic arguments that a source gives to a type, or 0.
    public static func genericArguments(of name: String, in source: String) -> Int {
        let tokens = SourceTokens(Array(source.utf8))
        var result = 0
        for index in 0..<tokens.count
        where tokens.isWord(index, name) && tokens.isMark(index + 1, "<") {
            let end = tokens.afterGenerics(index + 1)
            guard end > index + 1 else { continue }
            var depth = 0
            var count = 1
            for each in index + 1..<end {
                if tokens.isMark(each, "<") || tokens.isMark(each, "(") { depth += 1 }
                if tokens.isMark(each, ">") || tokens.isMark(each, ")") { depth -= 1 }
                if tokens.isMark(each, ","), depth == 1 { count += 1 }
            }
            result = max(result, count)
        }
        return result
    }

    /// Returns the class of UIKit that a missing superclass has by what its subclasses override, or
    /// `nil`.
    public func impliedSuperclass(of name: String) -> String? {
        for type in types where type.superclass == name {
            let own = members.filter { $0.owner.map { types[$0].name } == type.name }
            if own.contains(where: { $0.labels == ["style", "reuseIdentifier"] }) {
                return "UITableViewCell"
            }
            if own.contains(where: {
                $0.kind == .initializer && $0.labels.first == "reuseIdentifier"
            }) {
                return "UITableViewHeaderFooterView"
            }
            let overridden = Set(own.filter(\.isOverride).map(\.name))
            func overrides(_ names: String...) -> Bool { !overridden.isDisjoint(with: names) }
            if overrides("setHighlighted", "setSelected", "setEditing") { return "UITableViewCell" }
            if overrides("apply", "preferredLayoutAttributesFitting", "isHighlighted") {
                return "UICollectionViewCell"
            }
            if overrides("prepareForReuse") { return "UITableViewCell" }
            if overrides("viewDidLoad", "viewWillAppear") { return "UIViewController" }
            if overrides("layoutSubviews", "draw", "intrinsicContentSize", "didMoveToSuperview") {
                return "UIView"
            }
        }
        return nil
    }

    /// Returns whether a source calls a name, asks it for a member or names it as a type.
    public static func usesAsType(_ name: String, in source: String) -> Bool {
        let tokens = SourceTokens(Array(source.utf8))
        return (0..<tokens.count).contains { index in
            guard tokens.isWord(index, name), !tokens.isMark(index - 1, ".") else { return false }
            return ["(", ".", "<", "?", "!"].contains { tokens.isMark(index + 1, $0) }
                || tokens.isMark(index - 1, "<") || tokens.isWord(index - 1, "as")
                || tokens.isMark(index - 1, ">") && tokens.isMark(index - 2, "-")
        }
    }

    /// Returns whether a source uses a name as a protocol: after the first name of a list of
    /// inherited types, or after `any` or `some`.
    public static func usesAsProtocol(_ name: String, in source: String) -> Bool {
        let tokens = SourceTokens(Array(source.utf8))
        let outline = SourceOutline(tokens)
        let isInherited = outline.types.contains { type in
            let first = type.keyword == .class ? 1 : 0
            return type.inherits.dropFirst(first).contains(name)
        }
        guard !isInherited else { return true }
        return (0..<tokens.count).contains { index in
            (tokens.isWord(index, "any") || tokens.isWord(index, "some"))
                && tokens.isWord(index + 1, name)
        }
    }
}
