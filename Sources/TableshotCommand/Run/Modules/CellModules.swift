import Foundation
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
            folder = try ModuleBuild(toolchain, cache: cache).folder()
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
            "CGIF", "CISAL", "CLCMS2", "CPNG", "CPango", "CPangoFc", "CRSVG", "CTurboJPEG", "CWebP",
            "CYAML", "CZlib",
        ]
        let text = names.map { "module \($0) {}\n" }.joined()
        if FileManager.default.contents(atPath: moduleMap) != Data(text.utf8) {
            try AtomicFile.write(Array(text.utf8), to: moduleMap)
        }
    }
}

/// Compilation of the modules from the sources of this program.
private struct ModuleBuild {
    private let toolchain: SwiftToolchain
    private let cache: CacheFolder

    init(_ toolchain: SwiftToolchain, cache: CacheFolder) {
        self.toolchain = toolchain
        self.cache = cache
    }

    /// Returns the folder with the modules.
    func folder() throws -> String {
        let package = try Self.package()
        let name = "modules-" + toolchain.identity
        let scratch = try cache.create(name)
        let folder = scratch + "/release"
        let stamp = scratch + "/sources"
        let state = try Self.state(of: package)
        let library = folder + "/" + CellModules.library
        if FileManager.default.contents(atPath: stamp) == Data(state.utf8),
            FileManager.default.fileExists(atPath: library)
        {
            return folder
        }
        try build(package, into: scratch)
        guard FileManager.default.fileExists(atPath: library) else {
            throw CommandFailure("the build made no \(CellModules.library)", path: scratch)
        }
        try AtomicFile.write(Array(state.utf8), to: stamp)
        return folder
    }

    private func build(_ package: String, into scratch: String) throws {
        Console.standard.printError(
            "note: the modules for cells are built once for this Swift; this takes some minutes")
        let process = ConfinedProcess(
            path: toolchain.packageManager,
            arguments: [
                "build", "-c", "release", "--product", "CellRunning", "--package-path", package,
                "--scratch-path", scratch,
            ],
            environment: SwiftToolchain.environment, seconds: 3_600,
            onLine: { Console.standard.showProgress("building modules: \($0)") })
        let ending = try process.run()
        Console.standard.endProgress()
        guard ending.isSuccess else {
            let lines = ending.output.split(separator: "\n")
            let errors = lines.filter { $0.contains("error:") }
            throw CommandFailure(
                "the modules for cells cannot be built:\n"
                    + (errors.isEmpty ? lines.suffix(10) : errors.prefix(10))
                    .map { "  " + $0 }.joined(separator: "\n"), path: package)
        }
    }

    /// Folder of this program's package, which contains the program or is installed beside it.
    private static func package() throws -> String {
        let program = "/proc/self/exe".realPath ?? CommandLine.arguments[0]
        var folder = program.folderPath
        while folder.count > 1 {
            for candidate in [folder, folder + "/share/tableshot/package"]
            where FileManager.default.fileExists(
                atPath: candidate + "/Sources/CellRunning/CellRunner.swift")
            {
                return candidate
            }
            folder = folder.folderPath
        }
        throw CommandFailure(
            "the sources of this program are neither in the folders that contain it nor in "
                + "share/tableshot/package; they are compiled once for your Swift. Run the program in "
                + "its checkout, or set \(CellModules.variable) to a folder of 'swift build --product "
                + "CellRunning'", path: program)
    }

    /// Hash of the names, sizes and dates of the package's sources.
    private static func state(of package: String) throws -> String {
        var hash = ContentHash()
        hash.add(package)
        var names: [String] = []
        let files = FileManager.default.enumerator(atPath: package + "/Sources")
        while let name = files?.nextObject() as? String { names.append("Sources/" + name) }
        for name in ["Package.swift"] + names.sorted() {
            var facts = stat()
            guard lstat(package + "/" + name, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
                continue
            }
            hash.add(name)
            hash.add("\(facts.st_size) \(facts.st_mtim.tv_sec) \(facts.st_mtim.tv_nsec)")
        }
        return hash.text
    }
}
