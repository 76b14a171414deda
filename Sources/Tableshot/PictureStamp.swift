import TableImages
import TableSnapshots

/// What every picture says about its making: it explains why two machines' pictures differ.
enum PictureStamp {
    /// The texts that do not depend on the picture.
    static let texts: [PNGText] = [
        PNGText("Software", "Tableshot \(TableshotVersion.current)"),
        PNGText(
            "Libraries",
            TableshotVersion.stampedLibraries.map(\.description).joined(separator: "\n")),
    ]

    /// What references say besides.
    static let furtherTexts: [PNGText] = [
        PNGText(
            StampDifference.furtherLibraries,
            TableshotVersion.furtherLibraries.map(\.description).joined(separator: "\n"))
    ]
}
