import Foundation

/// The shapes that were read with, one of each type.
///
/// Making a shape and finding its keys takes far longer than reading a row with it. There are as many
/// as there are types of shapes.
final class KnownShapes: @unchecked Sendable {
    private static let shared = KnownShapes()

    private let lock = NSLock()
    private var shapes: [ObjectIdentifier: AnyObject] = [:]

    /// The shape of a type; made where there is none yet.
    static func shape<Keys: Shape>(_ make: () -> Keys) -> KnownShape<Keys> {
        let type = ObjectIdentifier(Keys.self)
        if let known = shared.lock.withLock({ shared.shapes[type] }) as? KnownShape<Keys> {
            return known
        }
        // Not under the lock: shapes hold others. Two that are made at once are the same.
        let known = KnownShape(make())
        shared.lock.withLock { shared.shapes[type] = known }
        return known
    }
}
