// Made from Sources/UIKit/Interface.tsv by Scripts/uikit-interface.

import UIKit

// Each line uses a part of the interface.

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
