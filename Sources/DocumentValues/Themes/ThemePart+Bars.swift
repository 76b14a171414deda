import DocumentSyntax
import Foundation
import TableDrawing
import TableText
import TableThemes

// The bars of a theme: the values that documents may change.

extension BarMetrics: ThemePart {
    static let displayName = "a theme's bars"
    static let definition = "theme.BarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .part("statusBar", \.statusBar),
        .part("navigationBar", \.navigationBar),
        .part("toolbar", \.toolbar),
        .part("tabBar", \.tabBar),
        .part("searchBar", \.searchBar),
        .part("refreshControl", \.refreshControl),
        .part("contentUnavailable", \.contentUnavailable),
        .part("screen", \.screen),
        .length("scrollEdgeFadeDistance", \.scrollEdgeFadeDistance),
        .part("bottomEdge", \.bottomEdge),
    ]
}

extension StatusBarMetrics: ThemePart {
    static let displayName = "a theme's status bar"
    static let definition = "theme.StatusBarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .part("background", \.background),
        .part("lightBackground", \.lightBackground),
        .part("splitTime", \.splitTime),
        .part("time", \.time),
        .part("text", \.text),
        .color("lightColor", \.lightColor),
        .optionalColor("lightShadowColor", \.lightShadowColor),
        .flag("isHiddenInCompactHeight", \.isHiddenInCompactHeight),
        .value("signal", .signalStyle, \.signal),
        .value("signalSize", .size, \.signalSize),
        .value("wifiSize", .size, \.wifiSize),
        .value("batterySize", .size, \.batterySize),
        .length("margin", \.margin, .themeOffset),
        .length("spacing", \.spacing, .themeOffset),
        .optionalPart("tablet", \.tablet),
    ]
}

extension StatusBarMetrics.TabletMetrics: ThemePart {
    static let displayName = "a theme's status bar of tablets"
    static let definition = "theme.StatusBarMetrics.TabletMetrics"
    static var blank: Self? { Theme.ios13.bars.statusBar.tablet }
    static let properties: [ThemeProperty<Self>] = [
        .part("text", \.text),
        .length("margin", \.margin, .themeOffset),
        .length("dateGap", \.dateGap, .themeOffset),
    ]
}

extension NavigationBarMetrics: ThemePart {
    static let displayName = "a theme's navigation bar"
    static let definition = "theme.NavigationBarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("bottomPadding", \.bottomPadding),
        .length("minimumTop", \.minimumTop),
        .length("compactMinimumTop", \.compactMinimumTop),
        .length("compactHeight", \.compactHeight),
        .share("compactTitleShare", \.compactTitleShare),
        .length("compactButtonHeight", \.compactButtonHeight),
        .length("promptHeight", \.promptHeight),
        .optionalLength("largeTitleHeight", \.largeTitleHeight),
        .part("background", \.background),
        .part("scrollEdgeBackground", \.scrollEdgeBackground),
        .flag("usesScrollEdgeForSmallTitles", \.usesScrollEdgeForSmallTitles),
        .share("smallTitleFadeStart", \.smallTitleFadeStart),
        .share("largeTitleGrowth", \.largeTitleGrowth),
        .length("largeTitleGrowthDistance", \.largeTitleGrowthDistance),
        .part("title", \.title),
        .part("subtitle", \.subtitle),
        .part("largeTitle", \.largeTitle),
        .part("prompt", \.prompt),
        .part("button", \.button),
        .value("margins", .marginTable, \.margins),
        .length("backMargin", \.backMargin, .themeOffset),
        .part("backIndicator", \.backIndicator),
        .flag("showsBackTitle", \.showsBackTitle),
        .flag("fadesIntoContent", \.fadesIntoContent),
    ]
}

extension ToolbarMetrics: ThemePart {
    static let displayName = "a theme's toolbar"
    static let definition = "theme.ToolbarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("compactHeight", \.compactHeight),
        .length("compactButtonHeight", \.compactButtonHeight),
        .part("background", \.background),
        .part("scrollEdgeBackground", \.scrollEdgeBackground),
        .part("button", \.button),
        .flag("bordersPlainButtons", \.bordersPlainButtons),
        .length("margin", \.margin, .themeOffset),
    ]
}

extension TabBarMetrics: ThemePart {
    static let displayName = "a theme's tab bar"
    static let definition = "theme.TabBarMetrics"
    static let shapes: Set<String> = ["symbol"]
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .part("background", \.background),
        .part("scrollEdgeBackground", \.scrollEdgeBackground),
        .part("text", \.text),
        .color("color", \.color),
        .optionalColor("selectedColor", \.selectedColor),
        .part("imageFill", \.imageFill),
        .part("selectedImageFill", \.selectedImageFill),
        .part("selectionFill", \.selectionFill),
        .length("selectionCornerRadius", \.selectionCornerRadius),
        .value("selectionInset", .allInsets, \.selectionInset),
        .length("imageSize", \.imageSize),
        .length("imageTop", \.imageTop, .themeOffset),
        .length("titleTop", \.titleTop, .themeOffset),
        .part("badge", \.badge),
        .optional("floatingInset", .allInsets, \.floatingInset),
        .length("partSpacing", \.partSpacing, .themeOffset),
        .length("accessoryHeight", \.accessoryHeight),
        .length("itemWidth", \.itemWidth),
        .length("itemSpacing", \.itemSpacing),
        .length("itemOverlap", \.itemOverlap),
        .length("searchFieldHeight", \.searchFieldHeight),
        .length("titleMargin", \.titleMargin),
        .optionalPart("compact", \.compact),
        .optionalPart("regular", \.regular),
    ]
}

extension TabBarMetrics.InlineMetrics: ThemePart {
    static let displayName = "a theme's tab bar with titles beside its images"
    static let definition = "theme.TabBarMetrics.InlineMetrics"
    static var blank: Self? { Theme.ios13.bars.tabBar.compact }
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("imageSize", \.imageSize),
        .length("imageGap", \.imageGap),
        .part("text", \.text),
    ]
}

extension TabBarMetrics.BadgeMetrics: ThemePart {
    static let displayName = "the badges of a theme's tab bar"
    static let definition = "theme.TabBarMetrics.BadgeMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .part("text", \.text),
        .part("fill", \.fill),
        .optionalColor("borderColor", \.borderColor),
        .length("borderWidth", \.borderWidth),
        .length("diameter", \.diameter),
        .length("padding", \.padding),
        .point("offset", \.offset),
    ]
}

extension SearchBarMetrics: ThemePart {
    static let displayName = "a theme's search bar"
    static let definition = "theme.SearchBarMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .part("background", \.background),
        .length("promptHeight", \.promptHeight),
        .length("scopeHeight", \.scopeHeight),
        .part("prompt", \.prompt),
        .length("fieldHeight", \.fieldHeight),
        .length("fieldCornerRadius", \.fieldCornerRadius),
        .part("fieldFill", \.fieldFill),
        .optionalColor("fieldBorder", \.fieldBorder),
        .value("margins", .marginTable, \.margins),
        .part("text", \.text),
        .color("placeholderColor", \.placeholderColor),
        .color("iconColor", \.iconColor),
        .length("iconSize", \.iconSize),
        .length("iconLineWidth", \.iconLineWidth),
        .length("iconInset", \.iconInset, .themeOffset),
        .length("iconGap", \.iconGap, .themeOffset),
        .flag("centersPlaceholder", \.centersPlaceholder),
        .part("cancel", \.cancel),
        .part("scope", \.scope),
        .optionalPart("largeTitleField", \.largeTitleField),
    ]
}

extension SearchBarMetrics.LargeTitleField: ThemePart {
    static let displayName = "the field of a theme's search bar with large titles"
    static let definition = "theme.SearchBarMetrics.LargeTitleField"
    static var blank: Self? { Theme.ios7.bars.searchBar.largeTitleField }
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("fieldHeight", \.fieldHeight),
        .length("fieldCornerRadius", \.fieldCornerRadius),
        .part("fieldFill", \.fieldFill),
        .part("text", \.text),
        .length("iconSize", \.iconSize),
    ]
}

extension SearchBarMetrics.ScopeMetrics: ThemePart {
    static let displayName = "the scope buttons of a theme's search bar"
    static let definition = "theme.SearchBarMetrics.ScopeMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("cornerRadius", \.cornerRadius),
        .part("text", \.text),
        .part("selectedText", \.selectedText),
        .part("fill", \.fill),
        .part("selectedFill", \.selectedFill),
        .length("selectedInset", \.selectedInset, .themeOffset),
        .optionalColor("borderColor", \.borderColor),
    ]
}

extension RefreshControlMetrics: ThemePart {
    static let displayName = "a theme's refresh control"
    static let definition = "theme.RefreshControlMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("height", \.height),
        .length("titleHeight", \.titleHeight),
        .length("wheelDiameter", \.wheelDiameter),
        .length("wheelHole", \.wheelHole),
        .count("spokes", \.spokes, 1...1_000),
        .length("spokeWidth", \.spokeWidth),
        .color("color", \.color),
        .part("text", \.text),
    ]
}

extension ContentUnavailableMetrics: ThemePart {
    static let displayName = "a theme's empty state"
    static let definition = "theme.ContentUnavailableMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("imageSize", \.imageSize),
        .color("imageColor", \.imageColor),
        .part("text", \.text),
        .part("secondaryText", \.secondaryText),
        .part("button", \.button),
        .length("imageToTextPadding", \.imageToTextPadding),
        .length("textToSecondaryTextPadding", \.textToSecondaryTextPadding),
        .length("textToButtonPadding", \.textToButtonPadding),
        .length("margin", \.margin, .themeOffset),
    ]
}

extension ScreenMetrics: ThemePart {
    static let displayName = "a theme's keyboard and home indicator"
    static let definition = "theme.ScreenMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .length("homeIndicatorHeight", \.homeIndicatorHeight),
        .length("homeIndicatorInset", \.homeIndicatorInset, .themeOffset),
        .share("homeIndicatorShare", \.homeIndicatorShare),
        .color("homeIndicatorColor", \.homeIndicatorColor),
        .length("keyboardHeight", \.keyboardHeight),
        .length("compactKeyboardHeight", \.compactKeyboardHeight),
        .length("tabletKeyboardHeight", \.tabletKeyboardHeight),
        .length("wideTabletKeyboardHeight", \.wideTabletKeyboardHeight),
        .part("keyboardFill", \.keyboardFill),
        .part("keyFill", \.keyFill),
        .part("functionKeyFill", \.functionKeyFill),
        .color("keyShadowColor", \.keyShadowColor),
        .length("keyCornerRadius", \.keyCornerRadius),
    ]
}

extension BarTextMetrics: ThemePart {
    static let displayName = "a text of a theme's bars"
    static let definition = "theme.BarTextMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .font("font", \.font),
        .optionalColor("color", \.color),
        .optionalColor("shadowColor", \.shadowColor),
        .value("shadowOffset", .offset, \.shadowOffset),
    ]
}

extension BarButtonMetrics: ThemePart {
    static let displayName = "the buttons of a theme's bars"
    static let definition = "theme.BarButtonMetrics"
    static let shapes: Set<String> = ["symbol"]
    static let properties: [ThemeProperty<Self>] = [
        .value("shape", .barButtonShape, \.shape),
        .length("height", \.height),
        .length("minimumWidth", \.minimumWidth),
        .length("cornerRadius", \.cornerRadius),
        .length("padding", \.padding),
        .length("spacing", \.spacing, .themeOffset),
        .length("sharedSpacing", \.sharedSpacing, .themeOffset),
        .length("backPoint", \.backPoint),
        .part("text", \.text),
        .part("doneText", \.doneText),
        .optionalColor("disabledColor", \.disabledColor),
        .part("fill", \.fill),
        .part("doneFill", \.doneFill),
        .optionalColor("borderColor", \.borderColor),
        .optionalColor("shadowColor", \.shadowColor),
        .length("shadowRadius", \.shadowRadius),
    ]
}

extension BarFill: ThemePart {
    static let displayName = "a background of a theme's bars"
    static let definition = "theme.BarFill"
    static let properties: [ThemeProperty<Self>] = [
        .value("stops", .fillStops, \.stops),
        .optionalColor("topLine", \.topLine),
        .optionalColor("bottomLine", \.bottomLine),
        .value("lineThickness", .thickness, \.lineThickness),
    ]
}
