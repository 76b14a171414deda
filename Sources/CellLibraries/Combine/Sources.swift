import Foundation

/// Publisher of a value.
public struct Just<Output>: Publisher {
    /// Type of the error.
    public typealias Failure = Never
    private let value: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) { value = output }
    /// Delivers the value.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        receiveValue(value)
        completion(.finished)
        return AnyCancellable {}
    }
}

/// Publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
    private let endsAtOnce: Bool

    /// Creates a publisher, which ends at once by default.
    public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }
    /// Ends the values.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if endsAtOnce { completion(.finished) }
        return AnyCancellable {}
    }
}

/// Publisher of an error.
public struct Fail<Output, Failure: Error>: Publisher {
    private let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) { self.error = error }
    /// Creates a publisher of an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    /// Delivers the error.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

/// Publisher of the result of a closure.
public final class Future<Output, Failure: Error>: Publisher {
    /// Function that takes the result.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private var result: Result<Output, Failure>?
    private var waiting: [Promise] = []

    /// Creates a publisher of the result that the closure gives to its function.
    public init(_ work: @escaping (@escaping Promise) -> Void) {
        work { [self] result in
            guard self.result == nil else { return }
            self.result = result
            for promise in waiting { promise(result) }
            waiting = []
        }
    }
    /// Delivers the result.
    public func deliver(
        _ receiveValue: @escaping (Output) -> Void,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let promise: Promise = { result in
            switch result {
            case .success(let value):
                receiveValue(value)
                completion(.finished)
            case .failure(let error): completion(.failure(error))
            }
        }
        if let result { promise(result) } else { waiting.append(promise) }
        return AnyCancellable {}
    }
}

/// Publisher that a closure makes for each receiver.
public struct Deferred<Made: Publisher>: Publisher {
    private let make: () -> Made

    /// Creates a publisher from a closure.
    public init(createPublisher: @escaping () -> Made) { make = createPublisher }
    /// Delivers the values of a new publisher.
    public func deliver(
        _ receiveValue: @escaping (Made.Output) -> Void,
        completion: @escaping (Subscribers.Completion<Made.Failure>) -> Void
    ) -> AnyCancellable { make().deliver(receiveValue, completion: completion) }
}

/// Names of combined publishers.
public enum Publishers {
    /// Returns a publisher of pairs of the last values.
    public static func CombineLatest<First: Publisher, Second: Publisher>(
        _ first: First, _ second: Second
    ) -> AnyPublisher<(First.Output, Second.Output), First.Failure>
    where First.Failure == Second.Failure { first.combineLatest(second) }

    /// Returns a publisher of triples of the last values.
    public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
        _ first: First, _ second: Second, _ third: Third
    ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
    where First.Failure == Second.Failure, Third.Failure == First.Failure {
        first.combineLatest(second, third)
    }

    /// Returns a publisher of the values of both publishers.
    public static func Merge<First: Publisher, Second: Publisher>(
        _ first: First, _ second: Second
    ) -> AnyPublisher<First.Output, First.Failure>
    where First.Output == Second.Output, First.Failure == Second.Failure {
        first.merge(with: second)
    }
}

extension Sequence {
    /// Publisher of the elements.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { receive, completion in
            forEach(receive)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}

extension NotificationCenter {
    /// Returns a publisher of notifications.
    public func publisher(
        for name: Notification.Name, object: AnyObject? = nil
    ) -> AnyPublisher<Notification, Never> {
        AnyPublisher { receive, _ in
            nonisolated(unsafe) let receive = receive
            let observer = self.addObserver(forName: name, object: object, queue: nil) {
                receive($0)
            }
            return AnyCancellable { self.removeObserver(observer) }
        }
    }
}

extension Timer {
    /// Returns a publisher without values, because a picture has no time.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }

    /// Publisher of the times of a timer, without values in a picture.
    public struct TimerPublisher {
        /// Returns the publisher.
        public func autoconnect() -> AnyPublisher<Date, Never> {
            AnyPublisher(Empty(completeImmediately: false))
        }
    }
}
