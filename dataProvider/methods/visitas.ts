import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { VISITADOS, type Visitado } from '../../contract/resources/siteResources.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

export interface VisitedRecord {
  recurso: Visitado;
  id: number;
}

export type VisitDay = AnswerOf<'listVisitas'>['dias'][number];
export type MostVisited = AnswerOf<'listVisitas'>['registros'][number];

export const visitasMethods = ({ contextOf }: Access) => ({
  /** The visits of the last 30 days. @param record null for all records */
  async getVisitas(record: VisitedRecord | null, { signal }: RequestOptions = {}) {
    const { dias, registros } = await contextOf({ signal }).ownCall('listVisitas', { query: record ?? {} });
    // A newer version of the server may count other kinds.
    return { dias, registros: registros.filter(({ recurso }) => VISITADOS.includes(recurso)) };
  },
});
