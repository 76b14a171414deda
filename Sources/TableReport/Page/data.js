// What the page was written with.

const data = JSON.parse(document.getElementById("data").textContent);
const entries = new Map(data.snapshots.map((entry) => [entry.id, entry]));

/** Says something to those who listen instead of looking. */
function announce(words) {
  document.getElementById("status").textContent = words;
}
