extension ValueType where Value == ImageReference {
    /// An image by its file's path, which leaves out the `@2x` or `@3x` of its variants.
    static var image: Self {
        Self(
            schema: { $0.single(["type": "string", "examples": ["images/noon.png"]]) },
            read: { node, context in ImageReference(node, context) })
    }
}
