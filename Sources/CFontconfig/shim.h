#include <fontconfig/fontconfig.h>

/* Declaration of fcfreetype.h. The header itself would declare FreeType's types again, in addition
   to CFreeType. `face` is an FT_Face, and `blanks` is ignored by Fontconfig. */
FcPattern *FcFreeTypeQueryFace(
    const void *face, const FcChar8 *file, unsigned int index, void *blanks);
