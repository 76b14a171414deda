import Foundation
import Tableshot

/// Debian packages of installed files, from dpkg.
struct PackageQuery {
    /// A package that owns a file.
    struct Package: Hashable {
        /// Name of the package, such as `fonts-inter`.
        var name: String
        /// Installed version, such as `4.0~beta7+ds-1`.
        var version: String

        /// Name and version.
        var text: String { version.isEmpty ? name : name + " " + version }

        /// Path of the package's copyright file, which contains the licences.
        var copyrightPath: String { "/usr/share/doc/\(name)/copyright" }
    }

    /// Owners by path.
    private var owners: [String: Package] = [:]

    /// Asks for the owners of files.
    ///
    /// Files have no owner on a system without dpkg.
    init(_ paths: [String]) {
        guard !paths.isEmpty else { return }
        var names: [String: String] = [:]
        // A line is `package: path`, or `package:architecture: path`.
        for line in Self.output(of: ["--search"] + paths) {
            guard let end = line.range(of: ": /") else { continue }
            let name = line[..<end.lowerBound].split(separator: ",").first ?? ""
            names["/" + line[end.upperBound...]] = String(name.prefix { $0 != ":" })
        }
        var versions: [String: String] = [:]
        let owners = Set(names.values).sorted()
        if !owners.isEmpty {
            for line in Self.output(of: ["--show", "-f", "${Package} ${Version}\n"] + owners) {
                let words = line.split(separator: " ")
                if words.count == 2 { versions[String(words[0])] = String(words[1]) }
            }
        }
        for (path, name) in names {
            self.owners[path] = Package(name: name, version: versions[name] ?? "")
        }
    }

    /// Returns the package that installed a file, or `nil` if no package did.
    func package(of path: String) -> Package? { owners[path] }

    /// Returns the lines that dpkg-query prints; empty without dpkg.
    private static func output(of arguments: [String]) -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/dpkg-query")
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [] }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
