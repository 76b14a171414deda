import Foundation
import UIKit

/// Subscription that can be ended.
public protocol Disposable: AnyObject {
    /// Ends the subscription.
    func dispose()
}

extension Disposable {
    /// Ends the subscription together with a bag.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Subscriptions that end together.
public final class DisposeBag {
    private var disposables: [any Disposable] = []
    /// Creates an empty bag.
    public init() {}
    /// Adds a subscription.
    public func insert(_ disposable: any Disposable) { disposables.append(disposable) }
    deinit { for disposable in disposables { disposable.dispose() } }
}

/// Makers of subscriptions.
public enum Disposables {
    private final class Closure: Disposable {
        var end: (() -> Void)?
        init(_ end: (() -> Void)?) { self.end = end }
        func dispose() {
            end?()
            end = nil
        }
    }
    /// Creates a subscription that needs no end.
    public static func create() -> any Disposable { Closure(nil) }
    /// Creates a subscription with a closure for its end.
    public static func create(with dispose: @escaping () -> Void) -> any Disposable {
        Closure(dispose)
    }
}

/// Event of a sequence.
public enum RxEvent<Element> {
    case next(Element)
    case error(any Error)
    case completed

    /// The value, or `nil` for an end.
    public var element: Element? {
        if case .next(let element) = self { return element }
        return nil
    }
}

/// Receiver of events.
public protocol ObserverType {
    /// Type of the values.
    associatedtype Element
    /// Receives an event.
    func on(_ event: RxEvent<Element>)
}

extension ObserverType {
    /// Receives a value.
    public func onNext(_ element: Element) { on(.next(element)) }
    /// Receives an error.
    public func onError(_ error: any Error) { on(.error(error)) }
    /// Receives the end.
    public func onCompleted() { on(.completed) }
}

/// Receiver of events of any type.
public struct AnyObserver<Element>: ObserverType {
    private let receive: (RxEvent<Element>) -> Void
    /// Creates a receiver with a closure.
    public init(eventHandler: @escaping (RxEvent<Element>) -> Void) { receive = eventHandler }
    /// Receives an event.
    public func on(_ event: RxEvent<Element>) { receive(event) }
}

/// Source of events.
public protocol ObservableConvertibleType {
    /// Type of the values.
    associatedtype Element
    /// The source as a sequence.
    func asObservable() -> Observable<Element>
}

/// Source of events.
public protocol ObservableType: ObservableConvertibleType {}

/// Sequence of values, which arrive at once; schedulers have no effect.
open class Observable<Element>: ObservableType {
    let attach: (AnyObserver<Element>) -> any Disposable
    init(_ attach: @escaping (AnyObserver<Element>) -> any Disposable) { self.attach = attach }

    /// The sequence.
    public func asObservable() -> Observable<Element> { self }
    /// Creates a sequence with a closure that sends its events.
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> { Observable(subscribe) }
    /// Creates a sequence of a value.
    public static func just(_ element: Element) -> Observable<Element> { from([element]) }
    /// Creates a sequence of values.
    public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
    /// Creates a sequence of values.
    public static func from(_ elements: [Element]) -> Observable<Element> {
        Observable { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
    /// Creates a sequence without values.
    public static func empty() -> Observable<Element> { from([]) }
    /// Creates a sequence without events.
    public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
    /// Creates a sequence with an error.
    public static func error(_ error: any Error) -> Observable<Element> {
        Observable { observer in
            observer.onError(error)
            return Disposables.create()
        }
    }
    /// Creates a sequence of the values of several sequences.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources)
    }
    /// Creates a sequence of the values of several sequences.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { observer in
            let parts = sources.map { $0.attach(observer) }
            return Disposables.create { for part in parts { part.dispose() } }
        }
    }
    /// Creates a sequence of the latest values of two sequences.
    public static func combineLatest<A, B>(
        _ first: Observable<A>, _ second: Observable<B>,
        resultSelector: @escaping (A, B) -> Element
    ) -> Observable<Element> {
        Observable { observer in
            var (a, b) = (A?.none, B?.none)
            func send() { if let a, let b { observer.onNext(resultSelector(a, b)) } }
            let one = first.subscribe(onNext: {
                a = $0
                send()
            })
            let two = second.subscribe(onNext: {
                b = $0
                send()
            })
            return Disposables.create {
                one.dispose()
                two.dispose()
            }
        }
    }
}

extension ObservableConvertibleType {
    private typealias Source = Observable<Element>

    /// Receives the events of the sequence.
    @discardableResult
    public func subscribe(_ on: @escaping (RxEvent<Element>) -> Void) -> any Disposable {
        asObservable().attach(AnyObserver(eventHandler: on))
    }
    /// Sends the events to a receiver.
    @discardableResult
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { subscribe { observer.on($0) } }
    /// Receives the values of the sequence.
    @discardableResult
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        subscribe { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
        }
    }
    /// Receives the values of the sequence with an object.
    @discardableResult
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(onNext: { [weak object] in if let object { onNext?(object, $0) } })
    }
    /// Sends the values to a closure.
    @discardableResult
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }
    /// Sends the values to a closure with an object.
    @discardableResult
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { subscribe(with: object, onNext: onNext) }
    /// Sends the values to a receiver.
    @discardableResult
    public func bind<Observer: ObserverType>(
        to observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subscribe(onNext: { observer.onNext($0) })
    }
    /// Sends the values to a receiver of optional values.
    @discardableResult
    public func bind<Observer: ObserverType>(
        to observer: Observer
    ) -> any Disposable where Observer.Element == Element? {
        subscribe(onNext: { observer.onNext($0) })
    }
    /// Sends the values to a relay.
    @discardableResult
    public func bind(to relay: PublishRelay<Element>) -> any Disposable {
        subscribe(onNext: { relay.accept($0) })
    }
    /// Sends the values to a relay.
    @discardableResult
    public func bind(to relay: BehaviorRelay<Element>) -> any Disposable {
        subscribe(onNext: { relay.accept($0) })
    }
    /// Sends the values to a closure.
    @discardableResult
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable { subscribe(onNext: onNext) }
    /// Sends the values to a receiver.
    @discardableResult
    public func drive<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { bind(to: observer) }
    /// Sends the values to a receiver of optional values.
    @discardableResult
    public func drive<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element? { bind(to: observer) }
    /// Sends the values to a closure.
    @discardableResult
    public func emit(onNext: ((Element) -> Void)? = nil) -> any Disposable {
        subscribe(onNext: onNext)
    }

    private func made<Result>(
        _ body: @escaping (Element, AnyObserver<Result>) -> Void
    ) -> Observable<Result> {
        let source = asObservable()
        return Observable<Result> { observer in
            source.subscribe { event in
                switch event {
                case .next(let element): body(element, observer)
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
    /// Returns the sequence of changed values.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
    {
        made { element, observer in
            do { observer.onNext(try transform(element)) } catch { observer.onError(error) }
        }
    }
    /// Returns the sequence of changed values without `nil`.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Observable<Result> {
        made { element, observer in
            if let result = try? transform(element) { observer.onNext(result) }
        }
    }
    /// Returns the sequence of the values that fulfil a condition.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Observable<Element> {
        made { element, observer in if predicate(element) { observer.onNext(element) } }
    }
    /// Returns the sequence, and calls a closure with each value.
    public func `do`(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil
    ) -> Observable<Element> {
        made { element, observer in
            onNext?(element)
            observer.onNext(element)
        }
    }
    /// Returns the values of the sequences that a closure makes.
    public func flatMap<Result>(
        _ selector: @escaping (Element) -> Observable<Result>
    ) -> Observable<Result> {
        made { element, observer in selector(element).subscribe(onNext: observer.onNext) }
    }
    /// Returns the values of the last sequence that a closure makes.
    public func flatMapLatest<Result>(
        _ selector: @escaping (Element) -> Observable<Result>
    ) -> Observable<Result> { flatMap(selector) }
    /// Returns the sequence that begins with a value.
    public func startWith(_ element: Element) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            observer.onNext(element)
            return source.attach(observer)
        }
    }
    /// Returns the sequence without its first values.
    public func skip(_ count: Int) -> Observable<Element> {
        var left = count
        return filter { _ in
            left -= 1
            return left < 0
        }
    }
    /// Returns the first values of the sequence.
    public func take(_ count: Int) -> Observable<Element> {
        var left = count
        return filter { _ in
            left -= 1
            return left >= 0
        }
    }
    /// Returns the sequence; values arrive at once.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        asObservable()
    }
    /// Returns the sequence; values arrive at once.
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        asObservable()
    }
    /// Returns the sequence; values arrive at once.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        asObservable()
    }
    /// Returns the sequence; values arrive at once.
    public func debounce(
        _ dueTime: RxTimeInterval, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> { asObservable() }
    /// Returns the sequence; values arrive at once.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> { asObservable() }
    /// Returns the sequence, which may have several receivers.
    public func share(replay: Int = 0) -> Observable<Element> { asObservable() }
    /// Returns the sequence as a driver.
    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { asObservable() }
    /// Returns the sequence as a driver.
    public func asDriver() -> Driver<Element> { asObservable() }
    /// Returns the sequence as a signal.
    public func asSignal() -> Driver<Element> { asObservable() }
}

extension ObservableConvertibleType where Element: Equatable {
    /// Returns the sequence without values that are equal to the value before.
    public func distinctUntilChanged() -> Observable<Element> {
        var last: Element?
        return filter { element in
            defer { last = element }
            return element != last
        }
    }
}

/// Sequence of values for views.
public typealias Driver<Element> = Observable<Element>
/// Sequence of values for views.
public typealias Signal<Element> = Observable<Element>
/// Sequence of a single value.
public typealias Single<Element> = Observable<Element>
/// Sequence of the events of a control.
public typealias ControlEvent<Element> = Observable<Element>
/// Time of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// Place of work; work is done at once.
public protocol ImmediateSchedulerType {}

/// The main thread.
public final class MainScheduler: ImmediateSchedulerType {
    /// The main thread.
    nonisolated(unsafe) public static let instance = MainScheduler()
    /// The main thread.
    nonisolated(unsafe) public static let asyncInstance = MainScheduler()
}
