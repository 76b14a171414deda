// Long pictures are shown in strips, which are scaled here: browsers scale very large images by leaving
// rows out, and with them the lines between a table's rows.

const stripHeight = 2048;

/** Canvases one below the other; each is painted when it comes into view, and emptied when it leaves. */
class Strips {
  /** `paint` fills a canvas with the rows from a top on, and may take its time. */
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

  /** Takes over how many CSS pixels a pixel has: what is smaller is scaled once, and well. */
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
      // Meanwhile it may have left, or been scaled otherwise.
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

  /** A canvas without pixels takes no memory. */
  empty(canvas) {
    canvas.width = 0;
    canvas.height = 0;
    delete canvas.dataset.painted;
  }
}
