import Foundation

/// Objects that a closure configures, as in Then.
public protocol Then {}

extension Then where Self: AnyObject {
    /// Configures the object and returns it.
    @discardableResult
    public func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
    }
}

extension Then {
    /// Returns a configured copy.
    public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
    }

    /// Calls a closure with the value.
    public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
}

extension NSObject: Then {}
