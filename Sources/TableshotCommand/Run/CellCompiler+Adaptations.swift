import Foundation
import SourceRewriting

/// Changes of a program that the compiler's messages ask for and that add no file.
extension CellCompiler {
    /// Declares the images and colours of the folder's catalogues that the messages miss.
    func addAssetSymbols(
        to program: inout CellProgram, _ messages: [CompilerMessage]
    ) -> Bool {
        var isChanged = false
        for case .member(let member, let types)? in messages.map(\.missing) {
            let declaration: String?
            if types.contains("UIColor"), let name = sources.folder.assets["colorset"]?[member] {
                declaration =
                    "extension UIColor { static var `\(member)`: UIColor { "
                    + "UIColor(named: \"\(name)\") ?? .systemGray } }"
            } else if types.contains("UIImage"),
                let name = sources.folder.assets["imageset"]?[member]
            {
                declaration =
                    "extension UIImage { static var `\(member)`: UIImage { "
                    + "UIImage(named: \"\(name)\") ?? UIImage() } }"
            } else if let kind = types.first(where: { $0.hasSuffix("Resource") }),
                let name = sources.folder.assets[
                    kind == "ColorResource" ? "colorset" : "imageset"]?[member]
            {
                declaration =
                    "extension \(kind) { static var `\(member)`: \(kind) { "
                    + "\(kind)(name: \"\(name)\", bundle: .main) } }"
            } else {
                declaration = nil
            }
            guard let declaration, !program.assetSymbols.contains(declaration) else { continue }
            program.assetSymbols.append(declaration)
            isChanged = true
        }
        return isChanged
    }

    /// Removes `override` from methods of UIKit that nothing calls here, with the calls of `super`,
    /// and gives literals with elements of several structures their type.
    func adapt(
        _ program: inout CellProgram, _ messages: [CompilerMessage]
    ) throws -> Bool {
        let misses = messages.contains {
            if case .type = $0.missing { true } else { false }
        }
        return try omit(&program, messages) { message, statements in
            let (line, column) = (message.line + 1, message.column)
            if let type = message.literalType {
                return statements.conversion(
                    line: line, column: column, to: type, lineOffset: 1)
            }
            if message.makesFromMetatype {
                return statements.making(line: line, column: column, lineOffset: 1)
            }
            guard !misses else { return nil }
            if message.lacksOverridden {
                return statements.omissionOfOverride(line: line, column: column, lineOffset: 1)
            }
            guard case .member = message.missing else { return nil }
            let omission = statements.omission(line: line, column: column, lineOffset: 1)
            let isOfSuper =
                omission?.text.hasPrefix("super.") == true
                || omission?.text.hasPrefix("return super.") == true
            return isOfSuper ? omission : nil
        }
    }

    /// Leaves out the statements that do not compile.
    func omitStatements(
        _ program: inout CellProgram, _ messages: [CompilerMessage]
    ) throws -> Bool {
        try omit(&program, messages) { message, statements in
            let (line, column) = (message.line + 1, message.column)
            return message.lacksOverridden
                ? statements.omissionOfOverride(line: line, column: column, lineOffset: 1)
                : statements.omission(line: line, column: column, lineOffset: 1)
        }
    }

    /// Leaves out the bodies of functions, conformances and declarations that do not compile.
    func omitDeclarations(
        _ program: inout CellProgram, _ messages: [CompilerMessage], keeping kept: Set<String>
    ) throws -> Bool {
        try omit(&program, messages) { message, statements in
            if let name = message.impossibleParent,
                let omission = statements.omissionOfConformance(
                    to: name, line: message.line + 1, lineOffset: 1)
            {
                return omission
            }
            return statements.omissionOfDeclaration(
                line: message.line + 1, column: message.column, wholeBody: message.isCrash,
                keeping: kept, lineOffset: 1)
        }
    }

    /// Leaves out declarations of added files that do not compile, in case that no cell uses them.
    func omitUnusedDeclarations(
        _ program: inout CellProgram, _ messages: [CompilerMessage], keeping kept: Set<String>
    ) throws -> Bool {
        let added = Set(program.siblings.map(CellSources.shown))
        // A vague message in another file may follow from an added file.
        guard messages.allSatisfy({ $0.isVague || added.contains($0.path ?? "") }) else {
            return false
        }
        return try omit(&program, messages) {
            $1.omissionOfUnusedDeclaration(
                line: $0.line + 1, column: $0.column, keeping: kept, lineOffset: 1)
        }
    }

    /// Leaves out the statement at the innermost of the lines in which a program crashed, and
    /// returns the program that is compiled anew; or `nil` if no statement can be left out.
    ///
    /// - Parameter places: lines such as "Cells/PriceCell.swift:12", the innermost first.
    func product(
        _ product: Product, withoutStatementAt places: [String], isPart: Bool
    ) throws -> Product? {
        for place in places {
            guard let colon = place.lastIndex(of: ":"),
                let line = Int(place[place.index(after: colon)...])
            else { continue }
            var program = product.program
            let message = CompilerMessage(
                path: String(place[..<colon]), line: line, severity: .error, text: "")
            let isChanged = try omit(&program, [message]) { _, statements in
                statements.omission(inLine: line + 1, lineOffset: 1)
            }
            guard isChanged else { continue }
            return try self.product(from: program, isPart: isPart)
        }
        return nil
    }

    /// Adds omissions for messages, and returns whether any was added.
    ///
    /// - Parameter omission: omission in a rewritten file, whose first line names the user's file.
    private func omit(
        _ program: inout CellProgram, _ messages: [CompilerMessage],
        omission: (CompilerMessage, SourceStatements) -> OmittedStatement?
    ) throws -> Bool {
        let paths = Dictionary(
            program.paths.map { (CellSources.shown($0), $0) },
            uniquingKeysWith: { first, _ in first })
        var isChanged = false
        for (shown, messages) in Dictionary(grouping: messages, by: { $0.path ?? "" }) {
            guard let path = paths[shown] else { continue }
            let statements = SourceStatements(try text(of: path, in: program))
            for message in messages {
                guard let omission = omission(message, statements),
                    program.omissions[shown]?.contains(omission) != true
                else {
                    continue
                }
                program.omissions[shown, default: []].append(omission)
                isChanged = true
            }
        }
        return isChanged
    }
}
