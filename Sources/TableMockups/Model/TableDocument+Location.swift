extension TableDocument {
    /// Where the document writes the value at a path of keys; `nil` if it does not write one.
    package func location(of keys: [String]) -> DocumentLocation? {
        var node = source.node
        for key in keys {
            guard let inner = node.mapping?[key] else { return nil }
            node = inner
        }
        return node.location
    }
}
