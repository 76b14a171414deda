import Tableshot

/// What `doctor` says of this machine.
struct Diagnosis {
    let libraries: [LibraryVersion]
    let fonts: FontInventory
    /// The packages whose fonts are not there.
    let missing: [FontPackage]
    /// The packages of libraries that are not there, and what cannot be done without each.
    let missingLibraries: [(package: String, loss: String)]
    /// What is wrong with the folders of fonts that were given.
    let problems: [FontBookError]

    /// Looks at the libraries that are loaded and at a book's fonts.
    init(_ book: FontBook, problems: [FontBookError] = []) {
        self.problems = problems
        libraries = TableshotVersion.libraries
        fonts = FontInventory(book)
        missing = book.missingPackages
        missingLibraries = ImageLibraries.missing
    }

    /// The packages without which a theme has no letters.
    static let essential: [FontPackage] = [.inter, .nimbus]

    /// Whether every theme can be drawn.
    var hasEssentials: Bool { !missing.contains(where: Self.essential.contains) }

    /// Whether every theme can be drawn, and with all fonts that were given.
    var isHealthy: Bool { hasEssentials && problems.isEmpty }

    /// The whole report.
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
        return ["Fonts, earlier ones first, with the hashes of their files:"] + fonts.lines + [""]
    }

    private var problemSection: [String] {
        guard !problems.isEmpty else { return [] }
        return ["Wrong with the fonts that were given:"] + problems.map { "  \($0)" } + [""]
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
                "To install them:",
                "  " + command + missingLibraries.map(\.package).joined(separator: " "), "",
            ]
    }

    /// Lines of names and what is said of each, one below the other.
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
            + ["To install them:", "  " + FontPackage.installCommand(for: missing), ""]
    }

    private var verdict: String {
        if missing.isEmpty, !missingLibraries.isEmpty {
            return "Nothing essential is missing; see above what each missing library is for."
        }
        if missing.isEmpty {
            return problems.isEmpty
                ? "Nothing is missing." : "Nothing is missing, but see what is wrong above."
        }
        return hasEssentials
            ? "Nothing essential is missing; texts in the scripts above have no letters yet."
            : "Something essential is missing."
    }
}
