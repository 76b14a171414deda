// The library is loaded at its first use; programs are not linked with the library.
#if __has_include(<webp/demux.h>)
#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>
#include <webp/mux.h>
#elif __has_include("/opt/homebrew/include/webp/demux.h")
#include "/opt/homebrew/include/webp/decode.h"
#include "/opt/homebrew/include/webp/demux.h"
#include "/opt/homebrew/include/webp/encode.h"
#include "/opt/homebrew/include/webp/mux.h"
#else
#include "/usr/local/include/webp/decode.h"
#include "/usr/local/include/webp/demux.h"
#include "/usr/local/include/webp/encode.h"
#include "/usr/local/include/webp/mux.h"
#endif
