import Foundation
import Tableshot

/// The user's Swift compiler.
struct SwiftToolchain {
    /// Path of `swiftc`, without links.
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
                "Swift's compiler 'swiftc' is not in PATH; install Swift from swift.org, or add its "
                    + "folder to PATH")
        }
        compiler = found
        // The compiler's file changes with the version. Asking for the version takes 0.1 seconds.
        let path = found.realPath ?? found
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        var hash = ContentHash()
        hash.add(path)
        hash.add("\(facts?[.size] as? Int ?? 0)")
        hash.add("\((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
        identity = String(hash.text.prefix(16))
    }

    /// Path of the package manager.
    var packageManager: String { compiler.folderPath + "/swift" }

    /// Variables for the compiler and the package manager.
    static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter {
            ["HOME", "PATH", "TMPDIR", "XDG_CACHE_HOME"].contains($0.key)
                || $0.key.hasPrefix("GIT_")
        }
    }
}
