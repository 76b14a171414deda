import ArgumentParser
import CellRunning
import Tableshot

/// Options for the picture of cells.
struct RunPictureOptions: ParsableArguments {
    @Option(
        name: .customLong("width"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The width of the cells, from 1 to 4096; 375 by default. May be repeated.",
            valueName: "points"))
    var widths: [Double] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number of pixels for each point, from 0.5 to 8.", valueName: "n"))
    var scale = 2.0

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

    @Option(help: ArgumentHelp("The locale of the texts.", valueName: "locale"))
    var locale: LocaleName?

    @Option(
        help: ArgumentHelp(
            "The theme, which stands for an era of iOS; the names classic, flat, modern and glass are "
                + "aliases of ios6, ios7, ios15 and ios26.", valueName: "theme"))
    var theme: ThemeName?

    func validate() throws {
        for width in widths where !(1...4_096).contains(width) {
            throw ValidationError("'--width' is \(width); give a width from 1 to 4096")
        }
        guard Set(widths).count == widths.count else {
            throw ValidationError("a '--width' is given twice; give each width once")
        }
        if !(0.5...8).contains(scale) {
            throw ValidationError("'--scale' is \(scale); give a number from 0.5 to 8")
        }
    }

    /// Bytes of memory for the process that draws.
    private static let memory = 1 << 30

    /// Plan of a picture, without its folder.
    func plan(
        cells: [String], states: [CellRunPlan.State], output: String, seconds: Int
    ) -> CellRunPlan {
        var plan = CellRunPlan(
            folder: "", output: output, cells: cells, widths: widths.isEmpty ? [375] : widths,
            scale: scale,
            states: states,
            theme: theme?.theme.name ?? Theme.ios15.name, seconds: seconds, memory: Self.memory)
        plan.isDark = appearance == .dark
        plan.hasHighContrast = contrast == .high
        plan.contentSize = contentSize?.category.rawValue
        plan.isRightToLeft = direction.map { $0.layoutDirection == .rightToLeft }
        plan.locale = locale?.locale.identifier
        return plan
    }
}
