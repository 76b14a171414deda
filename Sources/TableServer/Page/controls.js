// The controls of the environment, and the sheet of all values of an axis.

import { $, element, state } from "./store.js";

/** Creates the controls, and calls `body` after each change. */
export function makeControls(body) {
  for (const control of state.folder.controls) {
    const field = control.values.length
      ? element("select", { name: control.name }, element("option", { value: "" }, "as stated"),
        ...control.values.map((value) => element("option", { value }, value)))
      : element("input", { type: "text", name: control.name, placeholder: "as stated" });
    field.addEventListener("change", () => set(control.name, field.value.trim(), body));
    $("controls").append(element("label", {}, control.title, field));
    if (control.values.length > 1) {
      $("sheet").append(element("option", { value: control.name }, control.title));
    }
  }
  $("sheet").addEventListener("change", () => {
    state.sheet = $("sheet").value;
    body();
  });
  $("reset").addEventListener("click", () => {
    state.settings = {};
    state.sheet = "";
    body();
  });
}

function set(name, value, body) {
  if (value) state.settings[name] = value;
  else delete state.settings[name];
  body();
}

/** Shows the values of the settings in the controls. */
export function showControls() {
  for (const field of $("controls").querySelectorAll("select, input")) {
    field.value = state.settings[field.name] ?? "";
    field.parentElement.classList.toggle("set", field.name in state.settings);
  }
  $("sheet").value = state.sheet;
}

/** Selects the next value of an axis. */
export function next(name, body) {
  const values = state.folder.controls.find((control) => control.name === name)?.values ?? [];
  const place = values.indexOf(state.settings[name] ?? "");
  set(name, values[place + 1] ?? "", body);
}
