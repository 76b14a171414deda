import Foundation
import Testing

/// Invalid images, and images of extreme sizes.
@Suite struct BadImageTests {
    private func expectError(
        _ image: Data, named name: String = "bad.png", _ words: String...
    ) throws {
        try Scratch.with { scratch in
            try scratch.file(name, image)
            try scratch.file("bad.table.yaml", Documents.image(name))
            let run = try Command(in: scratch.url).run("render", "bad.table.yaml")
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("bad.table.yaml:4:30: error: "), "\(run.errors)")
            for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
            #expect(scratch.names == [name, "bad.table.yaml"].sorted())
            #expect(run.peakBytes < 500 << 20)
        }
    }

    private static func picture(_ size: Int, _ format: String) throws -> Data {
        try Scratch.with { scratch in
            let path = scratch.path("picture")
            try Command.python([
                "-c",
                """
                import sys
                from PIL import Image
                Image.effect_noise((int(sys.argv[2]),) * 2, 99).convert("RGB").save(
                    sys.argv[1], sys.argv[3])
                """, path, "\(size)", format,
            ])
            return scratch.contents("picture")
        }
    }

    @Test func aTextFileIsNotAnImage() throws { try expectError(Data("hello".utf8), "bad.png") }

    @Test func anEmptyFileIsNotAnImage() throws { try expectError(Data(), "bad.png") }

    @Test(arguments: ["PNG", "JPEG"])
    func aTruncatedImageIsAnError(_ format: String) throws {
        let whole = try Self.picture(60, format)
        try expectError(whole.prefix(whole.count / 2), "bad.png")
    }

    @Test func aPNGWithAGiganticStatedSizeIsNotDecoded() throws {
        // A header of 100,000 × 100,000 px with a valid checksum, and hardly any data.
        let bomb = try Command.python([
            "-c",
            """
            import base64, struct, zlib
            def chunk(kind, data):
                body = kind + data
                return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
            head = struct.pack(">IIBBBBB", 100000, 100000, 8, 6, 0, 0, 0)
            data = zlib.compress(bytes(1 << 22), 9)
            print(base64.b64encode(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", head)
                  + chunk(b"IDAT", data) + chunk(b"IEND", b"")).decode())
            """,
        ])
        let encoded = bomb.trimmingCharacters(in: .whitespacesAndNewlines)
        try expectError(#require(Data(base64Encoded: encoded)), "100000 × 100000")
    }

    @Test func aLinkedFolderOutsideIsAnErrorAndALinkedFileIsValid() throws {
        try Scratch.with { outside in
            let target = try outside.file("real.png", Self.picture(10, "PNG"))
            try Scratch.with { scratch in
                for (link, path) in [("link.png", target), ("linked", outside.url.path)] {
                    try FileManager.default.createSymbolicLink(
                        atPath: scratch.path(link), withDestinationPath: path)
                }
                let command = Command(in: scratch.url)
                // A link to a file is intended: build tools make trees of links.
                try scratch.file("a.table.yaml", Documents.image("link.png"))
                let taken = try command.run("render", "a.table.yaml")
                #expect(taken.status == 0, "\(taken.errors)")
                try scratch.file("a.table.yaml", Documents.image("linked/real.png"))
                let refused = try command.run("render", "a.table.yaml")
                #expect(refused.status == 2)
                #expect(refused.errors.contains("out of the allowed folders"))
                let allowed = try command.run(
                    "render", "a.table.yaml", "--assets", outside.url.path)
                #expect(allowed.status == 0, "\(allowed.errors)")
            }
        }
    }

    @Test func anImageInAFolderWithoutPermissionIsNotReportedAsMissing() throws {
        try Scratch.with { scratch in
            try scratch.file("closed/real.png", Self.picture(10, "PNG"))
            try scratch.file("bad.table.yaml", Documents.image("closed/real.png"))
            for (path, mode) in [(scratch.url.path, 0o755), (scratch.path("closed"), 0o700)] {
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode], ofItemAtPath: path)
            }
            if getuid() != 0 {
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0], ofItemAtPath: scratch.path("closed"))
            }
            defer { chmod(scratch.path("closed"), 0o700) }
            var command = Command(in: scratch.url)
            command.isNobody = true
            let run = try command.run("render", "bad.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("cannot read \"closed/real.png\": permission denied"))
        }
    }

    @Test func aFolderIsNotAnImage() throws {
        try Scratch.with { scratch in
            try scratch.file("folder/x", "")
            try scratch.file("bad.table.yaml", Documents.image("folder"))
            let run = try Command(in: scratch.url).run("render", "bad.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("a folder"))
        }
    }
}
