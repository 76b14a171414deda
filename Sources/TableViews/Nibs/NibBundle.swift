import TableDrawing

/// The nibs that a program comes with, by name, and the classes that they mention.
///
/// It stands for the bundle that UIKit looks nibs up in. The nibs are described in Swift, or, see the
/// initializers of other modules, read from files.
public struct NibBundle: Sendable {
    /// Why a nib is not there.
    public struct MissingNib: Error, Sendable, Hashable, CustomStringConvertible {
        /// What was looked for and where.
        public let description: String

        public init(_ description: String) { self.description = description }
    }

    /// The classes that its nibs mention.
    public let classes: ViewClasses
    private let read: @Sendable (String) throws -> [ViewDescription]

    /// A bundle of nibs that are described in Swift.
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

    /// A bundle whose nibs are read by a closure, from a file for one.
    public init(
        classes: ViewClasses = .standard,
        read: @escaping @Sendable (String) throws -> [ViewDescription]
    ) {
        self.classes = classes
        self.read = read
    }

    /// The descriptions of a nib; throws what is wrong with it.
    public func objects(ofNib name: String) throws -> [ViewDescription] { try read(name) }

    /// Reads a nib and makes its views; UIKit's method of bundles.
    ///
    /// Each call reads the nib again: keep a `Nib` where many are to be made.
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        Nib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
