// Made from Sources/UIKit/Interface.tsv by Scripts/uikit-interface.

import UIKit

// Each line uses a part of the interface.

func probeControllersApplicationAndDevice() {
    _ = UIViewController.viewDidLoad
    _ = UIViewController.present(_:animated:completion:)
    _ = UIViewController.dismiss(animated:completion:)
    _ = UIViewController.show(_:sender:)
    _ = UIViewController.performSegue(withIdentifier:sender:)
    _ = \UIViewController.overrideUserInterfaceStyle
    _ = UIModalPresentationStyle.self
    _ = UIModalTransitionStyle.self
    _ = UINavigationController.init(rootViewController:)
    _ = UIAlertController.self
    _ = UIAlertAction.self
    _ = UIScreen.main
    _ = \UIScreen.brightness
    _ = UIScreen.brightnessDidChangeNotification
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
    _ = UITabBarController.self
    _ = UIStoryboard.init(name:bundle:)
    _ = UIStoryboardSegue.self
    _ = UIActivityViewController.self
    _ = UIPopoverPresentationController.self
    _ = UIPopoverArrowDirection.self
    _ = UIScene.self
    _ = UIWindowScene.self
    _ = (any UINavigationControllerDelegate).self
    _ = (any UIAdaptivePresentationControllerDelegate).self
    _ = (any UIPopoverPresentationControllerDelegate).self
    _ = UISheetPresentationController.self
    _ = UIImagePickerController.self
    _ = (any UIImagePickerControllerDelegate).self
    _ = UIDocumentInteractionController.self
}

func probeAccessibility() {
    _ = UIAccessibility.isVoiceOverRunning
    _ = UIAccessibility.post(notification:argument:)
    _ = UIAccessibilityTraits.self
    _ = UIAccessibilityElement.self
    _ = UIAccessibilityCustomAction.self
    _ = \UIView.accessibilityLabel
    _ = \UIView.accessibilityCustomActions
    _ = UIAccessibilityScrollDirection.self
    _ = UIAccessibilityNavigationStyle.self
    _ = UIAccessibilityContainerType.self
}

func probeNamesOfEarlierYears() {
    _ = UITableViewCellStyle.self
    _ = UITableViewCellSelectionStyle.self
    _ = UITableViewCellAccessoryType.self
    _ = UITableViewCellEditingStyle.self
    _ = UITableViewCellStateMask.self
    _ = UITableViewStyle.self
    _ = UITableViewRowAnimation.self
    _ = UIControlState.self
    _ = UIControlEvents.self
    _ = UIButtonType.self
    _ = UIViewContentMode.self
    _ = UIViewAnimationOptions.self
    _ = UIViewAutoresizing.self
    _ = UIStackViewDistribution.self
    _ = UIStackViewAlignment.self
    _ = UILayoutConstraintAxis.self
    _ = NSLayoutAttribute.self
    _ = NSLayoutRelation.self
    _ = NSAttributedStringKey.self
    _ = UIFontTextStyle.self
    _ = UIGestureRecognizerState.self
    _ = UIActivityIndicatorViewStyle.self
    _ = UIImageRenderingMode.self
    _ = UICollectionViewScrollDirection.self
    _ = UICollectionViewScrollPosition.self
    _ = UIAlertControllerStyle.self
    _ = UIAlertActionStyle.self
    _ = UIBlurEffectStyle.self
    _ = UITextFieldViewMode.self
    _ = UITableViewAutomaticDimension
    _ = UILayoutFittingCompressedSize
    _ = UILayoutFittingExpandedSize
    _ = UIViewNoIntrinsicMetric
    _ = UICollectionElementKindSectionHeader
    _ = UICollectionElementKindSectionFooter
    _ = UIAccessibilityIsVoiceOverRunning
    _ = UIImagePNGRepresentation(_:)
    _ = UIImageJPEGRepresentation(_:_:)
    _ = UIEdgeInsetsMake(_:_:_:_:)
    _ = UIEdgeInsetsInsetRect(_:_:)
    _ = CGRectMake(_:_:_:_:)
    _ = CGSizeMake(_:_:)
    _ = CGPointMake(_:_:)
    _ = CGRectGetWidth(_:)
    _ = CGRectGetHeight(_:)
    _ = CGRectGetMinX(_:)
    _ = CGRectGetMidX(_:)
    _ = CGRectGetMaxX(_:)
    _ = CGRectGetMinY(_:)
    _ = CGRectGetMidY(_:)
    _ = CGRectGetMaxY(_:)
    _ = UIFontWeightLight
    _ = UIFontWeightRegular
    _ = UIFontWeightMedium
    _ = UIFontWeightSemibold
    _ = UIFontWeightBold
}
