import Foundation

/// Publisher whose values are sent by code.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Publishes a value.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Publishes the value `()`.
    public func send() { send(()) }
}

/// Receivers of a subject.
final class Receivers<Output, Failure: Error> {
    private struct Receiver {
        let value: (Output) -> Void
        let completion: (Subscribers.Completion<Failure>) -> Void
    }

    private var receivers: [(number: Int, receiver: Receiver)] = []
    private var count = 0
    private(set) var end: Subscribers.Completion<Failure>?

    func add(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end {
            completion(end)
            return AnyCancellable {}
        }
        count += 1
        let number = count
        receivers.append((number, Receiver(value: value, completion: completion)))
        return AnyCancellable { [weak self] in
            self?.receivers.removeAll { $0.number == number }
        }
    }

    func send(_ value: Output) {
        guard end == nil else { return }
        for (_, receiver) in receivers { receiver.value(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        for (_, receiver) in receivers { receiver.completion(completion) }
        receivers = []
    }
}

/// Subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()

    /// Creates a subject.
    public init() {}
    /// Publishes a value.
    public func send(_ value: Output) { receivers.send(value) }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) {
        receivers.send(completion: completion)
    }
    /// Delivers the values that are sent from now on.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { receivers.add(receiveValue, completion) }
}

/// Subject with a value, which new receivers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output, Failure>()
    private var work: [AnyCancellable] = []
    private var stored: Output

    /// Creates a subject with a value.
    public init(_ value: Output) { stored = value }
    /// The value; a new value is published.
    public var value: Output {
        get { stored }
        set { send(newValue) }
    }
    /// Publishes a value, which then is the value of the subject.
    public func send(_ value: Output) {
        stored = value
        receivers.send(value)
    }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) {
        receivers.send(completion: completion)
    }
    /// Delivers the value, and the values that are sent from now on.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if receivers.end == nil { receiveValue(stored) }
        return receivers.add(receiveValue, completion)
    }

    /// Keeps work alive that sends values.
    func keep(_ other: AnyCancellable) { work.append(other) }
}

/// Property whose values are published.
@propertyWrapper
public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>

    /// Creates a property with a value.
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    /// Creates a property with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }
    /// Publisher of the value and of its changes.
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        nonmutating set {}
    }

    /// Publisher of a property.
    public struct Publisher: CellLibraries.Publisher {
        let subject: CurrentValueSubject<Value, Never>
        /// Type of the error.
        public typealias Failure = Never

        /// Delivers the value and its changes.
        public func deliver(
            _ receiveValue: @escaping (Value) -> Void,
            completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject.deliver(receiveValue, completion: completion) }
    }
}

/// Object whose published properties announce changes.
public protocol ObservableObject: AnyObject {}

/// Announcement of changes.
public typealias ObservableObjectPublisher = PassthroughSubject<Void, Never>

extension ObservableObject {
    /// Announcement of changes, which a picture does not need.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
