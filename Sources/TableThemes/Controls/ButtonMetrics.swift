import Foundation
import TableDrawing
import TableText

/// Appearance of buttons; lengths in points.
public struct ButtonMetrics: Sendable, Hashable {
    /// Background plate of a rounded rectangle button.
    public struct Plate: Sendable, Hashable {
        /// Fill of the plate.
        public var fill: ControlFill
        /// Fill of the plate of a pressed button.
        public var highlightedFill: ControlFill
        /// Line inside the plate's edge.
        public var border: ControlBorder
        /// Corner radius of the plate.
        public var cornerRadius: CGFloat
        /// Title colour of a button in its normal state.
        public var titleColor: Color
        /// Title colour of a pressed button.
        public var highlightedTitleColor: Color
        /// Insets from the button's edges to the title.
        public var insets: EdgeInsets
    }

    /// Tinted plate behind title and image of a selected system button.
    public struct SelectedPlate: Sendable, Hashable {
        /// Corner radius of the plate.
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

        /// Sign in the disc or ring.
        public var sign: Sign
        /// Size of the button.
        public var size: CGSize
        /// Diameter of the disc in the button's middle, including the ring.
        public var diameter: CGFloat
        /// Fill of the disc, or `nil` for a ring alone.
        public var fill: ControlFill?
        /// Ring at the disc's edge, or `nil` for no ring.
        public var ring: ControlBorder?
        /// Colour of the sign, or `nil` for the tint colour.
        public var ink: Color?
        /// Width of the sign's strokes.
        public var inkWidth: CGFloat
        /// Shadow of a filled disc, or `nil` for no shadow.
        public var shadow: ControlShadow?
    }

    /// Appearance of buttons with a configuration.
    public struct Configured: Sendable, Hashable {
        /// Font of the title.
        public var font: ThemeFont
        /// Insets from the button's edges to its content.
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
        /// Colour of a disabled button's plate.
        public var disabledFill: Color
        /// Colour of a disabled button's title and template image.
        public var disabledForeground: Color
    }

    /// Title font of all button types except `custom`.
    public var systemFont: Font
    /// Title font of the type `custom`.
    public var customFont: Font
    /// Title colour of a system button, or `nil` for the tint colour.
    public var systemTitleColor: Color?
    /// Title colour of the type `custom`.
    public var customTitleColor: Color
    /// Title colour of disabled buttons except the type `custom`, or `nil` to keep the regular
    /// colour.
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
    /// Sign of the type `detailDisclosure`.
    public var detailDisclosure: Badge
    /// Sign of the type `infoLight`.
    public var infoLight: Badge
    /// Sign of the type `infoDark`.
    public var infoDark: Badge
    /// Sign of the type `contactAdd`.
    public var contactAdd: Badge
    /// Sign of the type `close`.
    public var close: Badge
    /// Appearance of buttons with a configuration.
    public var configured: Configured
}
