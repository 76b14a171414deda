// Made from Sources/UIKit/Interface.tsv by Scripts/uikit-interface.

import UIKit

// Each line uses a part of the interface.

func probeViews() {
    _ = UIView.init(frame:)
    _ = \UIView.backgroundColor
    _ = \UIView.alpha
    _ = \UIView.isHidden
    _ = \UIView.tintColor
    _ = \UIView.frame
    _ = \UIView.bounds
    _ = \UIView.center
    _ = \UIView.transform
    _ = \UIView.clipsToBounds
    _ = \UIView.contentMode
    _ = \UIView.layer
    _ = UIView.layerClass
    _ = \UIView.mask
    _ = \UIView.tag
    _ = UIView.addSubview(_:)
    _ = UIView.insertSubview(_:at:)
    _ = UIView.removeFromSuperview
    _ = UIView.bringSubviewToFront(_:)
    _ = UIView.layoutSubviews
    _ = UIView.layoutSublayers(of:)
    _ = UIView.layoutIfNeeded
    _ = UIView.setNeedsLayout
    _ = UIView.setNeedsDisplay as (UIView) -> () -> Void
    _ = UIView.draw(_:)
    _ = UIView.sizeThatFits(_:)
    _ = UIView.sizeToFit
    _ = \UIView.intrinsicContentSize
    _ = UIView.awakeFromNib
    _ = \UIView.autoresizingMask
    _ = \UIView.layoutMargins
    _ = \UIView.directionalLayoutMargins
    _ = \UIView.semanticContentAttribute
    _ = UIView.animate(withDuration:animations:completion:)
    _ = UIView.transition(with:duration:options:fade:animations:completion:)
    _ = UIView.snapshotView(afterScreenUpdates:)
    _ = UIView.endEditing(_:)
    _ = \UIView.window
    _ = \UIView.traitCollection
    _ = UIView.traitCollectionDidChange(_:)
    _ = UIView.didMoveToWindow
    _ = UIView.touchesBegan(_:with:)
    _ = UIView.gestureRecognizerShouldBegin(_:)
    _ = UIView.prepareForInterfaceBuilder
    _ = UIView.becomeFirstResponder
    _ = UIView.addGestureRecognizer(_:)
    _ = UIView.addInteraction(_:)
    _ = UIView.addMotionEffect(_:)
    _ = \UIView.overrideUserInterfaceStyle
    _ = UIView.setAnimationsEnabled(_:)
    _ = \UIView.isMultipleTouchEnabled
    _ = \UIView.isExclusiveTouch
    _ = \UIView.clearsContextBeforeDrawing
    _ = \UIView.contentScaleFactor
    _ = \UIView.preservesSuperviewLayoutMargins
    _ = \UIView.restorationIdentifier
}

func probeConstraints() {
    _ = \UIView.translatesAutoresizingMaskIntoConstraints
    _ = \UIView.topAnchor
    _ = NSLayoutConstraint.activate(_:)
    _ = \NSLayoutConstraint.isActive
    _ = \NSLayoutConstraint.constant
    _ = \NSLayoutConstraint.priority
    _ = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    _ = NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)
    _ = \UIView.layoutMarginsGuide
    _ = \UIView.safeAreaLayoutGuide
    _ = \UIView.readableContentGuide
    _ = UILayoutGuide.self
    _ = UIView.setContentHuggingPriority(_:for:)
    _ = UIView.setContentCompressionResistancePriority(_:for:)
    _ = UILayoutPriority.required - 1
    _ = NSLayoutConstraint.Axis.self
}

func probeTables() {
    _ = UITableView.self
    _ = (any UITableViewDataSource).self
    _ = (any UITableViewDelegate).self
    _ = UITableViewCell.init(style:reuseIdentifier:)
    _ = \UITableViewCell.contentView
    _ = \UITableViewCell.textLabel
    _ = \UITableViewCell.detailTextLabel
    _ = \UITableViewCell.imageView
    _ = \UITableViewCell.accessoryType
    _ = \UITableViewCell.accessoryView
    _ = \UITableViewCell.selectionStyle
    _ = \UITableViewCell.backgroundView
    _ = \UITableViewCell.selectedBackgroundView
    _ = \UITableViewCell.separatorInset
    _ = UITableViewCell.prepareForReuse
    _ = UITableViewCell.setSelected(_:animated:)
    _ = UITableViewCell.setHighlighted(_:animated:)
    _ = UITableViewCell.updateConfiguration(using:)
    _ = \UITableViewCell.contentConfiguration
    _ = \UITableViewCell.backgroundConfiguration
    _ = UITableViewHeaderFooterView.self
    _ = UIListContentConfiguration.cell
    _ = UIBackgroundConfiguration.clear
    _ = (any UIContentConfiguration).self
    _ = (any UIContentView).self
    _ = (any UIConfigurationState).self
    _ = UICellConfigurationState.self
    _ = UIViewConfigurationState.self
    _ = UIListContentView.self
    _ = UISwipeActionsConfiguration.self
    _ = UIContextualAction.self
    _ = UIRefreshControl.self
    _ = UITableViewController.init(style:)
    _ = UINib.init(nibName:bundle:) as (String, Bundle?) -> UINib
    _ = Bundle.loadNibNamed(_:owner:options:)
}

func probeControlsAndTexts() {
    _ = UILabel.self
    _ = \UILabel.font as KeyPath<UILabel, UIFont>
    _ = \UILabel.textColor as KeyPath<UILabel, UIColor>
    _ = UILabel.drawText(in:)
    _ = UIImageView.init(image:)
    _ = UIStackView.init(arrangedSubviews:)
    _ =
        UIControl.addTarget(_:action:for:)
        as (UIControl) -> (Any?, Selector, UIControl.Event) -> Void
    _ = UIControl.addAction(_:for:)
    _ = UIControl.sendActions(for:)
    _ = UIButton.init(type:)
    _ = UIButton.Configuration.filled
    _ = \UIButton.menu
    _ = \UIButton.Configuration.subtitle
    _ = \UIButton.Configuration.titleAlignment
    _ = \UIButton.Configuration.titlePadding
    _ = \UIButton.Configuration.titleLineBreakMode
    _ = \UIButton.Configuration.buttonSize
    _ = \UIButton.Configuration.showsActivityIndicator
    _ = \UIButton.Configuration.indicator
    _ = \UIButton.Configuration.background
    _ = UIAction.init(title:image:identifier:handler:)
    _ = UIActionHandler.self
    _ = UIMenu.init(title:subtitle:image:identifier:options:children:)
    _ = (any UIMenuElement).self
    _ = UIMenuElementAttributes.self
    _ = UIMenuElementState.self
    _ = UISwitch.self
    _ = UISlider.self
    _ = UIStepper.self
    _ = UISegmentedControl.init(items:)
    _ = UIPageControl.self
    _ = UIProgressView.self
    _ = UIActivityIndicatorView.self
    _ = UITextField.self
    _ = UITextView.self
    _ = \UITextField.delegate
    _ = (any UITextFieldDelegate).self
    _ = (any UITextViewDelegate).self
    _ = \UITextView.dataDetectorTypes
    _ = UIDataDetectorTypes.self
    _ = (any UITextInputTraits).self
    _ = UIKeyboardType.self
    _ = UIKeyboardAppearance.self
    _ = UIReturnKeyType.self
    _ = UITextAutocapitalizationType.self
    _ = UITextAutocorrectionType.self
    _ = UITextSpellCheckingType.self
    _ = UITextSmartQuotesType.self
    _ = UITextSmartDashesType.self
    _ = UITextContentType.self
    _ = UISearchBar.self
    _ = UINavigationBar.self
    _ = UITabBar.self
    _ = UIToolbar.self
    _ = UIBarButtonItem.self
    _ = UITabBarItem.self
    _ = UINavigationItem.self
    _ = UIContentUnavailableView.self
    _ = UIScrollView.self
    _ = (any UIScrollViewDelegate).self
    _ = UIVisualEffectView.init(effect:)
    _ = UIVisualEffect.self
    _ = UIBlurEffect.self
    _ = UIVibrancyEffect.self
    _ = UICollectionView.self
    _ = UICollectionViewCell.self
    _ = UICollectionViewLayout.self
    _ = UICollectionViewFlowLayout.self
    _ = (any UICollectionViewDataSource).self
    _ = (any UICollectionViewDelegate).self
    _ = (any UICollectionViewDelegateFlowLayout).self
}

func probeDrawing() {
    _ = UIGraphicsGetCurrentContext
    _ = UIRectFill
    _ = UIRectFrame
    _ = UIRectClip
    _ = CGContext.self
    _ = CGContext.drawPath(using:)
    _ = CGContext.drawLinearGradient(_:start:end:options:)
    _ = \UIColor.cgColor
    _ = CGColorSpaceCreateDeviceRGB
    _ = CGGradient.self
    _ = CGGradientDrawingOptions.self
    _ = CGPath.self
    _ = CGMutablePath.init
    _ = \UIImage.cgImage
    _ = CGVector.self
    _ = CGLineCap.self
    _ = CGLineJoin.self
    _ = CGBlendMode.self
    _ = CGPathFillRule.self
    _ = CGPathDrawingMode.self
    _ = CGInterpolationQuality.self
    _ = CFArray.self
    _ = CFTimeInterval.self
    _ = UIBezierPath.init(ovalIn:)
    _ = UIGraphicsImageRenderer.image(actions:)
    _ = UIGraphicsImageRendererContext.self
    _ = UIGraphicsImageRendererFormat.init
    _ = UIColor.init(red:green:blue:alpha:)
    _ = UIColor.init(named:) as (String) -> UIColor?
    _ = UIColor.resolvedColor(with:)
    _ = UIColor.getRed(_:green:blue:alpha:)
    _ = UIImage.init(named:) as (String) -> UIImage?
    _ = UIImage.init(systemName:)
    _ = UIImage.init(data:)
    _ = UIImage.SymbolConfiguration.init(weight:)
    _ = UIImage.SymbolConfiguration.init(paletteColors:)
    _ = UIImage.SymbolConfiguration.init(hierarchicalColor:)
    _ = UIImage.SymbolConfiguration.preferringMulticolor
    _ = UIImage.imageFlippedForRightToLeftLayoutDirection
    _ = UIImage.withAlignmentRectInsets(_:)
}

func probeLayers() {
    _ = CALayer.init
    _ = \CALayer.transform
    _ = CATransform3DMakeRotation
    _ = CATransform3DIdentity
    _ = CATransform3DMakeScale
    _ = CATransform3DMakeTranslation
    _ = CATransform3DConcat
    _ = CATransform3DMakeAffineTransform
    _ = CALayer.add(_:forKey:)
    _ = \CALayer.shouldRasterize
    _ = \CALayer.contentsScale
    _ = CAShapeLayer.init
    _ = CAShapeLayerLineCap.self
    _ = CAShapeLayerLineJoin.self
    _ = CAShapeLayerFillRule.self
    _ = CAGradientLayer.init
    _ = CAGradientLayerType.self
    _ = CACornerMask.self
    _ = CALayerCornerCurve.self
    _ = CALayerContentsGravity.self
    _ = CATransaction.begin
    _ = CAAnimation.self
    _ = (any CAAnimationDelegate).self
    _ = CAPropertyAnimation.self
    _ = CABasicAnimation.self
    _ = CASpringAnimation.self
    _ = CAKeyframeAnimation.self
    _ = CAAnimationGroup.self
    _ = CATransition.self
    _ = CAMediaTimingFunction.init(name:)
    _ = CAMediaTimingFunctionName.self
    _ = CAMediaTimingFillMode.self
}

func probeFontsAndAttributedTexts() {
    _ = UIFont.preferredFont(forTextStyle: .body)
    _ = UIFont.TextStyle.self
    _ = UIFont.Weight.self
    _ = UIFont.monospacedSystemFont(ofSize:weight:)
    _ = UIFontMetrics.init(forTextStyle:)
    _ = UIFontDescriptor.withSymbolicTraits(_:)
    _ = UIFontDescriptor.withDesign(_:)
    _ = UIFontDescriptor.addingAttributes(_:)
    _ = NSAttributedString.Key.font
    _ = NSAttributedString.init(attachment:)
    _ = NSTextAttachment.init(image:)
    _ = NSTextAlignment.self
    _ = NSLineBreakMode.self
    _ = NSUnderlineStyle.single.rawValue
    _ = NSWritingDirection.self
    _ = UIBaselineAdjustment.self
}

func probeValues() {
    _ = UIEdgeInsets.zero
    _ = NSDirectionalEdgeInsets.zero
    _ = NSDirectionalRectEdge.self
    _ = UIRectCorner.self
    _ = UITraitCollection.current
    _ = (any UITraitEnvironment).self
    _ = (any UITraitDefinition).self
    _ = (any UITraitChangeRegistration).self
    _ = UITraitUserInterfaceStyle.self
    _ = UITraitPreferredContentSizeCategory.self
    _ = UITraitHorizontalSizeClass.self
    _ = UITraitVerticalSizeClass.self
    _ = UITraitDisplayScale.self
    _ = UITraitLayoutDirection.self
    _ = UITraitAccessibilityContrast.self
    _ = UITraitEnvironmentLayoutDirection.self
    _ = UIContentSizeCategory.self
    _ = UIUserInterfaceStyle.self
    _ = UIUserInterfaceIdiom.self
    _ = UIUserInterfaceSizeClass.self
    _ = UIUserInterfaceLayoutDirection.self
    _ = UIAccessibilityContrast.self
    _ = UISemanticContentAttribute.self
}

func probeEvents() {
    _ = Selector.init("name")
    _ = NotificationCenter.addObserver(_:selector:name:object:)
    _ = NSObject.perform(_:with:)
    _ = NSObject.perform(_:with:afterDelay:)
    _ = Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    _ = UIResponder.self
    _ = UITouch.self
    _ = UIEvent.self
    _ = UIGestureRecognizer.send
    _ = \UIGestureRecognizer.delegate
    _ = (any UIGestureRecognizerDelegate).self
    _ = UITapGestureRecognizer.init(target:action:)
    _ = UILongPressGestureRecognizer.self
    _ = UIPanGestureRecognizer.self
    _ = UISwipeGestureRecognizer.self
    _ = UIPinchGestureRecognizer.self
    _ = UIRotationGestureRecognizer.self
    _ = UIHoverGestureRecognizer.self
    _ = (any UIInteraction).self
    _ = UIContextMenuInteraction.self
    _ = (any UIContextMenuInteractionDelegate).self
}

func probeControllersApplicationAndDevice() {
    _ = UIViewController.viewDidLoad
    _ = UIViewController.present(_:animated:completion:)
    _ = UIViewController.dismiss(animated:completion:)
    _ = UIViewController.show(_:sender:)
    _ = UIViewController.performSegue(withIdentifier:sender:)
    _ = UIModalPresentationStyle.self
    _ = UIModalTransitionStyle.self
    _ = UINavigationController.init(rootViewController:)
    _ = UIAlertController.self
    _ = UIAlertAction.self
    _ = UIScreen.main
    _ = \UIScreen.brightness
    _ = UIWindow.self
    _ = UIWindow.makeKeyAndVisible
    _ = UIApplication.shared
    _ = (any UIApplicationDelegate).self
    _ = UIApplication.open(_:options:completionHandler:)
    _ = \UIApplication.isNetworkActivityIndicatorVisible
    _ = \UIApplication.isIdleTimerDisabled
    _ = \UIApplication.applicationIconBadgeNumber
    _ = UIDevice.current
    _ = UIDeviceOrientation.self
    _ = UIFeedbackGenerator.self
    _ = UIImpactFeedbackGenerator.impactOccurred as (UIImpactFeedbackGenerator) -> () -> Void
    _ = UIImpactFeedbackGenerator.self
    _ = UISelectionFeedbackGenerator.selectionChanged
    _ = UISelectionFeedbackGenerator.self
    _ = UINotificationFeedbackGenerator.notificationOccurred(_:)
    _ = UINotificationFeedbackGenerator.self
    _ = \UIPasteboard.string
    _ = UIPasteboard.general
    _ = ApplicationResources.init(folder:)
}

func probeAccessibility() {
    _ = UIAccessibility.isVoiceOverRunning
    _ = UIAccessibility.post(notification:argument:)
    _ = UIAccessibilityTraits.self
    _ = UIAccessibilityElement.self
    _ = UIAccessibilityCustomAction.self
    _ = \UIView.accessibilityLabel
    _ = \UIView.accessibilityCustomActions
}
