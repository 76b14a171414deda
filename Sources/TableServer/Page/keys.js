// Keyboard shortcuts.

import { $, element } from "./store.js";

const keys = [];

/** Adds a shortcut with the sentence that the help shows. */
export function key(names, sentence, body) {
  keys.push({ names, body });
  $("keys").append(element("dt", {}, names.map((name) => (name === " " ? "space" : name)).join(" ")),
    element("dd", {}, sentence));
}

addEventListener("keydown", (event) => {
  const isTyping = ["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName);
  if (event.key === "Escape" && isTyping) event.target.blur();
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  // A focused button keeps the space key.
  if (event.key === " " && event.target.tagName === "BUTTON") return;
  if (document.querySelector("dialog[open]")) return;
  const found = keys.find(({ names }) => names.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.body();
});

$("help-button").addEventListener("click", () => $("help").showModal());
