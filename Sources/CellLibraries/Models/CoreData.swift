import Foundation
import UIKit

/// Object of a database, without a database.
open class NSManagedObject: NSObject {
    /// Kind of the object.
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    /// Creates an object without a database.
    public override init() {}
    /// Creates an object; a picture has no database.
    public convenience init(context moc: NSManagedObjectContext) { self.init() }
    /// Creates an object; a picture has no database.
    public convenience init(
        entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) { self.init() }
    /// Place of the object; `nil`, because a picture has no database.
    open var managedObjectContext: NSManagedObjectContext? { nil }
    /// Name of the object in the database.
    open var objectID: NSManagedObjectID { NSManagedObjectID() }
    /// Whether the object was deleted.
    open var isDeleted: Bool { false }
    /// Called after the object was made.
    open func awakeFromInsert() {}
    /// Called after the object was read.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
}

/// Name of an object in a database.
open class NSManagedObjectID: NSObject {}

/// Kind of an object.
open class NSEntityDescription: NSObject {
    /// Name of the kind.
    open var name: String?
    /// Returns a kind with a name.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        let description = NSEntityDescription()
        description.name = entityName
        return description
    }
    /// Creates an object of a kind.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject { NSManagedObject() }
}

/// Result of a request.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}

/// Request for objects.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
    /// Order of the objects.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Condition of the objects.
    open var predicate: NSPredicate?
    /// Largest number of objects.
    open var fetchLimit = 0
    /// Name of the kind.
    open var entityName: String?
    /// Creates a request.
    public override init() {}
    /// Creates a request for a kind.
    public init(entityName: String) { self.entityName = entityName }
}

/// Place of objects of a database, without a database.
open class NSManagedObjectContext: NSObject {
    /// Whether there are changes.
    open var hasChanges: Bool { false }
    /// Saves; without effect.
    open func save() throws {}
    /// Returns no objects.
    open func fetch<Object>(_ request: NSFetchRequest<Object>) throws -> [Object] { [] }
    /// Returns 0.
    open func count<Object>(for request: NSFetchRequest<Object>) throws -> Int { 0 }
    /// Deletes an object; without effect.
    open func delete(_ object: NSManagedObject) {}
    /// Adds an object; without effect.
    open func insert(_ object: NSManagedObject) {}
    /// Runs a block.
    open func perform(_ block: @escaping () -> Void) { block() }
    /// Runs a block.
    open func performAndWait(_ block: () -> Void) { block() }
}

/// Database, which a picture does not have.
open class NSPersistentContainer: NSObject {
    /// Name of the database.
    public let name: String
    /// Place of the objects.
    public let viewContext = NSManagedObjectContext()
    /// Names a database.
    public init(name: String) { self.name = name }
    /// Creates a place of objects.
    open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    /// Opens the database; the closure is not called.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {}
}

/// File of a database.
open class NSPersistentStoreDescription: NSObject {
    /// Address of the file.
    open var url: URL?
}

/// Objects of a request with their changes; a picture has none.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    /// Delegate, which a picture does not ask.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Objects; none in a picture.
    open var fetchedObjects: [ResultType]? { [] }
    /// Creates a controller.
    public init(
        fetchRequest: NSFetchRequest<ResultType>,
        managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {}
    /// Reads the objects; without effect.
    open func performFetch() throws {}
}

/// Delegate of a controller; its methods are not called in a picture.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
