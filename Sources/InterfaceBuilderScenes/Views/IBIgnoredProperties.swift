import InterfaceBuilder

/// Properties that do not change a still picture.
enum IBIgnoredProperties {
    private static let names: Set<String> = [
        "multipleTouchEnabled", "exclusiveTouch", "clearsContextBeforeDrawing",
        "restorationIdentifier", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity",
        "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "focusGroupPriority",
        "focusGroupIdentifier", "showsLargeContentViewer", "scalesLargeContentImage",
        "largeContentTitle", "largeContentImage", "toolTip", "gestureRecognizers", "layoutGuides",
        "insetsLayoutMarginsFromSafeArea", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "contentStretch", "userComments", "catalog", "tag",
        // A cell has its own rule.
        "preservesSuperviewLayoutMargins",
        "simulatedAppContext", "canvasLocation", "freeformSize", "customSize", "title",
        "frame", "insetFor6xAndEarlier", "highlightedCatalog", "backgroundCatalog", "contentView",
        // Scrolling and touches.
        "scrollEnabled", "pagingEnabled", "bounces", "bouncesZoom", "alwaysBounceHorizontal",
        "alwaysBounceVertical", "directionalLockEnabled", "showsHorizontalScrollIndicator",
        "showsVerticalScrollIndicator", "delaysContentTouches", "canCancelContentTouches",
        "scrollsToTop", "automaticallyAdjustsScrollIndicatorInsets", "bouncesHorizontally",
        "bouncesVertically", "minimumZoomScale", "maximumZoomScale", "indicatorStyle",
        "keyboardDismissMode", "contentInsetAdjustmentBehavior", "scrollIndicatorInsets", "bounds",
        "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets", "decelerationRate",
        // A refresh control is above the rows until the user pulls.
        "refreshControl",
        // Input.
        "textInputTraits", "dataDetectorTypes", "editable", "selectable",
        "allowsEditingTextAttributes", "usesAttributedText", "hasAttributedTitle",
        "findInteractionEnabled", "clearsOnBeginEditing",
        "clearsOnInsertion", "continuous", "autorepeat", "springLoaded", "pointerInteraction",
        "dragInteractionEnabled", "allowsFocus", "allowsFocusDuringEditing",
        "remembersLastFocusedIndexPath", "showsSelectionImmediatelyOnTouchBegin",
        "selfSizingInvalidation", "allowsSelectionDuringEditing",
        "allowsMultipleSelectionDuringEditing",
        "hoverEnabled", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "showsTouchWhenHighlighted",
        "reversesTitleShadowWhenHighlighted", "role", "preferredBehavioralStyle", "menu",
        "defersCurrentPageDisplay", "allowsContinuousInteraction", "focusStyle", "supportsAlpha",
        // The text size of a picture never changes.
        "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory",
        "adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation",
        "showsExpansionTextWhenTruncated", "preferredVibrancy", "preferredImageDynamicRange",
        // Rows have their values.
        "rowHeight", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView",
        "accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView",
        "editingAccessoryType", "indentationWidth", "shouldIndentWhileEditing",
        "showsReorderControl", "hidesAccessoryWhenEditing", "tableViewCell", "separatorInset",
    ]

    /// Values that state the behavior of every picture.
    private static let neutral: [String: Set<String>] = [
        "searchBarStyle": ["default", "prominent"], "barStyle": ["default"],
        "userInterfaceStyle": ["unspecified"], "overrideUserInterfaceStyle": ["unspecified"],
        "tintAdjustmentMode": ["automatic", "normal"],
        "segmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
        // Only a Mac has switches with the look of a checkbox.
        "preferredStyle": ["automatic", "sliding", "checkbox"],
        "backgroundStyle": ["automatic", "minimal"],
        "separatorInsetReference": ["fromCellEdges"],
        "lineBreakStrategy": ["none"], "spacingType": ["custom", "standard"],
    ]

    /// Properties that become the contents of a table, a collection or a bar.
    private static let contents: [IBViewKind: Set<String>] = [
        .tableView: [
            "prototypes", "sections", "dataMode", "style", "separatorStyle", "separatorInset",
            "separatorColor",
            "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
            "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "tableHeaderView",
            "tableFooterView", "allowsSelection", "allowsMultipleSelection",
            "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
            "sectionIndexMinimumDisplayRowCount", "selectionFollowsFocus", "prefetchingEnabled",
            // Only code gives a table the titles of an index.
            "sectionIndexColor", "sectionIndexBackgroundColor",
            "sectionIndexTrackingBackgroundColor",
            // The safe area of a screen in portrait has no insets at the sides.
            "contentViewInsetsToSafeArea",
        ],
        .collectionView: [
            "cells", "collectionViewLayout", "dataMode", "sectionHeaderView", "sectionFooterView",
            "prefetchingEnabled", "allowsSelection", "allowsMultipleSelection",
            "selectionFollowsFocus",
        ],
        .searchBar: [
            "text", "placeholder", "prompt", "showsCancelButton", "showsScopeBar",
            "scopeButtonTitles", "selectedScopeButtonIndex", "translucent", "searchBarStyle",
            "barTintColor", "searchResultsButtonSelected",
        ],
        .visualEffectView: ["blurEffect", "vibrancyEffect", "glassEffect"],
        .navigationBar: [
            "items", "translucent", "largeTitles", "barTintColor", "titleTextAttributes",
            "largeTitleTextAttributes", "barStyle", "backIndicatorTransitionMask",
            "standardAppearance", "scrollEdgeAppearance", "compactAppearance",
            "compactScrollEdgeAppearance",
        ],
        .toolbar: [
            "items", "translucent", "barTintColor", "barStyle", "standardAppearance",
            "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
        ],
        .tabBar: [
            "items", "selectedItem", "translucent", "itemPositioning", "barTintColor",
            "unselectedItemTintColor", "selectedImageTintColor", "barStyle", "standardAppearance",
            "scrollEdgeAppearance",
        ],
    ]

    /// Views that are boxes, because the application draws or loads their contents.
    static let boxes: Set<IBViewKind> = [
        .mapView, .webView, .wkWebView, .glkView, .mtkView, .arscnView, .arskView, .arView,
        .sceneKitView, .skView, .adBannerView,
    ]

    /// Returns whether a property does not change the picture of a view.
    ///
    /// - Parameter usesMargins: Whether a constraint or a stack view names the view's margins.
    static func contains(
        _ property: IBProperty, in view: IBView, usesMargins: @autoclosure () -> Bool
    ) -> Bool {
        if contents[view.kind]?.contains(property.name) == true { return true }
        if boxes.contains(view.kind) { return true }
        if names.contains(property.name) || property.name.hasPrefix("simulated") { return true }
        if let values = neutral[property.name], let text = property.value.text {
            return values.contains(text)
        }
        if property.value.isNone { return true }
        switch property.name {
        case "layoutMarginsFollowReadableWidth":
            return property.value.flag != true || !usesMargins()
        case "zoomScale": return property.value.number == 1
        // The file has no images of an animation.
        case "animating": return property.value.flag != true || view.kind == .imageView
        case "showsBookmarkButton", "showsSearchResultsButton", "highlighted", "editing",
            "selected":
            return property.value.flag != true
        case "enabled": return property.value.flag != false
        default: return false
        }
    }
}
