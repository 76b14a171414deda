/// Attributes of controls and bars.
extension IBSchemas {
    static let controls: [IBElementSchema] = [
        IBElementSchema(
            "button", base: control,
            .flags(
                """
                adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted \
                reversesTitleShadowWhenHighlighted springLoaded pointerInteraction \
                changesSelectionAsPrimaryAction hoverEnabled hasAttributedTitle \
                adjustsImageSizeForAccessibilityContentSizeCategory
                """)
                + .texts("title")
                + .choice(
                    "buttonType",
                    """
                    custom system roundedRect detailDisclosure infoLight infoDark contactAdd close \
                    plain
                    """)
                + .choice("lineBreakMode", lineBreakModes)
                + .choice("role", "normal primary cancel destructive")
                + .choice("preferredBehavioralStyle", "automatic pad mac")),
        IBElementSchema(
            "switch", base: control,
            .flags("on") + .images("onImage offImage") + .localized("title")
                + .choice("preferredStyle", "automatic checkbox sliding")),
        IBElementSchema(
            "slider", base: control,
            .numbers("value minValue maxValue") + .flags("continuous")
                + .images("minimumValueImage maximumValueImage minimumImage maximumImage")
                + .choice("preferredBehavioralStyle", "automatic pad mac")),
        IBElementSchema(
            "stepper", base: control,
            .numbers("value minimumValue maximumValue stepValue")
                + .flags("continuous autorepeat wraps")),
        IBElementSchema(
            "segmentedControl", base: control,
            .numbers("selectedSegmentIndex")
                + .flags("momentary apportionsSegmentWidthsByContent springLoaded")
                + .choice("segmentControlStyle", "plain bordered bar bezeled"),
            lists: ["segments"]),
        IBElementSchema(
            "progressView", base: view,
            .numbers("progress") + .images("progressImage trackImage")
                + .choice("progressViewStyle", "default bar")),
        IBElementSchema(
            "activityIndicatorView", base: view,
            .flags("animating hidesWhenStopped")
                + .choice("style", "gray white whiteLarge medium large")),
        IBElementSchema(
            "pageControl", base: control,
            .numbers("numberOfPages currentPage")
                + .flags("hidesForSinglePage defersCurrentPageDisplay allowsContinuousInteraction")
                + .images("preferredIndicatorImage preferredCurrentPageIndicatorImage")
                + .choice(
                    "direction", "natural leftToRight rightToLeft topToBottom bottomToTop")
                + .choice("backgroundStyle", "automatic prominent minimal")),
        IBElementSchema("pickerView", base: view, .flags("showsSelectionIndicator")),
        IBElementSchema(
            "datePicker", base: control,
            .numbers("minuteInterval countDownDuration")
                + .flags("useCurrentDate roundsToMinuteInterval")
                + .choice(
                    "datePickerMode",
                    "time date dateAndTime countDownTimer dateTime countDown yearAndMonth")
                + .choice("style", "automatic wheels compact inline")
                + .choice("preferredDatePickerStyle", "automatic wheels compact inline")),
        IBElementSchema("refreshControl", base: control),
        IBElementSchema("colorWell", base: control, .flags("supportsAlpha") + .localized("title")),
        IBElementSchema(
            "searchBar", base: view,
            .localized("text placeholder prompt")
                + .flags(
                    """
                    showsBookmarkButton showsCancelButton showsSearchResultsButton \
                    searchResultsButtonSelected showsScopeBar translucent enabled
                    """)
                + .numbers("selectedScopeButtonIndex")
                + .images("backgroundImage scopeBarBackgroundImage")
                + .choice("barStyle", barStyles)
                + .choice("searchBarStyle", "default prominent minimal"),
            lists: ["scopeButtonTitles"]),
    ]

    static let bars: [IBElementSchema] = [
        IBElementSchema(
            "navigationBar", base: view,
            .flags("translucent largeTitles") + .choice("barStyle", barStyles)
                + .images(
                    """
                    backIndicatorImage backIndicatorTransitionMask shadowImage backgroundImage
                    """),
            lists: ["items"]),
        IBElementSchema(
            "toolbar", base: view, .flags("translucent") + .choice("barStyle", barStyles),
            lists: ["items"]),
        IBElementSchema(
            "tabBar", base: view,
            .flags("translucent") + .images("backgroundImage selectionIndicatorImage shadowImage")
                + .numbers("itemWidth itemSpacing") + ["selectedItem": .reference]
                + .choice("barStyle", barStyles)
                + .choice("itemPositioning", "automatic fill centered"),
            lists: ["items"]),
    ]

    static let barStyles = "default black blackOpaque blackTranslucent"
}
