// The panels beside the picture: problems, views, reading order, findings and snapshots.

import { $, element, problemsOf, read, selected, state } from "./store.js";
import { mark } from "./stage.js";

/** Returns an element that shows a problem with the source around its place. */
export function problem(each) {
  const place = [each.file, each.line, each.column].filter((part) => part !== undefined).join(":");
  const lines = (each.excerpt ?? []).map((line) => element(
    "div", { className: line.number === each.line ? "at" : "" },
    element("i", {}, String(line.number)), line.text));
  const parts = [
    element("div", { className: "where" }, place),
    element("div", { className: "what" }, `${each.severity}: ${each.message}`),
  ];
  if (lines.length) parts.push(element("div", { className: "excerpt" }, ...lines));
  return element("div", { className: `problem ${each.severity}` }, ...parts);
}

function count(panel, number) {
  const tab = document.querySelector(`[data-panel="${panel}"]`);
  tab.querySelector(".count")?.remove();
  if (number) tab.append(element("span", { className: "count" }, ` ${number}`));
}

function fill(panel, items, none) {
  count(panel, items.length);
  const list = items.length ? element("ol", {}, ...items) : element("p", { className: "none" }, none);
  $(panel).replaceChildren(list);
}

/** Shows the facts about the selected picture. */
export function showFacts(facts) {
  count("problems", facts.problems.length);
  $("problems").replaceChildren(...(facts.problems.length
    ? facts.problems.map(problem)
    : [element("p", { className: "none" }, "The document has no problem.")]));
  fill("views", facts.views.map(viewItem), "No view is visible.");
  fill("reading", facts.elements.map(elementItem), "A screen reader finds nothing.");
  if (selectedPanel() === "findings") inspect();
}

/** Inspects the table, which scrolls through its rows and takes longer than a picture. */
async function inspect() {
  const panel = $("findings");
  panel.replaceChildren(element("p", { className: "none" }, "Inspecting…"));
  try {
    const findings = await read(selected("findings"));
    fill("findings", findings.map((finding) => element(
      "li", {}, element("small", {}, finding.kind), element("div", {}, finding.message))),
    "The inspection has no finding.");
  } catch (error) {
    panel.replaceChildren(...problemsOf(error).map(problem));
  }
}

function viewItem(view) {
  const indent = view.path.length;
  const place = view.line ? `${view.file}:${view.line}` : "";
  const button = element("button", { type: "button" }, view.name, " ",
    element("small", {}, [view.text, place].filter(Boolean).join(" · ")));
  button.style.paddingLeft = `${6 + Math.min(indent, 12) * 10}px`;
  button.addEventListener("pointerenter", () => mark(view));
  button.addEventListener("focus", () => mark(view));
  button.addEventListener("click", () => showSource(view));
  return element("li", {}, button);
}

function elementItem(each, index) {
  const button = element("button", { type: "button" }, `${index + 1}. ${each.spoken || "unlabelled"}`);
  button.addEventListener("pointerenter", () => mark(each));
  button.addEventListener("focus", () => mark(each));
  return element("li", {}, button);
}

/** Shows the line of the file that describes a view. */
export async function showSource(view) {
  select("problems");
  if (!view.line) {
    $("problems").prepend(element("p", { className: "none" }, `${view.name} has no line in the document.`));
    return;
  }
  try {
    const shown = await read(selected("source", { file: view.file, line: view.line }));
    $("problems").replaceChildren(problem({ ...shown, severity: "view", message: view.name }));
  } catch (error) {
    $("problems").replaceChildren(...problemsOf(error).map(problem));
  }
}

// MARK: Tabs

/** Selects a panel. */
export function select(panel) {
  for (const tab of $("tabs").children) {
    const isSelected = tab.dataset.panel === panel;
    tab.setAttribute("aria-selected", isSelected);
    $(tab.dataset.panel).hidden = !isSelected;
  }
  if (panel === "snapshots") compare();
  if (panel === "findings" && state.document) inspect();
}

/** Returns the name of the selected panel. */
export function selectedPanel() {
  return $("tabs").querySelector('[aria-selected="true"]').dataset.panel;
}

for (const tab of $("tabs").children) tab.addEventListener("click", () => select(tab.dataset.panel));

// MARK: Snapshots

/** Compares the document with its recorded pictures. */
export async function compare() {
  if (!state.document) return;
  const panel = $("snapshots");
  panel.replaceChildren(element("p", { className: "none" }, "Comparing…"));
  try {
    const result = await read(selected("compare"));
    const parts = [element("p", {}, result.summary)];
    if (result.page) {
      const button = element("button", { type: "button" }, "Show the report");
      button.addEventListener("click", () => {
        $("report-frame").src = `/report/${result.page}?${Date.now()}`;
        $("report").showModal();
      });
      parts.push(element("p", {}, button));
    }
    if (result.canAccept) {
      const button = element("button", { type: "button", id: "accept" }, "Accept as references");
      button.addEventListener("click", accept);
      parts.push(element("p", {}, button));
    }
    panel.replaceChildren(...parts);
  } catch (error) {
    panel.replaceChildren(...problemsOf(error).map(problem));
  }
}

async function accept() {
  try {
    const written = await read(
      selected("accept"), { method: "POST", headers: { "X-Tableshot": "accept" } });
    await compare();
    $("snapshots").append(...written.map((path) => element("p", {}, `recorded ${path}`)));
  } catch (error) {
    $("snapshots").append(...problemsOf(error).map(problem));
  }
}
