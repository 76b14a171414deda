import Foundation

/// A cache with a schema of each type.
///
/// Creating a schema and finding its keys takes far longer than reading a row. The number of
/// schema types limits the cache.
final class KnownSchemas: @unchecked Sendable {
    private static let shared = KnownSchemas()

    private let lock = NSLock()
    private var schemas: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the schema of a type, and creates the schema on first use.
    static func schema<Keys: MappingSchema>(_ make: () -> Keys) -> KnownSchema<Keys> {
        let type = ObjectIdentifier(Keys.self)
        if let known = shared.lock.withLock({ shared.schemas[type] }) as? KnownSchema<Keys> {
            return known
        }
        // Created without the lock, because schemas contain other schemas. Two threads may create
        // equal schemas.
        let known = KnownSchema(make())
        shared.lock.withLock { shared.schemas[type] = known }
        return known
    }
}
