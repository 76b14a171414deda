import Foundation

/// Loader that parses a document with its base documents, and merges all documents.
package struct DocumentLoader {
    /// Maximum length of a chain of base documents.
    static let longestChain = 16

    package let parser: DocumentParser
    package let context: ReadingContext
    private let merge: NodeMerge

    package init(parser: DocumentParser, context: ReadingContext, merge: NodeMerge) {
        self.parser = parser
        self.context = context
        self.merge = merge
    }

    /// Returns the document joined with its base documents.
    ///
    /// The chain contains the files that led to the document.
    package func joined(_ document: DocumentNode, chain: [String]) -> DocumentNode {
        guard let extends = document.mapping?["extends"] else { return document }
        let own = document.removing("extends")
        guard let base = base(extends, chain: chain) else {
            context.hasUnreadableBase = true
            return own
        }
        return merge.joined(own, inheriting: base)
    }

    private func base(_ node: DocumentNode, chain: [String]) -> DocumentNode? {
        guard let file = context.file(node) else { return nil }
        guard !chain.contains(file.realPath) else {
            context.problems.error(
                "found \(file.path.quoted), which extends this document again", at: node)
            return nil
        }
        guard chain.count < Self.longestChain else {
            context.problems.error(
                "found more than \(Self.longestChain) documents that extend one another", at: node)
            return nil
        }
        do {
            let bytes = try file.read(limit: parser.limits.bytes)
            let source = try SourceFile(path: file.shownPath, bytes: bytes)
            let document = try parser.tree(source, context.problems)
            guard document.mapping != nil else {
                context.problems.error(
                    "expected a document, written as keys and values, found "
                        + document.described, at: document)
                return nil
            }
            return joined(document, chain: chain + [file.realPath])
        } catch let error as DocumentError {
            context.problems.add(error)
        } catch {
            context.problems.error("\(error)", at: node)
        }
        return nil
    }
}
