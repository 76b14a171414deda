/// An optional value in a box.
///
/// An absent value takes the memory of a single pointer, independent of the value's size.
@propertyWrapper public struct Boxed<Value: Sendable>: Sendable {
    private indirect enum Storage: Sendable {
        case nothing
        case value(Value)
    }

    private var storage = Storage.nothing

    /// The boxed value, with value semantics.
    public var wrappedValue: Value? {
        get { if case .value(let value) = storage { value } else { nil } }
        set { storage = newValue.map(Storage.value) ?? .nothing }
    }

    /// Creates an empty box.
    public init() {}

    /// Creates a box with a value, or an empty box for `nil`.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}
