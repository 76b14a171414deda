import CISAL
import Foundation

/// ISA-L's functions, looked up when a picture is first compressed with `.fast`.
///
/// Nothing is linked with it: a machine that has none compresses with zlib, and a process that does not
/// need it loads one library less.
package struct ISALLibrary: Sendable {
    typealias Stream = UnsafeMutableRawPointer

    /// Begins a stream.
    let begin: @convention(c) @Sendable (Stream?) -> Void
    /// Compresses what the stream's head says; returns ISA-L's status.
    let deflate: @convention(c) @Sendable (Stream?) -> CInt

    private static let installed = ISALLibrary(names: names)

    /// Whether the library may be used in this task; tests say no, to be on a machine without it.
    @TaskLocal package static var isAllowed = true

    /// The library; nothing where it is not installed or not what it seems.
    static var loaded: ISALLibrary? { isAllowed ? installed : nil }

    /// Its names where the system finds it, with the number of its interface.
    #if canImport(Darwin)
        static let names = [
            "libisal.2.dylib", "/opt/homebrew/lib/libisal.2.dylib",
            "/usr/local/lib/libisal.2.dylib",
        ]
    #else
        static let names = ["libisal.so.2"]
    #endif

    /// Loads the library by one of its names.
    init?(names: [String]) {
        for name in names {
            guard let library = dlopen(name, RTLD_NOW) else { continue }
            guard let begin = dlsym(library, "isal_deflate_init"),
                let deflate = dlsym(library, "isal_deflate")
            else {
                dlclose(library)
                continue
            }
            self.begin = unsafeBitCast(
                begin, to: (@convention(c) @Sendable (Stream?) -> Void).self)
            self.deflate = unsafeBitCast(
                deflate, to: (@convention(c) @Sendable (Stream?) -> CInt).self)
            return
        }
        return nil
    }
}
