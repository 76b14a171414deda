import Foundation
import TableDrawing
import TableText
import TableThemes

/// Content of a button in each of its states, with UIKit's methods.
extension Button {
    /// Sets the colour of the title's shadow in a state; `nil` restores the default.
    public func setTitleShadowColor(_ color: Color?, for state: State) {
        change(state) { $0.titleShadowColor = color }
    }

    /// Sets an image from a description; its symbols follow the text size wherever texts do.
    func setDescribedImage(_ image: Image?, for state: State) {
        change(state) { ($0.image, $0.standardImage) = (image, image?.withStandardSymbolSize) }
    }

    var currentFixedImage: Image? { value(\.fixedImage, state) }

    /// Whether the content follows the text size, through a configuration or a scaled title
    /// font.
    var growsWithText: Bool { configuration != nil || titleLabel?.font.standardPointSize != nil }

    /// Sets an image that fills the button behind title and image.
    public func setBackgroundImage(_ image: Image?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    /// Returns the plain title of a state, by default the title of the normal state.
    public func title(for state: State) -> String? { value(\.title, state) }
    /// Returns the attributed title of a state, by default the attributed title of the normal
    /// state.
    public func attributedTitle(for state: State) -> NSAttributedString? {
        value(\.attributedTitle, state)
    }
    /// Returns the colour of the title's shadow in a state, or `nil` for no shadow.
    public func titleShadowColor(for state: State) -> Color? { value(\.titleShadowColor, state) }
    /// Returns the image of a state, by default the image of the normal state.
    public func image(for state: State) -> Image? { value(\.image, state) }
    /// Returns the background image of a state, by default the background image of the normal
    /// state.
    public func backgroundImage(for state: State) -> Image? { value(\.backgroundImage, state) }

    /// Returns the title colour of a state, by default the theme's colour for the button type.
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

    /// Plain title in the current state, or `nil` for no title.
    public var currentTitle: String? { title(for: state) }
    /// Attributed title in the current state, or `nil` for no attributed title.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// Colour of the title in the current state.
    public var currentTitleColor: Color { titleColor(for: state) ?? .black }
    /// Colour of the title's shadow in the current state, or `nil` for no shadow.
    public var currentTitleShadowColor: Color? { titleShadowColor(for: state) }
    /// Image in the current state, or `nil` for no image.
    public var currentImage: Image? { image(for: state) }
    /// Background image in the current state, or `nil` for no background image.
    public var currentBackgroundImage: Image? { backgroundImage(for: state) }

    func change(_ state: State, _ body: (inout Content) -> Void) {
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
