import type { HandlersOf } from '../calls/handler.ts';
import type { ServerParts, ServerResources } from '../parts/serverResource.ts';
import { linkedRecords, recordsNaming } from '../records/references.ts';

/** The records that lose a link when a record goes to the trash. @param resources all of them */
export const vinculos = (resources: ServerResources) =>
  ({
    async listVinculos(db, { query: { recurso, recurso_id } }) {
      const { links }: ServerParts = resources[recurso];
      const vinculos = [
        ...((await links?.(db, recurso_id)) ?? []),
        ...(await linkedRecords(db, recurso, recurso_id)),
        ...(await recordsNaming(db, recurso, recurso_id)),
      ];
      return { success: 1, vinculos };
    },
  }) satisfies HandlersOf<'listVinculos'>;
