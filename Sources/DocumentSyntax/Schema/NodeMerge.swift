/// The merge of an inherited value with a document's own value.
///
/// Mappings are joined key by key. Lists and scalars are replaced. A null removes an inherited
/// value. Every part keeps its location.
package struct NodeMerge: Sendable {
    /// Own keys that remove contradicting inherited keys, by the place of the mapping.
    private let contradictions: [String: [String: [String]]]

    package init(contradictions: [String: [String: [String]]]) {
        self.contradictions = contradictions
    }

    /// Returns contradictions for keys that exclude each other.
    package static func alternatives(_ keys: [String]) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: keys.map { key in (key, keys.filter { $0 != key }) })
    }

    /// Returns a value joined with its inherited value.
    ///
    /// The `place` is the key of the mapping, or `row` for rows.
    package func joined(
        _ own: DocumentNode, inheriting base: DocumentNode, place: String = ""
    ) -> DocumentNode {
        guard let ownMapping = own.mapping, let baseMapping = base.mapping else { return own }
        let rules = contradictions[place] ?? [:]
        let removed = Set(ownMapping.keys.flatMap { rules[$0] ?? [] })
        let inherited = baseMapping.entries.filter { !removed.contains($0.key) }
        let baseValues = Dictionary(inherited.map { ($0.key, $0.value) }) { first, _ in first }
        let ownKeys = Set(ownMapping.keys)
        var entries = inherited.filter { !ownKeys.contains($0.key) }
        for entry in ownMapping.entries {
            guard let value = baseValues[entry.key] else {
                entries.append(entry)
                continue
            }
            if entry.value.isNull, entry.value.scalar?.style == .plain { continue }
            entries.append(
                DocumentMapping.Entry(
                    key: entry.key, at: entry.keyLocation,
                    value: joined(entry.value, inheriting: value, place: entry.key)))
        }
        return DocumentNode(.mapping(DocumentMapping(entries)), at: own.location)
    }
}

extension DocumentNode {
    /// Returns a mapping without a key.
    ///
    /// Other values do not change.
    package func removing(_ key: String) -> DocumentNode {
        guard let mapping, mapping[key] != nil else { return self }
        return DocumentNode(
            .mapping(DocumentMapping(mapping.entries.filter { $0.key != key })), at: location)
    }
}
