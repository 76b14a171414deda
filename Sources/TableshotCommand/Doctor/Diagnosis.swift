import Tableshot

/// What `doctor` says of this machine.
struct Diagnosis {
    let libraries: [LibraryVersion]
    let fonts: FontInventory
    /// The packages whose fonts are not there.
    let missing: [FontPackage]
    /// What is wrong with the folders of fonts that were given.
    let problems: [FontBookError]

    /// Looks at the libraries that are loaded and at a book's fonts.
    init(_ book: FontBook, problems: [FontBookError] = []) {
        self.problems = problems
        libraries = TableshotVersion.libraries
        fonts = FontInventory(book)
        missing = book.missingPackages
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
            missingSection, [verdict],
        ])
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

    private var problemSection: [String] {
        guard !problems.isEmpty else { return [] }
        return ["Wrong with the fonts that were given:"] + problems.map { "  \($0)" } + [""]
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
        if missing.isEmpty {
            return problems.isEmpty
                ? "Nothing is missing." : "Nothing is missing, but see what is wrong above."
        }
        return hasEssentials
            ? "Nothing essential is missing; texts in the scripts above have no letters yet."
            : "Something essential is missing."
    }
}
