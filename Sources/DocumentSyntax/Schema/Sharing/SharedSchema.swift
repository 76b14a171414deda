import TableDrawing

/// A schema and its definitions, from which repetition can be removed.
///
/// Each step keeps the set of accepted documents. `JSONSchema` writes every form of every mapping
/// in full; the steps make of it the schema that editors load.
package struct SharedSchema: Sendable {
    /// Path of the definitions in references.
    static let prefix = "#/$defs/"

    /// The schema without its definitions.
    var root: SchemaValue
    var definitions: [String: SchemaValue]

    /// Creates a schema.
    ///
    /// - Parameter schema: an object whose member `$defs` holds the definitions.
    package init(_ schema: SchemaValue) {
        var members = schema.members
        definitions = members.removeValue(forKey: "$defs")?.members ?? [:]
        root = .object(members)
    }

    /// The schema with its definitions.
    package var value: SchemaValue { root.adding(["$defs": .object(definitions)]) }

    /// Returns whether a definition exists.
    package func has(_ name: String) -> Bool { definitions[name] != nil }

    /// Removes all repetition.
    ///
    /// - Parameters:
    ///   - forms: the names of the definitions in each form.
    ///   - whole: mappings whose forms are written in full.
    ///   - family: definitions with many common members.
    package mutating func removeRepetition(
        inForms forms: [(form: SchemaForm, names: [String])], except whole: Set<String>,
        _ family: [String]
    ) {
        let names = joinEqual()
        removeUnused()
        var wider: [String: String] = [:]
        var brief: [String] = []
        for (form, own) in forms {
            for name in own where names[name] == name {
                if form.inherits || form.isTemplate { brief.append(name) }
                guard !whole.contains(form.plainName(of: name)) else { continue }
                wider[name] = form.wider(for: name).compactMap { names[$0] }.first(where: has)
            }
        }
        narrow(wider)
        removeDescriptions(of: brief)
        shareMembers(of: family, as: "view.common")
        var parts: [SchemaValue: String] = [:]
        for form in SchemaForm.all {
            parts[ValueType<Color>.color.schema(form)] = form.definition("color")
        }
        shareParts(named: parts)
        inlineDefinitions()
    }

    // MARK: Unused and equal definitions

    /// Removes the definitions that no document needs.
    package mutating func removeUnused() {
        var used: Set<String> = []
        var open = root.references
        while let name = open.popFirst() {
            guard used.insert(name).inserted, let definition = definitions[name] else { continue }
            open.formUnion(definition.references.subtracting(used))
        }
        definitions = definitions.filter { used.contains($0.key) }
    }

    /// Replaces equal definitions by the definition with the shortest name.
    ///
    /// Definitions are equal if they differ only in references to equal definitions. All
    /// definitions of equal shape are taken as equal at first; a class is divided if its members
    /// refer to definitions of different classes.
    ///
    /// - Returns: the remaining name of each definition.
    @discardableResult
    package mutating func joinEqual() -> [String: String] {
        let names = definitions.keys.sorted { ($0.count, $0) < ($1.count, $1) }
        var shapes: [String: (shape: SchemaValue, references: [String])] = [:]
        for name in names {
            var references: [String] = []
            let shape = definitions[name]?.blanking(&references) ?? [:]
            shapes[name] = (shape, references)
        }
        var nameOfShape: [SchemaValue: String] = [:]
        var classes: [String: String] = [:]
        for name in names {
            guard let shape = shapes[name]?.shape else { continue }
            classes[name] = nameOfShape[shape] ?? name
            nameOfShape[shape] = classes[name]
        }
        while true {
            var first: [[String]: String] = [:]
            var divided: [String: String] = [:]
            for name in names {
                let references = shapes[name]?.references ?? []
                let key = [classes[name] ?? name] + references.map { classes[$0] ?? $0 }
                divided[name] = first[key] ?? name
                first[key] = divided[name]
            }
            let isStable = Set(divided.values).count == Set(classes.values).count
            classes = divided
            if isStable { break }
        }
        root = root.renaming(classes)
        definitions = definitions.filter { classes[$0.key] == $0.key }
            .mapValues { $0.renaming(classes) }
        return classes
    }
}

extension SchemaValue {
    /// Name of the definition that a value refers to, or `nil`.
    var reference: String? {
        guard case .text(let path) = members["$ref"], path.hasPrefix(SharedSchema.prefix) else {
            return nil
        }
        return String(path.dropFirst(SharedSchema.prefix.count))
    }

    /// Names of all definitions that a value refers to.
    var references: Set<String> {
        switch self {
        case .text, .number, .boolean: return []
        case .list(let elements):
            return elements.reduce(into: []) { $0.formUnion($1.references) }
        case .object(let members):
            var result = members.values.reduce(into: Set<String>()) {
                $0.formUnion($1.references)
            }
            if let reference { result.insert(reference) }
            return result
        }
    }

    /// Returns the value with other names of definitions.
    func renaming(_ names: [String: String]) -> SchemaValue {
        replacingReferences { names[$0] ?? $0 }
    }

    /// Returns the value without the names of definitions, which it appends to a list.
    fileprivate func blanking(_ references: inout [String]) -> SchemaValue {
        replacingReferences {
            references.append($0)
            return ""
        }
    }

    /// Returns the value with other references, in the order of sorted members.
    private func replacingReferences(_ name: (String) -> String) -> SchemaValue {
        switch self {
        case .text, .number, .boolean: return self
        case .list(let elements): return .list(elements.map { $0.replacingReferences(name) })
        case .object(let members):
            var result: [String: SchemaValue] = [:]
            for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                result[key] = value.replacingReferences(name)
            }
            if let reference { result["$ref"] = .text(SharedSchema.prefix + name(reference)) }
            return .object(result)
        }
    }
}
