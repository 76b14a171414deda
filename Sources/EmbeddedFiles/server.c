#include "EmbeddedFiles.h"

// The directive of C23 is an extension of earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define START(name) static const unsigned char name##_text[] = {
#define END(name) \
    }; \
    const char *name(void) { return (const char *)name##_text; }

START(server_controls_js)
#embed "../TableServer/Page/controls.js" suffix(, 0)
END(server_controls_js)

START(server_index_html)
#embed "../TableServer/Page/index.html" suffix(, 0)
END(server_index_html)

START(server_keys_js)
#embed "../TableServer/Page/keys.js" suffix(, 0)
END(server_keys_js)

START(server_list_js)
#embed "../TableServer/Page/list.js" suffix(, 0)
END(server_list_js)

START(server_main_js)
#embed "../TableServer/Page/main.js" suffix(, 0)
END(server_main_js)

START(server_page_css)
#embed "../TableServer/Page/page.css" suffix(, 0)
END(server_page_css)

START(server_panels_js)
#embed "../TableServer/Page/panels.js" suffix(, 0)
END(server_panels_js)

START(server_stage_js)
#embed "../TableServer/Page/stage.js" suffix(, 0)
END(server_stage_js)

START(server_store_js)
#embed "../TableServer/Page/store.js" suffix(, 0)
END(server_store_js)

START(server_timeline_js)
#embed "../TableServer/Page/timeline.js" suffix(, 0)
END(server_timeline_js)
