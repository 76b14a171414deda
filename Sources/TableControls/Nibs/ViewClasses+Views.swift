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
            View.self, "A rectangular view that contains subviews.",
            properties: [
                .color(
                    "backgroundColor", \View.backgroundColor,
                    "The background colour of the view."),
                .color(
                    "tintColor", \View.described.tint,
                    "The tint colour of controls and template images."),
                .number(
                    "alpha", \View.alpha, in: 0...1,
                    "The opacity, from 0 (transparent) to 1 (opaque)."),
                .boolean("isHidden", \View.isHidden, "Whether the view is hidden."),
                .boolean(
                    "autoresizesSubviews", \View.autoresizesSubviews,
                    "Whether subviews are resized by their autoresizing masks."),
                .boolean(
                    "preservesSuperviewLayoutMargins", \View.preservesSuperviewLayoutMargins,
                    "Whether the layout margins reach to the margins of the superview."),
                margins(
                    "layoutMargins",
                    "The layout margins, in points. The default is 8, and the theme's margins for "
                        + "a cell."
                ) { DirectionalEdgeInsets($0, in: $1.effectiveUserInterfaceLayoutDirection) },
                margins(
                    "directionalLayoutMargins",
                    "The layout margins [top, leading, bottom, trailing], in points. Equivalent to "
                        + "layoutMargins."
                ) { margins, _ in
                    DirectionalEdgeInsets(
                        top: margins.top, leading: margins.left, bottom: margins.bottom,
                        trailing: margins.right)
                },
                ViewProperty(
                    "safeAreaInsets", .insets,
                    "The safe area, in points. The default is the superview's safe area.",
                    of: View.self, read: { value, _ in value.insets.map { .some($0) } },
                    get: \.placement.ownSafeAreaInsets,
                    set: { $0.placement.ownSafeAreaInsets = $1 }),
                transform(
                    "transform.rotation", in: -3_600...3_600,
                    "The rotation about the centre, in degrees clockwise."
                ) { DescribedValues.transform(turned: $1, scale: $0.described.scale) },
                transform(
                    "transform.scale", in: 0.001...1_000,
                    "The scale factor about the centre."
                ) { DescribedValues.transform(turned: $0.described.rotation, scale: $1) },
                ViewProperty(
                    "isOpaque", .boolean,
                    "Whether the view declares its content to be opaque.", of: View.self,
                    read: { value, _ in value.boolean.map { $0 } },
                    get: \.appearance.promisedOpacity,
                    set: { $0.appearance.promisedOpacity = $1 }),
                .boolean(
                    "clipsToBounds", \View.clipsToBounds,
                    "Whether subviews are clipped to the view's bounds."),
                .boolean(
                    "isUserInteractionEnabled", \View.isUserInteractionEnabled,
                    "Whether the view receives touches."),
                .choice(
                    "semanticContentAttribute", \View.semanticContentAttribute,
                    "The mirroring of the view's own layout. Frames are never mirrored."
                ),
                .choice(
                    "overrideUserInterfaceStyle", \View.overrideUserInterfaceStyle,
                    UserInterfaceStyle.allCases.map { ($0.rawValue, $0) },
                    "The appearance of the view and its subviews. The default is the superview's."),
                .choice(
                    "contentMode", \View.contentMode,
                    "The content mode: the fit of the content in the view's bounds."),
                .number(
                    "cornerRadius", \View.layer.cornerRadius, in: 0...10_000,
                    "The corner radius, in points."),
                .number(
                    "borderWidth", \View.layer.borderWidth, in: 0...1_000,
                    "The width of the border, in points."),
                .color("borderColor", \View.layer.borderColor, "The colour of the border."),
                .number(
                    "layer.cornerRadius", \View.layer.cornerRadius, in: 0...10_000,
                    "The corner radius, in points. Equivalent to cornerRadius."),
                .number(
                    "layer.borderWidth", \View.layer.borderWidth, in: 0...1_000,
                    "The width of the border, in points. Equivalent to borderWidth."),
                .color(
                    "layer.borderColor", \View.layer.borderColor,
                    "The colour of the border. Equivalent to borderColor."),
                .boolean(
                    "layer.masksToBounds", \View.clipsToBounds,
                    "Whether subviews are clipped. Equivalent to clipsToBounds."),
                .choice(
                    "layer.cornerCurve", \View.layer.cornerCurve, "The curve of the corners."),
                .corners(
                    "layer.maskedCorners", \View.layer.maskedCorners,
                    "The corners to which cornerRadius applies. The default is all corners."),
                .color(
                    "layer.shadowColor", \View.layer.shadowColor,
                    "The colour of the view's shadow. The default is black."),
                .number(
                    "layer.shadowOpacity", \View.layer.shadowOpacity, in: 0...1,
                    "The opacity of the view's shadow, from 0 to 1. The default is 0."),
                .number(
                    "layer.shadowRadius", \View.layer.shadowRadius, in: 0...1_000,
                    "The blur radius of the view's shadow, in points. The default is 3."),
                .size(
                    "layer.shadowOffset", \View.layer.shadowOffset,
                    "The shadow offset, [right, down] in points. The default is [0, -3]."),
                .path(
                    "layer.shadowPath", \View.layer.shadowPath,
                    "The shadow's SVG path, in points. By default the content casts the shadow."),
                .number(
                    "horizontalHuggingPriority", \View.described[hugs: .horizontal], in: 0...1_000,
                    summary(of: "horizontal content-hugging", lowest: "grows")),
                .number(
                    "verticalHuggingPriority", \View.described[hugs: .vertical], in: 0...1_000,
                    summary(of: "vertical content-hugging", lowest: "grows")),
                .number(
                    "horizontalCompressionResistancePriority", \View.described[keeps: .horizontal],
                    in: 0...1_000,
                    summary(of: "horizontal compression-resistance", lowest: "shrinks")),
                .number(
                    "verticalCompressionResistancePriority", \View.described[keeps: .vertical],
                    in: 0...1_000,
                    summary(of: "vertical compression-resistance", lowest: "shrinks")),
                ViewProperty(
                    "customSpacing", .number(-1_000...1_000),
                    "The spacing after the view in a StackView, in points, in place of spacing.",
                    of: View.self,
                    read: { value, _ in value.number(in: -1_000...1_000).map { .some(CGFloat($0)) }
                    },
                    get: { $0.placement.contentPriorities?.spacingAfter },
                    set: { $0.described.spacing = $1 }),
            ] + ViewProperty.accessibility
        ) { _ in View(frame: .zero) }
    }

    /// Returns the summary of a priority in a stack view.
    private static func summary(of priority: String, lowest effect: String) -> String {
        "The \(priority) priority in a StackView. The view with the lowest priority \(effect)."
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

    /// Returns a property for the layout margins of a view.
    private static func margins(
        _ name: String, _ summary: String,
        _ make: @escaping @Sendable (EdgeInsets, View) -> DirectionalEdgeInsets
    ) -> ViewProperty {
        ViewProperty(
            name, .insets, summary, of: View.self,
            read: { value, view in value.insets.map { .some(make($0, view)) } },
            get: \.placement.ownLayoutMargins, set: { $0.setOwnMargins($1) })
    }

    private static var gradientView: ViewClass {
        ViewClass(
            GradientView.self, "A view that draws a gradient like CAGradientLayer.",
            properties: [
                ViewProperty(
                    "layer.colors", .colors,
                    "The colours, from start to end. At least two colours are required.",
                    of: GradientView.self,
                    read: { value, _ in value.list?.compactMap(\.color).map { $0 } },
                    get: \.gradientLayer.colors, set: { $0.gradientLayer.colors = $1 }),
                ViewProperty(
                    "layer.locations", .numbers(0...1),
                    "The ascending locations, from 0 to 1. The default is even spacing.",
                    of: GradientView.self,
                    read: { value, _ in
                        value.list?.compactMap { $0.number(in: 0...1) }.map { CGFloat($0) }
                    },
                    get: \.gradientLayer.locations, set: { $0.gradientLayer.locations = $1 }),
                share(
                    "layer.startPoint", \.startPoint,
                    "The start point, as fractions of width and height. The default is [0.5, 0]."),
                share(
                    "layer.endPoint", \.endPoint,
                    "The end point, as fractions of width and height. The default is [0.5, 1]."),
                .choice(
                    "layer.type", \GradientView.gradientLayer.type,
                    [("axial", .axial), ("radial", .radial), ("conic", .conic)],
                    "The type of gradient: along a line, outwards or around the start."),
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
            Label.self, "A view that displays text.",
            properties: [
                .font("font", \Label.font, "The font."),
                .color("textColor", \Label.textColor, "The colour of the text."),
                .color(
                    "highlightedTextColor", \Label.highlightedTextColor,
                    "The colour of the text while the row is selected."),
                .choice("textAlignment", \Label.textAlignment, "The alignment of the text."),
                .attributedText(
                    "text", \Label.describedText, base: \.font,
                    "The text: a string or a list of attributed runs."),
                .choice(
                    "lineBreakMode", \Label.lineBreakMode,
                    "The line break mode of text that exceeds the available space."),
                .choice(
                    "lineBreakStrategy", \Label.lineBreakStrategy,
                    ParagraphStyle.LineBreakStrategy.names,
                    "The line break strategy. The default is the theme's strategy."),
                .integer(
                    "numberOfLines", \Label.numberOfLines, in: 0...1_000,
                    "The maximum number of lines. The value 0 means no limit."),
                .boolean(
                    "adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth,
                    "Whether the font size is reduced to fit the width."),
                .number(
                    "minimumScaleFactor", \Label.minimumScaleFactor, in: 0...1,
                    "The minimum scale of the font, as a fraction of the font size."),
                .boolean(
                    "isEnabled", \Label.isEnabled,
                    "Whether the label is enabled. The text of a disabled label is dimmed."),
                .color("shadowColor", \Label.shadowColor, "The colour of the text's shadow."),
                .size(
                    "shadowOffset", \Label.shadowOffset,
                    "The offset of the shadow, [right, down] in points. The default is [0, -1]."
                ),
                .choice(
                    "baselineAdjustment", \Label.baselineAdjustment,
                    "The vertical adjustment of text that is shrunk to fit."),
                .boolean(
                    "isHighlighted", \Label.isHighlighted,
                    "Whether the text has its highlighted colour."),
                .number(
                    "preferredMaxLayoutWidth", \Label.preferredMaxLayoutWidth, in: 0...10_000,
                    "The maximum width of wrapped lines, in points, if the layout sets no width."),
                .boolean(
                    "adjustsFontForContentSizeCategory", \Label.adjustsFontForContentSizeCategory,
                    "Has no effect. The text size of a picture never changes."),
                .boolean(
                    "allowsDefaultTighteningForTruncation",
                    \Label.allowsDefaultTighteningForTruncation,
                    "Has no effect. Letter spacing is never reduced."),
            ], mainProperty: "text", hasIndependentProperties: true
        ) { _ in Label(frame: .zero) }
    }

    private static var imageView: ViewClass {
        ViewClass(
            ImageView.self, "An image.",
            properties: [
                .image("image", \ImageView.image, "The image."),
                .image(
                    "highlightedImage", \ImageView.highlightedImage,
                    "The image while the row is selected."),
                .boolean(
                    "isHighlighted", \ImageView.isHighlighted,
                    "Whether the highlighted image is shown."),
                ViewProperty(
                    "preferredSymbolConfiguration", .symbolConfiguration,
                    "The size and weight of symbols. Absent keys follow the surrounding text.",
                    of: ImageView.self,
                    read: { value, _ in value.symbolConfiguration.map { $0 } },
                    get: \.describedSymbolConfiguration,
                    set: { $0.describedSymbolConfiguration = $1 }),
                // An explicit mode also applies to symbols.
                ViewProperty(
                    "contentMode", .choice(ContentMode.allCases.map { "\($0)" }),
                    "The content mode. By default symbols keep their aspect ratio.",
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
            StackView.self, "A view that arranges its subviews in a row or a column.",
            properties: [
                .choice("axis", \StackView.axis, "The axis of the arrangement."),
                .choice(
                    "alignment", \StackView.alignment, StackView.Alignment.names,
                    "The alignment across the axis. top means leading, bottom means trailing."),
                .choice(
                    "distribution", \StackView.distribution,
                    "The distribution of the subviews along the axis."),
                .number(
                    "spacing", \StackView.spacing, in: -1_000...1_000,
                    "The spacing between subviews, in points."),
                .boolean(
                    "isLayoutMarginsRelativeArrangement",
                    \StackView.isLayoutMarginsRelativeArrangement,
                    "Whether the subviews are arranged within the layout margins."),
                .boolean(
                    "isBaselineRelativeArrangement", \StackView.isBaselineRelativeArrangement,
                    "Whether the spacing of a column is the distance of baselines of text."),
            ]
        ) { _ in StackView(frame: .zero) }
    }

    private static var textView: ViewClass {
        ViewClass(
            TextView.self, "A view that displays multiline text.",
            properties: [
                .font("font", \TextView.describedFont, "The font."),
                .attributedText(
                    "text", \TextView.describedText, base: \.describedFont,
                    "The text: a string or a list of attributed runs."),
                .color("textColor", \TextView.textColor, "The colour of the text."),
                .choice("textAlignment", \TextView.textAlignment, "The alignment of the text."),
                .boolean(
                    "isScrollEnabled", \TextView.isScrollEnabled,
                    "Whether the view scrolls. If false, the view is as high as its text, and a row "
                        + "without a height grows with the view."),
                .insets(
                    "textContainerInset", \TextView.textContainerInset,
                    "The insets around the text, in points."),
            ], mainProperty: "text"
        ) { _ in TextView(frame: .zero) }
    }
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
