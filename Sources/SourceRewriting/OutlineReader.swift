/// Reading of declarations from tokens.
struct OutlineReader {
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
            let name = (index + 1..<functionNameEnd).map(tokens.name).joined()
            add(.function, name, labels(open), prefix)
        case "init":
            let marks = tokens.isMark(index + 1, "?") || tokens.isMark(index + 1, "!") ? 2 : 1
            let open = tokens.afterGenerics(index + marks)
            if tokens.isMark(open, "(") { add(.initializer, "init", labels(open), prefix) }
        case "var", "let":
            guard tokens.count > index + 1, tokens[index + 1].kind == .word else { return }
            add(.property, tokens.name(index + 1), [], prefix)
        case "operator":
            let marks = (index + 1..<tokens.count).prefix {
                tokens[$0].kind == .mark && tokens[$0].line == tokens[index].line
                    && !tokens.isMark($0, ":")
            }
            if !marks.isEmpty { add(.function, marks.map(tokens.text).joined(), [], prefix) }
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
                isOverride: prefix.contains { tokens.isWord($0, "override") },
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
                parameters: parameters(from: next, to: afterName), prefix: prefix,
                afterName: afterName,
                body: open..<(tokens.closing(open) ?? tokens.count - 1) + 1, outer: outer))
        openings[open] = types.count - 1
        index = open - 1
    }

    /// Generic parameters between angle brackets.
    private func parameters(from start: Int, to end: Int) -> [(name: String, constraint: String)] {
        guard end > start + 2 else { return [] }
        var result: [(name: String, constraint: String)] = []
        var isName = true
        for each in start + 1..<end - 1 {
            if tokens.isMark(each, ",") {
                isName = true
            } else if isName {
                result.append((tokens.name(each), ""))
                isName = false
            } else if !tokens.isMark(each, ":") {
                result[result.count - 1].constraint += tokens.name(each)
            }
        }
        return result
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
