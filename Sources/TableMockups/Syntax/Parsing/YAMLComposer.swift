import Yams

/// A composer of YAML texts that passed the scan.
///
/// It converts the parser's tree to values with locations.
///
/// The parser shares the values of aliases. The conversion copies the values and counts each
/// copy against the limit, so that an alias bomb ends at the limit.
struct YAMLComposer {
    let file: SourceFile
    let limits: DocumentLimits
    let problems: ProblemList

    /// Returns the document without repeated keys, which the parser would reject.
    ///
    /// Throws if no document can be built.
    func document(without repeated: [Range<Int>]) throws(DocumentError) -> DocumentNode {
        let masked = MaskedKeys(repeated, in: file)
        let root: Node?
        do {
            // Without rules the parser resolves no types, because this package resolves them.
            // The encoding is explicit, since its default depends on the environment.
            root = try Yams.compose(yaml: masked.text, .basic, .default, .utf8)
        } catch {
            throw Self.documentError(error, in: file)
        }
        guard let root else {
            throw DocumentError("found an empty document", at: file.start)
        }
        var conversion = Conversion(
            file: file, limits: limits, problems: problems, masked: masked.places)
        return try conversion.convert(root, depth: 1)
    }
}

extension YAMLComposer {
    /// A conversion and its number of values.
    struct Conversion {
        let file: SourceFile
        let limits: DocumentLimits
        let problems: ProblemList
        /// Locations of the keys to remove.
        let masked: Set<DocumentLocation>
        var nodes = 0

        init(
            file: SourceFile, limits: DocumentLimits, problems: ProblemList,
            masked: Set<DocumentLocation>
        ) {
            self.file = file
            self.limits = limits
            self.problems = problems
            self.masked = masked
        }

        mutating func convert(_ node: Node, depth: Int) throws(DocumentError) -> DocumentNode {
            let location = location(of: node)
            nodes += 1
            if nodes > limits.nodes {
                throw DocumentError(
                    "found anchors whose uses stand for more than \(limits.nodes) values",
                    at: location)
            }
            switch node {
            case .scalar(let scalar):
                return DocumentNode(.scalar(convert(scalar)), at: location)
            case .sequence(let sequence):
                try check(depth, at: location)
                var elements: [DocumentNode] = []
                elements.reserveCapacity(sequence.count)
                for element in sequence {
                    elements.append(try convert(element, depth: depth + 1))
                }
                return DocumentNode(.sequence(elements), at: location)
            case .mapping(let mapping):
                try check(depth, at: location)
                let entries = try entries(of: mapping, depth: depth)
                return DocumentNode(.mapping(DocumentMapping(entries)), at: location)
            case .alias:
                // `compose` resolves aliases. This case exists only for trees that are emitted.
                throw DocumentError("found an alias that stands for nothing", at: location)
            }
        }

        private func check(_ depth: Int, at location: DocumentLocation) throws(DocumentError) {
            guard depth > limits.depth else { return }
            throw DocumentError(
                "found lists and mappings nested more than \(limits.depth) deep", at: location)
        }

        private func convert(_ scalar: Node.Scalar) -> DocumentScalar {
            switch scalar.style {
            case .plain, .any: DocumentScalar(scalar.string, .plain)
            case .singleQuoted, .doubleQuoted, .literal, .folded:
                DocumentScalar(scalar.string, .quoted)
            }
        }

        private func location(of node: Node) -> DocumentLocation {
            DocumentLocation(file: file, line: node.mark?.line ?? 0, column: node.mark?.column ?? 0)
        }

        private mutating func entries(
            of mapping: Node.Mapping, depth: Int
        ) throws(DocumentError) -> [DocumentMapping.Entry] {
            var entries: [DocumentMapping.Entry] = []
            var places: [String: DocumentLocation] = [:]
            var merged: [DocumentMapping.Entry] = []
            entries.reserveCapacity(mapping.count)
            for (key, value) in mapping {
                let place = location(of: key)
                if !masked.isEmpty, masked.contains(place) { continue }
                guard case .scalar(let name) = key else {
                    problems.error("found a key that is not a text", at: place)
                    continue
                }
                let value = try convert(value, depth: depth + 1)
                if name.string == "<<", name.style == .plain {
                    merged += merging(value, at: place)
                    continue
                }
                if let first = places.updateValue(place, forKey: name.string) {
                    problems.error(
                        "found the key \(name.string.quoted) a second time in the same mapping, "
                            + "expected it once",
                        at: place, length: place.length(of: name.string),
                        note: "the first one is at line \(first.line), column \(first.column)")
                    continue
                }
                entries.append(DocumentMapping.Entry(key: name.string, at: place, value: value))
            }
            for entry in merged where places[entry.key] == nil {
                places[entry.key] = entry.keyLocation
                entries.append(entry)
            }
            return entries
        }

        /// Returns the entries that `<<` adds.
        ///
        /// The first of several mappings takes precedence.
        private func merging(
            _ value: DocumentNode, at place: DocumentLocation
        ) -> [DocumentMapping.Entry] {
            let sources = value.sequence ?? [value]
            var entries: [DocumentMapping.Entry] = []
            for source in sources {
                guard let mapping = source.mapping else {
                    problems.error(
                        "found \(source.described) after \"<<\", expected a mapping or a list of "
                            + "mappings such as *name",
                        at: place, length: 2)
                    continue
                }
                entries += mapping.entries
            }
            return entries
        }
    }
}
