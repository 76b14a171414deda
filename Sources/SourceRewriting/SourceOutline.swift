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
        /// Whether the type has generic parameters.
        public let isGeneric: Bool
        /// Tokens before the keyword: attributes and modifiers.
        let prefix: Range<Int>
        /// Index of the token after the name and its generic parameters.
        let afterName: Int
        /// Tokens of the body with its braces.
        let body: Range<Int>
        /// Index of the outer type, or `nil` for a type of the file.
        let outer: Int?

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
        /// Whether the member is an initializer with the modifier `convenience`.
        let isConvenience: Bool
        /// Whether `@available(*, unavailable)` is before the member.
        let isUnavailable: Bool
    }

    /// Types in the order of the source.
    public fileprivate(set) var types: [TypeDeclaration] = []
    /// Members in the order of the source.
    public fileprivate(set) var members: [Member] = []

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

/// Reading of declarations from tokens.
private struct OutlineReader {
    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static",
        "override", "convenience", "required", "weak", "unowned", "lazy", "dynamic", "optional",
        "mutating", "nonmutating", "indirect", "nonisolated", "isolated", "prefix", "postfix",
        "infix", "distributed", "consuming", "borrowing",
    ]

    let tokens: SourceTokens
    var types: [SourceOutline.TypeDeclaration] = []
    var members: [SourceOutline.Member] = []
    /// Types whose opening brace is ahead, by the index of the brace.
    private var openings: [Int: Int] = [:]
    /// For each open brace the type, or `nil` for other blocks.
    private var scopes: [Int?] = []
    private var index = 0
    /// First of the attributes and modifiers before the current token.
    private var prefixStart: Int?

    init(_ tokens: SourceTokens) { self.tokens = tokens }

    mutating func read() {
        while index < tokens.count {
            step()
            index += 1
        }
    }

    private mutating func step() {
        switch tokens[index].kind {
        case .attribute:
            prefixStart = prefixStart ?? index
            skipArguments()
        case .mark:
            prefixStart = nil
            if tokens.isMark(index, "{") {
                scopes.append(openings[index])
            } else if tokens.isMark(index, "}"), !scopes.isEmpty {
                scopes.removeLast()
            }
        case .word: readWord()
        default: prefixStart = nil
        }
    }

    /// Skips the arguments of an attribute or modifier, as in `@objc(name)` and `private(set)`.
    private mutating func skipArguments() {
        let following = index + 1
        guard tokens.isMark(following, "("), let end = tokens.closing(following),
            tokens[following].range.lowerBound == tokens[index].range.upperBound
        else { return }
        index = end
    }

    private mutating func readWord() {
        let word = tokens.text(index)
        if word == "import" {
            // `import class UIKit.UIView` declares no class.
            while index + 1 < tokens.count, tokens[index + 1].line == tokens[index].line {
                index += 1
            }
            prefixStart = nil
            return
        }
        let isMember = tokens.isMark(index - 1, ".")
        if !isMember, Self.modifiers.contains(word) || isClassModifier(word) {
            prefixStart = prefixStart ?? index
            skipArguments()
            return
        }
        let prefix = (prefixStart ?? index)..<index
        prefixStart = nil
        guard !isMember, scopes.isEmpty || scopes.last! != nil else { return }
        switch word {
        case "class", "struct", "enum", "protocol", "extension", "actor":
            readType(SourceOutline.TypeDeclaration.Keyword(rawValue: word), prefix)
        case "func":
            let open = tokens.afterGenerics(functionNameEnd)
            add(.function, tokens.name(index + 1), labels(open), prefix)
        case "init":
            let marks = tokens.isMark(index + 1, "?") || tokens.isMark(index + 1, "!") ? 2 : 1
            let open = tokens.afterGenerics(index + marks)
            if tokens.isMark(open, "(") { add(.initializer, "init", labels(open), prefix) }
        case "var", "let":
            guard tokens.count > index + 1, tokens[index + 1].kind == .word else { return }
            add(.property, tokens.name(index + 1), [], prefix)
        case "typealias", "associatedtype": add(.alias, tokens.name(index + 1), [], prefix)
        case "case":
            if let type = scopes.last ?? nil, types[type].keyword == .enum {
                add(.enumCase, tokens.name(index + 1), [], prefix)
            }
        default: return
        }
    }

    /// Whether the word is `class` before a member, as in `class func`.
    private func isClassModifier(_ word: String) -> Bool {
        guard word == "class" else { return false }
        let following = tokens.text(index + 1)
        return ["func", "var", "let", "subscript"].contains(following)
            || Self.modifiers.contains(following)
    }

    /// Index after the name of a function, which may be an operator.
    private var functionNameEnd: Int {
        var end = index + 2
        while end < tokens.count, tokens[index + 1].kind == .mark, tokens[end].kind == .mark,
            !tokens.isMark(end, "("), !tokens.isMark(end, "<") || tokens.isMark(end + 1, "(")
        {
            end += 1
        }
        return end
    }

    private mutating func add(
        _ kind: SourceOutline.Member.Kind, _ name: String, _ labels: [String], _ prefix: Range<Int>
    ) {
        members.append(
            SourceOutline.Member(
                kind: kind, name: name, labels: labels, prefix: prefix, keyword: index,
                owner: scopes.last ?? nil,
                inspectableType: kind == .property ? inspectableType(prefix) : nil,
                outletType: kind == .property ? outletType(prefix) : nil,
                isConvenience: prefix.contains { tokens.isWord($0, "convenience") },
                isUnavailable: prefix.contains { tokens.isWord($0, "unavailable") }))
    }

    /// Type of a property with `@IBInspectable` that other files can set, or `nil`.
    private func inspectableType(_ prefix: Range<Int>) -> String? {
        let words = prefix.map { tokens.text($0) }
        guard words.contains("@IBInspectable"), !words.contains("private"),
            !words.contains("fileprivate"), tokens.isMark(index + 2, ":")
        else { return nil }
        let isOptional = tokens.isMark(index + 4, "?") || tokens.isMark(index + 4, "!")
        return tokens.name(index + 3) + (isOptional ? "?" : "")
    }

    /// Type of a property with `@IBOutlet` without its mark, or `nil`.
    private func outletType(_ prefix: Range<Int>) -> String? {
        guard prefix.contains(where: { tokens.text($0).hasPrefix("@IBOutlet") }),
            tokens.isMark(index + 2, ":"), index + 3 < tokens.count
        else { return nil }
        let start = index + 3
        if tokens.isMark(start, "[") { return "[\(tokens.name(start + 1))]" }
        var name = tokens.name(start)
        var next = start + 1
        while tokens.isMark(next, "."), next + 1 < tokens.count {
            name += "." + tokens.name(next + 1)
            next += 2
        }
        return name
    }

    /// Labels of the parameters between parentheses.
    private func labels(_ open: Int) -> [String] {
        guard tokens.isMark(open, "("), let close = tokens.closing(open), close > open + 1 else {
            return []
        }
        var result = [tokens.name(open + 1)]
        var each = open + 1
        while each < close {
            if tokens.isMark(each, "(") || tokens.isMark(each, "[") || tokens.isMark(each, "{") {
                each = tokens.closing(each) ?? close
            } else if tokens.isMark(each, ":") {
                // Commas between generic arguments do not separate parameters.
                var next = each + 1
                while next < close, !tokens.isMark(next, ",") {
                    let after = tokens.afterGenerics(next)
                    if after != next {
                        next = after
                    } else if tokens.isMark(next, "(") || tokens.isMark(next, "[")
                        || tokens.isMark(next, "{")
                    {
                        next = (tokens.closing(next) ?? close) + 1
                    } else {
                        next += 1
                    }
                }
                each = next
                if each < close { result.append(tokens.name(each + 1)) }
            }
            each += 1
        }
        return result
    }

    private mutating func readType(
        _ keyword: SourceOutline.TypeDeclaration.Keyword?, _ prefix: Range<Int>
    ) {
        guard let keyword, tokens.count > index + 1, tokens[index + 1].kind == .word else { return }
        var name = tokens.name(index + 1)
        var next = index + 2
        while tokens.isMark(next, "."), tokens.count > next + 1, tokens[next + 1].kind == .word {
            name += "." + tokens.name(next + 1)
            next += 2
        }
        let afterName = tokens.afterGenerics(next)
        guard let open = (afterName..<tokens.count).first(where: { tokens.isMark($0, "{") }) else {
            return
        }
        let outer = scopes.last ?? nil
        if let outer { name = types[outer].name + "." + name }
        let modifiers = prefix.map { tokens.text($0) }
        let isOuterPrivate = outer.map { types[$0].isPrivate } ?? false
        types.append(
            SourceOutline.TypeDeclaration(
                keyword: keyword, name: name, inherits: inherited(from: afterName, to: open),
                line: tokens[index].line,
                isPrivate: isOuterPrivate || modifiers.contains("private")
                    || modifiers.contains("fileprivate"),
                isGeneric: afterName != next, prefix: prefix, afterName: afterName,
                body: open..<(tokens.closing(open) ?? tokens.count - 1) + 1, outer: outer))
        openings[open] = types.count - 1
        index = open - 1
    }

    /// Names of the inherited types between the end of a name and the body.
    private func inherited(from start: Int, to open: Int) -> [String] {
        guard tokens.isMark(start, ":") else { return [] }
        var result: [String] = []
        var name = ""
        var next = start + 1
        while next < open, !tokens.isWord(next, "where") {
            let after = tokens.afterGenerics(next)
            if after != next {
                next = after
                continue
            }
            if tokens.isMark(next, ",") || tokens.isMark(next, "&") {
                result.append(name)
                name = ""
            } else if tokens[next].kind == .word || tokens.isMark(next, ".") {
                name += tokens.name(next)
            }
            next += 1
        }
        result.append(name)
        return result.filter { !$0.isEmpty }
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
