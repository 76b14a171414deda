import Foundation
import TableDrawing
import TableText

/// The looks of buttons; lengths in points.
public struct ButtonMetrics: Sendable, Hashable {
    /// The plate of a rounded rectangle button.
    public struct Plate: Sendable, Hashable {
        public var fill: ControlFill
        public var highlightedFill: ControlFill
        public var border: ControlBorder
        public var cornerRadius: CGFloat
        public var titleColor: Color
        public var highlightedTitleColor: Color
        public var insets: EdgeInsets
    }

    /// The tinted plate behind title and image of a selected system button.
    public struct SelectedPlate: Sendable, Hashable {
        public var cornerRadius: CGFloat
        /// From the title or the image to the plate's edge; negative reaches out.
        public var insets: EdgeInsets
        /// The title and a template image on the plate.
        public var titleColor: Color
    }

    /// A button that is a sign in a disc or ring.
    public struct Badge: Sendable, Hashable {
        /// What the sign is.
        public enum Sign: String, Sendable, Hashable { case chevron, info, plus, xmark }

        public var sign: Sign
        /// The size of the button.
        public var size: CGSize
        /// The diameter of the disc in its middle, the ring included.
        public var diameter: CGFloat
        public var fill: ControlFill?
        public var ring: ControlBorder?
        /// The colour of the sign; nothing takes the tint.
        public var ink: Color?
        /// The width of the sign's strokes.
        public var inkWidth: CGFloat
        public var shadow: ControlShadow?
    }

    /// The looks of buttons with a configuration.
    public struct Configured: Sendable, Hashable {
        public var font: ThemeFont
        public var insets: DirectionalEdgeInsets
        /// The corners of a plate; at most half its height.
        public var cornerRadius: CGFloat
        /// The plate of a gray button.
        public var grayFill: Color
        /// How strong the tint is in the plate of a tinted button, from 0 to 1.
        public var tintedOpacity: CGFloat
        /// The title of a filled button.
        public var filledForeground: Color
        /// What a pressed button fades to, from 0 to 1.
        public var highlightedOpacity: CGFloat
        public var disabledFill: Color
        public var disabledForeground: Color
    }

    public var systemFont: Font
    public var customFont: Font
    /// The title of a system button; nothing takes the tint.
    public var systemTitleColor: Color?
    public var customTitleColor: Color
    public var disabledTitleColor: Color?
    /// What title and image of a pressed system button fade to, from 0 to 1.
    public var highlightedOpacity: CGFloat
    /// Around the title of a system or custom button.
    public var insets: EdgeInsets
    /// The least size of a button with a title.
    public var minimumSize: CGSize
    /// The plate of the type `roundedRect`; nothing where it is a system button.
    public var plate: Plate?
    /// Behind what a selected system button shows; nothing where it looks as it does at rest.
    public var selectedPlate: SelectedPlate?
    public var detailDisclosure: Badge
    public var infoLight: Badge
    public var infoDark: Badge
    public var contactAdd: Badge
    public var close: Badge
    public var configured: Configured
}
