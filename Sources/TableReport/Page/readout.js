// Colours of a pixel, and an enlarged view of its neighbours.

const loupe = { columns: 15, rows: 9, side: 8 };

/** Returns `#RRGGBB`, with the opacity of a translucent colour. */
function colorWords(red, green, blue, alpha) {
  const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("");
  const words = `#${hex.toUpperCase()}`;
  if (alpha === 255) return words;
  return alpha === 0 ? "transparent" : `${words} ${Math.round(alpha / 2.55)} %`;
}

class Readout {
  constructor(host, expected, actual) {
    this.host = host;
    this.pictures = [expected, actual].filter(Boolean);
    this.request = 0;
    host.replaceChildren();
    host.classList.remove("read");
    this.place = document.createElement("span");
    this.place.className = "pixel-place";
    this.place.textContent = "Point at a pixel to read its colour.";
    host.append(this.place);
    this.samples = this.pictures.map((picture) => {
      const sample = document.createElement("span");
      sample.className = "sample";
      sample.hidden = true;
      const canvas = document.createElement("canvas");
      canvas.width = loupe.columns * loupe.side;
      canvas.height = loupe.rows * loupe.side;
      canvas.setAttribute("aria-hidden", "true");
      const words = document.createElement("span");
      words.className = "sample-words";
      const name = document.createElement("span");
      name.className = "sample-name";
      name.textContent = picture.name;
      const color = document.createElement("span");
      color.className = "sample-color";
      words.append(name, color);
      sample.append(canvas, words);
      host.append(sample);
      return { picture, sample, canvas, color };
    });
    this.delta = document.createElement("span");
    this.delta.className = "delta";
    host.append(this.delta);
  }

  async show(x, y) {
    this.request += 1;
    const { request } = this;
    // A single update per drawn frame of the page is sufficient.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (request !== this.request) return;
    try {
      const left = x - (loupe.columns >> 1);
      const top = y - (loupe.rows >> 1);
      const all = await Promise.all(
        this.pictures.map((picture) => picture.pixels(left, top, loupe.columns, loupe.rows)),
      );
      if (request !== this.request) return;
      this.host.classList.add("read");
      this.place.textContent = `x ${x}, y ${y}`;
      const colors = all.map((pixels, index) => this.sampled(this.samples[index], pixels, x, y));
      this.delta.textContent = colors.length < 2 ? "" : this.difference(colors[0], colors[1]);
    } catch (error) {
      this.place.textContent = `The colours cannot be read: ${error.message}`;
    }
  }

  sampled({ picture, sample, canvas, color }, pixels, x, y) {
    sample.hidden = false;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let row = 0; row < loupe.rows; row += 1) {
      for (let column = 0; column < loupe.columns; column += 1) {
        const at = 4 * (row * loupe.columns + column);
        const [red, green, blue, alpha] = pixels.data.subarray(at, at + 4);
        context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
        context.fillRect(column * loupe.side, row * loupe.side, loupe.side, loupe.side);
      }
    }
    const [column, row] = [loupe.columns >> 1, loupe.rows >> 1];
    context.lineWidth = 1;
    for (const [inset, style] of [[-1.5, "#000"], [-0.5, "#fff"]]) {
      context.strokeStyle = style;
      const side = loupe.side - 2 * inset;
      context.strokeRect(column * loupe.side + inset, row * loupe.side + inset, side, side);
    }
    if (!picture.has(x, y)) {
      color.textContent = "outside";
      return null;
    }
    const middle = 4 * (row * loupe.columns + column);
    const values = [...pixels.data.subarray(middle, middle + 4)];
    color.textContent = colorWords(...values);
    return values;
  }

  difference(before, after) {
    if (!before || !after) return "a single picture has this pixel";
    const worst = Math.max(...before.map((value, index) => Math.abs(value - after[index])));
    return worst === 0 ? "same" : `differs by ${worst} of 255`;
  }
}
