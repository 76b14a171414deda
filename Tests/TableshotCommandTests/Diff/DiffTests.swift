import Foundation
import Testing

/// `diff` on files made by an independent program.
@Suite struct DiffTests {
    @Test func picturesWithEqualPixelsAndOtherBytesAreEqual() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                "save('a.png', white); save('b.png', white, compress_level=0, bits=8)")
            #expect(scratch.contents("a.png") != scratch.contents("b.png"))
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "a.png", "b.png")
            #expect(run.status == 0 && run.text == "the pictures are the same\n", "\(run.errors)")
            let same = try command.run("diff", "a.png", "a.png")
            #expect(same.text == "the files have the same bytes\n")
            #expect(scratch.names == ["a.png", "b.png"])
        }
    }

    /// The numbers equal the results of Pillow's ImageChops.
    @Test func theCountsEqualTheCountsOfImageChops() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                a = Image.effect_noise((120, 80), 90).convert("RGB")
                b = a.copy()
                for _ in range(700):
                    place = random.randrange(120), random.randrange(80)
                    b.putpixel(place, tuple(random.randrange(256) for _ in range(3)))
                save('a.png', a); save('b.png', b)
                worst = [max(p) for p in ImageChops.difference(a, b).getdata()]
                box = ImageChops.difference(a, b).getbbox()
                open(os.path.join(sys.argv[1], 'facts'), 'w').write(
                    ' '.join(map(str, [sum(w > 0 for w in worst), sum(w > 40 for w in worst),
                        max(worst), box[0], box[2] - 1, box[1], box[3] - 1])))
                """)
            let facts = String(decoding: scratch.contents("facts"), as: UTF8.self)
                .split(separator: " ").map(String.init)
            let command = Command(in: scratch.url)
            let exact = try command.run("diff", "a.png", "b.png")
            #expect(exact.status == 1)
            #expect(
                exact.text.hasPrefix(
                    "\(facts[0]) of 9600 pixels differ, the worst by \(facts[2]) of 255;"))
            #expect(
                exact.text.contains(
                    "all within x \(facts[3])–\(facts[4]), y \(facts[5])–\(facts[6])"))
            let loose = try command.run("diff", "a.png", "b.png", "--channel-threshold", "40")
            #expect(loose.text.hasPrefix("\(facts[1]) of 9600 pixels differ"), "\(loose.text)")
            #expect(loose.text.contains("tolerance: channels within 40 of 255"))
        }
    }

    @Test func toleratedAndIgnoredDifferencesPass() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                "save('a.png', white); b = white.copy(); "
                    + "[b.putpixel((x, 40), (200, 200, 200)) for x in range(100)]; save('b.png', b)"
            )
            let command = Command(in: scratch.url)
            for (options, status) in [
                ([], 1), (["--max-pixels", "100"], 0), (["--max-pixels", "99"], 1),
                (["--max-ratio", "0.011"], 0), (["--density", "0.02"], 1),
                (["--density", "0.04"], 0), (["--perceptual", "30"], 0),
                (["--ignore", "0,40,100,1"], 0), (["--ignore", "0,40,99,1"], 1),
                (["--ignore", "0,0,50,80", "--ignore", "50,0,70,80"], 0),
            ] as [([String], Int)] {
                let run = try command.run(["diff", "a.png", "b.png"] + options)
                #expect(run.status == status, "\(options): \(run.text)\(run.errors)")
            }
            let outside = try command.run("diff", "a.png", "b.png", "--ignore", "120,0,5,5")
            #expect(outside.status == 2)
            #expect(
                outside.errors.contains(
                    "cannot ignore 120,0,5,5: the rectangle is outside of the picture, which is 120 × 80 px"
                )
            )
            let loose = try command.run("diff", "a.png", "b.png", "--max-pixels", "100")
            #expect(loose.text.contains("y 40; the tolerance lets it pass"), "\(loose.text)")
            for wrong in [
                ["--max-ratio", "nan"], ["--max-ratio", "1.5"], ["--channel-threshold", "300"],
                ["--density-window", "8"], ["--ignore", "1,2,3"], ["--ignore", "1,2,0,4"],
            ] {
                let run = try command.run(["diff", "a.png", "b.png"] + wrong)
                #expect(run.status == 64 && run.output.isEmpty, "\(wrong)")
            }
        }
    }

    @Test func errorsNameTheValidFormats() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch, "save('a.png', white); save('a.gif', white); save('a.webp', white)")
            try scratch.file(
                "a.svg",
                "<svg xmlns='http://www.w3.org/2000/svg' width='120' height='80'>"
                    + "<path fill='#fff' d='M0 0h120v80H0z'/></svg>")
            let command = Command(in: scratch.url)
            for name in ["a.gif", "a.webp", "a.svg"] {
                let run = try command.run("diff", "a.png", name, "--channel-threshold", "4")
                #expect(run.status == 0, "\(name): \(run.text)\(run.errors)")
            }
            for (content, kind) in [("some words", "is a text file"), ("", "is empty")] {
                try scratch.file("b.png", content)
                let run = try command.run("diff", "a.png", "b.png")
                #expect(run.status == 2)
                let words = "\(kind); a PNG, GIF, WebP, JPEG or SVG was expected"
                #expect(run.errors.contains(words), "\(run.errors)")
                try scratch.file("d.table.yaml", VerifyRuns.document("d"))
                try scratch.file("__Snapshots__/d.png", content)
                let verify = try command.run("verify", "--record", "never")
                #expect(verify.status == 2)
                #expect(verify.errors.contains("\(kind); a PNG was expected"), "\(verify.errors)")
            }
        }
    }

    @Test func theErrorAboutAnInvalidRectangleStatesTheReason() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(in: scratch, "save('a.png', white)")
            let command = Command(in: scratch.url)
            for (text, reason) in [
                ("1,2,3", "found 3 numbers, expected four numbers"),
                ("1,2,3,", "found '', expected a whole number"),
                ("1,2,0,4", "the rectangle is 0 × 4 px; give a width and a height above 0"),
                ("0,0,1e9,1", "found '1e9', expected a whole number of pixels"),
                ("0,0,1.5,1", "found '1.5', expected a whole number of pixels"),
                ("9223372036854775807,0,9223372036854775807,1", "up to 2147483647"),
                ("0,0,99999999999999999999,1", "found '99999999999999999999', expected a whole"),
            ] {
                let run = try command.run("diff", "a.png", "a.png", "--ignore", text)
                #expect(run.status == 64 && run.errors.contains(reason), "\(text): \(run.errors)")
            }
            let run = try command.run("diff", "a.png", "a.png", "--ignore", "0, 0, 10, 10")
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    /// Larger than images of documents may be.
    ///
    /// Documents keep their images in memory.
    @Test func everyRecordedKindCanBeCompared() throws {
        try Scratch.with { scratch in
            try chunks(
                in: scratch,
                """
                for name, last in ('a.png', 0), ('b.png', 9):
                    rows = zlib.compressobj(1)
                    data = b''.join(rows.compress(b'\\2' + bytes(8192)) for _ in range(8191))
                    data += rows.compress(b'\\2' + bytes(8191) + bytes([last])) + rows.flush()
                    save(name, (8192, 8192, 8, 0), chunk(b'IDAT', data))
                """)
            let run = try Command(in: scratch.url).run("diff", "a.png", "b.png")
            #expect(run.status == 1, "\(run.errors)")
            #expect(run.text.hasPrefix("1 of 67108864 pixels differ"), "\(run.text)")
        }
    }

    @Test func aColourIndexBeyondThePaletteIsDamage() throws {
        try Scratch.with { scratch in
            try chunks(
                in: scratch,
                """
                for name, index in ('a.png', 0), ('b.png', 5):
                    rows = (b'\\0' + bytes([index] * 4)) * 4
                    save(name, (4, 4, 8, 3),
                         chunk(b'PLTE', bytes(3)) + chunk(b'IDAT', zlib.compress(rows)))
                """)
            let run = try Command(in: scratch.url).run("diff", "a.png", "b.png")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "b.png: error: is damaged: it has pixels whose colour its palette does not have"
                ), "\(run.errors)")
        }
    }

    /// Fewer than 8 bits, interlaced, and frames of an animation.
    @Test(arguments: [1, 2, 4, 8], ["plain", "interlaced", "animated"])
    func aColourIndexBeyondThePaletteIsDamageInEveryForm(depth: Int, form: String) throws {
        try Scratch.with { scratch in
            // In one file, the last of 9 × 3 pixels is beyond the palette. The padding of the rows'
            // last bytes is beyond the palette in both.
            try chunks(
                in: scratch,
                """
                depth, form = \(depth), '\(form)'
                def packed(numbers):
                    bits = ''.join(format(number, f'0{depth}b') for number in numbers)
                    bits += '1' * (-len(bits) % 8)
                    return bytes(int(bits[at:at + 8], 2) for at in range(0, len(bits), 8))
                count = (1 << depth) - 1
                for name, last in ('a.png', 0), ('b.png', count):
                    picture = [[(x + y) % count for x in range(9)] for y in range(3)]
                    picture[2][8] = last
                    if form == 'interlaced':
                        passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4),
                                  (1, 0, 2, 2), (0, 1, 1, 2)]
                    else:
                        passes = [(0, 0, 1, 1)]
                    rows = b''
                    for left, top, across, down in passes:
                        for row in picture[top::down]:
                            if row[left::across]: rows += b'\\0' + packed(row[left::across])
                    data = zlib.compress(rows)
                    palette = chunk(b'PLTE', bytes(3 * count))
                    pixels = chunk(b'IDAT', data)
                    if form == 'animated':
                        control = lambda n: chunk(b'fcTL', struct.pack(
                            '>IIIIIHHBB', n, 9, 3, 0, 0, 1, 10, 0, 0))
                        good = b''.join(b'\\0' + packed([0] * 9) for _ in range(3))
                        pixels = (chunk(b'acTL', struct.pack('>II', 2, 0)) + palette + control(0)
                                  + chunk(b'IDAT', zlib.compress(good)) + control(1)
                                  + chunk(b'fdAT', struct.pack('>I', 2) + data))
                        palette = b''
                    head = struct.pack('>IIBBBBB', 9, 3, depth, 3, 0, 0, form == 'interlaced')
                    with open(os.path.join(sys.argv[1], name), 'wb') as file:
                        file.write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', head) + palette + pixels
                                   + chunk(b'IEND', b''))
                """)
            let run = try Command(in: scratch.url).run("diff", "a.png", "b.png")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "b.png: error: is damaged: it has pixels whose colour its palette does not have"
                ), "\(run.errors)")
            let other = try Command(in: scratch.url).run("diff", "b.png", "a.png")
            #expect(other.status == 2 && other.errors.contains("b.png: error: is damaged"))
        }
    }

    @Test func theEnvironmentsComeFromTheTwoFiles() throws {
        try Scratch.with { scratch in
            try chunks(
                in: scratch,
                """
                for name, level, version in ('a.png', 0, b'1.16'), ('b.png', 9, b'1.18'):
                    save(name, (1, 1, 8, 0), chunk(b'tEXt', b'Libraries\\0cairo ' + version)
                         + chunk(b'IDAT', zlib.compress(bytes([0, level]))))
                """)
            let run = try Command(in: scratch.url).run("diff", "a.png", "b.png")
            #expect(run.status == 1)
            #expect(
                run.text.contains(
                    "made in different environments: Libraries: a.png with cairo 1.16, b.png with "
                        + "cairo 1.18"), "\(run.text)")
        }
    }

    @Test(arguments: [
        "not JSON", #"{"frames":[[0,1,2,3]],"names":[["a","",""]],"version":1}"#,
        #"{"frames":[[0,9223372036854775807,0,9,9]],"names":[["a","",""]],"version":1}"#,
        #"{"frames":[],"names":[],"version":2}"#,
    ])
    func unreadablePlacesAreReportedWhenTheyAreNeeded(_ places: String) throws {
        try Scratch.with { scratch in
            try scratch.file("places", places)
            try chunks(
                in: scratch,
                """
                places = open(os.path.join(sys.argv[1], 'places'), 'rb').read()
                kept = chunk(b'iTXt', b'Tableshot:Regions\\0\\1\\0\\0\\0' + zlib.compress(places))
                for name, index in ('a.png', 0), ('b.png', 5):
                    rows = (b'\\0' + bytes([index] * 4)) * 4
                    save(name, (4, 4, 8, 0),
                         chunk(b'IDAT', zlib.compress(rows)) + (kept if index else b''))
                """)
            let command = Command(in: scratch.url)
            let plain = try command.run("diff", "a.png", "b.png")
            #expect(plain.status == 1 && !plain.text.contains("Tableshot:Regions"))
            let run = try command.run("diff", "a.png", "b.png", "--ignore", "textLabel")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "b.png: error: cannot ignore by name: the recorded places "
                        + "('Tableshot:Regions') cannot be read"), "\(run.errors)")
        }
    }

    /// Makes PNGs chunk by chunk, in forms that no program writes.
    private func chunks(in scratch: Scratch, _ script: String) throws {
        try Command.python([
            "-c",
            """
            import os, struct, sys, zlib
            def chunk(kind, data):
                check = struct.pack('>I', zlib.crc32(kind + data))
                return struct.pack('>I', len(data)) + kind + data + check
            def save(name, header, chunks):
                head = struct.pack('>IIBBBBB', *header, 0, 0, 0)
                with open(os.path.join(sys.argv[1], name), 'wb') as file:
                    file.write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', head) + chunks
                               + chunk(b'IEND', b''))
            \(script)
            """, scratch.url.path,
        ])
    }

    @Test func theDifferencePictureIsWrittenToItsOutput() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                "save('a.png', white); b = white.copy(); b.putpixel((5, 6), (0, 0, 0)); "
                    + "save('b.png', b)")
            let command = Command(in: scratch.url)
            let run = try command.run("diff", "a.png", "b.png", "-o", "out/d.png")
            #expect(run.status == 1 && run.text.hasSuffix("  difference: out/d.png\n"))
            #expect(scratch.contents("out/d.png").starts(with: Data([0x89, 0x50])))
            let again = try command.run("diff", "a.png", "b.png", "-o", "folder")
            #expect(again.text.hasSuffix("  difference: folder/b.difference.png\n"))
            #expect(
                scratch.contents("folder/b.difference.png") == scratch.contents("out/d.png"),
                "the same bytes on every run")
            for output in ["a.png", "./b.png"] {
                let refused = try command.run("diff", "a.png", "b.png", "-o", output)
                #expect(refused.status == 2)
                #expect(refused.errors.contains("which is a compared file; give '-o' another"))
            }
        }
    }

    @Test func anUnreadableFileIsAnErrorThatNamesTheFile() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(in: scratch, "save('a.png', white)")
            let whole = scratch.contents("a.png")
            try scratch.file("cut.png", whole.prefix(whole.count - 20))
            try scratch.file(
                "lfs.png", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n")
            try scratch.file("lfs2.png", scratch.contents("lfs.png"))
            try scratch.file("text.png", "hello")
            let command = Command(in: scratch.url)
            for (name, words) in [
                ("cut.png", "ends too early"), ("lfs.png", "Git LFS pointer"),
                ("text.png", "a text file"), ("none.png", "there is no such file"),
            ] {
                for order in [["a.png", name], [name, "a.png"]] {
                    let run = try command.run(["diff"] + order + ["-o", "d.png"])
                    #expect(run.status == 2)
                    #expect(run.errors.hasPrefix("\(name): error: "), "\(run.errors)")
                    #expect(run.errors.contains(words), "\(run.errors)")
                }
            }
            // Files with equal bytes that are not pictures are not equal pictures.
            #expect(try command.run("diff", "lfs.png", "lfs2.png").status == 2)
            #expect(!scratch.names.contains("d.png"))
        }
    }

    @Test func animationsAreComparedByFrame() throws {
        try Scratch.with { scratch in
            try DiffPictures.make(
                in: scratch,
                """
                def film(name, frames, change, duration):
                    images = []
                    for i in range(frames):
                        image = white.copy()
                        image.paste((200, 0, i * 20), (i * 5, 10, i * 5 + 20, 30))
                        if i == change: image.putpixel((110, 70), (0, 0, 0))
                        images.append(image)
                    save(name, images[0], save_all=True, append_images=images[1:],
                        duration=duration, loop=0)
                film('a.png', 6, None, 50); film('b.png', 6, 3, 50)
                film('c.png', 5, None, 50); film('d.png', 6, None, 40)
                film('a.gif', 6, None, 50); film('b.gif', 6, 3, 50)
                """)
            let command = Command(in: scratch.url)
            #expect(try command.run("diff", "a.png", "a.png").status == 0)
            let changed = try command.run("diff", "a.png", "b.png")
            #expect(changed.status == 1)
            #expect(
                changed.text == """
                    1 of 6 frames differs: 3
                      the worst is frame 3: 1 of 9600 pixels differ, the worst by 255 of 255; \
                    the first at (110, 70), all within x 110, y 70

                    """)
            let fewer = try command.run("diff", "a.png", "c.png")
            for (old, new) in [("a.png", "c.png"), ("c.png", "a.png")] {
                #expect(try command.run("diff", old, new, "-o", "frame.png").status == 1)
                // The sixth frame is compared with no frame.
                #expect(scratch.contents("frame.png").count > 200)
                try FileManager.default.removeItem(atPath: scratch.path("frame.png"))
            }
            #expect(fewer.text.hasPrefix("there are 5 frames, but 6 were expected\n"))
            let faster = try command.run("diff", "a.png", "d.png")
            #expect(
                faster.text.hasPrefix(
                    "6 frames last longer or shorter; the first is frame 0: 0.040 s, but 0.050 s"))
            #expect(try command.run("diff", "a.gif", "b.gif").text.contains("frames differs: 3"))
            let loose = try command.run("diff", "a.png", "b.png", "--max-pixels", "1")
            #expect(loose.status == 0)
        }
    }
}
