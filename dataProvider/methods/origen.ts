import { HttpError } from 'react-admin';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { WithOrigen } from '../../contract/resources/resources.ts';
import type { Access } from '../core/access.ts';
import type { Context } from '../core/adapter.ts';
import type { RequestOptions } from '../core/context.ts';

type OrigenesQuery = InputOf<'listOrigenes'>['query'];
type Page = Pick<AnswerOf<'listOrigenes'>, 'origenes' | 'siguiente'>;

const NONE: Page = { origenes: [], siguiente: null };

/** Only this API has the call. */
async function readPage({ ownCall }: Context, query: OrigenesQuery): Promise<Page> {
  try {
    return await ownCall('listOrigenes', { query });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return NONE;
    throw error;
  }
}

export const origenMethods = ({ contextOf }: Access) => ({
  /** The text of the row of a file that a record comes from; '' for none. */
  async getOrigen(recurso: WithOrigen, id: number, { signal }: RequestOptions = {}) {
    const { origenes } = await readPage(contextOf({ signal }), { recurso, id });
    return { origen: origenes[0]?.origen ?? '' };
  },

  /** Reads what getOrigen reads, of all records of a kind that have one, by their ids. */
  async getOrigenes(recurso: WithOrigen) {
    const all: Page['origenes'] = [];
    let next: number | null = 0;
    while (next !== null) {
      const page: Page = await readPage(contextOf(), { recurso, ...(next > 0 && { despues_de: next }) });
      all.push(...page.origenes);
      next = page.siguiente;
    }
    return { origenes: new Map(all.map(({ id, origen }) => [id, origen])) };
  },
});
