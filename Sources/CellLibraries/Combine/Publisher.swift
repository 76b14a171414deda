import Foundation

/// Source of values over time, as in Combine.
///
/// A value arrives within the call that sends the value, so that a picture shows the value.
/// Schedulers have no effect.
public protocol Publisher<Output, Failure> {
    /// Type of the values.
    associatedtype Output
    /// Type of the error that ends the values.
    associatedtype Failure: Error

    /// Delivers values until the result is cancelled.
    func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable
}

/// Names of the receiving side.
public enum Subscribers {
    /// End of the values.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Work that can be cancelled.
public protocol Cancellable {
    /// Ends the work.
    func cancel()
}

extension Cancellable {
    /// Keeps the work alive in a set.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self as? AnyCancellable ?? AnyCancellable(self))
    }
    /// Keeps the work alive in a collection.
    public func store<Items: RangeReplaceableCollection>(in collection: inout Items)
    where Items.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

/// Work that ends with the last reference to it.
public final class AnyCancellable: Cancellable, Hashable {
    private var work: (() -> Void)?

    /// Creates work from a closure that ends it.
    public init(_ cancel: @escaping () -> Void) { work = cancel }
    /// Creates work from other work.
    public convenience init(_ other: some Cancellable) { self.init { other.cancel() } }

    /// Ends the work.
    public func cancel() {
        let work = work
        self.work = nil
        work?()
    }

    /// Compares references.
    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
        first === second
    }
    /// Hashes the reference.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { work?() }
}

/// Publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    typealias Completion = (Subscribers.Completion<Failure>) -> Void
    private let work: (@escaping (Output) -> Void, @escaping Completion) -> AnyCancellable

    init(
        _ work: @escaping (@escaping (Output) -> Void, @escaping Completion) -> AnyCancellable
    ) { self.work = work }

    /// Creates a publisher from a publisher of another kind.
    public init(_ publisher: some Publisher<Output, Failure>) { work = publisher.deliver }

    /// Delivers values until the result is cancelled.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { work(receiveValue, completion) }
}

extension Publisher {
    /// Calls a closure with each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    where Failure == Never { deliver(receiveValue) { _ in } }

    /// Calls closures with each value and with the end of the values.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { deliver(receiveValue, completion: receiveCompletion) }

    /// Sets a property of an object to each value.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable where Failure == Never {
        deliver {
            object[keyPath: keyPath] = $0
        } completion: { _ in
        }
    }

    /// Publishes each value by a published property.
    public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
        let subject = published.subject
        subject.keep(
            deliver {
                subject.send($0)
            } completion: { _ in
            })
    }

    /// Hides the kind of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
