// The list of documents with thumbnails.

import { $, address, element, loadPicture, state } from "./store.js";

let choose = () => {};

/** Calls `body` with the path of a document that the user chooses. */
export function onChoice(body) {
  choose = body;
}

const thumbnails = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    thumbnails.unobserve(entry.target);
    load(entry.target);
  }
});

const waiting = new Set();
let isLoading = false;

/** Loads thumbnails one after the other, so that the large picture does not wait for them. */
async function load(image) {
  waiting.add(image);
  if (isLoading) return;
  isLoading = true;
  for (const next of waiting) {
    waiting.delete(next);
    if (!next.isConnected) continue;
    try {
      await loadPicture(next, address("picture", next.dataset.document, { scale: 0.5 }));
      next.classList.remove("wrong");
    } catch {
      next.classList.add("wrong");
    }
  }
  isLoading = false;
}

/** Draws the list anew. */
export function showList() {
  const word = $("filter").value.toLowerCase();
  const items = state.folder.documents
    .filter((document) => document.path.toLowerCase().includes(word))
    .map(item);
  $("list").replaceChildren(...items);
  if (items.length === 0) {
    const text = state.folder.documents.length ? "No document matches." : "The folder has no document.";
    $("list").append(element("li", {}, text));
  }
}

function item(document) {
  const image = element("img", { alt: "", className: "blank" });
  image.dataset.document = document.path;
  thumbnails.observe(image);
  const folder = document.path.includes("/") ? document.path.replace(/\/[^/]*$/, "") : "";
  const kind = document.kind === "document" ? folder : [document.kind, folder].filter(Boolean).join(" · ");
  const button = element(
    "button", { type: "button", title: document.path }, image,
    element("span", {}, element("b", {}, document.name), element("small", {}, kind)));
  button.dataset.document = document.path;
  button.setAttribute("aria-current", document.path === state.document);
  button.addEventListener("click", () => choose(document.path));
  return element("li", {}, button);
}

/** Marks the selected document. */
export function markSelection() {
  for (const button of $("list").querySelectorAll("button")) {
    const isSelected = button.dataset.document === state.document;
    button.setAttribute("aria-current", isSelected);
    if (isSelected) button.scrollIntoView({ block: "nearest" });
  }
}

/** Draws the thumbnails of changed documents again. */
export function reloadThumbnails(documents) {
  for (const image of $("list").querySelectorAll("img")) {
    const isLoaded = image.src || image.classList.contains("wrong");
    if (isLoaded && documents.includes(image.dataset.document)) load(image);
  }
}

/** Returns the document some places before or after the selection in the shown list. */
export function neighbour(distance) {
  const shown = [...$("list").querySelectorAll("button")].map((button) => button.dataset.document);
  const place = shown.indexOf(state.document) + distance;
  return shown[Math.min(Math.max(place, 0), shown.length - 1)];
}
