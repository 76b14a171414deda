import Foundation
import TableControls
import TableDrawing

/// Factory that creates and connects the views of a nib.
///
/// Mistakes are errors of the table, which `render` throws. A plain replacement takes the
/// place of a faulty view, so that a render reports all mistakes together.
struct NibMaker {
    let nibName: String
    let classes: ViewClasses
    /// Owner and other objects with outlets and actions.
    let others: [AnyObject]

    private let othersOutlets: [(object: AnyObject, outlets: Outlets)]

    init(nibName: String, classes: ViewClasses, others: [AnyObject]) {
        self.nibName = nibName
        self.classes = classes
        self.others = others
        othersOutlets = others.map { ($0, Outlets(of: $0)) }
    }

    /// Creates a top-level object with its subviews and connects them.
    func make(_ description: ViewDescription, _ objects: inout NibObjects) -> View {
        var made: [(ViewDescription, View)] = []
        let top = view(description, &made)
        connect(made, below: top, described: description, &objects)
        for (description, view) in made.reversed() { objects.add(view, description) }
        return top
    }

    // MARK: Making

    /// - Parameter container: The superview, or `nil` if the caller places the view.
    private func view(
        _ description: ViewDescription, in container: View? = nil,
        _ made: inout [(ViewDescription, View)]
    ) -> View {
        let viewClass = self.viewClass(of: description)
        let view = viewClass.make(description)
        if let width = description.designWidth { view.frame.size.width = width }
        if view is Label { Self.setStoryboardHugging(view) }
        apply(description, to: view, viewClass)
        made.append((description, view))
        addParts(of: description, to: view, &made)
        if let cell = view as? TableViewCell {
            cell.layout.accessoryWidth = description.accessoryWidth
            cell.layout.statedHeightBelowContent = description.heightBelowContent
            cell.ownIdentifier = cell.ownIdentifier ?? description.reuseIdentifier
            if case .frame(let frame) = description.place {
                cell.frame.size = description.designSize ?? frame.size
            }
            // An override of `layoutSubviews` may use outlets, which are not connected yet.
            cell.layout.layoutParts()
            cell.setNeedsLayout()
        } else if let header = view as? TableViewHeaderFooterView {
            if case .frame(let frame) = description.place { header.frame.size = frame.size }
            header.contentView.frame = CGRect(origin: .zero, size: header.bounds.size)
        } else if case .frame(let frame) = description.place {
            view.frame = CGRect(origin: frame.origin, size: description.designSize ?? frame.size)
        }
        // Frames of subviews are relative to the view's size in its superview.
        if let container {
            container.addSubview(view)
            fill(container, with: view, as: description.place)
        }
        let subviews = add(description.subviews, to: view, &made)
        if description.designSize != nil, case .frame(let frame) = description.place {
            view.frame = frame
            (view as? TableViewCell)?.layout.layoutParts()
        }
        if let flow = description.verticalFlow {
            let container = view.describedContainer
            container.placement.verticalFlow = .init(
                flow, of: subviews, height: container.bounds.height)
        }
        return view
    }

    private func apply(
        _ description: ViewDescription, to view: View, _ viewClass: ViewClass
    ) {
        view.tag = description.tag
        view.outletName = description.name
        view.identity.described = DescribedOrigin(description)
        if let identifier = description.contentIdentifier, view.describedContainer !== view {
            view.describedContainer.identity.described = DescribedOrigin(identifier: identifier)
        }
        set(description.properties, of: view, viewClass, description)
    }

    /// Adds the parts of a cell or table, and registers the prototypes of a table.
    private func addParts(
        of description: ViewDescription, to view: View, _ made: inout [(ViewDescription, View)]
    ) {
        let parts = description.parts.sorted { $0.key.rawValue < $1.key.rawValue }
        if let cell = view as? TableViewCell {
            for (part, description) in parts {
                if let own = cell.standardView(part) {
                    apply(description, to: own, viewClass(of: description))
                    made.append((description, own))
                } else if !cell.setPart(part, to: self.view(description, &made)) {
                    fail("part", "a cell has no \(part.rawValue)", at: description)
                }
            }
        } else if let table = view as? TableView {
            for (part, description) in parts {
                switch part {
                case .tableHeaderView: table.tableHeaderView = self.view(description, &made)
                case .tableFooterView: table.tableFooterView = self.view(description, &made)
                default: fail("part", "a table has no \(part.rawValue)", at: description)
                }
            }
            for prototype in description.prototypes {
                guard let identifier = prototype.reuseIdentifier else { continue }
                table.register(
                    Nib(name: nibName, objects: [prototype], classes: classes),
                    forCellReuseIdentifier: identifier)
            }
        }
    }

    /// Sets the hugging priority of labels to 251, as in Interface Builder; the default in
    /// code is 250.
    ///
    /// Spare space of a stack then goes to a field or a button beside the label.
    private static func setStoryboardHugging(_ label: View) {
        for axis in [StackView.Axis.horizontal, .vertical] {
            label.setContentHuggingPriority(LayoutPriority(251), for: axis)
        }
    }

    private func viewClass(of description: ViewDescription) -> ViewClass {
        if let found = classes[description.className] { return found }
        fail(
            "class",
            "the class \(quoted(description.className)) is not registered; registered: "
                + classes.listedNames, at: description)
        return classes["View"] ?? ViewClass(View.self, "") { _ in View(frame: .zero) }
    }

    /// Keys of a description other than properties.
    private static let parameters: Set<String> = [
        "name", "tag", "place", "frame", "autoresizingMask", "actions", "subviews", "sections",
    ]

    private func set(
        _ values: [String: ViewValue], of view: View, _ viewClass: ViewClass,
        _ description: ViewDescription
    ) {
        let properties = classes.properties(of: viewClass)
        for name in values.keys.sorted() where !properties.contains(where: { $0.name == name }) {
            let isParameter = Self.parameters.contains(name)
            fail(
                "property",
                isParameter
                    ? "found \(quoted(name)) among the properties of the class \(viewClass.name), "
                        + "expected it as a parameter of ViewDescription: \(name): …"
                    : "the class \(viewClass.name) has no property \(quoted(name)); it has "
                        + properties.map(\.name).joined(separator: ", "), at: description)
        }
        for property in properties {
            guard let value = values[property.name] else { continue }
            if case .otherKind = property.give(value, view) {
                fail(
                    "value",
                    "the property \(property.name) of the class \(viewClass.name) is "
                        + "\(property.kind.described), not \(value.described)", at: description)
            }
        }
    }

    private func add(
        _ subviews: [ViewDescription], to view: View, _ made: inout [(ViewDescription, View)]
    ) -> [View] {
        let container = view.describedContainer
        return subviews.map { description in
            let stack = container as? StackView
            let subview = self.view(description, in: stack == nil ? container : nil, &made)
            if let stack {
                stack.addArrangedSubview(subview)
                if case .frame(let frame) = description.place {
                    stack.setFixedSize(frame.size, of: subview)
                }
            } else if description.place == .natural {
                subview.fitDescribedContent()
            }
            if let mask = description.autoresizingMask { subview.autoresizingMask = mask }
            return subview
        }
    }

    private func fill(_ container: View, with view: View, as place: ViewPlace) {
        switch place {
        case .frame, .natural: break
        case .fill:
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        case .margins:
            view.fillMargins(of: container)
        }
    }

    // MARK: Connecting

    private func connect(
        _ made: [(ViewDescription, View)], below top: View, described description: ViewDescription,
        _ objects: inout NibObjects
    ) {
        let connectsByName = description.outlets == nil
        let isStandard = classes[description.className]?.isStandard ?? true
        // The search for outlets is slow.
        let ownOutlets = isStandard ? Outlets() : Outlets(of: top)
        for (description, view) in made {
            if connectsByName, let name = description.name {
                // A view is never its own outlet.
                let own = view === top ? [] : [(object: top as AnyObject, outlets: ownOutlets)]
                let places = own + othersOutlets
                let isNeeded = (!isStandard && view !== top) || !others.isEmpty
                connect(view, name, places, isNeeded: isNeeded, description)
            }
            for action in description.actions { connect(action, view, top, description) }
        }
        let constraints = DescribedConstraints(made) { fail("constraint", $0, location: $1) }
        for (described, constraint) in constraints.activate() {
            objects.add(constraint, described.objectIdentifier)
            guard connectsByName, let name = constraint.identifier else { continue }
            let places = [(object: top as AnyObject, outlets: ownOutlets)] + othersOutlets
            connect(constraint, name, places, isNeeded: false, description)
        }
    }

    private func connect(
        _ view: NSObject, _ name: String, _ places: [(object: AnyObject, outlets: Outlets)],
        isNeeded: Bool, _ description: ViewDescription
    ) {
        var isConnected = false
        for place in places {
            guard let outlet = place.outlets[name] else { continue }
            isConnected = true
            if outlet.isCollection || !outlet.connect([view]) {
                fail(
                    "outlet",
                    "the outlet \(quoted(name)) of the class \(type(of: place.object)) "
                        + "takes a \(outlet.valueName), not a \(type(of: view))", at: description)
            } else {
                outlet.didConnect(in: place.object)
            }
        }
        guard !isConnected, isNeeded else { return }
        let lacking = places.map { place in
            let names = place.outlets.names
            return "the class \(type(of: place.object)) has no outlet \(quoted(name)); "
                + (names.isEmpty
                    ? "it has none: declare @Outlet(.weak) var \(name): \(type(of: view))!"
                    : "it has \(names.joined(separator: ", "))")
        }
        fail("outlet", lacking.joined(separator: ", and "), at: description)
    }

    private func connect(
        _ action: DescribedAction, _ view: View, _ top: View, _ description: ViewDescription
    ) {
        guard let control = view as? Control else {
            return fail(
                "action",
                "the class \(description.className) sends no actions, so that "
                    + "\(quoted(action.name)) is never called", at: description)
        }
        let targets = ([top] + others).compactMap { $0 as? any ActionNaming }
        for target in targets {
            guard let method = target.actions[action.name] else { continue }
            return method.connect(control, action.events, action.name)
        }
        guard !targets.isEmpty else { return warn(action, top, at: description) }
        let names = targets.flatMap { $0.actions.keys }.sorted()
        fail(
            "action",
            "\(targets.map { "the class \(type(of: $0))" }.joined(separator: ", and ")) has no "
                + "action \(quoted(action.name)); "
                + (names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"),
            at: description)
    }

    /// Warns about an action without a receiver if candidates for a receiver exist.
    private func warn(
        _ action: DescribedAction, _ top: View, at description: ViewDescription
    ) {
        let isOwn = classes[String(describing: type(of: top))]?.isStandard == false
        let candidates = (isOwn ? [top] : []) + others
        // Without an owner, a picture displays the control without a warning.
        guard !candidates.isEmpty else { return }
        let names = candidates.map { "the class \(type(of: $0))" }.joined(separator: ", and ")
        DiagnosticLog.record(
            Diagnostic(
                "nib.action",
                message: (nibName.isEmpty ? "" : "nib \(nibName): ") + names
                    + " names no actions, so that \(quoted(action.name)) is never called; adopt "
                    + "ActionNaming", location: description.location))
    }

    func fail(_ identifier: String, _ message: String, at description: ViewDescription? = nil) {
        fail(identifier, message, location: description?.location)
    }

    func fail(_ identifier: String, _ message: String, location: String?) {
        DiagnosticLog.record(
            Diagnostic(
                "nib.\(identifier)", severity: .error,
                message: nibName.isEmpty ? message : "nib \(nibName): \(message)",
                location: location))
    }
}

extension TableViewCell {
    /// Returns the view of the standard style for a part, or `nil` for another part.
    fileprivate func standardView(_ part: ViewPart) -> View? {
        switch part {
        case .textLabel: textLabel
        case .detailTextLabel: detailTextLabel
        case .imageView: imageView
        default: nil
        }
    }
}
