import DocumentSyntax
import Foundation
import TableDrawing

/// A row's accessory view in a document.
public struct AccessoryViewDescription: Sendable {
    /// Type of the accessory view.
    public enum Kind: Sendable {
        /// A switch that is on or off.
        case toggle(Bool)
        case text(String)
        /// A text on a coloured capsule.
        case badge(String)
        case image(ImageReference)
        /// A slider, from 0 to 1.
        case slider(CGFloat)
        /// A segmented control with titles and images, and the selected segment.
        case segments([SegmentDescription], selected: Int?)
        /// A stepper with a value from 0 to 100.
        case stepper(CGFloat)
        /// A progress bar, from 0 to 1.
        case progress(CGFloat)
        /// An activity indicator that is animating or still.
        case activity(Bool)
        /// A text field.
        case field(String, placeholder: String?)
        case button(String)
    }

    /// Type of the accessory view.
    public var kind: Kind
    /// The tint or background colour, or `nil` for the theme's colour.
    public var tint: Color?
    /// Width in points, or `nil` for the view's own width.
    public var width: CGFloat?
    /// The accessibility label, or `nil` for the view's own label.
    public var accessibilityLabel: String?
    /// Whether the control is enabled.
    public var isEnabled: Bool

    init?(reader: SchemaReader<AccessoryViewSchema>) {
        let selected = reader[\.selected]
        let placeholder = reader[\.placeholder]
        tint = reader[\.tint]
        width = reader[\.width]
        accessibilityLabel = reader[\.accessibilityLabel]
        isEnabled = reader[\.enabled]
        let kind = Self.kind(reader, selected: selected, placeholder: placeholder)
        reader.finish()
        if case .segments(let segments, _) = kind, segments.isEmpty {
            reader.context.problems.error(
                "the segmented control has no segments; add at least one: segments: [Day, Week]",
                at: reader.node(\.segments) ?? reader.mapping.node)
        } else if case .segments(let segments, let selected?) = kind, selected >= segments.count {
            reader.context.problems.error(
                "there is no segment \(selected); choose one of \(segments.count), counted from 0",
                at: reader.node(\.selected) ?? reader.mapping.node)
        }
        guard let kind else {
            let isThere = AccessoryViewSchema.kinds.contains { reader.mapping.has($0) }
            if !isThere, !reader.context.allowsMissingKeys {
                reader.context.problems.error(
                    "an accessory view shows nothing; give one of "
                        + Suggestion.list(AccessoryViewSchema.kinds, "or"),
                    at: reader.mapping.node)
            }
            return nil
        }
        self.kind = kind
    }

    private static func kind(
        _ reader: SchemaReader<AccessoryViewSchema>, selected: Int?, placeholder: String?
    ) -> Kind? {
        if let isOn = reader[\.toggle] { return .toggle(isOn) }
        if let text = reader[\.text] { return .text(text) }
        if let text = reader[\.badge] { return .badge(text) }
        if let image = reader[\.image] ?? reader[\.symbol] { return .image(image) }
        if let share = reader[\.slider] { return .slider(share) }
        if let segments = reader[\.segments] { return .segments(segments, selected: selected) }
        if let value = reader[\.stepper] { return .stepper(value) }
        if let share = reader[\.progress] { return .progress(share) }
        if let turns = reader[\.activity] { return .activity(turns) }
        if let text = reader[\.field] { return .field(text, placeholder: placeholder) }
        if let title = reader[\.button] { return .button(title) }
        return nil
    }
}
