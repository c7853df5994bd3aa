import { readGrupos } from '../../contract/wire/busqueda.ts';
import type { Context } from '../core/adapter.ts';

/** The records, active or not, that match a text, by kind; a kind without matches is left out. */
export const searchRecords = async ({ call }: Context, q: string) =>
  readGrupos(await call('searchAll', { query: { q } }));
