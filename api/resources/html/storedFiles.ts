import { setImmediate } from 'node:timers/promises';
import { messages } from '../../../contract/calls/messages.ts';
import { TOO_MANY_FILES } from '../../../contract/entities/texto.ts';
import { textFilesIn } from '../../../contract/markup/textFiles.ts';
import { TEXT_FILES_MAX } from '../../../contract/values/constants.ts';
import { type Database, locks } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { cleanText } from './cleanHtml.ts';

/** Names of one query. */
const BATCH = 500;

/** Those of some names that were sent for texts. Until commit nobody else deletes their files, or names them if they are to be deleted. */
export async function sentFiles(
  db: Database,
  names: readonly string[],
  purpose: 'to name' | 'to delete' = 'to name',
): Promise<Set<string>> {
  const sent = new Set<string>();
  const sorted = names.toSorted();
  for (let start = 0; start < sorted.length; start += BATCH) {
    const rows = await db
      .selectFrom('archivos')
      .where('nombre', 'in', sorted.slice(start, start + BATCH))
      .select('nombre')
      .orderBy('nombre')
      .$if(locks(db), (query) => (purpose === 'to delete' ? query.forUpdate() : query.forShare()))
      .execute();
    for (const { nombre } of rows) sent.add(nombre);
    await setImmediate();
  }
  return sent;
}

/** Those of some files that are gone. */
async function missingFiles(db: Database, sent: ReadonlySet<string>): Promise<string[]> {
  if (sent.size === 0) return [];
  const rows = await db
    .selectFrom('imagenes')
    .where('nombre', 'in', [...sent])
    .select('nombre')
    .distinct()
    .execute();
  const stored = new Set(rows.map(({ nombre }) => nombre));
  return [...sent].filter((nombre) => !stored.has(nombre));
}

const withFiles = (html: string, kept: ReadonlySet<string>): string =>
  textFilesIn(html).every((name) => kept.has(name)) ? html : cleanText(html, (name) => kept.has(name));

/** Those of the names in a text that were sent for texts. @throws {HttpError} 422 at the field for a file that is gone, and for too many */
export async function demandStoredFiles(db: Database, names: readonly string[], field: string): Promise<Set<string>> {
  const sent = await sentFiles(db, names);
  if (sent.size > TEXT_FILES_MAX) throw invalidFieldError(field, TOO_MANY_FILES);
  const [missing] = await missingFiles(db, sent);
  if (missing !== undefined) throw invalidFieldError(field, messages.archivos.missing(missing));
  return sent;
}

/**
 * Sanitized HTML that names stored files only. A name that was never sent for a text is left out: no text publishes the file of
 * another record.
 * @throws {HttpError} as {@link demandStoredFiles}
 */
export const withStoredFiles = async (db: Database, html: string, field: string): Promise<string> =>
  withFiles(html, await demandStoredFiles(db, textFilesIn(html), field));

/** The same of a text that nobody can correct: a file that is gone is left out. */
export async function withoutMissingFiles(db: Database, html: string): Promise<string> {
  const sent = await sentFiles(db, textFilesIn(html));
  const missing = await missingFiles(db, sent);
  return withFiles(html, new Set([...sent].filter((nombre) => !missing.includes(nombre))));
}
