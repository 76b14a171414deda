// The timeline: a scrubber, single frames, and playback at a chosen speed.

import { $, selected, state } from "./store.js";
import { showPicture } from "./stage.js";

let timeline = null;
let frame = 0;
let playing = null;
let showing = false;

/** Shows the controls of a timeline, or hides them. */
export function showTimeline(found) {
  const isNew = JSON.stringify(found) !== JSON.stringify(timeline);
  timeline = found ?? null;
  $("timeline").hidden = !timeline;
  if (!timeline) return stop();
  $("scrubber").max = timeline.frames - 1;
  if (isNew) frame = 0;
  frame = Math.min(frame, timeline.frames - 1);
  return label();
}

/** Whether the page shows a frame of the timeline in place of the first state. */
export function isInTimeline() {
  return Boolean(timeline) && (frame > 0 || playing !== null);
}

function label() {
  $("scrubber").value = frame;
  const seconds = (frame / timeline.framesPerSecond).toFixed(3);
  $("instant").value = `${frame + 1}/${timeline.frames}  ${seconds} s`;
}

/** Shows a frame; while a frame is being drawn, only the last wanted frame waits. */
export async function showFrame(index) {
  if (!timeline) return;
  frame = Math.min(Math.max(index, 0), timeline.frames - 1);
  label();
  if (showing) return;
  showing = true;
  let drawn = -1;
  while (drawn !== frame) {
    drawn = frame;
    await showPicture(selected("frame", { frame: drawn }));
  }
  showing = false;
}

/** Moves by some frames. */
export function step(distance) {
  if (!timeline) return;
  stop();
  showFrame(frame + distance);
}

function stop() {
  cancelAnimationFrame(playing);
  playing = null;
  $("play").textContent = "▶";
  $("play").setAttribute("aria-label", "Play");
}

/** Plays the timeline, or stops. */
export function playOrStop() {
  if (!timeline) return;
  if (playing !== null) return stop();
  if (frame >= timeline.frames - 1) frame = 0;
  $("play").textContent = "❚❚";
  $("play").setAttribute("aria-label", "Pause");
  const first = frame;
  let start = null;
  const tick = (now) => {
    start ??= now;
    const speed = Number($("speed").value);
    const passed = ((now - start) / 1000) * speed * timeline.framesPerSecond;
    const wanted = first + Math.floor(passed);
    showFrame(wanted);
    if (wanted >= timeline.frames - 1) return stop();
    playing = requestAnimationFrame(tick);
  };
  playing = requestAnimationFrame(tick);
}

$("scrubber").addEventListener("input", () => {
  stop();
  showFrame(Number($("scrubber").value));
});
$("play").addEventListener("click", playOrStop);
$("back").addEventListener("click", () => step(-1));
$("forward").addEventListener("click", () => step(1));

/** Returns to the first frame, since another document is selected. */
export function rewind() {
  stop();
  frame = 0;
}
