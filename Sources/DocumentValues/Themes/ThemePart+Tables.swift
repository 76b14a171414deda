import DocumentSyntax
import Foundation
import TableDrawing
import TableText
import TableThemes

// Tables, cells, headers and the section index of a theme: the values that documents may change.

extension Theme: ThemePart {
    static let displayName = "a theme"
    static let definition = "theme"
    static let shapes: Set<String> = ["name"]
    static let properties: [ThemeProperty<Self>] = [
        .flag("hasDarkAppearance", \.hasDarkAppearance),
        .flag("hasInsetGroupedStyle", \.hasInsetGroupedStyle),
        .value("systemFont", .caseName, \.systemFont),
        .value("lineBreakStrategy", .lineBreakStrategy, \.lineBreakStrategy),
        .part("colors", \.colors),
        .part("table", \.table),
        .part("cell", \.cell),
        .part("separator", \.separator),
        .part("header", \.header),
        .part("footer", \.footer),
        .part("selection", \.selection),
        .part("accessory", \.accessory),
        .part("editing", \.editing),
        .part("swipe", \.swipe),
        .part("grouped", \.grouped),
        .part("insetGrouped", \.insetGrouped),
        .part("listContent", \.listContent),
        .part("indexBar", \.indexBar),
        .part("bars", \.bars),
        .part("controls", \.controls),
        .part("animation", \.animation),
    ]
}

extension ThemeColors: ThemePart {
    static let displayName = "a theme's colours"
    static let definition = "theme.ThemeColors"
    static let shapes: Set<String> = ["system"]
    static let properties: [ThemeProperty<Self>] = [
        .value("tint", .tintSource, \.tint),
        .color("tableBackground", \.tableBackground),
        .color("cellBackground", \.cellBackground),
        .color("text", \.text),
        .optionalColor("highlightedText", \.highlightedText),
    ]
}

extension TableMetrics: ThemePart {
    static let displayName = "a theme's table"
    static let definition = "theme.TableMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("rowHeight", \.rowHeight, .rowHeight),
        .length("sectionHeaderHeight", \.sectionHeaderHeight),
        .length("sectionFooterHeight", \.sectionFooterHeight),
        .flag("showsFillerRows", \.showsFillerRows),
        .length("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
        .part("text", \.text),
    ]
}

extension TableTextMetrics: ThemePart {
    static let displayName = "a theme's table texts"
    static let definition = "theme.TableTextMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .color("color", \.color),
        .length("padding", \.padding),
    ]
}

extension CellMetrics: ThemePart {
    static let displayName = "a theme's cells"
    static let definition = "theme.CellMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .value("margins", .marginTable, \.margins),
        .length("verticalMargin", \.verticalMargin),
        .optionalLength("gapBeforeAccessory", \.gapBeforeAccessory),
        .flag("contentEndsAboveSeparator", \.contentEndsAboveSeparator),
        .value("image", .imagePlacement, \.image),
        .length("indentationWidth", \.indentationWidth),
        .part("defaultStyle", \.defaultStyle),
        .part("value1", \.value1),
        .part("value2", \.value2),
        .part("subtitle", \.subtitle),
    ]
}

extension StyleMetrics: ThemePart {
    static let displayName = "a cell style of a theme"
    static let definition = "theme.StyleMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("textFont", \.textFont),
        .color("textColor", \.textColor),
        .value("textAlignment", .caseName, \.textAlignment),
        .font("detailFont", \.detailFont),
        .color("detailColor", \.detailColor),
        .length("lineGap", \.lineGap, .themeOffset),
        .length("verticalPadding", \.verticalPadding),
        .length("columnWidth", \.columnWidth),
        .length("columnGap", \.columnGap, .themeOffset),
        .flag("growsWithContent", \.growsWithContent),
        .flag("isTextTinted", \.isTextTinted),
    ]
}

extension SeparatorMetrics: ThemePart {
    static let displayName = "a theme's separators"
    static let definition = "theme.SeparatorMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .color("color", \.color),
        .value("thickness", .thickness, \.thickness),
        .flag("isInsetToText", \.isInsetToText),
        .flag("isInsetAtEnd", \.isInsetAtEnd),
        .flag("isHiddenBesideSelection", \.isHiddenBesideSelection),
    ]
}

extension HeaderMetrics: ThemePart {
    static let displayName = "a theme's headers or footers"
    static let definition = "theme.HeaderMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .color("textColor", \.textColor),
        .optionalColor("textShadowColor", \.textShadowColor),
        .value("textShadowOffset", .offset, \.textShadowOffset),
        .value("margins", .marginTable, \.margins),
        .value("placement", .textPlacement, \.placement),
        .value("textAlignment", .caseName, \.textAlignment),
        .flag("isUppercase", \.isUppercase),
        .count("numberOfLines", \.numberOfLines),
        .value("backgroundStops", .fillStops, \.backgroundStops),
        .optionalColor("floatingBackground", \.floatingBackground),
        .length("floatingFadeHeight", \.floatingFadeHeight),
        .optionalColor("topLine", \.topLine),
        .optionalColor("bottomLine", \.bottomLine),
        .length("lineThickness", \.lineThickness),
    ]
}

extension ListContentMetrics: ThemePart {
    static let displayName = "a theme's list contents"
    static let definition = "theme.ListContentMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("sidebarFont", \.sidebarFont),
        .font("sidebarDetailFont", \.sidebarDetailFont),
        .length("sidebarCornerRadius", \.sidebarCornerRadius),
        .length("sidebarInset", \.sidebarInset),
        .font("sidebarHeaderFont", \.sidebarHeaderFont),
        .font("prominentHeaderFont", \.prominentHeaderFont),
        .font("extraProminentHeaderFont", \.extraProminentHeaderFont),
        .color("headerColor", \.headerColor),
        .optionalLength("minimumRowHeight", \.minimumRowHeight),
        .optionalLength("verticalMargin", \.verticalMargin),
        .optionalLength("lineGap", \.lineGap),
        .length("symbolLane", \.symbolLane),
    ]
}

extension SelectionLook: ThemePart {
    static let displayName = "a theme's selection"
    static let definition = "theme.SelectionLook"
    static let properties: [ThemeProperty<Self>] = [
        .value("blue", .selectionFill, \.blue),
        .value("gray", .selectionFill, \.gray),
        .value("standard", .selectionFill, \.standard),
        .flag("endsAboveSeparator", \.endsAboveSeparator),
        .flag("clearsContentBackgrounds", \.clearsContentBackgrounds),
    ]
}

extension AccessoryMetrics: ThemePart {
    static let displayName = "a theme's accessories"
    static let definition = "theme.AccessoryMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .value("margins", .marginTable, \.margins),
        .flag("alignsToPoints", \.alignsToPoints),
        .part("disclosureIndicator", \.disclosureIndicator),
        .part("checkmark", \.checkmark),
        .part("detailButton", \.detailButton),
        .optionalLength("detailDisclosureGap", \.detailDisclosureGap),
        .opacity("pressedOpacity", \.pressedOpacity),
        .length("customLeading", \.customLeading, .themeOffset),
        .optionalLength("customTrailing", \.customTrailing),
        .optional("textStyle", .caseName, \.textStyle),
        .part("badge", \.badge),
    ]
}

extension BadgeMetrics: ThemePart {
    static let displayName = "a theme's badges"
    static let definition = "theme.BadgeMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .color("textColor", \.textColor),
        .value("padding", .size, \.padding),
        .length("dotDiameter", \.dotDiameter),
        .part("fill", \.fill),
        .optionalColor("borderColor", \.borderColor),
        .length("borderWidth", \.borderWidth),
        .optionalColor("shadowColor", \.shadowColor),
    ]
}

extension AccessoryMetrics.Glyph: ThemePart {
    static let displayName = "an accessory of a theme"
    static let definition = "theme.AccessoryMetrics.Glyph"
    static let properties: [ThemeProperty<Self>] = [
        .shape("normal", \.normal),
        .optionalShape("highlighted", \.highlighted, insteadOf: \.normal),
        .length("trailing", \.trailing, .themeOffset),
        .length("leading", \.leading, .themeOffset),
        .flag("isDirectional", \.isDirectional),
    ]
}

extension IndexBarMetrics: ThemePart {
    static let displayName = "a theme's section index"
    static let definition = "theme.IndexBarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("width", \.width),
        .length("titleInset", \.titleInset),
        .length("maximumWidth", \.maximumWidth),
        .font("font", \.font),
        .length("linePitch", \.linePitch, .positiveLength),
        .length("centerInset", \.centerInset, .themeOffset),
        .optionalColor("color", \.color),
        .optionalColor("background", \.background),
        .optionalColor("trackingBackground", \.trackingBackground),
        .length("backgroundInset", \.backgroundInset, .themeOffset),
        .length("backgroundCornerRadius", \.backgroundCornerRadius),
        .value("searchSize", .size, \.searchSize),
        .length("searchLineWidth", \.searchLineWidth),
        .length("dotRadius", \.dotRadius),
        .flag("shortensSeparators", \.shortensSeparators),
    ]
}
