import Foundation
import TableEvents

/// Key-value coding, which has no effect.
extension NSObject {
    /// Name of the class with its module.
    public class func description() -> String { String(reflecting: self) }
    /// Stores a value of a key; key-value coding does not exist here.
    public func setValue(_ value: Any?, forKey key: String) {
        AcceptedInterface.note("NSObject.setValue(_:forKey:)", .runtime)
    }
    /// Stores a value of a key path; key-value coding does not exist here.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }
    /// Value of a key; `nil`, because key-value coding does not exist here.
    public func value(forKey key: String) -> Any? {
        AcceptedInterface.note("NSObject.value(forKey:)", .runtime)
        return nil
    }
    /// Value of a key path; `nil`, because key-value coding does not exist here.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Returns whether the object has a method: `true` if the selector holds a method.
    public func responds(to aSelector: ActionSelector?) -> Bool { aSelector != nil }
    /// Announces a change of a property; without observers.
    public func willChangeValue(forKey key: String) {}
    /// Announces the end of a change of a property; without observers.
    public func didChangeValue(forKey key: String) {}
}

/// Observation of a property, which does not exist here.
public final class NSKeyValueObservation: NSObject {
    /// Ends the observation.
    public func invalidate() {}
}

/// Wishes for an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// Bits of the wishes.
    public let rawValue: UInt
    /// Creates wishes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before the change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The new value.
    public let newValue: Value?
    /// The value before.
    public let oldValue: Value?
}

/// Objects whose properties can be observed.
public protocol NSKeyValueObserving: NSObject {}

extension NSObject: NSKeyValueObserving {}

extension NSKeyValueObserving {
    /// Observes a property; the closure is called once if `options` has `initial`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        AcceptedInterface.note("NSObject.observe(_:options:changeHandler:)", .runtime)
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        return NSKeyValueObservation()
    }
}

/// Values that are attached to objects.
private final class Associations: @unchecked Sendable {
    static let shared = Associations()
    private let lock = NSLock()
    private var values: [ObjectIdentifier: (owner: WeakObject, [UnsafeRawPointer: Any])] = [:]

    private struct WeakObject {
        weak var object: AnyObject?
    }

    func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
        lock.withLock {
            var entry = values[ObjectIdentifier(object)]
            if entry?.owner.object !== object { entry = nil }
            var stored = entry?.1 ?? [:]
            stored[key] = value
            values[ObjectIdentifier(object)] = (WeakObject(object: object), stored)
        }
    }

    func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock {
            guard let entry = values[ObjectIdentifier(object)], entry.owner.object === object
            else { return nil }
            return entry.1[key]
        }
    }
}

/// Ownership of an attached value; values are always retained.
public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.shared.set(object as AnyObject, key, value) }

/// Returns an attached value of an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.get(object as AnyObject, key)
}

/// Runs a block; memory is counted here.
@discardableResult
public func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result { try body() }

/// Returns the seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: ActionSelector) -> String { aSelector.name }

/// Returns a selector without a method, because methods have no names here.
public func NSSelectorFromString(_ aSelectorName: String) -> ActionSelector {
    ActionSelector(aSelectorName)
}
