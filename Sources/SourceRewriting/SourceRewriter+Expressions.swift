// MARK: Expressions

extension SourceRewriter {
    /// Rewrites `#selector`, `#keyPath` and the literals of colours and images.
    mutating func rewriteExpressions() {
        rewriteForcedResources()
        for index in 0..<tokens.count
        where tokens[index].kind == .directive && tokens.isMark(index + 1, "(") {
            guard let close = tokens.closing(index + 1), close > index + 2 else { continue }
            switch tokens.text(index) {
            case "#selector": rewriteSelector(index, close)
            case "#keyPath":
                let names = (index + 2..<close).filter { tokens[$0].kind == .word }.map(tokens.name)
                // The first name is the type, unless the path begins at a property.
                let isType = names.first?.first?.isUppercase == true || names.first == "self"
                let path = (isType ? names.dropFirst() : names[...]).joined(separator: ".")
                replace(index..<close + 1, with: "\"\(path)\"")
                note("'#keyPath' is the text \"\(path)\"", at: index)
            case "#colorLiteral":
                replace(index..<index + 1, with: "UIColor")
                note("'#colorLiteral' is 'UIColor'", at: index)
            case "#imageLiteral":
                replace(index..<index + 1, with: "(UIImage")
                replace(index + 2..<index + 3, with: "named")
                replace(close..<close + 1, with: ") ?? UIImage.missing)")
                note("'#imageLiteral' is 'UIImage(named:)'", at: index)
            default: break
            }
        }
    }

    /// Replaces images, colours and fonts that are not found by stand-ins, where the source expects
    /// them: `UIImage(named: "star")!`.
    private mutating func rewriteForcedResources() {
        for index in 0..<tokens.count where tokens.isMark(index + 1, "(") {
            let type = tokens.text(index)
            let label = tokens.text(index + 2)
            guard let close = tokens.closing(index + 1), tokens.isMark(close + 1, "!"),
                !tokens.isMark(close + 2, "="), !tokens.isMark(index - 1, ".")
            else { continue }
            let value: String
            switch (type, label) {
            case ("UIImage", "named"), ("UIImage", "systemName"), ("UIColor", "named"):
                value = "\(type).missing"
            case ("UIFont", "name"):
                guard let size = (index + 2..<close).last(where: { tokens.isWord($0, "size") }),
                    size + 2 < close
                else { continue }
                value = ".systemFont(ofSize: \(text(of: size + 2..<close)))"
            default: continue
            }
            insert("(", before: index)
            replace(close + 1..<close + 2, with: " ?? \(value))")
            note("'\(type)(\(label):)!' is a stand-in if it is not found", at: index)
        }
    }

    /// Gives formatters and `Locale.current` the locale of the picture; the locale of a Linux process
    /// has no region, and so no currency.
    mutating func rewriteLocales() {
        for index in 0..<tokens.count {
            if tokens[index].kind == .literal { rewriteInterpolatedLocale(index) }
            guard tokens[index].kind == .word else { continue }
            switch tokens.text(index) {
            case "DateFormatter", "NumberFormatter":
                guard tokens.isMark(index + 1, "("), tokens.isMark(index + 2, ")") else { continue }
                replace(index + 2..<index + 3, with: ").ofPicture")
                note("'\(tokens.text(index))()' has the locale of the picture", at: index)
            case "Locale":
                guard tokens.isMark(index + 1, "."), tokens.isWord(index + 2, "current") else {
                    continue
                }
                replace(index + 2..<index + 3, with: "ofPicture")
                note("'Locale.current' is the locale of the picture", at: index)
            default: break
            }
        }
    }

    /// Gives `Locale.current` in the interpolations of a literal the locale of the picture.
    private mutating func rewriteInterpolatedLocale(_ index: Int) {
        var text = tokens.text(index)
        var isChanged = false
        var start = text.startIndex
        while let found = text[start...].firstRange(of: "Locale.current") {
            start = found.upperBound
            // An interpolation is open if its parenthesis is not closed.
            guard let begin = text[..<found.lowerBound].ranges(of: "\\(").last else { continue }
            let inner = text[begin.upperBound..<found.lowerBound]
            guard inner.count(where: { $0 == ")" }) <= inner.count(where: { $0 == "(" }) else {
                continue
            }
            text.replaceSubrange(found, with: "Locale.ofPicture")
            start = text.index(begin.upperBound, offsetBy: inner.count + "Locale.ofPicture".count)
            isChanged = true
        }
        guard isChanged else { return }
        replace(index..<index + 1, with: text)
        note("'Locale.current' is the locale of the picture", at: index)
    }

    /// Gives texts of Foundation without arguments an empty text; Foundation has no such initializer
    /// on Linux.
    mutating func rewriteEmptyTexts() {
        let names: Set = ["NSAttributedString", "NSMutableAttributedString", "NSMutableString"]
        for index in 0..<tokens.count where names.contains(tokens.text(index)) {
            guard tokens.isMark(index + 1, "("), tokens.isMark(index + 2, ")") else { continue }
            insert("string: \"\"", before: index + 2)
            note("'\(tokens.text(index))()' has an empty text", at: index)
        }
    }

    /// Replaces a selector by a `Selector` with a reference to the method.
    private mutating func rewriteSelector(_ index: Int, _ close: Int) {
        var start = index + 2
        let isAccessor =
            tokens.isMark(start + 1, ":")
            && (tokens.isWord(start, "getter") || tokens.isWord(start, "setter"))
        if isAccessor { start += 2 }
        // The name of the method and its labels end the expression; `as` may follow.
        let end = (start..<close).first { tokens.isWord($0, "as") } ?? close
        let owner = outline.type(around: index).map { outline.types[$0].name }
        var path: [String] = []
        var labels: [String]?
        var next = start
        while next < end {
            if tokens.isMark(next, "("), let stop = tokens.closing(next) {
                labels = (next + 1..<stop).filter { tokens[$0].kind == .word }.map(tokens.name)
                next = stop
            } else if tokens[next].kind == .word {
                path.append(tokens.text(next))
            } else if ![".", "?", "!"].contains(where: { tokens.isMark(next, $0) }) {
                note("this '#selector' is not understood and stays as it is", at: index)
                return
            }
            next += 1
        }
        guard let method = path.popLast() else { return }
        if path == ["self"] || path == ["Self"] || path.isEmpty { path = owner.map { [$0] } ?? [] }
        let type = path.joined(separator: ".")
        let known = labels ?? outline.labels(ofMethod: method, in: path.last) ?? []
        let name = Self.objectiveCName(method, labels: known)
        let labelText = labels.map { $0.isEmpty ? "" : "(\($0.map { $0 + ":" }.joined()))" } ?? ""
        let cast = end < close ? " " + text(of: end..<close) : ""
        let reference = type.isEmpty ? method : "\(type).\(method)"
        let expression =
            isAccessor ? "\\\(reference)" : reference + labelText + cast
        replace(index..<close + 1, with: "Selector(\"\(name)\", \(expression))")
        note("'#selector' is 'Selector(\"\(name)\", \(expression))'", at: index)
    }

    /// Text of tokens with the white space between them.
    func text(of range: Range<Int>) -> String {
        String(
            decoding: tokens.bytes[
                tokens[range.lowerBound].range
                    .lowerBound..<tokens[range.upperBound - 1].range.upperBound],
            as: UTF8.self)
    }

    /// Name of a method in Objective-C, such as `buy:` or `moveFrom:to:`.
    private static func objectiveCName(_ method: String, labels: [String]) -> String {
        guard let first = labels.first else { return method }
        let head = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return method + head + ":"
            + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
