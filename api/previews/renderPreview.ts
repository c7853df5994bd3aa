import pLimit from 'p-limit';
import { uploads } from '../../contract/uploads.ts';
import type { Database } from '../database/open.ts';
import { busyError } from '../httpError.ts';
import { findFile } from '../uploads/store.ts';
import { drawPreview } from './drawPreview.ts';
import type { Preview } from './preview.ts';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

const PICTURE_WIDTH = Math.max(...uploads.integrante.widths);

const limit = pLimit(MAX_CONCURRENT);

/** Draws a preview, two at a time in the whole process. @throws {HttpError} 503 if too many wait */
export async function renderPreview(db: Database, preview: Preview): Promise<Buffer> {
  if (limit.pendingCount >= MAX_WAITING) throw busyError();
  return limit(async () => {
    const { picture } = preview;
    const file = picture === null ? undefined : await findFile(db, picture, PICTURE_WIDTH);
    return drawPreview(preview, file?.bytes ?? null);
  });
}
