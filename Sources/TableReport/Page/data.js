// Data of the page.

const data = JSON.parse(document.getElementById("data").textContent);
const entries = new Map(data.snapshots.map((entry) => [entry.id, entry]));

/** Announces words to screen readers. */
function announce(words) {
  document.getElementById("status").textContent = words;
}

/** Copies a command, and returns whether the copy succeeded. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages on a disk may have no access to the clipboard.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    if (!isDone) return false;
  }
  announce("The command has been copied.");
  return true;
}
