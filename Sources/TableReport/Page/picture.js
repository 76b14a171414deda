// Picture in a comparison.

class Picture {
  /** Creates a picture. `ignored` contains the regions of the picture that are not compared. */
  constructor(facts, name, ignored) {
    Object.assign(this, facts);
    this.name = name;
    this.ignored = ignored;
    this.animation = null;
  }

  /** Returns an element for the picture. A picture can have several elements. */
  element(failed) {
    if (this.canvas) {
      this.canvas.setAttribute("aria-label", this.name);
      return this.canvas;
    }
    if (this.height > 2 * stripHeight) return this.strips(failed);
    const image = new Image(this.width, this.height);
    image.src = this.file;
    image.alt = this.name;
    image.decoding = "async";
    image.draggable = false;
    return image;
  }

  /** Returns a long picture in strips. */
  strips(failed) {
    // The pixels are only displayed, so the file is sufficient.
    this.whole ??= (async () => {
      const image = new Image();
      image.src = this.file;
      await image.decode();
      return image;
    })();
    const paint = async (canvas, top) => {
      canvas.getContext("2d").drawImage(await this.whole, 0, -top);
    };
    return new Strips(this.name, this.width, this.height, paint, failed).holder;
  }

  /** Replaces an animation by a canvas with a chosen frame. */
  async prepareFrames() {
    if (this.animation) return;
    const bytes = bytesOf(await store.load(this.hash));
    const canvas = document.createElement("canvas");
    canvas.width = this.width;
    canvas.height = this.height;
    canvas.setAttribute("role", "img");
    const animation = new Animation(bytes, canvas);
    await animation.show(0);
    this.canvas = canvas;
    this.animation = animation;
  }

  /** Returns an image with readable pixels. The images of a page on a disk are not readable. */
  async surface() {
    if (this.canvas) return this.canvas;
    if (!this.readable) {
      this.readable = store.load(this.hash).then(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        return image;
      });
    }
    return this.readable;
  }

  /** Returns the pixels of a rectangle as RGBA; pixels outside of the picture are transparent. */
  async pixels(x, y, width, height) {
    const surface = await this.surface();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.imageSmoothingEnabled = false;
    context.drawImage(surface, -x, -y);
    return context.getImageData(0, 0, width, height);
  }

  has(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }
}
