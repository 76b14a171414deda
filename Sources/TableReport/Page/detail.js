// Details of a snapshot.

const main = document.getElementById("main");
const columns = document.querySelector(".columns");

class Detail {
  constructor(entry) {
    this.entry = entry;
    const template = document.getElementById("detail-template");
    this.root = template.content.cloneNode(true).firstElementChild;
    this.slots = (name) =>
      this.root.querySelector(`[data-slot="${name}"]`) ??
      this.root.querySelector(`[data-action="${name}"]`);
    this.root.querySelector(".back a").addEventListener("click", (event) => {
      event.preventDefault();
      router.close();
    });
    this.fillWords();
  }

  fillWords() {
    const { entry, slots } = this;
    slots("name").textContent = entry.name;
    slots("mark").classList.add(entry.category);
    slots("state").textContent = entry.state;
    slots("reference").textContent = entry.reference;
    slots("message").textContent = this.message();
    slots("message").hidden = slots("message").textContent === "";
    slots("message").classList.toggle("of-document", entry.isOfDocument);
    if (entry.accept) {
      slots("command").hidden = false;
      slots("accept").textContent = entry.accept;
      slots("copy").addEventListener("click", () => this.copy());
    }
    this.fillList(slots("notes"), slots("notes"), entry.notes);
    const environment = slots("environment");
    this.fillList(environment, environment.querySelector("ul"), entry.environment);
    this.fillPlaces(entry.places);
    this.fillTexts();
  }

  message() {
    const { entry } = this;
    const words = [entry.message];
    if (entry.numbers && !entry.message) {
      const { count, total, worst, tolerated = 0 } = entry.numbers;
      const shown = count > 0 ? count : tolerated;
      // If only ignored pixels differ, the verdict contains this information.
      if (shown > 0) {
        words.push(
          `${shown.toLocaleString("en")} of ${total.toLocaleString("en")} pixels differ` +
            `${count > 0 ? "" : " within the tolerance"}, the worst by ${worst} of 255`,
        );
      }
    }
    if (entry.tolerance) words.push(`Tolerance: ${entry.tolerance}`);
    return words.filter(Boolean).join("\n");
  }

  fillList(holder, list, lines) {
    holder.hidden = lines.length === 0;
    list.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      }),
    );
  }

  fillPlaces(places) {
    this.places = places;
    this.place = -1;
    const section = this.slots("places");
    section.hidden = places.length === 0;
    const most = Math.max(1, ...places.map((place) => place.count));
    section.querySelector("ol").replaceChildren(
      ...places.map((place) => {
        const item = document.createElement("li");
        const name = document.createElement("bdi");
        name.textContent = place.name;
        const bar = document.createElement("span");
        bar.className = "bar-of-place";
        bar.setAttribute("aria-hidden", "true");
        bar.style.setProperty("--share", place.count / most);
        const count = document.createElement("span");
        count.className = "count-of-place";
        count.textContent = `${place.count.toLocaleString("en")} px`;
        item.append(name, bar, count);
        return item;
      }),
    );
  }

  /** Fills the texts, which explain why the pixels of the snapshot or its picture differ. */
  fillTexts() {
    const all = data.snapshots.filter((other) => other.isText && other.name === this.entry.name);
    const shown = this.entry.isText ? [this.entry] : all;
    for (const entry of shown) {
      const files = [["Expected", entry.expectedText], [entry.actualTitle, entry.actualText]];
      const isSaid = entry !== this.entry && entry.category !== "passed";
      if (!isSaid && !entry.text && files.every(([, file]) => !file)) continue;
      const section = document.createElement("section");
      const title = document.createElement("h3");
      title.textContent = entry.kind[0].toUpperCase() + entry.kind.slice(1);
      section.append(title);
      if (isSaid && !entry.text) {
        const words = document.createElement("p");
        words.className = "message";
        words.textContent = [entry.state, entry.message].filter(Boolean).join("\n");
        words.classList.toggle("of-document", entry.isOfDocument);
        section.append(words);
      }
      if (entry.text) section.append(this.difference(entry));
      section.append(this.links(files));
      this.slots("texts").append(section);
    }
  }

  /** Returns an element for the lines of a text difference, which are loaded asynchronously. */
  difference(entry) {
    const host = document.createElement("pre");
    host.className = "text";
    host.tabIndex = 0;
    host.setAttribute("role", "region");
    host.setAttribute("aria-label", `Differences of the ${entry.kind}`);
    const fill = (text) => {
      const kinds = { "+": "ins", "-": "del" };
      host.replaceChildren(
        ...text.split("\n").map((line) => {
          const element = document.createElement(kinds[line[0]] ?? "span");
          if (line.startsWith("@@")) element.className = "place-of-lines";
          element.textContent = `${line}\n`;
          return element;
        }),
      );
    };
    store.load(entry.text).then(fill, (error) => (host.textContent = error.message));
    return host;
  }

  links(files) {
    const holder = document.createElement("p");
    holder.className = "files";
    for (const [name, file] of files) {
      if (!file) continue;
      const link = document.createElement("a");
      link.href = file;
      link.textContent = name;
      holder.append(link);
    }
    return holder;
  }

  async copy() {
    const { accept } = this.entry;
    if (await copyText(accept)) {
      this.slots("copy").textContent = "Copied";
      setTimeout(() => (this.slots("copy").textContent = "Copy"), 1500);
    } else {
      getSelection().selectAllChildren(this.slots("accept"));
      announce("The command is selected; copy it with the browser.");
    }
  }

  // MARK: Pictures

  /** Displays the pictures. The article must be in the page. */
  async start() {
    const { entry, slots } = this;
    const make = (facts, name) => (facts ? new Picture(facts, name, entry.ignored) : null);
    const expected = make(entry.expected, "Expected");
    const actual = make(entry.actual, entry.actualTitle);
    this.fillFiles();
    if (!expected && !actual) return;
    slots("pictures").hidden = false;
    this.stage = new Stage(slots, expected, actual);
    const isPair = expected && actual;
    slots("modes").hidden = !isPair;
    slots("next-place").hidden = !isPair;
    for (const radio of slots("modes").querySelectorAll("input")) {
      radio.addEventListener("change", () => this.choose(radio.value));
    }
    const actions = {
      "zoom-in": () => this.stage.stepZoom(1),
      "zoom-out": () => this.stage.stepZoom(-1),
      "zoom-fit": () => this.stage.setZoom(null),
      "next-place": () => this.goToNextDifference(),
      blink: () => this.stage.toggleBlinking(),
      play: () => this.scrubber?.toggle(),
    };
    for (const [name, action] of Object.entries(actions)) {
      slots(name).addEventListener("click", action);
    }
    if (entry.isAnimation) {
      this.scrubber = new Scrubber(
        slots,
        this.stage,
        [expected, actual].filter(Boolean),
        new Set(entry.frames),
        (index, stays) => this.showFrame(index, stays),
      );
      try {
        if (entry.framePlaces) this.frames = JSON.parse(await store.load(entry.framePlaces));
        await this.scrubber.prepare();
      } catch (error) {
        announce(`The frames cannot be read: ${error.message}`);
        this.scrubber = null;
      }
    }
    if (!this.stage) return;
    this.choose(isPair ? Detail.mode : "single");
    // The first different frame is displayed first.
    if (this.scrubber) await this.scrubber.show(entry.frames[0] ?? 0);
  }

  /** Displays the different places and the ignored regions of an animation's frame. */
  showFrame(index, stays) {
    if (!this.frames) return;
    const { places, ignored } = placesOfFrame(this.frames, index);
    this.stage?.setIgnored(ignored);
    // During playback, a list with a changing height would move the pictures.
    if (!stays || this.frame === index) return;
    this.frame = index;
    this.fillPlaces(places);
    const isLone = index >= this.scrubber.common;
    if (this.entry.frames.length === 0 && !isLone) return;
    const section = this.slots("places");
    section.hidden = false;
    let title = places.length > 0 ? `Differences of frame ${index}` : `Frame ${index} does not differ`;
    if (isLone) title = `A single animation has frame ${index}`;
    section.querySelector("h3").textContent = title;
  }

  choose(mode) {
    if (mode !== "single") {
      if (!this.stage?.expected || !this.stage?.actual) return;
      Detail.mode = mode;
      this.slots("modes").querySelector(`[value="${mode}"]`).checked = true;
    }
    this.stage?.show(mode);
  }

  /** Scrolls to the pictures unless most of the available space displays pictures. */
  bringPicturesIntoView() {
    const scroller = getComputedStyle(main).overflowY === "auto" ? main : columns;
    const room = scroller.getBoundingClientRect();
    const stage = this.slots("stage").getBoundingClientRect();
    const seen = Math.min(room.bottom, stage.bottom) - Math.max(room.top, stage.top);
    if (seen >= 0.8 * Math.min(room.height, stage.height)) return;
    this.slots("pictures").scrollIntoView({ block: "start" });
  }

  /** Selects the next known place, or the next different row if no places are known. */
  async goToNextDifference() {
    const { stage } = this;
    if (!stage?.expected || !stage?.actual) return;
    try {
      const known = this.places.filter((place) => place.frame);
      for (let tries = 0; tries < known.length; tries += 1) {
        this.place = (this.place + 1) % known.length;
        const place = known[this.place];
        const pixel = await firstDifference(stage.expected, stage.actual, place.frame);
        if (!pixel) continue;
        stage.setPixel(pixel.x, pixel.y, true);
        this.markPlace(place);
        announce(`${this.place + 1} of ${known.length}: ${place.name}`);
        return;
      }
      await stage.goToNextDifference();
    } catch (error) {
      stage.fail(error);
    }
  }

  markPlace(place) {
    const items = this.slots("places").querySelectorAll("li");
    this.places.forEach((other, index) => {
      if (other === place) items[index].setAttribute("aria-current", "true");
      else items[index].removeAttribute("aria-current");
    });
  }

  fillFiles() {
    const { entry } = this;
    this.slots("files").replaceWith(
      this.links([
        ["Expected", entry.expected?.file],
        [entry.actualTitle, entry.actual?.file],
        ["Picture of the difference", entry.difference?.file],
      ]),
    );
  }

  stop() {
    this.scrubber?.stop();
    this.stage?.stop();
    this.stage = null;
  }
}

/** Display mode of two pictures, kept for the next snapshot. */
Detail.mode = "side";
