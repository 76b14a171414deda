import Foundation
import TableDrawing

/// Makes the views of a nib and connects them.
///
/// What is wrong is an error of the table, which the picture throws; something plain stands in its
/// place, so that all mistakes are found at once.
struct NibMaker {
    let nibName: String
    let classes: ViewClasses
    /// The owner, and other objects that have outlets and actions.
    let others: [AnyObject]

    private let othersOutlets: [(object: AnyObject, outlets: Outlets)]

    init(nibName: String, classes: ViewClasses, others: [AnyObject]) {
        self.nibName = nibName
        self.classes = classes
        self.others = others
        othersOutlets = others.map { ($0, Outlets(of: $0)) }
    }

    /// A top object with all it holds, connected.
    func make(_ description: ViewDescription) -> View {
        var made: [(ViewDescription, View)] = []
        let top = view(description, &made)
        connect(made, below: top, described: description)
        return top
    }

    // MARK: Making

    /// - Parameter container: the view that holds it, unless that places it by itself.
    private func view(
        _ description: ViewDescription, in container: View? = nil,
        _ made: inout [(ViewDescription, View)]
    ) -> View {
        let viewClass = self.viewClass(of: description)
        let view = viewClass.make(description)
        view.tag = description.tag
        view.outletName = description.name
        view.described = DescribedOrigin(description)
        if view is Label { Self.hugLikeStoryboards(view) }
        set(description.properties, of: view, viewClass, description)
        made.append((description, view))
        if let cell = view as? TableViewCell {
            if case .frame(let frame) = description.place { cell.frame.size = frame.size }
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
        } else if let header = view as? TableViewHeaderFooterView {
            if case .frame(let frame) = description.place { header.frame.size = frame.size }
            header.contentView.frame = CGRect(origin: .zero, size: header.bounds.size)
        } else if case .frame(let frame) = description.place {
            view.frame = frame
        }
        // The places of its subviews are for the size that it has in its superview.
        if let container {
            container.addSubview(view)
            fill(container, with: view, as: description.place)
        }
        let subviews = add(description.subviews, to: view, &made)
        if let flow = description.verticalFlow {
            let container = view.describedContainer
            container.verticalFlow = .init(flow, of: subviews, height: container.bounds.height)
        }
        return view
    }

    /// Interface Builder writes 251 at labels, where code has 250: spare room of a stack goes to a field
    /// or a button beside them.
    private static func hugLikeStoryboards(_ label: View) {
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

    /// What a description says beside the properties.
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
        _ made: [(ViewDescription, View)], below top: View, described description: ViewDescription
    ) {
        let ownOutlets = Outlets(of: top)
        let isStandard = classes[description.className]?.isStandard ?? true
        for (description, view) in made {
            if let name = description.name {
                // Nothing is its own outlet.
                let own = view === top ? [] : [(object: top as AnyObject, outlets: ownOutlets)]
                let places = own + othersOutlets
                let isNeeded = (!isStandard && view !== top) || !others.isEmpty
                connect(view, name, places, isNeeded: isNeeded, description)
            }
            for action in description.actions { connect(action, view, top, description) }
        }
    }

    private func connect(
        _ view: View, _ name: String, _ places: [(object: AnyObject, outlets: Outlets)],
        isNeeded: Bool, _ description: ViewDescription
    ) {
        var isConnected = false
        for place in places {
            guard let outlet = place.outlets[name] else { continue }
            isConnected = true
            if !outlet.connect(view) {
                fail(
                    "outlet",
                    "the outlet \(quoted(name)) of the class \(type(of: place.object)) "
                        + "takes a \(outlet.valueName), not a \(type(of: view))", at: description)
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

    /// Says that nobody takes an action, where somebody is there who might.
    private func warn(
        _ action: DescribedAction, _ top: View, at description: ViewDescription
    ) {
        let isOwn = classes[String(describing: type(of: top))]?.isStandard == false
        let candidates = (isOwn ? [top] : []) + others
        // A picture that nobody owns shows the control all the same.
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
        DiagnosticLog.record(
            Diagnostic(
                "nib.\(identifier)", severity: .error,
                message: nibName.isEmpty ? message : "nib \(nibName): \(message)",
                location: description?.location))
    }
}
