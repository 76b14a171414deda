#include <fontconfig/fontconfig.h>

/* From fcfreetype.h, which would bring FreeType's types a second time, beside those of CFreeType;
   `face` is an FT_Face, and `blanks` is of no use any more. */
FcPattern *FcFreeTypeQueryFace(
    const void *face, const FcChar8 *file, unsigned int index, void *blanks);
