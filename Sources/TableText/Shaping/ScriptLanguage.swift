import CPango

/// The language for shaping characters: the environment's language if it uses their script.
///
/// Without a language, Pango would guess from environment variables.
enum ScriptLanguage {
    /// Returns the language for a character in the requested face.
    static func language(of scalar: Unicode.Scalar, in environment: String) -> String? {
        switch scalar.value {
        case 0x0370...0x03FF, 0x1F00...0x1FFF: return language("el", of: scalar, in: environment)
        case 0x0400...0x052F, 0x2DE0...0x2DFF, 0xA640...0xA69F:
            return language("ru", of: scalar, in: environment)
        default: return nil
        }
    }

    /// Returns a script's usual language, or the environment's language if it uses the script.
    static func language(
        _ usual: String?, of scalar: Unicode.Scalar, in environment: String
    ) -> String? {
        guard let usual else { return nil }
        let script = PangoScript(rawValue: Int32(g_unichar_get_script(scalar.value).rawValue))
        let current = pango_language_from_string(environment)
        return pango_language_includes_script(current, script) != 0 ? nil : usual
    }

    /// Returns the language of a Japanese, Korean or Bopomofo character, or `nil`.
    static func cjk(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "ja"
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return "ko"
        case 0x3100...0x312F, 0x31A0...0x31BF: return "zh-tw"
        default: return nil
        }
    }
}
