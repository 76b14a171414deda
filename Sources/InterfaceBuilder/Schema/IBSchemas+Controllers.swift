/// Attributes of controllers, bar items and placeholders.
extension IBSchemas {
    private static let controller = IBElementSchema(
        "viewController", base: object,
        .texts("storyboardIdentifier storyboardName bundleIdentifier referencedIdentifier nibName")
            + .flags(
                """
                useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets \
                extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed wantsFullScreenLayout \
                definesPresentationContext providesPresentationContextTransitionStyle \
                autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear modalInPopover \
                modalInPresentation installsStandardGestureForInteractiveMovement \
                navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap \
                hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact \
                allowsPictureInPicturePlayback showsPlaybackControls \
                presentsWithGesture restoresFocusAfterTransition \
                initialViewController pauseOnWillResignActive resumeOnDidBecomeActive \
                largeTitles isInitialViewController useLayoutToLayoutNavigationTransitions \
                allowDoubleColumnStyle
                """)
            + .numbers(
                """
                preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth \
                maximumPrimaryColumnWidth preferredSupplementaryColumnWidthFraction pageSpacing \
                selectedIndex primaryColumnWidth preferredFramesPerSecond
                """)
            + .texts(
                """
                modalPresentationStyle modalTransitionStyle behavior style displayMode \
                preferredDisplayMode preferredSplitBehavior primaryBackgroundStyle videoGravity \
                primaryEdge transitionStyle navigationOrientation spineLocation doubleSided \
                userInterfaceStyle overrideUserInterfaceStyle tabBarMode mode
                """),
        lists: ["keyCommands", "layoutGuides", "toolbarItems", "viewControllers"])

    static let controllers: [IBElementSchema] =
        IBViewController.Kind.allCases.map {
            IBElementSchema($0.rawValue, base: controller)
        } + [
            IBElementSchema("placeholder", base: object, .texts("placeholderIdentifier")),
            IBElementSchema("exit", base: object),
            IBElementSchema("customObject", base: object),
            IBElementSchema(
                "searchDisplayController", base: object, .localized("searchResultsTitle")),
        ]

    private static let barItem = IBElementSchema(
        "barItem", base: object,
        .flags("enabled springLoaded hidden selected") + .numbers("tag width")
            + .images("image landscapeImage largeContentSizeImage selectedImage")
            + .texts("catalog selectedImageCatalog systemItem")
            + .localized("badgeValue largeContentTitle"))

    static let items: [IBElementSchema] = [
        IBElementSchema(
            "navigationItem", base: object,
            .localized("prompt backButtonTitle subtitle largeTitle")
                + .flags(
                    """
                    hidesBackButton leftItemsSupplementBackButton hidesSearchBarWhenScrolling
                    """)
                + .choice("largeTitleDisplayMode", "automatic always never inline")
                + .choice("backButtonDisplayMode", "default generic minimal")
                + .choice("style", "navigator browser editor")
                + .texts("customizationIdentifier preferredSearchBarPlacement"),
            lists: ["leftBarButtonItems", "rightBarButtonItems"]),
        IBElementSchema(
            "barButtonItem", base: barItem,
            .choice("style", "plain bordered done prominent")
                + .flags(
                    """
                    changesSelectionAsPrimaryAction showsMenuAsPrimaryAction hidesSharedBackground \
                    sharesBackground
                    """)),
        IBElementSchema("tabBarItem", base: barItem),
        IBElementSchema("barButtonItemGroup", lists: ["barButtonItems"]),
        IBElementSchema(
            "menu", base: object,
            .images("image") + .texts("identifier catalog systemMenu")
                + .flags("displayInline displayAsPalette destructive"), lists: ["children"]),
        IBElementSchema(
            "keyCommand", base: object,
            .texts("input modifierFlags actionName selector")
                + .localized("discoverabilityTitle")),
        IBElementSchema(
            "command", base: object,
            .images("image") + .texts("catalog keyEquivalent state")
                + .localized("discoverabilityTitle subtitle")
                + .flags("destructive hidden disabled")),
    ]
}
