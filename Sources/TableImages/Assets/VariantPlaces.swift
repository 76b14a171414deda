import TableDrawing

/// Which entries of a set are for what: two for the same would be silently one.
struct VariantPlaces {
    private struct Place: Hashable {
        var traits: VariantTraits
        var locale: String?
    }

    /// The path of the set's `Contents.json`.
    let path: String
    /// The key of the entries in that file.
    let list: String
    private var taken: [Place: (index: Int, file: String?)] = [:]

    init(path: String, list: String) {
        self.path = path
        self.list = list
    }

    /// Notes an entry, with the file that it names; throws where one before it is for the same.
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
