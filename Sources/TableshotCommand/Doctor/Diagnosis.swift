import Tableshot

/// The report of `doctor` about this machine.
struct Diagnosis {
    let libraries: [LibraryVersion]
    let fonts: FontInventory
    /// Whether the system font has San Francisco's widths.
    let spacesSystemFont: Bool
    /// The packages whose fonts are missing.
    let missing: [FontPackage]
    /// The packages of missing libraries, and the loss of function without each package.
    let missingLibraries: [(package: String, loss: String)]
    /// Errors in the given font folders.
    let problems: [FontBookError]

    /// Examines the loaded libraries and the fonts of a book.
    init(_ book: FontBook, problems: [FontBookError] = []) {
        self.problems = problems
        libraries = TableshotVersion.libraries
        fonts = FontInventory(book)
        spacesSystemFont = book.spacesSystemFont
        missing = book.missingPackages
        missingLibraries = ImageLibraries.missing
    }

    /// The packages that themes need for their texts.
    static let essential: [FontPackage] = [.inter, .nimbus]

    /// Whether every theme can be drawn.
    var canDrawAllThemes: Bool { !missing.contains(where: Self.essential.contains) }

    /// Whether every theme can be drawn and every given font folder can be used.
    var isHealthy: Bool { canDrawAllThemes && problems.isEmpty }

    /// Returns the whole report.
    func text(program: String, version: String) -> String {
        ([
            ["\(program) \(version)", ""], librarySection, fontSection, problemSection,
            missingLibrarySection, missingSection, [verdict],
        ])
        .joined().joined(separator: "\n")
    }

    private var librarySection: [String] {
        let lines = Self.columns(
            libraries.map { library in
                let note = library.moment == .built ? "  (when this program was built)" : ""
                return (library.name, library.version + note)
            })
        return ["Libraries:"] + lines + [""]
    }

    private var fontSection: [String] {
        guard !fonts.files.isEmpty else { return ["Fonts: none", ""] }
        let spacing =
            spacesSystemFont
            ? ["The system font since iOS 7 is Inter, spaced like San Francisco."] : []
        return ["Fonts in the order of preference, with the hashes of their files:"] + fonts.lines
            + spacing + [""]
    }

    private var problemSection: [String] {
        guard !problems.isEmpty else { return [] }
        return ["Problems of the given fonts:"] + problems.map { "  \($0)" } + [""]
    }

    private var missingLibrarySection: [String] {
        guard !missingLibraries.isEmpty else { return [] }
        let lines = Self.columns(missingLibraries.map { ($0.package, $0.loss) })
        #if canImport(Darwin)
            let command = "brew install "
        #else
            let command = "apt-get install "
        #endif
        return ["Missing libraries:"] + lines
            + [
                "To install the missing libraries:",
                "  " + command + missingLibraries.map(\.package).joined(separator: " "), "",
            ]
    }

    /// Returns lines with names and texts in two aligned columns.
    private static func columns(_ lines: [(name: String, text: String)]) -> [String] {
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { line in
            let padding = String(repeating: " ", count: width - line.name.count)
            return "  \(line.name)\(padding)  \(line.text)"
        }
    }

    private var missingSection: [String] {
        guard !missing.isEmpty else { return [] }
        let lines = Self.columns(
            missing.map { package in
                let weight = Self.essential.contains(package) ? ", essential" : ""
                return (package.rawValue, package.purpose + weight)
            })
        return ["Missing fonts:"] + lines
            + [
                "To install the missing fonts:", "  " + FontPackage.installCommand(for: missing),
                "",
            ]
    }

    private var verdict: String {
        if missing.isEmpty, !missingLibraries.isEmpty {
            return
                "Nothing essential is missing. The purpose of each missing library is listed above."
        }
        if missing.isEmpty {
            return problems.isEmpty
                ? "Nothing is missing."
                : "Nothing is missing, but the given fonts have the problems listed above."
        }
        return canDrawAllThemes
            ? "Nothing essential is missing. Texts in the scripts of the missing fonts have no letters."
            : "An essential font is missing. Install the fonts listed above."
    }
}
