import TableDrawing

extension ReadingContext {
    /// Reports a name that is neither a file nor an image in the assets.
    package func reportMissingImage(_ name: String, _ assets: [String], at node: DocumentNode) {
        if failedNames.contains("assets") { return }
        do {
            _ = try file(name, mentionedAt: node)
        } catch {
            // The error for the original path has the best description, and may suggest similar
            // files.
            var message = error.description
            if message.hasPrefix("no file "), let found = otherKind(of: name) {
                message =
                    "\(name.quoted) of the assets is of the kind \(found.kind), which is not read, and there "
                    + "is \(message)"
                return problems.error(message, at: node, note: found.advice ?? error.note)
            }
            if !environment.assets.isEmpty, message.hasPrefix("no file ") {
                message = "the assets have no image \(name.quoted), and there is \(message)"
            }
            let near = self.assets(near: name, among: assets)
            if !near.isEmpty {
                let list = Suggestion.list(near, "or")
                let asksAfterFiles = message.contains("did you mean") && message.hasSuffix("?")
                message =
                    asksAfterFiles
                    ? message.dropLast() + ", or \(list) of the assets?"
                    : message + "; did you mean \(list)?"
            }
            problems.error(message, at: node, note: error.note)
        }
    }

    /// Returns the type of an unsupported set in the assets, and advice.
    private func otherKind(of name: String) -> (kind: String, advice: String?)? {
        environment.assets.lazy.compactMap { $0.otherKind(of: name) }.first
    }

    /// Returns similar asset names.
    ///
    /// Names that differ only by a missing namespace folder come first.
    private func assets(near name: String, among names: [String]) -> [String] {
        guard problems.canSuggest else { return [] }
        func last(_ name: String) -> Substring? { name.lowercased().split(separator: "/").last }
        let spaced = names.filter { last($0) == last(name) }
        return spaced.isEmpty ? Suggestion.names(near: name, among: names) : spaced
    }

    /// Reports a name that is in none of the document's asset catalogues.
    package func reportMissingAsset(
        _ name: String, _ noun: String, _ names: [String], at node: DocumentNode
    ) {
        if failedNames.contains("assets") { return }
        if let found = otherKind(of: name) {
            return problems.error(
                "\(name.quoted) of the assets is of the kind \(found.kind), which is not read; expected an "
                    + "\(noun) set", at: node, note: found.advice)
        }
        let near = assets(near: name, among: names)
        let question = near.isEmpty ? "" : "; did you mean \(Suggestion.list(near, "or"))?"
        problems.error(
            environment.assets.isEmpty
                ? "found the \(noun) \(name.quoted) of the assets, but the document names no assets"
                : "the assets have no \(noun) \(name.quoted)\(question)", at: node,
            note: environment.assets.isEmpty
                ? "assets are named at the document's top: assets: Media.xcassets" : nil)
    }
}
