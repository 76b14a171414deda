import Foundation
import Testing

/// Vector files of `--output`, `--format` and `--text`.
@Suite struct VectorOutputTests {
    @Test(arguments: [
        ("-o picture.svg", "picture.svg", "<?xml"), ("-o PICTURE.PDF", "PICTURE.PDF", "%PDF-1.5"),
        ("-o out --format svg", "out/hello.svg", "<?xml"),
        ("--format pdf --text text", "hello.pdf", "%PDF-1.5"),
        ("-o a.svg --format svg --text outlines", "a.svg", "<?xml"),
    ])
    func theNameOrTheOptionDeterminesTheFormat(
        _ options: String, _ path: String, _ start: String
    ) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run(
                ["render", "hello.table.yaml"] + options.split(separator: " ").map(String.init))
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == path + "\n")
            #expect(scratch.contents(path).starts(with: Data(start.utf8)))
        }
    }

    @Test func standardOutputAcceptsVectorFiles() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.input = Data(Documents.hello.utf8)
            let run = try command.run("render", "-", "--format", "svg", "--text", "text")
            #expect(run.status == 0, "\(run.errors)")
            let svg = String(decoding: run.output, as: UTF8.self)
            #expect(svg.contains("<text ") && svg.hasSuffix("</svg>\n"))
            #expect(svg.contains("Tableshot ") && scratch.names == [])
        }
    }

    @Test(arguments: [
        ("-o picture.jpg", 64, "a file that ends in .png, .svg or .pdf"),
        ("-o picture.svg --format pdf", 64, "name different formats"),
        ("-o picture.png --text text", 64, "'--text' applies to SVG and PDF"),
        ("--text outlines", 64, "'--text' applies to SVG and PDF"),
        ("--format gif", 64, "'gif'"),
        ("-o tall.pdf --height 14401", 2, "a page of PDF has at most 14400 points each way"),
    ])
    func unsuitableOptionsAreErrors(_ options: String, _ status: Int, _ words: String) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let run = try Command(in: scratch.url).run(
                ["render", "hello.table.yaml"] + options.split(separator: " ").map(String.init))
            #expect(Int(run.status) == status, "\(run.errors)")
            #expect(run.errors.contains(words), "\(run.errors)")
            #expect(scratch.names == ["hello.table.yaml"])
        }
    }

    @Test(arguments: ["svg", "pdf"])
    func twoRunsWriteEqualBytes(_ format: String) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            for name in ["a", "b"] {
                let run = try Command(in: scratch.url).run(
                    "render", "hello.table.yaml", "-o", name, "--format", format)
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(scratch.contents("a/hello." + format) == scratch.contents("b/hello." + format))
        }
    }

    @Test func arabicTextInAPDFHasItsReadingOrderAndItsLetters() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                "screen: {width: 320, height: 100}\nlocale: ar\n"
                    + "table: {rows: [{text: مفعل}, {text: مرحبا بالعالم}]}")
            let run = try Command(in: scratch.url).run(
                "render", "a.table.yaml", "-o", "a.pdf", "--text", "text")
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            let output = try Command.python([
                "-c",
                "import subprocess, sys; sys.stdout.buffer.write(subprocess.check_output("
                    + "['pdftotext', sys.argv[1], '-']))", scratch.url.path + "/a.pdf",
            ])
            #expect(output.contains("مفعل"), "\(output)")
            #expect(output.contains("مرحبا بالعالم"), "\(output)")
        }
    }

    /// Returns the texts that two readers of PDF, Poppler and MuPDF, find on a page, and the output
    /// of the command.
    private func found(_ texts: [String]) throws -> (readers: [String], errors: String) {
        try Scratch.with { scratch in
            let rows = texts.map { "    - {numberOfLines: 0, text: \"\($0)\"}" }.joined(
                separator: "\n")
            try scratch.file(
                "a.table.yaml", "screen: {width: 320, height: content}\ntable:\n  rows:\n\(rows)\n")
            let run = try Command(in: scratch.url).run(
                "render", "a.table.yaml", "-o", "a.pdf", "--text", "text")
            #expect(run.status == 0, "\(run.errors)")
            let readers = try [
                "['pdftotext', sys.argv[1], '-']", "['mutool', 'draw', '-F', 'text', sys.argv[1]]",
            ].map { reader in
                try Command.python([
                    "-c",
                    "import subprocess, sys; sys.stdout.buffer.write(subprocess.check_output("
                        + reader + ", stderr=subprocess.DEVNULL))", scratch.url.path + "/a.pdf",
                ])
            }
            return (readers, run.errors)
        }
    }

    @Test func textOfEveryScriptIsFoundInAPDFWithItsSpaces() throws {
        let texts = [
            "Two more words", "Ещё два слова", "Δύο ακόμη λέξεις", "שתי מילים נוספות",
            "كلمتان مرتبطتان هنا", "მოკლე წინადადება აქ", "또 다른 낱말 몇 개", "新しい 言葉 です",
            "这是 一些 词语", "ภาษา ไทย สบาย", "Մի քանի բառ", "Office affluent file",
        ]
        let (readers, errors) = try found(texts)
        #expect(errors == "")
        for reader in readers {
            for text in texts { #expect(reader.contains(text), "\(text) in \(reader)") }
        }
    }

    @Test func theTextOfAPDFEqualsTheDisplayedText() throws {
        let (readers, errors) = try found([
            "Wasser\u{AD}schutz\u{AD}gebiets\u{AD}verordnungs\u{AD}entwurf",
            "cafe\u{301} nai\u{308}ve x\u{302}", "שלום word שני",
        ])
        #expect(errors == "")
        for reader in readers {
            #expect(reader.contains("Wasserschutz"))
            #expect(!reader.contains("\u{AD}"))
            let composed = reader.precomposedStringWithCanonicalMapping
            #expect(composed.contains("café naïve"), "\(reader)")
            for word in ["שלום", "word", "שני"] { #expect(reader.contains(word)) }
        }
        #expect(readers[1].contains("-\n"), "\(readers[1])")
    }

    @Test func aWarningNamesLigaturesOfArabicLetters() throws {
        // Readers order the letters of a glyph differently: see `ReadableText`.
        let (_, errors) = try found(["السلام عليكم", "كلمتان هنا"])
        #expect(errors.contains("'السلام عليكم'") && errors.contains("ligature"), "\(errors)")
        #expect(!errors.contains("'كلمتان هنا'"), "\(errors)")
    }

    @Test func aWarningNamesTextThatSomeReadersDoNotFind() throws {
        // The vowel sign of the second text is drawn before its consonant.
        let (readers, errors) = try found(["नमस्ते दुनिया", "കേരളം", "Sun ☀ here"])
        for text in ["'नमस्ते दुनिया'", "'കേരളം'", "ActualText"] { #expect(errors.contains(text)) }
        #expect(errors.contains("'☀' is drawn as pictures"))
        for text in ["नमस्ते दुनिया", "കേരളം"] { #expect(readers[0].contains(text)) }
    }
}
