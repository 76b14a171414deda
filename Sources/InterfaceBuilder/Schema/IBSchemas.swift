/// Attributes of the elements that Xcode writes, by the names of the elements.
enum IBSchemas {
    /// Returns the schema of a view's element, or `nil` for other elements.
    static func view(_ name: String) -> IBElementSchema? { views[name] }

    /// Sets of options: names of attributes that are `YES` or `NO`.
    static let options: [String: Set<String>] = [
        "autoresizingMask": [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
            "flexibleMaxY",
        ],
        "dataDetectorType": [
            "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber",
            "flightNumber", "lookupSuggestion", "money", "physicalValue", "all",
        ],
        "extendedEdge": ["top", "left", "bottom", "right"],
        "popoverArrowDirection": ["up", "down", "left", "right", "any"],
        "accessibilityTraits": [
            "none", "button", "link", "image", "selected", "staticText", "searchField",
            "playsSound", "keyboardKey", "summaryElement", "updatesFrequently",
            "allowsDirectInteraction",
            "causesPageTurn", "notEnabled", "adjustable", "startsMediaSession", "header",
            "tabBar", "toggleButton",
        ],
        "wkAudiovisualMediaTypes": ["none", "audio", "video", "all"],
        "audiovisualMediaTypes": ["none", "audio", "video", "all"],
        "dataDetectorTypes": [
            "none", "phoneNumber", "link", "address", "calendarEvent", "trackingNumber",
            "flightNumber", "lookupSuggestion", "all",
        ],
    ]

    /// Schemas of objects that are not views, by the names of their elements.
    static let objects = IBElementSchema.table(
        controllers + items + parts + gestures + simulated)

    /// Attributes of segues.
    static let segue = IBElementSchema(
        "segue",
        .texts(
            """
            identifier trigger relationship splitViewControllerTargetIndex \
            customClass
            """)
            + .flags("animates")
            + .texts("modalPresentationStyle modalTransitionStyle unwindAction")
            + .texts("destinationCreationSelector")
            + ["popoverAnchorView": .reference, "popoverAnchorBarButtonItem": .reference])

    /// Attributes of constraints that a variation may replace.
    static let constraint = IBElementSchema(
        "constraint", .numbers("constant priority") + .flags("placeholder symbolic"))

    private static let parts: [IBElementSchema] = [
        IBElementSchema(
            "tableViewSection",
            .localized("headerTitle footerTitle")
                + .texts("colorLabel"), lists: ["cells"]),
        IBElementSchema(
            "state",
            .localized("title") + .images("image backgroundImage")
                + .texts("catalog backgroundCatalog")),
        IBElementSchema(
            "segment",
            .localized("title") + .images("image") + .texts("catalog") + .flags("enabled")
                + .numbers("width")),
        IBElementSchema(
            "buttonConfiguration",
            .localized("title subtitle") + .images("image") + .texts("catalog")
                + .flags("showsActivityIndicator automaticallyUpdateForSelection")
                + .numbers("imagePadding titlePadding")
                + .choice(
                    "style",
                    "plain gray tinted filled borderless bordered borderedTinted "
                        + "borderedProminent glass prominentGlass clearGlass prominentClearGlass")
                + .choice("buttonSize", "mini small medium large")
                + .choice("cornerStyle", "fixed dynamic small medium large capsule")
                + .choice("imagePlacement", "top leading bottom trailing all")
                + .choice("titleAlignment", "automatic leading center trailing")
                + .choice("titleLineBreakMode", lineBreakModes)
                + .choice("subtitleLineBreakMode", lineBreakModes)
                + .choice("macIdiomStyle", "automatic bordered borderless borderlessTinted")
                + .choice("indicator", "automatic none popup")),
        IBElementSchema(
            "backgroundConfiguration",
            .images("image") + .texts("catalog") + .numbers("cornerRadius strokeWidth strokeOutset")
                + .choice("imageContentMode", "scaleToFill scaleAspectFit scaleAspectFill center")),
        IBElementSchema("blurEffect", .texts("style")),
        IBElementSchema("vibrancyEffect", .texts("style")),
        IBElementSchema("glassEffect", .texts("style") + .flags("interactive")),
        IBElementSchema(
            "accessibility",
            .texts("identifier") + .localized("label hint value") + .flags("isElement")),
        IBElementSchema(
            "textInputTraits",
            .flags("secureTextEntry enablesReturnKeyAutomatically")
                + .texts(
                    """
                    autocapitalizationType autocorrectionType spellCheckingType keyboardType \
                    keyboardAppearance returnKeyType textContentType smartDashesType \
                    smartInsertDeleteType smartQuotesType inlinePredictionType passwordRules \
                    writingToolsBehavior mathExpressionCompletionType
                    """)),
        IBElementSchema(
            "collectionViewFlowLayout",
            .numbers("minimumLineSpacing minimumInteritemSpacing")
                + .flags("sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds")
                + .choice("scrollDirection", "horizontal vertical")
                + .choice("automaticEstimatedItemSize", "YES NO")
                + .choice(
                    "sectionInsetReference", "fromContentInset fromSafeArea fromLayoutMargins")),
        IBElementSchema("collectionViewLayout"),
        IBElementSchema(
            "paragraphStyle",
            .numbers(
                """
                lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent \
                tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple \
                defaultTabInterval hyphenationFactor tighteningFactorForTruncation headerLevel
                """)
                + .flags("allowsDefaultTighteningForTruncation usesDefaultHyphenation")
                + .texts("lineBreakStrategy")
                + .choice("alignment", textAlignments)
                + .choice("lineBreakMode", lineBreakModes)
                + .choice("baseWritingDirection", "natural leftToRight rightToLeft"),
            lists: ["tabStops"]),
        IBElementSchema("textTab", .numbers("location") + .choice("alignment", textAlignments)),
        IBElementSchema("options"),
        IBElementSchema("shadow", .numbers("blurRadius")),
        IBElementSchema("textAttributes"),
        IBElementSchema(
            "navigationBarAppearance",
            .images(
                "backgroundImage shadowImage backIndicatorImage backIndicatorTransitionMaskImage")
                + .texts("backgroundImageContentMode backgroundEffect catalog")),
        IBElementSchema(
            "toolbarAppearance",
            .images("backgroundImage shadowImage")
                + .texts("backgroundImageContentMode backgroundEffect catalog")),
        IBElementSchema(
            "tabBarAppearance",
            .images("backgroundImage shadowImage selectionIndicatorImage")
                + .texts(
                    "backgroundImageContentMode backgroundEffect catalog stackedItemPositioning")
                + .numbers("stackedItemWidth stackedItemSpacing")),
        IBElementSchema("barButtonItemAppearance"), IBElementSchema("tabBarItemAppearance"),
        IBElementSchema(
            "wkWebViewConfiguration",
            .flags(
                """
                allowsAirPlayForMediaPlayback allowsInlineMediaPlayback \
                allowsPictureInPictureMediaPlayback suppressesIncrementalRendering \
                ignoresViewportScaleLimits upgradeKnownHostsToHTTPS \
                mediaPlaybackRequiresUserAction limitsNavigationsToAppBoundDomains
                """)
                + .texts("applicationNameForUserAgent selectionGranularity")),
        IBElementSchema(
            "wkPreferences",
            .flags(
                """
                javaScriptCanOpenWindowsAutomatically javaScriptEnabled \
                fraudulentWebsiteWarningEnabled elementFullscreenEnabled \
                siteSpecificQuirksModeEnabled textInteractionEnabled
                """)
                + .numbers("minimumFontSize")),
        IBElementSchema("standardMapConfiguration", base: map),
        IBElementSchema("imageryMapConfiguration", base: map),
        IBElementSchema("hybridMapConfiguration", base: map),
        IBElementSchema("locale", .texts("localeIdentifier")),
        IBElementSchema("calendar", .texts("identifier calendarIdentifier")),
        IBElementSchema("timeZone", .texts("name abbreviation")),
        IBElementSchema("viewLayoutGuide", .localized("title")),
        IBElementSchema("layoutGuide"),
        IBElementSchema(
            "viewControllerLayoutGuide", .choice("type", "top bottom")),
    ]

    private static let map = IBElementSchema(
        "mapConfiguration", .texts("emphasisStyle elevationStyle") + .flags("showsTraffic"))

    private static let gestures: [IBElementSchema] = {
        let base = IBElementSchema(
            "gestureRecognizer", base: object,
            .flags("enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded")
                + .numbers(
                    """
                    numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches \
                    maximumNumberOfTouches allowableMovement minimumPressDuration scale rotation
                    """)
                + .choice("direction", "left right up down")
                + .texts("allowedScrollTypesMask"))
        // Xcode writes "pong" for the press.
        return [
            "tapGestureRecognizer", "longPressGestureRecognizer", "pongPressGestureRecognizer",
            "panGestureRecognizer", "swipeGestureRecognizer", "pinchGestureRecognizer",
            "rotationGestureRecognizer", "screenEdgePanGestureRecognizer",
            "hoverGestureRecognizer", "gestureRecognizer",
        ].map { IBElementSchema($0, base: base) }
    }()

    /// Metrics of Xcode's canvas.
    private static let simulated: [IBElementSchema] = [
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
        "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
        "simulatedSizeMetrics", "freeformSimulatedSizeMetrics", "simulatedSplitViewMasterMetrics",
        "simulatedSplitViewDetailMetrics", "simulatedPageSheetMetrics", "simulatedFormSheetMetrics",
        "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
        "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
    ].map {
        IBElementSchema(
            $0,
            .texts("type orientation statusBarStyle barStyle display")
                + .flags("prompted translucent"))
    }
}
