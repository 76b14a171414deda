import Foundation
import TableDrawing
import TableText
import Testing

@Test func probe() {
    let log = DiagnosticLog()
    DiagnosticLog.$current.withValue(log) {
        let cases: [(String, CGFloat, Int, LineBreakMode)] = [
            ("Hello, World", .infinity, 1, .byTruncatingTail),
            ("Hello, World, how are you today", 100, 1, .byTruncatingTail),
            ("Hello, World, how are you today", 100, 1, .byTruncatingHead),
            ("Hello, World, how are you today", 100, 1, .byTruncatingMiddle),
            ("Hello, World, how are you today", 100, 1, .byClipping),
            ("Hello, World, how are you today", 100, 1, .byWordWrapping),
            ("Hello, World, how are you today", 100, 0, .byWordWrapping),
            ("Hello, World, how are you today", 100, 0, .byCharWrapping),
            ("Hello, World, how are you today", 100, 2, .byTruncatingTail),
            ("Hello, World, how are you today", 100, 2, .byTruncatingHead),
            ("Hello, World, how are you today", 100, 2, .byTruncatingMiddle),
            ("a\nb\nc", 100, 2, .byTruncatingTail), ("a\nb\nc", 100, 1, .byTruncatingMiddle),
            ("שלום עולם, מה שלומך היום חבר", 100, 1, .byTruncatingTail),
            ("مرحبا بالعالم", 300, 1, .byTruncatingTail),
            ("日本語の文字 1:2 -> ❤️ ❤ 👩‍👩‍👧 🇩🇪 1️⃣ €", 400, 1, .byTruncatingTail),
            ("e\u{301}\u{332} \u{E000} \u{10FFFD} नमस्ते สวัสดี", 400, 1, .byTruncatingTail),
            ("\n\n", 100, 0, .byWordWrapping), ("x\n", 100, 0, .byWordWrapping),
            ("Hello", 5, 1, .byTruncatingTail), ("Hello", 0, 1, .byTruncatingTail),
        ]
        for (text, width, lines, mode) in cases {
            let layout = TextLayout(
                text, font: .systemFont(ofSize: 17), in: CGSize(width: width, height: .infinity),
                options: .init(numberOfLines: lines, lineBreakMode: mode))
            print(
                text.debugDescription, width, lines, mode, "=>", layout.size, layout.isTruncated,
                layout.isClipped)
            for line in layout.lines {
                print(
                    "    ", line.string.debugDescription, line.frame, line.baseline,
                    line.runs.map { "\($0.face.name)*\($0.glyphs.count)" })
            }
        }
        print("Helvetica".size(withFont: Font(name: "Helvetica", size: 17)!))
        print(Font(name: "Comic Sans", size: 3) as Any)
    }
    for d in log.diagnostics { print(d.identifier, d.message) }
}
