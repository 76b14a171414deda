import TableControls
import TableViews

/// Nibs of a program by name, with their classes.
///
/// The bundle replaces UIKit's bundles with nibs. The nibs are described in Swift or read from
/// files; initializers for files are in other modules.
public struct NibBundle: Sendable {
    /// Error for a missing nib.
    public struct MissingNib: Error, Sendable, Hashable, CustomStringConvertible {
        /// Description of the requested nib and the searched location.
        public let description: String

        /// Creates an error from a description of the requested nib and the searched location.
        public init(_ description: String) { self.description = description }
    }

    /// Classes that the nibs refer to.
    public let classes: ViewClasses
    private let read: @Sendable (String) throws -> [ViewDescription]

    /// Creates a bundle of nibs described in Swift.
    public init(
        nibs: [String: [ViewDescription]] = [:], classes: ViewClasses = .standard
    ) {
        self.init(classes: classes) { name in
            if let nib = nibs[name] { return nib }
            throw MissingNib(
                nibs.isEmpty
                    ? "the bundle has no nibs"
                    : "the bundle has no nib of that name; it has "
                        + nibs.keys.sorted().joined(separator: ", "))
        }
    }

    /// Creates a bundle whose nibs are read by a closure, for example from a file.
    public init(
        classes: ViewClasses = .standard,
        read: @escaping @Sendable (String) throws -> [ViewDescription]
    ) {
        self.classes = classes
        self.read = read
    }

    /// Returns the descriptions of a nib.
    ///
    /// - Throws: An error that describes a mistake in the nib.
    public func objects(ofNib name: String) throws -> [ViewDescription] { try read(name) }

    /// Reads a nib and instantiates its views; UIKit's method of bundles.
    ///
    /// Each call reads the nib again: use a `Nib` to instantiate views repeatedly.
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension Nib {
    /// Creates a nib with a name in a bundle.
    public convenience init(nibName name: String, bundle: NibBundle) {
        self.init(name: name, classes: bundle.classes) { try bundle.objects(ofNib: name) }
    }
}
