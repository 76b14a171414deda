/// Attributes of views.
extension IBSchemas {
    /// Attributes of all objects, apart from `id`, `key` and the class.
    static let object = IBElementSchema(
        "object", .texts("sceneMemberID restorationIdentifier") + .localized("title"))

    /// Attributes of all views.
    static let view = IBElementSchema(
        "view",
        .flags(
            """
            opaque clipsSubviews clipsToBounds multipleTouchEnabled exclusiveTouch \
            userInteractionEnabled hidden clearsContextBeforeDrawing autoresizesSubviews fixedFrame \
            translatesAutoresizingMaskIntoConstraints preservesSuperviewLayoutMargins \
            layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea misplaced ambiguous \
            showsLargeContentViewer scalesLargeContentImage
            """)
            + .numbers(
                """
                alpha tag focusGroupPriority horizontalHuggingPriority verticalHuggingPriority \
                horizontalCompressionResistancePriority verticalCompressionResistancePriority
                """)
            + .texts(
                "restorationIdentifier sceneMemberID focusGroupIdentifier simulatedAppContext")
            + .localized("largeContentTitle toolTip") + .images("largeContentImage")
            + .choice("contentMode", contentModes)
            + .choice(
                "semanticContentAttribute",
                "unspecified playback spatial forceLeftToRight forceRightToLeft")
            + .choice("userInterfaceStyle", "unspecified light dark")
            + .choice("overrideUserInterfaceStyle", "unspecified light dark")
            + .choice("tintAdjustmentMode", "automatic normal dimmed")
            + .choice("verifyAmbiguity", "always never ignoreSizes ignorePositions")
            + [
                "placeholderIntrinsicWidth": .numberOr(["infinite"]),
                "placeholderIntrinsicHeight": .numberOr(["infinite"]),
            ],
        lists: ["gestureRecognizers", "keyCommands", "layoutGuides"])

    /// Attributes of all controls.
    static let control = IBElementSchema(
        "control", base: view,
        .flags("enabled selected highlighted showsMenuAsPrimaryAction")
            + .choice("contentHorizontalAlignment", "left center right fill leading trailing")
            + .choice("contentVerticalAlignment", "top center bottom fill"))

    static let scrollView = IBElementSchema(
        "scrollView", base: view,
        .flags(
            """
            scrollEnabled pagingEnabled bounces bouncesZoom alwaysBounceHorizontal \
            alwaysBounceVertical directionalLockEnabled showsHorizontalScrollIndicator \
            showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches scrollsToTop \
            automaticallyAdjustsScrollIndicatorInsets bouncesHorizontally bouncesVertically
            """)
            + .numbers("minimumZoomScale maximumZoomScale zoomScale")
            + .choice("decelerationRate", "normal fast")
            + .choice("indicatorStyle", "default black white")
            + .choice(
                "keyboardDismissMode",
                "none onDrag interactive onDragWithAccessory interactiveWithAccessory")
            + .choice(
                "contentInsetAdjustmentBehavior", "automatic scrollableAxes never always"))

    private static let contentModes = """
        scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft \
        topRight bottomLeft bottomRight
        """
    static let textAlignments = "left center right justified natural"
    static let lineBreakModes = """
        wordWrap wordWrapping characterWrap charWrapping clip clipping headTruncation \
        truncatingHead tailTruncation truncatingTail middleTruncation truncatingMiddle
        """

    /// Schemas of views by the names of their elements.
    static let views = IBElementSchema.table(texts + images + controls + bars + containers)

    private static let texts: [IBElementSchema] = [
        IBElementSchema(
            "label", base: view,
            .localized("text")
                + .flags(
                    """
                    enabled highlighted adjustsFontSizeToFit adjustsLetterSpacingToFitWidth \
                    adjustsFontForContentSizeCategory allowsDefaultTighteningForTruncation \
                    showsExpansionTextWhenTruncated usesAttributedText
                    """)
                + .numbers(
                    """
                    numberOfLines minimumFontSize minimumScaleFactor preferredMaxLayoutWidth \
                    fontSizeAdjustment
                    """)
                + .choice("textAlignment", textAlignments)
                + .choice("lineBreakMode", lineBreakModes)
                + .choice("baselineAdjustment", "alignBaselines alignCenters none")
                + .choice(
                    "lineBreakStrategy", "standard pushOut hangulWordPriority none")
                + .choice("preferredVibrancy", "automatic none")),
        IBElementSchema(
            "textField", base: control,
            .localized("text placeholder")
                + .flags(
                    """
                    adjustsFontSizeToFit adjustsFontForContentSizeCategory clearsOnBeginEditing \
                    clearsOnInsertion allowsEditingTextAttributes usesAttributedText
                    """)
                + .numbers("minimumFontSize") + .images("background disabledBackground")
                + .choice("textAlignment", textAlignments)
                + .choice("borderStyle", "none line bezel roundedRect")
                + .choice("clearButtonMode", "never whileEditing unlessEditing always")
                + .choice("leftViewMode", "never whileEditing unlessEditing always")
                + .choice("rightViewMode", "never whileEditing unlessEditing always")),
        IBElementSchema(
            "textView", base: scrollView,
            .localized("text")
                + .flags(
                    """
                    editable selectable adjustsFontForContentSizeCategory \
                    allowsEditingTextAttributes findInteractionEnabled usesAttributedText
                    """)
                + .choice("textAlignment", textAlignments)),
    ]

    private static let images: [IBElementSchema] = [
        IBElementSchema(
            "imageView", base: view,
            .images("image highlightedImage") + .texts("catalog highlightedCatalog")
                + .flags(
                    "highlighted adjustsImageSizeForAccessibilityContentSizeCategory animating")
                + .choice("preferredImageDynamicRange", "unspecified standard high"))
    ]

    private static let containers: [IBElementSchema] =
        [
            view, control, scrollView,
            IBElementSchema(
                "stackView", base: view,
                .flags("baselineRelativeArrangement layoutMarginsRelativeArrangement")
                    + .numberOrStandard("spacing")
                    + .choice("axis", "horizontal vertical")
                    + .choice(
                        "distribution",
                        "fill fillEqually fillProportionally equalSpacing equalCentering")
                    + .choice(
                        "alignment",
                        "fill leading top firstBaseline center trailing bottom lastBaseline")
                    + .choice("spacingType", "standard custom")),
            IBElementSchema("visualEffectView", base: view),
            IBElementSchema("containerView", base: view),
            IBElementSchema("inputView", base: view),
            IBElementSchema(
                "window", base: view,
                .flags("visibleAtLaunch resizesToFullScreen") + .numbers("windowLevel")),
            IBElementSchema(
                "tableView", base: scrollView,
                .flags(
                    """
                    allowsSelection allowsMultipleSelection allowsSelectionDuringEditing \
                    allowsMultipleSelectionDuringEditing contentViewInsetsToSafeArea springLoaded \
                    dragInteractionEnabled allowsFocus allowsFocusDuringEditing \
                    selectionFollowsFocus prefetchingEnabled remembersLastFocusedIndexPath \
                    showsSelectionImmediatelyOnTouchBegin
                    """)
                    + .numbers(
                        """
                        rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight \
                        estimatedSectionHeaderHeight estimatedSectionFooterHeight \
                        sectionIndexMinimumDisplayRowCount sectionHeaderTopPadding fillerRowHeight
                        """)
                    + .choice("style", "plain grouped insetGrouped")
                    + .choice("dataMode", "prototypes static")
                    + .choice("separatorStyle", "none default singleLine singleLineEtched")
                    + .choice("separatorInsetReference", "fromCellEdges fromAutomaticInsets")
                    + .choice(
                        "selfSizingInvalidation", "disabled enabled enabledIncludingConstraints"),
                lists: ["prototypes", "sections"]),
            IBElementSchema(
                "tableViewCell", base: view,
                .texts("reuseIdentifier") + .images("image selectedImage") + .texts("catalog")
                    + .localized("text detailText")
                    + [
                        "textLabel": .reference, "detailTextLabel": .reference,
                        "imageView": .reference,
                    ]
                    + .flags(
                        """
                        shouldIndentWhileEditing showsReorderControl hidesAccessoryWhenEditing \
                        selected highlighted editing
                        """)
                    + .numbers("rowHeight indentationLevel indentationWidth")
                    + .choice(
                        "style",
                        """
                        IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 \
                        IBUITableViewCellStyleValue2 IBUITableViewCellStyleSubtitle
                        """)
                    + .choice("selectionStyle", "none blue gray default")
                    + .choice("accessoryType", accessories)
                    + .choice("editingAccessoryType", accessories)
                    + .choice("focusStyle", "default custom")),
            IBElementSchema(
                "tableViewCellContentView", base: view, ["tableViewCell": .reference]),
            IBElementSchema("tableViewHeaderFooterView", base: view, .texts("reuseIdentifier")),
            IBElementSchema("tableViewHeaderFooterContentView", base: view),
            IBElementSchema(
                "collectionView", base: scrollView,
                .flags(
                    """
                    allowsSelection allowsMultipleSelection prefetchingEnabled springLoaded \
                    allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing allowsFocus \
                    dragInteractionEnabled selectionFollowsFocus remembersLastFocusedIndexPath
                    """)
                    + .choice("dataMode", "prototypes none")
                    + .choice(
                        "selfSizingInvalidation", "disabled enabled enabledIncludingConstraints"),
                lists: ["cells"]),
            IBElementSchema(
                "collectionViewCell", base: view, .texts("reuseIdentifier") + .flags("selected")),
            IBElementSchema(
                "collectionViewCellContentView", base: view, ["collectionViewCell": .reference]),
            IBElementSchema("collectionReusableView", base: view, .texts("reuseIdentifier")),
            IBElementSchema(
                "mapView", base: view,
                .flags(
                    """
                    zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation \
                    showsBuildings showsPointsOfInterest showsCompass showsScale showsTraffic \
                    showsUserTrackingButton
                    """)
                    + .choice(
                        "mapType",
                        "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard")),
            IBElementSchema(
                "wkWebView", base: view,
                .flags(
                    """
                    allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification \
                    findInteractionEnabled
                    """)
                    + .texts("customUserAgent applicationNameForUserAgent")),
            IBElementSchema(
                "webView", base: view,
                .flags(
                    """
                    scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction \
                    mediaPlaybackAllowsAirPlay suppressesIncrementalRendering \
                    keyboardDisplayRequiresUserAction allowsLinkPreview
                    """)
                    + .numbers("gapBetweenPages pageLength")
                    + .choice("paginationBreakingMode", "page column")
                    + .choice(
                        "paginationMode",
                        "unpaginated leftToRight topToBottom bottomToTop rightToLeft")),
        ]
        + [
            "glkView", "mtkView", "arscnView", "arskView", "arView", "sceneKitView", "skView",
            "adBannerView", "pasteControl",
        ].map {
            IBElementSchema(
                $0, base: control,
                .flags(
                    """
                    enableSetNeedsDisplay allowsCameraControl autoenablesDefaultLighting \
                    jitteringEnabled playing loops rendersContinuously framebufferOnly
                    """)
                    + .numbers("preferredFramesPerSecond sampleCount clearDepth clearStencil")
                    + .texts(
                        """
                        colorPixelFormat depthStencilPixelFormat antialiasingMode \
                        drawableColorFormat drawableMultisample drawableDepthFormat \
                        drawableStencilFormat
                        """))
        }

    private static let accessories = """
        none disclosureIndicator detailDisclosureButton checkmark detailButton disclosureButton
        """
}

extension [String: IBAttributeKind] {
    /// Returns numbers that may be the system's standard value.
    fileprivate static func numberOrStandard(_ name: String) -> [String: IBAttributeKind] {
        [name: .numberOr(["standard"])]
    }
}
