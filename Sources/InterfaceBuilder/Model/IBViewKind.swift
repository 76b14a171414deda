/// Kind of a view by the name of its element.
package enum IBViewKind: String, Sendable, Hashable, CaseIterable {
    // The names of elements.
    case view, label, button, imageView, textField, textView, stackView, scrollView
    case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView
    case pageControl, refreshControl, pickerView, datePicker, colorWell, searchBar, visualEffectView
    case navigationBar, toolbar, tabBar, window, control
    case tableView, tableViewCell, tableViewCellContentView
    case tableViewHeaderFooterView, tableViewHeaderFooterContentView
    case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
    case containerView, mapView, wkWebView, webView, glkView, mtkView, arscnView, arskView, arView
    case sceneKitView, skView, adBannerView, inputView, pasteControl
    /// An element that the reader does not know; the object has the element's name.
    case unknown
}
