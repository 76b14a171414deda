// The large picture: zoom, marked views, errors, and the sheet of an axis.

import { $, element, loadPicture, problemsOf, selected, state } from "./store.js";
import { problem } from "./panels.js";

let zoom = null;
let shown = null;
let views = [];
let open = () => {};

/** Calls `body` with a view that the user clicks. */
export function onView(body) {
  open = body;
}

/** Returns the size of the shown picture, in points; the last picture stays during errors. */
function size() {
  shown = state.facts?.pictures[state.index] ?? shown;
  return shown ?? { width: $("picture").naturalWidth, height: $("picture").naturalHeight };
}

/** Returns the size of a point on the page, in CSS pixels. */
function factor() {
  if (zoom) return zoom;
  const room = $("stage").clientHeight - 28;
  return Math.min(1.5, Math.max(0.2, room / size().height));
}

/** Applies the zoom to the picture. */
export function resize() {
  const { width } = size();
  $("picture").style.width = `${width * factor()}px`;
  $("zoom").value = zoom ? `${Math.round(zoom * 100)} %` : "fit";
}

/** Changes the zoom by a step, or fits the picture for 0. */
export function zoomBy(step) {
  const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
  if (step === 0) zoom = null;
  else {
    const now = factor();
    const larger = steps.find((value) => value > now + 0.01) ?? 4;
    const smaller = steps.findLast((value) => value < now - 0.01) ?? 0.25;
    zoom = step > 0 ? larger : smaller;
  }
  resize();
}

/** Shows a picture; the earlier picture stays if the new one cannot be drawn. */
export async function showPicture(url) {
  try {
    await loadPicture($("picture"), url);
    $("picture").alt = state.document ?? "";
    $("canvas").classList.remove("stale");
    resize();
  } catch {
    $("canvas").classList.add("stale");
  }
}

/** Shows errors over the picture, or removes them. */
export function showErrors(problems) {
  const errors = problems.filter((each) => each.severity === "error");
  $("errors").hidden = errors.length === 0;
  $("errors").replaceChildren(...errors.map(problem));
}

/** Shows a picture for each value of an axis. */
export function showSheet() {
  const control = state.folder.controls.find((each) => each.name === state.sheet);
  $("grid").hidden = !control;
  $("canvas").hidden = Boolean(control);
  if (!control) return $("grid").replaceChildren();
  const figures = control.values.map((value) => {
    const image = element("img", { alt: `${control.title} ${value}` });
    loadPicture(image, selected("picture", { [control.name]: value })).catch(
      (error) => image.replaceWith(...problemsOf(error).map(problem)));
    return element("figure", {}, image, element("figcaption", {}, value));
  });
  return $("grid").replaceChildren(...figures);
}

// MARK: Views

/** Sets the views that the pointer marks. */
export function setViews(found) {
  views = found;
  mark(null);
}

/** Marks a rectangle of the screen with a name, or removes the mark. */
export function mark(view) {
  const box = $("mark");
  box.hidden = !view;
  if (!view) return;
  const scale = factor();
  const { x, y, width, height } = view.frame;
  box.style.left = `${x * scale}px`;
  box.style.top = `${y * scale}px`;
  box.style.width = `${width * scale}px`;
  box.style.height = `${height * scale}px`;
  box.classList.toggle("below", y * scale < 20);
  const number = (value) => Math.round(value * 100) / 100;
  const text = `${view.name ?? view.spoken}  ${number(x)} ${number(y)}  ${number(width)} × ${number(height)}`;
  box.replaceChildren(element("span", {}, text));
}

/** Returns the front view at a place of the picture. */
function viewAt(event) {
  const scale = factor();
  const edges = $("picture").getBoundingClientRect();
  const x = (event.clientX - edges.left) / scale;
  const y = (event.clientY - edges.top) / scale;
  return views.findLast(({ frame }) => x >= frame.x && x < frame.x + frame.width
    && y >= frame.y && y < frame.y + frame.height);
}

$("picture").addEventListener("pointermove", (event) => mark(viewAt(event) ?? null));
$("picture").addEventListener("pointerleave", () => mark(null));
$("picture").addEventListener("click", (event) => {
  const view = viewAt(event);
  if (view) open(view);
});
$("smaller").addEventListener("click", () => zoomBy(-1));
$("larger").addEventListener("click", () => zoomBy(1));
new ResizeObserver(resize).observe($("stage"));
