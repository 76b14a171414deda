import Foundation
import SourceRewriting
import Tableshot

/// Compilation of the modules from the sources of this program.
///
/// Finished modules are moved into the cache at once, so that an interrupted build leaves no
/// incomplete modules. The next build continues it.
struct ModuleBuild {
    private let toolchain: SwiftToolchain
    private let cache: CacheFolder

    /// Versions of the modules that the cache keeps.
    private static let limit = 3
    /// Seconds for a build.
    private static let seconds = 7_200.0
    /// File beside compiled modules with the name of the compiler's version.
    static let versionName = "swift-version"

    init(_ toolchain: SwiftToolchain, _ cache: CacheFolder) {
        self.toolchain = toolchain
        self.cache = cache
    }

    /// Returns the folder with the modules: of the installation if its compiler is the user's, or
    /// of the cache.
    ///
    /// - Throws: a `CommandFailure` if the sources are missing or cannot be compiled.
    func folder() throws -> String {
        if let folder = try Self.installed("cells", with: Self.versionName),
            let version = FileManager.default.contents(atPath: folder + "/" + Self.versionName),
            try toolchain.version(cache) + "\n" == String(decoding: version, as: UTF8.self)
        {
            return folder
        }
        let package = try Self.package()
        let name = "modules/" + (try state(of: package))
        let folder = cache.path + "/" + name
        if use(folder) { return folder }
        try cache.create("modules")
        let lock = try lock()
        defer { close(lock) }
        // Another process may have built the modules in the meantime.
        if use(folder) { return folder }
        try install(from: try build(package), into: folder)
        cache.prune("modules", keeping: Self.limit)
        return folder
    }

    /// Returns whether modules exist, and dates their last use.
    private func use(_ folder: String) -> Bool {
        guard FileManager.default.fileExists(atPath: folder + "/" + CellModules.library) else {
            return false
        }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder)
        return true
    }

    /// Waits until no other process builds modules, and returns the descriptor of the lock.
    private func lock() throws -> Int32 {
        let path = cache.path + "/modules.lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandFailure(
                "the file cannot be opened: \(OutputError.reason(of: errno))", path: path)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        Console.standard.printError(
            "note: another process builds the modules for cells; this process waits for it")
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return descriptor
    }

    /// Builds the modules and returns the folder of the build's products.
    private func build(_ package: String) throws -> String {
        let version = try toolchain.version(cache)
        Console.standard.printError(
            "note: the modules for cells are built once for \(version); this takes some minutes")
        // The manifest is copied, so that the package manager writes nothing beside the sources.
        let scratch = try cache.create("build-" + toolchain.identity)
        let stage = scratch + "/package"
        try? FileManager.default.removeItem(atPath: stage)
        do {
            try FileManager.default.createDirectory(
                atPath: stage, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                atPath: package + "/Package.swift", toPath: stage + "/Package.swift")
            try FileManager.default.createSymbolicLink(
                atPath: stage + "/Sources", withDestinationPath: package + "/Sources")
        } catch {
            throw CommandFailure("the folder cannot be written: \(error)", path: stage)
        }
        var environment = SwiftToolchain.environment
        environment["TABLESHOT_CELLS_ONLY"] = "1"
        // The compiler's temporary files would outlive an interrupted build.
        let temporary = try Interrupts.temporaryFolder()
        defer { Interrupts.remove(temporaryFolder: temporary) }
        environment["TMPDIR"] = temporary
        let clock = ContinuousClock()
        let start = clock.now
        let ending = try ConfinedProcess(
            path: toolchain.packageManager,
            arguments: [
                "build", "-c", "release", "-debug-info-format", "none", "--product", "CellRunning",
                "--package-path", stage, "--scratch-path", scratch,
            ],
            environment: environment, seconds: Self.seconds,
            onLine: { Console.standard.showProgress("building modules: \($0)") }
        ).run()
        Console.standard.endProgress()
        let products = scratch + "/release"
        guard ending.isSuccess,
            FileManager.default.fileExists(atPath: products + "/" + CellModules.library)
        else {
            throw CommandFailure(Self.message(ending), path: package)
        }
        let seconds = (clock.now - start).components.seconds
        Console.standard.printError("note: the modules for cells were built in \(seconds) seconds")
        return products
    }

    /// Describes a build that failed.
    private static func message(_ ending: ConfinedProcess.Ending) -> String {
        guard ending.reason != .deadline else {
            return "the build of the modules for cells did not end within \(Int(seconds)) seconds"
        }
        // The package manager names the packages of headers that are missing.
        let headers = ending.output.matches(of: #/apt-get install ([A-Za-z0-9.+-]+)/#)
            .map { String($0.1) }
        if !headers.isEmpty {
            let names = Set(headers).sorted().joined(separator: " ")
            return "the modules for cells are compiled with headers of libraries that are missing; "
                + "install them: apt-get install \(names)"
        }
        let lines = ending.output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        return "the modules for cells cannot be built:\n"
            + (errors.isEmpty ? lines.suffix(10) : errors.prefix(10))
            .map { "  " + $0 }.joined(separator: "\n")
    }

    /// Moves the library and the modules into the cache.
    private func install(from products: String, into folder: String) throws {
        let files = FileManager.default
        let temporary = "\(folder).\(getpid())"
        try? files.removeItem(atPath: temporary)
        do {
            try files.createDirectory(
                atPath: temporary + "/Modules", withIntermediateDirectories: true)
            try files.copyItem(
                atPath: products + "/" + CellModules.library,
                toPath: temporary + "/" + CellModules.library)
            for name in try files.contentsOfDirectory(atPath: products + "/Modules")
            where name.hasSuffix(".swiftmodule") {
                try files.copyItem(
                    atPath: products + "/Modules/" + name, toPath: temporary + "/Modules/" + name)
            }
            try files.moveItem(atPath: temporary, toPath: folder)
        } catch {
            try? files.removeItem(atPath: temporary)
            throw CommandFailure("the modules cannot be kept: \(error)", path: cache.path)
        }
    }

    // MARK: Sources

    /// Folder of this program's package, which contains the program or is installed beside it.
    private static func package() throws -> String {
        let source = "Sources/CellRunning/CellRunner.swift"
        if let folder = try installed("package", with: source) { return folder }
        let program = try program()
        var folder = program.folderPath
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/" + source) { return folder }
            folder = folder.folderPath
        }
        throw CommandFailure(
            "the sources of this program are neither in the folders that contain it nor in "
                + "share/tableshot/package; they are compiled once for your Swift. Run the program in "
                + "its checkout, or set \(CellModules.variable) to a folder of 'swift build --product "
                + "CellRunning'", path: program)
    }

    /// Returns the path of a folder beside the installed program, or `nil` if it lacks a file.
    private static func installed(_ name: String, with file: String) throws -> String? {
        let folder = try program().folderPath.folderPath + "/share/tableshot/" + name
        return FileManager.default.fileExists(atPath: folder + "/" + file) ? folder : nil
    }

    private static func program() throws -> String {
        guard let path = "/proc/self/exe".realPath else {
            throw CommandFailure("the path of this program is unknown, because /proc is missing")
        }
        return path
    }

    /// Targets that the library for cells does not need.
    private static let others: Set<String> = [
        "DocumentReference", "SourceRewriterTool", "SourceRewriting", "TableGallery", "TableReport",
        "TableSamples", "TableServer", "TableshotCommand", "TableshotMain", "TableshotTesting",
        "UIKitTestingOverlay",
    ]

    /// Hash of the compiler and of the names, sizes and dates of the package's sources.
    private func state(of package: String) throws -> String {
        var hash = ContentHash()
        hash.add(toolchain.identity)
        hash.add(package)
        var names: [String] = []
        let files = FileManager.default.enumerator(atPath: package + "/Sources")
        while let name = files?.nextObject() as? String {
            if Self.others.contains(name) { files?.skipDescendants() }
            names.append("Sources/" + name)
        }
        for name in ["Package.swift"] + names.sorted() {
            var facts = stat()
            guard lstat(package + "/" + name, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
                continue
            }
            hash.add(name)
            hash.add("\(facts.st_size) \(facts.st_mtim.tv_sec) \(facts.st_mtim.tv_nsec)")
        }
        return String(hash.text.prefix(16))
    }
}
