import { HttpError } from 'react-admin';
import type { WithOrigen } from '../../contract/resources/resources.ts';
import { fieldsOf, firstId, listOf, textOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { Context } from '../core/adapter.ts';
import type { RequestOptions } from '../core/context.ts';

interface OrigenesQuery {
  recurso: WithOrigen;
  id?: number;
  despues_de?: number;
}

interface Page {
  /** by the id of the record */
  origenes: [id: number, origen: string][];
  siguiente: number | null;
}

const NONE: Page = { origenes: [], siguiente: null };

/** Only this API has the call. */
async function readPage({ call }: Context, query: OrigenesQuery): Promise<Page> {
  try {
    const answer = await call('listOrigenes', { query });
    const origenes = listOf(answer, 'origenes').flatMap((wire): [number, string][] => {
      const fields = fieldsOf(wire);
      const id = firstId(fields, 'id');
      return id === null ? [] : [[id, textOf(fields.origen)]];
    });
    return { origenes, siguiente: firstId(fieldsOf(answer), 'siguiente') };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return NONE;
    throw error;
  }
}

export const origenMethods = ({ contextOf }: Access) => ({
  /** The text of the row of a file that a record comes from; '' for none. */
  async getOrigen(recurso: WithOrigen, id: number, { signal }: RequestOptions = {}) {
    const { origenes } = await readPage(contextOf({ signal }), { recurso, id });
    return { origen: origenes[0]?.[1] ?? '' };
  },

  /** As getOrigen, of all records of a kind that have one, by their ids. */
  async getOrigenes(recurso: WithOrigen) {
    const all: Page['origenes'] = [];
    let next: number | null = 0;
    while (next !== null) {
      const page: Page = await readPage(contextOf(), { recurso, ...(next > 0 && { despues_de: next }) });
      all.push(...page.origenes);
      next = page.siguiente;
    }
    return { origenes: new Map(all) };
  },
});
