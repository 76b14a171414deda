extension TableDocument {
    /// Returns the location of the value at a path of keys, or `nil` if the document does not
    /// contain the value.
    package func location(of keys: [String]) -> DocumentLocation? {
        var node = source.node
        for key in keys {
            guard let inner = node.mapping?[key] else { return nil }
            node = inner
        }
        return node.location
    }
}
