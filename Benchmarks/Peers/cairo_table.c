/* The workload of ../README.md with direct calls of Cairo and Pango: a single thread, kept layouts of
 * texts, and PNG by Cairo's writer (libpng). */
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <pango/pangocairo.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

enum { WIDTH = 390, SCREEN = 844, SCALE = 2, HEADER = 28, ROW = 60, FRAMES = 200, WARM_UP = 3, FADE = 60 };
enum { CITY, TIME, DETAIL, DAY, ICON, FIELDS };

typedef struct {
    int y, is_header, is_selected;
    char *text[FIELDS]; /* a header has only the first text */
    PangoLayout *layout[FIELDS];
    cairo_surface_t *icon;
} Item;

static Item items[1000];
static int count, height;
static PangoContext *context;
static PangoFontDescription *main_font, *small_font, *header_font;
static PangoAttrList *features; /* Inter without contextual alternates, as Tableshot draws it */
static double jitter;           /* of cities, in points; for mkdiff */

static void fail(const char *what) {
    fprintf(stderr, "cairo_table: %s\n", what);
    exit(2);
}

static PangoFontDescription *font(double size, PangoWeight weight) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family(font, "Inter");
    pango_font_description_set_weight(font, weight);
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    return font;
}

static void load(const char *folder) {
    static const char *names[] = {"night", "morning", "afternoon", "evening"};
    cairo_surface_t *icons[4];
    char path[4096], line[4096];
    for (int i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "%s/%s@2x.png", folder, names[i]);
        icons[i] = cairo_image_surface_create_from_png(path);
        if (cairo_surface_status(icons[i])) fail(path);
    }
    snprintf(path, sizeof path, "%s/timezones.tsv", folder);
    FILE *file = fopen(path, "r");
    if (!file) fail(path);
    int rows = 0;
    while (fgets(line, sizeof line, file) && count < 1000) {
        line[strcspn(line, "\n")] = 0;
        Item *item = &items[count++];
        char *rest = line, *kind = strsep(&rest, "\t");
        item->y = height;
        item->is_header = *kind == 'H';
        for (int i = 0; i < FIELDS && rest; i++) item->text[i] = strdup(strsep(&rest, "\t"));
        if (!item->is_header && !item->text[ICON]) fail("a line with too few fields");
        for (int i = 0; i < 4 && !item->is_header; i++)
            if (!strcmp(item->text[ICON], names[i])) item->icon = icons[i];
        item->is_selected = !item->is_header && rows++ == 5;
        height += item->is_header ? HEADER : ROW;
    }
    fclose(file);
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    main_font = font(18, PANGO_WEIGHT_NORMAL);
    small_font = font(12, PANGO_WEIGHT_NORMAL);
    header_font = font(16, PANGO_WEIGHT_BOLD);
    features = pango_attr_list_new();
    pango_attr_list_insert(features, pango_attr_font_features_new("calt 0"));
}

static void color(cairo_t *cr, unsigned hex) {
    cairo_set_source_rgb(cr, (hex >> 16) / 255.0, (hex >> 8 & 255) / 255.0, (hex & 255) / 255.0);
}

/* Draws a text with its left end, or its right end, at x. */
static void text(cairo_t *cr, Item *item, int field, PangoFontDescription *font, double x,
                 int is_right, double baseline) {
    PangoLayout *layout = item->layout[field];
    if (!layout) {
        layout = item->layout[field] = pango_layout_new(context);
        pango_layout_set_font_description(layout, font);
        pango_layout_set_attributes(layout, features);
        pango_layout_set_text(layout, item->text[field], -1);
    }
    if (is_right) {
        PangoRectangle extents;
        pango_layout_get_extents(layout, NULL, &extents);
        x -= (double)extents.width / PANGO_SCALE;
    }
    cairo_move_to(cr, x, item->y + baseline);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(layout, 0));
}

static void draw_icon(cairo_t *cr, Item *item, double x) {
    cairo_save(cr);
    cairo_translate(cr, x, item->y + 15);
    cairo_scale(cr, 1.0 / SCALE, 1.0 / SCALE);
    cairo_set_source_surface(cr, item->icon, 0, 0);
    cairo_paint(cr);
    cairo_restore(cr);
}

static void draw_item(cairo_t *cr, Item *item) {
    if (item->is_header) {
        color(cr, 0xF2F2F7);
        cairo_rectangle(cr, 0, item->y, WIDTH, HEADER);
        cairo_fill(cr);
        color(cr, 0x000000);
        return text(cr, item, CITY, header_font, 16, 0, 20);
    }
    cairo_rectangle(cr, 0, item->y, WIDTH, ROW);
    if (item->is_selected) {
        cairo_pattern_t *fill = cairo_pattern_create_linear(0, item->y, 0, item->y + ROW);
        cairo_pattern_add_color_stop_rgb(fill, 0, 0x05 / 255.0, 0x8C / 255.0, 0xF5 / 255.0);
        cairo_pattern_add_color_stop_rgb(fill, 1, 0x01 / 255.0, 0x5D / 255.0, 0xE6 / 255.0);
        cairo_set_source(cr, fill);
        cairo_pattern_destroy(fill);
    } else {
        color(cr, 0xFFFFFF);
    }
    cairo_fill(cr);
    color(cr, item->is_selected ? 0xFFFFFF : 0x000000);
    text(cr, item, CITY, main_font, 16 + jitter, 0, 27);
    text(cr, item, TIME, main_font, 330, 1, 27);
    color(cr, item->is_selected ? 0xFFFFFF : 0x8E8E93);
    text(cr, item, DETAIL, small_font, 16, 0, 48);
    text(cr, item, DAY, small_font, 330, 1, 48);
    color(cr, 0xC6C6C8);
    cairo_rectangle(cr, 16, item->y + 59.5, WIDTH - 16, 0.5);
    cairo_fill(cr);
    draw_icon(cr, item, 344);
}

/* Draws the content from a pixel row on, as far down as the surface reaches. */
static void draw(cairo_surface_t *surface, int top) {
    int bottom = top + cairo_image_surface_get_height(surface);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, SCALE, SCALE);
    cairo_translate(cr, 0, -(double)top / SCALE);
    for (int i = 0; i < count; i++) {
        int end = items[i].y + (items[i].is_header ? HEADER : ROW);
        if (end * SCALE > top && items[i].y * SCALE < bottom) draw_item(cr, &items[i]);
    }
    if (cairo_status(cr)) fail(cairo_status_to_string(cairo_status(cr)));
    cairo_destroy(cr);
    cairo_surface_flush(surface);
}

/* Two pictures of 3840 × 2160 pixels, four columns of rows, that differ in four places: a city by a
 * quarter of a pixel, one by a pixel, a time, an icon by eight pixels. With Inter's own features, as
 * the workload has them: 4,566 pixels differ, by Cairo 1.16 and Inter 4.0 beta. */
static void make_pair(const char *const paths[2]) {
    enum { COLUMNS = 4, ROWS = 18, FIRST = 21 };
    features = NULL;
    for (int which = 0; which < 2; which++) {
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 3840, 2160);
        cairo_t *cr = cairo_create(surface);
        cairo_scale(cr, SCALE, SCALE);
        color(cr, 0xE5E5EA);
        cairo_paint(cr);
        for (int column = 0; column < COLUMNS; column++) {
            cairo_save(cr);
            cairo_translate(cr, 45 + 450 * column, 0);
            cairo_rectangle(cr, 0, 30, WIDTH, 1020);
            cairo_clip(cr);
            for (int row = 0, y = 30; row < ROWS; row++) {
                Item item = items[FIRST * column + row];
                double moved = 0;
                item.y = y;
                item.is_selected = !item.is_header && row == 6;
                memset(item.layout, 0, sizeof item.layout); /* a text of its own may be another one */
                jitter = 0;
                if (which && column == 0 && row == 4) jitter = 0.125;
                if (which && column == 1 && row == 7) jitter = 0.5;
                if (which && column == 2 && row == 3) item.text[TIME] = "11:11 PM";
                if (which && column == 3 && row == 9) moved = 4;
                draw_item(cr, &item);
                if (moved > 0) { /* once more, without its icon and with it further left */
                    color(cr, 0xFFFFFF);
                    cairo_rectangle(cr, 340, y + 14, 36, 32);
                    cairo_fill(cr);
                    draw_icon(cr, &item, 344 - moved);
                }
                y += item.is_header ? HEADER : ROW;
            }
            cairo_restore(cr);
        }
        jitter = 0;
        cairo_destroy(cr);
        if (cairo_surface_write_to_png(surface, paths[which])) fail(paths[which]);
        cairo_surface_destroy(surface);
    }
}

static long bytes;

static cairo_status_t keep(void *closure, const unsigned char *data, unsigned length) {
    static unsigned char memory[16 << 20];
    size_t *used = closure;
    if (*used + length > sizeof memory) return CAIRO_STATUS_WRITE_ERROR;
    memcpy(memory + *used, data, length);
    *used += length;
    return CAIRO_STATUS_SUCCESS;
}

/* Writes the whole table to libpng in bands, because a Cairo surface has at most 32,767 pixels. */
static void write_long(const char *path) {
    enum { BAND = 1688 };
    FILE *file = fopen(path, "wb");
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!file || !info || setjmp(png_jmpbuf(png))) fail(path);
    png_init_io(png, file);
    png_set_IHDR(png, info, WIDTH * SCALE, height * SCALE, 8, PNG_COLOR_TYPE_RGB,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    cairo_surface_t *band = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * SCALE, BAND);
    for (int top = 0; top < height * SCALE; top += BAND) {
        draw(band, top);
        unsigned char *pixels = cairo_image_surface_get_data(band);
        int stride = cairo_image_surface_get_stride(band);
        for (int y = 0; y < BAND && top + y < height * SCALE; y++)
            png_write_row(png, pixels + y * stride);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    fclose(file);
    cairo_surface_destroy(band);
}

/* Writes 60 whole screens while the selected row, as a group, fades over the normal row. */
static void fade(cairo_surface_t *screen, const char *folder) {
    Item *item = items;
    while (!item->is_selected) item++;
    for (int i = 0; i < FADE; i++) {
        char path[4096];
        struct stat status;
        item->is_selected = 0;
        draw(screen, 0);
        item->is_selected = 1;
        cairo_t *cr = cairo_create(screen);
        cairo_scale(cr, SCALE, SCALE);
        cairo_push_group(cr);
        draw_item(cr, item);
        cairo_pop_group_to_source(cr);
        cairo_paint_with_alpha(cr, 1 - i / (FADE - 1.0));
        cairo_destroy(cr);
        snprintf(path, sizeof path, "%s/frame-%04d.png", folder, i);
        if (cairo_surface_write_to_png(screen, path) || stat(path, &status)) fail(path);
        bytes += status.st_size;
    }
}

/* Counts the differing pixels of two files, which Cairo reads, without a tolerance. */
static long difference(const char *old, const char *new) {
    cairo_surface_t *a = cairo_image_surface_create_from_png(old);
    cairo_surface_t *b = cairo_image_surface_create_from_png(new);
    int width = cairo_image_surface_get_width(a), rows = cairo_image_surface_get_height(a);
    if (cairo_surface_status(a)) fail(old);
    if (cairo_surface_status(b)) fail(new);
    if (cairo_image_surface_get_width(b) != width || cairo_image_surface_get_height(b) != rows)
        fail("pictures of different sizes");
    long differing = 0;
    for (int y = 0; y < rows; y++) {
        unsigned *left = (unsigned *)(cairo_image_surface_get_data(a) +
                                      (size_t)y * cairo_image_surface_get_stride(a));
        unsigned *right = (unsigned *)(cairo_image_surface_get_data(b) +
                                       (size_t)y * cairo_image_surface_get_stride(b));
        for (int x = 0; x < width; x++) differing += (left[x] ^ right[x]) << 8 != 0;
    }
    return differing;
}

/* Returns the largest memory of the process, in KiB. */
static long peak(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

static int offset(int frame) {
    return frame % FRAMES * (long)(height * SCALE - SCREEN * SCALE) / (FRAMES - 1);
}

int main(int argc, char **argv) {
    const char *folder = "Data";
    if (argc > 2 && !strcmp(argv[1], "--data")) folder = argv[2], argc -= 2, argv += 2;
    if (argc == 2 && !strcmp(argv[1], "freetype")) {
        // pkg-config knows the number of the library's interface alone.
        FT_Library library;
        int major, minor, patch;
        if (FT_Init_FreeType(&library)) fail("FreeType");
        FT_Library_Version(library, &major, &minor, &patch);
        printf("%d.%d.%d\n", major, minor, patch);
        FT_Done_FreeType(library);
        return 0;
    }
    if (argc < 3)
        fail("[--data DIR] cold OUT | warm N | warmpng N | fresh N | freshpng N | long OUT | "
             "fade DIR | diff A B | mkdiff A B | shot I OUT");
    const char *job = argv[1], *path = argv[argc - 1];
    int frames = 1, is_png = strstr(job, "png") != NULL;
    double start = now();
    if (!strcmp(job, "diff")) {
        if (argc < 4) fail("diff A B");
        long differing = difference(argv[2], argv[3]);
        double seconds = now() - start;
        struct stat status;
        if (!stat(argv[2], &status)) bytes = status.st_size;
        printf("diff 1 frames %.6f s %.1f fps bytes %ld rss %ld count %ld\n", seconds,
               1 / seconds, bytes, peak(), differing);
        return 0;
    }
    load(folder);
    if (!strcmp(job, "mkdiff")) {
        if (argc < 4) fail("mkdiff A B");
        make_pair((const char *const[]){argv[2], argv[3]});
        return 0;
    }
    cairo_surface_t *screen =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH * SCALE, SCREEN * SCALE);
    if (!strcmp(job, "cold") || !strcmp(job, "shot")) {
        draw(screen, argc > 3 ? offset(atoi(argv[2])) : 0);
        if (cairo_surface_write_to_png(screen, path)) fail(path);
    } else if (!strcmp(job, "long")) {
        write_long(path);
    } else if (!strcmp(job, "fade")) {
        frames = FADE;
        start = now();
        fade(screen, path);
    } else if (!strncmp(job, "warm", 4) || !strncmp(job, "fresh", 5)) {
        /* All rows of warm screens were drawn before. */
        int warm_up = *job == 'w' ? FRAMES : WARM_UP;
        frames = atoi(argv[2]);
        for (int i = -warm_up; i < frames; i++) {
            size_t used = 0;
            if (i == 0) start = now(), bytes = 0;
            draw(screen, offset(i < 0 ? i + warm_up : i));
            if (i >= 0 && is_png && cairo_surface_write_to_png_stream(screen, keep, &used)) fail("PNG");
            bytes += is_png ? (long)used : WIDTH * SCALE * SCREEN * SCALE * 4L;
        }
    } else {
        fail("unknown job");
    }
    double seconds = now() - start;
    struct stat status;
    if (!bytes && !stat(path, &status)) bytes = status.st_size;
    printf("%s %d frames %.6f s %.1f fps bytes %ld rss %ld\n", job, frames, seconds,
           frames / seconds, bytes, peak());
    return 0;
}
