#include <cairo.h>
#include <cairo-pdf.h>

/* From cairo-ft.h, which would bring FreeType's types a second time, beside those of CFreeType;
   `face` is an FT_Face. */
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
