/// States and events of controls, with UIKit's bits.
extension Control {
    /// States that determine a control's appearance.
    public struct State: OptionSet, Sendable, Hashable {
        /// Bits of the states, equal to UIKit's bits.
        public let rawValue: UInt
        /// Creates states from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither highlighted, selected nor focused.
        public static let normal: State = []
        /// Pressed, or in a selected cell.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// With the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// Bits for an application's own states.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// Event that sends actions.
    public struct Event: OptionSet, Sendable, Hashable {
        /// Bits of the events, equal to UIKit's bits.
        public let rawValue: UInt
        /// Creates events from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touches the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touches the control repeatedly, for example in a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted within the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels a touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control, for example of a slider, changes.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control sends its primary action, for example a tapped button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu of the control opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field changes.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field ends.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ends editing of a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Bits of all touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Bits of all editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits of all events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Horizontal alignment of content; `leading` and `trailing` follow the layout direction.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable, CaseIterable {
        case center, left, right, fill, leading, trailing
    }

    /// Vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable, CaseIterable {
        case center, top, bottom, fill
    }
}
