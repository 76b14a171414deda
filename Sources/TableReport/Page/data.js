// What the page was written with.

const data = JSON.parse(document.getElementById("data").textContent);
const entries = new Map(data.snapshots.map((entry) => [entry.id, entry]));

/** Says something to those who listen instead of looking. */
function announce(words) {
  document.getElementById("status").textContent = words;
}

/** Copies a command; says whether that was possible. */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages on a disk may not be allowed to.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    if (!isDone) return false;
  }
  announce("The command is copied.");
  return true;
}
