/// A key of a value in the environment for reading a document.
package protocol EnvironmentKey {
    associatedtype Value: Sendable
    /// The value of an environment without this key.
    static var defaultValue: Value { get }
}
