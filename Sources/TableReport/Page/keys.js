// Keyboard commands for all functions; the dialog `?` lists the keys.

const modeKeys = { 1: "side", 2: "slider", 3: "onion", 4: "blink", 5: "difference" };

/** Runs an action on the pictures, and scrolls the pictures into view. */
function onPictures(action) {
  const { detail } = router;
  if (!detail?.stage) return;
  detail.bringPicturesIntoView();
  action(detail);
}

const keyActions = {
  j: () => router.go(list.neighbour(router.detail?.entry.id, 1)),
  k: () => router.go(list.neighbour(router.detail?.entry.id, -1)),
  "/": () => {
    if (document.body.dataset.view === "detail") router.close();
    list.search.focus();
    list.search.select();
  },
  "+": () => onPictures(({ stage }) => stage.zoomByKey(() => stage.stepZoom(1))),
  "=": () => onPictures(({ stage }) => stage.zoomByKey(() => stage.stepZoom(1))),
  "-": () => onPictures(({ stage }) => stage.zoomByKey(() => stage.stepZoom(-1))),
  0: () => onPictures(({ stage }) => stage.zoomByKey(() => stage.setZoom(null))),
  n: () => onPictures((detail) => detail.goToNextDifference()),
  c: () => router.detail?.entry.accept && router.detail.copy(),
  p: () => onPictures((detail) => detail.scrubber?.toggle()),
  ",": () => onPictures((detail) => detail.scrubber?.step(-1)),
  ".": () => onPictures((detail) => detail.scrubber?.step(1)),
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
    onPictures(({ stage }) => {
      stage.stopBlinking();
      stage.swapSides();
    });
    return;
  }
  const mode = modeKeys[key];
  const action = mode ? () => onPictures((detail) => detail.choose(mode)) : keyActions[key];
  if (!action) return;
  event.preventDefault();
  action();
}
