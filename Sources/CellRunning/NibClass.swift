import Foundation
import TableControls
import TableDrawing

/// A class of views that a nib may name.
public struct NibClass: @unchecked Sendable {
    /// Adds the class to the classes of nibs.
    let register: (inout ViewClasses) -> Void

    /// Creates a class whose views a closure makes, without a size.
    public init<Class: View>(
        _ type: Class.Type, name: String, properties: [NibProperty<Class>],
        make: @escaping () -> Class
    ) {
        let maker = Maker(make: make)
        register = { classes in
            classes.register(type, named: name, properties: properties.map(\.property)) {
                maker.make()
            }
        }
    }

    /// A closure that the process calls on its main thread only.
    private struct Maker<Class>: @unchecked Sendable {
        let make: () -> Class
    }
}

/// A property that a nib can set by a runtime attribute.
public struct NibProperty<Class: View> {
    let property: ViewProperty

    /// Creates a Boolean property with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Bool>) {
        nonisolated(unsafe) let path = path
        property = .boolean(
            name, of: Class.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates a number with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Double>) {
        nonisolated(unsafe) let path = path
        property = .number(
            name, of: Class.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates a number of points with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, CGFloat>) {
        nonisolated(unsafe) let path = path
        property = .number(
            name, of: Class.self, get: { Double($0[keyPath: path]) },
            set: { $0[keyPath: path] = CGFloat($1) })
    }

    /// Creates a number with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Float>) {
        nonisolated(unsafe) let path = path
        property = .number(
            name, of: Class.self, get: { Double($0[keyPath: path]) },
            set: { $0[keyPath: path] = Float($1) })
    }

    /// Creates a whole number with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Int>) {
        nonisolated(unsafe) let path = path
        // Numbers of properties are at most 10⁹.
        property = .number(
            name, of: Class.self, get: { Double($0[keyPath: path]) },
            set: { $0[keyPath: path] = Int($1.rounded()) })
    }

    /// Creates a text with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, String>) {
        nonisolated(unsafe) let path = path
        property = .text(
            name, of: Class.self, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 ?? "" })
    }

    /// Creates an optional text with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, String?>) {
        nonisolated(unsafe) let path = path
        property = .text(
            name, of: Class.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates a colour with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Color>) {
        nonisolated(unsafe) let path = path
        property = .color(
            name, of: Class.self, get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 ?? .clear })
    }

    /// Creates an optional colour with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Color?>) {
        nonisolated(unsafe) let path = path
        property = .color(
            name, of: Class.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// Creates an image with its name in Interface Builder.
    public init(_ name: String, _ path: ReferenceWritableKeyPath<Class, Image?>) {
        nonisolated(unsafe) let path = path
        property = .image(
            name, of: Class.self, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
}

/// Coder for initializers that take a coder, without values.
public final class NibDecoder: NSCoder {
    override public var allowsKeyedCoding: Bool { true }
    override public func containsValue(forKey key: String) -> Bool { false }
    override public func decodeObject(forKey key: String) -> Any? { nil }
    override public func decodeBool(forKey key: String) -> Bool { false }
    override public func decodeInteger(forKey key: String) -> Int { 0 }
    override public func decodeDouble(forKey key: String) -> Double { 0 }
    override public func decodeFloat(forKey key: String) -> Float { 0 }
}
