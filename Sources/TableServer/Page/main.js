// The page: loads the folder, follows changes, and connects the parts.

import { makeControls, next, showControls } from "./controls.js";
import { key } from "./keys.js";
import { markSelection, neighbour, onChoice, reloadThumbnails, showList } from "./list.js";
import { compare, select, selectedPanel, showFacts, showSource } from "./panels.js";
import { onView, setViews, showErrors, showPicture, showSheet, zoomBy } from "./stage.js";
import { $, element, problemsOf, read, remember, restore, selected, state } from "./store.js";
import { isInTimeline, playOrStop, rewind, showFrame, showTimeline, step } from "./timeline.js";

let turn = 0;

/** Loads the facts and the picture of the selected document. */
async function reload() {
  remember();
  showControls();
  markSelection();
  if (!state.document) return;
  const own = (turn += 1);
  const picture = isInTimeline() ? null : showPicture(selected("picture"));
  let facts;
  try {
    facts = await read(selected("document"));
  } catch (error) {
    facts = { pictures: [], problems: problemsOf(error), views: [], elements: [] };
  }
  // The user may have chosen another document in the meantime.
  if (own !== turn) return;
  // Other settings can leave fewer pictures.
  if (facts.pictures.length > 0 && state.index >= facts.pictures.length) {
    state.index = facts.pictures.length - 1;
    return reload();
  }
  state.facts = facts;
  document.title = `${state.document} – Tableshot`;
  $("status").textContent = `${state.document} · ${facts.milliseconds ?? 0} ms`;
  showPictures(facts.pictures);
  showErrors(facts.problems);
  showFacts(facts);
  setViews(facts.views);
  showTimeline(facts.timeline);
  showSheet();
  if (picture) await picture;
  else showFrame(Number($("scrubber").value));
  if (selectedPanel() === "snapshots") compare();
}

/** Fills the menu of a document's pictures. */
function showPictures(pictures) {
  const menu = $("pictures");
  menu.hidden = pictures.length < 2;
  menu.replaceChildren(...pictures.map((each, index) => element("option", { value: index }, each.title)));
  menu.value = state.index;
}

function choose(path) {
  if (!path || path === state.document) return;
  state.document = path;
  state.index = 0;
  state.lost = null;
  rewind();
  reload();
}

async function loadFolder() {
  state.folder = await read("/api/folder");
  $("folder").textContent = state.folder.name;
  $("folder").title = `Tableshot ${state.folder.version}`;
}

/** Selects the first document if the selected document does not exist, until it exists again. */
function checkSelection() {
  const paths = state.folder.documents.map((each) => each.path);
  if (state.lost && paths.includes(state.lost)) {
    state.document = state.lost;
    state.index = 0;
    state.lost = null;
  } else if (!paths.includes(state.document)) {
    state.lost ??= state.document;
    state.document = paths[0] ?? null;
    state.index = 0;
  }
}

/**
 * Follows the changes of the folder, and connects again after an interruption.
 * Calls `isOpen` when the connection is open, since earlier changes are not sent.
 */
function follow(isOpen = () => {}) {
  const socket = new WebSocket(`ws://${location.host}/changes`);
  let wasOpen = false;
  socket.onopen = () => {
    wasOpen = true;
    isOpen();
    if ($("status").dataset.lost) {
      delete $("status").dataset.lost;
      refresh({ number: Date.now(), documents: state.folder.documents.map((each) => each.path), isList: true });
    }
  };
  socket.onmessage = (event) => refresh(JSON.parse(event.data));
  socket.onclose = () => {
    if (wasOpen) {
      $("status").textContent = "The server has stopped. Waiting for it…";
      $("status").dataset.lost = "yes";
    }
    isOpen();
    setTimeout(follow, 1000);
  };
}

async function refresh(change) {
  for (const document of change.documents) state.changes.set(document, change.number);
  if (change.documents.includes(state.document)) await reload();
  if (change.isList) {
    await loadFolder();
    const before = state.document;
    checkSelection();
    showList();
    if (state.document !== before) await reload();
  }
  reloadThumbnails(change.documents);
}

$("pictures").addEventListener("change", () => {
  state.index = Number($("pictures").value);
  rewind();
  reload();
});
$("filter").addEventListener("input", showList);
addEventListener("hashchange", () => {
  restore();
  checkSelection();
  rewind();
  reload();
});
onChoice(choose);
onView(showSource);

key(["j", "ArrowDown"], "the next document", () => choose(neighbour(1)));
key(["k", "ArrowUp"], "the previous document", () => choose(neighbour(-1)));
key(["/"], "filter the documents", () => $("filter").focus());
key(["t"], "the next theme", () => next("theme", reload));
key(["d"], "the next appearance", () => next("appearance", reload));
key(["s"], "the next text size", () => next("contentSize", reload));
key(["r"], "the other direction", () => next("direction", reload));
key(["0"], "the environment as stated", () => $("reset").click());
key(["+", "="], "zoom in", () => zoomBy(1));
key(["-"], "zoom out", () => zoomBy(-1));
key(["f"], "fit the picture", () => zoomBy(0));
key([" "], "play or stop the timeline", playOrStop);
key(["ArrowRight"], "the next frame", () => step(1));
key(["ArrowLeft"], "the previous frame", () => step(-1));
["problems", "views", "reading", "findings", "snapshots"].forEach((panel, index) => {
  key([String(index + 1)], `the panel “${panel}”`, () => select(panel));
});
key(["?"], "these shortcuts", () => $("help").showModal());

try {
  await loadFolder();
  restore();
  checkSelection();
  makeControls(reload);
  showList();
  await new Promise(follow);
  await reload();
} catch (error) {
  showErrors(problemsOf(error));
}
