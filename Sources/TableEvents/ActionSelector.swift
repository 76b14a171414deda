/// Name of a method together with the method; the equivalent of an Objective-C selector.
///
/// The runtime on Linux finds no method by its name, so the selector holds the method.
public struct ActionSelector: Sendable {
    /// Name of the method, such as `buttonTapped(_:)`.
    public let name: String

    /// Method and the class of its targets.
    private final class Method: @unchecked Sendable {
        let perform: (AnyObject, [Any?]) -> Bool

        init(_ perform: @escaping (AnyObject, [Any?]) -> Bool) { self.perform = perform }
    }

    private let method: Method?

    /// Creates a name without a method; sending it has no effect.
    public init(_ name: String) {
        self.name = name
        method = nil
    }

    /// Creates a selector of a method without parameters: `ActionSelector("reset", Dial.reset)`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        self.method = Method { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Creates a selector of a method with a sender.
    public init<Target, Sender, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
    ) {
        self.name = name
        self.method = Method { target, arguments in
            guard let target = target as? Target,
                let sender = (arguments.first ?? nil) as? Sender
            else { return false }
            _ = method(target)(sender)
            return true
        }
    }

    /// Creates a selector of a method with a sender and an event or another second argument.
    public init<Target, Sender, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> (Sender, Second) -> Result
    ) {
        self.name = name
        self.method = Method { target, arguments in
            guard let target = target as? Target,
                let sender = (arguments.first ?? nil) as? Sender,
                let second = (arguments.dropFirst().first ?? nil) as? Second
            else { return false }
            _ = method(target)(sender, second)
            return true
        }
    }

    /// Calls the method on a target.
    ///
    /// - Returns: `false` if the selector has no method, or if the target or the arguments are of
    ///   other classes than those of the method.
    @discardableResult
    public func perform(on target: AnyObject, with arguments: [Any?] = []) -> Bool {
        method?.perform(target, arguments) ?? false
    }
}

extension ActionSelector: Hashable {
    /// Compares the names of two methods.
    public static func == (left: ActionSelector, right: ActionSelector) -> Bool {
        left.name == right.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ActionSelector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates a name without a method.
    public init(stringLiteral value: String) { self.init(value) }

    /// Name of the method.
    public var description: String { name }
}
