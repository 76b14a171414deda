import DocumentSyntax

/// Translations of a file's texts by keys such as `8bC-Xf-vdC.text`.
///
/// Xcode writes such keys to the `.strings` files beside `Base.lproj`. The closure returns `nil`
/// for a key without a translation.
package struct IBLocalization: Sendable {
    private let lookup: @Sendable (String) -> String?

    /// Creates translations from a lookup of keys.
    package init(_ lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

    /// Creates translations from a table of keys.
    package init(_ table: [String: String]) { lookup = { table[$0] } }

    /// No translations: the texts of the file.
    package static let none = IBLocalization { _ in nil }

    /// Returns the translation of a key, or `nil`.
    package subscript(key: String) -> String? { lookup(key) }
}

/// Object that owns texts, for the keys of translations.
enum IBTextScope {
    /// An object without an identifier, whose texts have no keys.
    case none
    /// An object: `id.text`.
    case object(IBIdentifier)
    /// A state of a button: `id.normalTitle`.
    case state(IBIdentifier, String)
    /// The configuration of a button: `id.configuration.title`.
    case configuration(IBIdentifier)
    /// Accessibility of an object: `id.accessibilityLabel`.
    case accessibility(IBIdentifier)
    /// An item of a list: `id.segmentTitles[0]`.
    case item(IBIdentifier, String, Int)

    /// Returns the key of a property's text, or `nil`.
    func key(_ property: String) -> String? {
        switch self {
        case .none: nil
        case .object(let id): "\(id).\(property)"
        case .state(let id, let state): "\(id).\(state)\(Self.capitalized(property))"
        case .configuration(let id): "\(id).configuration.\(property)"
        case .accessibility(let id): "\(id).accessibility\(Self.capitalized(property))"
        case .item(let id, let list, let index): "\(id).\(list)[\(index)]"
        }
    }

    /// Identifier of the object, or `nil`.
    var id: IBIdentifier? {
        switch self {
        case .none: nil
        case .object(let id), .state(let id, _), .configuration(let id), .accessibility(let id),
            .item(let id, _, _):
            id
        }
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}

extension IBLocalization {
    /// Creates translations from the bytes of a `.strings` file.
    ///
    /// Repeated keys are warnings in the list of problems.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be read.
    package init(
        stringsPath path: String, bytes: [UInt8], _ problems: ProblemList
    ) throws(DocumentError) {
        self.init(try StringsFile.texts(path: path, bytes: bytes, problems))
    }

    /// Creates translations from the bytes of a `.xcstrings` file, for the first of the languages
    /// that has texts.
    ///
    /// - Throws: a `DocumentError` for a file that cannot be read.
    package init(
        cataloguePath path: String, bytes: [UInt8], languages: [String], _ problems: ProblemList
    ) throws(DocumentError) {
        self.init(
            try StringCatalogReader.texts(
                path: path, bytes: bytes, languages: languages, problems))
    }
}
