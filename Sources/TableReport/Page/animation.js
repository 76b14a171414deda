// Splits an animated PNG into frames, because browsers cannot display a single frame.

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type, data) {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set([...type].map((letter) => letter.charCodeAt(0)), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** Returns the frames of an APNG with position, delay in ms, disposal, blending and data chunks. */
function framesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const heads = [];
  const frames = [];
  let header = null;
  let offset = signature.length;
  while (offset + 12 <= bytes.length) {
    const length = view.getUint32(offset);
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    const start = offset + 8;
    if (start + length + 4 > bytes.length) throw new Error("the animation ends within a chunk");
    const data = bytes.subarray(start, start + length);
    if (type === "IHDR") {
      header = data;
    } else if (type === "fcTL") {
      frames.push({
        width: view.getUint32(start + 4),
        height: view.getUint32(start + 8),
        x: view.getUint32(start + 12),
        y: view.getUint32(start + 16),
        delay: (1000 * view.getUint16(start + 20)) / (view.getUint16(start + 22) || 100),
        disposal: data[24],
        blending: data[25],
        data: [],
      });
    } else if (type === "IDAT") {
      // A still picture before the first control chunk does not belong to a frame.
      frames.at(-1)?.data.push(data);
    } else if (type === "fdAT") {
      frames.at(-1)?.data.push(data.subarray(4));
    } else if (["PLTE", "tRNS", "sRGB", "gAMA", "cHRM", "iCCP", "sBIT"].includes(type)) {
      heads.push(bytes.slice(offset, start + length + 4));
    }
    offset = start + length + 4;
  }
  if (!header || frames.length === 0) throw new Error("the animation has no frames");
  for (const frame of frames) {
    const own = header.slice();
    const size = new DataView(own.buffer);
    size.setUint32(0, frame.width);
    size.setUint32(4, frame.height);
    const parts = [new Uint8Array(signature), chunk("IHDR", own), ...heads];
    for (const data of frame.data) parts.push(chunk("IDAT", data));
    parts.push(chunk("IEND", []));
    frame.file = new Blob(parts, { type: "image/png" });
    delete frame.data;
  }
  return frames;
}

/** Animation on a canvas that displays a chosen frame. */
class Animation {
  constructor(bytes, canvas) {
    this.frames = framesOf(bytes);
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.shown = -1;
    this.work = Promise.resolve();
  }

  get count() {
    return this.frames.length;
  }

  delay(index) {
    return this.frames[Math.min(index, this.count - 1)].delay;
  }

  /** Displays a frame. Calls run in order, because a frame is drawn on top of earlier frames. */
  show(index) {
    this.work = this.work.then(() => this.draw(Math.min(index, this.count - 1)));
    return this.work;
  }

  async draw(index) {
    if (index < this.shown) {
      this.shown = -1;
      this.saved = null;
    }
    if (this.shown < 0) this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    while (this.shown < index) {
      const former = this.frames[this.shown];
      if (former?.disposal === 1) {
        this.context.clearRect(former.x, former.y, former.width, former.height);
      } else if (former?.disposal === 2 && this.saved) {
        this.context.putImageData(this.saved, former.x, former.y);
      }
      const frame = this.frames[this.shown + 1];
      const picture = await createImageBitmap(frame.file);
      this.saved =
        frame.disposal === 2
          ? this.context.getImageData(frame.x, frame.y, frame.width, frame.height)
          : null;
      if (frame.blending === 0) {
        this.context.clearRect(frame.x, frame.y, frame.width, frame.height);
      }
      this.context.drawImage(picture, frame.x, frame.y);
      picture.close();
      this.shown += 1;
    }
  }
}
