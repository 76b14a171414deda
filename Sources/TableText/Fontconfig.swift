import CFontconfig
import Foundation
import TableDrawing

/// Calls of Fontconfig, isolated from the system's configuration.
enum Fontconfig {
    /// Rules of the private configurations.
    ///
    /// Bitmap glyphs are scaled to the requested size.
    static let rules = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name>
                <name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times><name>matrix</name>
                <matrix><name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name></matrix></times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """

    /// Makes an empty configuration the process's current configuration, once.
    ///
    /// Otherwise Pango would load the system's configuration with its first font map.
    static let isolation: Void = {
        guard let configuration = makeConfiguration() else { return }
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
    }()

    /// Returns a configuration with the rules and without fonts.
    ///
    /// The caller destroys it.
    static func makeConfiguration() -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoadFromMemory(configuration, rules, FcBool(1)) != 0 else {
            FcConfigDestroy(configuration)
            return nil
        }
        return configuration
    }

    /// Returns a private configuration with the rules and an empty set of application fonts.
    ///
    /// The caller destroys it.
    ///
    /// Only adding a folder creates the set. The method therefore adds a folder that cannot
    /// exist.
    static func makeApplicationConfiguration() -> OpaquePointer? {
        _ = isolation
        guard let configuration = makeConfiguration() else { return nil }
        _ = FcConfigAppFontAddDir(configuration, "/dev/null/none")
        return configuration
    }

    /// Returns a single face of a collection, because reading the characters of all faces is
    /// slow.
    static func scan(_ file: String, index: Int) -> FontBook.Face? {
        _ = isolation
        return ScannedFontFile(file)?.face(at: index).flatMap { face($0, file: file) }
    }

    /// Returns the faces in a file, without named instances of variable fonts; empty if the
    /// file is not a font.
    static func scan(_ file: String) -> [FontBook.Face] {
        _ = isolation
        guard let scanned = ScannedFontFile(file) else { return [] }
        return (0..<scanned.count).compactMap { index in
            scanned.face(at: index).flatMap { face($0, file: file) }
        }
    }

    private static func face(_ scanned: ScannedFace, file: String) -> FontBook.Face? {
        let pattern = scanned.pattern
        let index = integer(pattern, FC_INDEX) ?? 0
        // The upper 16 bits are the number of a variable font's instance. The default instance
        // has number 0.
        guard index < 1 << 16, flag(pattern, FC_VARIABLE) == false,
            let family = string(pattern, FC_FAMILY),
            let characters = CharacterCoverage(pattern: pattern)
        else { return nil }
        return FontBook.Face(
            file: file, index: index, family: family,
            style: string(pattern, FC_STYLE) ?? "Regular",
            postScriptName: string(pattern, FC_POSTSCRIPT_NAME) ?? "",
            weight: weight(pattern),
            slant: integer(pattern, FC_SLANT) ?? 0,
            width: integer(pattern, FC_WIDTH) ?? 100,
            isColor: flag(pattern, FC_COLOR), characters: characters, scanned: scanned)
    }

    /// Returns the weight on the OpenType scale.
    static func weight(_ pattern: OpaquePointer) -> Int {
        let weight = number(pattern, FC_WEIGHT) ?? 80
        return Int(clamping: FcWeightToOpenTypeDouble(weight).rounded())
    }

    /// Returns the revision of a font, with three decimal places at most.
    static func version(_ pattern: OpaquePointer) -> String? {
        integer(pattern, FC_FONTVERSION).map { version in
            // The number has 16 binary places.
            let thousandths = (Double(version) / 65_536 * 1_000).rounded()
            return "\(thousandths / 1_000)"
        }
    }

    static func string(_ pattern: OpaquePointer, _ key: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
        var value: Int32 = 0
        guard FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch else { return nil }
        return Int(value)
    }

    private static func number(_ pattern: OpaquePointer, _ key: String) -> Double? {
        var value = 0.0
        guard FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch else { return nil }
        return value
    }

    private static func flag(_ pattern: OpaquePointer, _ key: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
    }
}

/// The characters covered by a face.
///
/// The object owns a reference to Fontconfig's set, which is only read after creation.
final class CharacterCoverage: @unchecked Sendable {
    private let set: OpaquePointer

    /// Creates the coverage from a scanned pattern.
    init?(pattern: OpaquePointer) {
        var borrowed: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &borrowed) == FcResultMatch,
            let copy = FcCharSetCopy(borrowed)
        else { return nil }
        set = copy
    }

    deinit { FcCharSetDestroy(set) }

    func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(set, scalar.value) != 0 }

    /// Number of characters.
    var count: Int { Int(FcCharSetCount(set)) }
}
