// Where pictures differ, and where that does not count.

/** Says of the pixels of a strip, by their index, whether they are compared. */
function comparedPixels(ignored, top, width, height) {
  const frames = ignored
    .map(({ frame }) => ({
      left: Math.max(0, frame.x),
      right: Math.min(width, frame.x + frame.width),
      top: Math.max(0, frame.y - top),
      bottom: Math.min(height, frame.y + frame.height - top),
    }))
    .filter((frame) => frame.left < frame.right && frame.top < frame.bottom);
  if (frames.length === 0) return () => true;
  const marks = new Uint8Array(width * height);
  for (const frame of frames) {
    for (let row = frame.top; row < frame.bottom; row += 1) {
      marks.fill(1, row * width + frame.left, row * width + frame.right);
    }
  }
  return (index) => marks[index] === 0;
}

/** What is known of an animation's frame: each of the list tells of those up to the next, too. */
function placesOfFrame(list, index) {
  return list.findLast(({ frame }) => frame <= index) ?? { places: [], ignored: [] };
}

/** The first pixel in a frame that differs, in reading order; null where none does. */
async function firstDifference(expected, actual, frame) {
  const bottom = Math.min(Math.max(expected.height, actual.height), frame.y + frame.height);
  for (let top = Math.max(0, frame.y); top < bottom; top += stripHeight) {
    let first = null;
    await eachDifference(
      expected, actual, top, Math.min(stripHeight, bottom - top),
      (x, row) => {
        if (x >= frame.x && x < frame.x + frame.width) first ??= { x, y: top + row };
      },
    );
    if (first) return first;
  }
  return null;
}

/** The first column of each row of a strip that differs; -1 where nothing does. */
async function firstColumns(expected, actual, top, height) {
  const columns = new Int32Array(height).fill(-1);
  await eachDifference(expected, actual, top, height, (x, row) => {
    if (columns[row] < 0) columns[row] = x;
  });
  return columns;
}

/** Where the next place begins that differs, below a row; from the top again after the last. */
async function nextDifference(expected, actual, below) {
  const height = Math.max(expected.height, actual.height);
  let first = null;
  // Rows that follow one another are one place.
  let isInside = false;
  for (let top = 0; top < height; top += stripHeight) {
    const count = Math.min(stripHeight, height - top);
    const columns = await firstColumns(expected, actual, top, count);
    for (let row = 0; row < count; row += 1) {
      const begins = columns[row] >= 0 && !isInside;
      isInside = columns[row] >= 0;
      if (!begins) continue;
      const place = { x: columns[row], y: top + row };
      if (place.y > below) return place;
      first ??= place;
    }
  }
  return first;
}
