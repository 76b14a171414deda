// Slider that chooses a frame of an animation, and button that plays the animation.

class Scrubber {
  /** Creates a scrubber. `shown` receives the number of each frame, and whether the frame stays. */
  constructor(slots, stage, pictures, differing, shown) {
    this.slots = slots;
    this.stage = stage;
    this.pictures = pictures;
    this.differing = differing;
    this.shown = shown;
    this.index = 0;
    slots("frame").addEventListener("input", (event) => {
      this.pause();
      this.show(Number(event.target.value));
    });
  }

  async prepare() {
    await Promise.all(this.pictures.map((picture) => picture.prepareFrames()));
    const counts = this.pictures.map((picture) => picture.animation.count);
    this.count = Math.max(...counts);
    /** Number of frames that all animations have in common. */
    this.common = Math.min(...counts);
    this.slots("frames").hidden = false;
    this.slots("frame").max = this.count - 1;
    this.tell();
  }

  async show(index) {
    this.index = Math.min(this.count - 1, Math.max(0, index));
    this.tell();
    await Promise.all(this.pictures.map((picture) => picture.animation.show(this.index)));
    this.shown(this.index, !this.timer);
    this.stage.refresh();
  }

  tell() {
    const words = this.pictures
      .filter((picture) => picture.animation.count < this.count)
      .map((picture) => `${picture.name.toLowerCase()} has ${picture.animation.count}`);
    const counts = words.length > 0 ? ` (${words.join(", ")})` : "";
    // Frames are counted from 0, as in results, terminal output and file names.
    const number = `frame ${this.index} of 0–${this.count - 1}`;
    const differs = this.differing.has(this.index) ? ", differs" : "";
    this.slots("frame").value = this.index;
    this.slots("frame").setAttribute("aria-valuetext", number + differs);
    this.slots("frame-number").textContent = number + counts + differs;
  }

  step(count) {
    this.pause();
    this.show(this.index + count);
  }

  toggle() {
    if (this.timer) this.pause();
    else this.play();
  }

  play() {
    this.slots("play").setAttribute("aria-pressed", "true");
    this.slots("play").textContent = "Pause";
    const next = async () => {
      await this.show((this.index + 1) % this.count);
      if (this.timer) this.timer = setTimeout(next, this.delay());
    };
    this.timer = setTimeout(next, this.delay());
  }

  delay() {
    // A shorter delay would exceed the refresh rate of screens.
    return Math.max(16, this.pictures[0].animation.delay(this.index));
  }

  pause() {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.slots("play").setAttribute("aria-pressed", "false");
    this.slots("play").textContent = "Play";
    this.shown(this.index, true);
  }

  stop() {
    this.pause();
  }
}
