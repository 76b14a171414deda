import DocumentSyntax

/// Views, constraints and layout guides.
extension IBReader {
    /// Returns whether an unknown element has a frame or subviews, like a view.
    func isUnknownView(_ element: IBElement) -> Bool {
        guard IBSchemas.views[element.name] == nil, IBSchemas.objects[element.name] == nil else {
            return false
        }
        return element.children.contains {
            $0.name == "subviews" || $0.name == "rect" && $0.peek("key") == "frame"
        }
    }

    /// Returns the view of an element; an unknown element is a view of unknown kind.
    ///
    /// The ledger lists an unknown element.
    func view(_ element: IBElement) -> IBView {
        let known = IBSchemas.view(element.name)
        let schema = known ?? IBSchemas.control
        var view = IBView(
            object: IBObject(element: element.name, location: element.location),
            kind: known == nil ? .unknown : IBViewKind(rawValue: element.name) ?? .unknown)
        view.object = emptyObject(element)
        if known == nil { element.markUnknown() }
        let scope = scope(of: view.object, .none)
        readAttributes(element, schema, scope, into: &view.object.properties)
        for child in element.children {
            switch child.name {
            case "subviews":
                child.markRead()
                view.subviews += child.children.map(self.view)
            case "constraints":
                child.markRead()
                view.constraints += child.children.compactMap(constraint)
            case "viewLayoutGuide":
                let guide = object(child, IBSchemas.objects["viewLayoutGuide"] ?? schema, .none)
                view.guides.append(IBLayoutGuide(object: guide, kind: guide.key))
            case "rect" where child.peek("key") == "frame":
                view.frame = value(child, scope)?.rect
            case "frame" where child.peek("key") == "frameInset":
                view.frameInset = frameInset(child)
            case "autoresizingMask":
                view.autoresizingMask = value(child, scope)?.options ?? []
            // Xcode 7 writes this element into each view, without content.
            case "animations" where child.children.isEmpty: child.markRead()
            default: readChild(child, schema, scope, into: &view.object)
            }
        }
        view.guides += (view["layoutGuides"]?.list ?? []).compactMap(\.object).map {
            IBLayoutGuide(object: $0, kind: nil)
        }
        view.resolveFrameInsets()
        return view
    }

    private func frameInset(_ element: IBElement) -> IBFrameInset {
        element.markRead()
        _ = element["key"]
        func axis(_ min: String, _ max: String, _ length: String) -> IBFrameInset.Axis {
            IBFrameInset.Axis(
                min: number(element.attribute(min)), max: number(element.attribute(max)),
                length: number(element.attribute(length)))
        }
        return IBFrameInset(
            horizontal: axis("minX", "maxX", "width"), vertical: axis("minY", "maxY", "height"))
    }

    // MARK: Constraints

    private func constraint(_ element: IBElement) -> IBConstraint? {
        guard element.name == "constraint" else { return nil }
        var object = emptyObject(element)
        for child in element.children {
            readChild(child, IBSchemas.constraint, .none, into: &object)
        }
        let firstItem = reference(element.attribute("firstItem"))
        let secondItem = reference(element.attribute("secondItem"))
        let secondAttribute = element.attribute("secondAttribute")
        let relation = element.attribute("relation")
        let constant = number(element.attribute("constant")) ?? 0
        let multiplier = multiplier(element.attribute("multiplier"))
        let priority = priority(element.attribute("priority"))
        let isPlaceholder = flag(element.attribute("placeholder")) ?? false
        let isSymbolic = flag(element.attribute("symbolic")) ?? false
        let identifier = element["identifier"]
        guard let first = element.attribute("firstAttribute") else {
            warnMissing("firstAttribute", element)
            return nil
        }
        guard let attribute = name(first, IBConstraint.Attribute.self) else { return nil }
        var second: IBConstraint.Anchor?
        if let secondAttribute {
            guard let attribute = name(secondAttribute, IBConstraint.Attribute.self) else {
                return nil
            }
            second = IBConstraint.Anchor(item: secondItem, attribute: attribute)
        } else if secondItem != nil {
            warnMissing("secondAttribute", element)
            return nil
        }
        var kind = IBConstraint.Relation.equal
        if let relation {
            guard let named = name(relation, IBConstraint.Relation.self) else { return nil }
            kind = named
        }
        return IBConstraint(
            object: object, first: IBConstraint.Anchor(item: firstItem, attribute: attribute),
            relation: kind, second: second, multiplier: multiplier, constant: constant,
            isSymbolic: isSymbolic, priority: priority, isPlaceholder: isPlaceholder,
            identifier: identifier)
    }

    /// Returns the case that an attribute names, or `nil` with a warning.
    private func name<Name: RawRepresentable & CaseIterable>(
        _ attribute: IBElement.Attribute, _ type: Name.Type
    ) -> Name? where Name.RawValue == String {
        choice(attribute, Name.allCases.map(\.rawValue)).flatMap(Name.init)
    }

    /// Returns a multiplier, which is a number or a ratio such as `4:3` or `4/3`.
    private func multiplier(_ attribute: IBElement.Attribute?) -> Double {
        guard let attribute else { return 1 }
        let parts = attribute.value.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
        guard parts.count == 2 else { return number(attribute) ?? 1 }
        guard let first = Double(parts[0]), let second = Double(parts[1]), second != 0,
            (first / second).isFinite, abs(first / second) <= Self.largestNumber
        else {
            warn(attribute, expected: "a number or a ratio such as 4:3")
            return 1
        }
        return first / second
    }

    /// Returns a priority, from 1 to 1000.
    private func priority(_ attribute: IBElement.Attribute?) -> Double {
        guard let attribute, let priority = number(attribute) else { return 1000 }
        guard (0...1000).contains(priority) else {
            warn(attribute, expected: "a priority from 1 to 1000")
            return min(max(priority, 0), 1000)
        }
        return priority
    }
}

extension IBView {
    /// Sets the frames of subviews from their insets.
    mutating func resolveFrameInsets() {
        guard let frame else { return }
        let size = IBSize(width: frame.width, height: frame.height)
        for index in subviews.indices where subviews[index].frame == nil {
            guard let inset = subviews[index].frameInset else { continue }
            subviews[index].frame = inset.frame(in: size, mask: subviews[index].autoresizingMask)
            subviews[index].resolveFrameInsets()
        }
    }
}
