import Foundation

/// A C library that is looked up when it is first needed.
///
/// Most tables show no photograph or SVG and are no animation, and each library that a program is linked with
/// takes time at its every start: so none is linked with these.
package struct SharedLibrary: Sendable, Hashable {
    /// Its own name, such as `libwebp`.
    package let name: String
    /// The package that has it: Debian's, or Homebrew's formula.
    package let packageName: String
    /// What cannot be done without it, as in `no JPEG can be read`.
    package let loss: String
    /// Its names where the system finds it: that of the interface that was used here first.
    let files: [String]
    /// The oldest version with all functions that are used, where an older one is to be met.
    let oldestVersion: String?

    /// The names of libraries that this task does without; tests are on a machine that lacks them.
    @TaskLocal package static var missing: Set<String> = []

    /// Every one that is looked up by this type.
    package static let all = [turboJPEG, webPDecoder, webPEncoder, gif, rsvg, lcms, isal]

    package static let turboJPEG = SharedLibrary(
        "libjpeg-turbo", "turbojpeg", interface: 0, package: "libturbojpeg0",
        formula: "jpeg-turbo", loss: "no JPEG can be read")
    /// libwebp's readers, which bring the decoder along.
    package static let webPDecoder = SharedLibrary(
        "libwebp", "webpdemux", interface: 2, package: "libwebpdemux2", formula: "webp",
        loss: "no WebP can be read")
    /// libwebp's writers, which bring the encoder along.
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
    /// ISA-L, whose stream is memory of the caller's, laid out as its interface says: no other one will do.
    package static let isal = SharedLibrary(
        "ISA-L", "isal", interface: 2, package: "libisal2", formula: "isa-l",
        loss: "zlib does its work, more slowly", takesOtherInterfaces: false)

    /// A library of a stem such as `webp`, with the number of its interface in Debian 12, which is
    /// tried before whatever the plain name leads to, where that may have another interface.
    init(
        _ name: String, _ stem: String, interface: Int, package: String, formula: String,
        loss: String, oldestVersion: String? = nil, takesOtherInterfaces: Bool = true
    ) {
        self.name = name
        self.loss = loss
        self.oldestVersion = oldestVersion
        #if canImport(Darwin)
            packageName = formula
            let file = takesOtherInterfaces ? "lib\(stem).dylib" : "lib\(stem).\(interface).dylib"
            files = ["/opt/homebrew/opt/", "/usr/local/opt/"].map { "\($0)\(formula)/lib/\(file)" }
        #else
            packageName = package
            let file = "lib\(stem).so"
            files = ["\(file).\(interface)"] + (takesOtherInterfaces ? [file] : [])
        #endif
    }

    /// Whether it is there, in this task.
    package var isInstalled: Bool { !Self.missing.contains(name) && (try? open()) != nil }

    /// Its functions, loaded.
    ///
    /// - Throws: where it is not installed.
    func open() throws(LibraryProblem) -> LibraryFunctions {
        for file in files {
            if let handle = dlopen(file, RTLD_LAZY) {
                return LibraryFunctions(library: self, handle: handle)
            }
        }
        throw LibraryProblem(library: self, function: nil)
    }

    /// What was made of the library once, unless this task is to do without it.
    func use<Table>(
        _ table: Result<Table, LibraryProblem>
    ) throws(LibraryProblem) -> Table {
        guard !Self.missing.contains(name) else {
            throw LibraryProblem(library: self, function: nil)
        }
        return try table.get()
    }
}
