import Foundation
import SourceRewriting
import Tableshot

/// The user's Swift compiler.
struct SwiftToolchain {
    /// Path of `swiftc` in the toolchain.
    let compiler: String
    /// Hash that differs between versions of the compiler.
    let identity: String

    /// Finds the compiler in `PATH`.
    ///
    /// - Throws: a `CommandFailure` if there is no compiler.
    init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { $0 + "/swiftc" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else {
            throw CommandFailure(
                "Swift's compiler 'swiftc' is not in PATH; install Swift 6.1 or later from "
                    + "swift.org/install/linux, or add its folder to PATH")
        }
        // Tools such as swiftly put programs in PATH that start the compiler of a toolchain.
        let isToolchain = FileManager.default.fileExists(
            atPath: (found.realPath ?? found).folderPath.folderPath + "/lib/swift")
        compiler = isToolchain ? found : try Information(found).compiler
        // The compiler's file changes with the version. Asking for the version takes 0.1 seconds.
        let path = compiler.realPath ?? compiler
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        var hash = ContentHash()
        hash.add(path)
        hash.add("\(facts?[.size] as? Int ?? 0)")
        hash.add("\((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
        identity = String(hash.text.prefix(16))
    }

    /// Path of the package manager.
    var packageManager: String { compiler.folderPath + "/swift" }

    /// Path of the program that finds lines of sources in debug information.
    var symbolizer: String { (compiler.realPath ?? compiler).folderPath + "/llvm-symbolizer" }

    /// Folder with the libraries of Swift's runtime.
    var runtime: String {
        (compiler.realPath ?? compiler).folderPath.folderPath + "/lib/swift/linux"
    }

    /// Returns the name of the version, such as "Swift version 6.1 (swift-6.1-RELEASE)".
    ///
    /// - Parameter cache: folder that keeps the name.
    func version(_ cache: CacheFolder) throws -> String {
        let path = try cache.create("toolchains") + "/" + identity
        if let data = FileManager.default.contents(atPath: path) {
            return String(decoding: data, as: UTF8.self)
        }
        let version = try Information(compiler).compilerVersion
        try AtomicFile.write(Array(version.utf8), to: path)
        return version
    }

    /// Variables for the compiler and the package manager.
    static var environment: [String: String] {
        let names: Set = [
            "HOME", "PATH", "TMPDIR", "XDG_CACHE_HOME", "PKG_CONFIG_PATH", "CPATH", "LIBRARY_PATH",
            "LD_LIBRARY_PATH", "SDKROOT",
        ]
        return ProcessInfo.processInfo.environment.filter {
            names.contains($0.key) || $0.key.hasPrefix("SWIFTLY_")
        }
    }

    /// Facts that a compiler prints about itself.
    private struct Information: Decodable {
        let compilerVersion: String
        private let paths: Paths

        private struct Paths: Decodable {
            /// The folder `usr/lib/swift` of the toolchain.
            let runtimeResourcePath: String
        }

        var compiler: String {
            paths.runtimeResourcePath.folderPath.folderPath + "/bin/swiftc"
        }

        /// Asks a compiler.
        init(_ compiler: String) throws {
            // The compiler leaves an empty folder behind.
            let temporary = try Interrupts.temporaryFolder()
            defer { Interrupts.remove(temporaryFolder: temporary) }
            var environment = SwiftToolchain.environment
            environment["TMPDIR"] = temporary
            let ending = try ConfinedProcess(
                path: compiler, arguments: ["-print-target-info"], environment: environment,
                seconds: 60
            ).run()
            do {
                guard ending.isSuccess else { throw CocoaError(.fileReadUnknown) }
                self = try JSONDecoder().decode(Self.self, from: Data(ending.output.utf8))
            } catch {
                throw CommandFailure(
                    "Swift's compiler does not work; 'swiftc -print-target-info' printed:\n"
                        + ending.output.split(separator: "\n").suffix(10).map { "  " + $0 }
                        .joined(separator: "\n"), path: compiler)
            }
        }
    }
}
