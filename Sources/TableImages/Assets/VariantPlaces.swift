import TableDrawing

/// Detects two entries of a set for the same conditions, which would hide each other.
struct VariantPlaces {
    private struct Place: Hashable {
        var traits: VariantTraits
        var locale: String?
    }

    /// Path of the set's `Contents.json`.
    let path: String
    /// Key of the entries in the file.
    let list: String
    private var taken: [Place: (index: Int, file: String?)] = [:]

    init(path: String, list: String) {
        self.path = path
        self.list = list
    }

    /// Adds an entry with its file.
    ///
    /// Throws an error if a previous entry has the same conditions.
    mutating func take(
        _ traits: VariantTraits, _ locale: String?, _ index: Int, file: String? = nil
    ) throws(AssetCatalogError) {
        let place = Place(traits: traits, locale: locale)
        guard let other = taken.updateValue((index, file), forKey: place) else { return }
        func name(_ index: Int, _ file: String?) -> String {
            "\(list)[\(index)]" + (file.map { " (\($0))" } ?? "")
        }
        throw AssetCatalogError(
            "\(name(other.index, other.file)) and \(name(index, file)) are for the same device, scale "
                + "and appearance; take one of them out", path: path)
    }
}
