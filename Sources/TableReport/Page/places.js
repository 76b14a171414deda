// Different places and ignored regions of pictures.

/** Returns a function that tells whether the pixel at an index of a strip is compared. */
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

/** Returns the places of an animation's frame; an item of the list applies until the next item. */
function placesOfFrame(list, index) {
  return list.findLast(({ frame }) => frame <= index) ?? { places: [], ignored: [] };
}

/** Returns the first different pixel of a frame in reading order, or null if all are equal. */
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

/** Returns the first different column of each row of a strip; -1 for an equal row. */
async function firstColumns(expected, actual, top, height) {
  const columns = new Int32Array(height).fill(-1);
  await eachDifference(expected, actual, top, height, (x, row) => {
    if (columns[row] < 0) columns[row] = x;
  });
  return columns;
}

/** Returns the start of the next different place below a row; continues at the top after the last. */
async function nextDifference(expected, actual, below) {
  const height = Math.max(expected.height, actual.height);
  let first = null;
  // Consecutive different rows form a single place.
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
