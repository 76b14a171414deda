// State of the page: the folder, the selected document, and the settings of the controls.

export const $ = (id) => document.getElementById(id);

export const state = {
  folder: null,
  document: null,
  index: 0,
  /** Selected document that has disappeared, and is selected again when it returns. */
  lost: null,
  settings: {},
  sheet: "",
  facts: null,
  /** Number of the last change of each document; a new number makes the browser ask again. */
  changes: new Map(),
};

/** Creates an element. Texts are set as text and never as HTML. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** Returns the address of a request about a document. */
export function address(path, name, extra = {}) {
  const query = new URLSearchParams({ document: name, ...extra });
  query.set("change", state.changes.get(name) ?? 0);
  // The plus sign means a blank only in forms.
  return `/api/${path}?${`${query}`.replaceAll("+", "%20")}`;
}

/** Returns the address of a request about the selected picture. */
export function selected(path, extra = {}) {
  return address(path, state.document, { ...state.settings, index: state.index, ...extra });
}

/** Reads JSON; an answer with problems is thrown as an error with these problems. */
export async function read(url, options) {
  const response = await fetch(url, options);
  const type = response.headers.get("Content-Type") ?? "";
  if (!type.includes("json")) throw { problems: [{ severity: "error", message: await response.text() }] };
  const value = await response.json();
  if (value.problems && !value.pictures) throw value;
  return value;
}

/** Loads a picture into an element; an answer with problems is thrown. */
export async function loadPicture(image, url) {
  const response = await fetch(url);
  if (response.headers.get("Content-Type") !== "image/png") throw await response.json();
  const address = URL.createObjectURL(await response.blob());
  const former = image.src;
  image.src = address;
  await image.decode();
  if (former.startsWith("blob:")) URL.revokeObjectURL(former);
}

/** Returns the problems of a thrown value. */
export function problemsOf(error) {
  if (error?.problems) return error.problems;
  return [{ severity: "error", message: `${error?.message ?? error}` }];
}

/** Keeps the selection in the address of the page, so that a reload shows the same picture. */
export function remember() {
  const query = new URLSearchParams(state.settings);
  if (state.document) query.set("document", state.document);
  if (state.index) query.set("index", state.index);
  if (state.sheet) query.set("sheet", state.sheet);
  history.replaceState(null, "", `#${query}`);
}

/** Restores the selection from the address of the page. */
export function restore() {
  const query = new URLSearchParams(location.hash.slice(1));
  state.document = query.get("document");
  state.index = Math.max(0, Math.trunc(Number(query.get("index"))) || 0);
  state.sheet = query.get("sheet") ?? "";
  state.settings = {};
  for (const control of state.folder.controls) {
    const value = query.get(control.name);
    if (value) state.settings[control.name] = value;
  }
}
