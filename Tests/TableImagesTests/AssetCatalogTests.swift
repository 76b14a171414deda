import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("Media.xcassets") }

    init() throws {
        folder = try TemporaryFolder()
        try write("Contents.json", #"{"info": {"version": 1, "author": "xcode"}}"#)
    }

    private func write(_ name: String, _ text: String) throws {
        try write(name, Data(text.utf8))
    }

    private func write(_ name: String, _ data: Data) throws {
        let file = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a PNG of a single colour.
    private func picture(_ name: String, _ side: Int, _ pixel: UInt32) throws {
        try write(
            name, Data(try PNGEncoder.encode(Bitmap(width: side, height: side, filling: pixel))))
    }

    private func catalog() throws -> AssetCatalog { try AssetCatalog(contentsOf: path) }

    /// First pixel of an image drawn with traits.
    private func pixel(_ image: Image, _ traits: TraitCollection) -> UInt32? {
        image.resolved(with: traits).bitmap?.pixels.first
    }

    /// Warnings about an asset, without their beginning.
    private func warnings(_ body: () throws -> Void) rethrows -> [String] {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) { try body() }
        return log.diagnostics.map { $0.message }
    }

    @Test("Unused entries of an image set are reported when the image is drawn")
    func unusedOfImages() throws {
        try write(
            "Sun.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "1.png", "scale": "1x"},
              {"idiom": "universal", "filename": "c.png", "width-class": "compact"},
              {"idiom": "universal", "filename": "m.png", "memory": "1GB", "height-class": "compact"},
              {"idiom": "universal", "filename": "g.png", "graphics-feature-set": "metal3v1"},
              {"idiom": "iphone", "filename": "s.png", "subtype": "retina4"},
              {"idiom": "watch", "filename": "w.png", "screen-width": "<=145"},
              {"idiom": "fridge", "filename": "f.png"},
              {"idiom": "universal", "filename": "t.png", "glow": 1,
               "appearances": [{"appearance": "tint", "value": "tinted"}]},
              {"idiom": "universal", "filename": "p.png", "scale": "1x", "display-gamut": "display-P3"},
              {"idiom": "universal", "width-class": "regular"}
             ],
             "properties": {"compression-type": "lossy", "on-demand-resource-tags": ["a"],
               "template-rendering-intent": "sometimes", "sparkles": true}}
            """)
        for name in ["1", "c", "m", "g", "s", "w", "f", "t", "p"] {
            try picture("Sun.imageset/\(name).png", 2, 0xFF00_0000)
        }
        #expect(try warnings { _ = try catalog() } == [], "an asset that is not drawn is not named")
        let found = try warnings { _ = try catalog().image(named: "Sun") }
        #expect(
            found == [
                "of the asset \"Sun\" is not used: "
                    + [
                        "images[1] (c.png) is left out, since it is for the width-class \"compact\"",
                        "images[2] (m.png) is left out, since it is for the height-class \"compact\" "
                            + "and the memory \"1GB\"",
                        "images[3] (g.png) is left out, since it is for the graphics-feature-set "
                            + "\"metal3v1\"",
                        "images[4] (s.png) is left out, since it is for the subtype \"retina4\"",
                        "images[6] (f.png) is left out, since it is for the idiom \"fridge\"",
                        "images[7] (t.png) is left out, since it is for the tint \"tinted\"",
                        "images[7] (t.png) has the key \"glow\", which is not read",
                        "the template-rendering-intent \"sometimes\" is not known",
                        "the compression-type \"lossy\" is not applied",
                        "the on-demand-resource-tags are not waited for",
                        "the property \"sparkles\" is not read",
                    ].joined(separator: "; ")
            ])
    }

    @Test("Used entries and entries for other pictures are not reported")
    func usedOfImages() throws {
        try write(
            "Sun.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "1.png", "scale": "1x", "display-gamut": "sRGB"},
              {"idiom": "universal", "filename": "2.png", "scale": "1x", "display-gamut": "display-P3"},
              {"idiom": "mac", "filename": "3.png", "scale": "1x"},
              {"idiom": "universal", "filename": "4.png", "language-direction": "right-to-left"},
              {"unassigned": true, "scale": "2x"}
             ], "info": {"version": 1, "author": "xcode"},
             "properties": {"template-rendering-intent": "template", "localizable": true,
               "preserves-vector-representation": true, "compression-type": "automatic"}}
            """)
        for name in ["1", "2", "3", "4"] { try picture("Sun.imageset/\(name).png", 2, 0xFF00_0000) }
        #expect(try warnings { _ = try catalog().image(named: "Sun") } == [])
    }

    @Test("Variants for a wide gamut are used if a set has no others")
    func wideGamut() throws {
        try write(
            "Sun.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "p.png", "display-gamut": "display-P3"}]}
            """)
        try picture("Sun.imageset/p.png", 2, 0xFFFF_0000)
        #expect(pixel(try catalog().image(named: "Sun"), TraitCollection()) == 0xFFFF_0000)
    }

    @Test("Unused entries of a colour set are reported")
    func unusedOfColors() throws {
        try write(
            "Tint.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
              {"idiom": "universal", "width-class": "compact", "color": {"color-space": "srgb",
                "components": {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}
            ]}
            """)
        #expect(
            try catalog().warning(forColorNamed: "Tint")
                == "of the asset \"Tint\" is not used: colors[1] is left out, since it is for the "
                + "width-class \"compact\"")
    }

    @Test("Folders with dots in their names and sprite atlases contain sets")
    func foldersWithPoints() throws {
        let contents = #"{"images": [{"idiom": "universal", "filename": "1.png"}]}"#
        for folder in ["v1.2 icons/Sun", "Toys.spriteatlas/Ball"] {
            try write(folder + ".imageset/Contents.json", contents)
            try picture(folder + ".imageset/1.png", 2, 0xFF00_0000)
        }
        try write(
            "Toys.spriteatlas/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        #expect(try catalog().imageNames == ["Sun", "Toys/Ball"])
    }

    @Test(
        "The drawn variant depends on the traits of the drawing, not on the traits of the loading")
    func variants() throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
        try write(
            "Sun.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "1.png", "scale": "1x"},
              {"idiom": "universal", "filename": "2.png", "scale": "2x"},
              {"idiom": "universal", "scale": "3x"},
              {"idiom": "universal", "filename": "dark.png", "scale": "2x", \(dark)},
              {"idiom": "universal", "filename": "high.png", "scale": "2x", \(high)},
              {"idiom": "ipad", "filename": "pad.png", "scale": "2x"},
              {"idiom": "mac", "filename": "no.png", "scale": "1x"},
              {"idiom": "universal", "filename": "rtl.png", "scale": "2x",
               "language-direction": "right-to-left"}
            ]}
            """)
        let files: [(String, Int, UInt32)] = [
            ("1", 10, 0xFF11_1111), ("2", 20, 0xFF22_2222), ("dark", 20, 0xFF33_3333),
            ("high", 20, 0xFF44_4444), ("pad", 20, 0xFF55_5555), ("rtl", 20, 0xFF66_6666),
        ]
        for file in files { try picture("Sun.imageset/\(file.0).png", file.1, file.2) }
        let image = try catalog().image(named: "Sun")
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.name == "Sun")
        #expect(pixel(image, TraitCollection(displayScale: 1)) == 0xFF11_1111)
        #expect(pixel(image, TraitCollection(displayScale: 2)) == 0xFF22_2222)
        #expect(pixel(image, TraitCollection(displayScale: 3)) == 0xFF22_2222)
        #expect(pixel(image, TraitCollection(userInterfaceStyle: .dark)) == 0xFF33_3333)
        #expect(pixel(image, TraitCollection(accessibilityContrast: .high)) == 0xFF44_4444)
        #expect(pixel(image, TraitCollection(userInterfaceIdiom: .pad)) == 0xFF55_5555)
        #expect(pixel(image, TraitCollection(layoutDirection: .rightToLeft)) == 0xFF66_6666)
        #expect(
            pixel(
                image.withTintColor(.red, renderingMode: .alwaysTemplate),
                TraitCollection(userInterfaceStyle: .dark)) == 0xFF33_3333)
    }

    @Test("The set determines the rendering and stretching of an image")
    func properties() throws {
        try write(
            "Shape.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
                "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        try picture("Shape.imageset/a.png", 20, 0xFF00_0000)
        let image = try catalog().image(named: "Shape")
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.resolved().renderingMode == .alwaysTemplate)
        #expect(image.capInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.resizingMode == .stretch)
    }

    @Test("A sliced image consists of its caps and of the centre with the size of the set")
    func slices() throws {
        try write(
            "Slice.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "a.png", "scale": "1x",
              "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 1},
                "cap-insets": {"top": 3, "left": 1, "bottom": 2, "right": 4}}}]}
            """)
        var whole = Bitmap(width: 20, height: 12, filling: 0)
        for y in 0..<12 { for x in 0..<20 { whole[x, y] = 0xFF00_0000 | UInt32(x << 8 | y) } }
        try write("Slice.imageset/a.png", Data(try PNGEncoder.encode(whole)))
        let image = try catalog().image(named: "Slice").resolved()
        let bitmap = try #require(image.bitmap)
        #expect(
            (0..<bitmap.width).map { Int(bitmap[$0, 0] >> 8 & 0xFF) } == [0, 1, 2, 16, 17, 18, 19])
        #expect((0..<bitmap.height).map { Int(bitmap[0, $0] & 0xFF) } == [0, 1, 2, 3, 10, 11])
        #expect(image.capInsets == EdgeInsets(top: 3, left: 1, bottom: 2, right: 4))
    }

    @Test("A set can preserve vectors, and other vectors are drawn at their own size")
    func vectors() throws {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>"
        for keeps in [true, false] {
            try write(
                "V\(keeps).imageset/Contents.json",
                """
                {"images": [{"idiom": "universal", "filename": "v.svg"}],
                 "properties": {"preserves-vector-representation": \(keeps)}}
                """)
            try write("V\(keeps).imageset/v.svg", svg)
            let image = try catalog().image(named: "V\(keeps)")
            let large = image.resolved(
                size: CGSize(width: 40, height: 40), with: TraitCollection(displayScale: 2))
            #expect(large.bitmap?.width == (keeps ? 80 : 20))
        }
    }

    @Test("The name of a set contains its folders with namespaces")
    func namespaces() throws {
        try write("Plain/Sun.imageset/Contents.json", #"{"images": []}"#)
        try write("Weather/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Weather/Rain/Light.colorset/Contents.json", #"{"colors": []}"#)
        let catalog = try catalog()
        #expect(catalog.imageNames == ["Sun"])
        #expect(catalog.colorNames == ["Weather/Light"])
    }

    @Test(
        "Colours can have every form that Xcode writes",
        arguments: [
            (#""srgb", "components": {"red": "0.5", "green": "0.25", "blue": "1.000"}"#, "#8040FF"),
            (#""srgb", "components": {"red": "128", "green": "0x40", "blue": "0XFF"}"#, "#8040FF"),
            (
                #""srgb", "components": {"red": "1", "green": 0, "blue": 1, "alpha": "0.5"}"#,
                "#0100FF@0.5"
            ),
            (
                #""extended-srgb", "components": {"red": "1.2", "green": "-0.1", "blue": "0.0"}"#,
                "#FF0000"
            ),
            (
                #""extended-linear-srgb", "components": {"red": "0.5", "green": "0.0", "blue": "1.0"}"#,
                "#BC00FF"
            ),
            (
                #""display-p3", "components": {"red": "1.0", "green": "1.0", "blue": "1.0"}"#,
                "#FFFFFF"
            ),
            (
                #""display-p3", "components": {"red": "0.5", "green": "0.5", "blue": "0.5"}"#,
                "#808080"
            ),
            (
                #""display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0"}"#,
                "#FF0000"
            ),
            (#""gray-gamma-22", "components": {"white": "0.5"}"#, "#808080"),
            (#""extended-gray", "components": {"white": "0.5"}"#, "#808080"),
        ])
    func spaces(color: String, expected: String) throws {
        try write(
            "C.colorset/Contents.json",
            #"{"colors": [{"idiom": "universal", "color": {"color-space": \#(color)}}]}"#)
        #expect("\(try catalog().color(named: "C").resolved)" == expected)
    }

    @Test("Display P3 colours are converted to sRGB")
    func displayP3() throws {
        try write(
            "C.colorset/Contents.json",
            """
            {"colors": [{"color": {"color-space": "display-p3",
              "components": {"red": "0.4", "green": "0.6", "blue": "0.5"}}}]}
            """)
        // Computed from the primaries and the white of both spaces: 85.12, 154.69, 125.66.
        let color = try catalog().color(named: "C").resolved
        let found = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        #expect(found == [85, 155, 126])
    }

    @Test("A colour depends on appearance and contrast, and may be a system colour")
    func looks() throws {
        func entry(_ white: String, _ appearances: [(String, String)]) -> String {
            let list = appearances.map { #"{"appearance": "\#($0.0)", "value": "\#($0.1)"}"# }
            return """
                {"idiom": "universal", "appearances": [\(list.joined(separator: ","))],
                 "color": {"color-space": "extended-gray", "components": {"white": "\(white)"}}}
                """
        }
        let dark = ("luminosity", "dark")
        let high = ("contrast", "high")
        try write(
            "C.colorset/Contents.json",
            """
            {"colors": [\(entry("0", [])), \(entry("1.0", [dark])), \(entry("0.5", [high])),
              \(entry("0.75", [dark, high]))]}
            """)
        try write(
            "S.colorset/Contents.json",
            #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#)
        let color = try catalog().color(named: "C")
        func white(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Double {
            color.resolved(
                with: TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            ).red
        }
        #expect(white(.light, .normal) == 0 && white(.dark, .normal) == 1)
        #expect(white(.light, .high) == 0.5 && white(.dark, .high) == 0.75)
        #expect(Color(named: "S", in: try catalog()) == .systemBlue)
    }

    @Test(
        "Errors in a set name the file",
        arguments: [
            ("{", "/Contents.json: is no JSON"),
            (#"{"images": 5}"#, "/Contents.json: images is of another type, expected a list"),
            (#"{"images": []}"#, ": the image set has no file for any device that is drawn"),
            (
                #"{"images": [{"filename": "none.png"}]}"#,
                ": there is no file \"none.png\", which Contents.json names"
            ),
            (
                #"{"images": [{"filename": "../../outside.png"}]}"#,
                ": Contents.json names \"../../outside.png\", which leads out of the catalogue"
            ),
            (
                #"{"images": [{"filename": "a.png"}, {"filename": "b.png", "idiom": "universal"}]}"#,
                "/Contents.json: images[0] (a.png) and images[1] (b.png) are for the same device, "
                    + "scale and appearance; take one of them out"
            ),
            (
                #"{"images": [{"filename": "a.pdf"}]}"#,
                "/a.pdf: is a PDF document; a PNG, JPEG, WebP or SVG image was expected"
            ),
        ])
    func mistakes(contents: String, message: String) throws {
        try write("Bad.imageset/Contents.json", contents)
        try write("Bad.imageset/a.pdf", "%PDF-1.7\n")
        try picture("Bad.imageset/a.png", 2, 0)
        try picture("Bad.imageset/b.png", 2, 0)
        try picture("../outside.png", 2, 0)
        do {
            _ = try catalog().image(named: "Bad")
            Issue.record("nothing was thrown")
        } catch {
            #expect("\(error)".hasPrefix(path + "/Bad.imageset" + message), "\(error)")
        }
    }

    @Test("A missing name and a folder that is not a catalogue are errors")
    func missing() throws {
        try write("Sun.imageset/Contents.json", #"{"images": []}"#)
        try write("AppIcon.appiconset/Contents.json", "{}")
        func message(_ body: () throws -> some Any) -> String {
            do {
                _ = try body()
                return ""
            } catch {
                return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
            }
        }
        let catalog = try catalog()
        #expect(
            message { try catalog.image(named: "Sum") }
                == "Media.xcassets: has no image \"Sum\"; it has \"Sun\"")
        #expect(
            message { try catalog.color(named: "Sun") }
                == "Media.xcassets: has no colour \"Sun\"; it has no colours")
        #expect(
            message { try catalog.image(named: "AppIcon") }
                == "Media.xcassets: \"AppIcon\" is of the kind appiconset, expected imageset; "
                + "put the icon's picture into an image set")
        #expect(
            message { try AssetCatalog(contentsOf: folder.file("None.xcassets")) }
                == "None.xcassets: there is no such asset catalogue")
        _ = try folder.write([1], to: "Assets.car")
        #expect(
            message { try AssetCatalog(contentsOf: folder.file("Assets.car")) }
                .hasPrefix("Assets.car: is a compiled asset catalogue"))
        try write("Other/Sun.imageset/Contents.json", "{}")
        #expect(
            message { try self.catalog() }.hasPrefix("Media.xcassets: has two sets of the name"))
    }

    @Test("Damage in a variant is an error of the picture that draws the variant")
    func laterDamage() throws {
        try write(
            "Sun.imageset/Contents.json",
            """
            {"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}]}
            """)
        try picture("Sun.imageset/1.png", 4, 0xFF00_00FF)
        try write("Sun.imageset/2.png", "no picture")
        let image = try TraitCollection.$current.withValue(TraitCollection(displayScale: 1)) {
            try catalog().image(named: "Sun")
        }
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            #expect(pixel(image, TraitCollection(displayScale: 2)) == 0xFF00_00FF)
        }
        #expect(log.diagnostics.map(\.severity) == [.error])
        #expect(log.diagnostics.first?.message.contains("2.png: is a text file") == true)
    }

    @Test("Pictures show the variant of their language, and the plain variant in other languages")
    func locales() throws {
        try write(
            "Flag.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "1.png", "scale": "1x"},
              {"idiom": "universal", "filename": "2.png", "scale": "1x", "locale": "de"},
              {"idiom": "universal", "filename": "3.png", "scale": "1x", "locale": "de-CH"},
              {"idiom": "universal", "filename": "4.png", "scale": "1x", "locale": "zh-Hant"}]}
            """)
        let pixels: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF10_2030]
        for (index, pixel) in pixels.enumerated() {
            try picture("Flag.imageset/\(index + 1).png", 1, pixel)
        }
        let image = try catalog().image(named: "Flag")
        func drawn(_ identifier: String?) -> UInt32? {
            ImageLocale.$current.withValue(identifier.map { Locale(identifier: $0) }) {
                pixel(image, TraitCollection(displayScale: 1))
            }
        }
        #expect(drawn(nil) == pixels[0])
        #expect(drawn("en_US") == pixels[0])
        #expect(drawn("de_DE") == pixels[1])
        #expect(drawn("de_CH") == pixels[2])
        #expect(drawn("zh-Hant-TW") == pixels[3])
        #expect(drawn("zh_HK") == pixels[3])
        #expect(drawn("zh_CN") == pixels[0])
    }

    @Test("The search for variants by locale follows the search for tables of strings")
    func localeChains() {
        func chosen(_ identifier: String, _ names: [String?]) -> [Int] {
            ImageLocale.$current.withValue(Locale(identifier: identifier)) {
                ImageLocale.indices(among: names)
            }
        }
        #expect(chosen("es-MX", [nil, "es", "es-419"]) == [2])
        #expect(chosen("pt_AO", ["pt", "pt_PT", nil]) == [1])
        #expect(chosen("iw", [nil, "he"]) == [1])
        #expect(chosen("sr-Latn", [nil, "sr"]) == [0])
        #expect(chosen("fr", ["de", "it"]) == [0, 1])
    }
}
