import DocumentSyntax

/// A view.
package struct IBView: Sendable {
    /// The shared parts: identifier, class, properties, connections.
    package var object: IBObject
    /// Kind of the view by the name of its element.
    package var kind: IBViewKind
    /// Frame in the superview as saved by Xcode, or `nil`.
    package var frame: IBRect?
    /// Distances from the edges of the superview that the file states in place of a frame.
    var frameInset: IBFrameInset?
    /// Names of flexible sizes and margins, such as `widthSizable`.
    package var autoresizingMask: Set<String> = []
    /// Subviews in drawing order; also the arranged subviews of a stack view.
    package var subviews: [IBView] = []
    /// Constraints that the view owns, in the order of the file.
    package var constraints: [IBConstraint] = []
    /// Layout guides of the view.
    package var guides: [IBLayoutGuide] = []

    /// Identifier of the view, or `nil`.
    package var id: IBIdentifier? { object.id }
    /// Location of the element.
    package var location: DocumentLocation { object.location }

    /// Returns the value of a property, or `nil` if the file does not state the property.
    package subscript(name: String) -> IBValue? { object.properties[name] }

    /// Insets of the layout margins as stated by the file, or `nil` for the standard margins.
    package var layoutMargins: IBInsets? {
        self["directionalLayoutMargins"]?.insets ?? self["layoutMargins"]?.insets
    }

    /// Returns the subviews that are installed in an environment.
    package func subviews(for traits: IBSizeClasses) -> [IBView] {
        let excluded = object.variations.excluded(from: "subviews", for: traits)
        return subviews.filter { $0.id.map(excluded.contains) != true }
    }

    /// Returns the constraints that are installed in an environment, with their values there.
    ///
    /// - Parameter placeholders: Whether the result contains the constraints that exist in
    ///   Interface Builder only.
    package func constraints(
        for traits: IBSizeClasses, placeholders: Bool = false
    ) -> [IBConstraint] {
        let excluded = object.variations.excluded(from: "constraints", for: traits)
        return constraints.filter {
            (placeholders || !$0.isPlaceholder) && $0.id.map(excluded.contains) != true
        }
        .map { $0.varied(for: traits) }
    }

    /// Views that have a role in this view, such as `contentView`, and views in lists, such as
    /// prototypes; the view's subviews come last.
    package var children: [IBView] {
        object.properties.flatMap { Self.views(in: $0.value) } + subviews
    }

    /// Returns the view and all views inside, parents first.
    package func flattened() -> [IBView] { [self] + children.flatMap { $0.flattened() } }

    /// Returns the view and all views inside that are installed in an environment, parents first.
    package func flattened(for traits: IBSizeClasses) -> [IBView] {
        let parts = object.properties.flatMap { Self.views(in: $0.value) }
        return [self] + (parts + subviews(for: traits)).flatMap { $0.flattened(for: traits) }
    }

    /// Returns the views that a value contains, without the subviews of these views.
    static func views(in value: IBValue) -> [IBView] {
        switch value {
        case .view(let view): [view]
        case .list(let values): values.flatMap(views(in:))
        case .object(let object): object.properties.flatMap { views(in: $0.value) }
        default: []
        }
    }
}

/// A layout guide of a view or controller.
package struct IBLayoutGuide: Sendable {
    /// Shared parts of the guide.
    package var object: IBObject
    /// Kind: `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, `keyboard`, `top` or `bottom`;
    /// `nil` for the project's own guide.
    package var kind: String?
}

/// Kind of a view by the name of its element.
package enum IBViewKind: String, Sendable, Hashable, CaseIterable {
    // The names of elements.
    case view, label, button, imageView, textField, textView, stackView, scrollView
    case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView
    case pageControl, refreshControl, pickerView, datePicker, colorWell, searchBar, visualEffectView
    case navigationBar, toolbar, tabBar, window, control
    case tableView, tableViewCell, tableViewCellContentView
    case tableViewHeaderFooterView, tableViewHeaderFooterContentView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case containerView, mapView, wkWebView, webView, glkView, mtkView, arscnView, arskView, arView
    case sceneKitView, skView, adBannerView, inputView, pasteControl
    /// An element that the reader does not know; the object has the element's name.
    case unknown
}
