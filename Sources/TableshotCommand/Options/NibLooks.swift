import ArgumentParser
import Foundation
import InterfaceBuilderScenes
import Tableshot

/// Options for the states of cells, and for findings about Interface Builder's files.
struct NibLooks: ParsableArguments {
    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "The states of cells and prototypes: normal, highlighted, selected, editing, or 'all'. A "
                + "list gives a picture for each state.", valueName: "state,state"),
        completion: .list(IBCellState.allCases.map(\.rawValue) + ["all"]),
        transform: NibStates.init(argument:))
    var states: NibStates?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The kind of findings that '--strict' accepts for a xib or storyboard. May be repeated.",
            discussion:
                "KIND is font, image, color, constraint, ambiguity, clipped, undrawn, unread, file "
                + "or other. Findings of an accepted kind are printed as notes. Classes of the "
                + "application and fonts that the file lists as the application's are always notes.",
            valueName: "kind,kind"),
        completion: .list(IBFindingKind.allCases.map(\.rawValue)),
        transform: NibFindings.init(argument:))
    var allow: [NibFindings] = []

    /// Names of the options that the arguments contain.
    var given: [String] {
        [("--state", states != nil), ("--allow", !allow.isEmpty)].filter(\.1).map(\.0)
    }

    /// Kinds of findings that are notes.
    var allowed: Set<IBFindingKind> { Set(allow.flatMap(\.kinds)) }
}

/// States of cells as a command-line argument.
struct NibStates {
    let states: [IBCellState]

    /// - Throws: a `ValidationError` for an unknown or repeated state.
    init(argument: String) throws {
        guard argument != "all" else {
            states = IBCellState.allCases
            return
        }
        states = try NibFindings.values(in: argument, of: IBCellState.self, "a state")
        guard Set(states).count == states.count else {
            throw ValidationError("a state is given twice; give each state once")
        }
    }
}

/// Kinds of findings as a command-line argument.
struct NibFindings {
    let kinds: [IBFindingKind]

    /// - Throws: a `ValidationError` for an unknown kind.
    init(argument: String) throws {
        kinds = try Self.values(in: argument, of: IBFindingKind.self, "a kind of findings")
    }

    /// Returns the values of a list with commas.
    ///
    /// - Throws: a `ValidationError` that lists the values.
    fileprivate static func values<Value: RawRepresentable<String> & CaseIterable>(
        in argument: String, of type: Value.Type, _ noun: String
    ) throws -> [Value] {
        try argument.split(separator: ",", omittingEmptySubsequences: false).map { text in
            let name = text.trimmingCharacters(in: .whitespaces)
            guard let value = Value(rawValue: name) else {
                let names = Value.allCases.map(\.rawValue)
                let advice = Suggestion.question(for: name, among: names).map { "; " + $0 } ?? ""
                throw ValidationError(
                    "found \"\(name)\", expected \(noun): \(names.joined(separator: ", "))\(advice)"
                )
            }
            return value
        }
    }
}
