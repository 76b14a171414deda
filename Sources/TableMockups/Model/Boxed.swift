/// A value that most do not have: whoever has room for it takes that of a pointer, however large it is.
@propertyWrapper public struct Boxed<Value: Sendable>: Sendable {
    private indirect enum Storage: Sendable {
        case nothing
        case value(Value)
    }

    private var storage = Storage.nothing

    /// The value, a copy of its own for each that holds it.
    public var wrappedValue: Value? {
        get { if case .value(let value) = storage { value } else { nil } }
        set { storage = newValue.map(Storage.value) ?? .nothing }
    }

    /// Nothing yet.
    public init() {}

    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
