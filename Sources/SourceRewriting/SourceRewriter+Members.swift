// MARK: Members

extension SourceRewriter {
    /// Rewrites outlets, managed properties, optional requirements and members of value types.
    mutating func rewriteMembers() {
        for member in outline.members {
            let attributes = member.prefix.filter { tokens[$0].kind == .attribute }
            for index in attributes {
                switch tokens.text(index) {
                case "@IBOutlet", "@IBOutletCollection":
                    if member.kind == .property { rewriteOutlet(member, attribute: index) }
                case "@NSManaged": rewriteManaged(member)
                default: break
                }
            }
            guard let owner = member.owner else { continue }
            let type = outline.types[owner]
            if type.keyword == .extension, isValueType(type.name) {
                rewriteValueMember(member, of: type.name)
            }
            if type.keyword == .protocol {
                for index in member.prefix where tokens.isWord(index, "optional") {
                    remove(index..<index + 1)
                    if member.kind == .function {
                        addDefault(of: member, in: type)
                        note("'optional' is a default implementation", at: index)
                    } else {
                        note(
                            "'optional' is removed, so every class has to have the member",
                            at: index)
                    }
                }
            }
        }
        rewriteOptionalCalls()
    }

    /// Adds a default implementation of an optional requirement.
    private mutating func addDefault(
        of member: SourceOutline.Member, in type: SourceOutline.TypeDeclaration
    ) {
        let open = (member.keyword + 2..<type.body.upperBound).first { tokens.isMark($0, "(") }
        guard let open, var end = tokens.closing(open) else { return }
        let line = tokens[end].line
        // A result is on the line of the parenthesis, as a rule.
        while end + 2 < type.body.upperBound, tokens[end + 1].line == line { end += 1 }
        let signature = text(of: member.keyword..<end + 1)
        let body = signature.contains("->") ? "fatalError(\"\(member.name) is optional\")" : ""
        let access =
            type.prefix.first { ["public", "fileprivate", "private"].contains(tokens.text($0)) }
            .map { tokens.text($0) + " " } ?? ""
        appendix.append("\(access)extension \(type.name) { \(signature) { \(body) } }")
    }

    /// Removes the question mark from calls of optional methods of the file's protocols.
    private mutating func rewriteOptionalCalls() {
        let names = Set(
            outline.members.filter { member in
                member.kind == .function
                    && member.prefix.contains { tokens.isWord($0, "optional") }
            }.map(\.name))
        rewriteDelegateCalls()
        guard !names.isEmpty else { return }
        for index in 1..<max(tokens.count - 2, 1)
        where tokens.isMark(index - 1, ".") && tokens.isMark(index + 1, "?")
            && tokens.isMark(index + 2, "(") && names.contains(tokens.name(index))
        {
            replace(index + 1..<index + 2, with: "")
            note("'?' is removed, because the method is not optional here", at: index + 1)
        }
    }

    /// Beginnings of the names of optional methods in UIKit's delegates.
    private static let delegates = [
        "collectionView", "gestureRecognizer", "pickerView", "scrollView", "searchBar", "tableView",
        "textField", "textView",
    ]

    /// Calls optional methods of UIKit's delegates as methods with a default implementation.
    private mutating func rewriteDelegateCalls() {
        for index in 1..<max(tokens.count - 2, 1)
        where tokens.isMark(index - 1, ".") && tokens.isMark(index + 1, "?")
            && tokens.isMark(index + 2, "(")
            && Self.delegates.contains(where: tokens.name(index).hasPrefix)
        {
            guard let close = tokens.closing(index + 2) else { continue }
            replace(index + 1..<index + 2, with: "")
            note("'?' is removed, because the method is not optional here", at: index + 1)
            var start = index - 2
            while start > 1, tokens.isMark(start - 1, "."), tokens[start].kind == .word {
                start -= 2
            }
            guard tokens[start].kind == .word else { continue }
            insert("Optional(", before: start)
            insert(")", before: close)
        }
    }

    /// Replaces `@IBOutlet` by a property wrapper.
    private mutating func rewriteOutlet(
        _ member: SourceOutline.Member, attribute: Int
    ) {
        let weak = member.prefix.first { tokens.isWord($0, "weak") || tokens.isWord($0, "unowned") }
        let type = member.keyword + 3
        let isCollection = tokens.isMark(type, "[")
        var wrapper =
            isCollection ? "@OutletCollection" : "@Outlet(\(weak == nil ? ".strong" : ".weak")"
        if !isCollection {
            if let owner = member.owner, hasObservers(member) {
                wrapper += ", didConnect: \(addObserver(member, outline.types[owner]))"
            }
            wrapper += ")"
        }
        replace(attribute..<attribute + 1, with: wrapper)
        note("'@IBOutlet' is '\(wrapper)'", at: attribute)
        if let weak {
            var stop = weak + 1
            if tokens.isMark(stop, "("), let close = tokens.closing(stop) { stop = close + 1 }
            remove(weak..<stop)
        }
    }

    /// Adds a function that sets a connected outlet again, so that its observers run, and returns
    /// the function's name.
    private mutating func addObserver(
        _ member: SourceOutline.Member, _ type: SourceOutline.TypeDeclaration
    ) -> String {
        let property = tokens.name(member.keyword + 1)
        let name = property + "DidConnect"
        insert(
            " private static func \(name)(_ owner: AnyObject) { guard let owner = owner as? "
                + "\(type.name) else { return }; owner.\(property) = owner.\(property) } ",
            before: type.body.upperBound - 1)
        // The attribute cannot name the generic parameters of the class.
        return "\(type.name.split(separator: ".").last ?? "").\(name)"
    }

    /// Whether a property has `didSet` or `willSet`.
    private func hasObservers(_ member: SourceOutline.Member) -> Bool {
        let line = tokens[member.keyword].line
        guard
            let open = (member.keyword..<tokens.count).first(where: {
                tokens.isMark($0, "{") || (tokens[$0].line > line && !tokens.isMark($0, "{"))
            }), tokens.isMark(open, "{")
        else { return false }
        return tokens.isWord(open + 1, "didSet") || tokens.isWord(open + 1, "willSet")
    }

    /// Gives a managed property accessors that trap.
    private mutating func rewriteManaged(_ member: SourceOutline.Member) {
        guard member.kind == .property, tokens.isMark(member.keyword + 2, ":") else { return }
        let line = tokens[member.keyword].line
        let end = (member.keyword..<tokens.count).first { tokens[$0].line > line } ?? tokens.count
        guard end > member.keyword + 3, !tokens.isMark(end - 1, "}") else { return }
        let name = tokens.name(member.keyword + 1)
        let trap = "fatalError(\"Core Data is not here, so '\(name)' has no value\")"
        let last = tokens[end - 1]
        replace(
            end - 1..<end,
            with: String(decoding: tokens.bytes[last.range], as: UTF8.self)
                + " { get { \(trap) } set { \(trap) } }")
        note("'@NSManaged' property '\(name)' traps when it is used", at: member.keyword)
    }

    /// Returns whether a type is a structure here, also by an alias in the file, as SwiftGen has it:
    /// `typealias Color = UIColor`.
    private func isValueType(_ name: String) -> Bool {
        guard !rules.valueTypes.contains(name) else { return true }
        let last = String(name.split(separator: ".").last ?? "")
        return (0..<tokens.count).contains {
            tokens.isWord($0, "typealias") && tokens.isWord($0 + 1, last)
                && tokens.isMark($0 + 2, "=") && rules.valueTypes.contains(tokens.text($0 + 3))
        }
    }

    /// Turns members of classes into members of structures.
    private mutating func rewriteValueMember(_ member: SourceOutline.Member, of type: String) {
        for index in member.prefix {
            if tokens.isWord(index, "class") {
                replace(index..<index + 1, with: "static")
                note("'class' is 'static', because \(type) is a structure here", at: index)
            } else if tokens.isWord(index, "open") {
                replace(index..<index + 1, with: "public")
                note("'open' is 'public', because \(type) is a structure here", at: index)
            } else if tokens.isWord(index, "convenience") {
                remove(index..<index + 1)
                note("'convenience' is removed, because \(type) is a structure here", at: index)
            }
        }
    }
}

// MARK: Types

extension SourceRewriter {
    /// Rewrites the initializers and actions of classes, and protocols of Objective-C.
    mutating func rewriteTypes() {
        for (index, type) in outline.types.enumerated() {
            switch type.keyword {
            case .class:
                rewriteInitializers(of: type, at: index)
                rewriteCoders(of: type, at: index)
                addPlainInitializer(to: type, at: index)
                nameActions(of: type)
            case .protocol: rewriteProtocol(type)
            default: break
            }
        }
    }

    /// Makes overridden initializers `required`, and adds required initializers that are missing.
    private mutating func rewriteInitializers(
        of type: SourceOutline.TypeDeclaration, at index: Int
    ) {
        guard let root = rules.root(of: type.superclass, superclasses),
            let required = rules.requiredInitializers[root]
        else { return }
        let initializers = outline.members(of: index).filter { $0.kind == .initializer }
        let title = "init(\(required.labels.map { $0 + ":" }.joined()))"
        if let own = initializers.first(where: { $0.labels == required.labels }) {
            guard !own.prefix.contains(where: { tokens.isWord($0, "required") }) else { return }
            if let word = own.prefix.first(where: { tokens.isWord($0, "override") }) {
                replace(word..<word + 1, with: "required")
                note("'override' is 'required' for '\(title)'", at: word)
            }
            return
        }
        let isDesignated = initializers.contains { initializer in
            !initializer.prefix.contains { tokens.isWord($0, "convenience") }
        }
        // Without a designated initializer the class inherits all initializers. A class with
        // `init?(coder:)` alone inherits none.
        guard isDesignated else { return }
        let isPublic = type.prefix.contains {
            tokens.isWord($0, "public") || tokens.isWord($0, "open")
        }
        insert(
            " \(isPublic ? "public " : "")required init(\(required.parameters)) "
                + "{ fatalError(\"Use of unimplemented initializer '\(title)' for class "
                + "'\(type.name)'\") } ", before: type.body.upperBound - 1)
        note(
            "'\(title)', which traps, is added to \(type.name)", at: type.body.upperBound - 1)
    }

    /// Adds `init()` to a subclass of a view that has further designated initializers here, and so
    /// would not inherit it.
    private mutating func addPlainInitializer(
        to type: SourceOutline.TypeDeclaration, at index: Int
    ) {
        let initializers = outline.members(of: index).filter { $0.kind == .initializer }
        guard let root = rules.platformClass(of: type.superclass, superclasses),
            rules.classesWithPlainInitializer.contains(root),
            initializers.contains(where: { $0.labels == ["frame"] }),
            !initializers.contains(where: { $0.labels == [] })
        else { return }
        insert(
            " public convenience init() { self.init(frame: .zero) } ",
            before: type.body.upperBound - 1)
        note("'init()' is added to \(type.name)", at: type.body.upperBound - 1)
    }

    /// Replaces `super.init(coder:)` if the superclass is a view of UIKit, which has no such
    /// initializer here.
    private mutating func rewriteCoders(of type: SourceOutline.TypeDeclaration, at index: Int) {
        let decodable = outline.decodableClasses
        guard !rules.isDecodable(type.superclass, superclasses, decodable),
            let arguments = rules.argumentsWithoutCoder(
                rules.platformClass(of: type.superclass, superclasses))
        else { return }
        for each in type.body
        where tokens.isWord(each, "super") && tokens.isWord(each + 2, "init")
            && tokens.isWord(each + 4, "coder") && outline.type(around: each) == index
        {
            guard let close = tokens.closing(each + 3), close > each + 6 else { continue }
            let coder = text(of: each + 6..<close)
            let arguments = arguments.replacing("%coder", with: coder)
            replace(each + 4..<close, with: arguments)
            // Views of UIKit could fail here in earlier years.
            if tokens.isMark(close + 1, "!") { remove(close + 1..<close + 2) }
            note("'super.init(coder:)' is 'super.init(\(arguments))'", at: each)
        }
    }

    /// Adds a table of the methods that a nib can name.
    private mutating func nameActions(of type: SourceOutline.TypeDeclaration) {
        let actions = outline.members.filter { member in
            guard member.kind == .function, let owner = member.owner,
                outline.types[owner].name == type.name
            else { return false }
            return member.prefix.contains { tokens.text($0) == "@IBAction" }
        }
        guard !actions.isEmpty else { return }
        let entries = actions.map { action in
            "\"\(action.name)\": NamedAction(self, \(type.name).\(action.name))"
        }
        appendix.append(
            "extension \(type.name): ActionNaming { var actions: [String: NamedAction] { "
                + "[\(entries.joined(separator: ", "))] } }")
        note("a table of its actions is added to \(type.name)", at: type.afterName - 1)
    }

    /// Limits a protocol of Objective-C to classes.
    private mutating func rewriteProtocol(_ type: SourceOutline.TypeDeclaration) {
        guard type.prefix.contains(where: { tokens.text($0) == "@objc" }),
            !type.inherits.contains("AnyObject"), !type.inherits.contains("class")
        else { return }
        let hasColon = tokens.isMark(type.afterName, ":")
        insert(
            hasColon ? " AnyObject," : ": AnyObject ", before: type.afterName + (hasColon ? 1 : 0))
        note("'@objc' protocol \(type.name) inherits from AnyObject", at: type.afterName - 1)
    }
}
