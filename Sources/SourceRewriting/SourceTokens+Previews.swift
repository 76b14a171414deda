extension SourceTokens {
    /// Protocols of SwiftUI whose types show views in Xcode's canvas.
    private static let previewProtocols: Set<String> = [
        "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
    ]

    /// Returns the tokens without the previews of SwiftUI, and the changes.
    ///
    /// Spaces take the place of a preview, so that lines and columns are kept.
    func withoutPreviews() -> (tokens: SourceTokens, changes: [SourceChange]) {
        let hasPreviews = all.indices.contains { index in
            switch all[index].kind {
            case .directive: text(index) == "#Preview"
            case .word: Self.previewProtocols.contains(text(index))
            default: false
            }
        }
        guard hasPreviews else { return (self, []) }
        var previews: [(tokens: Range<Int>, reason: String)] = []
        for index in all.indices where all[index].kind == .directive && text(index) == "#Preview" {
            guard let end = previewEnd(index) else { continue }
            previews.append((previewStart(index)..<end, "'#Preview' is removed"))
        }
        for type in SourceOutline(self).types {
            guard let parent = type.inherits.first(where: Self.isPreviewProtocol) else { continue }
            previews.append(
                (
                    type.prefix.lowerBound..<type.body.upperBound,
                    "'\(type.name)' is removed, which is a '\(parent)'"
                ))
        }
        var bytes = bytes
        var changes: [SourceChange] = []
        for (range, reason) in previews {
            let first = all[range.lowerBound]
            changes.append(
                SourceChange(
                    line: first.line,
                    column: column(ofByte: first.range.lowerBound, line: first.line),
                    text: reason + ", because SwiftUI is not here"))
            for offset in first.range.lowerBound..<all[range.upperBound - 1].range.upperBound
            where bytes[offset] != 10 {
                bytes[offset] = 32
            }
        }
        return (SourceTokens(bytes), changes)
    }

    /// Returns whether a name, also with its module, is a protocol of previews.
    private static func isPreviewProtocol(_ name: String) -> Bool {
        name.split(separator: ".").last.map { previewProtocols.contains(String($0)) } ?? false
    }

    /// Index after the braces of a preview, or `nil` for a preview without braces.
    private func previewEnd(_ index: Int) -> Int? {
        var next = index + 1
        if isMark(next, "("), let close = closing(next) { next = close + 1 }
        guard isMark(next, "{") else { return nil }
        return closing(next).map { $0 + 1 }
    }

    /// Index of the first attribute before a preview, as in `@available(iOS 17, *) #Preview {}`.
    private func previewStart(_ index: Int) -> Int {
        var start = index
        while start > 0 {
            let open = (0..<start).last { isMark($0, "(") && closing($0) == start - 1 }
            let attribute = isMark(start - 1, ")") ? open.map { $0 - 1 } ?? -1 : start - 1
            guard attribute >= 0, all[attribute].kind == .attribute else { return start }
            start = attribute
        }
        return start
    }
}
