import Foundation

/// A C library that is loaded on first use.
///
/// Most tables contain no photographs, SVGs or animations, and each linked library slows down
/// every start of a program. Programs are therefore not linked with these libraries.
package struct SharedLibrary: Sendable, Hashable {
    /// Name of the library, such as `libwebp`.
    package let name: String
    /// Name of the package: Debian's, or Homebrew's formula.
    package let packageName: String
    /// Consequence of a missing library, such as `no JPEG can be read`.
    package let loss: String
    /// File names to try, starting with the supported interface version.
    package let files: [String]
    /// The oldest version with all used functions, if older versions may be installed.
    package let oldestVersion: String?

    /// Names of libraries that count as missing in the current task, for tests.
    @TaskLocal package static var missing: Set<String> = []

    /// Every one that is looked up by this type.
    package static let all = [turboJPEG, webPDecoder, webPEncoder, gif, rsvg, lcms, expat]

    package static let turboJPEG = SharedLibrary(
        "libjpeg-turbo", "turbojpeg", interface: 0, package: "libturbojpeg0",
        formula: "jpeg-turbo", loss: "no JPEG can be read")
    /// libwebp's library for reading, which depends on the decoder.
    package static let webPDecoder = SharedLibrary(
        "libwebp", "webpdemux", interface: 2, package: "libwebpdemux2", formula: "webp",
        loss: "no WebP can be read")
    /// libwebp's library for writing, which depends on the encoder.
    package static let webPEncoder = SharedLibrary(
        "libwebpmux", "webpmux", interface: 3, package: "libwebpmux3", formula: "webp",
        loss: "no WebP can be written")
    package static let gif = SharedLibrary(
        "giflib", "gif", interface: 7, package: "libgif7", formula: "giflib",
        loss: "no GIF can be read or written")
    package static let rsvg = SharedLibrary(
        "librsvg", "rsvg-2", interface: 2, package: "librsvg2-2", formula: "librsvg",
        loss: "no SVG can be read", oldestVersion: "2.52")
    package static let lcms = SharedLibrary(
        "Little CMS", "lcms2", interface: 2, package: "liblcms2-2", formula: "little-cms2",
        loss: "no image with a colour profile can be read", oldestVersion: "2.8")
    package static let expat = SharedLibrary(
        "Expat", "expat", interface: 1, package: "libexpat1", formula: "expat",
        loss: "no file of Interface Builder can be read", oldestVersion: "2.4")

    /// Creates a library with a stem such as `webp`, and its interface number in Debian 12.
    ///
    /// The interface number is tried before the plain name, which may be a different interface.
    package init(
        _ name: String, _ stem: String, interface: Int, package: String, formula: String,
        loss: String, oldestVersion: String? = nil
    ) {
        self.name = name
        self.loss = loss
        self.oldestVersion = oldestVersion
        #if canImport(Darwin)
            packageName = formula
            files = ["/opt/homebrew/opt/", "/usr/local/opt/"].map {
                "\($0)\(formula)/lib/lib\(stem).dylib"
            }
        #else
            packageName = package
            let file = "lib\(stem).so"
            files = ["\(file).\(interface)", file]
        #endif
    }

    /// Whether the library is available in this task.
    package var isInstalled: Bool { !Self.missing.contains(name) && (try? open()) != nil }

    /// Loads the library and returns its functions.
    ///
    /// - Throws: an error if the library is not installed.
    package func open() throws(LibraryProblem) -> LibraryFunctions {
        for file in files {
            if let handle = dlopen(file, RTLD_LAZY) {
                return LibraryFunctions(library: self, handle: handle)
            }
        }
        throw LibraryProblem(library: self, function: nil)
    }

    /// Returns the functions loaded once, unless the library is treated as missing in this
    /// task.
    package func use<Table>(
        _ table: Result<Table, LibraryProblem>
    ) throws(LibraryProblem) -> Table {
        guard !Self.missing.contains(name) else {
            throw LibraryProblem(library: self, function: nil)
        }
        return try table.get()
    }
}

/// A loaded library, for looking up functions by name.
package struct LibraryFunctions {
    /// The loaded library.
    package let library: SharedLibrary
    /// Handle of the library, which stays loaded.
    let handle: UnsafeMutableRawPointer

    /// Returns a function of the library or its dependencies.
    ///
    /// `Function` is its C type. For a variable, it is the type of a pointer to the variable.
    package func callAsFunction<Function>(_ name: String) throws(LibraryProblem) -> Function {
        guard let symbol = dlsym(handle, name) else {
            throw LibraryProblem(library: library, function: name)
        }
        return unsafeBitCast(symbol, to: Function.self)
    }
}

/// An error in loading a C library.
package struct LibraryProblem: Error, Hashable, CustomStringConvertible {
    /// The library with the problem.
    package let library: SharedLibrary
    /// Name of the missing function, or `nil` if the library is missing.
    package let function: String?

    /// Creates an error about a missing library, or about a function that the library lacks.
    package init(library: SharedLibrary, function: String?) {
        self.library = library
        self.function = function
    }

    /// Description and remedy, as the end of a sentence.
    package var description: String {
        let file = library.files.first ?? library.name
        guard let function else {
            return "\(file) cannot be loaded; install \(library.packageName)"
        }
        let version = library.oldestVersion.map { " \($0) or later" } ?? ""
        return
            "the installed library has no \(function); install \(library.packageName)\(version)"
    }
}
