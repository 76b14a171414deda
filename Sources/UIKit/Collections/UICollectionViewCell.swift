import Foundation
import TableControls
import TableDrawing
import TableViews

/// Element of a grid: a header, a footer or a cell.
open class UICollectionReusableView: View {
    var queueIdentifier: String?

    /// Name of the element's queue.
    open var reuseIdentifier: String? { queueIdentifier }

    /// Creates an element with a frame, in points; grids make elements from their class.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Called before the element is used again.
    open func prepareForReuse() {}
    /// Called with the attributes of the layout.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes with the size that the content needs, in points.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// Cell of a grid.
open class UICollectionViewCell: UICollectionReusableView {
    /// Container of the content.
    public let contentView = View(frame: .zero)
    /// View behind the content.
    open var backgroundView: View? { didSet { putBehind(backgroundView, oldValue) } }
    /// View behind the content of a selected cell.
    open var selectedBackgroundView: View? {
        didSet {
            putBehind(selectedBackgroundView, oldValue)
            stateDidChange()
        }
    }
    /// Whether the cell is selected.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether the cell is highlighted.
    open var isHighlighted = false { didSet { stateDidChange() } }
    /// Closure that configures the cell after a change of its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        UICollectionViewCell, CellConfigurationState
    ) -> Void
    /// Whether the content follows the state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background follows the state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Content of the cell as a value.
    open var contentConfiguration: (any ContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }
    /// Background of the cell as a value; the colour and the corners are drawn.
    open var backgroundConfiguration: BackgroundConfiguration? {
        didSet {
            backgroundColor = backgroundConfiguration?.backgroundColor
            layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? 0
        }
    }
    private var configuredView: View?

    /// Creates a cell with a frame, in points.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    private func putBehind(_ view: View?, _ oldView: View?) {
        oldView?.removeFromSuperview()
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        setNeedsUpdateConfiguration()
    }

    private func contentConfigurationDidChange() {
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        if let view = configuredView as? any View & ContentView {
            view.configuration = contentConfiguration
            return
        }
        configuredView?.removeFromSuperview()
        let view = contentConfiguration.makeContentView()
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        configuredView = view
    }

    /// State of the cell.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    /// Configures the cell for its state.
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// Configures the cell for a state; does nothing by default.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Called before the layout changes; never in a picture.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// Returns the attributes with the size that the constraints or the content need, in points.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let configuredView {
            layoutAttributes.size.height =
                configuredView.sizeThatFits(layoutAttributes.size).height
            return layoutAttributes
        }
        let size = contentView.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        if size.width > 0, size.height > 0 { layoutAttributes.size = size }
        return layoutAttributes
    }
}

/// Cell of a list; its accessories are not drawn.
open class UICollectionViewListCell: UICollectionViewCell {
    /// Accessories of the cell; not drawn.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            if !accessories.isEmpty {
                AcceptedInterface.note("UICollectionViewListCell.accessories", .looks)
            }
        }
    }
    /// Steps of the indentation.
    open var indentationLevel = 0
    /// Width of a step of the indentation, in points.
    open var indentationWidth: CGFloat = 10
    private let separatorGuide = LayoutGuide()

    /// The frame of the separator, for constraints; separators are not drawn.
    open var separatorLayoutGuide: LayoutGuide {
        if separatorGuide.owningView == nil { addLayoutGuide(separatorGuide) }
        return separatorGuide
    }

    /// Returns a content for a cell of a list.
    open func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}

/// Accessory of a list's cell; not drawn.
public struct UICellAccessory {
    /// Accessories while the list is edited.
    public enum DisplayedState: Int, Sendable, Hashable, CaseIterable {
        case always, whenEditing, whenNotEditing
    }

    /// Arrow to details.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init()
    ) -> Self { Self() }
    /// Mark of a choice.
    public static func checkmark(displayed: DisplayedState = .always) -> Self { Self() }
    /// Button that deletes.
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> Self { Self() }
    /// Handle that moves the cell.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> Self { Self() }
    /// Arrow that shows further cells.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { Self() }
    /// Text at the end.
    public static func label(text: String, displayed: DisplayedState = .always) -> Self { Self() }
    /// View at an end.
    public static func customView(configuration: CustomViewConfiguration) -> Self { Self() }

    /// Looks of an arrow.
    public struct OutlineDisclosureOptions {
        /// Style of an arrow.
        public enum Style: Int, Sendable, Hashable, CaseIterable { case automatic, header, cell }

        /// Style of the arrow.
        public var style: Style
        /// Colour of the arrow.
        public var tintColor: Color?

        /// Creates looks.
        public init(style: Style = .automatic, tintColor: Color? = nil) {
            self.style = style
            self.tintColor = tintColor
        }
    }

    /// View of an accessory.
    public struct CustomViewConfiguration {
        /// Side of the accessory.
        public enum Placement: Sendable, Hashable {
            case leading(displayed: DisplayedState = .always)
            case trailing(displayed: DisplayedState = .always)
        }

        /// The view.
        public let customView: View
        /// Side of the view.
        public let placement: Placement

        /// Creates an accessory of a view.
        public init(customView: View, placement: Placement) {
            self.customView = customView
            self.placement = placement
        }
    }
}
