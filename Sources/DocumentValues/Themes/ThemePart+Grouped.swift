import DocumentSyntax
import Foundation
import TableDrawing
import TableText
import TableThemes

// Grouped tables of a theme: the values that documents may change.

extension GroupedMetrics: ThemePart {
    static let displayName = "a theme's grouped tables"
    static let definition = "theme.GroupedMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .value("background", .tableBackground, \.background),
        .color("cellBackground", \.cellBackground),
        .part("sideMargins", \.sideMargins),
        .optional("contentMargins", .marginTable, \.contentMargins),
        .box("box", \.box),
        .value("separatorStyle", .caseName, \.separatorStyle),
        .optionalFont("defaultTextFont", \.defaultTextFont),
        .part("spacing", \.spacing),
        .part("header", \.header),
        .part("footer", \.footer),
    ]
}

extension GroupedSpacing: ThemePart {
    static let displayName = "the space around a theme's sections"
    static let definition = "theme.GroupedSpacing"
    static let properties: [ThemeProperty<Self>] = [
        .length("headerHeight", \.headerHeight),
        .length("firstHeaderHeight", \.firstHeaderHeight),
        .length("footerHeight", \.footerHeight),
        .length("paddingAboveFirstTitle", \.paddingAboveFirstTitle),
        .length("paddingAboveFirstRows", \.paddingAboveFirstRows),
        .length("paddingBelow", \.paddingBelow),
    ]
}

extension SideMargins: ThemePart {
    static let displayName = "the side margins of a theme's sections"
    static let definition = "theme.SideMargins"
    static let properties: [ThemeProperty<Self>] = [
        .value("narrow", .marginTable, \.narrow),
        .optionalPart("wide", \.wide),
    ]
}

extension SideMargins.Share: ThemePart {
    static let displayName = "the side margins of wide tables"
    static let definition = "theme.SideMargins.Share"
    static let properties: [ThemeProperty<Self>] = [
        .length("minimumWidth", \.minimumWidth),
        .share("share", \.share),
        .value("limits", .lengthRange, \.limits),
    ]
}

extension BorderedBox: ThemePart {
    static let displayName = "the box of a theme's sections"
    static let definition = "theme.BorderedBox"
    static let properties: [ThemeProperty<Self>] = [
        .length("cornerRadius", \.cornerRadius),
        .length("borderWidth", \.borderWidth),
        .color("borderColor", \.borderColor),
        .color("shadowLine", \.shadowLine),
        .color("highlightLine", \.highlightLine),
        .color("lip", \.lip),
        .length("etchingWidth", \.etchingWidth),
    ]
}
