// Pixel differences, processed in strips to limit the memory for long tables.

/** Calls `visit` with the position of each compared pixel of a strip that differs. */
async function eachDifference(expected, actual, top, height, visit) {
  const width = Math.max(expected.width, actual.width);
  const [before, after] = await Promise.all([
    expected.pixels(0, top, width, height),
    actual.pixels(0, top, width, height),
  ]);
  const left = new Uint32Array(before.data.buffer);
  const right = new Uint32Array(after.data.buffer);
  const isCompared = comparedPixels(expected.ignored, top, width, height);
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = row * width + x;
      const y = top + row;
      if (expected.has(x, y) !== actual.has(x, y)) {
        visit(x, row, index);
      } else if (left[index] !== right[index] && isCompared(index)) {
        visit(x, row, index);
      }
    }
  }
  return before;
}

/** Paints a strip: different pixels are marked on a faded copy of the expected picture. */
async function paintStrip(canvas, expected, actual, top) {
  const { width, height } = canvas;
  const result = new ImageData(width, height);
  const marks = new Uint32Array(result.data.buffer);
  // 0xAABBGGRR: magenta, a rare colour in tables.
  const before = await eachDifference(expected, actual, top, height, (x, row, index) => {
    marks[index] = 0xffff00ff;
  });
  for (let index = 0; index < marks.length; index += 1) {
    if (marks[index] !== 0) continue;
    const at = index * 4;
    const alpha = before.data[at + 3] / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const shown = 255 - (255 - before.data[at + channel]) * alpha;
      result.data[at + channel] = 191 + shown / 4;
    }
    result.data[at + 3] = 255;
  }
  canvas.getContext("2d", { willReadFrequently: true }).putImageData(result, 0, 0);
}

/** Returns the strips of a difference from top to bottom, which are painted when visible. */
function differenceStrips(expected, actual, failed) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const paint = (canvas, top) => paintStrip(canvas, expected, actual, top);
  return new Strips("Difference", width, height, paint, failed).holder;
}
