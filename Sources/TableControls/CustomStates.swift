/// Values of an application's own states, by the names of their keys.
///
/// The values are read by the thread that stores them.
package struct CustomStates: Hashable, @unchecked Sendable {
    /// The values.
    package var values: [String: AnyHashable] = [:]

    package init() {}
}
