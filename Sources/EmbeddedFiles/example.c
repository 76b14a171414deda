#include "EmbeddedFiles.h"

// The directive of C23 is an extension of earlier versions.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define START(name) static const unsigned char name##_text[] = {
#define END(name) \
    }; \
    const char *name(void) { return (const char *)name##_text; }

START(example_bars_yaml)
#embed "../DocumentReference/Examples/bars.yaml" suffix(, 0)
END(example_bars_yaml)

START(example_configurations_yaml)
#embed "../DocumentReference/Examples/configurations.yaml" suffix(, 0)
END(example_configurations_yaml)

START(example_controls_yaml)
#embed "../DocumentReference/Examples/controls.yaml" suffix(, 0)
END(example_controls_yaml)

START(example_document_yaml)
#embed "../DocumentReference/Examples/document.yaml" suffix(, 0)
END(example_document_yaml)

START(example_rows_yaml)
#embed "../DocumentReference/Examples/rows.yaml" suffix(, 0)
END(example_rows_yaml)

START(example_table_yaml)
#embed "../DocumentReference/Examples/table.yaml" suffix(, 0)
END(example_table_yaml)

START(example_timeline_yaml)
#embed "../DocumentReference/Examples/timeline.yaml" suffix(, 0)
END(example_timeline_yaml)

START(example_views_yaml)
#embed "../DocumentReference/Examples/views.yaml" suffix(, 0)
END(example_views_yaml)
