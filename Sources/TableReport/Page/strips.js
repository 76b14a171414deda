// Strips of long pictures. The strips are scaled here, because browsers omit rows of very large images,
// including the separators of a table.

const stripHeight = 2048;

/** Canvases from top to bottom that are painted when visible, and emptied when invisible. */
class Strips {
  /** Creates strips. `paint` fills a canvas with the rows from a y coordinate on, asynchronously. */
  constructor(label, width, height, paint, failed) {
    this.paint = paint;
    this.ratio = 1;
    this.failed = failed;
    this.holder = document.createElement("div");
    this.holder.className = "strips";
    this.holder.setAttribute("role", "img");
    this.holder.setAttribute("aria-label", label);
    this.watch = new IntersectionObserver((entries) => this.follow(entries), {
      rootMargin: "400px",
    });
    for (let top = 0; top < height; top += stripHeight) {
      const canvas = document.createElement("canvas");
      canvas.dataset.top = top;
      canvas.dataset.width = width;
      canvas.dataset.height = Math.min(stripHeight, height - top);
      this.empty(canvas);
      this.holder.append(canvas);
      this.watch.observe(canvas);
    }
    this.holder.setScale = (scale) => this.setScale(scale);
    this.holder.stop = () => this.watch.disconnect();
    this.holder.repaint = () => {
      for (const canvas of this.holder.children) {
        delete canvas.dataset.painted;
        this.watch.unobserve(canvas);
        this.watch.observe(canvas);
      }
    };
  }

  follow(entries) {
    for (const { target, isIntersecting } of entries) {
      target.dataset.seen = isIntersecting;
      if (isIntersecting && !target.dataset.painted) this.fill(target);
      else if (!isIntersecting) this.empty(target);
    }
  }

  /** Sets the scale in CSS pixels per pixel; smaller pictures are resampled with high quality. */
  setScale(scale) {
    const ratio = Math.min(1, scale * devicePixelRatio);
    if (ratio === this.ratio) return;
    this.ratio = ratio;
    for (const canvas of this.holder.children) if (canvas.dataset.seen === "true") this.fill(canvas);
  }

  async fill(canvas) {
    const { ratio } = this;
    const { top, width, height } = canvas.dataset;
    try {
      const sheet = new OffscreenCanvas(Number(width), Number(height));
      await this.paint(sheet, Number(top));
      // The canvas may be invisible or have another scale by now.
      if (ratio !== this.ratio || canvas.dataset.seen === "false") return;
      canvas.width = Math.max(1, Math.round(sheet.width * ratio));
      canvas.height = Math.max(1, Math.round(sheet.height * ratio));
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.imageSmoothingQuality = "high";
      context.drawImage(sheet, 0, 0, canvas.width, canvas.height);
      canvas.dataset.painted = "true";
    } catch (error) {
      this.failed(error);
    }
  }

  /** Removes the pixels of a canvas, which releases its memory. */
  empty(canvas) {
    canvas.width = 0;
    canvas.height = 0;
    delete canvas.dataset.painted;
  }
}
