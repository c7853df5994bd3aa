/**
 * Renders the home's background video from public-site/media/fondo.svg: `node scripts/draw/media/render.ts [folder]`.
 * Writes fondo.webm (VP9), fondo.mp4 (H.264) and the first frame, fondo.svg, which is the poster. The default folder is
 * that of the drawing. scene.ts names the moving layers.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPage } from './browser.ts';
import { mp4, webm } from './mux.ts';
import { type Format, record } from './recorder.ts';
import { sceneAt } from './scene.ts';

const MEDIA = path.join(import.meta.dirname, '../../../public-site/media');
const FOLDER = process.argv[2] ?? MEDIA;
const SECONDS = 10;
const SIZE = { width: 1280, height: 720, rate: 24 };
const VP9: Format = { ...SIZE, codec: 'vp09.00.31.08', bitrate: 180_000, firstBitrate: 4_000_000 };
const H264: Format = { ...SIZE, codec: 'avc1.42E01F', bitrate: 245_000, firstBitrate: 4_000_000 };
const VIDEO_MAX_BYTES = 600_000;

async function save(name: string, content: string | Buffer): Promise<number> {
  await writeFile(path.join(FOLDER, name), content);
  const bytes = Buffer.byteLength(content);
  console.info(`${name}: ${bytes} bytes`);
  return bytes;
}

const drawing = await readFile(path.join(MEDIA, 'fondo.svg'), 'utf8');
const frames = Array.from({ length: SECONDS * SIZE.rate }, (_, i) => sceneAt(drawing, i / (SECONDS * SIZE.rate)));

const videos = await withPage(async (page) => ({
  webm: await webm(VP9, await record(page, VP9, frames)),
  mp4: await mp4(H264, await record(page, H264, frames)),
}));

await save('fondo.svg', sceneAt(drawing, 0));
const video = (await save('fondo.webm', videos.webm)) + (await save('fondo.mp4', videos.mp4));

if (video > VIDEO_MAX_BYTES) throw new Error(`the videos weigh ${video} bytes, ${VIDEO_MAX_BYTES} are allowed`);
