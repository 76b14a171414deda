#include <cairo.h>
#include <cairo-pdf.h>

/* Declaration of cairo-ft.h. The header itself would declare FreeType's types again, in addition to
   CFreeType. `face` is an FT_Face. */
cairo_font_face_t *cairo_ft_font_face_create_for_ft_face(void *face, int load_flags);
