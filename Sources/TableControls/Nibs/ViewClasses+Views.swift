import Foundation
import TableDrawing
import TableText

/// Plain views in descriptions.
extension ViewClasses {
    package static var standardViews: [ViewClass] {
        [view, gradientView, label, imageView, stackView, textView]
    }

    private static var view: ViewClass {
        ViewClass(
            View.self, "A rectangle that holds others.",
            properties: [
                .color("backgroundColor", \View.backgroundColor, "The colour behind the view."),
                .color("tintColor", \View.described.tint, "The colour of controls and templates."),
                .number("alpha", \View.alpha, in: 0...1, "1 is opaque."),
                .boolean("isHidden", \View.isHidden, "Whether it is left out."),
                .boolean(
                    "autoresizesSubviews", \View.autoresizesSubviews,
                    "Whether subviews follow their autoresizing when it is resized."),
                .insets(
                    "layoutMargins", \View.layoutMargins,
                    "The space inside the edges, in points; 8 without it."),
                transform(
                    "transform.rotation", in: -3_600...3_600,
                    "How far it is turned about its middle, in degrees clockwise."
                ) { DescribedValues.transform(turned: $1, scale: $0.described.scale) },
                transform(
                    "transform.scale", in: 0.001...1_000,
                    "How many times larger it is shown, about its middle."
                ) { DescribedValues.transform(turned: $0.described.rotation, scale: $1) },
                ViewProperty(
                    "isOpaque", .boolean, "A promise that it fills its bounds.", of: View.self,
                    read: { value, _ in value.boolean.map { $0 } },
                    get: \.appearance.promisedOpacity,
                    set: { $0.appearance.promisedOpacity = $1 }),
                .boolean("clipsToBounds", \View.clipsToBounds, "Whether it cuts off subviews."),
                .boolean(
                    "isUserInteractionEnabled", \View.isUserInteractionEnabled,
                    "Whether touches reach it."),
                .choice(
                    "semanticContentAttribute", \View.semanticContentAttribute,
                    "Whether what it lays out itself is mirrored from right to left; frames never are."
                ),
                .choice(
                    "contentMode", \View.contentMode, "How content fills another size."),
                .number(
                    "cornerRadius", \View.layer.cornerRadius, in: 0...10_000,
                    "The radius of the corners, in points."),
                .number(
                    "borderWidth", \View.layer.borderWidth, in: 0...1_000,
                    "The width of the border, in points."),
                .color("borderColor", \View.layer.borderColor, "The colour of the border."),
                .number(
                    "layer.cornerRadius", \View.layer.cornerRadius, in: 0...10_000,
                    "The same as cornerRadius."),
                .number(
                    "layer.borderWidth", \View.layer.borderWidth, in: 0...1_000,
                    "The same as borderWidth."),
                .color(
                    "layer.borderColor", \View.layer.borderColor, "The same as borderColor."),
                .boolean(
                    "layer.masksToBounds", \View.clipsToBounds, "The same as clipsToBounds."),
                .choice(
                    "layer.cornerCurve", \View.layer.cornerCurve, "How the corners bend."),
                .corners(
                    "layer.maskedCorners", \View.layer.maskedCorners,
                    "The corners that cornerRadius rounds; all without it."),
                .color(
                    "layer.shadowColor", \View.layer.shadowColor,
                    "The colour of the view's shadow; black without it."),
                .number(
                    "layer.shadowOpacity", \View.layer.shadowOpacity, in: 0...1,
                    "How much of the view's shadow shows; 0, as without it, is none."),
                .number(
                    "layer.shadowRadius", \View.layer.shadowRadius, in: 0...1_000,
                    "The blur of the view's shadow, in points; 3 without it."),
                .size(
                    "layer.shadowOffset", \View.layer.shadowOffset,
                    "How far the view's shadow lies to the right and below, in points; [0, -3] "
                        + "without it."),
                .path(
                    "layer.shadowPath", \View.layer.shadowPath,
                    "What casts the shadow in place of what the view shows: SVG's path data, in the "
                        + "view's points."),
                .number(
                    "horizontalHuggingPriority", \View.described.horizontalHugging, in: 0...1_000,
                    "In a StackView: the view with the least takes the room that is left across."),
                .number(
                    "verticalHuggingPriority", \View.described.verticalHugging, in: 0...1_000,
                    "In a StackView: the view with the least takes the room that is left down."),
                .number(
                    "horizontalCompressionResistancePriority", \View.described.horizontalResistance,
                    in: 0...1_000,
                    "In a StackView: the view with the least is cut where room is short across."),
                .number(
                    "verticalCompressionResistancePriority", \View.described.verticalResistance,
                    in: 0...1_000,
                    "In a StackView: the view with the least is cut where room is short down."),
                ViewProperty(
                    "customSpacing", .number(-1_000...1_000),
                    "In a StackView: the gap after the view in place of spacing, in points.",
                    of: View.self,
                    read: { value, _ in value.number(in: -1_000...1_000).map { .some(CGFloat($0)) }
                    },
                    get: { $0.placement.contentPriorities?.spacingAfter },
                    set: { $0.described.spacing = $1 }),
            ] + ViewProperty.accessibility
        ) { _ in View(frame: .zero) }
    }

    /// Returns a property for a part of a view's transform.
    ///
    /// The whole transform is stored, because its parts are inexact.
    private static func transform(
        _ name: String, in range: ClosedRange<Double>, _ summary: String,
        _ make: @escaping (View, CGFloat) -> CGAffineTransform
    ) -> ViewProperty {
        ViewProperty(
            name, .number(range), summary, of: View.self,
            read: { value, view in value.number(in: range).map { make(view, CGFloat($0)) } },
            get: \.transform, set: { $0.transform = $1 })
    }

    private static var gradientView: ViewClass {
        ViewClass(
            GradientView.self, "Colours that run into each other, as a CAGradientLayer draws them.",
            properties: [
                ViewProperty(
                    "layer.colors", .colors, "The colours from the start to the end; two at least.",
                    of: GradientView.self,
                    read: { value, _ in value.list?.compactMap(\.color).map { $0 } },
                    get: \.gradientLayer.colors, set: { $0.gradientLayer.colors = $1 }),
                ViewProperty(
                    "layer.locations", .numbers(0...1),
                    "Where the colours stand, from 0 to 1 and ascending; evenly spread without it.",
                    of: GradientView.self,
                    read: { value, _ in
                        value.list?.compactMap { $0.number(in: 0...1) }.map { CGFloat($0) }
                    },
                    get: \.gradientLayer.locations, set: { $0.gradientLayer.locations = $1 }),
                share(
                    "layer.startPoint", \.startPoint,
                    "Where the first colour is, as shares of the width and the height; [0.5, 0] "
                        + "without it."),
                share(
                    "layer.endPoint", \.endPoint,
                    "Where the last colour is, as shares of the width and the height; [0.5, 1] "
                        + "without it."),
                .choice(
                    "layer.type", \GradientView.gradientLayer.type,
                    [("axial", .axial), ("radial", .radial), ("conic", .conic)],
                    "Whether the colours run along a line, from the start outwards or around it."),
            ]
        ) { _ in GradientView(frame: .zero) }
    }

    /// Returns a property for a point of a gradient, in shares of the view's size.
    private static func share(
        _ name: String, _ path: ReferenceWritableKeyPath<GradientLayer, CGPoint>,
        _ summary: String
    ) -> ViewProperty {
        ViewProperty(
            name, .size, summary, of: GradientView.self,
            read: { value, _ in value.size.map { CGPoint(x: $0.width, y: $0.height) } },
            get: { $0.gradientLayer[keyPath: path] },
            set: { $0.gradientLayer[keyPath: path] = $1 })
    }

    private static var label: ViewClass {
        ViewClass(
            Label.self, "Text.",
            properties: [
                .font("font", \Label.font, "The font."),
                .attributedText(
                    "text", \Label.describedText, base: \.font,
                    "The text, plain or in stretches."),
                .color("textColor", \Label.textColor, "The colour of the text."),
                .color(
                    "highlightedTextColor", \Label.highlightedTextColor,
                    "The colour of the text in a selected row."),
                .choice("textAlignment", \Label.textAlignment, "How the text lies in its place."),
                .choice("lineBreakMode", \Label.lineBreakMode, "How text that is too long ends."),
                .choice(
                    "lineBreakStrategy", \Label.lineBreakStrategy,
                    ParagraphStyle.LineBreakStrategy.names,
                    "Where lines break; the theme's without it."),
                .integer(
                    "numberOfLines", \Label.numberOfLines, in: 0...1_000,
                    "The most lines; 0 is as many as fit."),
                .boolean(
                    "adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth,
                    "Whether letters shrink before text is cut off."),
                .number(
                    "minimumScaleFactor", \Label.minimumScaleFactor, in: 0...1,
                    "The smallest share of the font's size."),
                .boolean("isEnabled", \Label.isEnabled, "Whether the text is at full strength."),
                .color("shadowColor", \Label.shadowColor, "The colour of the text's shadow."),
                .size(
                    "shadowOffset", \Label.shadowOffset,
                    "How far the shadow lies to the right and below, in points; [0, -1] without it."
                ),
                .choice(
                    "baselineAdjustment", \Label.baselineAdjustment,
                    "Where text that shrinks to fit stands."),
                .boolean(
                    "isHighlighted", \Label.isHighlighted,
                    "Whether it has its highlighted colour."),
                .number(
                    "preferredMaxLayoutWidth", \Label.preferredMaxLayoutWidth, in: 0...10_000,
                    "The width in points that lines wrap at where nothing else says one."),
                .boolean(
                    "adjustsFontForContentSizeCategory", \Label.adjustsFontForContentSizeCategory,
                    "Without effect: in a picture the text size does not change."),
                .boolean(
                    "allowsDefaultTighteningForTruncation",
                    \Label.allowsDefaultTighteningForTruncation,
                    "Without effect: letters are never moved together."),
            ], mainProperty: "text"
        ) { _ in Label(frame: .zero) }
    }

    private static var imageView: ViewClass {
        ViewClass(
            ImageView.self, "An image.",
            properties: [
                .image("image", \ImageView.image, "The image."),
                .image(
                    "highlightedImage", \ImageView.highlightedImage, "The image in a selected row."),
                .boolean(
                    "isHighlighted", \ImageView.isHighlighted, "Whether it shows that image."),
                ViewProperty(
                    "preferredSymbolConfiguration", .symbolConfiguration,
                    "The size and weight of symbols; what it leaves out is that of the text around "
                        + "them.",
                    of: ImageView.self,
                    read: { value, _ in value.symbolConfiguration.map { $0 } },
                    get: \.describedSymbolConfiguration,
                    set: { $0.describedSymbolConfiguration = $1 }),
                // An explicit mode also applies to symbols.
                ViewProperty(
                    "contentMode", .choice(ContentMode.allCases.map { "\($0)" }),
                    "How content fills another size; a symbol keeps its shape without it.",
                    of: ImageView.self,
                    read: { value, _ in
                        ContentMode.allCases.first { "\($0)" == value.text }
                            .map { (mode: $0, keepsShape: false) }
                    },
                    get: { (mode: $0.contentMode, keepsShape: $0.keepsShapeOfSymbols) },
                    set: {
                        $0.contentMode = $1.mode
                        $0.keepsShapeOfSymbols = $1.keepsShape
                    }),
            ], mainProperty: "image"
        ) { description in
            let view = ImageView(frame: .zero)
            // Interface Builder writes scaleAspectFit for image views; older files have no
            // content mode.
            view.keepsShapeOfSymbols = description.properties["contentMode"] == nil
            return view
        }
    }

    private static var stackView: ViewClass {
        ViewClass(
            StackView.self, "Lines its subviews up.",
            properties: [
                .choice("axis", \StackView.axis, "The direction that views follow each other in."),
                .choice(
                    "alignment", \StackView.alignment, StackView.Alignment.names,
                    "How views are placed across the axis; top is leading, and bottom trailing."),
                .choice("distribution", \StackView.distribution, "How views share the room."),
                .number(
                    "spacing", \StackView.spacing, in: -1_000...1_000,
                    "The gap between views, in points."),
                .boolean(
                    "isLayoutMarginsRelativeArrangement",
                    \StackView.isLayoutMarginsRelativeArrangement,
                    "Whether views keep the layoutMargins from the edges."),
            ]
        ) { _ in StackView(frame: .zero) }
    }

    private static var textView: ViewClass {
        ViewClass(
            TextView.self, "Text of many lines.",
            properties: [
                .font("font", \TextView.describedFont, "The font."),
                .attributedText(
                    "text", \TextView.describedText, base: \.describedFont,
                    "The text, plain or in stretches."),
                .color("textColor", \TextView.textColor, "The colour of the text."),
                .choice("textAlignment", \TextView.textAlignment, "How the lines lie."),
                .boolean(
                    "isScrollEnabled", \TextView.isScrollEnabled,
                    "false: as high as its text, so that a row without a height grows with it."),
                .insets(
                    "textContainerInset", \TextView.textContainerInset,
                    "The space around the text, in points."),
            ], mainProperty: "text"
        ) { _ in TextView(frame: .zero) }
    }
}

/// Values of a view that descriptions state differently from the view's properties.
private struct DescribedValues {
    let view: View

    var horizontalHugging: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal)
        }
    }

    var verticalHugging: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical)
        }
    }

    var horizontalResistance: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(
                LayoutPriority(newValue), for: .horizontal)
        }
    }

    var verticalResistance: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical)
        }
    }

    var spacing: CGFloat? {
        get { view.placement.contentPriorities?.spacingAfter }
        nonmutating set {
            var priorities = view.placement.contentPriorities ?? ContentPriorities()
            priorities.spacingAfter = newValue
            view.placement.contentPriorities = priorities
            view.superview?.setNeedsLayout()
        }
    }

    /// Rotation of the transform in degrees.
    var rotation: CGFloat { atan2(view.transform.b, view.transform.a) * 180 / .pi }

    /// Scale of the transform.
    var scale: CGFloat { hypot(view.transform.a, view.transform.b) }

    static func transform(turned degrees: CGFloat, scale: CGFloat) -> CGAffineTransform {
        guard degrees != 0 || scale != 1 else { return .identity }
        return CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    }

    /// Tint colour of the view itself; resetting the property restores an inherited tint
    /// colour.
    var tint: Color? {
        get { view.appearance.ownTintColor }
        nonmutating set { view.tintColor = newValue }
    }
}

extension View {
    fileprivate var described: DescribedValues { DescribedValues(view: self) }
}

extension ImageView {
    /// Symbol configuration, with priority over the configuration of an image in the same
    /// description.
    fileprivate var describedSymbolConfiguration: Image.SymbolConfiguration? {
        get { preferredSymbolConfiguration }
        set {
            configuresAllSymbols = newValue != nil
            preferredSymbolConfiguration = newValue
        }
    }
}

extension Label {
    /// Plain or attributed text, as last set.
    fileprivate var describedText: DescribedText {
        get {
            guard hasOwnAttributes, let attributedText else { return .plain(text) }
            return .attributed(attributedText)
        }
        set {
            switch newValue {
            case .plain(let text): self.text = text
            case .attributed(let text): attributedText = text
            }
        }
    }
}

extension TextView {
    /// Plain or attributed text, as last set.
    fileprivate var describedText: DescribedText {
        get { hasOwnAttributes ? .attributed(attributedText) : .plain(text) }
        set {
            switch newValue {
            case .plain(let text): self.text = text
            case .attributed(let text): attributedText = text
            }
        }
    }

    fileprivate var describedFont: Font {
        get { font ?? .systemFont(ofSize: 12) }
        set { font = newValue }
    }
}
