/// Rewriting of a source that was written for UIKit on Apple's platforms.
///
/// The module `UIKit` of this package has UIKit's names. The Objective-C runtime, which outlets,
/// actions and selectors need, does not exist on other platforms. The rewriter replaces these
/// parts of the language, and `changes` lists each replacement:
///
///     @IBOutlet private weak var title: UILabel!    @Outlet(.weak) private var title: UILabel!
///     #selector(buy)                                Selector("buy", PriceCell.buy)
///
/// The rewriter works on tokens. It needs no library of the toolchain, and the version of Swift
/// does not matter.
public struct SourceRewriter {
    let rules: RewritingRules
    let tokens: SourceTokens
    let outline: SourceOutline
    /// Superclasses of the file's classes.
    let superclasses: [String: String]
    private(set) var edits: [SourceEdit] = []
    private(set) var changes: [SourceChange]
    /// Foreign modules with a small version that the file imports.
    private var libraries: Set<String> = []
    /// Declarations that follow the last line.
    var appendix: [String] = []

    private init(_ source: String, rules: RewritingRules) {
        self.rules = rules
        (tokens, changes) = SourceTokens(Array(source.utf8)).withoutSwiftUI()
        outline = SourceOutline(tokens)
        superclasses = Dictionary(
            outline.types.compactMap { type in type.superclass.map { (type.name, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the rewritten source.
    ///
    /// - Parameters:
    ///   - source: text of a Swift file.
    ///   - path: path that the compiler's messages name.
    public static func rewrite(
        _ source: String, path: String, rules: RewritingRules = .uiKit
    ) -> RewrittenSource {
        var rewriter = SourceRewriter(source, rules: rules)
        rewriter.rewriteAccess()
        rewriter.rewriteImports()
        rewriter.rewriteConditions()
        rewriter.rewriteMembers()
        rewriter.rewriteTypes()
        rewriter.rewriteAttributes()
        rewriter.rewriteExpressions()
        rewriter.rewriteLocales()
        rewriter.rewriteEmptyTexts()
        return rewriter.result(path: path)
    }

    // MARK: Edits

    /// Replaces the bytes of tokens.
    mutating func replace(_ range: Range<Int>, with text: String) {
        replace(
            bytes: tokens[range.lowerBound].range
                .lowerBound..<tokens[range.upperBound - 1].range.upperBound,
            line: tokens[range.lowerBound].line, with: text)
    }

    /// Removes tokens and the space behind them.
    mutating func remove(_ range: Range<Int>) {
        var end = tokens[range.upperBound - 1].range.upperBound
        while end < tokens.bytes.count, tokens.bytes[end] == 32 || tokens.bytes[end] == 9 {
            end += 1
        }
        replace(
            bytes: tokens[range.lowerBound].range.lowerBound..<end,
            line: tokens[range.lowerBound].line, with: "")
    }

    /// Inserts a text before a token.
    mutating func insert(_ text: String, before index: Int) {
        let start = tokens[index].range.lowerBound
        replace(bytes: start..<start, line: tokens[index].line, with: text)
    }

    private mutating func replace(bytes range: Range<Int>, line: Int, with text: String) {
        // The replaced text may have several lines, which keep their number.
        let lines = tokens.bytes[range].count { $0 == 10 }
        edits.append(
            SourceEdit(
                range: range, line: line,
                column: tokens.column(ofByte: range.lowerBound, line: line),
                text: text + String(repeating: "\n", count: lines)))
    }

    /// Notes a change at a token.
    mutating func note(_ text: String, at index: Int) {
        let token = tokens[index]
        changes.append(
            SourceChange(
                line: token.line,
                column: tokens.column(ofByte: token.range.lowerBound, line: token.line), text: text)
        )
    }

    private func result(path: String) -> RewrittenSource {
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
        var bytes: [UInt8] = Array("#sourceLocation(file: \(Self.literal(path)), line: 1)\n".utf8)
        bytes.reserveCapacity(tokens.bytes.count + 4_096)
        var position = 0
        var kept: [SourceEdit] = []
        for edit in ordered where edit.range.lowerBound >= position {
            bytes += tokens.bytes[position..<edit.range.lowerBound]
            bytes += Array(edit.text.utf8)
            position = edit.range.upperBound
            kept.append(edit)
        }
        bytes += tokens.bytes[position...]
        for each in appendix { bytes += Array(("\n" + each).utf8) }
        bytes.append(10)
        return RewrittenSource(
            text: String(decoding: bytes, as: UTF8.self),
            changes: changes.sorted { ($0.line, $0.column) < ($1.line, $1.column) },
            libraries: libraries, edits: kept)
    }

    /// Swift literal of a text.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n", "\r", "\0": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

// MARK: Imports

extension SourceRewriter {
    private static let importedKinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Removes imports of modules that do not exist here.
    mutating func rewriteImports() {
        importUIKit()
        for index in 0..<tokens.count
        where tokens.isWord(index, "import") && !tokens.isMark(index - 1, ".") {
            var start = index
            // `@testable import`, `public import`.
            while start > 0, tokens[start - 1].line == tokens[index].line,
                tokens[start - 1].kind == .attribute || tokens[start - 1].kind == .word
            {
                start -= 1
            }
            let isKind = Self.importedKinds.contains(tokens.text(index + 1))
            let nameIndex =
                isKind && tokens[index + 1].line == tokens[index].line
                ? index + 2 : index + 1
            guard nameIndex < tokens.count, tokens[nameIndex].kind == .word else { continue }
            let name = tokens.name(nameIndex)
            var end = nameIndex + 1
            while tokens.isMark(end, "."), end + 1 < tokens.count { end += 2 }
            if rules.modulesInUIKit.contains(name) {
                replace(start..<end, with: "import UIKit")
                note(
                    "'import \(name)' is 'import UIKit', which has the names of \(name) here",
                    at: index)
            } else if rules.libraries.contains(name) {
                replace(start..<end, with: "import \(RewritingRules.libraryModule)")
                libraries.insert(name)
                note(
                    "'import \(name)' is 'import \(RewritingRules.libraryModule)', which has a small "
                        + "version of \(name)", at: index)
            } else if !rules.modules.contains(name) {
                remove(start..<end)
                note("'import \(name)' is removed, because the module is not here", at: index)
            } else if isKind, name == "UIKit" {
                // The names are type aliases here, which another kind of import does not find.
                replace(start..<end, with: "import UIKit")
                note("'import \(tokens.text(index + 1)) \(name)…' is 'import UIKit'", at: index)
            }
        }
    }
}

// MARK: Attributes

extension SourceRewriter {
    /// Imports UIKit into a file that uses it by the import of another module or the bridging header.
    private mutating func importUIKit() {
        let imports = (0..<tokens.count).filter { tokens.isWord($0, "import") }
            .map { tokens.name($0 + 1) }
        guard !imports.contains("UIKit"),
            !imports.contains(where: rules.modulesInUIKit.contains),
            let use = (0..<tokens.count).first(where: usesUIKit)
        else { return }
        appendix.append("import UIKit")
        note("'import UIKit' is added for '\(tokens.text(use))'", at: use)
    }

    /// Platforms in conditions of compilation, apart from iOS.
    private static let otherPlatforms: Set<String> = [
        "macOS", "OSX", "Linux", "tvOS", "watchOS", "visionOS", "Windows", "Android", "WASI",
    ]

    /// Compiles what is meant for iOS: `#if os(iOS)`.
    mutating func rewriteConditions() {
        for index in 0..<tokens.count
        where tokens[index].kind == .directive && ["#if", "#elseif"].contains(tokens.text(index)) {
            var next = index + 1
            while next + 3 < tokens.count, tokens[next].line == tokens[index].line {
                defer { next += 1 }
                guard tokens.isWord(next, "os"), tokens.isMark(next + 1, "("),
                    tokens.isMark(next + 3, ")")
                else { continue }
                let name = tokens.text(next + 2)
                guard name == "iOS" || Self.otherPlatforms.contains(name) else { continue }
                replace(next..<next + 4, with: name == "iOS" ? "true" : "false")
                note("'os(\(name))' is \(name == "iOS")", at: next)
            }
        }
    }

    private func usesUIKit(_ index: Int) -> Bool {
        guard tokens[index].kind == .word else { return false }
        let name = tokens.text(index)
        // Formatters of Foundation that other platforms lack are in the module UIKit here.
        let prefixes = ["UI", "NSLayout", "CALayer", "IBOutlet"]
        let formatters: Set = [
            "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter",
            "PersonNameComponentsFormatter",
        ]
        return formatters.contains(name)
            || prefixes.contains { name.hasPrefix($0) && name != $0 }
    }

    private static let removedAttributes: Set<String> = [
        "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBSegueAction", "@IBDesignable",
        "@IBInspectable", "@GKInspectable", "@NSCopying", "@NSManaged", "@UIApplicationMain",
        "@NSApplicationMain", "@main",
    ]

    /// Removes attributes and modifiers of the Objective-C runtime.
    mutating func rewriteAttributes() {
        for index in 0..<tokens.count where tokens[index].kind == .attribute {
            let name = tokens.text(index)
            guard Self.removedAttributes.contains(name) else { continue }
            var end = index + 1
            if name == "@objc", tokens.isMark(end, "("), let close = tokens.closing(end) {
                end = close + 1
            }
            remove(index..<end)
            note("'\(name)' is removed", at: index)
        }
        for index in 0..<tokens.count where tokens.text(index) == "@MainActor" {
            // A closure keeps the attribute, which has no effect on its calls.
            guard index + 1 < tokens.count, tokens[index + 1].kind != .mark,
                !tokens.isWord(index + 1, "in")
            else { continue }
            remove(index..<index + 1)
            note("'@MainActor' is removed, because views have no actor here", at: index)
        }
        for member in outline.members {
            for index in member.prefix where tokens.isWord(index, "dynamic") {
                remove(index..<index + 1)
                note("'dynamic' is removed", at: index)
            }
        }
    }
}
