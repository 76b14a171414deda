import Foundation
import TableDrawing
import Testing

@testable import TableText

struct SystemFontSpacingTests {
    private func width(_ s: String, _ f: Font) -> CGFloat { TextLayout(s, font: f, in: CGSize(width: CGFloat.infinity, height: .infinity)).size.width }
    @Test func explore() {
        for (s, w, z) in [("minimum", Font.Weight.regular, 17.0), ("human", .regular, 13), ("human", .regular, 20), ("minimum", .semibold, 17), ("human", .medium, 15), ("human", .bold, 28), ("human", .light, 34), ("human", .regular, 40), ("1080", .regular, 17), ("Hi", .regular, 12), ("Bluetooth", .regular, 17), ("Settings", .regular, 17), ("General", .regular, 17), ("Notifications", .regular, 17), ("human", .regular, 17.5), ("human", .regular, 80), ("human", .regular, 60), ("human", .heavy, 17), ("human", .black, 17), ("human", .thin, 17)] {
            print("EXP", s, w.name, z, width(s, .systemFont(ofSize: z, weight: w)), width(s, era(.sanFrancisco) { Font(name: "Inter", size: z)! }))
        }
        for s in ["fi", "fl", "ff", "ffi", "->", "tt", "www", "f i"] {
            let t = TextLayout(s, font: .systemFont(ofSize: 100), in: CGSize(width: 10000, height: 100))
            print("EXP lig", s, t.glyphs.count, t.size.width, s.map { width(String($0), .systemFont(ofSize: 100)) })
        }
        print("EXP tnum", width("1110", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)), width("1110", .systemFont(ofSize: 17)))
        print("EXP acc", width("é", .systemFont(ofSize: 17)), width("e", .systemFont(ofSize: 17)), width("e\u{301}", .systemFont(ofSize: 17)), width("ế", .systemFont(ofSize: 17)))
        print("EXP ital", width("human", .italicSystemFont(ofSize: 17)), width("human", Font(name: "Inter-Italic", size: 17)!))
        print("EXP ell", layout("human human human", width: 60, lines: 1, .byTruncatingTail).glyphs.map(\.position.x), layout("human human human", width: 60, lines: 1, .byTruncatingTail).size, width("…", .systemFont(ofSize: 17)))
        print("EXP cyr", width("Привет", .systemFont(ofSize: 17)), width("Привет", Font(name: "Inter", size: 17)!))
    }
}
