import type { HandlersOf } from '../handler.ts';
import type { ServerParts, ServerResources } from '../serverResource.ts';

/** The records that lose a link when a record goes to the trash. @param resources all of them */
export const vinculos = (resources: ServerResources) =>
  ({
    async listVinculos(db, { query: { recurso, recurso_id } }) {
      const { links }: ServerParts = resources[recurso];
      return { success: 1, vinculos: (await links?.(db, recurso_id)) ?? [] };
    },
  }) satisfies HandlersOf<'listVinculos'>;
