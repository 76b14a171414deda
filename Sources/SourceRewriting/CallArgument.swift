/// Argument of a call, as far as the text tells its type.
public struct CallArgument: Hashable, Sendable {
    /// Form of an expression.
    public enum Form: Hashable, Sendable {
        case value
        /// `.name` of a type that the text does not tell.
        case member
        /// Array that begins with `.name`.
        case members
        /// `\.name` of a type that the text does not tell.
        case keyPath
        /// Closure that does not tell the types of its parameters, of which there is at least one.
        case closure(parameters: Int)
        case null, emptyArray, emptyDictionary
    }

    /// Label, or `nil` without a label.
    public var label: String?
    /// Form of the expression.
    public var form: Form

    /// Creates an argument.
    public init(label: String?, form: Form) {
        self.label = label
        self.form = form
    }
}

extension SourceOutline {
    /// Returns the arguments of the calls of a type or attribute in a source, each list once.
    ///
    /// - Parameter name: name of a type, or of an attribute with its `@`.
    public static func arguments(ofCallsTo name: String, in source: String) -> [[CallArgument]] {
        let tokens = SourceTokens(Array(source.utf8))
        var result: [[CallArgument]] = []
        func add(_ arguments: [CallArgument]) {
            if !arguments.isEmpty, !result.contains(arguments) { result.append(arguments) }
        }
        for index in 0..<tokens.count where tokens.name(index) == name {
            var next = tokens.afterGenerics(index + 1)
            var arguments: [CallArgument] = []
            if tokens.isMark(next, "("), let close = tokens.closing(next) {
                arguments = tokens.arguments(in: next + 1..<close)
                add(arguments)
                next = close + 1
            }
            // The brace may also begin the body of a condition. A list too many is no harm.
            if tokens.isMark(next, "{"), !name.hasPrefix("@"), let close = tokens.closing(next) {
                let form = tokens.form(of: next..<close + 1)
                add(arguments + [CallArgument(label: nil, form: form)])
            }
        }
        return result
    }
}

extension SourceTokens {
    /// Returns the arguments between the parentheses of a call.
    fileprivate func arguments(in range: Range<Int>) -> [CallArgument] {
        var result: [CallArgument] = []
        var start = range.lowerBound
        var index = start
        func add(before end: Int) {
            guard start < end else { return }
            let isLabelled = self[start].kind == .word && isMark(start + 1, ":")
            let form = form(of: (isLabelled ? start + 2 : start)..<end)
            result.append(CallArgument(label: isLabelled ? name(start) : nil, form: form))
        }
        while index < range.upperBound {
            if isMark(index, ",") {
                add(before: index)
                start = index + 1
            }
            let opens = isMark(index, "(") || isMark(index, "[") || isMark(index, "{")
            index = (opens ? closing(index) ?? index : index) + 1
        }
        add(before: range.upperBound)
        return result
    }

    /// Returns the form of an expression.
    fileprivate func form(of range: Range<Int>) -> CallArgument.Form {
        let first = range.lowerBound
        if isMark(first, "."), range.count > 1, self[first + 1].kind == .word { return .member }
        if isMark(first, "\\"), isMark(first + 1, ".") { return .keyPath }
        if isWord(first, "nil"), range.count == 1 { return .null }
        if isMark(first, "[") {
            if isMark(first + 1, "]") { return .emptyArray }
            if isMark(first + 1, ":"), isMark(first + 2, "]") { return .emptyDictionary }
            if isMark(first + 1, "."), closing(first) == range.upperBound - 1 { return .members }
        }
        guard isMark(first, "{"), let count = parameters(ofClosure: range), count > 0 else {
            return .value
        }
        return .closure(parameters: count)
    }

    /// Returns the number of a closure's parameters, or `nil` if the closure tells their types.
    private func parameters(ofClosure range: Range<Int>) -> Int? {
        var index = range.lowerBound + 1
        if isMark(index, "["), let close = closing(index) { index = close + 1 }
        let line = index < count ? self[index].line : 0
        let head = index..<max(index, range.upperBound)
        if let end = head.first(where: { isWord($0, "in") || self[$0].line > line }),
            isWord(end, "in")
        {
            guard !(index..<end).contains(where: { isMark($0, ":") }) else { return nil }
            return (index..<end).count { self[$0].kind == .word }
        }
        let start = self[range.lowerBound].range.lowerBound
        let end = self[range.upperBound - 1].range.upperBound
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return (0..<4).last { text.contains("$\($0)") }.map { $0 + 1 } ?? 0
    }
}
