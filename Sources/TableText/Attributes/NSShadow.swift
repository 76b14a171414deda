#if !canImport(Darwin)
    import Foundation
    import TableDrawing

    /// A shadow of text under its name in attributed strings.
    ///
    /// Foundation has the class on Apple's systems only. The offset and the blur radius are in
    /// points. A positive height is down.
    open class NSShadow: NSObject {
        /// Distance of the shadow from the text, in points; a positive height is down.
        public var shadowOffset = CGSize.zero
        /// Blur radius of the shadow, in points; a negative radius counts as 0.
        public var shadowBlurRadius: CGFloat = 0
        /// Colour of the shadow, a `Color`.
        ///
        /// The default is black with an alpha of 1/3. Without a colour there is no shadow.
        public var shadowColor: Any? = Color(white: 0, alpha: 1 / 3)

        /// The shadow to draw, or `nil` without a colour.
        var resolved: Shadow? {
            guard let color = shadowColor as? Color else { return nil }
            return Shadow(
                offset: shadowOffset, blur: max(0, shadowBlurRadius), color: color.resolved)
        }
    }
#endif
