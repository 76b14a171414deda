import TableDrawing

/// The environment for reading a document.
///
/// Other modules store further values under keys of their own.
package struct DocumentEnvironment: Sendable {
    /// The document's folder and further folders with its files.
    package var folders: AllowedFolders
    /// Name of the document in `log`.
    package var name: String
    /// Records the paths of all files that the document includes, or `nil` if the paths are not
    /// needed.
    package var log: FileLog?
    package var records: RecordLimits
    /// Limits for other documents that the document names.
    package var limits: DocumentLimits
    /// The locale and device for texts, or `nil` for the document's locale and device.
    package var need: Localization.Need?
    /// Localization of visible texts.
    package var localization = Localization.none
    /// The document's asset catalogues.
    package var assets: [any AssetSource] = []
    /// The traits of the document's picture.
    package var traits = TraitCollection()
    /// Returns advice for an unknown key of a mapping, or `nil`.
    ///
    /// `isNear` is `true` if a similar key exists in the mapping.
    package var advice: @Sendable (_ key: String, _ isNear: Bool, DocumentEnvironment) -> String? =
        { _, _, _ in nil }

    private var values: [ObjectIdentifier: any Sendable] = [:]

    package init(
        folders: AllowedFolders, name: String = "-", log: FileLog? = nil,
        records: RecordLimits = RecordLimits(), limits: DocumentLimits = DocumentLimits()
    ) {
        self.folders = folders
        self.name = name
        self.log = log
        self.records = records
        self.limits = limits
    }

    /// The value of a key, or the key's default value.
    package subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        // Changes a collection in place: it has no second owner meanwhile.
        _modify {
            var value =
                values.removeValue(forKey: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
            defer { values[ObjectIdentifier(key)] = value }
            yield &value
        }
    }

    /// Records a file or folder that the document includes.
    package func note(_ file: AllowedFile, _ kind: FileLog.Kind) {
        log?.note(file.realPath, kind, of: name)
    }

    /// An environment for values that need no files.
    package static var none: DocumentEnvironment {
        DocumentEnvironment(folders: AllowedFolders(document: "-"))
    }
}

/// Colours of an asset catalogue, and the sets that it does not support.
package protocol AssetSource: Sendable {
    /// Names of the colour sets.
    var colorNames: [String] { get }
    /// Returns the colour of a set for the current traits.
    func color(named name: String) throws -> Color
    /// Returns a warning about values of a colour set that are not used, or `nil`.
    func warning(forColorNamed name: String) -> String?
    /// Returns the type of an unsupported set, and advice, or `nil` if no such set has the name.
    func otherKind(of name: String) -> (kind: String, advice: String?)?
}

/// A key of a value in the environment for reading a document.
package protocol EnvironmentKey {
    associatedtype Value: Sendable
    /// The value of an environment without this key.
    static var defaultValue: Value { get }
}
