import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The entries of a ZIP by their names, in their order. */
export async function entriesOf(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(zip);
  const entries = new Map<string, Buffer>();
  for await (const entry of file.eachEntry())
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  return entries;
}

export type ExportedRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** What one file of an export holds. */
export const jsonOf = <T = ExportedRow[]>(entries: ReadonlyMap<string, Buffer>, name: string): T =>
  JSON.parse(entries.get(`datos/${name}.json`)?.toString() ?? 'null');

/** The entries whose checksum is not that of SHA256SUMS, or that it does not name. */
export function wrongChecksums(entries: ReadonlyMap<string, Buffer>): string[] {
  const lines = entries.get('SHA256SUMS')?.toString().trimEnd().split('\n') ?? [];
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const names = [...entries.keys()].filter((name) => name !== 'SHA256SUMS');
  return names.filter(
    (name) =>
      sums.get(name) !==
      createHash('sha256')
        .update(entries.get(name) ?? '')
        .digest('hex'),
  );
}
