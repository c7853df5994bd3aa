import { textFilesIn } from '../../../contract/addresses/uploads.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { TOO_MANY_FILES } from '../../../contract/entities/texto.ts';
import { TEXT_FILES_MAX } from '../../../contract/values/constants.ts';
import { type Database, locks } from '../../database/open.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { cleanText } from './cleanHtml.ts';

/** Those of some names that were sent for texts. In a transaction, nobody deletes their files until commit. */
export async function sentFiles(db: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('archivos')
    .where('nombre', 'in', names)
    .select('nombre')
    .orderBy('nombre')
    .$if(locks(db), (query) => query.forShare())
    .execute();
  return new Set(rows.map(({ nombre }) => nombre));
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

/** Leaves names out of sanitized HTML: a link becomes its text, a picture goes. */
export const withFilesIn = (html: string, kept: ReadonlySet<string>): string =>
  textFilesIn(html).every((name) => kept.has(name)) ? html : cleanText(html, (name) => kept.has(name));

/**
 * Sanitized HTML that names stored files only. A name that was never sent for a text is left out: no text publishes the file of
 * another record.
 * @throws {HttpError} 422 at the field for a file that is gone, and for too many
 */
export async function withStoredFiles(db: Database, html: string, field: string): Promise<string> {
  const sent = await sentFiles(db, textFilesIn(html));
  if (sent.size > TEXT_FILES_MAX) throw invalidFieldError(field, TOO_MANY_FILES);
  const [missing] = await missingFiles(db, sent);
  if (missing !== undefined) throw invalidFieldError(field, messages.archivos.missing(missing));
  return withFilesIn(html, sent);
}

/** The same of a text that nobody can correct: a file that is gone is left out. */
export async function withoutMissingFiles(db: Database, html: string): Promise<string> {
  const sent = await sentFiles(db, textFilesIn(html));
  const missing = await missingFiles(db, sent);
  return withFilesIn(html, new Set([...sent].filter((nombre) => !missing.includes(nombre))));
}
