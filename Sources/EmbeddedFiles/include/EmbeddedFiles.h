#pragma once

#pragma clang assume_nonnull begin

// Texts of files that are part of the program, so that the program is a single file. Swift would
// compile the arrays of embedded resources for many seconds.

// The files of the report's page.
const char *report_accept_js(void);
const char *report_animation_js(void);
const char *report_colors_css(void);
const char *report_data_js(void);
const char *report_detail_css(void);
const char *report_detail_js(void);
const char *report_detail_mustache(void);
const char *report_difference_js(void);
const char *report_header_mustache(void);
const char *report_help_mustache(void);
const char *report_keys_js(void);
const char *report_layout_css(void);
const char *report_list_css(void);
const char *report_list_js(void);
const char *report_list_mustache(void);
const char *report_main_js(void);
const char *report_page_mustache(void);
const char *report_picture_js(void);
const char *report_places_js(void);
const char *report_problems_mustache(void);
const char *report_readout_js(void);
const char *report_router_js(void);
const char *report_scrubber_js(void);
const char *report_stage_css(void);
const char *report_stage_js(void);
const char *report_store_js(void);
const char *report_strips_js(void);

// The files of the page of `serve`.
const char *server_controls_js(void);
const char *server_index_html(void);
const char *server_keys_js(void);
const char *server_list_js(void);
const char *server_main_js(void);
const char *server_page_css(void);
const char *server_panels_js(void);
const char *server_stage_js(void);
const char *server_store_js(void);
const char *server_timeline_js(void);

// The examples of keys.
const char *example_bars_yaml(void);
const char *example_configurations_yaml(void);
const char *example_controls_yaml(void);
const char *example_document_yaml(void);
const char *example_rows_yaml(void);
const char *example_table_yaml(void);
const char *example_timeline_yaml(void);
const char *example_views_yaml(void);

#pragma clang assume_nonnull end
