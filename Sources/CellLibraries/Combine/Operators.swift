import Foundation

extension Publisher {
    /// Returns a publisher that handles each value with a function that may publish values.
    private func handling<Result>(
        _ handle: @escaping (Output, (Result) -> Void) -> Void
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, completion in
            deliver({ handle($0, receive) }, completion: completion)
        }
    }

    /// Changes each value.
    public func map<Result>(_ change: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure>
    { handling { $1(change($0)) } }

    /// Publishes a property of each value.
    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> {
        handling { $1($0[keyPath: keyPath]) }
    }

    /// Changes each value until the closure throws an error.
    public func tryMap<Result>(
        _ change: @escaping (Output) throws -> Result
    ) -> AnyPublisher<Result, any Error> {
        AnyPublisher { receive, completion in
            deliver { value in
                do { receive(try change(value)) } catch { completion(.failure(error)) }
            } completion: { end in
                switch end {
                case .finished: completion(.finished)
                case .failure(let error): completion(.failure(error))
                }
            }
        }
    }

    /// Changes each value, and leaves out `nil`.
    public func compactMap<Result>(
        _ change: @escaping (Output) -> Result?
    ) -> AnyPublisher<Result, Failure> { handling { if let value = change($0) { $1(value) } } }

    /// Leaves out values for which the closure returns `false`.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        handling { if isIncluded($0) { $1($0) } }
    }

    /// Leaves out values that are equal to the value before by a closure.
    public func removeDuplicates(
        by isEqual: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, completion in
            var last: Output?
            return deliver { value in
                if let last, isEqual(last, value) { return }
                last = value
                receive(value)
            } completion: {
                completion($0)
            }
        }
    }

    /// Leaves out values that are equal to the value before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// Publishes the result of a closure for the result before and each value.
    public func scan<Result>(
        _ initial: Result, _ next: @escaping (Result, Output) -> Result
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive, completion in
            var result = initial
            return deliver { value in
                result = next(result, value)
                receive(result)
            } completion: {
                completion($0)
            }
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, completion in
            var remaining = count
            return deliver { value in
                if remaining > 0 { remaining -= 1 } else { receive(value) }
            } completion: {
                completion($0)
            }
        }
    }

    /// Publishes the first values only.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, completion in
            var remaining = count
            return deliver { value in
                guard remaining > 0 else { return }
                remaining -= 1
                receive(value)
                if remaining == 0 { completion(.finished) }
            } completion: { end in
                if remaining > 0 { completion(end) }
            }
        }
    }

    /// Publishes the first value only.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Publishes values before the values of this publisher.
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, completion in
            values.forEach(receive)
            return deliver(receive, completion: completion)
        }
    }

    /// Publishes the values of the publisher that a closure returns for each value.
    public func flatMap<Other: Publisher>(
        _ change: @escaping (Output) -> Other
    ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
        AnyPublisher { receive, completion in
            var inner: [AnyCancellable] = []
            let outer = deliver { value in
                inner.append(change(value).deliver(receive) { _ in })
            } completion: {
                completion($0)
            }
            return AnyCancellable {
                outer.cancel()
                inner = []
            }
        }
    }

    /// Publishes the values of the last publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure { flatMap { $0 } }

    /// Publishes pairs of the last values.
    public func combineLatest<Other: Publisher>(
        _ other: Other
    ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
        AnyPublisher { receive, completion in
            var (first, second): (Output?, Other.Output?) = (nil, nil)
            var ends = 0
            func publish() { if let first, let second { receive((first, second)) } }
            func finish(_ end: Subscribers.Completion<Failure>) {
                ends += 1
                if case .failure = end { completion(end) } else if ends == 2 { completion(end) }
            }
            let own = deliver(
                {
                    first = $0; publish()
                }, completion: finish)
            let others = other.deliver(
                {
                    second = $0; publish()
                }, completion: finish)
            return AnyCancellable {
                own.cancel()
                others.cancel()
            }
        }
    }

    /// Publishes the result of a closure for the last values.
    public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ change: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
        combineLatest(other).map { change($0, $1) }
    }

    /// Publishes triples of the last values.
    public func combineLatest<Second: Publisher, Third: Publisher>(
        _ second: Second, _ third: Third
    ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
    where Second.Failure == Failure, Third.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }

    /// Publishes the values of both publishers.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher { receive, completion in
            let own = deliver(receive) { _ in }
            let others = other.deliver(receive, completion: completion)
            return AnyCancellable {
                own.cancel()
                others.cancel()
            }
        }
    }

    /// Calls closures when values pass.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive, completion in
            deliver { value in
                receiveOutput?(value)
                receive(value)
            } completion: { end in
                receiveCompletion?(end)
                completion(end)
            }
        }
    }

    /// Publishes a value in place of an error.
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { receive, completion in
            deliver(receive) { end in
                if case .failure = end { receive(value) }
                completion(.finished)
            }
        }
    }

    /// Publishes the values of another publisher after an error.
    public func `catch`<Other: Publisher>(
        _ handler: @escaping (Failure) -> Other
    ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
        AnyPublisher { receive, completion in
            var other: AnyCancellable?
            let own = deliver(receive) { end in
                switch end {
                case .finished: completion(.finished)
                case .failure(let error):
                    other = handler(error).deliver(receive, completion: completion)
                }
            }
            return AnyCancellable {
                own.cancel()
                other?.cancel()
            }
        }
    }

    /// Publishes a value in place of `nil`.
    public func replaceNil<Wrapped>(with value: Wrapped) -> AnyPublisher<Wrapped, Failure>
    where Output == Wrapped? { map { $0 ?? value } }

    /// Gives a publisher that does not fail a type of error.
    public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other>
    where Failure == Never {
        AnyPublisher { receive, completion in deliver(receive) { _ in completion(.finished) } }
    }

    // MARK: Time

    /// Delivers the values at once, because a picture has no other threads.
    public func receive<Scheduler>(
        on scheduler: Scheduler, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Delivers the values at once, because a picture has no other threads.
    public func subscribe<Scheduler>(
        on scheduler: Scheduler, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Delivers the values at once, because a picture has no time.
    public func debounce<Scheduler>(
        for time: PublisherTime, scheduler: Scheduler, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Delivers the values at once, because a picture has no time.
    public func throttle<Scheduler>(
        for time: PublisherTime, scheduler: Scheduler, latest: Bool
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Delivers the values at once, because a picture has no time.
    public func delay<Scheduler>(
        for time: PublisherTime, scheduler: Scheduler, options: Any? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Returns the publisher.
    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Returns the publisher.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Length of time, which has no effect in a picture.
public struct PublisherTime: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    /// Creates a time in seconds.
    public init(integerLiteral value: Int) {}
    /// Creates a time in seconds.
    public init(floatLiteral value: Double) {}
    private init() {}

    /// Returns a time in seconds.
    public static func seconds(_ count: Double) -> PublisherTime { PublisherTime() }
    /// Returns a time in milliseconds.
    public static func milliseconds(_ count: Int) -> PublisherTime { PublisherTime() }
}
