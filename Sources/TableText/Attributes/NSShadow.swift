#if !canImport(UIKit) && !canImport(AppKit)
    import Foundation
    import TableDrawing

    /// A shadow beneath text, under the name that attributed strings know it by.
    ///
    /// Foundation has it on Apple's systems only. Offset and blur radius are in points; a positive
    /// height is down.
    open class NSShadow: NSObject {
        public var shadowOffset = CGSize.zero
        public var shadowBlurRadius: CGFloat = 0
        /// A `Color`, a third of black by default; without one there is no shadow.
        public var shadowColor: Any? = Color(white: 0, alpha: 1 / 3)

        /// The shadow as it is drawn; nothing without a colour.
        var resolved: Shadow? {
            guard let color = shadowColor as? Color else { return nil }
            return Shadow(
                offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color.resolved)
        }
    }
#endif
