/** The files of the other portal: one colour each, so that what is stored tells from which one it was made. */
import path from 'node:path';
import sharp from 'sharp';

const SIDE = 200;

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><rect width="8" height="4" fill="${colour}"/></svg>`;

const made = new Map<string, Promise<Buffer>>();

function paint(colour: string): Promise<Buffer> {
  const picture = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: colour } })
    .png()
    .toBuffer();
  made.set(colour, picture);
  return picture;
}

/** @param content a colour, or the text of a file that is no picture */
export async function pictureOf(name: string, content: string): Promise<{ type: string; bytes: Buffer }> {
  if (!content.startsWith('#')) return { type: 'text/html', bytes: Buffer.from(content) };
  if (path.extname(name) === '.svg') return { type: 'image/svg+xml', bytes: Buffer.from(drawing(content)) };
  return { type: 'image/png', bytes: await (made.get(content) ?? paint(content)) };
}

/** The colour of a stored picture, as a fill or of its first pixel. */
export async function colourOf(tipo: string, bytes: Uint8Array): Promise<string> {
  if (tipo === 'image/svg+xml') return /fill="([^"]+)"/.exec(Buffer.from(bytes).toString())?.[1] ?? '';
  const pixel = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** True for colours that an encoding with losses may make of each other. */
export function looksAlike(one: string, other: string): boolean {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const others = parts(other);
  return one === other || parts(one).every((part, index) => Math.abs(part - (others[index] ?? 0)) < 12);
}
