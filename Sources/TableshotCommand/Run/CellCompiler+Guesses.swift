import Foundation
import SourceRewriting

extension CellCompiler {
    /// Files that are added for a message.
    private static let guessLimit = 6
    /// Lines before and after the line of a message, which may be in the middle of a statement.
    private static let margin = 4

    /// Adds the files with extensions that the statements of the messages may use, and returns
    /// whether any was added.
    ///
    /// The compiler does not name an initializer, an operator or an overload that it lacks.
    func guess(_ program: inout CellProgram, _ messages: [CompilerMessage]) -> Bool {
        for margin in [0, Self.margin] {
            var added: [String] = []
            for message in messages {
                guard let place = place(of: message, in: program) else { continue }
                let lines = max(1, place.line - margin)...place.line + margin
                let files = sources.folder.index.files(usedIn: place.text, lines: lines)
                added += sorted(files, by: message.path ?? program.files[0])
                    .filter { canAdd($0, to: program, with: added) }.prefix(Self.guessLimit)
            }
            guard added.isEmpty else {
                program.siblings += added.sorted()
                program.guessed.formUnion(added)
                return true
            }
        }
        return false
    }

    /// Returns whether a file is new and declares nothing that a file of the program declares.
    private func canAdd(
        _ path: String, to program: CellProgram, with others: [String]
    ) -> Bool {
        let paths = program.paths + others
        guard !paths.contains(path), !program.refused.contains(path),
            paths.count < Self.siblingLimit, let names = try? sources.sharedNames(path)
        else { return false }
        return paths.allSatisfy { (try? sources.sharedNames($0).isDisjoint(with: names)) ?? true }
    }

    /// Leaves out the files that were added on suspicion and do not compile.
    func refuseGuesses(_ program: inout CellProgram, _ messages: [CompilerMessage]) -> Bool {
        let faulty = Set(messages.compactMap(\.path))
        let refused = program.siblings.filter {
            program.guessed.contains($0) && faulty.contains(CellSources.shown($0))
        }
        program.siblings.removeAll(where: refused.contains)
        program.refused.formUnion(refused)
        return !refused.isEmpty
    }

    /// Text and line in which a message has its place.
    private func place(
        of message: CompilerMessage, in program: CellProgram
    ) -> (text: String, line: Int)? {
        guard let shown = message.path else { return nil }
        if shown.hasPrefix(CompilerMessage.statementPrefix) {
            let number = message.line - 1
            return program.statements.indices.contains(number)
                ? (program.statements[number], 1) : nil
        }
        guard let path = program.paths.first(where: { CellSources.shown($0) == shown }),
            let text = try? sources.text(path)
        else { return nil }
        return (text, message.line)
    }
}
