import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ARCHIVE_ENTRIES_MAX, EXPANDED_MAX_BYTES } from '../../../../contract/values/imports.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import { limitError, requireAtMost, unreadableError, unsupportedError } from '../refusals.ts';

/** Whose limit a message names. */
export const XLSX = { of: 'El archivo XLSX' };

export const damagedError = () => unreadableError('El archivo XLSX está dañado o incompleto');

async function openZip(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes);
  } catch {
    throw damagedError();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  } catch {
    throw damagedError();
  }
  return entries;
}

/** The files in a ZIP, of which only those that are asked for are expanded. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /**
   * Opens a ZIP within the limits. An entry cannot expand to more than it declares: the stream fails.
   * @throws {HttpError} 413 past a limit; 415 if it is encrypted; 422 if it is broken
   */
  static async open(bytes: Buffer): Promise<Archive> {
    const zip = await openZip(bytes);
    requireAtMost(ARCHIVE_ENTRIES_MAX, zip.entryCount, 'archivos', XLSX);
    const entries = await entriesOf(zip);
    const all = [...entries.values()];
    if (all.some((entry) => entry.isEncrypted()))
      throw unsupportedError('El archivo está protegido con contraseña: guárdelo sin ella');
    if (all.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > EXPANDED_MAX_BYTES)
      throw limitError(`El archivo XLSX ocupa más de ${sizeText(EXPANDED_MAX_BYTES)} al expandirse, que es el máximo`);
    return new Archive(zip, entries);
  }

  /** @param name without regard to case, as spreadsheets read it */
  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /**
   * The text of an entry, in parts as it expands.
   * @throws {HttpError} 422 if the entry is missing or broken
   */
  async *read(name: string): AsyncGenerator<string> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) throw damagedError();
    const decoder = new TextDecoder();
    try {
      const stream: Readable = await this.#zip.openReadStreamPromise(entry);
      for await (const part of stream) yield decoder.decode(part, { stream: true });
    } catch {
      throw damagedError();
    }
    yield decoder.decode();
  }
}
