import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing

/// Role of a view in its superview.
enum IBViewRole {
    /// The frame or constraints place the view.
    case free
    /// A stack view places the view.
    case arranged
    /// The table places the view.
    case placedByTable
}

extension IBDescriber {
    /// Returns the description of a view and its subviews.
    ///
    /// - Parameter offset: The scroll position of the superview, in points.
    func description(
        of view: IBView, _ role: IBViewRole, scrolledBy offset: CGPoint = .zero
    ) -> ViewDescription {
        let isPicker = Self.isDrawnPicker(view)
        var known = Self.className(of: view) ?? (isPicker ? "View" : nil)
        // Documents have views without their own scroll position.
        if known == Self.scrollView, classes[Self.scrollView] == nil { known = "View" }
        var result = ViewDescription(known ?? "View", location: "\(view.location)")
        result.className =
            embeddedClasses[view.location] ?? ownClassName(of: view) ?? result.className
        result.name = index.outlets[view.id] ?? view.object.userLabel
        result.collections = index.outlets.collections(of: view.id)
        result.identifier = view.id?.rawValue
        result.tag = view["tag"]?.number.flatMap { Int(exactly: $0) } ?? 0
        result.autoresizingMask = role == .arranged ? nil : mask(view.autoresizingMask)
        result.place = place(of: view, role, scrolledBy: offset)
        result.translatesAutoresizingMask = translatesMask(of: view, role)
        result.placeholderSize = placeholderSize(of: view)
        if !isForCode { result.contentAdjustment = IBCanvas(document).contentAdjustment(of: view) }
        let properties = view.object.properties(for: traits)
        // The class of an embedded view has the values of the file; only common properties change.
        let isEmbedded = embeddedClasses[view.location] != nil
        for property in properties {
            let isApplied =
                !isEmbedded && apply(property, properties, of: view, to: &result)
                || applyCommon(property, to: &result)
            if !isApplied,
                !IBIgnoredProperties.contains(
                    property, in: view, usesMargins: index.usesMargins(of: view))
            {
                leaveOut(property, of: view.object)
            }
        }
        addDefaults(properties, of: view, to: &result)
        applyRuntimeAttributes(of: view, to: &result)
        addConstraints(of: view, to: &result)
        result.actions = actions(of: view, result.className)
        addSubviews(of: view, to: &result)
        for segue in view.object.connections.segues
        where segue.kind == "embed" && view.subviews.isEmpty {
            leaveOut(
                "the scene in the \(view.object.element) is not drawn", at: segue.object.location,
                note: "the scene has a picture of its own")
        }
        if isPicker { addPicker(view, role, to: &result) }
        if known == nil, !isEmbedded { markUnknown(view, &result) }
        return result
    }

    // MARK: Classes

    /// Returns the standard class of a view, or `nil` if no class draws such a view.
    static func className(of view: IBView) -> String? {
        switch view.kind {
        case .scrollView: scrollView
        case .view, .containerView, .inputView, .window, .visualEffectView,
            .tableViewCellContentView, .tableViewHeaderFooterContentView, .collectionViewCell,
            .collectionViewCellContentView, .collectionReusableView, .collectionView:
            "View"
        case .control: "Control"
        case .label: "Label"
        case .button: "Button"
        case .imageView: "ImageView"
        case .textField: "TextField"
        case .textView: "TextView"
        case .stackView: "StackView"
        case .switch: "Switch"
        case .slider: "Slider"
        case .stepper: "Stepper"
        case .segmentedControl: "SegmentedControl"
        case .progressView: "ProgressView"
        case .activityIndicatorView: "ActivityIndicatorView"
        case .pageControl: "PageControl"
        case .tableView: "TableView"
        case .tableViewCell: "TableViewCell"
        case .tableViewHeaderFooterView: "TableViewHeaderFooterView"
        default: nil
        }
    }

    /// Returns the registered class of the project, or `nil` for a class that is not registered.
    private func ownClassName(of view: IBView) -> String? {
        guard let custom = view.object.customClass else { return nil }
        if let own = classes.ownClass(named: custom.name) { return own.name }
        let base = Self.className(of: view) ?? view.object.element
        if isForCode {
            leaveOut(
                "unknown class \(custom.name) in Interface Builder file; the nib makes "
                    + "\(base.withArticle) and connects no outlets of the class",
                at: view.location,
                note: "register the class: classes.register(\(custom.name).self)",
                .customClass)
        } else {
            leaveOut(
                "the class \(custom.name) is drawn as \(base.withArticle)", at: view.location,
                note: "register the class to draw its own content", .customClass, .note)
        }
        return nil
    }

    // MARK: Places

    private func place(
        of view: IBView, _ role: IBViewRole, scrolledBy offset: CGPoint
    ) -> ViewPlace {
        if role == .arranged {
            guard let size = placeholderSize(of: view) else { return .natural }
            let length = CGSize(width: max(size.width, 0), height: max(size.height, 0))
            return .frame(CGRect(origin: .zero, size: length))
        }
        guard let frame = view.frame(for: traits) else { return .natural }
        return .frame(frame.cgRect.offsetBy(dx: -offset.x, dy: -offset.y))
    }

    /// Returns the intrinsic size that the file states in place of the class's, or `nil`.
    private func placeholderSize(of view: IBView) -> CGSize? {
        let width = view["placeholderIntrinsicWidth"]?.number
        let height = view["placeholderIntrinsicHeight"]?.number
        guard width != nil || height != nil else { return nil }
        return CGSize(
            width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
    }

    private func translatesMask(of view: IBView, _ role: IBViewRole) -> Bool? {
        guard role == .free else { return nil }
        if view["fixedFrame"]?.flag == true { return true }
        return view["translatesAutoresizingMaskIntoConstraints"]?.flag
    }

    private func mask(_ names: Set<String>) -> AutoresizingMask {
        let options: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return options.filter { names.contains($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
    }

    // MARK: Subviews

    private func addSubviews(of view: IBView, to result: inout ViewDescription) {
        let role: IBViewRole = view.kind == .stackView ? .arranged : .free
        var offset = CGPoint.zero
        if view.kind == .scrollView, result.className != Self.scrollView,
            let origin = view.object["bounds"]?.rect
        {
            offset = CGPoint(x: origin.x, y: origin.y)
        }
        switch view.kind {
        case .tableView, .navigationBar, .toolbar, .tabBar, .searchBar: return
        case .collectionView:
            let cells = (view["cells"]?.list ?? []).compactMap(\.view)
            let edges = ["sectionHeaderView", "sectionFooterView"].compactMap { view[$0]?.view }
            result.subviews += (cells + edges).map { description(of: $0, .free) }
        case .tableViewCell, .tableViewHeaderFooterView:
            addContentView(of: view, to: &result)
        case .visualEffectView, .collectionViewCell:
            // The content view fills the view and draws nothing of its own.
            if let content = view["contentView"]?.view {
                let usesConstraints = result.translatesAutoresizingMask == false
                result.subviews.append(
                    filling(description(of: content, .free), usesConstraints))
            }
        default: break
        }
        result.subviews += view.subviews(for: traits).map {
            isForCode && $0.kind == .tableView
                ? completeDescription(ofTable: $0) : description(of: $0, role, scrolledBy: offset)
        }
    }

    /// Returns the description of a content view that fills its superview.
    ///
    /// Beside other constraints, the content determines the size of the superview.
    private func filling(
        _ content: ViewDescription, _ usesConstraints: Bool
    ) -> ViewDescription {
        var result = content
        result.place = .fill
        result.autoresizingMask = nil
        result.translatesAutoresizingMask = !usesConstraints
        guard usesConstraints else { return result }
        let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
        result.constraints += edges.map {
            ConstraintDescription(
                .init(nil, $0), .equal, .init(ConstraintDescription.superviewName, $0),
                location: content.location)
        }
        return result
    }

    /// Adds the subviews and the constraints of a content view to its cell.
    private func addContentView(of cell: IBView, to result: inout ViewDescription) {
        guard let content = cell["contentView"]?.view else { return }
        result.contentIdentifier = content.id?.rawValue
        let properties = content.object.properties(for: traits)
        if let property = properties.property("backgroundColor"),
            let color = color(property)
        {
            result.subviews.append(
                ViewDescription(
                    "View", place: .fill, properties: ["backgroundColor": .color(color)],
                    location: "\(content.location)"))
        }
        if let margins = IBCanvas(document).contentMargins(of: cell) {
            result.properties["layoutMargins"] = .insets(margins)
        }
        for name in ["layoutMargins", "directionalLayoutMargins", "tintColor"] {
            guard let property = properties.property(name) else { continue }
            _ = applyCommon(property, to: &result)
        }
        if let margins = IBCanvas(document).readableMargins(of: cell, content) {
            result.properties["layoutMargins"] = .insets(margins)
            result.properties["directionalLayoutMargins"] = nil
        }
        addConstraints(of: content, to: &result)
        let parts = Set(
            ["textLabel", "detailTextLabel", "imageView"].compactMap { cell[$0]?.reference })
        result.subviews += content.subviews(for: traits)
            .filter { $0.id.map(parts.contains) != true }
            .map { description(of: $0, .free) }
    }

    // MARK: Unknown views

    /// Gives a view of a class without a counterpart the form of a box with the class's name.
    private func markUnknown(_ view: IBView, _ result: inout ViewDescription) {
        let element = view.object.element
        leaveOut(
            "the \(element) is drawn as a box of its size", at: view.location, .undrawn,
            IBIgnoredProperties.boxes.contains(view.kind) ? .note : .warning)
        guard result.subviews.isEmpty else { return }
        if result.properties["backgroundColor"] == nil {
            result.properties["backgroundColor"] = .color(.secondarySystemFill)
        }
        result.properties["clipsToBounds"] = true
        result.subviews.append(
            ViewDescription(
                "Label", place: .fill,
                properties: [
                    "text": .text(element), "textAlignment": "center",
                    "textColor": .color(.secondaryLabel), "font": .font(FontDescription(size: 12)),
                ], location: result.location))
    }
}

extension IBView {
    /// Returns the frame for size classes, or `nil` if the file states none.
    func frame(for traits: IBSizeClasses) -> IBRect? {
        let varied = object.variations.matching(traits).compactMap { $0.properties["frame"]?.rect }
        return varied.last ?? frame
    }
}

extension IBRect {
    /// The rectangle, in points.
    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
