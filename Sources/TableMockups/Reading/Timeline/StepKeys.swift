import TableDrawing

/// The keys of a step: its action, and keys that do not belong to the action.
struct StepKeys {
    let mapping: MappingReader
    /// The actions with their companion keys.
    let actions: [(name: String, companions: [String])]
    /// Keys that belong to every action.
    var common: [String] = []
    /// The term for an action in messages.
    let noun: String

    /// Returns the action.
    ///
    /// Adds a problem and returns `nil` if the step has no action or several actions.
    func action() -> String? {
        let names = actions.map(\.name)
        let present = mapping.keys.filter(names.contains)
        let companions = Set(
            present.flatMap { name in actions.first { $0.name == name }?.companions ?? [] })
        let found = present.filter { !companions.contains($0) }
        guard let action = found.first else {
            reportNone(names)
            return nil
        }
        guard found.count == 1 else {
            mapping.error(
                "\(found[1].quoted) is given beside \(action.quoted); give one \(noun) in "
                    + mapping.name, atKey: found[1])
            return nil
        }
        checkCompanions(of: action)
        return action
    }

    private func reportNone(_ names: [String]) {
        // A misspelt action is reported as an unknown key.
        let known = Set(names + common + actions.flatMap(\.companions))
        guard mapping.keys.allSatisfy(known.contains) else { return }
        mapping.problems.error(
            "\(mapping.name) has no \(noun); give one of " + Suggestion.list(names, "or"),
            at: mapping.node)
    }

    /// Advice for keys that are often written with the wrong action.
    private static let notes = [
        ["moveSection", "to"]: "a section moves by moveSection: 0, toSection: 2",
        ["move", "toSection"]: "a row moves by move: [0, 3], to: [1, 0]",
    ]

    private func checkCompanions(of action: String) {
        let own = Set(actions.first { $0.name == action }?.companions ?? [])
        let all = Set(actions.flatMap(\.companions))
        for key in mapping.keys where key != action && all.contains(key) && !own.contains(key) {
            let owners = actions.filter { $0.companions.contains(key) }.map(\.name)
            mapping.error(
                "\(key.quoted) does not belong beside \(action.quoted), but beside "
                    + Suggestion.list(owners, "or"), atKey: key,
                note: Self.notes[[action, key]])
        }
    }
}
