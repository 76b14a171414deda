#include "EmbeddedFiles.h"

// The directive of C23 is an extension of earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define START(name) static const unsigned char name##_text[] = {
#define END(name) \
    }; \
    const char *name(void) { return (const char *)name##_text; }

START(report_accept_js)
#embed "../TableReport/Page/accept.js" suffix(, 0)
END(report_accept_js)

START(report_animation_js)
#embed "../TableReport/Page/animation.js" suffix(, 0)
END(report_animation_js)

START(report_colors_css)
#embed "../TableReport/Page/colors.css" suffix(, 0)
END(report_colors_css)

START(report_data_js)
#embed "../TableReport/Page/data.js" suffix(, 0)
END(report_data_js)

START(report_detail_css)
#embed "../TableReport/Page/detail.css" suffix(, 0)
END(report_detail_css)

START(report_detail_js)
#embed "../TableReport/Page/detail.js" suffix(, 0)
END(report_detail_js)

START(report_detail_mustache)
#embed "../TableReport/Page/detail.mustache" suffix(, 0)
END(report_detail_mustache)

START(report_difference_js)
#embed "../TableReport/Page/difference.js" suffix(, 0)
END(report_difference_js)

START(report_header_mustache)
#embed "../TableReport/Page/header.mustache" suffix(, 0)
END(report_header_mustache)

START(report_help_mustache)
#embed "../TableReport/Page/help.mustache" suffix(, 0)
END(report_help_mustache)

START(report_keys_js)
#embed "../TableReport/Page/keys.js" suffix(, 0)
END(report_keys_js)

START(report_layout_css)
#embed "../TableReport/Page/layout.css" suffix(, 0)
END(report_layout_css)

START(report_list_css)
#embed "../TableReport/Page/list.css" suffix(, 0)
END(report_list_css)

START(report_list_js)
#embed "../TableReport/Page/list.js" suffix(, 0)
END(report_list_js)

START(report_list_mustache)
#embed "../TableReport/Page/list.mustache" suffix(, 0)
END(report_list_mustache)

START(report_main_js)
#embed "../TableReport/Page/main.js" suffix(, 0)
END(report_main_js)

START(report_page_mustache)
#embed "../TableReport/Page/page.mustache" suffix(, 0)
END(report_page_mustache)

START(report_picture_js)
#embed "../TableReport/Page/picture.js" suffix(, 0)
END(report_picture_js)

START(report_places_js)
#embed "../TableReport/Page/places.js" suffix(, 0)
END(report_places_js)

START(report_problems_mustache)
#embed "../TableReport/Page/problems.mustache" suffix(, 0)
END(report_problems_mustache)

START(report_readout_js)
#embed "../TableReport/Page/readout.js" suffix(, 0)
END(report_readout_js)

START(report_router_js)
#embed "../TableReport/Page/router.js" suffix(, 0)
END(report_router_js)

START(report_scrubber_js)
#embed "../TableReport/Page/scrubber.js" suffix(, 0)
END(report_scrubber_js)

START(report_stage_css)
#embed "../TableReport/Page/stage.css" suffix(, 0)
END(report_stage_css)

START(report_stage_js)
#embed "../TableReport/Page/stage.js" suffix(, 0)
END(report_stage_js)

START(report_store_js)
#embed "../TableReport/Page/store.js" suffix(, 0)
END(report_store_js)

START(report_strips_js)
#embed "../TableReport/Page/strips.js" suffix(, 0)
END(report_strips_js)
