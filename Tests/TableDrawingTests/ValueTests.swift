import Foundation
import TableDrawing
import Testing

/// Colours, modes and hashes.
@Suite struct ValueTests {
    @Test("Appearance and contrast determine colours")
    func adaptive() {
        func hex(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> String {
            let traits = TraitCollection(
                userInterfaceStyle: style, accessibilityContrast: contrast)
            return Color.systemRed.resolved(with: traits).description
        }
        #expect(hex(.light, .normal) == "#FF3B30")
        #expect(hex(.dark, .normal) == "#FF453A")
        #expect(hex(.light, .high) == "#D70015")
        #expect(hex(.dark, .high) == "#FF6961")
        let own = Color { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(own.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == .white)
    }

    @Test(
        "A system colour has the value of the palette that is drawn",
        arguments: [
            (SystemPalette.ios7, ["#FF3B30", "#4CD964", "#5AC8FA", "#5856D6"]),
            (.ios13, ["#FF3B30", "#34C759", "#5AC8FA", "#AF52DE"]),
            (.ios15, ["#FF3B30", "#34C759", "#30B0C7", "#AF52DE"]),
            (.ios26, ["#FF383C", "#34C759", "#00C3D0", "#CB30E0"]),
        ])
    func palettes(palette: SystemPalette, expected: [String]) {
        let colors: [Color] = [.systemRed, .systemGreen, .systemTeal, .systemPurple]
        let found = SystemPalette.$current.withValue(palette) {
            colors.map { $0.resolved(with: TraitCollection()).description }
        }
        #expect(found == expected)
    }

    @Test("Colours that are made of system colours before a render follow its palette")
    func derivedColors() {
        let half = Color.systemBlue.withAlphaComponent(0.5)
        let own = Color { $0.userInterfaceStyle == .dark ? .systemBlue : .systemRed }
        SystemPalette.$current.withValue(.ios26) {
            #expect(half.resolved.description == "#0088FF@0.5")
            #expect(own.resolved.description == "#FF383C")
            let dark = TraitCollection(userInterfaceStyle: .dark)
            #expect(own.resolved(with: dark).description == "#0091FF")
        }
        #expect(own.resolved.description == "#FF3B30")
    }

    @Test(
        "Backgrounds and fills have their own values for high contrast",
        arguments: [
            ("systemBackground", ["#FFFFFF", "#000000", "#FFFFFF", "#000000"]),
            ("secondarySystemBackground", ["#F2F2F7", "#1C1C1E", "#EBEBF0", "#242426"]),
            ("tertiarySystemBackground", ["#FFFFFF", "#2C2C2E", "#FFFFFF", "#363638"]),
            ("systemGroupedBackground", ["#F2F2F7", "#000000", "#EBEBF0", "#000000"]),
            ("secondarySystemGroupedBackground", ["#FFFFFF", "#1C1C1E", "#FFFFFF", "#242426"]),
            ("tertiarySystemGroupedBackground", ["#F2F2F7", "#2C2C2E", "#EBEBF0", "#363638"]),
        ])
    func highContrast(name: String, expected: [String]) throws {
        let color = try #require(Color.adaptive[name])
        #expect(Self.looks.map { color.resolved(with: $0).description } == expected)
    }

    @Test(
        "Fills and the faintest label are denser at high contrast",
        arguments: [
            ("quaternaryLabel", [0.18, 0.16, 0.26, 0.24]),
            ("systemFill", [0.2, 0.36, 0.28, 0.44]),
            ("secondarySystemFill", [0.16, 0.32, 0.24, 0.4]),
            ("tertiarySystemFill", [0.12, 0.24, 0.2, 0.32]),
            ("quaternarySystemFill", [0.08, 0.18, 0.16, 0.26]),
        ])
    func highContrastAlpha(name: String, expected: [Double]) throws {
        let color = try #require(Color.adaptive[name])
        let found = Self.looks.map { Double(color.resolved(with: $0).alpha) }
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.0001 }, "\(found)")
    }

    /// Light and dark, and both with high contrast.
    private static let looks = [AccessibilityContrast.normal, .high].flatMap { contrast in
        [UserInterfaceStyle.light, .dark].map {
            TraitCollection(userInterfaceStyle: $0, accessibilityContrast: contrast)
        }
    }

    @Test("Components outside of 0…1 and invalid numbers are clamped")
    func clamping() {
        let color = RGBA(red: 2, green: -1, blue: .nan, alpha: .infinity)
        #expect(color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Pixels are premultiplied, and components rounded to the nearest value")
    func pixels() {
        #expect(RGBA(hex: 0x3C3C43, alpha: 0.3).premultipliedPixel == 0x4D12_1214)
        #expect(RGBA.white.premultipliedPixel == 0xFFFF_FFFF)
        #expect(RGBA.clear.premultipliedPixel == 0)
    }

    @Test("Hues are cyclic")
    func hues() {
        #expect(
            Color(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).resolved.description
                == "#00FF00")
        #expect(
            Color(hue: 7.0 / 6, saturation: 1, brightness: 1, alpha: 1).resolved.description
                == "#FFFF00")
    }

    @Test(
        "Content modes place a 20 × 10 image in 100 × 100 bounds",
        arguments: [
            (.scaleToFill, CGRect(x: 10, y: 10, width: 100, height: 100)),
            (.scaleAspectFit, CGRect(x: 10, y: 35, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: -40, y: 10, width: 200, height: 100)),
            (.center, CGRect(x: 50, y: 55, width: 20, height: 10)),
            (.topLeft, CGRect(x: 10, y: 10, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 90, y: 100, width: 20, height: 10)),
            (.left, CGRect(x: 10, y: 55, width: 20, height: 10)),
            (.bottom, CGRect(x: 50, y: 100, width: 20, height: 10)),
        ] as [(ContentMode, CGRect)])
    func contentModes(mode: ContentMode, expected: CGRect) {
        let rect = mode.rect(
            forContentOfSize: CGSize(width: 20, height: 10),
            in: CGRect(x: 10, y: 10, width: 100, height: 100))
        #expect(rect == expected)
    }

    @Test("Fingerprints are equal in every run, and distinguish contents")
    func fingerprints() {
        var hasher = StableHasher()
        hasher.combine("tableshot")
        hasher.combine(1.5)
        #expect(hasher.finalize().description == Self.recorded)
        var other = StableHasher()
        other.combine("tableshot")
        other.combine(1.25)
        #expect(other.finalize() != hasher.finalize())
    }

    /// Recorded once: a change would invalidate stored fingerprints.
    private static let recorded = "7e3dac4b938c582bfad6f4f250b36669"

    @Test("A node's fingerprint ignores its name and position, but not its look")
    func nodeFingerprint() {
        let node = RenderNode(
            name: "a", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
            background: .color(.black))
        var moved = node
        moved.name = "b"
        moved.frame.origin.y = 99
        #expect(moved.contentFingerprint == node.contentFingerprint)
        var white = node
        white.background = .color(.white)
        #expect(white.contentFingerprint != node.contentFingerprint)
        var larger = node
        larger.frame.size.width = 11
        #expect(larger.contentFingerprint != node.contentFingerprint)
    }

    @Test("Dumps state positions, looks and contents, with a node on each line")
    func dump() {
        let node = RenderNode(
            name: "row 0,1", frame: CGRect(x: 0, y: 44, width: 320, height: 44), opacity: 0.5,
            clipsToBounds: true, cornerRadius: 10, maskedCorners: [.topLeft, .topRight],
            background: .color(RGBA(hex: 0xFF3B30, alpha: 0.25)),
            border: .init(width: 0.5, color: .black),
            children: [RenderNode(name: "x", frame: CGRect(x: 1.0 / 3, y: 0, width: 1, height: 1))])
        #expect(
            node.dump == """
                row 0,1 (0 44 320 44) opacity=0.5 clips radius=10:tl+tr \
                background=#FF3B30@0.25 border=0.5 #000000
                  x (0.333 0 1 1)

                """)
    }

    @Test("Diagnostics are kept once, in order, up to a limit")
    func log() {
        let log = DiagnosticLog()
        log.record(Diagnostic("a", message: "1"))
        log.record(Diagnostic("b", message: "2"))
        log.record(Diagnostic("a", message: "1"))
        #expect(log.diagnostics.map(\.identifier) == ["a", "b"])
        for index in 0..<5_000 { log.record(Diagnostic("c", message: "\(index)")) }
        #expect(log.diagnostics.count == DiagnosticLog.capacity)
    }
}
