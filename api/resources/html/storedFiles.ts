import { setImmediate } from 'node:timers/promises';
import { textFilesIn } from '../../../contract/addresses/textFiles.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { TOO_MANY_FILES } from '../../../contract/entities/texto.ts';
import { TEXT_FILES_MAX } from '../../../contract/values/constants.ts';
import { type Database, locks } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { cleanText, withoutFiles } from './cleanHtml.ts';

/** Names of one query. */
const BATCH = 500;

/** What queries for some names each answer, with pauses for other requests. */
async function namesIn(
  names: readonly string[],
  query: (some: readonly string[]) => Promise<{ nombre: string }[]>,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let start = 0; start < names.length; start += BATCH) {
    for (const { nombre } of await query(names.slice(start, start + BATCH))) found.add(nombre);
    await setImmediate();
  }
  return found;
}

/** Those of some names that were sent for texts. Until commit nobody else deletes their files, or names them if they are to be deleted. */
export const sentFiles = (
  db: Database,
  names: readonly string[],
  purpose: 'to name' | 'to delete' = 'to name',
): Promise<Set<string>> =>
  namesIn(names.toSorted(), (some) =>
    db
      .selectFrom('archivos')
      .where('nombre', 'in', some)
      .select('nombre')
      .orderBy('nombre')
      .$if(locks(db), (query) => (purpose === 'to delete' ? query.forUpdate() : query.forShare()))
      .execute(),
  );

/** Those of some files of texts that are stored. @param sent locked, so that none is deleted meanwhile */
const storedOf = (db: Database, sent: ReadonlySet<string>): Promise<Set<string>> =>
  namesIn([...sent], (some) =>
    db.selectFrom('imagenes').where('nombre', 'in', some).select('nombre').distinct().execute(),
  );

/** Those of some names whose files were sent for texts and are stored. */
export const storedTextFiles = async (db: Database, names: readonly string[]): Promise<Set<string>> =>
  storedOf(db, await sentFiles(db, names));

/** Sanitized HTML without the names of other files: links become their texts, pictures go. */
const withFiles = (html: string, kept: ReadonlySet<string>): string =>
  textFilesIn(html).every((name) => kept.has(name)) ? html : withoutFiles(html, (name) => kept.has(name));

/** Those of the names in a text that were sent for texts. @throws {HttpError} 422 at the field for a file that is gone, and for too many */
export async function demandStoredFiles(db: Database, names: readonly string[], field: string): Promise<Set<string>> {
  const sent = await sentFiles(db, names);
  if (sent.size > TEXT_FILES_MAX) throw invalidFieldError(field, TOO_MANY_FILES);
  const stored = await storedOf(db, sent);
  const missing = names.find((name) => sent.has(name) && !stored.has(name));
  if (missing !== undefined) throw invalidFieldError(field, messages.archivos.missing(missing));
  return sent;
}

/**
 * Sanitizes a text, which then names stored files only. A name that was never sent for a text is left out: no text publishes the file
 * of another record.
 * @throws {HttpError} as {@link demandStoredFiles}
 */
export async function withStoredFiles(db: Database, html: string, field: string): Promise<string> {
  const clean = cleanText(html);
  return withFiles(clean, await demandStoredFiles(db, textFilesIn(clean), field));
}

/** Sanitizes a text that nobody can correct: a file that is gone is left out too. */
export async function withoutMissingFiles(db: Database, html: string): Promise<string> {
  const clean = cleanText(html);
  return withFiles(clean, await storedTextFiles(db, textFilesIn(clean)));
}
