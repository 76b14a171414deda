import Foundation
import TableDrawing
import TableText

/// What a button shows in each of its states, with UIKit's calls.
extension Button {
    public func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

    /// A title with attributes of its own, which counts before a plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title }
    }

    public func setTitleColor(_ color: Color?, for state: State) {
        change(state) { $0.titleColor = color }
    }

    public func setTitleShadowColor(_ color: Color?, for state: State) {
        change(state) { $0.titleShadowColor = color }
    }

    public func setImage(_ image: Image?, for state: State) {
        change(state) { ($0.image, $0.standardImage) = (image, nil) }
    }

    /// The image of a description, whose symbols follow the text size wherever texts do.
    func setDescribedImage(_ image: Image?, for state: State) {
        change(state) { ($0.image, $0.standardImage) = (image, image?.withStandardSymbolSize) }
    }

    var currentFixedImage: Image? { value(\.fixedImage, state) }

    /// Whether what it shows follows the text size: a configuration does, and a title whose font does.
    var growsWithText: Bool { configuration != nil || titleLabel?.font.standardPointSize != nil }

    /// An image that fills the button, behind title and image.
    public func setBackgroundImage(_ image: Image?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    public func title(for state: State) -> String? { value(\.title, state) }
    public func attributedTitle(for state: State) -> NSAttributedString? {
        value(\.attributedTitle, state)
    }
    public func titleShadowColor(for state: State) -> Color? { value(\.titleShadowColor, state) }
    public func image(for state: State) -> Image? { value(\.image, state) }
    public func backgroundImage(for state: State) -> Image? { value(\.backgroundImage, state) }

    /// The title's colour in a state; where none is set, the theme's for the button's type.
    public func titleColor(for state: State) -> Color? {
        if let color = contents[state.rawValue]?.titleColor { return color }
        if state.contains(.disabled), let color = metrics.button.disabledTitleColor,
            buttonType != .custom
        {
            return color
        }
        if let plate, state.contains(.highlighted) { return plate.highlightedTitleColor }
        if let color = contents[State.normal.rawValue]?.titleColor { return color }
        if buttonType == .custom { return metrics.button.customTitleColor }
        return plate?.titleColor ?? metrics.button.systemTitleColor ?? tintColor
    }

    public var currentTitle: String? { title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    public var currentTitleColor: Color { titleColor(for: state) ?? .black }
    public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }
    public var currentImage: Image? { image(for: state) }
    public var currentBackgroundImage: Image? { backgroundImage(for: state) }

    private func change(_ state: State, _ body: (inout Content) -> Void) {
        body(&contents[state.rawValue, default: Content()])
        applyTitle()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func value<Value>(_ path: KeyPath<Content, Value?>, _ state: State) -> Value? {
        contents[state.rawValue]?[keyPath: path]
            ?? contents[State.normal.rawValue]?[keyPath: path]
    }
}
