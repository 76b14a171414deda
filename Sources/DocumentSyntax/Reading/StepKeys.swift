import TableDrawing

/// The keys of a step: its action, and keys that do not belong to the action.
package struct StepKeys {
    package let mapping: MappingReader
    /// The actions with their companion keys.
    package let actions: [(name: String, companions: [String])]
    /// Keys that belong to every action.
    package var common: [String] = []
    /// The term for an action in messages.
    package let noun: String
    /// Advice for an action with a key that does not belong to the action.
    private let notes: [[String]: String]

    package init(
        mapping: MappingReader, actions: [(name: String, companions: [String])],
        common: [String] = [], noun: String, notes: [[String]: String]
    ) {
        self.mapping = mapping
        self.actions = actions
        self.common = common
        self.noun = noun
        self.notes = notes
    }

    /// Returns the action.
    ///
    /// Adds a problem and returns `nil` if the step has no action or several actions.
    package func action() -> String? {
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

    private func checkCompanions(of action: String) {
        let own = Set(actions.first { $0.name == action }?.companions ?? [])
        let all = Set(actions.flatMap(\.companions))
        for key in mapping.keys where key != action && all.contains(key) && !own.contains(key) {
            let owners = actions.filter { $0.companions.contains(key) }.map(\.name)
            mapping.error(
                "\(key.quoted) does not belong beside \(action.quoted), but beside "
                    + Suggestion.list(owners, "or"), atKey: key,
                note: notes[[action, key]])
        }
    }
}
