import Foundation
import UIKit

/// Sequence into which code sends values.
open class PublishSubject<Element>: Observable<Element>, ObserverType {
    private final class Receivers {
        var all: [(number: Int, observer: AnyObserver<Element>)] = []
        var next = 0
    }
    private let receivers = Receivers()

    /// Creates a sequence without values.
    public convenience init() { self.init(latest: { nil }) }

    init(latest: @escaping () -> Element?) {
        let receivers = receivers
        super.init { observer in
            if let value = latest() { observer.onNext(value) }
            receivers.next += 1
            let number = receivers.next
            receivers.all.append((number, observer))
            return Disposables.create { receivers.all.removeAll { $0.number == number } }
        }
    }
    /// Sends an event.
    open func on(_ event: RxEvent<Element>) {
        for receiver in receivers.all { receiver.observer.on(event) }
    }
    /// The receiver.
    public func asObserver() -> AnyObserver<Element> { AnyObserver { self.on($0) } }
}

/// Sequence with a present value.
open class BehaviorSubject<Element>: PublishSubject<Element> {
    private final class Box {
        var value: Element
        init(_ value: Element) { self.value = value }
    }
    private let box: Box
    /// Creates a sequence with a value.
    public init(value: Element) {
        let box = Box(value)
        self.box = box
        super.init(latest: { box.value })
    }
    /// Sends an event.
    open override func on(_ event: RxEvent<Element>) {
        if let element = event.element { box.value = element }
        super.on(event)
    }
    /// Returns the present value.
    public func value() throws -> Element { box.value }
    fileprivate var present: Element { box.value }
}

/// Sequence that keeps its last values for later receivers: the last value.
open class ReplaySubject<Element>: PublishSubject<Element> {
    private final class Box { var value: Element? }
    private let box = Box()
    init() {
        let box = box
        super.init(latest: { box.value })
    }
    /// Creates a sequence; the last value is kept.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject() }
    /// Sends an event.
    open override func on(_ event: RxEvent<Element>) {
        if let element = event.element { box.value = element }
        super.on(event)
    }
}

/// Sequence without an end into which code sends values.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()
    /// Creates a sequence without values.
    public init() {}
    /// Sends a value.
    public func accept(_ event: Element) { subject.onNext(event) }
    /// The sequence.
    public func asObservable() -> Observable<Element> { subject }
}

/// Sequence without an end and with a present value.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>
    /// Creates a sequence with a value.
    public init(value: Element) { subject = BehaviorSubject(value: value) }
    /// Present value.
    public var value: Element { subject.present }
    /// Sends a value.
    public func accept(_ event: Element) { subject.onNext(event) }
    /// The sequence.
    public func asObservable() -> Observable<Element> { subject }
}

/// Receiver that sets a property.
public struct Binder<Value>: ObserverType {
    /// Type of the values.
    public typealias Element = Value
    private let set: (Value) -> Void
    /// Creates a receiver that changes an object.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
        binding: @escaping (Target, Value) -> Void
    ) { set = { [weak target] in if let target { binding(target, $0) } } }
    /// Sets the property to a value.
    public func on(_ event: RxEvent<Value>) { if let element = event.element { set(element) } }
}

/// Property of a control: a sequence of its values, and a receiver.
public struct ControlProperty<Element>: ObservableType, ObserverType {
    let values: Observable<Element>
    let binder: Binder<Element>
    /// The sequence, which begins with the present value.
    public func asObservable() -> Observable<Element> { values }
    /// Sets the property to a value.
    public func on(_ event: RxEvent<Element>) { binder.on(event) }
    /// The property with an empty text in place of `nil`.
    public var orEmpty: ControlProperty<String> {
        let (values, binder) = (values, binder)
        return ControlProperty<String>(
            values: values.map { $0 as? String ?? "" },
            binder: Binder(DisposeBag.shared) { _, text in
                if let value = text as? Element { binder.onNext(value) }
            })
    }
    /// The changes of the property.
    public var changed: Observable<Element> { values.skip(1) }
}

extension DisposeBag {
    nonisolated(unsafe) static let shared = DisposeBag()
}

/// Sequences and receivers of an object.
@dynamicMemberLookup public struct Reactive<Base> {
    /// The object.
    public let base: Base
    /// Creates sequences and receivers of an object.
    public init(_ base: Base) { self.base = base }

    /// Receiver that sets a property.
    public subscript<Value>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
    ) -> Binder<Value> where Base: AnyObject {
        Binder(base) { $0[keyPath: keyPath] = $1 }
    }
}

/// Object with sequences and receivers.
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
    /// Sequences and receivers of the object.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
    /// Sequences and receivers of the type.
    public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
}

extension NSObject: ReactiveCompatible {}

extension Reactive where Base: NSObject {
    /// Sequence of the end of the object's life; it does not end in a picture.
    public var deallocated: Observable<Void> { .never() }
}

extension Reactive where Base: UIControl {
    /// Sequence of events.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
        let base = base
        return Observable { observer in
            base.addAction(UIAction { _ in observer.onNext(()) }, for: controlEvents)
            return Disposables.create()
        }
    }
    fileprivate func property<Value>(
        _ event: UIControl.Event, _ path: ReferenceWritableKeyPath<Base, Value>
    ) -> ControlProperty<Value> {
        let base = base
        return ControlProperty(
            values: controlEvent(event).startWith(()).map { base[keyPath: path] },
            binder: Binder(base) { $0[keyPath: path] = $1 })
    }
}

extension Reactive where Base: UIButton {
    /// Sequence of touches; a picture has none.
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
    /// Receiver that sets the title of a state.
    public func title(for controlState: UIControl.State = .normal) -> Binder<String?> {
        Binder(base) { $0.setTitle($1, for: controlState) }
    }
    /// Receiver that sets the image of a state.
    public func image(for controlState: UIControl.State = .normal) -> Binder<UIImage?> {
        Binder(base) { $0.setImage($1, for: controlState) }
    }
}

extension Reactive where Base: UITextField {
    /// Text.
    public var text: ControlProperty<String?> { property(.editingChanged, \.text) }
}

extension Reactive where Base: UISwitch {
    /// Whether the switch is on.
    public var isOn: ControlProperty<Bool> { property(.valueChanged, \.isOn) }
    /// Whether the switch is on.
    public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
    /// Value.
    public var value: ControlProperty<Float> { property(.valueChanged, \.value) }
}

extension Reactive where Base: UIGestureRecognizer {
    /// Sequence of gestures; a picture has none.
    public var event: ControlEvent<Base> { .never() }
}

extension Reactive where Base: UIView {
    /// Sequence of gestures; a picture has none.
    public func tapGesture() -> ControlEvent<UITapGestureRecognizer> { .never() }
}
