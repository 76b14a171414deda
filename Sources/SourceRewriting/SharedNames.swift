extension SourceOutline {
    /// Returns the declarations of a source that no other file of the same program may repeat: types,
    /// variables, functions with their parameters, and members of extensions.
    ///
    /// A member of an extension with conditions may be repeated under other conditions.
    public static func sharedNames(in source: String) -> Set<String> {
        let tokens = SourceTokens(Array(source.utf8))
        let outline = SourceOutline(tokens)
        var names = Set(
            outline.types.filter { $0.keyword != .extension && !$0.isPrivate }.map(\.name))
        for member in outline.members where !member.isPrivate(tokens) {
            guard let owner = member.owner else {
                names.insert(member.signature(tokens))
                continue
            }
            let type = outline.types[owner]
            let header = type.afterName..<type.body.lowerBound
            guard type.keyword == .extension, !type.isPrivate,
                !header.contains(where: { tokens.isWord($0, "where") })
            else { continue }
            names.insert(type.name + "." + member.signature(tokens))
        }
        return names
    }
}

extension SourceOutline.Member {
    /// Whether other files cannot use the member itself.
    fileprivate func isPrivate(_ tokens: SourceTokens) -> Bool {
        prefix.contains { index in
            (tokens.isWord(index, "private") || tokens.isWord(index, "fileprivate"))
                && !tokens.isWord(index + 2, "set")
        }
    }

    /// Text from the keyword to the end of the name or parameters.
    fileprivate func signature(_ tokens: SourceTokens) -> String {
        let isStatic = prefix.contains { tokens.isWord($0, "static") || tokens.isWord($0, "class") }
        let start = (isStatic ? "static " : "")
        guard kind == .function || kind == .initializer else { return start + name }
        let open = (keyword..<tokens.count).prefix(40).first {
            tokens.isMark($0, "(") || tokens.isMark($0, "{")
        }
        let end = open.flatMap { tokens.closing($0) } ?? keyword
        return start + (keyword..<end + 1).map(tokens.text).joined(separator: " ")
    }
}
