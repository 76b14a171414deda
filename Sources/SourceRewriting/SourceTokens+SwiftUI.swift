// MARK: SwiftUI

extension SourceTokens {
    /// Protocols of SwiftUI whose types show views in Xcode's canvas.
    private static let previewProtocols: Set<String> = [
        "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
    ]

    /// Protocols of SwiftUI whose types are removed from a file that imports SwiftUI.
    private static let viewProtocols: Set<String> = [
        "ButtonStyle", "EnvironmentKey", "LabelStyle", "PreferenceKey", "PrimitiveButtonStyle",
        "Shape",
        "ToggleStyle", "View", "ViewModifier",
    ]
    /// Content of a cell that SwiftUI draws.
    private static let hosting = "UIHostingConfiguration"

    /// Returns the tokens without the previews and views of SwiftUI, and the changes.
    ///
    /// Spaces take the place of a preview, so that lines and columns are kept. A
    /// `UIHostingConfiguration` stays without its content.
    func withoutSwiftUI() -> (tokens: SourceTokens, changes: [SourceChange]) {
        let importsSwiftUI = all.indices.contains {
            isWord($0, "SwiftUI") && isWord($0 - 1, "import")
        }
        let hasPreviews = all.indices.contains { index in
            switch all[index].kind {
            case .directive: text(index) == "#Preview"
            case .word: Self.previewProtocols.contains(text(index))
            default: false
            }
        }
        guard importsSwiftUI || hasPreviews else { return (self, []) }
        var previews: [(tokens: Range<Int>, reason: String)] = []
        for index in all.indices where all[index].kind == .directive && text(index) == "#Preview" {
            guard let end = previewEnd(index) else { continue }
            previews.append((previewStart(index)..<end, "'#Preview' is removed"))
        }
        for type in SourceOutline(self).types {
            let isView = { (name: String) in
                importsSwiftUI && Self.viewProtocols.contains(Self.plainName(name))
            }
            if type.keyword == .extension, isView(type.name) {
                previews.append(
                    (type.prefix.lowerBound..<type.body.upperBound, "the extension is removed"))
                continue
            }
            guard
                let parent = type.inherits.first(where: {
                    Self.previewProtocols.contains(Self.plainName($0)) || isView($0)
                })
            else { continue }
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
        for index in all.indices where isWord(index, Self.hosting) {
            // The word may be in a removed preview.
            guard bytes[all[index].range.lowerBound] != 32, let end = hostingEnd(index) else {
                continue
            }
            let start = all[index + 1].range.lowerBound
            for offset in start..<all[end - 1].range.upperBound where bytes[offset] != 10 {
                bytes[offset] = 32
            }
            bytes.replaceSubrange(start..<start + 2, with: "()".utf8)
            changes.append(
                SourceChange(
                    line: all[index].line,
                    column: column(ofByte: all[index].range.lowerBound, line: all[index].line),
                    text: "the content of '\(Self.hosting)' is removed, because SwiftUI is not here"
                ))
        }
        return (SourceTokens(bytes), changes)
    }

    /// Name without the module before it.
    private static func plainName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// Index after the closure of a `UIHostingConfiguration` and after the calls that follow, or
    /// `nil` without a closure.
    private func hostingEnd(_ index: Int) -> Int? {
        guard isMark(index + 1, "{"), let close = closing(index + 1), close > index + 1 else {
            return nil
        }
        var end = close + 1
        while isMark(end, "."), end + 1 < count, all[end + 1].kind == .word {
            var next = end + 2
            while isMark(next, "(") || isMark(next, "{"), let close = closing(next) {
                next = close + 1
            }
            guard next > end + 2 else { break }
            end = next
        }
        return end
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
