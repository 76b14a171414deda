// Contents that are loaded when needed, named by their hash.
//
// A page on a disk can neither fetch files nor read the pixels of its images, but it can run scripts
// in its folder. Each content is therefore a script that passes a text to the page.

const store = {
  waiting: new Map(),
  kept: new Map(),

  /** Returns the text with a hash; the most recent texts stay in memory. */
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

/** Receives a text from a script in the folder `data`. */
window.tableshotReceive = (hash, text) => {
  store.waiting.get(hash)?.(text);
  store.waiting.delete(hash);
};

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
