// View of the pictures, with modes, zoom and the selected pixel.

const zooms = [0.125, 0.25, 0.5, 1, 2, 4, 8, 16, 32];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const blinkInterval = 700;

class Stage {
  /** Creates a stage. `slots` finds the parts of the page by name. */
  constructor(slots, expected, actual) {
    this.slots = slots;
    this.expected = expected;
    this.actual = actual;
    this.only = expected && actual ? null : (actual ?? expected);
    this.host = slots("stage");
    this.zoom = null;
    this.pixel = null;
    this.split = { slider: 50, onion: 50 };
    this.readout = new Readout(slots("readout"), expected, actual);
    this.resizes = new ResizeObserver(() => this.resize());
    this.resizes.observe(this.host);
    this.listen();
  }

  get width() {
    return Math.max(this.expected?.width ?? 0, this.actual?.width ?? 0);
  }

  get height() {
    return Math.max(this.expected?.height ?? 0, this.actual?.height ?? 0);
  }

  stop() {
    this.stopBlinking();
    this.resizes.disconnect();
    this.stopStrips();
  }

  stopStrips() {
    for (const strips of this.host.querySelectorAll(".strips")) strips.stop();
    this.strips = null;
  }

  // MARK: Modes

  /** Displays the pictures in a mode, and keeps the displayed place. */
  show(mode) {
    const place = this.place();
    this.stopBlinking();
    this.stopStrips();
    this.mode = mode;
    this.host.dataset.mode = mode;
    this.host.replaceChildren();
    this.panes = [];
    if (mode === "single") {
      this.addPane(this.only.name, [this.only]);
    } else if (mode === "side") {
      this.addPane("Expected", [this.expected]);
      this.addPane("Actual", [this.actual]);
    } else if (mode === "difference") {
      const sheet = this.addPane("Difference", []);
      this.strips = differenceStrips(this.expected, this.actual, (error) => this.fail(error));
      sheet.prepend(this.strips);
    } else {
      const sheet = this.addPane(null, [this.expected, this.actual]);
      if (mode === "slider") {
        this.edge = document.createElement("div");
        this.edge.className = "edge";
        sheet.append(this.edge);
      }
    }
    this.showControl();
    this.resize();
    this.goTo(place);
  }

  addPane(title, pictures) {
    const figure = document.createElement("figure");
    figure.className = "pane";
    if (title) {
      const caption = document.createElement("figcaption");
      caption.textContent = title;
      figure.append(caption);
    }
    const scroll = document.createElement("div");
    scroll.className = "scroll";
    const sheet = document.createElement("div");
    sheet.className = "sheet";
    for (const picture of pictures) {
      const layer = document.createElement("div");
      layer.className = `layer ${picture.name.toLowerCase()}`;
      layer.append(picture.element((error) => this.fail(error)));
      sheet.append(layer);
    }
    const cross = document.createElement("div");
    cross.className = "cross";
    cross.hidden = true;
    sheet.append(...this.hatches(), cross);
    scroll.append(sheet);
    figure.append(scroll);
    this.host.append(figure);
    this.panes.push({ scroll, sheet, cross, pictures });
    scroll.addEventListener("scroll", () => this.follow(scroll));
    return sheet;
  }

  get ignored() {
    return (this.expected ?? this.actual).ignored;
  }

  /** Returns hatched elements for the ignored regions. */
  hatches() {
    return this.ignored.map(({ reason }) => {
      const hatch = document.createElement("div");
      hatch.className = "ignored";
      hatch.title = `Not compared: ${reason}`;
      return hatch;
    });
  }

  /** Sets the ignored regions of the displayed frame. */
  setIgnored(ignored) {
    if (ignored === this.ignored) return;
    for (const picture of [this.expected, this.actual]) if (picture) picture.ignored = ignored;
    for (const { sheet, cross } of this.panes ?? []) {
      for (const former of sheet.querySelectorAll(".ignored")) former.remove();
      cross.before(...this.hatches());
      this.placeHatches(sheet);
    }
  }

  placeHatches(sheet) {
    const { scale } = this;
    const hatches = sheet.querySelectorAll(".ignored");
    this.ignored.forEach(({ frame }, index) => {
      const { style } = hatches[index];
      style.left = `${frame.x * scale}px`;
      style.top = `${frame.y * scale}px`;
      style.width = `${frame.width * scale}px`;
      style.height = `${frame.height * scale}px`;
    });
  }

  /** Scrolls all panes to the position of the leading pane. */
  follow(leader) {
    // A late event may belong to a removed pane, whose position is 0.
    if (!leader.isConnected) return;
    // A pane at the position set by this method does not lead, because another pane may have moved on.
    const leading = this.panes.find(({ scroll }) => scroll === leader);
    const { put } = leading;
    if (put?.left === leader.scrollLeft && put.top === leader.scrollTop) return;
    leading.put = null;
    for (const pane of this.panes) {
      const { scroll } = pane;
      if (scroll === leader) continue;
      if (scroll.scrollLeft !== leader.scrollLeft) scroll.scrollLeft = leader.scrollLeft;
      if (scroll.scrollTop !== leader.scrollTop) scroll.scrollTop = leader.scrollTop;
      pane.put = { left: scroll.scrollLeft, top: scroll.scrollTop };
    }
  }

  showControl() {
    const { mode } = this;
    const hasRange = mode === "slider" || mode === "onion";
    this.slots("control").hidden = !hasRange && mode !== "blink";
    const range = this.slots("range");
    range.parentElement.hidden = !hasRange;
    this.slots("control-name").textContent = mode === "onion" ? "Opacity of actual" : "Position";
    this.slots("blink").hidden = mode !== "blink";
    this.slots("showing").textContent = "";
    if (hasRange) {
      range.value = this.split[mode];
      this.setSplit(this.split[mode]);
    }
    if (mode === "blink") {
      this.showSide(true);
      if (!calm.matches) this.startBlinking();
    }
  }

  /** Sets the position of the slider, or the opacity of the actual picture, from 0 to 100. */
  setSplit(percent) {
    const value = Math.min(100, Math.max(0, percent));
    this.split[this.mode] = value;
    this.host.style.setProperty("--split", `${value}%`);
    this.host.style.setProperty("--opacity", value / 100);
    const words =
      this.mode === "onion"
        ? `${Math.round(value)} % actual`
        : `expected left of ${Math.round(value)} %, actual right`;
    this.slots("range").setAttribute("aria-valuetext", words);
    this.slots("showing").textContent = words;
  }

  // MARK: Blinking

  showSide(isActual) {
    this.host.dataset.side = isActual ? "actual" : "expected";
    this.slots("showing").textContent = isActual ? "Actual" : "Expected";
  }

  swapSides() {
    this.showSide(this.host.dataset.side !== "actual");
  }

  startBlinking() {
    this.stopBlinking();
    this.timer = setInterval(() => this.swapSides(), blinkInterval);
    this.slots("blink").setAttribute("aria-pressed", "true");
  }

  stopBlinking() {
    clearInterval(this.timer);
    this.timer = null;
    this.slots("blink").setAttribute("aria-pressed", "false");
  }

  toggleBlinking() {
    if (this.timer) this.stopBlinking();
    else this.startBlinking();
  }

  // MARK: Zoom

  /** Scale, in CSS pixels per pixel, that fits the picture or the width of a long picture. */
  get fitting() {
    const room = this.panes[0].scroll;
    const margin = 2 * parseFloat(getComputedStyle(room).paddingLeft);
    const across = (room.clientWidth - margin) / this.width;
    const down = (Math.max(320, innerHeight * 0.7) - 2) / this.height;
    const isLong = this.height > 3 * this.width;
    return Math.max(0.01, Math.min(1, across, isLong ? 1 : down));
  }

  get scale() {
    return this.zoom ?? this.fitting;
  }

  resize() {
    if (!this.panes?.length || this.host.clientWidth === 0) return;
    const { scale } = this;
    this.host.style.setProperty("--scale", scale);
    this.host.dataset.pixelated = scale >= 1;
    for (const { sheet, pictures } of this.panes) {
      sheet.style.width = `${this.width * scale}px`;
      sheet.style.height = `${this.height * scale}px`;
      const elements = sheet.querySelectorAll(".layer > *");
      pictures.forEach((picture, index) => {
        elements[index].style.width = `${picture.width * scale}px`;
        elements[index].style.height = `${picture.height * scale}px`;
      });
      this.placeHatches(sheet);
      for (const strips of sheet.querySelectorAll(".strips")) strips.setScale(scale);
      for (const canvas of sheet.querySelectorAll(".strips > canvas")) {
        canvas.style.width = `${canvas.dataset.width * scale}px`;
        canvas.style.height = `${canvas.dataset.height * scale}px`;
      }
    }
    const percent = `${Number((scale * 100).toPrecision(3))} %`;
    this.slots("zoom").textContent = this.zoom ? percent : `Fit, ${percent}`;
    this.showPixel();
  }

  /** Returns the centre of a pane relative to the sheet's corner, in CSS pixels. */
  middle() {
    const { scroll, sheet } = this.panes[0];
    const [outer, inner] = [scroll.getBoundingClientRect(), sheet.getBoundingClientRect()];
    return {
      x: outer.left + scroll.clientLeft + scroll.clientWidth / 2 - inner.left,
      y: outer.top + scroll.clientTop + scroll.clientHeight / 2 - inner.top,
    };
  }

  /** Returns the displayed place of the pictures in their pixels, or null without pictures. */
  place() {
    if (!this.panes?.length || this.host.clientWidth === 0) return null;
    const { scroll } = this.panes[0];
    const { gone } = this;
    // The scroll limits may have prevented `goTo`. The intended place counts until the user scrolls.
    if (gone && scroll.scrollLeft === gone.left && scroll.scrollTop === gone.top) return gone.place;
    const { x, y } = this.middle();
    return {
      x: x / this.scale,
      y: y / this.scale,
      // Without scrolling, the start remains visible at every scale.
      isLeft: scroll.scrollLeft === 0,
      isTop: scroll.scrollTop === 0,
      showsPixel: this.isPixelSeen(),
    };
  }

  /** Scrolls a place of the pictures to the centre, and keeps a visible selected pixel visible. */
  goTo(place) {
    this.gone = null;
    if (!place || !this.panes?.length) return;
    const { scroll } = this.panes[0];
    const { x, y } = this.middle();
    if (!place.isLeft) scroll.scrollLeft += place.x * this.scale - x;
    if (!place.isTop) scroll.scrollTop += place.y * this.scale - y;
    if (place.showsPixel) this.reveal();
    this.gone = { place, left: scroll.scrollLeft, top: scroll.scrollTop };
  }

  /** Sets the zoom, and keeps the position of the selected pixel or of the centre. */
  setZoom(zoom) {
    const place = this.pixel
      ? { x: this.pixel.x + 0.5, y: this.pixel.y + 0.5 }
      : { ...this.place(), isLeft: false, isTop: false };
    this.zoom = zoom;
    this.resize();
    this.goTo(place);
    this.gone = null;
  }

  /** Zooms by a key, and scrolls the page to the selected pixel. */
  zoomByKey(action) {
    const { pixel } = this;
    action();
    if (pixel) this.revealInPage();
  }

  stepZoom(direction) {
    const { scale } = this;
    const next =
      direction > 0
        ? zooms.find((zoom) => zoom > scale * 1.001)
        : zooms.findLast((zoom) => zoom < scale * 0.999);
    if (next) this.setZoom(next);
  }

  // MARK: Selected pixel

  setPixel(x, y, scrolls = false) {
    this.pixel = {
      x: Math.min(this.width - 1, Math.max(0, x)),
      y: Math.min(this.height - 1, Math.max(0, y)),
    };
    this.showPixel();
    if (scrolls) {
      this.reveal();
      this.revealInPage();
    }
    this.readout.show(this.pixel.x, this.pixel.y);
  }

  showPixel() {
    if (!this.pixel) return;
    const { scale } = this;
    const size = Math.max(scale, 5);
    for (const { cross } of this.panes ?? []) {
      cross.hidden = false;
      cross.style.width = `${size}px`;
      cross.style.height = `${size}px`;
      cross.style.left = `${(this.pixel.x + 0.5) * scale - size / 2}px`;
      cross.style.top = `${(this.pixel.y + 0.5) * scale - size / 2}px`;
    }
  }

  /** Returns whether the selected pixel is visible with a margin. */
  isPixelSeen() {
    if (!this.pixel) return false;
    const { scroll } = this.panes[0];
    const [x, y] = [this.pixel.x * this.scale, this.pixel.y * this.scale];
    const margin = 24;
    return (
      x >= scroll.scrollLeft + margin &&
      x <= scroll.scrollLeft + scroll.clientWidth - margin &&
      y >= scroll.scrollTop + margin &&
      y <= scroll.scrollTop + scroll.clientHeight - margin
    );
  }

  /** Scrolls the pane to the selected pixel. */
  reveal() {
    if (this.isPixelSeen()) return;
    const { scroll } = this.panes[0];
    const [x, y] = [this.pixel.x * this.scale, this.pixel.y * this.scale];
    scroll.scrollLeft = x - scroll.clientWidth / 2;
    scroll.scrollTop = y - scroll.clientHeight / 2;
  }

  /** Scrolls the pane and the page to the selected pixel. */
  revealInPage() {
    this.panes[0].cross.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  async goToNextDifference() {
    const place = await nextDifference(this.expected, this.actual, this.pixel?.y ?? -1);
    if (place) this.setPixel(place.x, place.y, true);
    else announce("No pixel differs.");
  }

  fail(error) {
    announce(`The pixels cannot be read: ${error.message}`);
  }

  /** Updates the stage after a change of the displayed frame. */
  refresh() {
    this.strips?.repaint();
    if (this.pixel) this.readout.show(this.pixel.x, this.pixel.y);
  }

  // MARK: Pointer and keys

  listen() {
    const at = (event) => {
      const sheet = event.target.closest?.(".sheet");
      if (!sheet) return null;
      const frame = sheet.getBoundingClientRect();
      return {
        x: Math.floor((event.clientX - frame.left) / this.scale),
        y: Math.floor((event.clientY - frame.top) / this.scale),
        percent: (100 * (event.clientX - frame.left)) / frame.width,
      };
    };
    const moveEdge = (place) => {
      // Keys move the slider by whole percents, a pointer moves the slider by pixels.
      this.slots("range").value = Math.round(place.percent);
      this.setSplit(place.percent);
    };
    this.host.addEventListener("pointermove", (event) => {
      const place = at(event);
      if (!place) return;
      this.setPixel(place.x, place.y);
      if (this.mode === "slider" && event.buttons === 1) moveEdge(place);
    });
    this.host.addEventListener("pointerdown", (event) => {
      const place = at(event);
      if (place && this.mode === "slider" && event.button === 0) moveEdge(place);
    });
    this.host.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const far = event.shiftKey ? 10 : 1;
      const from = this.pixel ?? { x: 0, y: 0 };
      this.setPixel(from.x + step[0] * far, from.y + step[1] * far, true);
    });
    this.slots("range").addEventListener("input", (event) => {
      this.setSplit(Number(event.target.value));
    });
  }
}
