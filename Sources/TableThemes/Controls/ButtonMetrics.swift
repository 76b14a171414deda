import Foundation
import TableDrawing
import TableText

/// Appearance of buttons; lengths in points.
public struct ButtonMetrics: Sendable, Hashable {
    /// Background plate of a rounded rectangle button.
    public struct Plate: Sendable, Hashable {
        public var fill: ControlFill
        public var highlightedFill: ControlFill
        public var border: ControlBorder
        public var cornerRadius: CGFloat
        public var titleColor: Color
        public var highlightedTitleColor: Color
        public var insets: EdgeInsets
    }

    /// Tinted plate behind title and image of a selected system button.
    public struct SelectedPlate: Sendable, Hashable {
        public var cornerRadius: CGFloat
        /// Insets from the title or image to the plate's edge; negative insets extend
        /// outwards.
        public var insets: EdgeInsets
        /// Colour of the title and of a template image on the plate.
        public var titleColor: Color
    }

    /// Button with a sign in a disc or ring.
    public struct Badge: Sendable, Hashable {
        /// Sign of the button.
        public enum Sign: String, Sendable, Hashable { case chevron, info, plus, xmark }

        public var sign: Sign
        /// Size of the button.
        public var size: CGSize
        /// Diameter of the disc in the button's middle, including the ring.
        public var diameter: CGFloat
        public var fill: ControlFill?
        public var ring: ControlBorder?
        /// Colour of the sign, or `nil` for the tint colour.
        public var ink: Color?
        /// Width of the sign's strokes.
        public var inkWidth: CGFloat
        public var shadow: ControlShadow?
    }

    /// Appearance of buttons with a configuration.
    public struct Configured: Sendable, Hashable {
        public var font: ThemeFont
        public var insets: DirectionalEdgeInsets
        /// Corner radius of the plate; limited to half the plate's height.
        public var cornerRadius: CGFloat
        /// Colour of a gray button's plate.
        public var grayFill: Color
        /// Opacity of the tint colour in the plate of a tinted button, from 0 to 1.
        public var tintedOpacity: CGFloat
        /// Title colour of a filled button.
        public var filledForeground: Color
        /// Opacity of a pressed button, from 0 to 1.
        public var highlightedOpacity: CGFloat
        public var disabledFill: Color
        public var disabledForeground: Color
    }

    public var systemFont: Font
    public var customFont: Font
    /// Title colour of a system button, or `nil` for the tint colour.
    public var systemTitleColor: Color?
    public var customTitleColor: Color
    public var disabledTitleColor: Color?
    /// Opacity of title and image of a pressed system button, from 0 to 1.
    public var highlightedOpacity: CGFloat
    /// Insets around the title of a system or custom button.
    public var insets: EdgeInsets
    /// Minimum size of a button with a title.
    public var minimumSize: CGSize
    /// Plate of the type `roundedRect`, or `nil` if the type looks like a system button.
    public var plate: Plate?
    /// Plate behind the content of a selected system button, or `nil` if selection changes no
    /// background.
    public var selectedPlate: SelectedPlate?
    public var detailDisclosure: Badge
    public var infoLight: Badge
    public var infoDark: Badge
    public var contactAdd: Badge
    public var close: Badge
    public var configured: Configured
}
