// List beside the snapshot, with search and filters.

/** Number of entries that the page adds at first, and at each scroll to the end of the list.
    With thousands of entries, each change would lay out all entries. */
const listStep = 100;

const list = {
  host: document.getElementById("list"),
  items: [...document.querySelectorAll("#list > li")],
  filters: [...document.querySelectorAll(".filter")],
  search: document.getElementById("search"),
  accept: document.getElementById("accept-shown"),
  /** Entries that match the search and the filters. */
  shown: [],

  start() {
    this.texts = new Map();
    const owners = new Map();
    for (const entry of data.snapshots) if (!entry.isPart) owners.set(entry.name, entry.id);
    for (const entry of data.snapshots) {
      const words = [entry.name, entry.reference, entry.document, entry.kind, entry.message];
      const places = entry.places.map((place) => place.name);
      const text = words.concat(places).filter(Boolean).join("\n").toLowerCase();
      // A search finds a picture by the text beside the picture.
      const id = entry.isPart ? owners.get(entry.name) : entry.id;
      this.texts.set(id, `${this.texts.get(id) ?? ""}\n${text}`);
    }
    this.places = new Map(this.items.map((item) => [item.dataset.id, item]));
    for (const button of this.filters) {
      button.addEventListener("click", () => {
        const isOn = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", isOn);
        this.update();
      });
    }
    this.search.addEventListener("input", () => this.update());
    this.host.addEventListener("click", (event) => {
      const item = event.target.closest("a")?.parentElement;
      if (!item || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The focus moves to the snapshot, past hundreds of entries.
      router.open(item.dataset.id);
    });
    this.accept.addEventListener("click", async () => {
      if (!(await copyText(this.command))) announce(`The command is ${this.command}`);
    });
    this.end = new IntersectionObserver(
      (found) => {
        if (found.some((one) => one.isIntersecting)) this.extend(this.host.children.length + listStep);
      },
      // The list scrolls within the page. Browsers without `scrollMargin` add entries a little later.
      { scrollMargin: "1000px" },
    );
    this.update();
  },

  update() {
    const categories = new Set(
      this.filters
        .filter((button) => button.getAttribute("aria-pressed") === "true")
        .map((button) => button.dataset.category),
    );
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.shown = this.items.filter(({ dataset: { id } }) => {
      const text = this.texts.get(id);
      return categories.has(entries.get(id)?.category) && words.every((word) => text.includes(word));
    });
    this.host.replaceChildren();
    this.extend(listStep);
    // The list scrolls in its column; on narrow screens, the page scrolls.
    const column = this.host.closest(".side");
    column.scrollTop = 0;
    column.parentElement.scrollTop = 0;
    const all = this.items.length.toLocaleString("en");
    const count = this.shown.length;
    document.getElementById("shown").textContent = `${count.toLocaleString("en")} of ${all} shown`;
    document.getElementById("none").hidden = count > 0;
    this.updateCommand();
    this.markUnlisted();
  },

  /** Adds further entries to the page. */
  extend(count) {
    const former = this.host.children.length;
    const added = this.shown.slice(former, count);
    for (const item of added) {
      item.hidden = false;
      frameThumbnail(item);
    }
    this.host.append(...added);
    this.end.disconnect();
    if (this.host.children.length < this.shown.length) this.end.observe(this.host.lastElementChild);
  },

  /** Updates the command that accepts all displayed snapshots. */
  updateCommand() {
    const all = data.snapshots.filter((entry) => entry.pattern);
    const ids = new Set(this.shown.map((item) => item.dataset.id));
    const names = new Set(all.filter(({ id }) => ids.has(id)).map(({ name }) => name));
    const failed = new Set([...all.map(({ name }) => name), ...data.refused]);
    this.command = acceptCommand(names, failed);
    this.accept.hidden = !data.accept || names.size === 0;
    this.accept.disabled = this.command === null;
    this.accept.title =
      this.command ?? "Too many separate names for a single command. Search for a folder.";
    this.accept.setAttribute(
      "aria-label",
      `Copy the command that accepts ${names.size === 1 ? "the listed snapshot" : `the ${names.size} listed snapshots`}`,
    );
  },

  /** Returns the displayed snapshot before or after a snapshot. */
  neighbour(id, step) {
    const { shown } = this;
    const index = shown.findIndex((item) => item.dataset.id === id);
    if (index >= 0) return shown[index + step]?.dataset.id;
    return (step > 0 ? shown[0] : shown.at(-1))?.dataset.id;
  },

  mark(id) {
    this.current?.removeAttribute("aria-current");
    const item = this.places.get(id);
    const index = this.shown.indexOf(item);
    if (index >= this.host.children.length) this.extend(index + listStep);
    this.current = item?.firstElementChild;
    this.current?.setAttribute("aria-current", "true");
    this.current?.scrollIntoView({ block: "nearest" });
  },

  /** Indicates whether the list contains the open snapshot. */
  markUnlisted() {
    const { detail } = router;
    if (!detail) return;
    const owner = data.snapshots.find(
      (other) => !other.isPart && other.name === detail.entry.name,
    );
    const item = this.places.get((owner ?? detail.entry).id);
    detail.slots("unlisted").hidden = this.shown.includes(item);
  },
};

/** Displays the most different part of a long picture, in browsers that can crop pictures. */
function frameThumbnail(item) {
  const image = item.querySelector("img");
  const entry = entries.get(item.dataset.id);
  const picture = entry?.actual;
  // The list displays a single frame of an animation.
  const frame = entry?.stillPlace ?? entry?.places.find((place) => place.frame)?.frame;
  if (!image || !picture || !frame || image.style.objectViewBox) return;
  const ratio = 56 / 40;
  // The crop includes the surroundings of the part, within the picture.
  const wanted = Math.max(frame.width * 1.2, (frame.height * 1.2) / ratio, picture.width / 2);
  const width = Math.min(wanted, picture.width, picture.height / ratio);
  const height = width * ratio;
  const place = (start, length, room, all) =>
    Math.max(0, Math.min(all - room, length > room ? start : start + (length - room) / 2));
  const left = place(frame.x, frame.width, width, picture.width);
  const top = place(frame.y, frame.height, height, picture.height);
  const insets = [top, picture.width - left - width, picture.height - top - height, left];
  image.style.objectViewBox = `inset(${insets.map((one) => `${Math.max(0, one)}px`).join(" ")})`;
}
