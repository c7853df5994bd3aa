import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Container = 'mp4' | 'webm';

/** The film that the site ships with: H.264 in MP4, VP9 in WebM. */
export const videoBytes = (container: Container): Buffer =>
  readFileSync(path.resolve(import.meta.dirname, `../../public-site/media/fondo.${container}`));

export const aVideo = (container: Container): Blob =>
  new Blob([new Uint8Array(videoBytes(container))], { type: `video/${container}` });
