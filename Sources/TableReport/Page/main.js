// Start of the page's scripts.

const theme = {
  names: ["automatic", "light", "dark"],
  button: document.getElementById("theme"),
  index: 0,

  next() {
    this.index = (this.index + 1) % this.names.length;
    const name = this.names[this.index];
    document.documentElement.dataset.theme = name;
    this.button.textContent = `Theme: ${name}`;
  },
};

list.start();
router.start();
theme.button.addEventListener("click", () => theme.next());
document.getElementById("help-open").addEventListener("click", () => help.open());
document.addEventListener("keydown", onKey);
