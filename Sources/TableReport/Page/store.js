// What is only loaded when it is looked at: contents by the name of their hash.
//
// A page that is opened from a disk may neither fetch files nor read the pixels of its images. It may
// run scripts that lie beside it, so contents come as scripts which hand over one text each.

const store = {
  waiting: new Map(),
  kept: new Map(),

  /** The text with a hash; the last few stay in memory. */
  load(hash) {
    const kept = this.kept.get(hash);
    if (kept) {
      this.kept.delete(hash);
      this.kept.set(hash, kept);
      return kept;
    }
    const promise = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `data/${hash}.js`;
      this.waiting.set(hash, resolve);
      script.addEventListener("load", () => script.remove());
      script.addEventListener("error", () => {
        script.remove();
        this.kept.delete(hash);
        reject(new Error(`data/${hash}.js cannot be read`));
      });
      document.head.append(script);
    });
    this.kept.set(hash, promise);
    if (this.kept.size > 8) this.kept.delete(this.kept.keys().next().value);
    return promise;
  },
};

/** Called by the scripts in the folder `data`. */
window.tableshotReceive = (hash, text) => {
  store.waiting.get(hash)?.(text);
  store.waiting.delete(hash);
};

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
