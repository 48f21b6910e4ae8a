import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 320;
const HEIGHT = 180;

/** Draws a thumbnail of hills, in colours that depend on the number: a PNG of 320 × 180 pixels, about 3 KB. */
export function drawPicture(number: number): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  const hue = number % 360;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const hill = 105 + 22 * Math.sin(x / 47 + number) + 11 * Math.sin(x / 19 + number / 7);
      const near = 135 + 17 * Math.sin(x / 33 + number / 3);
      const [shift, light] = y > near ? [40, 0.32] : y > hill ? [25, 0.45] : [0, 0.88 - y / 480];
      rows.set(colour((hue + shift) % 360, light), y * (1 + WIDTH * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Converts HSL to RGB (CSS Color 4, section 7.1), with a fixed saturation. */
function colour(hue: number, light: number): number[] {
  const spread = 0.35 * Math.min(light, 1 - light);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  });
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), body]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(body.length, 0);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), content.length + 4);
  return frame;
}
