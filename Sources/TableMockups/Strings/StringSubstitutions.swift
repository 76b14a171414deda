import Foundation
import TableDrawing

/// The variables of a text with plurals: what `%#@name@` in it stands for.
///
/// No document says how many things there are, so that the form `other` stands for all. The number
/// itself stays a placeholder, as it does in texts that vary by plural as a whole: "You have %#@a@"
/// becomes "You have %lld things".
struct StringSubstitutions {
    /// What one name stands for.
    struct Variable {
        /// The number of the argument, from 1; `nil` for the next one.
        var argument: Int?
        /// How the argument is written, without `%`: `lld`.
        var specifier: String
        /// The form for any number.
        var form: LocalizedString
    }

    /// Variables within variables; more are left as they are.
    private static let deepest = 8
    /// The largest number of parts that a text may get; further ones are left as they are.
    private static let mostParts = 100

    var variables: [String: Variable] = [:]

    /// A text with its variables replaced, on every device.
    func expanded(_ string: LocalizedString) -> LocalizedString {
        guard !variables.isEmpty else { return string }
        var result = string
        var devices = Set(string.variations.keys)
        for variable in variables.values { devices.formUnion(variable.form.variations.keys) }
        result.text = expanded(string.text, on: nil)
        for device in devices {
            result.variations[device] = expanded(
                string.variations[device] ?? string.text, on: device)
        }
        return result
    }

    private enum Part {
        case literal(Substring)
        case argument(Int, String)
    }

    /// The state of one text: its parts, and which argument comes next.
    private struct Expansion {
        var parts: [Part] = []
        var next = 1
        var hasPositions = false
    }

    private func expanded(_ text: String, on device: UserInterfaceIdiom?) -> String {
        var expansion = Expansion()
        expand(text[...], on: device, within: nil, depth: 0, &expansion)
        let numbers = expansion.parts.compactMap { part in
            if case .argument(let number, _) = part { number } else { nil }
        }
        // Arguments in their order need no numbers.
        let isOrdered = !expansion.hasPositions && numbers.elementsEqual(1..<(numbers.count + 1))
        return expansion.parts.map { part in
            switch part {
            case .literal(let text): String(text)
            case .argument(let number, let specifier):
                isOrdered ? "%" + specifier : "%\(number)$" + specifier
            }
        }.joined()
    }

    /// The variable around a text, and the number of its argument.
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
                guard let variable = variables[String(name)], depth < Self.deepest,
                    expansion.parts.count < Self.mostParts
                else {
                    expansion.parts.append(.literal(match.output.0))
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

    /// The names of variables that a text still has, and the text with `%@` in their place: no such
    /// name is ever shown.
    static func unresolved(in text: String) -> (names: [String], text: String)? {
        guard text.utf8.contains(UInt8(ascii: "%")), text.contains("#@") else { return nil }
        let token = /%(?:\d+\$)?\#@(?<name>[^@]*)@?/
        let names = text.matches(of: token).map { String($0.output.name) }
        guard !names.isEmpty else { return nil }
        return (names, text.replacing(token) { _ in "%@" })
    }
}
