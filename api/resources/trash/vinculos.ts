import { VINCULOS_PAGE, type Vinculos } from '../../../contract/entities/history.ts';
import type { HandlersOf } from '../calls/handler.ts';
import type { ServerParts, ServerResources } from '../parts/serverResource.ts';
import { linkedRecords, recordsNaming } from '../records/references.ts';

/** The records that lose a link when a record goes to the trash. @param resources all of them */
export const vinculos = (resources: ServerResources) =>
  ({
    async listVinculos(db, { query: { recurso, recurso_id, salta = 0 } }) {
      const { links }: ServerParts = resources[recurso];
      const all = [
        ...((await links?.(db, recurso_id)) ?? []),
        ...(await linkedRecords(db, recurso, recurso_id)),
        ...(await recordsNaming(db, recurso, recurso_id)),
      ];
      const totales: Vinculos['totales'] = {};
      for (const vinculo of all) totales[vinculo.recurso] = (totales[vinculo.recurso] ?? 0) + 1;
      const end = salta + VINCULOS_PAGE;
      return { success: 1, vinculos: all.slice(salta, end), totales, hay_mas: end < all.length };
    },
  }) satisfies HandlersOf<'listVinculos'>;
