import TableImages
import TableSnapshots

/// Information stored in every picture about its creation, to explain differences between
/// machines.
enum PictureStamp {
    /// Texts that do not depend on the picture.
    static let texts: [PNGText] = [
        PNGText("Software", "Tableshot \(TableshotVersion.current)"),
        PNGText(
            "Libraries",
            TableshotVersion.stampedLibraries.map(\.description).joined(separator: "\n")),
    ]

    /// Additional texts of references.
    static let furtherTexts: [PNGText] = [
        PNGText(
            StampDifference.furtherLibraries,
            TableshotVersion.furtherLibraries.map(\.description).joined(separator: "\n"))
    ]
}
