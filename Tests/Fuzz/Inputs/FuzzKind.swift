/// A kind of input.
enum FuzzKind: String, CaseIterable {
    /// Documents, generated from the schema or made of the project's own documents.
    case documents
    /// Documents with a timeline whose steps overlap.
    case timelines
    /// Documents with rows of CSV, TSV and JSON files.
    case data
    /// Documents with tables of strings: `.strings`, `.stringsdict` and `.xcstrings`.
    case strings
    /// Documents with asset catalogues.
    case catalogues
    /// Documents with pictures, and comparisons of pictures.
    case pictures
    /// Results of `verify` for `report`, `accept`, `prune` and `merge-reports`.
    case results
    /// Files of the other kinds for the readers of the libraries, without a command.
    ///
    /// Reading takes about a fifth of the time of a command.
    case readers
    /// An input that crashes.
    ///
    /// The planted kinds check the fuzzer itself.
    case plantedCrash = "planted-crash"
    case plantedHang = "planted-hang"
    case plantedMemory = "planted-memory"

    /// The kinds of real inputs.
    static let products: [FuzzKind] = [
        .documents, .timelines, .data, .strings, .catalogues, .pictures, .results,
        .readers,
    ]
}
