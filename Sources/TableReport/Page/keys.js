// Everything can be reached with the keyboard; the dialog `?` lists the keys.

const modeKeys = { 1: "side", 2: "slider", 3: "onion", 4: "blink", 5: "difference" };

const keyActions = {
  j: () => router.go(list.neighbour(router.detail?.entry.id, 1)),
  k: () => router.go(list.neighbour(router.detail?.entry.id, -1)),
  "/": () => {
    if (document.body.dataset.view === "detail") router.close();
    list.search.focus();
    list.search.select();
  },
  "+": () => router.detail?.stage?.stepZoom(1),
  "=": () => router.detail?.stage?.stepZoom(1),
  "-": () => router.detail?.stage?.stepZoom(-1),
  0: () => router.detail?.stage?.setZoom(null),
  n: () => router.detail?.goToNextDifference(),
  c: () => router.detail?.entry.accept && router.detail.copy(),
  p: () => router.detail?.scrubber?.toggle(),
  ",": () => router.detail?.scrubber?.step(-1),
  ".": () => router.detail?.scrubber?.step(1),
  t: () => theme.next(),
  "?": () => help.open(),
};

const help = {
  dialog: document.getElementById("help"),

  open() {
    if (!this.dialog.open) this.dialog.showModal();
  },
};

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || help.dialog.open) return;
  const { target, key } = event;
  const isTyping = target.matches?.("input[type=search]");
  if (key === "Escape") {
    if (isTyping) {
      list.search.value = "";
      list.update();
      list.search.blur();
    } else if (document.body.dataset.view === "detail") {
      router.close();
    }
    return;
  }
  if (isTyping) return;
  if (key === " ") {
    if (router.detail?.stage?.mode !== "blink" || target.closest?.("button, a, input, summary")) return;
    event.preventDefault();
    router.detail.stage.stopBlinking();
    router.detail.stage.swapSides();
    return;
  }
  const mode = modeKeys[key];
  const action = mode ? () => router.detail?.choose(mode) : keyActions[key];
  if (!action) return;
  event.preventDefault();
  action();
}
