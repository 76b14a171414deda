// Selection of the open snapshot by the fragment of the address.

const router = {
  detail: null,
  host: document.getElementById("detail"),
  placeholder: document.getElementById("placeholder"),

  start() {
    addEventListener("hashchange", () => this.follow());
    this.follow();
  },

  follow() {
    const id = location.hash.slice(1);
    if (id === "main") return;
    // Beside the list of a wide page, the first snapshot opens by default.
    const isWide = matchMedia("(min-width: 900px)").matches;
    this.show(entries.has(id) || !isWide ? id : (this.detail?.entry.id ?? list.shown[0]?.dataset.id));
  },

  go(id) {
    if (!id) return;
    location.replace(`#${id}`);
    // The change is immediate, so that the next key press refers to the new snapshot.
    this.follow();
  },

  /** Opens a chosen snapshot and moves the focus there; the browser's Back returns to the list. */
  open(id) {
    location.hash = id;
    this.follow();
    main.focus({ preventScroll: true });
  },

  close() {
    const id = this.detail?.entry.id;
    location.hash = "";
    this.follow();
    document.querySelector(`#list > li[data-id="${id}"] > a`)?.focus();
  },

  show(id) {
    const entry = entries.get(id);
    document.body.dataset.view = location.hash.length > 1 && entry ? "detail" : "list";
    if (entry && entry.id === this.detail?.entry.id) return;
    this.detail?.stop();
    this.detail = entry ? new Detail(entry) : null;
    this.host.replaceChildren(...(this.detail ? [this.detail.root] : []));
    this.placeholder.hidden = Boolean(entry);
    document.title = entry ? `${entry.name} – ${data.title}` : data.title;
    list.mark(id);
    list.markUnlisted();
    if (!entry) return;
    main.scrollTop = 0;
    if (document.body.dataset.view === "detail") announce(`${entry.name}: ${entry.state}`);
    this.detail.start().catch((error) => announce(error.message));
  },
};
