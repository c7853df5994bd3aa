/**
 * Makes the moving background of the home page from its drawing, public-site/media/fondo.svg:
 *
 *   node scripts/draw/media/render.ts
 *
 * writes beside it fondo.webm (VP9) and fondo.mp4 (H.264), and sets the drawing itself to the first frame: it is the
 * poster, and where it ends the video begins. The layers that move are named in escena.ts.
 * Frames depend on their place in the loop only: no clock, no chance.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sceneAt } from './escena.ts';
import { type Format, record } from './grabador.ts';
import { mp4 } from './mp4.ts';
import { withPage } from './navegador.ts';
import { webm } from './webm.ts';

const MEDIA = path.join(import.meta.dirname, '../../../public-site/media');
const SECONDS = 10;
const SIZE = { width: 1280, height: 720, rate: 24 };
const VP9: Format = { ...SIZE, codec: 'vp09.00.31.08', bitrate: 180_000, firstBitrate: 4_000_000 };
const H264: Format = { ...SIZE, codec: 'avc1.42E01F', bitrate: 245_000, firstBitrate: 4_000_000 };
const VIDEO_MAX_BYTES = 600_000;

async function save(name: string, content: string | Buffer): Promise<number> {
  await writeFile(path.join(MEDIA, name), content);
  const bytes = Buffer.byteLength(content);
  console.info(`${name}: ${bytes} bytes`);
  return bytes;
}

const drawing = await readFile(path.join(MEDIA, 'fondo.svg'), 'utf8');
const frames = Array.from({ length: SECONDS * SIZE.rate }, (_, i) => sceneAt(drawing, i / (SECONDS * SIZE.rate)));

const made = await withPage(async (page) => ({
  webm: webm(VP9, await record(page, VP9, frames)),
  mp4: mp4(H264, await record(page, H264, frames)),
}));

await save('fondo.svg', sceneAt(drawing, 0));
const video = (await save('fondo.webm', made.webm)) + (await save('fondo.mp4', made.mp4));

if (video > VIDEO_MAX_BYTES) throw new Error(`the videos weigh ${video} bytes, ${VIDEO_MAX_BYTES} are allowed`);
