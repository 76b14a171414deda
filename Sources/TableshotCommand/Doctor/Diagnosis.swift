import Tableshot

/// What `doctor` says of this machine.
struct Diagnosis {
    let libraries: [LibraryVersion]
    let fonts: FontInventory
    /// The packages whose fonts are not there.
    let missing: [FontPackage]

    /// Looks at the libraries that are loaded and at a book's fonts.
    init(_ book: FontBook) {
        libraries = TableshotVersion.libraries
        fonts = FontInventory(book)
        missing = book.missingPackages
    }

    /// The packages without which a theme has no letters.
    static let essential: [FontPackage] = [.inter, .nimbus]

    /// Whether every theme can be drawn.
    var isHealthy: Bool { !missing.contains(where: Self.essential.contains) }

    /// The whole report.
    func text(program: String, version: String) -> String {
        ([["\(program) \(version)", ""], librarySection, fontSection, missingSection, [verdict]])
            .joined().joined(separator: "\n")
    }

    private var librarySection: [String] {
        let width = libraries.map(\.name.count).max() ?? 0
        let lines = libraries.map { library in
            let name = library.name
            let padding = String(repeating: " ", count: width - name.count)
            let note = library.moment == .built ? "  (when this program was built)" : ""
            return "  \(name)\(padding)  \(library.version)\(note)"
        }
        return ["Libraries:"] + lines + [""]
    }

    private var fontSection: [String] {
        guard !fonts.files.isEmpty else { return ["Fonts: none", ""] }
        return ["Fonts, earlier ones first, with the hashes of their files:"] + fonts.lines + [""]
    }

    private var missingSection: [String] {
        guard !missing.isEmpty else { return [] }
        let width = missing.map(\.rawValue.count).max() ?? 0
        let lines = missing.map { package in
            let name = package.rawValue
            let padding = String(repeating: " ", count: width - name.count)
            let weight = Self.essential.contains(package) ? ", essential" : ""
            return "  \(name)\(padding)  \(package.purpose)\(weight)"
        }
        return ["Missing fonts:"] + lines
            + ["To install them:", "  " + FontPackage.installCommand(for: missing), ""]
    }

    private var verdict: String {
        if missing.isEmpty { return "Nothing is missing." }
        return isHealthy
            ? "Nothing essential is missing; texts in the scripts above have no letters yet."
            : "Something essential is missing."
    }
}
