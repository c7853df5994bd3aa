import pLimit from 'p-limit';
import { isUpload } from '../../contract/identidad/identidad.ts';
import type { Database } from '../database/open.ts';
import { busyError } from '../errors/httpError.ts';
import { findFile } from '../uploads/store.ts';
import { drawShareImage } from './drawShareImage.ts';
import type { ShareImage } from './shareImage.ts';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

/** Pixels of the record's picture; the space for it is narrower. */
const PICTURE_WIDTH = 640;

const LOGO_WIDTH = 320;

const limit = pLimit(MAX_CONCURRENT);

/** The bytes of an uploaded picture. sharp may not read SVG. */
async function drawablePicture(db: Database, nombre: string | null, width: number): Promise<Uint8Array | null> {
  const file = nombre !== null && isUpload(nombre) ? await findFile(db, nombre, width) : undefined;
  return file?.tipo === 'image/webp' ? file.bytes : null;
}

/** Draws a share image, two at a time in the whole process. @throws {HttpError} 503 if too many wait */
export async function renderShareImage(db: Database, image: ShareImage): Promise<Buffer> {
  if (limit.pendingCount >= MAX_WAITING) throw busyError();
  return limit(async () => {
    const picture = await drawablePicture(db, image.picture, PICTURE_WIDTH);
    return drawShareImage(image, picture, await drawablePicture(db, image.site.logo, LOGO_WIDTH));
  });
}
