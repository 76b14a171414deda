// The command that accepts several snapshots.

/** Maximum length of a command in bytes; longer commands are inconvenient to read and paste. */
const longestCommand = 8_000;

/** Returns a text escaped for a regular expression. */
function quoted(text) {
  return text.replace(/[\\.^$|?*+()[\]{}]/g, "\\$&");
}

function sharedLength(one, other) {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns patterns that match all wanted names and no other names: prefixes or whole names. */
function beginnings(wanted, all) {
  const names = [...all].sort((one, other) => (one < other ? -1 : 1));
  const found = new Set();
  let index = 0;
  while (index < names.length) {
    if (!wanted.has(names[index])) {
      index += 1;
      continue;
    }
    // Consecutive wanted names, between unwanted names.
    let end = index;
    while (end < names.length && wanted.has(names[end])) end += 1;
    const run = names.slice(index, end);
    const strangers = [names[index - 1], names[end]].filter((name) => name !== undefined);
    let place = 0;
    while (place < run.length) {
      const name = run[place];
      const needed = 1 + Math.max(0, ...strangers.map((other) => sharedLength(name, other)));
      if (needed > name.length) {
        found.add(`${quoted(name)}$`);
        place += 1;
        continue;
      }
      const start = name.slice(0, needed);
      let last = place;
      while (last + 1 < run.length && run[last + 1].startsWith(start)) last += 1;
      // The longest common prefix is easier to read.
      const whole = name.slice(0, sharedLength(name, run[last]));
      found.add(last === place ? `${quoted(name)}$` : quoted(whole));
      place = last + 1;
    }
    index = end;
  }
  return [...found];
}

/** Returns a command that accepts some of all failed snapshots, or null if the command is too long. */
function acceptCommand(wanted, all) {
  if (wanted.size === all.size) return data.accept;
  const command = (word) => `${data.accept} --filter '${word.replaceAll("'", "'\\''")}'`;
  const isShort = (text) => new TextEncoder().encode(text).length <= longestCommand;
  const exact = command(`^(?:${[...wanted].map(quoted).join("|")})$`);
  if (isShort(exact)) return exact;
  const short = command(`^(?:${beginnings(wanted, all).join("|")})`);
  return isShort(short) ? short : null;
}
