import Foundation

/// A cache with a shape of each type.
///
/// Creating a shape and finding its keys takes far longer than reading a row. The number of
/// shape types limits the cache.
final class KnownShapes: @unchecked Sendable {
    private static let shared = KnownShapes()

    private let lock = NSLock()
    private var shapes: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the shape of a type, and creates the shape on first use.
    static func shape<Keys: Shape>(_ make: () -> Keys) -> KnownShape<Keys> {
        let type = ObjectIdentifier(Keys.self)
        if let known = shared.lock.withLock({ shared.shapes[type] }) as? KnownShape<Keys> {
            return known
        }
        // Created without the lock, because shapes contain other shapes. Two threads may create
        // equal shapes.
        let known = KnownShape(make())
        shared.lock.withLock { shared.shapes[type] = known }
        return known
    }
}
