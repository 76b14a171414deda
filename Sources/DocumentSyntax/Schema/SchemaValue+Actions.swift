extension SchemaValue {
    /// Returns the schema of a step with the rule that it has an action and the action's keys.
    ///
    /// Other values than the schema of a mapping do not change.
    package func requiringOne(of actions: [(name: String, companions: [String])]) -> SchemaValue {
        let keys = members["properties"]?.members ?? [:]
        let choices = actions.map { action -> SchemaValue in
            let others = actions.flatMap { [$0.name] + $0.companions }
            let foreign = Set(others).subtracting([action.name] + action.companions)
            let allowed = keys.keys.filter { !foreign.contains($0) }.sorted()
            return [
                "required": [.text(action.name)],
                "propertyNames": ["enum": .list(allowed.map { .text($0) })],
            ]
        }
        let rules = members["allOf"]?.elements ?? []
        return adding(["allOf": .list(rules + [["anyOf": .list(choices)]])])
    }
}
