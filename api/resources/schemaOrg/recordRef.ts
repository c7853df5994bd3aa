import type { RecordPage } from '../../../contract/resources/recordPages.ts';
import type { ListedRecord } from '../names/listedRecords.ts';

/** A record by its schema.org type, name and address. Its `@id` is the address of its page with a fragment. */
export const recordRef = <T extends string>(
  type: T,
  kind: RecordPage,
  { nombre, path }: ListedRecord,
  origin: string,
) => ({
  '@type': type,
  '@id': `${origin}${path}#${kind}`,
  name: nombre,
  url: origin + path,
});
