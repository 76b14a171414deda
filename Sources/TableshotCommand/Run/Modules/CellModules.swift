import Foundation
import SourceRewriting
import Tableshot

/// The compiled modules that a team's cells are compiled with, and the library that draws them.
struct CellModules {
    /// Folder with the `.swiftmodule` files.
    let modules: String
    /// Folder with the library.
    let libraries: String
    /// Module map with empty modules in place of the modules of C libraries.
    let moduleMap: String
    /// Folder for modules that the compiler caches.
    let moduleCache: String
    /// Hash of the modules and the compiler.
    let identity: String

    static let library = "libCellRunning.so"
    /// Variable with a folder of `swift build` that holds the modules.
    static let variable = "TABLESHOT_MODULES"

    /// Finds the modules for a toolchain, or builds them from the sources of this program.
    ///
    /// - Throws: a `CommandFailure` if the sources are missing or cannot be compiled.
    init(_ toolchain: SwiftToolchain, cache: CacheFolder) throws {
        let folder: String
        if let given = ProcessInfo.processInfo.environment[Self.variable] {
            folder = given
            guard FileManager.default.fileExists(atPath: folder + "/" + Self.library) else {
                throw CommandFailure(
                    "the folder of \(Self.variable) has no \(Self.library); give the folder of "
                        + "'swift build --product CellRunning'", path: folder)
            }
        } else {
            folder = try ModuleBuild(toolchain, cache).folder()
        }
        libraries = folder
        modules = folder + "/Modules"
        let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + Self.library)
        var hash = ContentHash()
        hash.add(toolchain.identity)
        hash.add(folder)
        hash.add("\(facts?[.size] as? Int ?? 0)")
        hash.add("\((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
        identity = String(hash.text.prefix(16))
        moduleCache = try cache.create("clang-" + toolchain.identity)
        moduleMap = moduleCache + "/c-libraries.modulemap"
        // Cells use no declaration of these modules. The compiler only asks whether the modules
        // exist, so the headers of the libraries need not be installed.
        let names = [
            "CCairo", "CConfinement", "CDeflate", "CExchange", "CExpat", "CFontconfig", "CFreeType",
            "CGIF", "CLCMS2", "CPNG", "CPango", "CPangoFc", "CRSVG", "CTurboJPEG", "CWebP",
            "CYAML", "CZlib",
        ]
        let text = names.map { "module \($0) {}\n" }.joined()
        if FileManager.default.contents(atPath: moduleMap) != Data(text.utf8) {
            try AtomicFile.write(Array(text.utf8), to: moduleMap)
        }
    }
}
