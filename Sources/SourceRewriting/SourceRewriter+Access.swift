// MARK: Access

extension SourceRewriter {
    private static let publicWords: Set<String> = ["open", "package", "public"]
    private static let privateWords: Set<String> = ["fileprivate", "private"]
    /// Attributes that only public declarations have.
    private static let publicAttributes: Set<String> = [
        "@_spi", "@frozen", "@inlinable", "@usableFromInline",
    ]

    /// Removes access levels that have no meaning in a program of a single module, and that stand-ins
    /// for missing types would not have.
    mutating func rewriteAccess() {
        guard rules.isSingleModule else { return }
        for type in outline.types {
            removeAccess(
                in: type.prefix,
                rules.opensPrivateTypes
                    ? Self.publicWords.union(Self.privateWords) : Self.publicWords
            )
        }
        for member in outline.members {
            let isOpened = rules.opensPrivateTypes && member.kind == .alias
            removeAccess(
                in: member.prefix,
                isOpened ? Self.publicWords.union(Self.privateWords) : Self.publicWords)
        }
    }

    private mutating func removeAccess(in prefix: Range<Int>, _ words: Set<String>) {
        for index in prefix {
            if tokens[index].kind == .attribute, Self.publicAttributes.contains(tokens.text(index))
            {
                let close = tokens.isMark(index + 1, "(") ? tokens.closing(index + 1) : nil
                remove(index..<(close ?? index) + 1)
            }
            guard tokens[index].kind == .word, words.contains(tokens.text(index)) else { continue }
            // `public(set)`.
            let close = tokens.isMark(index + 1, "(") ? tokens.closing(index + 1) : nil
            remove(index..<(close ?? index) + 1)
            if Self.privateWords.contains(tokens.text(index)) {
                note("'\(tokens.text(index))' is removed, so that the cell can be drawn", at: index)
            }
        }
    }
}
