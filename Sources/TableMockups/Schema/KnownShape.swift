/// A shape and the names of its keys, in the order of declaration.
final class KnownShape<Keys: Shape>: Sendable {
    let shape: Keys
    let names: [String]

    init(_ shape: Keys) {
        self.shape = shape
        names = shape.keys.map(\.name)
    }
}
