import TableEvents

/// Values of properties that extensions add to views and controllers.
private final class AttachedValues {
    var values: [String: Any] = [:]
}

/// Reference that does not keep its object alive.
private struct WeakReference {
    weak var object: AnyObject?
}

extension Responder {
    /// Returns the value of a property, or a standard value if the property was not set.
    func attached<Value>(_ standard: Value, _ name: String = #function) -> Value {
        (attachments as? AttachedValues)?.values[name] as? Value ?? standard
    }

    /// Stores the value of a property.
    func attach<Value>(_ value: Value, _ name: String = #function) {
        let box = attachments as? AttachedValues ?? AttachedValues()
        box.values[name] = value
        attachments = box
    }

    /// Returns the object of a property without a strong reference.
    func weaklyAttached<Object>(_ name: String = #function) -> Object? {
        let values = (attachments as? AttachedValues)?.values
        return (values?[name] as? WeakReference)?.object as? Object
    }

    /// Stores the object of a property without a strong reference.
    func attachWeakly(_ object: AnyObject?, _ name: String = #function) {
        attach(WeakReference(object: object), name)
    }
}
