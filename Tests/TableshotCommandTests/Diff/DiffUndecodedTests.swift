import Foundation
import Testing

/// `diff` on different pictures with equal pixels: parts of the files are not decoded.
@Suite struct DiffUndecodedTests {
    /// Contents of two files, their extension, and the expected message.
    struct Pair: CustomTestStringConvertible, Sendable {
        let name: String
        /// Python code that writes the files with `put(0, …)` and `put(1, …)`.
        let script: String
        let words: String

        var testDescription: String { name }
    }

    /// Returns two SVGs that differ within an opaque rectangle.
    private static func svg(_ name: String, _ old: String, _ new: String, _ words: String) -> Pair {
        Pair(
            name: name,
            script: """
                for side, part in enumerate([\(quoted(old)), \(quoted(new))]):
                    put(side, 'x.svg', ("<svg xmlns='http://www.w3.org/2000/svg' "
                        "xmlns:xlink='http://www.w3.org/1999/xlink' width='40' height='20'>"
                        "<rect width='9' height='9'/>" + part + "</svg>").encode())
                """, words: words)
    }

    private static func quoted(_ text: String) -> String { "\"\"\"\(text)\"\"\"" }

    static let pairs = [
        svg("text", "<text y='9'>One</text>", "<text y='9'>Two</text>", "text (convert it to"),
        svg(
            "embedded picture", "<image href='data:image/png;base64,AAAA' width='9' height='9'/>",
            "<image href='data:image/png;base64,BBBB' width='9' height='9'/>", "a picture within"),
        svg("one has text", "<text y='9'>One</text>", "", "text (convert it to"),
        svg(
            "canonically equal texts", "<text y='9'>\u{8C48}</text>",
            "<text y='9'>\u{F900}</text>", "text (convert it to"),
        svg(
            "space between texts", "<text><tspan>a</tspan> <tspan>b</tspan></text>",
            "<text><tspan>a</tspan><tspan>b</tspan></text>", "text (convert it to"),
        svg(
            "preserved space", "<text xml:space='preserve'>  </text>",
            "<text xml:space='preserve'> </text>", "text (convert it to"),
        svg(
            "space in a name", "<path id='a  b'/>", "<path id='a b'/>",
            "differs in its shapes or texts"),
        svg(
            "space in a selector", "<style>[id=\"a  b\"]{fill:red}</style>",
            "<style>[id=\"a b\"]{fill:red}</style>", "differs in its shapes or texts"),
        svg("use", "<use href='a.svg#x'/>", "<use href='b.svg#x'/>", "what lies outside of it"),
        svg(
            "paint", "<path fill='url(a.svg#p)'/>", "<path fill='url( &quot;b.svg#p&quot;)'/>",
            "what lies outside of it"),
        svg(
            "style sheet", "<style>@import 'a.css';</style>", "<style>@import 'b.css';</style>",
            "a stylesheet outside of it"),
        svg("script", "<script>a()</script>", "<script>b()</script>", "scripts"),
        svg(
            "HTML", "<foreignObject width='9' height='9'><p>a</p></foreignObject>",
            "<foreignObject width='9' height='9'><p>b</p></foreignObject>", "foreign objects"),
        svg(
            "animation", "<g><animate attributeName='x' to='5'/></g>",
            "<g><animate attributeName='x' to='6'/></g>", "animations"),
        svg(
            "keyframes", "<style>@keyframes a { to { fill: red } }</style>",
            "<style>@KEYFRAMES a { to { fill: blue } }</style>", "animations"),
        svg(
            "media", "<style>@media print { rect { fill: red } }</style>",
            "<style>@media print { rect { fill: blue } }</style>", "styles for a medium"),
        svg(
            "length of a path",
            "<circle r='5' fill='none' stroke='red' pathLength='100' stroke-dasharray='25 75'/>",
            "<circle r='5' fill='none' stroke='red' pathLength='200' stroke-dasharray='25 75'/>",
            "x.svg: differs at 1:174 in 'pathLength', which is not drawn"),
        svg(
            "value", "<path fill='hsl(120 100 50)'/>", "<path fill='hsl(240 100 50)'/>",
            "in 'fill', which is not drawn"),
        svg(
            "property", "<path style='zoom: 2'/>", "\n <path style='zoom: 3'/>",
            "differs at 2:8 in 'zoom', which is not drawn"),
        svg(
            "unknown attribute", "<path new='1'/>", "<path/>", "in 'new', which is not drawn"),
        svg("unknown element", "<path/>", "<frame/>", "in '<frame>', which is not drawn"),
        svg(
            "state", "<style>rect:hover{fill:red}</style>", "<style>rect:hover{fill:blue}</style>",
            "in 'rect:hover', which is not drawn"),
        svg(
            "style sheet for paper", "<style media='print'>rect{fill:red}</style>",
            "<style media='print'>rect{fill:blue}</style>", "in 'style', which is not drawn"),
        Pair(
            name: "colours of high dynamic range",
            script: """
                for side, code in enumerate([16, 18]):
                    put(side, 'x.png', png(8, 2, b'\\0' + bytes(range(6)), colors=chunk(b'cICP', bytes([9, code, 0, 1]))))
                """, words: "its colours are shown as sRGB"),
        Pair(
            name: "16 bits",
            script: """
                for side in range(2):
                    put(side, 'x.png', png(16, 0, b'\\0\\x40\\x10' + bytes([0x40, side])))
                """, words: "the lower 8 of the 16 bits of its samples"),
        Pair(
            name: "16 bits, interlaced and filtered",
            script: """
                for side in range(2):
                    put(side, 'x.png', png(16, 2, b'\\1' + bytes(6) + b'\\1' + bytes(5) +
                        bytes([side]), interlaced=1))
                """, words: "the lower 8 of the 16 bits of its samples"),
        Pair(
            name: "still picture beside frames",
            script: """
                for side in range(2):
                    put(side, 'x.png', png(8, 0, bytes([0, side * 99, 7]), frame=bytes([0, 5, 5])))
                """, words: "its still picture, which is no frame"),
        Pair(
            name: "behind a PNG",
            script:
                "for side in range(2): put(side, 'x.png', png(8, 0, bytes(3)) + b'tail%d' % side)",
            words: "the 5 bytes behind its end"),
        Pair(
            name: "pictures behind a JPEG",
            script: """
                first = made('JPEG', Image.new('RGB', (16, 16), 'white'))
                for side, color in enumerate(['red', 'blue']):
                    put(side, 'x.jpg', first + made('JPEG', Image.new('RGB', (8, 8), color)))
                """, words: "bytes behind its end"),
        Pair(
            name: "four inks",
            script: """
                for side, inks in enumerate([(0, 0, 0, 255), (255, 255, 255, 255)]):
                    put(side, 'x.jpg', made('JPEG', Image.new('CMYK', (16, 16), inks)))
                """, words: "its four inks"),
        Pair(
            name: "behind a GIF",
            script: """
                first = made('GIF', Image.new('P', (16, 16)))
                for side in range(2): put(side, 'x.gif', first + b'GIF89a%d' % side)
                """, words: "the 7 bytes behind its end"),
        Pair(
            name: "behind a WebP",
            script: """
                first = made('WEBP', Image.new('RGB', (16, 16), 'white'))
                for side in range(2): put(side, 'x.webp', first + b'tail%d' % side)
                """, words: "the 5 bytes behind its end"),
        Pair(
            name: "a folder with a frame of 16 bits",
            script: """
                put(0, 'x/frame-0000.png', png(16, 0, b'\\0\\x40\\x10\\x10\\x11'))
                put(1, 'x', png(8, 0, b'\\0\\x40\\x10'))
                """, words: "the lower 8 of the 16 bits of its samples"),
        Pair(
            name: "a folder with an animated frame",
            script: """
                put(0, 'x/frame-0000.png', png(8, 0, bytes([0, 7, 7]), frame=bytes([0, 99, 7])))
                put(1, 'x', png(8, 0, bytes([0, 7, 7])))
                """, words: "shows its still picture only"),
    ]

    @Test(arguments: pairs)
    func filesWithUndecodedPartsAreNeverEqual(_ pair: Pair) throws {
        try Scratch.with { scratch in
            try make(pair.script, in: scratch)
            let name = try #require(
                try FileManager.default.contentsOfDirectory(atPath: scratch.path("old")).first)
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "old/" + name, "new/" + name, "-o", "out")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("parts of the files were not compared"), "\(run.text)")
            #expect(run.text.contains(pair.words), "\(run.text)")
            #expect(!scratch.names.contains("out"), "no pixel differs that could be shown")
            // A tolerance for pixels does not apply to undecoded parts.
            let loose = try command.run(
                "diff", "old/" + name, "new/" + name, "--max-ratio", "1")
            #expect(loose.status == 1, "\(loose.text)")
            let folders = try command.run("diff", "old", "new", "--format", "json")
            #expect(folders.status == 1, "\(folders.text)\(folders.errors)")
            // Equal bytes are equal files with any contents.
            let same = try command.run("diff", "old/" + name, "old/" + name)
            #expect(same.status == 0, "\(same.text)\(same.errors)")
        }
    }

    /// Samples of 16 bits that fit into 8 bits, and files that differ outside of the picture.
    @Test(arguments: [
        """
        put(0, 'x.png', png(16, 0, b'\\0\\x40\\x40\\7\\7')); put(1, 'x.png', png(8, 0, b'\\0\\x40\\7'))
        """,
        """
        put(0, 'x.png', png(8, 0, bytes(3))); put(1, 'x.png', png(8, 0, bytes(3)) + bytes(9) + b'\\n')
        """,
        """
        for side in range(2):
            put(side, 'x.svg', ("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
                "<defs><linearGradient id='a'/></defs><!-- %d --><path fill='url(#a)' d='M0 0h5v5z'/>"
                "<path style='fill:url(&quot;#a&quot;)' d='M0 0h5v5z'/></svg>" % side).encode())
        """,
        // Parts that are not drawn, written in another form.
        """
        for side, part in enumerate([
                "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
                "<path pathLength='9' stroke-dasharray='1' style='zoom:2;fill:red'/></svg>",
                "<?xml version='1.0'?><!-- a --><svg xmlns='http://www.w3.org/2000/svg' "
                "height='20' width='40'>\\n  <path style='zoom: 2; fill: red;' "
                "stroke-dasharray=\\"1\\" pathLength='9'></path>\\n</svg>\\n"]):
            put(side, 'x.svg', part.encode())
        """,
    ])
    func fullyDecodedFilesAreComparedByPixels(_ script: String) throws {
        try Scratch.with { scratch in
            try make(script, in: scratch)
            let name = try #require(
                try FileManager.default.contentsOfDirectory(atPath: scratch.path("old")).first)
            let run = try Command(in: scratch.url).run("diff", "old/" + name, "new/" + name)
            #expect(run.status == 0, "\(run.text)\(run.errors)")
            #expect(run.text == "the pictures are the same\n")
        }
    }

    @Test func `shapes that differ within a point make SVGs different`() throws {
        try Scratch.with { scratch in
            for (name, shape) in [("a", "M4 8v12h.5v-12z"), ("b", "M4.5 8v12h.5v-12z")] {
                try scratch.file(
                    name + ".svg",
                    "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'>"
                        + "<path d='\(shape)'/></svg>")
            }
            let run = try Command(in: scratch.url).run("diff", "a.svg", "b.svg")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("differs in its shapes or texts"), "\(run.text)")
        }
    }

    /// SVGs of the program with embedded pictures.
    @Test func anSVGOfTheProgramIsComparedWithItsEmbeddedPictures() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                "save('a.png', white); save('b.png', Image.new('RGB', (120, 80), 'red'))")
            let command = Command(in: scratch.url)
            for name in ["a", "b"] {
                try scratch.file("\(name).table.yaml", Documents.image(name + ".png"))
                #expect(
                    try command.run("render", "\(name).table.yaml", "-o", name + ".svg").status == 0
                )
            }
            let run = try command.run("diff", "a.svg", "b.svg")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("a picture within it"), "\(run.text)")
            let again = try command.run("render", "a.table.yaml", "-o", "again.svg")
            #expect(again.status == 0)
            #expect(try command.run("diff", "a.svg", "again.svg").status == 0)
        }
    }

    /// Unsupported formats, and pictures that are too large or too expensive: equal bytes are equal
    /// pictures.
    @Test(arguments: [
        ("x.bmp", "made('BMP', Image.new('RGB', (9, 9), color))", "is a BMP image"),
        ("x.tiff", "made('TIFF', Image.new('RGB', (9, 9), color))", "is a TIFF image"),
        ("x.pdf", "made('PDF', Image.new('RGB', (9, 9), color))", "is a PDF document"),
        ("x.avif", "bytes(3) + b'\\x20ftypavif' + color.encode()", "is an AVIF image"),
        ("x.jp2", "bytes(3) + b'\\x0cjP  \\r\\n\\x87\\n' + color.encode()", "of an unknown format"),
        ("x.eps", "b'%!PS-Adobe-3.0 EPSF-3.0 ' + color.encode()", "is a text file"),
        (
            "x.svg",
            "b\"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><feTurbulence id='%s'/></svg>\""
                + " % color.encode()", "with the filter feTurbulence"
        ),
        (
            "x.svg",
            "(\"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9' id='%s'/>\" % color)"
                + ".encode('utf-16')", "an SVG in UTF-16"
        ),
    ])
    func undecodableFilesAreComparedByBytes(_ name: String, _ bytes: String, _ words: String)
        throws
    {
        try Scratch.with { scratch in
            try make(
                """
                for side, color in enumerate(['red', 'blue']): put(side, '\(name)', \(bytes))
                """, in: scratch)
            let command = Command(in: scratch.url)
            for arguments in [["old/" + name, "new/" + name], ["old", "new"]] {
                let run = try command.run(["diff"] + arguments)
                #expect(run.status == 1, "\(run.text)\(run.errors)")
                #expect(run.text.contains("compared by their bytes only"), "\(run.text)")
                #expect(run.text.contains(words), "\(run.text)")
            }
            let same = try command.run("diff", "old/" + name, "old/" + name)
            #expect(same.status == 0, "\(same.text)\(same.errors)")
            let folder = try command.run("diff", "old", "old", "--strict")
            #expect(folder.status == 0 && folder.text == "1 equal\n", "\(folder.errors)")
            // A decoded picture does not match such a file.
            try make("save = put(0, 'p.png', png(8, 0, bytes(3)))", in: scratch)
            let mixed = try command.run("diff", "old/p.png", "new/" + name)
            #expect(mixed.status == 2, "\(mixed.text)")
        }
    }

    /// Runs Python code that writes files into the folders `old` and `new`.
    private func make(_ script: String, in scratch: Scratch) throws {
        try Command.python([
            "-c",
            """
            import io, os, struct, sys, zlib
            from PIL import Image
            def put(side, name, data):
                path = os.path.join(sys.argv[1], ['old', 'new'][side], name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, 'wb') as file: file.write(data)
            def made(format, image):
                file = io.BytesIO()
                image.save(file, format)
                return file.getvalue()
            def chunk(kind, data):
                return (struct.pack('>I', len(data)) + kind + data
                        + struct.pack('>I', zlib.crc32(kind + data)))
            # A picture of 2 × 1 pixels, with another one as its only frame.
            def png(depth, form, rows, frame=None, interlaced=0, colors=b''):
                head = struct.pack('>IIBBBBB', 2, 1, depth, form, 0, 0, interlaced)
                before, after = colors, b''
                if frame:
                    before = chunk(b'acTL', struct.pack('>II', 1, 0))
                    after = (chunk(b'fcTL', struct.pack('>IIIIIHHBB', 0, 2, 1, 0, 0, 1, 10, 0, 0))
                             + chunk(b'fdAT', struct.pack('>I', 1) + zlib.compress(frame)))
                return (b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', head) + before
                        + chunk(b'IDAT', zlib.compress(rows)) + after + chunk(b'IEND', b''))
            \(script)
            """, scratch.url.path,
        ])
    }
}
