import Foundation

/// A message of the Swift compiler.
package struct CompilerMessage: Equatable {
    package enum Severity: String {
        case error, warning, note
    }

    /// Prefix of the file name in messages about statements of `--with`.
    package static let statementPrefix = "--with "

    /// Path of the file, or `nil` for a message without a place.
    package var path: String?
    package var line = 0
    package var column = 0
    package var severity: Severity
    package var text: String

    /// Creates a message; a line of 0 stands for no place.
    package init(
        path: String? = nil, line: Int = 0, column: Int = 0, severity: Severity, text: String
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.text = text
    }

    /// Reads the messages in the output of the compiler.
    package static func messages(in output: String) -> [CompilerMessage] {
        output.split(separator: "\n").compactMap { line in
            if let match = line.wholeMatch(of: placed) {
                return CompilerMessage(
                    path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
                    severity: Severity(rawValue: String(match.4)) ?? .error, text: String(match.5))
            }
            if line.hasPrefix("error: "), !line.hasPrefix("error: fatalError") {
                return CompilerMessage(
                    severity: .error, text: String(line.dropFirst("error: ".count)))
            }
            return nil
        }
    }

    /// Text of a message about a crash of the compiler.
    private static let crash = "the compiler crashed here"

    /// Whether the message is about a crash of the compiler.
    package var isCrash: Bool { text == Self.crash }

    /// Returns the innermost place of a crash of the compiler, or `nil`.
    package static func crash(in output: String) -> CompilerMessage? {
        // "While type-checking 'fill(_:)' (at /app/PriceCell.swift:12:5)".
        let places = output.split(separator: "\n").compactMap { line -> CompilerMessage? in
            guard line.contains(#/^\d+\.\s/#),
                let match = line.firstMatch(of: #/(?:at |@|\[)(/?[^\s\[:@]+\.swift):(\d+):(\d+)/#)
            else { return nil }
            return CompilerMessage(
                path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
                severity: .error, text: crash)
        }
        return places.last
    }

    private static var placed:
        Regex<
            (Substring, Substring, Substring, Substring, Substring, Substring)
        >
    {
        #/(.+?):(\d+):(\d+): (error|warning|note): (.*)/#
    }

    /// Whether the message says that a statement of '--with' uses a member that its class lacks.
    package var isForeignStatement: Bool {
        guard let path, path.hasPrefix(Self.statementPrefix) else { return false }
        let name = path.dropFirst(Self.statementPrefix.count)
        return text.hasPrefix("value of type '\(name)' has no member")
    }

    /// Text for people, which names a limit of this program in its own words.
    package var shownText: String {
        if text == "cannot find 'UIHostingConfiguration' in scope" {
            return "UIHostingConfiguration shows views of SwiftUI, which are not drawn"
        }
        let generic = #/constructing an object of class type '([^']+)' with a metatype value.*/#
        if let match = text.wholeMatch(of: generic) {
            return "'\(match.1)()' makes an object of a generic class, which is not possible here; "
                + "give the object to the initializer"
        }
        return text
    }

    /// Whether the message says that a stand-in is bound as an optional value.
    package var bindsStandIn: Bool {
        text.hasPrefix("initializer for conditional binding must have Optional type, not 'StandIn'")
    }

    /// Whether the message says that a class is made from a metatype.
    package var makesFromMetatype: Bool {
        text.hasPrefix("constructing an object of class type")
    }

    /// Type of a literal whose elements have several types, or `nil` for another message.
    package var literalType: String? {
        text.firstMatch(
            of: #/heterogeneous collection literal could only be inferred to '([^']+)'/#
        )
        .map { String($0.1) }
    }

    /// Whether the message says that a declaration with `override` overrides nothing.
    package var lacksOverridden: Bool { text.contains("does not override any") }

    /// Declaration that the compiler does not find, or `nil` for another message.
    package var missing: MissingDeclaration? {
        if let match = text.firstMatch(of: #/cannot find type '([^']+)' in scope/#) {
            return .type(String(match.1))
        }
        if let match = text.firstMatch(of: #/cannot find '([^']+)' in scope/#) {
            return .name(String(match.1))
        }
        // A type of the application with the name of a generic type of Swift.
        if let match = text.firstMatch(of: #/reference to generic type '([^']+)' requires/#) {
            return .type(String(match.1))
        }
        if let match = text.firstMatch(of: #/unknown attribute '([^']+)'/#) {
            return .attribute(String(match.1))
        }
        if let match = text.firstMatch(of: #/has no member '([^']+)'/#) {
            return .member(String(match.1), of: Self.typeNames(text))
        }
        let memberType = #/'([^']+)' is not a member type of [a-z ]*'(?:Cells\.)?([^']+)'/#
        if let match = text.firstMatch(of: memberType) {
            return .type("\(match.2).\(match.1)")
        }
        if let match = text.firstMatch(of: #/reference to member '([^']+)'/#) {
            return .member(String(match.1), of: [])
        }
        if let match = text.firstMatch(of: #/\(have '([A-Za-z0-9_]+):/#) {
            return .member("init(\(match.1):)", of: [])
        }
        if let match = text.firstMatch(of: #/extra argument '([^']+)' in call/#) {
            return .member("init(\(match.1):)", of: [])
        }
        let conformance =
            #/'([^']+)'(?: \(aka '[^']+'\))? (?:does not )?conform to (?:[a-z ]*)'([^']+)'/#
        if let match = text.firstMatch(of: conformance) {
            return .conformance(String(match.1), to: String(match.2))
        }
        return nil
    }

    /// Name that a declaration cannot inherit from, or `nil` for another message.
    package var impossibleParent: String? {
        if case .conformance(_, let name) = missing { return name }
        let patterns = [
            #/multiple inheritance from classes '[^']+'(?: \(aka '[^']+'\))? and '([^']+)'/#,
            #/inheritance from non-protocol(?:, non-class)? type '([^']+)'/#,
        ]
        return patterns.lazy.compactMap { text.firstMatch(of: $0) }.first.map { String($0.1) }
    }

    /// Whether the message names a member without its type, so that the declaration which is missing
    /// may be another: the function whose parameter would have the member's type.
    package var isVague: Bool {
        guard case .member(_, let types) = missing else { return false }
        return types.isEmpty
    }

    /// Conformance without which a value cannot be converted, or `nil` for another message.
    package var missingConversion: MissingDeclaration? {
        let conversion =
            #/cannot convert .* of type '([^']+)' to (?:specified|expected)[a-z ]* type '(?:any )?([^']+)'/#
        return text.firstMatch(of: conversion).map {
            .conformance(String($0.1), to: String($0.2))
        }
    }

    /// Names of the first type in a message, also without its optional marks and arguments.
    private static func typeNames(_ text: String) -> [String] {
        guard let match = text.firstMatch(of: #/'([^']+)'(?: \(aka '([^']+)'\))?/#) else {
            return []
        }
        let names = [String(match.1)] + (match.2.map { [String($0)] } ?? [])
        return names.flatMap { name -> [String] in
            var plain = name.replacing(".Type", with: "").filter { !"?!".contains($0) }
            if let arguments = plain.firstIndex(of: "<") { plain = String(plain[..<arguments]) }
            let last = plain.split(separator: ".").last.map(String.init) ?? plain
            // Types of this package have UIKit's names without the prefix.
            return [plain, last, "UI" + last, "NS" + last, "CA" + last]
        }
    }
}
