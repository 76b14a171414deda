import ArgumentParser
import Foundation
import Tableshot

/// Options for the contents and size of a picture.
///
/// Each option overrides the document.
struct PictureOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Device pixels per point, 0.25 to 8.", valueName: "n"))
    var scale: Double?

    @Option(
        name: .customLong("width"), parsing: .unconditional,
        help: ArgumentHelp(
            "The screen's width in points. A list such as 320,375,430 gives a picture of a xib or "
                + "storyboard for each width.", valueName: "points"),
        transform: PictureWidths.init(argument:))
    var widths: PictureWidths?

    /// The only width, or `nil` without a width or with several widths.
    var width: Double? { widths?.points.count == 1 ? widths?.points.first : nil }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The screen's height in points, or 'content' for the whole table. A cell or prototype "
                + "of an Interface Builder file has this height, too.",
            valueName: "points|content"))
    var height: PictureHeight?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The scroll offset of the table, in points.", valueName: "points"))
    var offset: Double?

    @Option(help: ArgumentHelp("Light or dark colours.", valueName: "light|dark"))
    var appearance: Appearance?

    @Option(help: ArgumentHelp("The contrast of the colours.", valueName: "normal|high"))
    var contrast: Contrast?

    @Option(
        help: ArgumentHelp(
            "The text size: extraSmall, small, medium, large, extraLarge, …, accessibilityMedium, …",
            valueName: "category"))
    var contentSize: ContentSizeName?

    @Option(help: ArgumentHelp("The layout direction.", valueName: "ltr|rtl"))
    var direction: Direction?

    @Option(
        help: ArgumentHelp(
            "The locale of the texts. The pseudo-locale en-XA lengthens texts; ar-XB writes texts "
                + "from right to left.",
            valueName: "locale"))
    var locale: LocaleName?

    @Option(
        help: ArgumentHelp(
            "The device, whose size and scale replace those of the document.",
            valueName: "device"))
    var device: DeviceName?

    @Option(
        help: ArgumentHelp(
            "The orientation of the device of a document or a scene.",
            valueName: "portrait|landscape"))
    var orientation: Orientation?

    @Option(
        help: ArgumentHelp(
            "The theme, which stands for an era of iOS; the names classic, flat, modern and glass are "
                + "aliases of ios6, ios7, ios15 and ios26.", valueName: "theme"))
    var theme: ThemeName?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Render a picture for each value of an axis. May be repeated; each combination of "
                + "values gives a picture.",
            discussion:
                "AXIS is theme, appearance, contrast, contentSize, direction, device, scale "
                + "or locale. The values replace the values of the axis in the document's matrix. "
                + "An option such as --appearance removes the axis. The name of a picture, such as "
                + "NAME.dark.rtl.png, has the values of all axes with several values, in this "
                + "order.",
            valueName: "axis=value,value"))
    var matrix: [String] = []

    func validate() throws {
        try checkNumbers()
        try checkMatrix()
        if height == .content, offset != nil {
            throw ValidationError(
                "'--height content' and '--offset' exclude each other: the whole table is not "
                    + "scrolled")
        }
    }
}

/// The light or dark appearance as a command-line argument.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light, dark

    var style: UserInterfaceStyle {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}

/// A text size, by its name in Swift.
struct ContentSizeName: ExpressibleByArgument {
    let category: ContentSizeCategory

    init?(argument: String) {
        guard let category = ContentSizeCategory(rawValue: argument) else { return nil }
        self.category = category
    }

    static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.rawValue) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The contrast of colours as a command-line argument.
enum Contrast: String, ExpressibleByArgument, CaseIterable {
    case normal, high

    var accessibilityContrast: AccessibilityContrast {
        switch self {
        case .normal: .normal
        case .high: .high
        }
    }
}

/// A device, by its name in documents.
struct DeviceName: ExpressibleByArgument {
    let device: Device

    init?(argument: String) {
        guard let device = Device.named(argument) else { return nil }
        self.device = device
    }

    static var allValueStrings: [String] { Device.all.map(\.name) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The layout direction as a command-line argument.
enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr, rtl, leftToRight, rightToLeft

    var layoutDirection: LayoutDirection {
        switch self {
        case .ltr, .leftToRight: .leftToRight
        case .rtl, .rightToLeft: .rightToLeft
        }
    }
}

/// The orientation of a device as a command-line argument.
enum Orientation: String, ExpressibleByArgument, CaseIterable {
    case portrait, landscape

    var screenOrientation: ScreenOrientation {
        switch self {
        case .portrait: .portrait
        case .landscape: .landscape
        }
    }
}

/// A locale, by its identifier in documents.
struct LocaleName: ExpressibleByArgument {
    let locale: Locale

    init?(argument: String) {
        guard let matrix = try? RenderMatrix(axis: "locale=" + argument),
            matrix.locale.count == 1, let locale = matrix.locale.first
        else { return nil }
        self.locale = locale
    }
}

/// Height of a picture.
enum PictureHeight: ExpressibleByArgument, Equatable {
    /// Height of the screen, in points.
    case points(Double)
    /// Height of the table's content.
    case content

    init?(argument: String) {
        if argument == "content" {
            self = .content
        } else if let points = Double(argument) {
            self = .points(points)
        } else {
            return nil
        }
    }
}

/// A theme, by its name or alias in documents.
struct ThemeName: ExpressibleByArgument {
    let theme: Theme

    init?(argument: String) {
        guard let theme = Theme(named: argument) else { return nil }
        self.theme = theme
    }

    static let allValueStrings = Theme.names

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
