// The list beside the snapshot: search and filters.

const list = {
  items: [...document.querySelectorAll("#list > li")],
  filters: [...document.querySelectorAll(".filter")],
  search: document.getElementById("search"),
  accept: document.getElementById("accept-shown"),

  start() {
    this.texts = new Map();
    const owners = new Map();
    for (const entry of data.snapshots) if (!entry.isPart) owners.set(entry.name, entry.id);
    for (const entry of data.snapshots) {
      const words = [entry.name, entry.reference, entry.document, entry.kind, entry.message];
      const places = entry.places.map((place) => place.name);
      const text = words.concat(places).filter(Boolean).join("\n").toLowerCase();
      // A text beside a picture is found with it.
      const id = entry.isPart ? owners.get(entry.name) : entry.id;
      this.texts.set(id, `${this.texts.get(id) ?? ""}\n${text}`);
    }
    for (const button of this.filters) {
      button.addEventListener("click", () => {
        const isOn = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", isOn);
        this.update();
      });
    }
    this.search.addEventListener("input", () => this.update());
    this.accept.addEventListener("click", async () => {
      if (!(await copyText(this.command))) announce(`The command is ${this.command}`);
    });
    this.update();
  },

  update() {
    const categories = new Set(
      this.filters
        .filter((button) => button.getAttribute("aria-pressed") === "true")
        .map((button) => button.dataset.category),
    );
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of this.items) {
      const { id } = item.dataset;
      const isShown =
        categories.has(entries.get(id)?.category) &&
        words.every((word) => this.texts.get(id).includes(word));
      if (item.hidden === isShown) item.hidden = !isShown;
      if (isShown) count += 1;
    }
    const all = this.items.length.toLocaleString("en");
    document.getElementById("shown").textContent = `${count.toLocaleString("en")} of ${all} shown`;
    document.getElementById("none").hidden = count > 0;
    this.updateCommand();
  },

  /** The command that accepts all that is shown and can be accepted. */
  updateCommand() {
    const all = data.snapshots.filter((entry) => entry.pattern);
    const ids = new Set(this.shown.map((item) => item.dataset.id));
    const wanted = [...new Set(all.filter(({ id }) => ids.has(id)).map(({ pattern }) => pattern))];
    const isAll = wanted.length === new Set(all.map(({ pattern }) => pattern)).size;
    const word = `^(?:${wanted.join("|")})$`.replaceAll("'", "'\\''");
    this.command = isAll ? data.accept : `${data.accept} --filter '${word}'`;
    this.accept.hidden = wanted.length === 0;
    this.accept.title = this.command;
    this.accept.setAttribute(
      "aria-label",
      `Copy the command that accepts ${wanted.length === 1 ? "the one" : `the ${wanted.length}`} shown`,
    );
  },

  get shown() {
    return this.items.filter((item) => !item.hidden);
  },

  /** The snapshot before or after another among those that are shown. */
  neighbour(id, step) {
    const { shown } = this;
    const index = shown.findIndex((item) => item.dataset.id === id);
    if (index >= 0) return shown[index + step]?.dataset.id;
    return (step > 0 ? shown[0] : shown.at(-1))?.dataset.id;
  },

  mark(id) {
    this.current?.removeAttribute("aria-current");
    this.current = this.items.find((item) => item.dataset.id === id)?.firstElementChild;
    this.current?.setAttribute("aria-current", "true");
    this.current?.scrollIntoView({ block: "nearest" });
  },
};
