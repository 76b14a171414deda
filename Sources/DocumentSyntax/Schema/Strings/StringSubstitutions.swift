import Foundation
import TableDrawing

/// The replacements of the variables `%#@name@` in a text with plurals.
///
/// Documents contain no count, so every variable uses the form `other`. The number stays a
/// placeholder, as in texts that vary by plural as a whole: "You have %#@a@" becomes "You have
/// %lld things".
struct StringSubstitutions {
    /// Definition of a variable.
    struct Variable {
        /// The number of the argument, starting at 1, or `nil` for the next argument.
        var argument: Int?
        /// Format specifier of the argument without `%`: `lld`.
        var specifier: String
        /// The form for any number.
        var form: LocalizedString
    }

    /// Maximum nesting of variables.
    private static let deepest = 8
    /// Maximum number of parts in a text.
    private static let mostParts = 100

    var variables: [String: Variable] = [:]

    /// Returns a text with replaced variables, for every device.
    ///
    /// Variables beyond the limits become `%@`, and a warning names them.
    func expanded(_ string: LocalizedString, _ problems: ProblemList) -> LocalizedString {
        guard !variables.isEmpty else { return string }
        var result = string
        var devices = Set(string.variations.keys)
        for variable in variables.values { devices.formUnion(variable.form.variations.keys) }
        var cut: Set<String> = []
        result.text = expanded(string.text, on: nil, &cut)
        for device in devices {
            result.variations[device] = expanded(
                string.variations[device] ?? string.text, on: device, &cut)
        }
        if !cut.isEmpty {
            problems.warning(
                "the plural forms of \(Suggestion.list(cut.sorted(), "and")) refer to themselves, nest "
                    + "more than \(Self.deepest) deep or have more than \(Self.mostParts) parts; the "
                    + "rest is shown as %@; write the forms without %#@…@", at: string.location)
        }
        return result
    }

    private enum Part {
        case literal(Substring)
        case argument(Int, String)
    }

    /// State of the expansion: the parts of the text, and the index of the next argument.
    private struct Expansion {
        var parts: [Part] = []
        var next = 1
        var hasPositions = false
        /// Names of the variables beyond the limits.
        var cut: Set<String> = []
    }

    private func expanded(
        _ text: String, on device: UserInterfaceIdiom?, _ cut: inout Set<String>
    ) -> String {
        var expansion = Expansion()
        expand(text[...], on: device, within: nil, depth: 0, &expansion)
        cut.formUnion(expansion.cut)
        let numbers = expansion.parts.compactMap { part in
            if case .argument(let number, _) = part { number } else { nil }
        }
        // Sequential arguments need no numbers.
        let isOrdered = !expansion.hasPositions && numbers.elementsEqual(1..<(numbers.count + 1))
        return expansion.parts.map { part in
            switch part {
            case .literal(let text): String(text)
            case .argument(let number, let specifier):
                isOrdered ? "%" + specifier : "%\(number)$" + specifier
            }
        }.joined()
    }

    /// The enclosing variable and the number of its argument.
    private typealias Surrounding = (variable: Variable, argument: Int)

    private func expand(
        _ text: Substring, on device: UserInterfaceIdiom?, within surrounding: Surrounding?,
        depth: Int, _ expansion: inout Expansion
    ) {
        let token =
            #/
            %% | %(?:(?<place>\d{1,4})\$)?(?:
                \#@(?<name>[^@]+)@ | (?<arg>arg)
                | (?<specifier>[-+\#0']*(?:\d+|\*)?(?:\.(?:\d+|\*))?
                    (?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]))
            /#
        var rest = text
        while let match = rest.firstMatch(of: token) {
            expansion.parts.append(.literal(rest[..<match.range.lowerBound]))
            rest = rest[match.range.upperBound...]
            let place = match.output.place.flatMap { Int($0) }
            if let name = match.output.name {
                guard let variable = variables[String(name)] else {
                    expansion.parts.append(.literal(match.output.0))
                    continue
                }
                guard depth < Self.deepest, expansion.parts.count < Self.mostParts else {
                    expansion.cut.insert(String(name))
                    expansion.parts.append(.literal("%@"))
                    continue
                }
                if place != nil { expansion.hasPositions = true }
                let argument = place ?? variable.argument ?? expansion.next
                expansion.next = argument + 1
                let form =
                    device.flatMap { variable.form.variations[$0] } ?? variable.form.text
                expand(
                    form[...], on: device, within: (variable, argument), depth: depth + 1,
                    &expansion)
            } else if match.output.arg != nil, let surrounding {
                expansion.parts.append(
                    .argument(place ?? surrounding.argument, surrounding.variable.specifier))
            } else if let specifier = match.output.specifier {
                let own = surrounding?.argument
                let argument = place ?? own ?? expansion.next
                if own == nil {
                    expansion.next = argument + 1
                    if place != nil { expansion.hasPositions = true }
                }
                expansion.parts.append(.argument(argument, String(specifier)))
            } else {
                expansion.parts.append(.literal(match.output.0))
            }
        }
        expansion.parts.append(.literal(rest))
    }

    /// Returns the names of undefined variables and the text with `%@` in their place, because
    /// a variable name must not be visible.
    ///
    /// Returns `nil` if no variable is undefined.
    static func unresolved(in text: String) -> (names: [String], text: String)? {
        guard text.utf8.contains(UInt8(ascii: "%")), text.contains("#@") else { return nil }
        let token = /%%|%(?:\d+\$)?[-+\x20\#0']*\#@(?<name>[^@]*)@?/
        let names = text.matches(of: token).compactMap { $0.output.name.map(String.init) }
        guard !names.isEmpty else { return nil }
        return (names, text.replacing(token) { $0.output.name == nil ? $0.output.0 : "%@" })
    }
}
