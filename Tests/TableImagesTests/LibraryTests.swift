import Foundation
import SharedLibraries
import TableDrawing
import TestSupport
import Testing

@testable import TableImages

/// Libraries loaded at their first use, and the messages for missing libraries.
@Suite struct LibraryTests {
    private static let pictures =
        #filePath.components(separatedBy: "/Tests/")[0]
        + "/Fixtures/documents/images/"

    private static func without<Value>(
        _ library: SharedLibrary, _ body: () throws -> Value
    ) rethrows -> Value {
        try SharedLibrary.$missing.withValue([library.name], operation: body)
    }

    /// Checks that an error names a library by its file and package.
    private static func check(_ text: String, names library: SharedLibrary) {
        #expect(text.contains(library.name), "\(text)")
        #expect(text.contains(library.files[0]), "\(text)")
        #expect(text.contains("install \(library.packageName)"), "\(text)")
        #expect(!text.contains("\n"))
    }

    private static func write(_ sink: (MemorySink) throws -> any FrameSink) throws -> Data {
        let memory = MemorySink()
        let sink = try sink(memory)
        try sink.begin(
            FrameSequence(width: 6, height: 4, frameCount: 2, framesPerSecond: 10))
        for index in 0..<2 {
            let bitmap = Bitmap(
                width: 6, height: 4, filling: index == 0 ? 0xFFFF_0000 : 0xFF00_00FF)
            try sink.write(
                Frame(index: index, time: Double(index) / 10, duration: 0.1, bitmap: bitmap))
        }
        try sink.finish()
        return memory.data
    }

    @Test func `each library is installed, and has all functions`() throws {
        _ = try TurboJPEGLibrary.loaded()
        _ = try WebPLibrary.loaded()
        _ = try WebPEncoderLibrary.loaded()
        _ = try GIFLibrary.loaded()
        _ = try RSVGLibrary.loaded()
        _ = try LCMSLibrary.loaded()
        #expect(ImageLibraries.missing.isEmpty)
    }

    @Test func `the error for a missing library or a missing function names the package`() throws {
        let none = SharedLibrary(
            "libsurely", "surely-not", interface: 7, package: "surely7", formula: "surely7",
            loss: "nothing")
        #expect(throws: LibraryProblem(library: none, function: nil)) { _ = try none.open() }
        #expect(!none.isInstalled)
        Self.check("libsurely: \(LibraryProblem(library: none, function: nil))", names: none)
        // An installed library of another version lacks a required function.
        let functions = try SharedLibrary.gif.open()
        do throws(LibraryProblem) {
            _ = try TurboJPEGLibrary(functions)
            Issue.record("giflib is no libjpeg-turbo")
        } catch {
            #expect(error.description.contains("has no tjInitDecompress; install"))
        }
        #expect(throws: LibraryProblem(library: .gif, function: "rsvg_handle_new_from_data")) {
            _ = try RSVGLibrary(functions)
        }
        // The message for a library that may be too old states the required version.
        #expect(
            LibraryProblem(library: .rsvg, function: "rsvg_new").description.hasSuffix(
                "has no rsvg_new; install \(SharedLibrary.rsvg.packageName) 2.52 or later"))
    }

    @Test func `without librsvg, an SVG is an error that names the library`() {
        // The test begins without the library, because drawings are cached.
        let svg = Data("<svg xmlns='http://www.w3.org/2000/svg' width='5' height='3'/>".utf8)
        Self.without(.rsvg) {
            Self.check("\(Decoded(svg).reason.map { "\($0)" } ?? "")", names: .rsvg)
            #expect(RSVGLibrary.version == nil)
        }
        #expect(Decoded(svg).bitmap?.width == 5)
    }

    @Test func `without libjpeg-turbo, a JPEG is an error that names the library`() throws {
        let bitmap = try Program.python([
            "-c",
            "import sys; from PIL import Image; "
                + "Image.new('RGB', (5, 3), (255, 0, 0)).save(sys.stdout.buffer, 'JPEG')",
        ])
        #expect(try ImageDecoder().decode(bitmap).width == 5)
        Self.without(.turboJPEG) {
            Self.check("\(Decoded(bitmap).reason.map { "\($0)" } ?? "")", names: .turboJPEG)
        }
    }

    @Test func `without libwebp, reading and writing a WebP are errors that name the library`()
        throws
    {
        let still = try Data(
            contentsOf: URL(fileURLWithPath: Self.pictures + "harbour@2x.webp"))
        #expect(Decoded(still).bitmap != nil)
        let moving = try Self.write { AnimatedWebPSink(sink: $0) }
        let reader = try #require(try FrameReaders.reader(of: moving))
        #expect(try reader.next()?.bitmap[0, 0] == 0xFFFF_0000)
        Self.without(.webPDecoder) {
            Self.check("\(Decoded(still).reason.map { "\($0)" } ?? "")", names: .webPDecoder)
            do throws(ImageError) {
                _ = try FrameReaders.reader(of: moving, name: "moving.webp")
                Issue.record("read without libwebp")
            } catch {
                Self.check(error.description, names: .webPDecoder)
            }
        }
        Self.without(.webPEncoder) {
            do {
                _ = try Self.write { AnimatedWebPSink(sink: $0) }
                Issue.record("written without libwebp")
            } catch {
                Self.check("\(error)", names: .webPEncoder)
            }
            #expect(Decoded(still).bitmap != nil)
        }
    }

    @Test func `without giflib, reading and writing a GIF are errors that name the library`() throws
    {
        let gif = try Self.write { GIFSink(sink: $0) }
        let reader = try #require(try FrameReaders.reader(of: gif))
        #expect(try reader.next()?.bitmap[0, 0] == 0xFFFF_0000)
        Self.without(.gif) {
            do {
                _ = try FrameReaders.reader(of: gif, name: "a.gif")
                Issue.record("read without giflib")
            } catch {
                Self.check("\(error)", names: .gif)
            }
            do {
                _ = try Self.write { GIFSink(sink: $0) }
                Issue.record("written without giflib")
            } catch {
                Self.check("\(error)", names: .gif)
            }
        }
    }

    @Test func `the versions name missing libraries and the consequence`() {
        for library in SharedLibrary.all {
            Self.without(library) {
                #expect(ImageLibraries.missing.map(\.package) == [library.packageName])
                // The encoder has the version of the decoder. The version of librsvg is that of the
                // drawing library and its headers. Expat reads no pictures.
                guard ![.webPEncoder, .rsvg, .expat].contains(library) else { return }
                let said = ImageLibraries.versions.map(\.description)
                #expect(
                    said.contains("\(library.name) not installed; \(library.loss)"), "\(said)")
            }
        }
    }
}
