import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Properties and methods of `UIView` that need no code of the views.
extension View {
    /// Autoresizing mask.
    public typealias AutoresizingMask = TableControls.AutoresizingMask
    /// Place of contents.
    public typealias ContentMode = TableDrawing.ContentMode
    /// Completion of an animation.
    public typealias AnimationCompletion = (Bool) -> Void

    /// Whether several fingers at a time are delivered.
    public var isMultipleTouchEnabled: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the view keeps touches from other views.
    public var isExclusiveTouch: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Whether the background is cleared before `draw(_:)`; the views always clear it.
    public var clearsContextBeforeDrawing: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Scale of the content; the picture decides it.
    public var contentScaleFactor: CGFloat {
        get { CGFloat(traitCollection.displayScale) }
        set { attach(newValue) }
    }
    /// Whether the margins include the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Name for the restoration of state.
    public var restorationIdentifier: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Adjustment of the tint; without effect.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { attached(.automatic) }
        set { attach(newValue) }
    }

    /// Adjustment of a view's tint.
    public enum TintAdjustmentMode: Int, Sendable, Hashable, CaseIterable {
        case automatic, normal, dimmed
    }

    /// Returns the content direction for an attribute in the direction of the picture.
    public class func userInterfaceLayoutDirection(
        for attribute: SemanticContentAttribute
    ) -> LayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: TraitCollection.current.layoutDirection)
    }

    /// Window of the view; `nil` in a picture of a cell.
    public var window: UIWindow? {
        var view: View? = self
        while let each = view {
            if let window = each as? UIWindow { return window }
            view = each.superview
        }
        return nil
    }

    /// Ends the editing of a text field in the view.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        var ended = false
        if let field = self as? TextField, field.isEditing {
            field.isEditing = false
            ended = true
        }
        for view in subviews where view.endEditing(force) { ended = true }
        return ended
    }

    /// Returns a view with the present picture of this view.
    public func snapshotView(afterScreenUpdates: Bool) -> View? {
        let image = GraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0) }
        let view = ImageView(image: image)
        view.frame = bounds
        return view
    }

    /// Adds or removes effects of movement; without effect.
    public func addMotionEffect(_ effect: NSObject) {
        AcceptedInterface.note("UIView.addMotionEffect(_:)", .looks)
    }

    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AcceptedInterface.note("UIView.setAnimationsEnabled(_:)", .time)
    }
}

/// Interactions of views.
extension View {
    /// Recognizers of gestures, or `nil` without recognizers.
    public var gestureRecognizers: [GestureRecognizer]? {
        get { attached(nil) }
        set {
            for recognizer in attached([GestureRecognizer]()) { recognizer.owner = nil }
            for recognizer in newValue ?? [] { recognizer.owner = self }
            attach(newValue)
        }
    }

    /// Adds a recognizer of gestures.
    public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
        AcceptedInterface.note("UIView.addGestureRecognizer(_:)", .touches)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Removes a recognizer of gestures.
    public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
        let rest = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
        gestureRecognizer.owner = nil
        gestureRecognizers = rest.isEmpty ? nil : rest
    }

    /// Interactions of the view.
    public var interactions: [any UIInteraction] {
        get { attached([]) }
        set { attach(newValue) }
    }

    /// Adds an interaction.
    public func addInteraction(_ interaction: any UIInteraction) {
        AcceptedInterface.note("UIView.addInteraction(_:)", .touches)
        interactions.append(interaction)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
}

/// Interaction of a view.
public protocol UIInteraction: AnyObject {}

extension GestureRecognizer {
    /// View of the recognizer.
    public var view: View? { owner as? View }

    /// Delegate of the recognizer, which a picture does not ask.
    public var delegate: (any UIGestureRecognizerDelegate)? {
        get { nil }
        set { AcceptedInterface.note("UIGestureRecognizer.delegate", .touches) }
    }

    /// Place of the gesture in a view; zero in a picture.
    public func location(in view: View?) -> CGPoint { .zero }

    /// Place of a finger in a view; zero in a picture.
    public func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }
}

extension Touch {
    /// Place of the touch in a view; zero in a picture.
    public func location(in view: View?) -> CGPoint { .zero }

    /// Former place of the touch in a view; zero in a picture.
    public func previousLocation(in view: View?) -> CGPoint { .zero }

    /// Touched view; `nil` in a picture.
    public var view: View? { nil }
}
