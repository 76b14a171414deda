#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The inputs of text layout apart from attributes.
public struct TextEnvironment: Sendable {
    public var fontBook: FontBook
    /// The typeface of `Font.systemFont(ofSize:)`.
    public var systemFont: SystemFont
    /// A BCP 47 tag such as `en` or `zh-Hant`.
    ///
    /// It is never the process's locale.
    ///
    /// The language selects among the regional forms of letters.
    public var language: String

    public init(
        fontBook: FontBook = .standard, systemFont: SystemFont = .sanFrancisco,
        language: String = "en"
    ) {
        self.fontBook = fontBook
        self.systemFont = systemFont
        self.language = language
    }

    /// The environment of the current render in this task.
    ///
    /// The default is the standard book, San Francisco and English.
    @TaskLocal public static var current = TextEnvironment()

    /// Unsets environment variables read by C libraries during shaping and drawing, so that
    /// pictures do not depend on them.
    ///
    /// Call the method at the start of a process, before another thread runs.
    public static func sealProcess() {
        for name in [
            "FREETYPE_PROPERTIES", "LANGUAGE", "PANGO_LANGUAGE", "PIXMAN_DISABLE",
        ] { unsetenv(name) }
    }
}
